//! The browsers that want notices about a table.

use store::{Journal, Subscriber, TableId};
use tokio::sync::broadcast;

use super::{Host, HostError, failed};
use crate::{Alert, Happening, Refusal, Snapshot, Stage, TokenHash};

impl<J: Journal> Host<J> {
    /// Returns what people who are away should be told from now on.
    pub fn alerts(&self) -> broadcast::Receiver<Alert> {
        self.shared.alerts.subscribe()
    }

    /// Keeps a browser that wants notices about the seat of this token.
    ///
    /// # Errors
    ///
    /// If the token has no seat there or too many browsers, or the journal cannot be used.
    pub async fn keep_subscriber(
        &self,
        table: TableId,
        token: TokenHash,
        subscriber: Subscriber,
    ) -> Result<(), HostError> {
        let seen = self.glance(table, token).await?;
        if seen.you.is_none() {
            return Err(Refusal::NotSeated.into());
        }
        if seen.stage == Stage::Over {
            return Err(Refusal::Over.into());
        }
        let kept = self.shared.journal.keep_subscriber(table, token.to_string(), subscriber).await;
        let is_kept = kept.map_err(|error| failed(Some(table), &error))?;
        if is_kept { Ok(()) } else { Err(HostError::TooManyBrowsers) }
    }

    /// Drops a browser that wants no more notices about a table.
    ///
    /// # Errors
    ///
    /// If the journal cannot be used.
    pub async fn drop_subscriber(
        &self,
        table: TableId,
        token: TokenHash,
        endpoint: String,
    ) -> Result<(), HostError> {
        let dropped = self.shared.journal.drop_subscriber(table, token.to_string(), endpoint).await;
        dropped.map_err(|error| failed(Some(table), &error))
    }

    /// Drops all browsers of a token, at every table.
    ///
    /// # Errors
    ///
    /// If the journal cannot be used.
    pub async fn drop_subscribers(&self, token: TokenHash) -> Result<(), HostError> {
        let dropped = self.shared.journal.drop_subscribers(token.to_string()).await;
        dropped.map_err(|error| failed(None, &error))
    }

    /// Returns the browsers that an alert goes to, and the table as its player sees it: nothing if
    /// there are none, or what the alert says does not hold any more.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn recipients(
        &self,
        Alert { table, token, what }: Alert,
    ) -> Result<Option<(Snapshot, Vec<Subscriber>)>, HostError> {
        let found = self.shared.journal.subscribers(table, token.to_string()).await;
        let found = found.map_err(|error| failed(Some(table), &error))?;
        if found.is_empty() {
            return Ok(None);
        }
        let seen = self.glance(table, token).await?;
        let still_holds = match what {
            Happening::YourMove => !seen.question.legal.is_empty(),
            Happening::Over => seen.you.is_some(),
        };
        Ok(Some((seen, found)).filter(|_| still_holds))
    }
}
