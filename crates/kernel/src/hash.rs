//! Hashes of texts, and 32 bytes as hexadecimal digits.

use core::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{Message, ParseError};

/// The SHA-256 of a text, written as 64 hexadecimal digits: the same as `printf %s TEXT | sha256sum`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextHash(pub(crate) [u8; 32]);

/// The hash of a seed's written form.
pub type Commitment = TextHash;
/// The hash of the source text of the contents.
pub type ContentsHash = TextHash;

impl TextHash {
    /// Hashes a text.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for TextHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for TextHash {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read_hex(text).map(Self)
    }
}

impl Serialize for TextHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn read_hex(text: &str) -> Result<[u8; 32], ParseError> {
    let wrong = |at| {
        let what = "expected 64 hexadecimal digits in lower case";
        ParseError::new(at, Message::new("hexadecimal", what, &[]))
    };
    let digits = text.as_bytes();
    let mut bytes = [0; 32];
    for (at, digit) in digits.iter().enumerate() {
        let value = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            _ => return Err(wrong(at)),
        };
        let byte = bytes.get_mut(at / 2).ok_or_else(|| wrong(at))?;
        *byte = *byte << 4 | value;
    }
    if digits.len() == 64 { Ok(bytes) } else { Err(wrong(digits.len())) }
}
