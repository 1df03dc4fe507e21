//! The occupant of a seat.

use catalog::Level;

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

    /// Returns the token of a person.
    pub(crate) const fn token(&self) -> Option<TokenHash> {
        match self {
            Self::Human { token, .. } => Some(*token),
            Self::Bot { .. } | Self::Nobody => None,
        }
    }

    /// Tells whether this token owns the seat.
    pub fn is(&self, hash: TokenHash) -> bool {
        matches!(self, Self::Human { token, .. } if *token == hash)
    }
}
