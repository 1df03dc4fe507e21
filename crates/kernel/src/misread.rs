//! What is wrong with a text, and where.

use alloc::string::String;

use thiserror::Error;

/// A text that is not in its written form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct Misread {
    /// How many bytes of the text were still right.
    pub at: usize,
    /// What is wrong there, or what would be right.
    pub what: String,
}

impl Misread {
    /// Says what is wrong, and after how many bytes.
    pub fn new(at: usize, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { at, what }
    }

    /// Says it of a longer text in which this one begins after `bytes`.
    #[must_use]
    pub fn shifted(self, bytes: usize) -> Self {
        Self { at: self.at + bytes, ..self }
    }
}
