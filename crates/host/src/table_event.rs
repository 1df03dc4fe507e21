//! One line of a table's journal, and its written form.

use std::{fmt, str::FromStr};

use catalog::Level;
use kernel::{ContentsHash, ParseError, Seat, SeatCount, Seed};
use store::TableId;

use crate::{Clock, Moment, Occupant, Phrase, TokenHash};

/// An event at a table: one line of its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// `opened shadow-throne 4 private`.
    Opened {
        /// The id of the game.
        game: String,
        /// The number of seats.
        seats: SeatCount,
        /// Whether the table is left out of the public list.
        private: bool,
    },
    /// `secret 6f5e…`: the deal follows from it; its commitment is published before the deal.
    Secret(Seed),
    /// `options target 20`.
    Options(String),
    /// `contents 6ac9…`: the hash of the cards, for a game whose cards can be replaced.
    Contents(ContentsHash),
    /// `clock brisk`.
    Clock(Clock),
    /// `sat A human HASH Alba`, `sat B bot greedy Bruno`, `sat C nobody`.
    Sat(Seat, Occupant),
    /// `swapped A B`.
    Swapped(Seat, Seat),
    /// `mixed A WORD`: a player's contribution to the deal.
    Mixed(Seat, String),
    /// `started`.
    Started,
    /// `chose A play outlaw`.
    Chose(Seat, String),
    /// `held A play outlaw`: a bot chose for an absent or slow player.
    Held(Seat, String),
    /// `due 1763511200123`: in a game over days, the present question is to be answered until then.
    Due(Moment),
    /// `said A hello`.
    Said(Seat, String),
    /// `phrase A well-played`: a set phrase, which each reader reads in their own language.
    Phrase(Seat, Phrase),
    /// `quiet on`: nobody chats here; there are only set phrases.
    Quiet(bool),
    /// `muted A`, `unmuted A`: whether whoever sits there may talk.
    Muted(Seat, bool),
    /// `silenced HASH`: this person may not talk here, since the last game of these people.
    Silenced(TokenHash),
    /// `removed A`: whoever sits there may not sit at this table any more. The next line says who has
    /// the seat instead.
    Removed(Seat),
    /// `banned HASH`: this person may not sit here, since the last game of these people.
    Banned(TokenHash),
    /// `left A`: whoever sits there does not play for now, and is not the host any more.
    Left(Seat),
    /// `unnamed HASH`: somebody who does not sit here any more wants to be forgotten.
    Unnamed(TokenHash),
    /// `forgot A`: whoever sits there wants to be forgotten. The seat's letter replaces the name, and
    /// a bot plays on.
    Forgot(Seat),
    /// `rematched k7qpm2xw9fztc4n8dubh A`: the rematch is at that table, and this seat asked for it.
    /// Older lines have no seat.
    Rematched(TableId, Option<Seat>),
}

impl TableEvent {
    /// Returns the seats that the line names.
    pub(crate) const fn seats(&self) -> [Option<Seat>; 2] {
        match self {
            Self::Swapped(one, other) => [Some(*one), Some(*other)],
            Self::Sat(seat, _)
            | Self::Mixed(seat, _)
            | Self::Chose(seat, _)
            | Self::Held(seat, _)
            | Self::Said(seat, _)
            | Self::Phrase(seat, _)
            | Self::Muted(seat, _)
            | Self::Removed(seat)
            | Self::Left(seat)
            | Self::Forgot(seat) => [Some(*seat), None],
            Self::Opened { .. }
            | Self::Secret(_)
            | Self::Options(_)
            | Self::Contents(_)
            | Self::Clock(_)
            | Self::Due(_)
            | Self::Quiet(_)
            | Self::Banned(_)
            | Self::Silenced(_)
            | Self::Unnamed(_)
            | Self::Started => [None, None],
            Self::Rematched(_, seat) => [*seat, None],
        }
    }
}

