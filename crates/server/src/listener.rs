//! A subscription to a table that goes on for as long as there is a table: it subscribes again where
//! the table left memory or changed its seats, and beats while nothing happens.

use host::{HostError, Subscription, TokenHash, Update};
use metrics::gauge;
use store::{TableId, Version};
use tokio::time::sleep;

use crate::{App, Closing};

/// Listens at a table for one viewer.
pub(crate) struct Listener {
    pub(crate) app: App,
    pub(crate) table: TableId,
    pub(crate) token: Option<TokenHash>,
    subscription: Subscription,
    closing: Closing,
    /// Whether the subscription has ended, so that there must be a new one.
    has_ended: bool,
    _counted: Counted,
}

impl Listener {
    /// Begins to listen, after what the viewer has seen.
    pub(crate) async fn begin(
        app: App,
        (table, token): (TableId, Option<TokenHash>),
        seen: Option<Version>,
    ) -> Result<Self, HostError> {
        let subscription = app.host.subscribe(table, token, seen).await?;
        let (closing, has_ended, counted) = (app.closing.clone(), false, Counted::new());
        Ok(Self { app, table, token, subscription, closing, has_ended, _counted: counted })
    }

    /// Waits for the next update, for a viewer who was told up to a version. It is `None` if the
    /// server closes or the table cannot be reached any more, and `Some(None)` if nothing happened
    /// for a while.
    pub(crate) async fn next(&mut self, told: Version) -> Option<Option<Update>> {
        loop {
            if self.has_ended {
                let again = self.app.host.subscribe(self.table, self.token, Some(told));
                (self.subscription, self.has_ended) = (again.await.ok()?, false);
            }
            let update = tokio::select! {
                update = self.subscription.next() => update,
                () = self.closing.said() => return None,
                () = sleep(self.app.settings.heartbeat) => return Some(None),
            };
            match update {
                Update::Ended => self.has_ended = true,
                update => return Some(Some(update)),
            }
        }
    }

    /// Returns the next update if it is there already.
    pub(crate) fn try_next(&mut self) -> Option<Update> {
        if self.has_ended {
            return None;
        }
        let update = self.subscription.try_next()?;
        self.has_ended = update == Update::Ended;
        (!self.has_ended).then_some(update)
    }
}

/// Counts a stream for as long as it is there.
struct Counted;

impl Counted {
    fn new() -> Self {
        gauge!("sombra_streams").increment(1.0);
        Self
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!("sombra_streams").decrement(1.0);
    }
}
