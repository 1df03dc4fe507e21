//! A conditional logit: who wins, from what each seat has.
//!
//! The chance of a seat grows with the power of its strength, and the strength is the weighted sum of
//! its features. The weights with the greatest likelihood are found by Newton's method. Features are
//! taken relative to the mean of all seats and in units of their spread; a small penalty on the
//! squares of the weights keeps those in bounds that the games say nothing about.

/// The features of all seats at one moment, and each seat's share of the win.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Position {
    /// One row for each seat.
    pub(crate) features: Vec<Vec<f64>>,
    /// The shares add up to 1.
    pub(crate) shares: Vec<f64>,
}

/// What the penalty weighs, in positions.
const PENALTY: f64 = 1.0;
const STEPS_MAX: u32 = 50;
/// A step that improves the mean log-likelihood by less than this is the last.
const GAIN_MIN: f64 = 1e-10;

/// Finds the weights, in natural logarithms of odds: one for each feature.
pub(crate) fn fit(positions: &[Position], features: usize) -> Vec<f64> {
    let units = scales(positions, features);
    let scaled: Vec<Position> =
        positions.iter().map(|position| centered(position, &units)).collect();
    let mut weights = vec![0.0; features];
    let mut value = objective(&scaled, &weights);
    for _ in 0..STEPS_MAX {
        let step = newton_step(&scaled, &weights);
        let Some((next, next_value)) = improved(&scaled, &weights, &step, value) else { break };
        let gain = next_value - value;
        (weights, value) = (next, next_value);
        if gain < GAIN_MIN * decimal(positions.len()) {
            break;
        }
    }
    weights.iter().zip(&units).map(|(weight, unit)| weight / unit).collect()
}

/// Returns the chance of each seat to win.
pub(crate) fn chances(features: &[Vec<f64>], weights: &[f64]) -> Vec<f64> {
    let strengths: Vec<f64> = features.iter().map(|row| product(row, weights)).collect();
    let best = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = strengths.iter().map(|strength| (strength - best).exp()).collect();
    let all: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}

/// Returns a number of things as a decimal.
pub(crate) fn decimal(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("fewer than 2³² things are counted"))
}

/// Tries the step, then half of it, and so on, until the objective is better.
fn improved(
    positions: &[Position],
    weights: &[f64],
    step: &[f64],
    value: f64,
) -> Option<(Vec<f64>, f64)> {
    (0..20).find_map(|halvings| {
        let length = 0.5_f64.powi(halvings);
        let next: Vec<f64> =
            weights.iter().zip(step).map(|(weight, step)| weight + length * step).collect();
        let next_value = objective(positions, &next);
        (next_value > value).then_some((next, next_value))
    })
}

/// Returns the log-likelihood of the shares, less the penalty.
fn objective(positions: &[Position], weights: &[f64]) -> f64 {
    let likelihood = |position: &Position| -> f64 {
        let chances = chances(&position.features, weights);
        let logs = chances.iter().map(|chance| chance.max(f64::MIN_POSITIVE).ln());
        position.shares.iter().zip(logs).map(|(share, log)| share * log).sum()
    };
    let all: f64 = positions.iter().map(likelihood).sum();
    all - 0.5 * PENALTY * product(weights, weights)
}

/// Returns the step to where a parabola with the same slope and curvature has its top.
fn newton_step(positions: &[Position], weights: &[f64]) -> Vec<f64> {
    let count = weights.len();
    let mut slope: Vec<f64> = weights.iter().map(|weight| -PENALTY * weight).collect();
    let mut curvature = vec![vec![0.0; count]; count];
    for (place, row) in curvature.iter_mut().enumerate() {
        row[place] = PENALTY;
    }
    for Position { features, shares } in positions {
        let chances = chances(features, weights);
        let mean: Vec<f64> = (0..count)
            .map(|place| {
                features.iter().zip(&chances).map(|(row, chance)| chance * row[place]).sum()
            })
            .collect();
        for ((row, chance), share) in features.iter().zip(&chances).zip(shares) {
            for one in 0..count {
                slope[one] += (share - chance) * row[one];
                let deviation = chance * (row[one] - mean[one]);
                for other in 0..=one {
                    curvature[one][other] += deviation * (row[other] - mean[other]);
                }
            }
        }
    }
    solve(curvature, slope)
}

