//! Game events, who may see them, and listeners that receive them.

use alloc::{sync::Arc, vec::Vec};
use core::fmt::Debug;

use serde::Serialize;

use crate::{Eyes, Game};

/// Something that happened in a game. Front ends turn it into a sentence.
pub trait GameEvent: Clone + Eq + Debug + Serialize + Send + Sync {
    /// Returns who may see it (everybody, which is `Crowd`, one seat, or only [`Eyes::All`]), and
    /// how much attention it deserves.
    fn eyes_and_weight(&self) -> (Eyes, Weight);

    /// Returns who may see it.
    fn eyes(&self) -> Eyes {
        self.eyes_and_weight().0
    }

    /// Returns how much attention it deserves.
    fn weight(&self) -> Weight {
        self.eyes_and_weight().1
    }
}

/// How much attention an event deserves. Each weight includes the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Bookkeeping: the table shows it anyway, or a later event repeats it.
    Quiet,
    /// Worth a sentence.
    Said,
    /// Changes what everybody sees on the table. Front ends show the table at that moment, and no
    /// clock runs meanwhile.
    Shown,
    /// Begins or ends a part of the game: a place to jump to in a replay.
    Chapter,
}

/// A listener for the events of a game.
pub trait Tell<G: Game> {
    /// Whether it does anything with events. If not, a game need not make them.
    const LISTENS: bool = true;

    /// Receives an event, and the game at that moment.
    fn tell(&mut self, event: G::Event, now: &G);
}

/// Collects the events, without the game at each.
impl<G: Game> Tell<G> for Vec<G::Event> {
    fn tell(&mut self, event: G::Event, _: &G) {
        self.push(event);
    }
}

/// Discards events; compiles to nothing.
#[derive(Clone, Copy, Debug)]
pub struct Ignore;

impl<G: Game> Tell<G> for Ignore {
    const LISTENS: bool = false;

    fn tell(&mut self, _: G::Event, _: &G) {}
}

/// An event, with the game at that moment if faces have to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame<G: Game> {
    /// What happened.
    pub event: G::Event,
    /// The game at that moment, if the event's weight is at least [`Weight::Shown`].
    pub now: Option<Arc<G>>,
}

/// Collects the events as frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frames<G: Game>(pub Vec<Frame<G>>);

impl<G: Game> Default for Frames<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Tell<G> for Frames<G> {
    fn tell(&mut self, event: G::Event, now: &G) {
        let now = (event.weight() >= Weight::Shown).then(|| Arc::new(now.clone()));
        self.0.push(Frame { event, now });
    }
}
