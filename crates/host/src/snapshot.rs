//! A table as one viewer sees it, whole.

use catalog::{Level, View};
use kernel::{Commitment, Seat, Seats};
use serde::Serialize;
use store::{TableId, Version};

use crate::{Asked, ChatMessage, Occupant, Question, Stage, Table, TokenHash};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// Its name.
    pub table: TableId,
    /// How many lines it has.
    pub version: Version,
    /// Which game it is for.
    pub game: &'static str,
    /// Whether it is found only by its name.
    pub private: bool,
    /// How far it has come.
    pub stage: Stage,
    /// What is agreed about the game.
    pub options: String,
    /// How long one may think.
    pub clock: String,
    /// Who sits where.
    pub seats: Vec<Place>,
    /// From which seats somebody looks on.
    pub here: Seats,
    /// Where the viewer sits, if anywhere.
    pub you: Option<Seat>,
    /// What was published of the secret before the deal.
    pub commitment: Option<Commitment>,
    /// How many choices have been made.
    pub choices: usize,
    /// What the viewer may know of the game.
    pub view: Option<View>,
    /// What the game waits for.
    pub question: Question,
    /// What was said last, the newest at the end.
    pub chat: Vec<ChatMessage>,
    /// Where the table goes on after a rematch.
    pub next: Option<TableId>,
}

/// A seat as anybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// What its sitter is called; nobody, if it is free.
    pub name: Option<String>,
    /// The bot that sits there.
    pub bot: Option<&'static str>,
}

impl Snapshot {
    /// Draws the table for who has this token.
    pub(crate) fn of(
        (id, table): (TableId, &Table),
        token: Option<TokenHash>,
        asked: &Asked,
        here: Seats,
    ) -> Self {
        let you = token.and_then(|token| table.seat_of(token));
        let eyes = table.eyes_of(token);
        Self {
            table: id,
            version: table.version(),
            game: table.game().id(),
            private: table.is_private(),
            stage: table.stage(),
            options: table.options().to_string(),
            clock: table.clock().to_string(),
            seats: places(table),
            here,
            you,
            commitment: table.commitment(),
            choices: table.choices(),
            view: table.view(eyes),
            question: asked.for_eyes(eyes),
            chat: table.chat().cloned().collect(),
            next: table.next(),
        }
    }
}

/// Who sits where, as anybody may know.
pub(crate) fn places(table: &Table) -> Vec<Place> {
    let place = |sitter: &Occupant| Place {
        name: sitter.name().map(str::to_owned),
        bot: match sitter {
            Occupant::Bot { level, .. } => Some(Level::id(*level)),
            Occupant::Nobody | Occupant::Human { .. } => None,
        },
    };
    table.seats().values().map(place).collect()
}
