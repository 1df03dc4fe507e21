//! What arenas and learners ask of a game.

use bots::{BadWeights, Level, Model};
use kernel::{BySeat, Seed, SetupError};

use crate::{
    Contest, ContestError, Contested, Lesson, OptionsText, Question,
    any_game::{Entry, Registered},
    contest, lesson,
};

/// A game in which bots can be measured, and can learn.
pub trait Measurable {
    /// Plays a whole game between these contestants. `ask` answers for outside players: it returns
    /// the place of the choice in [`Question::legal`], or `None` to stop the game.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats, or if `ask` stops it.
    fn contest(
        &self,
        contest: &Contest<'_>,
        ask: &mut dyn FnMut(&Question) -> Option<usize>,
    ) -> Result<Contested, ContestError>;

    /// Lists what the evaluation of search bots looks at, by name.
    fn features(&self) -> &'static [&'static str];

    /// Returns the weights that search bots use: a line `NAME WEIGHT` for each feature.
    fn weights(&self) -> &'static str;

    /// Checks a text of weights.
    ///
    /// # Errors
    ///
    /// If a line is missing, unknown or not a number.
    fn check_weights(&self, text: &str) -> Result<(), BadWeights>;

    /// Plays a game between bots of these levels, who sometimes choose at random, to learn from it.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn lesson(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Lesson, SetupError>;
}

impl<G: Registered> Measurable for Entry<G> {
    fn contest(
        &self,
        contest: &Contest<'_>,
        ask: &mut dyn FnMut(&Question) -> Option<usize>,
    ) -> Result<Contested, ContestError> {
        let setup = self.setup(contest.options, contest.seats.count());
        contest::play::<G>(&setup, contest, ask)
    }

    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn weights(&self) -> &'static str {
        G::WEIGHTS
    }

    fn check_weights(&self, text: &str) -> Result<(), BadWeights> {
        Model::read(text, G::FEATURES).map(drop)
    }

    fn lesson(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Lesson, SetupError> {
        lesson::play::<G>(&self.setup(options, levels.count()), levels, &seed)
    }
}
