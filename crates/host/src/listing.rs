//! The list of public tables, which anybody may see.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kernel::Seats;
use serde::Serialize;
use store::TableId;

use crate::{SeatInfo, Stage, Table, snapshot::seat_infos};

/// A public table in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The id of the table.
    pub table: TableId,
    /// The id of the game.
    pub game: &'static str,
    /// The stage of the table.
    pub stage: Stage,
    /// The occupants, by seat.
    pub seats: Vec<SeatInfo>,
    /// The seats of players who were removed during the game: anybody may take them.
    pub vacant: Seats,
}

/// How many tables stay when the list is cut. A dropped table returns with its next change.
const KEPT_MAX: usize = 1_000;
/// How many tables are listed: those that changed last.
const LISTED_MAX: usize = 100;

/// The public tables whose game is not over. Each live table updates its own entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing(Arc<Mutex<Board>>);

#[derive(Debug, Default)]
struct Board {
    /// A counter that orders the tables by their last change.
    notes: u64,
    tables: HashMap<TableId, (u64, Listed)>,
}

impl Board {
    fn forget_the_oldest(&mut self) {
        let mut notes: Vec<u64> = self.tables.values().map(|(note, _)| *note).collect();
        notes.sort_unstable_by_key(|note| Reverse(*note));
        let oldest = notes[KEPT_MAX - 1];
        self.tables.retain(|_, (note, _)| *note >= oldest);
    }
}

impl Listing {
    /// Updates the entry of a table, unless it is private; removes it when the game is over.
    pub(crate) fn note(&self, id: TableId, table: &Table) {
        if table.is_private() {
            return;
        }
        let (game, stage, seats) = (table.game().id(), table.stage(), seat_infos(table));
        let vacant = table.vacant();
        let mut board = self.lock();
        if stage == Stage::Over {
            board.tables.remove(&id);
            return;
        }
        board.notes += 1;
        let note = board.notes;
        board.tables.insert(id, (note, Listed { table: id, game, stage, seats, vacant }));
        if board.tables.len() > 2 * KEPT_MAX {
            board.forget_the_oldest();
        }
    }

    /// Removes the entry of a table that was closed.
    pub(crate) fn forget(&self, id: TableId) {
        self.lock().tables.remove(&id);
    }

    /// Returns the tables that changed last, the newest first.
    pub(crate) fn newest(&self) -> Vec<Listed> {
        let board = self.lock();
        let mut listed: Vec<&(u64, Listed)> = board.tables.values().collect();
        listed.sort_unstable_by_key(|(note, _)| Reverse(*note));
        listed.into_iter().take(LISTED_MAX).map(|(_, listed)| listed.clone()).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Board> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
