//! A table as one viewer sees it, whole.

use catalog::{Level, View};
use kernel::{Commitment, Eyes, Seat};
use serde::{Serialize, Serializer};
use store::{TableId, Version};

use crate::{Sitter, Stage, Table, TokenHash};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// Its name.
    #[serde(serialize_with = "as_text")]
    pub table: TableId,
    /// How many lines it has.
    #[serde(serialize_with = "as_number")]
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
    /// Where the viewer sits, if anywhere.
    pub you: Option<Seat>,
    /// What was published of the secret before the deal.
    pub commitment: Option<Commitment>,
    /// How many choices have been made.
    pub choices: usize,
    /// What the viewer may know of the game.
    pub view: Option<View>,
    /// What the viewer may choose now.
    pub legal: Vec<String>,
    /// What was said, the newest first.
    pub chat: Vec<(Seat, String)>,
    /// Where the table goes on after a rematch.
    #[serde(serialize_with = "as_optional_text")]
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
        table: &Table,
        id: TableId,
        version: Version,
        token: Option<TokenHash>,
    ) -> Self {
        let you = token.and_then(|token| table.seat_of(token));
        Self {
            table: id,
            version,
            game: table.game().id(),
            private: table.is_private(),
            stage: table.stage(),
            options: table.options().to_string(),
            clock: table.clock().to_string(),
            seats: places(table),
            you,
            commitment: table.commitment(),
            choices: table.choices(),
            view: table.view(you.map_or(Eyes::Crowd, Eyes::Seat)),
            legal: you.map(|seat| table.legal(seat)).unwrap_or_default(),
            chat: table.chat().cloned().collect(),
            next: table.next(),
        }
    }
}

/// Who sits where, as anybody may know.
pub(crate) fn places(table: &Table) -> Vec<Place> {
    let place = |sitter: &Sitter| Place {
        name: sitter.name().map(str::to_owned),
        bot: match sitter {
            Sitter::Bot { level, .. } => Some(Level::id(*level)),
            Sitter::Nobody | Sitter::Human { .. } => None,
        },
    };
    table.seats().values().map(place).collect()
}

fn as_text<S: Serializer>(table: &TableId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(table)
}

#[expect(clippy::ref_option, reason = "serde hands it over so")]
fn as_optional_text<S: Serializer>(
    table: &Option<TableId>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    table.map(|table| table.to_string()).serialize(serializer)
}

fn as_number<S: Serializer>(version: &Version, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(version.get())
}
