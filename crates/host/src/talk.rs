//! What people say at a table: the chat of the players, set phrases, and the chat of those who watch.

use std::{fmt, str::FromStr};

use kernel::{ParseError, Seat};
use serde::{Serialize, Serializer};

use crate::TokenHash;

/// A chat message of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatMessage {
    /// The author's seat.
    pub seat: Seat,
    /// The author's name at that time; another player may take the seat later.
    pub name: String,
    /// What was said.
    #[serde(flatten)]
    pub saying: Saying,
    /// The author, who may have another seat later.
    #[serde(skip)]
    pub(crate) by: Option<TokenHash>,
}

/// A message of somebody who watches. Only those who watch can read it, and it is kept nowhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WatcherMessage {
    /// The author's name.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// What was said, or what the chat tells of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    /// Words.
    Text(String),
    /// A set phrase.
    Phrase(Phrase),
    /// Something that has happened to the player.
    Notice(Notice),
}

/// What the chat tells of a player during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// The player was removed; a bot plays on.
    Removed,
}

/// A set phrase: it is said in the language of each reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    NiceMove,
    Thanks,
    Sorry,
    Oops,
    OneMoment,
    YourMove,
    Close,
    GoodGame,
    Goodbye,
}

impl Phrase {
    /// Every phrase, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::NiceMove,
        Self::Thanks,
        Self::Sorry,
        Self::Oops,
        Self::OneMoment,
        Self::YourMove,
        Self::Close,
        Self::GoodGame,
        Self::Goodbye,
    ];

    /// Returns its written form.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::WellPlayed => "well-played",
            Self::NiceMove => "nice-move",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::Oops => "oops",
            Self::OneMoment => "one-moment",
            Self::YourMove => "your-move",
            Self::Close => "close",
            Self::GoodGame => "good-game",
            Self::Goodbye => "goodbye",
        }
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Phrase {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|phrase| phrase.id() == text);
        found.ok_or_else(|| ParseError::new(0, "there is no such phrase"))
    }
}
