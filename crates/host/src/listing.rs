//! The list of public tables, which anybody may see.

use std::{
    cmp::Reverse,
    collections::HashMap,
    net::IpAddr,
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
/// How many tables are listed.
const LISTED_MAX: usize = 100;

/// The public tables whose game is not over. Each live table updates its own entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing(Arc<Mutex<Board>>);

#[derive(Debug, Default)]
struct Board {
    /// A counter that orders the tables by their last change.
    notes: u64,
    tables: HashMap<TableId, Entry>,
}

#[derive(Debug)]
struct Entry {
    note: u64,
    /// The address that the table was opened from, as far as this process knows it.
    opener: Option<IpAddr>,
    listed: Listed,
}

impl Entry {
    fn is_deserted(&self) -> bool {
        !self.listed.seats.iter().any(|seat| seat.name.is_some() && seat.bot.is_none())
    }
}

impl Board {
    /// Returns the tables in rounds: the first table of each opener, then the second of each, and so
    /// on, so that nobody fills the list alone. In each round, and of each opener, those with a
    /// person come first, and then those that changed last.
    fn fairly(&self) -> Vec<&Entry> {
        let mut entries: Vec<&Entry> = self.tables.values().collect();
        entries.sort_unstable_by_key(|entry| (entry.is_deserted(), Reverse(entry.note)));
        let mut shares: HashMap<Option<IpAddr>, usize> = HashMap::new();
        let round = |entry: &&Entry| {
            let share = shares.entry(entry.opener).or_default();
            *share += 1;
            *share
        };
        let rounds: Vec<usize> = entries.iter().map(round).collect();
        let mut ordered: Vec<(usize, &Entry)> = rounds.into_iter().zip(entries).collect();
        ordered.sort_by_key(|(round, _)| *round);
        ordered.into_iter().map(|(_, entry)| entry).collect()
    }

    fn forget_the_last(&mut self) {
        let last: Vec<TableId> =
            self.fairly().iter().skip(KEPT_MAX).map(|entry| entry.listed.table).collect();
        for table in last {
            self.tables.remove(&table);
        }
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
        let opener = board.tables.get(&id).and_then(|entry| entry.opener);
        let listed = Listed { table: id, game, stage, seats, vacant };
        board.tables.insert(id, Entry { note, opener, listed });
        if board.tables.len() > 2 * KEPT_MAX {
            board.forget_the_last();
        }
    }

    /// Notes from which address a table was opened.
    pub(crate) fn note_opener(&self, id: TableId, from: Option<IpAddr>) {
        if let Some(entry) = self.lock().tables.get_mut(&id) {
            entry.opener = from;
        }
    }

    /// Removes the entry of a table that was closed.
    pub(crate) fn forget(&self, id: TableId) {
        self.lock().tables.remove(&id);
    }

    /// Returns the tables that are listed, in the order of the list.
    pub(crate) fn listed(&self) -> Vec<Listed> {
        let board = self.lock();
        board.fairly().into_iter().take(LISTED_MAX).map(|entry| entry.listed.clone()).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Board> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds tables that this address has opened, each with a person if there is a name.
    fn add(board: &mut Board, count: usize, (from, name): (&str, Option<&str>)) -> Vec<TableId> {
        let ids: Vec<TableId> =
            (0..count).map(|_| TableId::fresh().expect("random numbers")).collect();
        for &table in &ids {
            board.notes += 1;
            let seats = vec![SeatInfo { name: name.map(str::to_owned), bot: None }];
            let (game, stage, vacant) = ("goofspiel", Stage::Gathering, Seats::NONE);
            let listed = Listed { table, game, stage, seats, vacant };
            let entry = Entry { note: board.notes, opener: from.parse().ok(), listed };
            board.tables.insert(table, entry);
        }
        ids
    }

    #[test]
    fn nobody_fills_the_list_alone() {
        let mut board = Board::default();
        let alone = add(&mut board, 1, ("10.0.0.1", None));
        let friends = add(&mut board, 2, ("10.0.0.2", Some("Alba")));
        let flood = add(&mut board, 2 * KEPT_MAX, ("10.0.0.3", Some("Zed")));
        board.forget_the_last();
        assert_eq!(board.tables.len(), KEPT_MAX);
        let listed: Vec<TableId> = board.fairly().iter().map(|entry| entry.listed.table).collect();
        let newest = flood.len() - 1;
        let first = [flood[newest], friends[1], alone[0], flood[newest - 1], friends[0]];
        assert_eq!(listed[..5], first, "in rounds, those with people first");
    }
}
