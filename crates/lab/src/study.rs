//! Learning the weights of an evaluation from games that bots play against each other.
//!
//! Each time a stretch of a game begins, the features of all seats are taken down, together with who
//! won in the end. [`logit`](crate::logit) finds weights that make the winners likely. A fifth of the
//! games takes no part in that, and shows how good the weights are on games they have not seen. The
//! seed decides the weights; the number of jobs does not matter.

use catalog::{AnyGame, Lesson, Level, OptionsText};
use kernel::{BySeat, Dice, SeatCount, Seed, SetupError};
use rayon::{
    ThreadPoolBuildError, ThreadPoolBuilder,
    iter::{IntoParallelRefIterator, ParallelIterator},
};
use thiserror::Error;

use crate::{
    evaluation::{Evaluation, evaluate},
    logit::{self, Position},
};

/// What is to be learnt, and from what.
#[expect(missing_debug_implementations, reason = "a game has no debug form")]
pub struct Study<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Its options.
    pub options: OptionsText,
    /// The numbers of seats; games take them in turn.
    pub seats: Vec<SeatCount>,
    /// How many games are played.
    pub games: u32,
    /// The bots that play them.
    pub level: Level,
    /// The seed that all games follow from.
    pub seed: Seed,
    /// How many games are played at once; 0 for as many as there are cores.
    pub jobs: usize,
}

/// What was learnt.
#[derive(Clone, Debug, PartialEq)]
pub struct Learnt {
    /// The weight of each feature, by its name.
    pub weights: Vec<(&'static str, i32)>,
    /// How many games had a winner.
    pub games: u32,
    /// How many of these were held out.
    pub games_held_out: u32,
    /// How the learnt weights do on the games that were held out.
    pub now: Evaluation,
    /// How the weights that the game brings along do there.
    pub before: Evaluation,
    /// How equal chances for everybody do there.
    pub equal: Evaluation,
}

/// Why nothing was learnt.
#[derive(Debug, Error)]
pub enum StudyError {
    /// The game does not allow this number of seats.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Too few games had a winner to learn from some and to try the weights on others.
    #[error("{games} games are too few to learn from")]
    TooFew {
        /// How many games had a winner.
        games: u32,
    },
    /// The game has no habits to learn.
    #[error("in this game bots go on by the heuristic: it has no habits to learn")]
    NoHabits,
    /// The system starts no threads.
    #[error(transparent)]
    Threads(#[from] ThreadPoolBuildError),
}

/// One game in this many is held out.
const HELD_OUT: usize = 5;
/// A seat that is stronger by this much wins twice as often.
const DOUBLED: f64 = 1024.0;

impl Study<'_> {
    /// Plays and learns, and calls `hear` after each game.
    ///
    /// # Errors
    ///
    /// If the game does not allow a number of seats, or too few games had a winner.
    pub fn run(&self, hear: &(dyn Fn() + Sync)) -> Result<Learnt, StudyError> {
        let lessons =
            self.play(hear, |options, levels, seed| self.game.lesson(options, levels, seed))?;
        let (mut seen, mut held_out, mut games) = (Vec::new(), Vec::new(), [0, 0]);
        for (number, lesson) in lessons.iter().enumerate() {
            if lesson.winners.is_empty() {
                continue;
            }
            let is_held_out = self.is_held_out(number);
            let side = if is_held_out { &mut held_out } else { &mut seen };
            side.extend(positions(lesson));
            games[usize::from(is_held_out)] += 1;
        }
        let [games_seen, games_held_out] = games;
        let games = games_seen + games_held_out;
        if seen.is_empty() || held_out.is_empty() {
            return Err(StudyError::TooFew { games });
        }
        let features = self.game.features();
        let weights = logit::fit(&seen, features.len());
        let weights: Vec<i32> = weights.into_iter().map(in_parts).collect();
        let evaluate = |weights: &[i32]| {
            let weights: Vec<f64> = weights.iter().copied().map(in_logarithms).collect();
            evaluate(&held_out, &weights)
        };
        Ok(Learnt {
            now: evaluate(&weights),
            before: evaluate(&read(self.game.weights())),
            equal: evaluate(&vec![0; features.len()]),
            weights: features.iter().copied().zip(weights).collect(),
            games,
            games_held_out,
        })
    }

