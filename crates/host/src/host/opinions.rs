//! What a strong bot thinks: hints at a live table, and the analysis of a finished game.

use std::sync::Arc;

use store::{Journal, TableId};

use super::{Host, failed, may_sit};
use crate::{Analyzed, Hint, HostError, Refusal, TokenHash, actor::Request, live_tables::Audience};

impl<J: Journal> Host<J> {
    /// Returns what a strong bot would choose for the owner of this token, from what that seat knows.
    /// It is thought about once for each question, and never written down.
    ///
    /// # Errors
    ///
    /// If the token has no seat, other people play there, or nothing is asked of the seat.
    pub async fn hint(&self, id: TableId, token: TokenHash) -> Result<Arc<Hint>, HostError> {
        self.ask((id, Audience::Players), |reply| Request::Hint(token, reply)).await?
    }

    /// Returns what a strong bot thinks of a finished game. The first call begins an analysis in the
    /// background, one at a time and in turns with the bots at tables; the journal keeps it.
    ///
    /// # Errors
    ///
    /// If the game is not over, the table does not exist, or too many analyses wait.
    pub async fn analysis(&self, id: TableId) -> Result<Analyzed, HostError> {
        if let Some(text) = self.kept_analysis(id).await? {
            return Ok(Analyzed::Ready(text));
        }
        let review = self.ask((id, may_sit(None)), Request::Review).await?;
        let review = review.ok_or(Refusal::NotOver)?;
        self.shared.analyze(id, review)?;
        Ok(Analyzed::Computing)
    }

    /// Returns the analysis of a game, if it was made before.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn kept_analysis(&self, id: TableId) -> Result<Option<String>, HostError> {
        let kept = self.shared.journal.analysis(id).await;
        kept.map_err(|error| failed(Some(id), &error))
    }
}
