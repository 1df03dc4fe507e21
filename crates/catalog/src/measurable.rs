//! What arenas and learners ask of a game.

use bots::{BadWeights, Habits, Level, Model};
use kernel::{BySeat, HabitTable, Seed, SetupError};

use crate::{
    Contest, ContestError, Contested, Habit, Lesson, OptionsText, Question,
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

    /// Returns the table of how players usually choose; without terms for a game that has none.
    fn habits(&self) -> HabitTable;

    /// Returns the weight of each term of the habits at a moment.
    fn habit_weights(&self, moment: usize) -> Vec<i32>;

    /// Checks a text of habits.
    ///
    /// # Errors
    ///
    /// If a line is missing, unknown or has other than one number for each moment.
    fn check_habits(&self, text: &str) -> Result<(), BadWeights>;

    /// Plays a game between bots of these levels, to learn how they choose.
    ///
    /// # Errors
    ///
    /// If the game does not allow this number of seats.
    fn observe(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Vec<Habit>, SetupError>;

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

    fn habits(&self) -> HabitTable {
        G::HABITS
    }

    fn habit_weights(&self, moment: usize) -> Vec<i32> {
        Habits::of::<G>().map_or_else(Vec::new, |habits| habits.weights_at(moment).to_vec())
    }

    fn check_habits(&self, text: &str) -> Result<(), BadWeights> {
        Habits::read(text, G::HABITS.moments, G::HABITS.terms).map(drop)
    }

    fn observe(
        &self,
        options: &OptionsText,
        levels: &BySeat<Level>,
        seed: Seed,
    ) -> Result<Vec<Habit>, SetupError> {
        lesson::observe::<G>(&self.setup(options, levels.count()), levels, &seed)
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
