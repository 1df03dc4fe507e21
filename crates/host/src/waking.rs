//! Games over days: wakes the tables whose time is up and that have left memory.

use std::collections::HashSet;

use store::{Journal, TableId};
use tokio::{task::AbortHandle, time::sleep};

use crate::{Host, HostError, Moment, live_tables::Audience};

/// Ends the task that wakes tables when the last copy of its host is dropped.
#[derive(Debug)]
pub(crate) struct Waking(pub(crate) AbortHandle);

impl Drop for Waking {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl<J: Journal> Host<J> {
    /// Looks from time to time for tables that are late. Once in memory, a table sees for itself that
    /// its time is up.
    pub(crate) async fn wake_late_tables(self) {
        let mut broken: HashSet<TableId> = HashSet::new();
        loop {
            sleep(self.shared.timeouts.wake_every).await;
            let late = match self.shared.journal.late_tables(Moment::now().millis()).await {
                Ok(late) => late,
                Err(error) => {
                    tracing::error!(%error, "late tables cannot be listed");
                    continue;
                }
            };
            for id in late.into_iter().filter(|id| !broken.contains(id)).collect::<Vec<_>>() {
                match self.mailbox(id, Audience::Viewers).await {
                    // Without room, the next turn tries again.
                    Ok(_) | Err(HostError::Full) => {}
                    // The cause has been logged; it would be logged again at every turn.
                    Err(_) => drop(broken.insert(id)),
                }
            }
        }
    }
}
