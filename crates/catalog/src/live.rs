//! A game being played, with its type hidden.

use std::{error::Error, sync::Arc};

use bots::Level;
use kernel::{
    Choices, Chosen, Dice, Ending, Eyes, Game, GameEvent, Ignore, ParseError, Record, Seat, Seed,
    SetupError, Tell, Turn,
};
use serde::{Serialize, Serializer};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use thiserror::Error;

use crate::{View, any_game::Registered};

/// A game being played, and its record.
pub trait Live: Send {
    /// Says what the game waits for.
    fn turn(&self) -> Turn;

    /// Lists what a seat may choose, in the written form.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Tells whether everybody can see that this seat has only one choice.
    fn is_plainly_forced(&self, seat: Seat) -> bool;

    /// Takes a choice in the written form, and tells what follows.
    ///
    /// # Errors
    ///
    /// Says why it is refused; nothing has changed then.
    fn choose(&mut self, seat: Seat, choice: &str) -> Result<Vec<Event>, Refused>;

    /// Takes a choice without telling: for a game that is read back.
    ///
    /// # Errors
    ///
    /// Says why it is refused; nothing has changed then.
    fn follow(&mut self, seat: Seat, choice: &str) -> Result<(), Refused>;

    /// Tells whether a choice would be taken, and returns its one written form.
    ///
    /// # Errors
    ///
    /// Says why it would be refused.
    fn check(&self, seat: Seat, choice: &str) -> Result<String, Refused>;

    /// What followed from the deal.
    fn opening(&self) -> &[Event];

    /// Builds what these eyes may know.
    fn view(&self, eyes: Eyes) -> View;

    /// Hands a bot what the seat may know; the thinking can be done elsewhere.
    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought;

    /// The record so far.
    fn record(&self) -> &Record;
}

/// A bot with a view in hand; it returns its choice in the written form.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// Something that happened, and who may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who may know.
    pub eyes: Eyes,
    /// Whether people have to see what it does before they can choose.
    pub is_shown: bool,
    /// What happened.
    pub fact: Fact,
}

/// What happened: an object in JSON whose `event` is its kind. Its text is written once, however
/// many are told.
#[derive(Clone, Debug)]
pub struct Fact(Arc<RawValue>);

impl Fact {
    /// Writes a fact down.
    pub(crate) fn of(event: &impl Serialize) -> Self {
        Self(to_raw_value(event).expect("events are plain values").into())
    }

    /// The fact as a value, to look into.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was written as JSON")
    }

    /// The fact as it is written.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Fact {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Fact {}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Why a choice was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is not in the written form.
    #[error(transparent)]
    ParseError(#[from] ParseError),
    /// The rules refuse it.
    #[error("{reason}")]
    Rules {
        /// Why, as an object whose `refusal` is its kind.
        fact: Value,
        /// Why, in plain English.
        reason: String,
    },
}

/// Writes events down as plain facts.
pub(crate) fn told<E: GameEvent>(events: &[E]) -> Vec<Event> {
    let told = |event: &E| {
        let (eyes, is_shown, fact) = (event.eyes(), event.is_shown(), Fact::of(event));
        Event { eyes, is_shown, fact }
    };
    events.iter().map(told).collect()
}

fn refused<R: Error + Serialize>(refusal: R) -> Refused {
    let fact = serde_json::to_value(&refusal).expect("refusals are plain values");
    Refused::Rules { fact, reason: refusal.to_string() }
}

/// The one implementation of [`Live`].
pub(crate) struct Seated<G: Game> {
    game: G,
    dice: Dice,
    record: Record,
    opening: Vec<Event>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn deal(options: &G::Options, record: Record) -> Result<Self, SetupError> {
        let (mut dice, mut events) = (Dice::new(&record.seed), Vec::new());
        let game = G::deal(options, record.players.count(), &mut dice, &mut events)?;
        Ok(Self { game, dice, record, opening: told(&events) })
    }

    fn take(
        &mut self,
        seat: Seat,
        choice: &str,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), Refused> {
        let choice: G::Choice = choice.parse()?;
        self.game.choose(seat, choice, &mut self.dice, tell).map_err(refused)?;
        self.record.choices.push(Chosen { seat, choice: choice.to_string() });
        if let Turn::Over(outcome) = self.game.turn() {
            self.record.ending = Ending::Over(outcome);
        }
        Ok(())
    }

    fn listed(&self, seat: Seat) -> Choices<G::Choice> {
        let mut legal = Choices::new();
        self.game.legal(seat, &mut legal);
        legal
    }
}

impl<G: Registered> Live for Seated<G> {
    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.listed(seat).iter().map(ToString::to_string).collect()
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        self.game.is_plainly_forced(seat)
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<Vec<Event>, Refused> {
        let mut events = Vec::new();
        self.take(seat, choice, &mut events)?;
        Ok(told(&events))
    }

    fn follow(&mut self, seat: Seat, choice: &str) -> Result<(), Refused> {
        self.take(seat, choice, &mut Ignore)
    }

    fn check(&self, seat: Seat, choice: &str) -> Result<String, Refused> {
        let choice: G::Choice = choice.parse()?;
        let (mut game, mut dice) = (self.game.clone(), self.dice.clone());
        game.choose(seat, choice, &mut dice, &mut Ignore).map_err(refused)?;
        Ok(choice.to_string())
    }

    fn opening(&self) -> &[Event] {
        &self.opening
    }

    fn view(&self, eyes: Eyes) -> View {
        G::any_view(self.game.view(eyes))
    }

    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        let (view, legal) = (self.game.view(Eyes::Seat(seat)), self.listed(seat));
        Box::new(move || level.bot::<G>(&seed).choose(&view, &legal).to_string())
    }

    fn record(&self) -> &Record {
        &self.record
    }
}