/// Solves a system of equations whose matrix is symmetric and positive; its lower half is given.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    // Cholesky: the lower half becomes L with L·Lᵀ = matrix.
    for column in 0..count {
        for row in column..count {
            let (above, here) = matrix.split_at(row);
            let pivot_row = if row == column { &here[0] } else { &above[column] };
            let known = product(&here[0][..column], &pivot_row[..column]);
            let rest = here[0][column] - known;
            matrix[row][column] = if row == column {
                rest.max(f64::MIN_POSITIVE).sqrt()
            } else {
                rest / matrix[column][column]
            };
        }
    }
    for row in 0..count {
        let known = product(&matrix[row][..row], &right[..row]);
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|below| matrix[below][row] * right[below]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// Returns the spread of each feature among the seats of a table; 1 for one that is always equal.
fn scales(positions: &[Position], features: usize) -> Vec<f64> {
    let unit = vec![1.0; features];
    let (mut squares, mut rows) = (vec![0.0; features], 0.0_f64);
    for position in positions {
        for row in centered(position, &unit).features {
            rows += 1.0;
            squares.iter_mut().zip(row).for_each(|(sum, value)| *sum += value * value);
        }
    }
    let scale = |square: f64| if square > 0.0 { (square / rows).sqrt() } else { 1.0 };
    squares.into_iter().map(scale).collect()
}

/// Returns the position with features relative to the mean of all seats, in these units.
fn centered(position: &Position, units: &[f64]) -> Position {
    let seats = decimal(position.features.len());
    let mean = |place: usize| position.features.iter().map(|row| row[place]).sum::<f64>() / seats;
    let means: Vec<f64> = (0..units.len()).map(mean).collect();
    let relative = |row: &Vec<f64>| {
        let places = row.iter().zip(&means).zip(units);
        places.map(|((value, mean), unit)| (value - mean) / unit).collect()
    };
    let features = position.features.iter().map(relative).collect();
    Position { features, shares: position.shares.clone() }
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use kernel::{Dice, Seed};

    use super::*;

    /// Positions in which the winner is drawn by these weights; the last feature is the same for
    /// everybody, and the features have very different sizes.
    fn drawn(weights: &[f64; 3], count: usize) -> Vec<Position> {
        let mut dice = Dice::new(&Seed::from(5));
        let mut position = |seats: u32| {
            let features: Vec<Vec<f64>> = (0..seats)
                .map(|_| vec![f64::from(dice.below(7)), 100.0 * f64::from(dice.below(5)), 3.0])
                .collect();
            let chances = chances(&features, weights);
            let mut left = f64::from(dice.below(1 << 24)) / f64::from(1 << 24);
            let winner = chances.iter().position(|chance| {
                left -= chance;
                left < 0.0
            });
            let shares = (0..chances.len())
                .map(|seat| if Some(seat) == winner { 1.0 } else { 0.0 })
                .collect();
            Position { features, shares }
        };
        (0..count).map(|number| position(if number % 2 == 0 { 3 } else { 4 })).collect()
    }

    #[test]
    fn the_weights_that_drew_the_winners_are_found() {
        let weights = [0.4, -0.003, 0.0];
        let found = fit(&drawn(&weights, 20_000), 3);
        for (place, tolerance) in [(0, 0.02), (1, 0.000_2), (2, 1e-9)] {
            let off = (found[place] - weights[place]).abs();
            assert!(off < tolerance, "{found:?}, not {weights:?}");
        }
    }

    #[test]
    fn a_certain_winner_gets_no_endless_weight() {
        let certain = Position { features: vec![vec![1.0], vec![0.0]], shares: vec![1.0, 0.0] };
        let found = fit(&vec![certain; 100], 1);
        assert!(found[0] > 2.0 && found[0] < 100.0, "{found:?}");
    }

    #[test]
    fn equations_are_solved() {
        let matrix = vec![vec![4.0, 0.0], vec![2.0, 3.0]];
        let solved = solve(matrix, vec![10.0, 9.0]);
        assert!((solved[0] - 1.5).abs() < 1e-12 && (solved[1] - 2.0).abs() < 1e-12, "{solved:?}");
    }
}
