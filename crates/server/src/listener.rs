//! A subscription that lasts: it subscribes again when the table left memory or its seats changed,
//! and wakes up for a heartbeat when nothing happens.

use std::pin::Pin;

use host::{HostError, Subscription, Update};
use kernel::Eyes;
use metrics::gauge;
use store::Version;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use crate::{App, caller::Viewer, guests::Guest, middleware::Peer};

/// A lasting subscription to a table for one viewer.
pub(crate) struct Listener {
    pub(crate) app: App,
    pub(crate) viewer: Viewer,
    subscription: Subscription,
    /// Counts the viewer at this address, without a seat.
    guest: Option<Guest>,
    /// Made once for a stream, not for each update: timers and signals are shared by all streams.
    closing: Pin<Box<dyn Future<Output = ()> + Send + Sync>>,
    heartbeat: Interval,
    /// Whether the subscription has ended and must be renewed.
    has_ended: bool,
    _counted: Counted,
}

impl Listener {
    /// Subscribes, from the version that the viewer has seen if there is one.
    pub(crate) async fn begin(
        app: App,
        viewer: Viewer,
        seen: Option<Version>,
    ) -> Result<Self, HostError> {
        let subscription = app.host.subscribe(viewer.table, viewer.token, seen).await?;
        let guest = counted(&app, &subscription, viewer.from)?;
        let (mut signal, every) = (app.closing.clone(), app.settings.heartbeat);
        let closing = Box::pin(async move { signal.said().await });
        let mut heartbeat = interval_at(Instant::now() + every, every);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ok(Self {
            app,
            viewer,
            subscription,
            guest,
            closing,
            heartbeat,
            has_ended: false,
            _counted: Counted::new(),
        })
    }

    /// Waits for the next update after the version `told`. Returns `Some(None)` when a heartbeat is
    /// due, and `None` when the server closes or the table cannot be reached.
    pub(crate) async fn next(&mut self, told: Version) -> Option<Option<Update>> {
        loop {
            if self.has_ended {
                let Viewer { table, token, .. } = self.viewer;
                let again = self.app.host.subscribe(table, token, Some(told));
                (self.subscription, self.has_ended) = (again.await.ok()?, false);
                // The viewer may have lost the seat.
                self.guest = None;
                self.guest = counted(&self.app, &self.subscription, self.viewer.from).ok()?;
            }
            self.subscription.skip_to(told);
            let update = tokio::select! {
                update = self.subscription.next() => update,
                () = &mut self.closing => return None,
                _ = self.heartbeat.tick() => return Some(None),
            };
            match update {
                Update::Ended => self.has_ended = true,
                update => return Some(Some(update)),
            }
        }
    }

    /// Returns the next update after the version `told` if there is one already.
    pub(crate) fn try_next(&mut self, told: Version) -> Option<Update> {
        if self.has_ended {
            return None;
        }
        self.subscription.skip_to(told);
        let update = self.subscription.try_next()?;
        self.has_ended = update == Update::Ended;
        (!self.has_ended).then_some(update)
    }
}

/// Counts a viewer without a seat at its address, if there is still room.
fn counted(
    app: &App,
    subscription: &Subscription,
    from: Option<Peer>,
) -> Result<Option<Guest>, HostError> {
    let Some(Peer(from)) = from.filter(|_| subscription.eyes() == Eyes::Crowd) else {
        return Ok(None);
    };
    app.viewers.enter(from.ip()).map(Some).ok_or(HostError::TooManyWatchers)
}

/// A guard that counts one open stream in the metrics.
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
