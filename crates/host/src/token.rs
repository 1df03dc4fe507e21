//! What a browser or client shows to have its seat.

use std::{fmt, io, str::FromStr};

use sha2::{Digest, Sha256};

use kernel::ParseError;

/// An unguessable token. It is shown to its owner once, and kept nowhere else.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// Draws a token that nobody can guess.
    ///
    /// # Errors
    ///
    /// If the system has no chance to give.
    pub fn fresh() -> io::Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Self(bytes))
    }

    /// What may be written down of it: a seat is found by this, but not taken with it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// The text that its owner keeps.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

// A token is a secret: it prints only where it is revealed on purpose.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

impl FromStr for Token {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        unhex(text).map(Self)
    }
}

/// The SHA-256 of a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash([u8; 32]);

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash")
    }
}

impl FromStr for TokenHash {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        unhex(text).map(Self)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

fn unhex(text: &str) -> Result<[u8; 32], ParseError> {
    let wrong = || ParseError::new(0, "expected 64 hexadecimal digits in lower case");
    let digits = text.len() == 64 && text.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
    let mut bytes = [0; 32];
    for (place, byte) in bytes.iter_mut().enumerate() {
        let pair = text.get(2 * place..2 * place + 2).filter(|_| digits).ok_or_else(wrong)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_never_prints() {
        let token = Token::fresh().unwrap();
        assert_eq!(token.reveal().parse(), Ok(token.clone()));
        assert_eq!(token.hash().to_string().parse(), Ok(token.hash()));
        assert_ne!(token.hash().to_string(), token.reveal());
        assert!(!format!("{token:?} {:?}", token.hash()).contains(&token.reveal()[..8]));
        for wrong in ["", "00", &"0".repeat(63), &"G".repeat(64), &"ñ".repeat(32)] {
            assert!(wrong.parse::<Token>().is_err(), "{wrong}");
        }
    }
}
