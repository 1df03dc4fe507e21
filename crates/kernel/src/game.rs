//! The contract that every game obeys.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{
    error::Error,
    fmt::{Debug, Display},
    ops::{Deref, RangeInclusive},
    str::FromStr,
};

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::{
    Dice, GameContents, GameEvent, GameOptions, Message, ParseError, Seat, SeatCount, Seats, Tell,
};

/// A game: a pure state machine that waits for choices.
///
/// A state is flat and cheap to clone. It holds no random generator: chance is handed in.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name in records and commands, such as `shadow-throne`.
    const ID: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;

    /// What is agreed before the deal. The default is the game as printed.
    type Options: GameOptions;
    /// What a designer may replace at run time, such as the cards; `()` if there is nothing.
    type Contents: GameContents;
    /// What a seat decides. It has one written form (`Display`, `FromStr`), and serializes to its
    /// parts: `{"choice":"play","card":"outlaw"}`.
    type Choice: Copy + Ord + Debug + Display + FromStr<Err = ParseError> + Serialize + Send + Sync;
    /// Something that happened.
    type Event: GameEvent;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why a choice was refused.
    type Refusal: Error + Clone + Eq + Serialize + Send + Sync;

    /// Sets up and deals.
    ///
    /// # Errors
    ///
    /// If the game is not for that many seats.
    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError>;

    /// Returns what the game waits for.
    fn turn(&self) -> Turn;

    /// Lists what `seat` may choose now into `out`: sorted, each choice once, empty if it owes none.
    fn legal(&self, seat: Seat, out: &mut Choices<Self::Choice>);

    /// The one gate: accepts exactly the legal choices.
    ///
    /// # Errors
    ///
    /// Says why the choice is refused.
    fn admit(&self, seat: Seat, choice: Self::Choice) -> Result<(), Self::Refusal>;

    /// Applies a choice that [`Game::admit`] has accepted, and reports each resulting event to
    /// `tell`. Nothing is checked again.
    #[expect(clippy::too_many_arguments, reason = "who, what, chance and listener: all of it")]
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    );

    /// Builds what this viewer may know.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Makes up a whole game that fits the view: its viewer could not tell it from the real one.
    ///
    /// It is made from the view alone, so it cannot know more than the viewer.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Returns whether everybody can see that this seat has only one choice, so that it may be made
    /// for it. Never true where being forced is a secret.
    fn is_plainly_forced(&self, seat: Seat) -> bool;

    /// Checks the invariants of the rulebook.
    ///
    /// # Errors
    ///
    /// Says which invariant is broken.
    fn check(&self) -> Result<(), String>;

    /// Admits and applies a choice. A refused choice changes neither the game nor the dice.
    ///
    /// # Errors
    ///
    /// Says why the choice is refused.
    #[expect(clippy::too_many_arguments, reason = "who, what, chance and listener: all of it")]
    fn choose(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<(), Self::Refusal> {
        self.admit(seat, choice)?;
        self.apply(seat, choice, dice, tell);
        Ok(())
    }
}

/// How good a choice looks without thinking ahead.
pub trait Heuristic: Game {
    /// Scores one of the legal choices. Only the order of the scores means something.
    fn score(view: &Self::View, choice: Self::Choice) -> i32;
}

/// A game that has cards, or other kinds of things worth a page of their own.
pub trait HasCards: Game {
    /// What is printed on one: it serializes to an object whose `id` is its name in the written form.
    type Printed: Serialize;

    /// Lists every kind of card, in rulebook order.
    fn cards(contents: &Self::Contents) -> Vec<Self::Printed>;
}

/// What a deal is made from, besides chance.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    /// How many play.
    pub seats: SeatCount,
    /// What was agreed.
    pub options: G::Options,
    /// The cards and the like.
    pub contents: G::Contents,
}

impl<G: Game> Setup<G> {
    /// The game as printed, for that many seats.
    pub fn new(seats: SeatCount) -> Self {
        Self { seats, options: G::Options::default(), contents: G::Contents::default() }
    }

    /// Checks that the game is for that many seats.
    ///
    /// # Errors
    ///
    /// If it is not.
    pub fn check_seats(&self) -> Result<(), SetupError> {
        let (least, most, asked) = (*G::SEATS.start(), *G::SEATS.end(), self.seats.get());
        if G::SEATS.contains(&asked) {
            return Ok(());
        }
        Err(SetupError { game: G::ID, least, most, asked })
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats owes one choice. Nobody sees a choice before all are in.
    Choose(Seats),
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// Returns the seats that owe a choice.
    pub const fn owing(self) -> Seats {
        match self {
            Self::Choose(seats) => seats,
            Self::Over(_) => Seats::NONE,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won; nobody, where the rules say so.
    pub winners: Seats,
}

/// Through whose eyes the game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// One seat: what is public, and its own secrets.
    Seat(Seat),
    /// Anybody: only what is public.
    Crowd,
    /// Everything; for records, tests and games that are over.
    All,
}

impl Eyes {
    /// Returns whether these eyes may see what belongs to `seat` alone.
    pub fn see(self, seat: Seat) -> bool {
        self == Self::All || self == Self::Seat(seat)
    }

    /// Returns whether these eyes may see what is meant for `audience`.
    pub fn may_know(self, audience: Self) -> bool {
        match audience {
            Self::Crowd => true,
            Self::Seat(seat) => self.see(seat),
            Self::All => self == Self::All,
        }
    }
}

/// A seat is its number; the others are `"crowd"` and `"all"`.
impl Serialize for Eyes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Crowd => serializer.serialize_str("crowd"),
            Self::All => serializer.serialize_str("all"),
        }
    }
}

/// A list of choices whose memory is used again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices<C>(Vec<C>);

impl<C> Choices<C> {
    /// Makes an empty list with some room.
    pub fn new() -> Self {
        Self(Vec::with_capacity(64))
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a choice.
    pub fn push(&mut self, choice: C) {
        self.0.push(choice);
    }
}

impl<C> Default for Choices<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C> Deref for Choices<C> {
    type Target = [C];

    fn deref(&self) -> &[C] {
        &self.0
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{game} is for {least} to {most} seats, not {asked}")]
pub struct SetupError {
    /// Which game.
    pub game: &'static str,
    /// The fewest it takes.
    pub least: u8,
    /// The most it takes.
    pub most: u8,
    /// How many were asked for.
    pub asked: u8,
}

impl From<SetupError> for Message {
    fn from(error: SetupError) -> Self {
        let parts: [(&str, &dyn Display); 3] =
            [("least", &error.least), ("most", &error.most), ("asked", &error.asked)];
        Self::new("seats", error.to_string(), &parts)
    }
}
