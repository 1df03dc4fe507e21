//! Secret tokens: whoever has the token of a seat owns the seat.

use std::{fmt, io, str::FromStr};

use sha2::{Digest, Sha256};

use kernel::ParseError;

/// A secret random token. The server never stores it, only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// Draws a random token.
    ///
    /// # Errors
    ///
    /// If the system has no random bytes.
    pub fn fresh() -> io::Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Self(bytes))
    }

    /// Returns the hash, which may be stored: it identifies the token and does not reveal it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// Returns the secret as text, for its owner only.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

// Prints no secret; use `reveal` to show the token on purpose.
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
