//! The public tables: what anybody may find without knowing a name.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde::Serialize;
use store::TableId;

use crate::{Place, Stage, Table, snapshot::places};

/// A public table in one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Its name.
    pub table: TableId,
    /// Which game it is for.
    pub game: &'static str,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Place>,
}

/// So many at least are remembered; a table that is forgotten comes back when somebody writes.
const KEPT_MAX: usize = 1_000;
/// So many are listed, those that were written to last.
const LISTED_MAX: usize = 100;

/// All public tables whose game is not over, kept up to date by the tables themselves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing(Arc<Mutex<Board>>);

#[derive(Debug, Default)]
struct Board {
    /// Rises with every note, so that tables can be put in order.
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
    /// Notes how a table stands; a private one leaves no trace here.
    pub(crate) fn note(&self, id: TableId, table: &Table) {
        if table.is_private() {
            return;
        }
        let (game, stage, seats) = (table.game().id(), table.stage(), places(table));
        let mut board = self.lock();
        if stage == Stage::Over {
            board.tables.remove(&id);
            return;
        }
        board.notes += 1;
        let note = board.notes;
        board.tables.insert(id, (note, Listed { table: id, game, stage, seats }));
        if board.tables.len() > 2 * KEPT_MAX {
            board.forget_the_oldest();
        }
    }

    /// The tables that were written to last, the newest first.
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