impl fmt::Display for TableEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened { game, seats, private } => {
                write!(f, "opened {game} {seats} {}", if *private { "private" } else { "public" })
            }
            Self::Secret(secret) => write!(f, "secret {secret}"),
            Self::Options(options) => write!(f, "options {options}"),
            Self::Contents(hash) => write!(f, "contents {hash}"),
            Self::Clock(clock) => write!(f, "clock {clock}"),
            Self::Sat(seat, Occupant::Nobody) => write!(f, "sat {seat} nobody"),
            Self::Sat(seat, Occupant::Human { token, name }) => {
                write!(f, "sat {seat} human {token} {name}")
            }
            Self::Sat(seat, Occupant::Bot { level, name }) => {
                write!(f, "sat {seat} bot {level} {name}")
            }
            Self::Swapped(one, other) => write!(f, "swapped {one} {other}"),
            Self::Mixed(seat, word) => write!(f, "mixed {seat} {word}"),
            Self::Started => f.write_str("started"),
            Self::Chose(seat, choice) => write!(f, "chose {seat} {choice}"),
            Self::Held(seat, choice) => write!(f, "held {seat} {choice}"),
            Self::Due(moment) => write!(f, "due {moment}"),
            Self::Said(seat, text) => write!(f, "said {seat} {text}"),
            Self::Phrase(seat, phrase) => write!(f, "phrase {seat} {phrase}"),
            Self::Quiet(is_quiet) => write!(f, "quiet {}", if *is_quiet { "on" } else { "off" }),
            Self::Muted(seat, true) => write!(f, "muted {seat}"),
            Self::Muted(seat, false) => write!(f, "unmuted {seat}"),
            Self::Silenced(token) => write!(f, "silenced {token}"),
            Self::Removed(seat) => write!(f, "removed {seat}"),
            Self::Banned(token) => write!(f, "banned {token}"),
            Self::Left(seat) => write!(f, "left {seat}"),
            Self::Unnamed(token) => write!(f, "unnamed {token}"),
            Self::Forgot(seat) => write!(f, "forgot {seat}"),
            Self::Rematched(table, None) => write!(f, "rematched {table}"),
            Self::Rematched(table, Some(seat)) => write!(f, "rematched {table} {seat}"),
        }
    }
}

impl FromStr for TableEvent {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let shift = |wrong: ParseError| wrong.shifted(kind.len() + 1);
        let seated = |read: fn(Seat, &str) -> Result<Self, ParseError>| {
            let (seat, rest) = split(rest)?;
            read(seat.parse()?, rest).map_err(|wrong| wrong.shifted(seat.len() + 1))
        };
        let line = match kind {
            "opened" => read_opened(rest),
            "secret" => rest.parse().map(Self::Secret),
            "options" => Ok(Self::Options(rest.to_owned())),
            "contents" => rest.parse().map(Self::Contents),
            "clock" => rest.parse().map(Self::Clock),
            "sat" => seated(|seat, rest| read_sitter(rest).map(|sitter| Self::Sat(seat, sitter))),
            "swapped" => seated(|seat, rest| rest.parse().map(|other| Self::Swapped(seat, other))),
            "mixed" => seated(|seat, rest| Ok(Self::Mixed(seat, rest.to_owned()))),
            "started" if text == "started" => Ok(Self::Started),
            "chose" => seated(|seat, rest| Ok(Self::Chose(seat, rest.to_owned()))),
            "held" => seated(|seat, rest| Ok(Self::Held(seat, rest.to_owned()))),
            "due" => rest.parse().map(Self::Due),
            "said" => seated(|seat, rest| Ok(Self::Said(seat, rest.to_owned()))),
            "phrase" => seated(|seat, rest| rest.parse().map(|phrase| Self::Phrase(seat, phrase))),
            "quiet" => match rest {
                "on" => Ok(Self::Quiet(true)),
                "off" => Ok(Self::Quiet(false)),
                _ => Err(ParseError::new(0, "a table is quiet: on or off")),
            },
            "muted" => rest.parse().map(|seat| Self::Muted(seat, true)),
            "unmuted" => rest.parse().map(|seat| Self::Muted(seat, false)),
            "silenced" => rest.parse().map(Self::Silenced),
            "removed" => rest.parse().map(Self::Removed),
            "banned" => rest.parse().map(Self::Banned),
            "left" => rest.parse().map(Self::Left),
            "unnamed" => rest.parse().map(Self::Unnamed),
            "forgot" => rest.parse().map(Self::Forgot),
            "rematched" => read_rematched(rest),
            _ => return Err(ParseError::new(0, format!("there is no line `{kind}`"))),
        };
        line.map_err(shift)
    }
}

