//! Who is winning, when nothing is secret.

use kernel::{BySeat, Dice, Searchable, Turn};

use crate::{CERTAIN, Model, playout::Playout};

/// Returns the chance of each seat to win from here on, in parts of [`CERTAIN`]: the mean of this
/// many playouts from the game as it is, with its sealed choices and the cards as they lie.
///
/// In a playout everybody plays by the heuristic, up to the horizon; there the model tells the
/// chances. They add up to [`CERTAIN`], except where the rules let nobody win. After the end they are
/// the result.
pub fn outlook<G: Searchable>(
    game: &G,
    model: &Model,
    playouts: u32,
    dice: &mut Dice,
) -> BySeat<u32> {
    let (seats, until) = (game.seats(), game.stretch() + G::HORIZON);
    let mut sums = BySeat::new(seats, |_| 0_u64);
    let mut playout = Playout::new(None);
    let playouts = if matches!(game.turn(), Turn::Over(_)) { 1 } else { playouts.max(1) };
    for _ in 0..playouts {
        let mut world = game.clone();
        playout.run(&mut world, dice, until);
        let chances = model.chances(&world);
        for seat in seats.seats() {
            sums[seat] += u64::from(chances[seat]);
        }
    }
    let mean = |sum: u64| u32::try_from(sum / u64::from(playouts)).unwrap_or(CERTAIN);
    let mut means = BySeat::new(seats, |seat| mean(sums[seat]));
    // What rounding took away goes to the strongest seat.
    let lost = CERTAIN.saturating_sub(means.values().sum());
    let strongest = seats.highest(|seat| means[seat]).first();
    if let Some(seat) = strongest.filter(|_| lost < ROUNDED_MAX) {
        means[seat] += lost;
    }
    means
}

/// More than rounding takes away from eight seats: once in the model, once in the mean.
const ROUNDED_MAX: u32 = 16;
