//! The contract that every game obeys.

use alloc::{string::ToString, vec::Vec};
use core::{
    error::Error,
    fmt::{Debug, Display},
    ops::{Deref, RangeInclusive},
    str::FromStr,
};

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::{Dice, Message, ParseError, Seat, SeatCount, Seats};

/// A game: a pure state machine that waits for choices.
///
/// A state is flat and cheap to clone. It holds no generator: chance is handed in.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name in records and commands, such as `shadow-throne`.
    const ID: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;

    /// What is agreed before the deal; its default is the game as printed.
    type Options: Clone + Eq + Debug + Default + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What a seat decides, with one written form.
    type Choice: Copy + Ord + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// A fact that happened.
    type Event: GameEvent;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why a choice was refused.
    type Refusal: Error + Clone + Eq + Serialize + Send + Sync;

    /// Sets up and deals.
    ///
    /// # Errors
    ///
    /// If the game is not for so many seats.
    fn deal(
        options: &Self::Options,
        seats: SeatCount,
        dice: &mut Dice,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// Says what the game waits for.
    fn turn(&self) -> Turn;

    /// Puts what `seat` may choose now into `out`, sorted, each once; nothing if it owes no choice.
    fn legal(&self, seat: Seat, out: &mut Choices<Self::Choice>);

    /// Takes a choice: exactly the legal ones. Who watches is told of all that follows.
    ///
    /// # Errors
    ///
    /// Says why the choice is refused; the game and the dice are then as they were.
    #[expect(clippy::too_many_arguments, reason = "who, what, chance and ears: all of it")]
    fn choose(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut Dice,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Builds what this viewer may know.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Makes up a whole game that fits the view: its viewer could not tell it from the real one.
    ///
    /// It is made from the view alone, so it cannot know more.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Tells whether everybody at the table can see that this seat has only one choice, so that it
    /// may be made for it. Never true where being forced is a secret.
    fn is_plainly_forced(&self, seat: Seat) -> bool;

    /// Checks what must hold in every state, as its rulebook says.
    ///
    /// # Errors
    ///
    /// Says which invariant is broken.
    fn check(&self) -> Result<(), alloc::string::String>;
}

/// First sight: how good a choice looks to one who does not think ahead.
pub trait Heuristic: Game {
    /// Weighs one of the legal choices; only the order of the weights means something.
    fn score(view: &Self::View, choice: Self::Choice) -> i32;
}

/// Something that happened, as a fact that faces turn into a sentence.
pub trait GameEvent: Clone + Eq + Debug + Serialize + Send + Sync {
    /// Says who may know: everybody (`Crowd`), one seat, or only who sees all.
    fn eyes(&self) -> Eyes;

    /// Tells whether people have to see what it does before they can choose: faces show it, and no
    /// clock runs meanwhile.
    fn is_shown(&self) -> bool;
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
    /// Names who owes a choice.
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
    /// Tells whether these eyes may see what belongs to `seat` alone.
    pub fn see(self, seat: Seat) -> bool {
        self == Self::All || self == Self::Seat(seat)
    }

    /// Tells whether these eyes may see what is meant for `audience`.
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

/// One who is told what happens.
pub trait Tell<E> {
    /// Takes note of an event.
    fn tell(&mut self, event: E);
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Nobody listens; it costs nothing.
#[derive(Clone, Copy, Debug)]
pub struct Ignore;

impl<E> Tell<E> for Ignore {
    fn tell(&mut self, _: E) {}
}

/// A list of choices that is used again and again, so that listing them needs no memory anew.
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

impl SetupError {
    /// Checks that game `G` is for so many seats.
    ///
    /// # Errors
    ///
    /// If it is not.
    pub fn check<G: Game>(seats: SeatCount) -> Result<(), Self> {
        let (least, most, asked) = (*G::SEATS.start(), *G::SEATS.end(), seats.get());
        let game = G::ID;
        if G::SEATS.contains(&asked) {
            return Ok(());
        }
        Err(Self { game, least, most, asked })
    }
}

impl From<SetupError> for Message {
    fn from(error: SetupError) -> Self {
        let parts: [(&str, &dyn Display); 3] =
            [("least", &error.least), ("most", &error.most), ("asked", &error.asked)];
        Self::new("seats", error.to_string(), &parts)
    }
}
