//! Errors in records.

use kernel::{Chosen, Game, RecordError, Replay};
use thiserror::Error;

use crate::Fact;

/// An error in a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{error}")]
pub struct Flaw {
    /// The error, with its place.
    pub error: RecordError,
    /// The reason, if the rules refuse a choice; its field `refusal` is the kind.
    pub refused: Option<Fact>,
}

impl From<RecordError> for Flaw {
    fn from(error: RecordError) -> Self {
        Self { error, refused: None }
    }
}

/// Adds the reason to an error, if the rules refuse the next choice.
pub(crate) fn of<G: Game>(error: RecordError, replay: &Replay<'_, G>, next: &Chosen) -> Flaw {
    let refused = G::read(replay.contents(), &next.choice).ok().and_then(|choice| {
        let refusal = replay.game().admit(next.seat, choice).err()?;
        Some(Fact::of(&refusal))
    });
    Flaw { error, refused }
}
