//! What a table is opened with.

use catalog::AnyGame;
use kernel::{SeatCount, SetupError};

use super::HostError;
use crate::{Clock, TableEvent};

/// The settings of a table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The id of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The options, in their written form; empty for the defaults.
    pub options: String,
    /// The time limit for choices.
    pub clock: Clock,
    /// Whether the table is left out of the public list.
    pub private: bool,
    /// Whether nobody chats there, and there are only set phrases.
    pub quiet: bool,
    /// The text of the contents that the game is played with, if not with those that are built in.
    pub contents: Option<String>,
}

/// Returns the first lines of a table, or refuses.
pub(super) fn opening_lines(
    game: &dyn AnyGame,
    opening: &Opening,
) -> Result<Vec<TableEvent>, HostError> {
    let bad = |why| HostError::BadOpening { why };
    let options = game.options(&opening.options).map_err(|wrong| bad(wrong.what))?;
    let (range, asked) = (game.seats(), opening.seats);
    let seats = SeatCount::new(asked).filter(|seats| range.contains(&seats.get()));
    let seats = seats.ok_or_else(|| {
        let (least, most) = (*range.start(), *range.end());
        bad(SetupError { game: game.id(), least, most, asked }.into())
    })?;
    let opened = TableEvent::Opened { game: game.id().to_owned(), seats, private: opening.private };
    let contents = game.contents().map(TableEvent::Contents);
    let agreed = [TableEvent::Options(options.to_string()), TableEvent::Clock(opening.clock)];
    let quiet = opening.quiet.then_some(TableEvent::Quiet(true));
    Ok([opened].into_iter().chain(contents).chain(agreed).chain(quiet).collect())
}
