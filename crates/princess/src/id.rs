//! The ids of cards and characters, which come from the card file.

use core::fmt;

use serde::{Serialize, Serializer};
use tinyvec::ArrayVec;

/// The most letters of an id.
pub const ID_MAX: usize = 32;

/// The id of a card or character: small letters, digits and single hyphens. It is kept inline, so
/// that events and written choices need no heap for it.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(ArrayVec<[u8; ID_MAX]>);

impl Id {
    /// Reads an id; `None` if the text cannot be one.
    pub fn new(text: &str) -> Option<Self> {
        let plain = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit();
        let parts_are_plain =
            text.split('-').all(|part| !part.is_empty() && part.bytes().all(plain));
        (parts_are_plain && text.len() <= ID_MAX).then(|| Self(text.bytes().collect()))
    }

    /// Returns its text.
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).expect("an id has only ASCII letters")
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
