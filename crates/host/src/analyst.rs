//! Analyses of finished games: in the background, one at a time.

use std::{
    collections::{BTreeSet, HashSet},
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use catalog::{AnyGame, Inquiry};
use kernel::{Record, Seat, Seats};
use store::{Journal, TableId};
use tokio::{runtime::Handle, sync::Semaphore, task::spawn_blocking};

use crate::{HostError, actor::Shared, thinkers::Thinkers};

/// How many games may wait for their analysis.
const WAITING_MAX: usize = 256;

/// The analysis of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Analyzed {
    /// It is there: a [`catalog::Analysis`] as JSON.
    Ready(String),
    /// It is being made.
    Computing,
}

/// A finished game that is to be analyzed.
pub(crate) struct Review {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) record: Record,
    /// The seats of people: the choices of bots need no opinion.
    pub(crate) people: Seats,
    /// The choices, counted from 1, that bots made for people.
    pub(crate) held: BTreeSet<usize>,
}

impl fmt::Debug for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Review").finish_non_exhaustive()
    }
}

/// The games whose analysis is being made, and whose turn it is: one game at a time.
#[derive(Clone, Debug)]
pub(crate) struct Analyst {
    waiting: Arc<Mutex<HashSet<TableId>>>,
    turn: Arc<Semaphore>,
}

impl Default for Analyst {
    fn default() -> Self {
        Self { waiting: Arc::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyst {
    fn lock(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game on the list of those that wait; it leaves the list when this is dropped.
struct Entry {
    analyst: Analyst,
    id: TableId,
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.analyst.lock().remove(&self.id);
    }
}

impl<J: Journal> Shared<J> {
    /// Begins an analysis in the background, unless it has begun.
    pub(crate) fn analyze(&self, id: TableId, review: Review) -> Result<(), HostError> {
        let mut waiting = self.analyst.lock();
        if waiting.contains(&id) {
            return Ok(());
        }
        if waiting.len() >= WAITING_MAX {
            return Err(HostError::TryAgain);
        }
        waiting.insert(id);
        let entry = Entry { analyst: self.analyst.clone(), id };
        let (journal, thinkers) = (Arc::clone(&self.journal), self.thinkers.clone());
        tokio::spawn(async move {
            let Ok(_turn) = entry.analyst.turn.acquire().await else { return };
            // The work ends soon after this task, such as when the server closes.
            let wanted = Arc::new(());
            let is_wanted = Arc::downgrade(&wanted);
            let work = move || review.analyze(&thinkers, &|| is_wanted.strong_count() > 0);
            let Ok(Some(text)) = spawn_blocking(work).await else { return };
            if let Err(error) = journal.keep_analysis(id, text).await {
                tracing::error!(table = ?id, %error, "an analysis cannot be kept");
            }
            drop(wanted);
        });
        Ok(())
    }
}

impl Review {
    /// Analyzes the choices of people, in turns with the bots at tables, and writes the result as
    /// JSON. Returns `None` if nobody wants it any more.
    fn analyze(&self, thinkers: &Thinkers, is_wanted: &dyn Fn() -> bool) -> Option<String> {
        let runtime = Handle::current();
        // Bots that wait come first: a thread is taken anew for each choice.
        let thread = || runtime.block_on(thinkers.aside());
        let mut mine = thread();
        let wants = |at: usize, seat: Seat| self.people.has(seat) && !self.held.contains(&(at + 1));
        let mut go_on = |_: usize| {
            drop(mine.take());
            mine = thread();
            mine.is_some() && is_wanted()
        };
        match self.game.analyze(&self.record, Inquiry { wants: &wants, go_on: &mut go_on }) {
            Ok(analysis) => {
                analysis.map(|it| serde_json::to_string(&it).expect("figures are plain values"))
            }
            Err(error) => {
                tracing::error!(%error, "a finished game cannot be analyzed");
                None
            }
        }
    }
}