    /// Returns whether the game with this number is held out: by rounds of all numbers of seats, so
    /// that each number is held out alike.
    pub(crate) fn is_held_out(&self, number: usize) -> bool {
        number / self.seats.len().max(1) % HELD_OUT == HELD_OUT - 1
    }

    /// Plays all games with `play`, and calls `hear` after each.
    pub(crate) fn play<T: Send>(
        &self,
        hear: &(dyn Fn() + Sync),
        play: impl Fn(&OptionsText, &BySeat<Level>, Seed) -> Result<T, SetupError> + Sync,
    ) -> Result<Vec<T>, StudyError> {
        let pool = ThreadPoolBuilder::new().num_threads(self.jobs).build()?;
        let mut dice = Dice::new(&self.seed);
        let seats = self.seats.iter().cycle();
        let games: Vec<(SeatCount, Seed)> =
            seats.copied().zip((0..self.games).map(|_| dice.seed())).collect();
        let play_one = |&(seats, seed): &(SeatCount, Seed)| {
            let levels = BySeat::new(seats, |_| self.level);
            let played = play(&self.options, &levels, seed)?;
            hear();
            Ok(played)
        };
        pool.install(|| games.par_iter().map(play_one).collect())
    }
}

impl Learnt {
    /// Returns the text of a file of weights, with these remarks at its top.
    pub fn text(&self, remarks: &[String]) -> String {
        let weights = self.weights.iter().map(|(name, weight)| format!("{name} {weight}\n"));
        remarked(remarks, &weights.collect::<String>())
    }
}

/// Returns a text with these remarks at its top.
pub fn remarked(remarks: &[String], text: &str) -> String {
    let remarks = remarks.iter().map(|remark| format!("{}\n", format!("# {remark}").trim_end()));
    remarks.collect::<String>() + text
}

/// Returns the positions of a game; several winners share the win.
fn positions(lesson: &Lesson) -> impl Iterator<Item = Position> {
    let share = 1.0 / f64::from(lesson.winners.len());
    lesson.positions.iter().map(move |features| Position {
        features: features
            .values()
            .map(|row| row.iter().map(|value| f64::from(*value)).collect())
            .collect(),
        shares: features
            .iter()
            .map(|(seat, _)| if lesson.winners.has(seat) { share } else { 0.0 })
            .collect(),
    })
}

/// Returns a weight as it is written, in parts of 1024.
pub(crate) fn in_parts(weight: f64) -> i32 {
    let parts = (weight * DOUBLED / std::f64::consts::LN_2).round();
    // Written without a fraction, so it reads back whole; beyond all bounds it says nothing.
    format!("{parts:.0}").parse().unwrap_or(0)
}

pub(crate) fn in_logarithms(weight: i32) -> f64 {
    f64::from(weight) * std::f64::consts::LN_2 / DOUBLED
}

/// Reads the weights of a text that the game has checked.
fn read(text: &str) -> Vec<i32> {
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')?.1.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study(game: &dyn AnyGame, jobs: usize) -> Learnt {
        let seats = game.seats().filter_map(SeatCount::new).take(2).collect();
        let options = game.options("").expect("every game has default options");
        let level = Level::Greedy;
        let study = Study { game, options, seats, games: 60, level, seed: Seed::from(3), jobs };
        study.run(&|| ()).expect("sixty games are enough")
    }

    #[test]
    fn what_is_learnt_of_every_game_is_a_file_of_weights() {
        for &game in catalog::GAMES {
            let learnt = study(game, 1);
            let text = learnt.text(&["how it was made".to_owned()]);
            assert_eq!(game.check_weights(&text), Ok(()), "{}: {text}", game.id());
            assert!(learnt.games_held_out > 0 && learnt.games > 4 * learnt.games_held_out - 8);
            assert_eq!(study(game, 2), learnt, "jobs change no result");
        }
    }

    #[test]
    fn weights_are_written_in_parts_and_read_back() {
        assert_eq!(in_parts(std::f64::consts::LN_2), 1024);
        assert_eq!(in_parts(-0.000_1), 0);
        assert_eq!(in_parts(f64::NAN), 0);
        assert_eq!(read("# learnt\n\ngold 12\n cards -3 \n"), [12, -3]);
    }
}
