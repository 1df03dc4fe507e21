//! What is wrong with a record of a game.

use kernel::{Chosen, Dice, Game, Ignore, RecordError, Replay, Seed};
use serde_json::Value;
use thiserror::Error;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{error}")]
pub struct Flaw {
    /// Where, and what.
    pub error: RecordError,
    /// Where the rules refuse a choice: why, as an object whose `refusal` is its kind.
    pub refused: Option<Box<Value>>,
}

impl From<RecordError> for Flaw {
    fn from(error: RecordError) -> Self {
        Self { error, refused: None }
    }
}

/// The same error, with what the rules have against the next choice if it is they who refuse it.
pub(crate) fn of<G: Game>(error: RecordError, replay: &Replay<'_, G>, next: &Chosen) -> Flaw {
    let refused = next.choice.parse().ok().and_then(|choice| {
        // What is refused rolls no dice.
        let (mut game, mut dice) = (replay.game().clone(), Dice::new(&Seed::from(0)));
        let refusal = game.choose(next.seat, choice, &mut dice, &mut Ignore).err()?;
        serde_json::to_value(refusal).ok().map(Box::new)
    });
    Flaw { error, refused }
}
