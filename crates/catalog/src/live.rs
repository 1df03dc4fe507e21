//! A game being played, with its type hidden.

use std::{error::Error, sync::Arc};

use bots::{Effort, Level};
use kernel::{
    Chosen, ClauseError, Dice, Ending, Eyes, Frames, Game, Ignore, ParseError, Record, Seat, Seed,
    Setup, SetupError, Standing, Tell, Text, Turn,
};
use serde::Serialize;
use thiserror::Error;

use crate::{
    Advice, Event, Fact, Frame, Legal, View, analysis::advice, any_game::Registered, fact::events,
};

/// A game being played, and its record.
pub trait Live: Send {
    /// Returns what the game waits for.
    fn turn(&self) -> Turn;

    /// Lists the legal choices of a seat.
    fn legal(&self, seat: Seat) -> Legal;

    /// Returns whether everybody can see that this seat has only one choice.
    fn is_plainly_forced(&self, seat: Seat) -> bool;

    /// Returns the choice that a standing answer makes for this seat now, in the written form; `None`
    /// if the seat has to be asked.
    fn standing_choice(&self, seat: Seat, standing: Standing) -> Option<String>;

    /// Applies a choice in the written form, and returns the resulting events.
    ///
    /// # Errors
    ///
    /// If the choice is refused; then nothing has changed.
    fn choose(&mut self, seat: Seat, choice: &str) -> Result<Vec<Event>, Refused>;

    /// Applies a choice without building events, to restore a game.
    ///
    /// # Errors
    ///
    /// If the choice is refused; then nothing has changed.
    fn follow(&mut self, seat: Seat, choice: &str) -> Result<(), Refused>;

    /// Carries out a stage direction, in a position that was set up, and returns the events.
    ///
    /// # Errors
    ///
    /// If the direction cannot be parsed, or cannot be carried out now.
    fn happen(&mut self, what: &str) -> Result<Vec<Event>, ParseError>;

    /// Checks a choice without applying it, and returns its written form.
    ///
    /// # Errors
    ///
    /// If the choice would be refused.
    fn check(&self, seat: Seat, choice: &str) -> Result<String, Refused>;

    /// Returns the events of the deal.
    fn opening(&self) -> &[Event];

    /// Returns the game as it is now.
    fn now(&self) -> Frame;

    /// Returns what this viewer may know.
    fn view(&self, eyes: Eyes) -> View;

    /// Prepares a bot with what the seat may know. The result can run on another thread.
    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought;

    /// Prepares the opinion of a hard bot on the choices of a seat, from what the seat may know. The
    /// result can run on another thread.
    fn advise(&self, seat: Seat, seed: Seed) -> Advice;

    /// Returns the record so far.
    fn record(&self) -> &Record;
}

/// A prepared bot, which returns its choice in the written form. The same seed and the same effort
/// give the same choice.
pub type Thought = Box<dyn FnOnce(Effort) -> String + Send>;

/// Why a choice was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// It cannot be parsed.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// The rules refuse it.
    #[error("{reason}")]
    Rules {
        /// The reason; its field `refusal` is the kind.
        fact: Fact,
        /// The reason in English.
        reason: String,
    },
}

fn refused<R: Error + Serialize>(refusal: R) -> Refused {
    Refused::Rules { fact: Fact::of(&refusal), reason: refusal.to_string() }
}

/// The implementation of [`Live`] for every game.
pub(crate) struct Playing<G: Game> {
    contents: G::Contents,
    game: G,
    dice: Dice,
    record: Record,
    opening: Vec<Event>,
}

impl<G: Registered> Playing<G> {
    pub(crate) fn deal(setup: &Setup<G>, record: Record) -> Result<Self, SetupError> {
        let (mut dice, mut frames) = (Dice::new(&record.seed), Frames::default());
        let game = G::deal(setup, &mut dice, &mut frames)?;
        let contents = setup.contents.clone();
        Ok(Self { contents, game, dice, record, opening: events(frames.0) })
    }

    /// Starts from a position instead of a deal; the record has no word of that.
    pub(crate) fn set_up(
        setup: &Setup<G>,
        clauses: &[&str],
        record: Record,
    ) -> Result<Self, ClauseError> {
        let (dice, mut frames) = (Dice::new(&record.seed), Frames::default());
        let game = G::position(setup, clauses, &mut frames)?;
        let contents = setup.contents.clone();
        Ok(Self { contents, game, dice, record, opening: events(frames.0) })
    }

    fn write(&self, choice: G::Choice) -> String {
        G::written(&self.contents, choice).to_string()
    }

    fn take(&mut self, seat: Seat, choice: &str, tell: &mut impl Tell<G>) -> Result<(), Refused> {
        let choice = G::read(&self.contents, choice)?;
        self.game.choose(seat, choice, &mut self.dice, tell).map_err(refused)?;
        self.record.choices.push(Chosen { seat, choice: self.write(choice) });
        if let Turn::Over(outcome) = self.game.turn() {
            self.record.ending = Ending::Over(outcome);
        }
        Ok(())
    }
}

impl<G: Registered> Live for Playing<G> {
    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, seat: Seat) -> Legal {
        let written = |choice: &G::Choice| G::written(&self.contents, *choice);
        Legal::of(&self.game.choices(seat).iter().map(written).collect::<Vec<_>>())
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        self.game.is_plainly_forced(seat)
    }

    fn standing_choice(&self, seat: Seat, standing: Standing) -> Option<String> {
        self.game.standing_choice(seat, standing).map(|choice| self.write(choice))
    }

    fn choose(&mut self, seat: Seat, choice: &str) -> Result<Vec<Event>, Refused> {
        let mut frames = Frames::default();
        self.take(seat, choice, &mut frames)?;
        Ok(events(frames.0))
    }

    fn follow(&mut self, seat: Seat, choice: &str) -> Result<(), Refused> {
        self.take(seat, choice, &mut Ignore)
    }

    fn happen(&mut self, what: &str) -> Result<Vec<Event>, ParseError> {
        let mut frames = Frames::default();
        self.game.happen(Text::new(what), &mut self.dice, &mut frames)?;
        Ok(events(frames.0))
    }

    fn check(&self, seat: Seat, choice: &str) -> Result<String, Refused> {
        let choice = G::read(&self.contents, choice)?;
        self.game.admit(seat, choice).map_err(refused)?;
        Ok(self.write(choice))
    }

    fn opening(&self) -> &[Event] {
        &self.opening
    }

    fn now(&self) -> Frame {
        Frame::of(Arc::new(self.game.clone()))
    }

    fn view(&self, eyes: Eyes) -> View {
        G::any_view(self.game.view(eyes))
    }

    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        let (view, legal) = (self.game.view(Eyes::Seat(seat)), self.game.choices(seat));
        let contents = self.contents.clone();
        Box::new(move |effort| {
            let choice = level.bot_with::<G>(effort, &seed).choose(seat, &view, &legal);
            G::written(&contents, choice).to_string()
        })
    }

    fn advise(&self, seat: Seat, seed: Seed) -> Advice {
        advice(self.contents.clone(), &self.game, seat, seed)
    }

    fn record(&self) -> &Record {
        &self.record
    }
}
