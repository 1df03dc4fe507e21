//! The whole table as one viewer sees it.

use catalog::{AnyGame, Level, View};
use kernel::{Commitment, ContentsHash, Seat, Seats, Standing};
use serde::{Serialize, Serializer};
use store::{TableId, Version};

use crate::{
    Asked, ChatMessage, Occupant, Present, Question, Stage, Table, TokenHash, WatcherMessage,
};

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// The id of the table.
    pub table: TableId,
    /// How many lines the table has in the journal.
    pub version: Version,
    /// The id of the game.
    pub game: &'static str,
    /// Whether the table is left out of the public list.
    pub private: bool,
    /// The stage of the table.
    pub stage: Stage,
    /// The options of the game, in their written form.
    pub options: String,
    /// What the game is played with, if that can be replaced.
    pub cards: Option<ContentsInfo>,
    /// The clock, in its written form.
    pub clock: String,
    /// The occupants, by seat.
    pub seats: Vec<SeatInfo>,
    /// Who is here, and for whom the others wait.
    #[serde(flatten)]
    pub present: Present,
    /// The viewer's seat, if any.
    pub you: Option<Seat>,
    /// What the viewer answers without being asked.
    pub standing: Option<Standing>,
    /// The commitment to the secret that the deal follows from.
    pub commitment: Option<Commitment>,
    /// How many choices have been made.
    pub choices: usize,
    /// What the viewer may know of the game.
    pub view: Option<View>,
    /// What the game waits for.
    pub question: Question,
    /// The last chat messages, the newest at the end.
    pub chat: Vec<ChatMessage>,
    /// What those who watch have said lately, if the viewer is one of them.
    pub watcher_chat: Vec<WatcherMessage>,
    /// Whether there are only set phrases.
    pub quiet: bool,
    /// The seat of the host of the table, if a person sits here.
    pub host: Option<Seat>,
    /// The seats whose players may not talk.
    pub muted: Seats,
    /// The seats of players who were removed during the game: anybody may take them.
    pub vacant: Seats,
    /// Whether the host has removed the viewer, who may not sit here any more.
    pub removed: bool,
    /// The table of the rematch, if there is one.
    pub next: Option<TableId>,
    /// The seat that asked for the rematch, if it is known.
    pub next_by: Option<Seat>,
}

/// What a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ContentsInfo {
    /// The hash of the text.
    pub hash: ContentsHash,
    /// Whether the table has brought its own, other than those that are built in now.
    pub own: bool,
}

impl Snapshot {
    /// Returns the hash of the table's cards, if it has brought its own.
    pub fn own_cards(&self) -> Option<ContentsHash> {
        self.cards.filter(|cards| cards.own).map(|cards| cards.hash)
    }
}

impl ContentsInfo {
    fn of(game: &dyn AnyGame) -> Option<Self> {
        let hash = game.contents()?;
        Some(Self { hash, own: catalog::own_contents(game).is_some() })
    }
}

/// A seat as anybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatInfo {
    /// The occupant's name; `None` if the seat is free.
    pub name: Option<String>,
    /// The level of the bot, if a bot sits there.
    #[serde(serialize_with = "as_id")]
    pub bot: Option<Level>,
}

impl Snapshot {
    /// Builds the snapshot for the owner of this token.
    pub(crate) fn of(
        (id, table): (TableId, &Table),
        token: Option<TokenHash>,
        asked: &Asked,
        present: Present,
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
            cards: ContentsInfo::of(table.game()),
            clock: table.clock().to_string(),
            seats: seat_infos(table),
            present,
            you,
            standing: None,
            commitment: table.commitment(),
            choices: table.choices(),
            view: table.view(eyes),
            question: asked.for_eyes(eyes),
            chat: table.chat().cloned().collect(),
            watcher_chat: Vec::new(),
            quiet: table.is_quiet(),
            host: table.host(),
            muted: table.muted(),
            vacant: table.vacant(),
            removed: token.is_some_and(|token| table.is_removed(token)),
            next: table.next(),
            next_by: table.next_by(),
        }
    }
}

/// Writes a level by its id.
#[expect(clippy::ref_option, reason = "serde hands it over so")]
fn as_id<S: Serializer>(level: &Option<Level>, to: S) -> Result<S::Ok, S::Error> {
    level.map(Level::id).serialize(to)
}

/// Lists the occupants as anybody may see them.
pub(crate) fn seat_infos(table: &Table) -> Vec<SeatInfo> {
    let info = |occupant: &Occupant| SeatInfo {
        name: occupant.name().map(str::to_owned),
        bot: match occupant {
            Occupant::Bot { level, .. } => Some(*level),
            Occupant::Nobody | Occupant::Human { .. } => None,
        },
    };
    table.seats().values().map(info).collect()
}
