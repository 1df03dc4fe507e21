//! What people who are away should be told.

use store::TableId;
use tokio::sync::broadcast;

use crate::TokenHash;

/// How many alerts may wait to be sent. If there are more, the oldest are lost: nobody waits for
/// them.
const WAITING_MAX: usize = 1_024;

/// Something that a person who is away should be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alert {
    /// The table.
    pub table: TableId,
    /// The person.
    pub token: TokenHash,
    /// What has happened.
    pub what: Happening,
}

/// What has happened at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The table waits for the person.
    YourMove,
    /// The game is over.
    Over,
}

/// Sends alerts to whoever delivers them.
#[derive(Clone, Debug)]
pub(crate) struct Alerts(broadcast::Sender<Alert>);

impl Default for Alerts {
    fn default() -> Self {
        Self(broadcast::channel(WAITING_MAX).0)
    }
}

impl Alerts {
    pub(crate) fn send(&self, alert: Alert) {
        // An error means that nobody delivers alerts.
        let _ = self.0.send(alert);
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Alert> {
        self.0.subscribe()
    }
}
