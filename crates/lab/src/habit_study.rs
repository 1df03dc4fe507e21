//! Learning how bots usually choose, from the choices that they make against each other.
//!
//! The chance of a choice grows with the power of its points, and its points are the weighted sum of
//! the terms that describe it: the same [`logit`](crate::logit) as for evaluations, fitted for each
//! moment alone. A fifth of the games takes no part in that, and shows how well the weights foretell
//! choices that they have not seen.

use catalog::Habit;
use rayon::iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};

use crate::{
    Study, StudyError,
    evaluation::{Evaluation, evaluate},
    logit::{self, Position},
    study::{in_logarithms, in_parts, remarked},
};

/// What was learnt of how bots choose.
#[derive(Clone, Debug, PartialEq)]
pub struct LearntHabits {
    /// The names of the terms.
    pub terms: &'static [&'static str],
    /// What was learnt of each moment.
    pub moments: Vec<Moment>,
    /// How many choices were held out.
    pub held_out: usize,
}

/// What was learnt of how bots choose at one kind of moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Its name.
    pub name: &'static str,
    /// The weight of each term.
    pub weights: Vec<i32>,
    /// How many choices were held out.
    pub held_out: usize,
    /// How the learnt weights foretell these.
    pub now: Evaluation,
    /// How the weights that the game brings along foretell them.
    pub before: Evaluation,
    /// How equal chances foretell them.
    pub equal: Evaluation,
}

impl Study<'_> {
    /// Plays and learns habits, and calls `hear` after each game.
    ///
    /// # Errors
    ///
    /// If the game has no habits or does not allow a number of seats, or if there were too few
    /// choices.
    pub fn run_habits(&self, hear: &(dyn Fn() + Sync)) -> Result<LearntHabits, StudyError> {
        let table = self.game.habits();
        if table.terms.is_empty() {
            return Err(StudyError::NoHabits);
        }
        let games =
            self.play(hear, |options, levels, seed| self.game.observe(options, levels, seed))?;
        let count = games.len();
        let mut all: Vec<Choices> = table.moments.iter().map(|_| Choices::default()).collect();
        for (number, habits) in games.into_iter().enumerate() {
            for habit in habits {
                let Choices { seen, held_out } = &mut all[habit.moment];
                let side = if self.is_held_out(number) { held_out } else { seen };
                side.push(position(&habit));
            }
        }
        if all.iter().all(|it| it.seen.is_empty()) || all.iter().all(|it| it.held_out.is_empty()) {
            return Err(StudyError::TooFew { games: u32::try_from(count).unwrap_or(u32::MAX) });
        }
        let learn = |(place, choices): (usize, &Choices)| {
            learn(table.moments[place], choices, &self.game.habit_weights(place))
        };
        let moments: Vec<Moment> = all.par_iter().enumerate().map(learn).collect();
        let held_out = moments.iter().map(|moment| moment.held_out).sum();
        Ok(LearntHabits { terms: table.terms, moments, held_out })
    }
}

impl LearntHabits {
    /// Returns the text of a file of habits, with these remarks at its top.
    pub fn text(&self, remarks: &[String]) -> String {
        let names = self.moments.iter().map(|moment| format!("{:>9}", moment.name));
        let width = self.terms.iter().map(|term| term.len()).max().unwrap_or(0);
        let heading = format!("{:width$}{}\n", "", names.collect::<String>());
        let row = |(place, term): (usize, &&str)| {
            let weights = self.moments.iter().map(|moment| format!("{:>9}", moment.weights[place]));
            format!("{term:width$}{}\n", weights.collect::<String>())
        };
        let rows: String = self.terms.iter().enumerate().map(row).collect();
        remarked(remarks, &(heading + &rows))
    }
}

/// The choices of one kind of moment.
#[derive(Default)]
struct Choices {
    seen: Vec<Position>,
    held_out: Vec<Position>,
}

fn learn(name: &'static str, Choices { seen, held_out }: &Choices, before: &[i32]) -> Moment {
    let weights = logit::fit(seen, before.len());
    let weights: Vec<i32> = weights.into_iter().map(in_parts).collect();
    let evaluate = |weights: &[i32]| {
        let weights: Vec<f64> = weights.iter().copied().map(in_logarithms).collect();
        evaluate(held_out, &weights)
    };
    Moment {
        name,
        held_out: held_out.len(),
        now: evaluate(&weights),
        before: evaluate(before),
        equal: evaluate(&vec![0; before.len()]),
        weights,
    }
}

fn position(habit: &Habit) -> Position {
    let row = |terms: &Vec<i32>| terms.iter().map(|value| f64::from(*value)).collect();
    let share = |place| if place == habit.chosen { 1.0 } else { 0.0 };
    Position {
        features: habit.options.iter().map(row).collect(),
        shares: (0..habit.options.len()).map(share).collect(),
    }
}

#[cfg(test)]
mod tests {
    use catalog::{AnyGame, Level};
    use kernel::{SeatCount, Seed};

    use super::*;

    fn study(game: &dyn AnyGame, jobs: usize) -> Result<LearntHabits, StudyError> {
        let seats = game.seats().filter_map(SeatCount::new).take(2).collect();
        let options = game.options("").expect("every game has default options");
        let level = Level::Greedy;
        let study = Study { game, options, seats, games: 40, level, seed: Seed::from(3), jobs };
        study.run_habits(&|| ())
    }

    #[test]
    fn habits_that_are_learnt_can_be_read_and_foretell_more_than_chance() {
        let mut have_habits = 0;
        for &game in catalog::GAMES {
            if game.habits().terms.is_empty() {
                assert!(matches!(study(game, 1), Err(StudyError::NoHabits)));
                continue;
            }
            let learnt = study(game, 1).expect("forty games are enough");
            let text = learnt.text(&["how it was made".to_owned()]);
            assert_eq!(game.check_habits(&text), Ok(()), "{}: {text}", game.id());
            let wave = learnt.moments.iter().max_by_key(|moment| moment.held_out);
            let wave = wave.expect("there are moments");
            assert!(wave.now.loss < wave.equal.loss, "{wave:?}");
            assert_eq!(study(game, 2).expect("forty games"), learnt, "jobs change no result");
            have_habits += 1;
        }
        assert!(have_habits > 0);
    }
}
