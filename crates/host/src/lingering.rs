//! Who is still at the end of a game: the table of the rematch waits for these people.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use store::TableId;
use tokio::time::Instant;

use crate::TokenHash;

/// The people at all finished tables that have a rematch, by the table of the rematch.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lingering(Arc<Mutex<HashMap<TableId, People>>>);

/// The people of a finished table, and their last signs of life there.
pub(crate) type People = Vec<(TokenHash, Seen)>;

/// When somebody was last seen at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Seen {
    /// At this moment, or not since the table was loaded then.
    At(Instant),
    /// The person looks at it now.
    Now,
}

/// The entry of one finished table; dropping it removes the entry.
#[derive(Debug)]
pub(crate) struct Entry {
    all: Lingering,
    next: TableId,
}

impl Lingering {
    /// Makes an entry for the table of a rematch.
    pub(crate) fn entry(&self, next: TableId) -> Entry {
        Entry { all: self.clone(), next }
    }

    /// Returns when somebody was last seen at the table before this one; `None` if this table is no
    /// rematch, or if the table before it is not in memory.
    pub(crate) fn seen(&self, table: TableId, who: TokenHash) -> Option<Seen> {
        let all = self.lock();
        let people = all.get(&table)?.iter();
        people.filter(|(token, _)| *token == who).map(|(_, seen)| *seen).max()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, People>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entry {
    /// Replaces what is known of these people.
    pub(crate) fn note(&self, people: People) {
        self.all.lock().insert(self.next, people);
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.all.lock().remove(&self.next);
    }
}
