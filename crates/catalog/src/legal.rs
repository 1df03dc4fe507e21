//! The legal choices of a seat.

use std::{
    fmt,
    ops::Deref,
    sync::{Arc, LazyLock, OnceLock},
};

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::Fact;

/// The legal choices of a seat. They are serialized once, and parsed only for faces that need them
/// one by one.
#[derive(Clone)]
pub struct Legal(Arc<Lists>);

/// A choice that is legal now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalChoice {
    /// Its written form: `play outlaw`.
    pub text: String,
    /// Its parts: `{"choice":"play","card":"outlaw"}`.
    pub parts: Fact,
}

struct Lists {
    texts: Box<RawValue>,
    parts: Box<RawValue>,
    choices: OnceLock<Vec<LegalChoice>>,
}

impl Legal {
    pub(crate) fn of<C: fmt::Display + Serialize>(choices: &[C]) -> Self {
        let texts = to_raw_value(&Texts(choices)).expect("texts are plain values");
        let parts = to_raw_value(choices).expect("choices are plain values");
        Self(Arc::new(Lists { texts, parts, choices: OnceLock::new() }))
    }

    /// Returns the written form of each choice, as a JSON list.
    pub fn texts(&self) -> &RawValue {
        &self.0.texts
    }

    /// Returns the parts of each choice, as a JSON list.
    pub fn parts(&self) -> &RawValue {
        &self.0.parts
    }
}

/// No choices.
impl Default for Legal {
    fn default() -> Self {
        static NONE: LazyLock<Legal> = LazyLock::new(|| Legal::of::<String>(&[]));
        NONE.clone()
    }
}

impl Deref for Legal {
    type Target = [LegalChoice];

    fn deref(&self) -> &[LegalChoice] {
        self.0.choices.get_or_init(|| self.0.parse())
    }
}

impl Lists {
    fn parse(&self) -> Vec<LegalChoice> {
        let texts: Vec<String> = serde_json::from_str(self.texts.get()).expect("a list of texts");
        let parts: Vec<Box<RawValue>> = serde_json::from_str(self.parts.get()).expect("a list");
        let choice = |(text, parts)| LegalChoice { text, parts: Fact::from(parts) };
        texts.into_iter().zip(parts).map(choice).collect()
    }
}

impl fmt::Debug for Legal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PartialEq for Legal {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Legal {}

/// The written form of each choice.
struct Texts<'c, C>(&'c [C]);

impl<C: fmt::Display> Serialize for Texts<'_, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Text))
    }
}

struct Text<'c, C>(&'c C);

impl<C: fmt::Display> Serialize for Text<'_, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
