//! What is wrong with a record of a game.

use kernel::{Chosen, Game, RecordError, Replay};
use thiserror::Error;

use crate::Fact;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{error}")]
pub struct Flaw {
    /// Where, and what.
    pub error: RecordError,
    /// Why, where the rules refuse a choice; its `refusal` is its kind.
    pub refused: Option<Fact>,
}

impl From<RecordError> for Flaw {
    fn from(error: RecordError) -> Self {
        Self { error, refused: None }
    }
}

/// The same error, with what the rules have against the next choice if it is they who refuse it.
pub(crate) fn of<G: Game>(error: RecordError, replay: &Replay<'_, G>, next: &Chosen) -> Flaw {
    let refused = next.choice.parse().ok().and_then(|choice| {
        let refusal = replay.game().admit(next.seat, choice).err()?;
        Some(Fact::of(&refusal))
    });
    Flaw { error, refused }
}
