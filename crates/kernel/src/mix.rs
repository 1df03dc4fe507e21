//! A seed to which every player can contribute.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use crate::{Message, ParseError, Seat, Seed, TextHash};

const CONTRIBUTION_CHARS_MAX: usize = 64;

/// The host's secret, committed to before the players contribute, and their contributions: nobody
/// can choose the deal alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// Known only to the host until the game is over.
    pub secret: Seed,
    /// The contributions, in seat order; seats that gave none are missing.
    pub contributions: Vec<(Seat, String)>,
}

impl Mix {
    /// Returns the seed: the SHA-256 of the record's lines `secret …` and `mixed A …`, with their
    /// line feeds.
    pub fn seed(&self) -> Seed {
        Seed::from(TextHash::of(&self.to_string()).0)
    }

    /// Checks that a contribution is valid.
    ///
    /// # Errors
    ///
    /// If it is empty, too long, or has other characters than letters, digits and dashes.
    pub fn check_contribution(given: &str) -> Result<(), ParseError> {
        let signs = given.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
        if signs && (1..=CONTRIBUTION_CHARS_MAX).contains(&given.len()) {
            return Ok(());
        }
        let what =
            format!("a contribution has 1 to {CONTRIBUTION_CHARS_MAX} letters, digits and dashes");
        let most = CONTRIBUTION_CHARS_MAX;
        Err(ParseError::new(0, Message::new("contribution", what, &[("most", &most)])))
    }
}

/// Writes its lines of a record.
impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "secret {}", self.secret)?;
        self.contributions.iter().try_for_each(|(seat, given)| writeln!(f, "mixed {seat} {given}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    /// `printf 'secret 42\nmixed B hello\n' | sha256sum`.
    #[test]
    fn anybody_can_check_a_mix() {
        let contributions = vec![(Seat::new(1).unwrap(), "hello".to_string())];
        let mix = Mix { secret: Seed::from(42), contributions };
        assert_eq!(
            mix.seed().to_string(),
            "b9c0e3248d6a78b8e24e88de3ed4d4421d959bae8d932b18846c1ee9201a6afa"
        );
    }

    #[test]
    fn a_contribution_is_a_plain_word() {
        assert!(Mix::check_contribution("a1-B2").is_ok());
        for wrong in ["", "a b", "ñ", "a\n", &"x".repeat(65)] {
            assert!(Mix::check_contribution(wrong).is_err(), "{wrong}");
        }
    }
}
