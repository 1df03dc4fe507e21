//! What is wrong with a text, and where.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use serde::{Serialize, Serializer};
use thiserror::Error;

/// A text that is not in its written form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct ParseError {
    /// How many bytes of the text were still right.
    pub at: usize,
    /// What is wrong there, or what would be right.
    pub what: Message,
}

impl ParseError {
    /// Says what is wrong, and after how many bytes.
    pub fn new(at: usize, what: impl Into<Message>) -> Self {
        let what = what.into();
        Self { at, what }
    }

    /// Says it of a longer text in which this one begins after `bytes`.
    #[must_use]
    pub fn shifted(self, bytes: usize) -> Self {
        Self { at: self.at + bytes, ..self }
    }
}

/// What is wrong, or what would be right: in plain English for programs and engineers and, where it
/// may come before players, with what is needed to say it in their language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    english: String,
    kind: Option<&'static str>,
    parts: Vec<(&'static str, String)>,
}

impl Message {
    /// What may come before players: its kind names the words for it, and the parts fill them.
    pub fn new(
        kind: &'static str,
        english: impl Into<String>,
        parts: &[(&'static str, &dyn fmt::Display)],
    ) -> Self {
        let parts = parts.iter().map(|(name, part)| (*name, part.to_string())).collect();
        Self { english: english.into(), kind: Some(kind), parts }
    }

    /// Its kind, if there are words for it in other languages.
    pub const fn kind(&self) -> Option<&'static str> {
        self.kind
    }

    /// What fills the places of those words, by their names.
    pub fn parts(&self) -> &[(&'static str, String)] {
        &self.parts
    }
}

impl From<String> for Message {
    fn from(english: String) -> Self {
        Self { english, kind: None, parts: Vec::new() }
    }
}

impl From<&str> for Message {
    fn from(english: &str) -> Self {
        Self::from(String::from(english))
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.english)
    }
}
