//! A learnt evaluation: the chance of each seat to win, from a few numbers about the game.

use alloc::{format, string::String, vec::Vec};
use core::str::FromStr;

use kernel::{BySeat, Searchable, Seat, Turn, halved};
use thiserror::Error;

/// The chance that is certain.
pub const CERTAIN: u32 = 1 << 16;

/// The weights of the features of a game. A seat's strength is the weighted sum of its features, in
/// parts of 1024; a seat that is stronger by 1024 wins twice as often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    weights: Vec<i32>,
}

impl Model {
    /// Takes the weights, one for each feature.
    pub const fn new(weights: Vec<i32>) -> Self {
        Self { weights }
    }

    /// Reads the weights that a game brings along.
    ///
    /// # Panics
    ///
    /// If the text of the game is wrong: a test reads that of every game.
    pub fn of<G: Searchable>() -> Self {
        Self::read(G::WEIGHTS, G::FEATURES).expect("a game's weights fit its features")
    }

    /// Reads lines `NAME WEIGHT`, one for each feature in this order; `#` begins a comment.
    ///
    /// # Errors
    ///
    /// If a line is missing, unknown or not a number.
    pub fn read(text: &str, features: &[&str]) -> Result<Self, BadWeights> {
        let lines = text.lines().map(str::trim);
        let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let mut weights = Vec::with_capacity(features.len());
        for &feature in features {
            let line = lines.next().unwrap_or_default();
            let wrong = || BadWeights {
                expected: format!("the weight of `{feature}`"),
                found: line.into(),
            };
            let weight = line.split_once(' ').filter(|(name, _)| *name == feature);
            let weight = weight.and_then(|(_, weight)| i32::from_str(weight.trim()).ok());
            weights.push(weight.ok_or_else(wrong)?);
        }
        match lines.next() {
            None => Ok(Self { weights }),
            Some(line) => Err(BadWeights { expected: "nothing more".into(), found: line.into() }),
        }
    }

    /// Returns the chance of each seat to win, in parts of [`CERTAIN`].
    pub fn chances<G: Searchable>(&self, game: &G) -> BySeat<u32> {
        let seats = game.seats();
        if let Turn::Over(outcome) = game.turn() {
            let share = CERTAIN / outcome.winners.len().max(1);
            return BySeat::new(seats, |seat| if outcome.winners.has(seat) { share } else { 0 });
        }
        let strengths = BySeat::new(seats, |seat| self.strength(game, seat));
        let best = strengths.values().copied().max().unwrap_or(0);
        let odds = BySeat::new(seats, |seat| odds(best.saturating_sub(strengths[seat])));
        let all: u64 = odds.values().sum();
        BySeat::new(seats, |seat| {
            u32::try_from(odds[seat] * u64::from(CERTAIN) / all.max(1)).unwrap_or(CERTAIN)
        })
    }

    fn strength<G: Searchable>(&self, game: &G, seat: Seat) -> i64 {
        let mut features = [0; FEATURES_MAX];
        let features = &mut features[..self.weights.len()];
        game.features(seat, features);
        features.iter().zip(&self.weights).map(|(x, w)| i64::from(*x) * i64::from(*w)).sum()
    }
}

/// More features than any game has.
const FEATURES_MAX: usize = 32;

/// Returns the odds of a seat that is weaker than the strongest by `behind` parts of strength.
fn odds(behind: i64) -> u64 {
    // 1024 parts of strength, and 64 of a power, halve it.
    u32::try_from(behind / 16).map_or(0, |behind| halved(behind).into())
}

/// The error for weights that do not fit the features of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found `{found}`")]
pub struct BadWeights {
    /// What should come next.
    pub expected: String,
    /// The line that is there.
    pub found: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_strength_of_1024_halves_the_odds() {
        assert_eq!([0, 1024, 2048].map(odds), [1 << 30, 1 << 29, 1 << 28]);
        assert_eq!([i64::MAX, 1_000_000].map(odds), [0, 0]);
    }

    #[test]
    fn weights_name_every_feature_in_order() {
        let read = |text| Model::read(text, &["gold", "cards"]);
        assert_eq!(read("# learnt\ngold 12\ncards -3\n"), Ok(Model::new([12, -3].into())));
        let wrong = |text| read(text).unwrap_err().to_string();
        assert_eq!(wrong("gold 12"), "expected the weight of `cards`, found ``");
        assert_eq!(wrong("gold x"), "expected the weight of `gold`, found `gold x`");
        assert_eq!(wrong("gold 1\ncards 2\nhp 3"), "expected nothing more, found `hp 3`");
    }
}
