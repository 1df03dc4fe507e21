//! Who sits at a seat, and how long one may think.

use std::{fmt, str::FromStr};

use catalog::Level;
use kernel::ParseError;

use crate::TokenHash;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// Somebody, known by a token.
    Human {
        /// Who has the token with this hash has the seat.
        token: TokenHash,
        /// What she is called.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
        /// What it is called.
        name: String,
    },
}

impl Occupant {
    /// What the others call it.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Nobody => None,
            Self::Human { name, .. } | Self::Bot { name, .. } => Some(name),
        }
    }

    /// Tells whether this token has the seat.
    pub fn is(&self, hash: TokenHash) -> bool {
        matches!(self, Self::Human { token, .. } if *token == hash)
    }
}

/// How long one may think before a bot chooses in one's place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// Long enough to think it over.
    Relaxed,
    /// Long enough to decide.
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
