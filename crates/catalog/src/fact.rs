//! Facts of any game: events, choices and refusals as JSON.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use kernel::{Eyes, GameEvent, Weight};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{View, any_game::Registered};

/// An event, choice or refusal as a JSON object. It is serialized once, and parsed at most once.
#[derive(Clone)]
pub struct Fact(Arc<Inner>);

struct Inner {
    text: Box<RawValue>,
    value: OnceLock<Value>,
}

impl Fact {
    /// Serializes a fact.
    ///
    /// # Panics
    ///
    /// If it does not serialize to JSON, which is a bug.
    pub fn of(fact: &impl Serialize) -> Self {
        Self::from(to_raw_value(fact).expect("facts are plain values"))
    }

    /// Returns the fact as a JSON value.
    pub fn value(&self) -> &Value {
        let parse = || serde_json::from_str(self.as_str()).expect("it was written as JSON");
        self.0.value.get_or_init(parse)
    }

    /// Returns the fact as JSON text.
    pub fn as_str(&self) -> &str {
        self.0.text.get()
    }
}

impl From<Box<RawValue>> for Fact {
    fn from(text: Box<RawValue>) -> Self {
        Self(Arc::new(Inner { text, value: OnceLock::new() }))
    }
}

impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq for Fact {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Fact {}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.text.serialize(serializer)
    }
}

impl<'d> Deserialize<'d> for Fact {
    fn deserialize<D: Deserializer<'d>>(reader: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(reader).map(Self::from)
    }
}

/// An event of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The viewers that may see it.
    pub eyes: Eyes,
    /// How much attention it deserves.
    pub weight: Weight,
    /// What happened; its field `event` is the kind.
    pub fact: Fact,
    /// The game at that moment, if faces have to show it.
    pub frame: Option<Frame>,
}

/// Converts the events of a game, with their frames.
pub(crate) fn events<G: Registered>(
    frames: impl IntoIterator<Item = kernel::Frame<G>>,
) -> Vec<Event> {
    let event = |kernel::Frame { event, now }: kernel::Frame<G>| Event {
        eyes: event.eyes(),
        weight: event.weight(),
        fact: Fact::of(&event),
        frame: now.map(Frame::of),
    };
    frames.into_iter().map(event).collect()
}

/// A game at one moment, which can only be viewed.
#[derive(Clone)]
pub struct Frame(Arc<dyn Look>);

impl Frame {
    pub(crate) fn of<G: Registered>(game: Arc<G>) -> Self {
        Self(game)
    }

    /// Returns what this viewer may know of that moment.
    pub fn view(&self, eyes: Eyes) -> View {
        self.0.look(eyes)
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Frame")
    }
}

impl PartialEq for Frame {
    fn eq(&self, other: &Self) -> bool {
        self.view(Eyes::All) == other.view(Eyes::All)
    }
}

impl Eq for Frame {}

trait Look: Send + Sync {
    fn look(&self, eyes: Eyes) -> View;
}

impl<G: Registered> Look for G {
    fn look(&self, eyes: Eyes) -> View {
        G::any_view(self.view(eyes))
    }
}
