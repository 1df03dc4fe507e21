//! How well chances to win fit the games.

use crate::logit::{Position, chances, decimal};

/// How well predicted chances fit what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The mean of the negative natural logarithm of the chance that the winner had: lower is
    /// better.
    pub loss: f64,
    /// How often whoever had the best chance won; of several with the same chance, their mean.
    pub favorite_won: f64,
    /// What was predicted against what happened: a row for each tenth of the chances.
    pub calibration: Vec<Tenth>,
}

/// All seats whose predicted chance is in the same tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tenth {
    /// How many there were.
    pub seats: u32,
    /// The mean of their predicted chances.
    pub predicted: f64,
    /// The share of them that won; shared wins count in part.
    pub observed: f64,
}

/// Compares the chances that these weights give with what happened.
pub(crate) fn evaluate(positions: &[Position], weights: &[f64]) -> Evaluation {
    let (mut loss, mut favorite_won) = (0.0, 0.0);
    let mut calibration = vec![Tenth::default(); 10];
    for Position { features, shares } in positions {
        let chances = chances(features, weights);
        let best = chances.iter().copied().fold(0.0, f64::max);
        let (mut favorites, mut winners) = (0.0, 0.0);
        for (&chance, &share) in chances.iter().zip(shares) {
            loss -= share * chance.max(f64::MIN_POSITIVE).ln();
            if chance >= best {
                favorites += 1.0;
                winners += if share > 0.0 { 1.0 } else { 0.0 };
            }
            let tenth = (1..10).filter(|tenth| 10.0 * chance >= f64::from(*tenth)).count();
            let tenth = &mut calibration[tenth];
            tenth.seats += 1;
            tenth.predicted += chance;
            tenth.observed += share;
        }
        favorite_won += winners / favorites;
    }
    for tenth in &mut calibration {
        let seats = f64::from(tenth.seats.max(1));
        tenth.predicted /= seats;
        tenth.observed /= seats;
    }
    let count = decimal(positions.len()).max(1.0);
    Evaluation { loss: loss / count, favorite_won: favorite_won / count, calibration }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_is_worked_out_by_hand() {
        let position = |shares: [f64; 2]| Position {
            features: vec![vec![1.0], vec![0.0]],
            shares: shares.to_vec(),
        };
        let positions = [position([1.0, 0.0]), position([1.0, 0.0]), position([0.0, 1.0])];
        let equal = evaluate(&positions, &[0.0]);
        assert!((equal.loss - std::f64::consts::LN_2).abs() < 1e-12);
        assert!((equal.favorite_won - 0.5).abs() < 1e-12);
        assert_eq!((equal.calibration[5].seats, equal.calibration[5].observed), (6, 0.5));
        // Odds of three to one.
        let sure = evaluate(&positions, &[3.0_f64.ln()]);
        let loss = -(2.0 * 0.75_f64.ln() + 0.25_f64.ln()) / 3.0;
        assert!((sure.loss - loss).abs() < 1e-12 && (sure.favorite_won - 2.0 / 3.0).abs() < 1e-12);
        let (low, high) = (sure.calibration[2], sure.calibration[7]);
        assert_eq!((low.seats, high.seats), (3, 3));
        assert!((low.observed - 1.0 / 3.0).abs() < 1e-12 && (high.predicted - 0.75).abs() < 1e-12);
    }
}
