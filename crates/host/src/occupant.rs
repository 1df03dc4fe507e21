//! The occupant of a seat, and the clock of a table.

use std::{fmt, str::FromStr};

use catalog::Level;
use kernel::ParseError;

use crate::TokenHash;

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// The seat is free.
    Nobody,
    /// A person, identified by a token.
    Human {
        /// The hash of the token that owns the seat.
        token: TokenHash,
        /// The player's name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
        /// Its name.
        name: String,
    },
}

impl Occupant {
    /// Returns the name, unless the seat is free.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Nobody => None,
            Self::Human { name, .. } | Self::Bot { name, .. } => Some(name),
        }
    }

    /// Tells whether this token owns the seat.
    pub fn is(&self, hash: TokenHash) -> bool {
        matches!(self, Self::Human { token, .. } if *token == hash)
    }
}

/// The time limit for a choice; when it runs out, a bot chooses for the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// [`Timeouts::relaxed`](crate::Timeouts::relaxed) for each choice.
    Relaxed,
    /// [`Timeouts::brisk`](crate::Timeouts::brisk) for each choice.
    Brisk,
}

impl Clock {
    /// Every clock.
    pub const ALL: [Self; 3] = [Self::None, Self::Relaxed, Self::Brisk];
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::Relaxed => "relaxed",
            Self::Brisk => "brisk",
        })
    }
}

impl FromStr for Clock {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|clock| clock.to_string() == text);
        found.ok_or_else(|| ParseError::new(0, "a clock is none, relaxed or brisk"))
    }
}
