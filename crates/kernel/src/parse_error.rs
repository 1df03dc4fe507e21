//! Parse errors and their translatable messages.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use serde::Serialize;
use thiserror::Error;

/// An error in a text, with its byte offset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct ParseError {
    /// The byte offset of the error.
    pub at: usize,
    /// What is wrong there, or what is expected.
    pub what: Message,
}

impl ParseError {
    /// Creates an error at a byte offset.
    pub fn new(at: usize, what: impl Into<Message>) -> Self {
        let what = what.into();
        Self { at, what }
    }

    /// Moves the error into a longer text, in which this text starts at offset `bytes`.
    #[must_use]
    pub fn shifted(self, bytes: usize) -> Self {
        Self { at: self.at + bytes, ..self }
    }
}

/// An error message in English. Messages that players may see also have a kind and parts, from
/// which faces make a message in the player's language. It serializes to its English text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Message {
    english: String,
    #[serde(skip)]
    kind: Option<&'static str>,
    #[serde(skip)]
    parts: Vec<(&'static str, String)>,
}

impl Message {
    /// Creates a message that players may see: `kind` names its translation, `parts` fill it in.
    pub fn new(
        kind: &'static str,
        english: impl Into<String>,
        parts: &[(&'static str, &dyn fmt::Display)],
    ) -> Self {
        let parts = parts.iter().map(|(name, part)| (*name, part.to_string())).collect();
        Self { english: english.into(), kind: Some(kind), parts }
    }

    /// Says that a text has another written form, which is this one.
    pub(crate) fn written(written: &str) -> Self {
        let what = format!("this is written `{written}`");
        Self::new("written", what, &[("written", &written)])
    }

    /// Returns the name of its translation, if it has one.
    pub const fn kind(&self) -> Option<&'static str> {
        self.kind
    }

    /// Returns the values to fill into the translation, by name.
    pub fn parts(&self) -> &[(&'static str, String)] {
        &self.parts
    }
}

impl<T: Into<String>> From<T> for Message {
    fn from(english: T) -> Self {
        Self { english: english.into(), kind: None, parts: Vec::new() }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}
