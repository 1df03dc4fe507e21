//! The `Game` trait, and the types of its methods.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{
    error::Error,
    fmt::{Debug, Display},
    ops::{Deref, RangeInclusive},
};

use serde::Serialize;
use thiserror::Error;

use crate::{
    Dice, GameContents, GameEvent, GameOptions, Message, ParseError, Seat, SeatCount, Seats, Tell,
};

/// A game: a pure state machine that waits for choices.
///
/// A state is flat and cheap to clone. It holds no random number generator: callers pass the dice.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The id in records and commands, such as `shadow-throne`.
    const ID: &'static str;
    /// The allowed numbers of seats.
    const SEATS: RangeInclusive<u8>;
    /// Whether players may leave standing answers.
    const HAS_STANDING_ANSWERS: bool = false;

    /// The options agreed before the deal. The default is the game as printed.
    type Options: GameOptions;
    /// What a designer may replace at run time, such as the cards; `()` if nothing.
    type Contents: GameContents;
    /// What a seat decides. The order is that of the legal choices.
    type Choice: Copy + Ord + Debug + Send + Sync;
    /// A choice as it is written: `Display` gives its one written form, `play outlaw`, and it
    /// serializes to its parts, `{"choice":"play","card":"outlaw"}`.
    type Written: Display + Serialize;
    /// Something that happened.
    type Event: GameEvent;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why a choice was refused.
    type Refusal: Error + Clone + Eq + Serialize + Send + Sync;

    /// Sets up the game and deals.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError>;

    /// Returns what the game waits for.
    fn turn(&self) -> Turn;

    /// Writes the legal choices of `seat` to `out`: sorted, each once, empty if it owes no choice.
    fn legal(&self, seat: Seat, out: &mut Choices<Self::Choice>);

    /// Returns the legal choices of `seat` in a list of its own.
    fn choices(&self, seat: Seat) -> Choices<Self::Choice> {
        let mut choices = Choices::new();
        self.legal(seat, &mut choices);
        choices
    }

    /// Returns the written form of a choice. The contents have the ids of replaceable cards.
    fn written(contents: &Self::Contents, choice: Self::Choice) -> Self::Written;

    /// Reads the written form of a choice.
    ///
    /// # Errors
    ///
    /// If it is not the written form of a choice.
    fn read(contents: &Self::Contents, text: &str) -> Result<Self::Choice, ParseError>;

    /// Checks a choice; accepts exactly the legal ones.
    ///
    /// # Errors
    ///
    /// If the choice is not legal, with the reason.
    fn admit(&self, seat: Seat, choice: Self::Choice) -> Result<(), Self::Refusal>;

    /// Applies a choice that [`Game::admit`] has accepted, without checking it again, and reports
    /// each resulting event to `tell`.
    #[expect(clippy::too_many_arguments, reason = "seat, choice, dice and listener are all needed")]
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    );

    /// Returns what this viewer may know.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// Invents a complete game that fits the view: its viewer cannot tell it from the real one.
    ///
    /// It has only the view to work from, so it cannot know more than the viewer.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Returns whether everybody can see that this seat has only one choice, so that the choice may
    /// be made automatically. Never true where it is secret that the seat is forced.
    fn is_plainly_forced(&self, seat: Seat) -> bool;

    /// Returns the choice that a standing answer makes for this seat now; `None` if the seat has to be
    /// asked. It must not depend on what the seat holds: others see how quickly it answers.
    fn standing_choice(&self, _seat: Seat, _standing: Standing) -> Option<Self::Choice> {
        None
    }

    /// Returns the character that a seat plays, by its id, in games in which seats differ.
    fn character(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// Returns the number of the present round, in games that are counted in rounds.
    fn round(&self) -> Option<u16> {
        None
    }

    /// Returns how the game has ended, by its id, in games that end in several ways.
    fn ending(&self) -> Option<&'static str> {
        None
    }

    /// Checks the invariants of the rulebook.
    ///
    /// # Errors
    ///
    /// If an invariant is broken, with its description.
    fn check(&self) -> Result<(), String>;

    /// Checks a choice and applies it. A refused choice changes neither the game nor the dice.
    ///
    /// # Errors
    ///
    /// If the choice is not legal, with the reason.
    #[expect(clippy::too_many_arguments, reason = "seat, choice, dice and listener are all needed")]
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