fn split(text: &str) -> Result<(&str, &str), ParseError> {
    text.split_once(' ').ok_or_else(|| ParseError::new(text.len(), "the line is cut off"))
}

fn read_opened(text: &str) -> Result<TableEvent, ParseError> {
    let (game, rest) = split(text)?;
    let (seats, private) = split(rest)?;
    let count = seats.parse().ok().and_then(SeatCount::new);
    let wrong = |what: &str| ParseError::new(game.len() + 1, what);
    let seats = count.ok_or_else(|| wrong("a table has 1 to 8 seats"))?;
    let private = match private {
        "private" => true,
        "public" => false,
        _ => return Err(wrong("a table is private or public")),
    };
    Ok(TableEvent::Opened { game: game.to_owned(), seats, private })
}

fn read_rematched(text: &str) -> Result<TableEvent, ParseError> {
    let (table, seat) = match text.split_once(' ') {
        Some((table, seat)) => {
            let seat = seat.parse().map_err(|wrong: ParseError| wrong.shifted(table.len() + 1));
            (table, Some(seat?))
        }
        None => (text, None),
    };
    let wrong = |wrong: store::BadTableId| ParseError::new(0, wrong.to_string());
    Ok(TableEvent::Rematched(table.parse().map_err(wrong)?, seat))
}

fn read_sitter(text: &str) -> Result<Occupant, ParseError> {
    if text == "nobody" {
        return Ok(Occupant::Nobody);
    }
    let (kind, rest) = split(text)?;
    let (what, name) = split(rest)?;
    let name = name.to_owned();
    match kind {
        "human" => {
            let token: TokenHash = what.parse()?;
            Ok(Occupant::Human { token, name })
        }
        "bot" => {
            let level = what.parse::<Level>();
            let level =
                level.map_err(|wrong| ParseError::new(kind.len() + 1, wrong.to_string()))?;
            Ok(Occupant::Bot { level, name })
        }
        _ => Err(ParseError::new(0, "a seat has a human, a bot or nobody")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Token;

    #[test]
    fn every_line_reads_back() {
        let hash = Token::fresh().unwrap().hash();
        let table = TableId::fresh().unwrap();
        let lines = [
            "opened shadow-throne 4 private".to_owned(),
            "secret 42".to_owned(),
            "options target 20".to_owned(),
            format!("contents {}", "0f".repeat(32)),
            "clock brisk".to_owned(),
            format!("sat A human {hash} Alba de la Torre"),
            "sat B bot greedy Bruno".to_owned(),
            "sat C nobody".to_owned(),
            "swapped A B".to_owned(),
            "mixed A word-1".to_owned(),
            "started".to_owned(),
            "chose A play outlaw".to_owned(),
            "held B play datura".to_owned(),
            "due 1763511200123".to_owned(),
            "said A well, well: «hello»".to_owned(),
            "phrase A well-played".to_owned(),
            "quiet on".to_owned(),
            "quiet off".to_owned(),
            "muted B".to_owned(),
            "unmuted B".to_owned(),
            "removed C".to_owned(),
            "left A".to_owned(),
            format!("banned {hash}"),
            format!("silenced {hash}"),
            format!("unnamed {hash}"),
            "forgot A".to_owned(),
            format!("rematched {table}"),
            format!("rematched {table} B"),
        ];
        for line in lines {
            let read: TableEvent = line.parse().unwrap_or_else(|wrong| panic!("{line}: {wrong}"));
            assert_eq!(read.to_string(), line);
        }
    }

    #[test]
    fn a_wrong_line_is_refused() {
        for line in [
            "",
            "opened",
            "opened shadow-throne 4",
            "opened shadow-throne 9 public",
            "opened shadow-throne 4 secret",
            "clock slow",
            "sat I nobody",
            "sat A human 00 Alba",
            "sat A bot hal Bruno",
            "started now",
            "chose A",
            "due tomorrow",
            "rematched nowhere",
            "rematched k7qpm2xw9fztc4n8dubh Z",
            "phrase A ouch",
            "quiet",
            "muted",
            "removed Z",
            "banned A",
            "silenced A",
            "unnamed",
            "left Z",
            "forgot Z",
            "sang A la la",
        ] {
            assert!(line.parse::<TableEvent>().is_err(), "{line}");
        }
    }
}
