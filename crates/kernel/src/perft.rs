//! Counting lines of play: "perft", the usual test of a rules engine.

use crate::{Dice, Game, Ignore};

/// Counts the lines of play of exactly `depth` choices from here, plus those that end earlier.
///
/// Seats that owe a choice at the same time choose in seat order. Each line has its own copy of
/// the dice.
pub fn perft<G: Game>(game: &G, dice: &Dice, depth: u32) -> u64 {
    let Some(seat) = game.turn().owing().first() else {
        return 1;
    };
    match depth {
        0 => 1,
        1 => u64::try_from(game.choices(seat).len()).expect("a list's length fits in 64 bits"),
        _ => game
            .choices(seat)
            .iter()
            .map(|&choice| {
                let (mut game, mut dice) = (game.clone(), dice.clone());
                game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is taken");
                perft(&game, &dice, depth - 1)
            })
            .sum(),
    }
}
