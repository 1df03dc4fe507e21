//! Open tables: how many there are, and closing those that nobody uses any more.

use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use store::Journal;
use tokio::time::sleep;

use crate::{actor::Shared, listing::Listing};

/// How often the host looks for tables that nobody uses.
const SWEEP_EVERY: Duration = Duration::from_hours(1);

/// The number of open tables.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenCount(Arc<AtomicUsize>);

impl OpenCount {
    pub(crate) fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn set(&self, open: usize) {
        self.0.store(open, Ordering::Relaxed);
    }

    /// Counts one more table, unless there are `most` already. Returns whether it was counted.
    pub(crate) fn add_one(&self, most: usize) -> bool {
        let add = |open: usize| (open < most).then(|| open + 1);
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).is_ok()
    }

    /// Counts this many more tables, or less.
    pub(crate) fn change(&self, more: isize) {
        let change = |open: usize| Some(open.saturating_add_signed(more));
        let _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, change);
    }
}

/// Closes unused tables from time to time, as long as the host lives.
pub(crate) struct Sweeping<J> {
    journal: Weak<J>,
    listing: Listing,
    opened: OpenCount,
    unused: Duration,
}

impl<J: Journal> Sweeping<J> {
    pub(crate) fn of(shared: &Shared<J>) -> Self {
        let (journal, unused) = (Arc::downgrade(&shared.journal), shared.timeouts.unused_after);
        Self { journal, listing: shared.listing.clone(), opened: shared.opened.clone(), unused }
    }

    pub(crate) async fn go_on(self) {
        while let Some(journal) = self.journal.upgrade() {
            self.sweep(&*journal).await;
            drop(journal);
            sleep(SWEEP_EVERY).await;
        }
    }

    async fn sweep(&self, journal: &J) {
        loop {
            match journal.sweep(self.unused).await {
                Ok(closed) if closed.is_empty() => return,
                Ok(closed) => {
                    for table in &closed {
                        self.opened.change(-1);
                        self.listing.forget(*table);
                    }
                    tracing::info!(tables = closed.len(), "unused tables are closed");
                }
                Err(error) => return tracing::error!(%error, "unused tables cannot be closed"),
            }
        }
    }
}
