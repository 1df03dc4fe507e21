//! Games over days: wakes the tables whose time is up and that have left memory.

use store::Journal;
use tokio::{task::AbortHandle, time::sleep};

use crate::{Host, HostError, Moment, live_tables::Audience};

/// After how many turns to try again to wake a table that cannot be read or does not go on.
const TRY_AGAIN_AFTER: u32 = 120;

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
        loop {
            sleep(self.shared.timeouts.wake_every).await;
            let now = Moment::now().millis();
            let late = match self.shared.journal.late_tables(now).await {
                Ok(late) => late,
                Err(error) => {
                    tracing::error!(%error, "late tables cannot be listed");
                    continue;
                }
            };
            for id in late {
                // Without room, the next turn tries again.
                if matches!(self.mailbox(id, Audience::Viewers).await, Err(HostError::Full)) {
                    continue;
                }
                // The next question of the table has a time of its own. Without one, the table is broken
                // or over: it must not be loaded at every turn, nor keep others from being woken.
                let pause = self.shared.timeouts.wake_every * TRY_AGAIN_AFTER;
                let later = Moment::now().later_by(pause).millis();
                if let Err(error) = self.shared.journal.put_off(id, now, later).await {
                    tracing::error!(table = ?id, %error, "a late table cannot be put off");
                }
            }
        }
    }
}