/// An answer that a player leaves in advance, so as not to be asked each time. It holds until the
/// player is asked something else, such as for an action in the own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Pass every time.
    Pass,
    /// Pass unless the player is the target.
    PassUnlessTarget,
}

impl Standing {
    /// Every standing answer.
    pub const ALL: [Self; 2] = [Self::Pass, Self::PassUnlessTarget];

    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::PassUnlessTarget => "pass-unless-target",
        }
    }
}

/// Checks one invariant for [`Game::check`].
///
/// # Errors
///
/// If it does not hold, with what `broken` says.
pub fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

/// A game that can rate choices without looking ahead.
pub trait Heuristic: Game {
    /// Scores one of the legal choices; higher is better. Only the order of the scores matters.
    fn score(view: &Self::View, choice: Self::Choice) -> i32;

    /// Returns how many points at most a player should add to each score at random, where whoever
    /// always takes the best choice is easily foreseen.
    fn whim(_view: &Self::View) -> u32 {
        0
    }
}

/// A game with cards, or similar things that get a page of their own.
pub trait HasCards: Game {
    /// What is printed on a card. It serializes to an object whose `id` is the card's written form.
    type Printed: Serialize;

    /// Lists every kind of card, in rulebook order.
    fn cards(contents: &Self::Contents) -> Vec<Self::Printed>;
}

/// The parameters of a deal, besides the dice.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    /// The number of seats.
    pub seats: SeatCount,
    /// The options.
    pub options: G::Options,
    /// The contents, such as the cards.
    pub contents: G::Contents,
}

impl<G: Game> Setup<G> {
    /// Creates the setup of the game as printed, for this number of seats.
    pub fn new(seats: SeatCount) -> Self {
        Self { seats, options: G::Options::default(), contents: G::Contents::default() }
    }

    /// Checks that the game allows this number of seats.
    ///
    /// # Errors
    ///
    /// If it does not.
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
    /// The winners; empty where the rules let nobody win.
    pub winners: Seats,
}

/// A viewer of a game: decides what may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// Anybody: sees only what is public.
    Crowd,
    /// Sees everything; for records, tests and finished games.
    All,
    /// A seat: sees what is public, and its own secrets. It serializes to its number.
    #[serde(untagged)]
    Seat(Seat),
}

impl Eyes {
    /// Returns whether this viewer may see the secrets of `seat`.
    pub fn see(self, seat: Seat) -> bool {
        self == Self::All || self == Self::Seat(seat)
    }

    /// Returns whether this viewer may see what `audience` may see.
    pub fn may_know(self, audience: Self) -> bool {
        match audience {
            Self::Crowd => true,
            Self::Seat(seat) => self.see(seat),
            Self::All => self == Self::All,
        }
    }
}

/// A list of choices, to be reused so that it allocates only once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices<C>(Vec<C>);

impl<C> Choices<C> {
    /// Creates an empty list with room for 256 choices, more than any game offers.
    pub fn new() -> Self {
        Self(Vec::with_capacity(256))
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

/// The error for a number of seats that a game does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{game} is for {least} to {most} seats, not {asked}")]
pub struct SetupError {
    /// The id of the game.
    pub game: &'static str,
    /// The fewest seats.
    pub least: u8,
    /// The most seats.
    pub most: u8,
    /// The requested number of seats.
    pub asked: u8,
}

impl From<SetupError> for Message {
    fn from(error: SetupError) -> Self {
        let parts: [(&str, &dyn Display); 3] =
            [("least", &error.least), ("most", &error.most), ("asked", &error.asked)];
        Self::new("seats", error.to_string(), &parts)
    }
}
