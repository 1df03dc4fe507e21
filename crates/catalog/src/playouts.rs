//! Measuring the speed of the rules.

use kernel::{Choices, Dice, Game, Ignore, Seed, Setup, SetupError};

/// A measurement of the speed of the rules.
pub trait Playouts {
    /// Plays a random game to its end, and returns the number of choices.
    fn game(&mut self) -> u64;

    /// Clones a game `count` times.
    fn clones(&self, count: u32);
}

/// The implementation of [`Playouts`] for every game.
pub(crate) struct Measured<G: Game> {
    game: G,
    setup: Setup<G>,
    dice: Dice,
    legal: Choices<G::Choice>,
}

impl<G: Game> Measured<G> {
    pub(crate) fn deal(setup: Setup<G>, seed: Seed) -> Result<Self, SetupError> {
        let mut dice = Dice::new(&seed);
        let game = G::deal(&setup, &mut dice, &mut Ignore)?;
        Ok(Self { game, setup, dice, legal: Choices::new() })
    }
}

impl<G: Game> Playouts for Measured<G> {
    fn game(&mut self) -> u64 {
        let played = bots::random_game::<G>(&self.setup, &mut self.dice, &mut self.legal);
        played.expect("a game for this number of seats was dealt before")
    }

    fn clones(&self, count: u32) {
        for _ in 0..count {
            std::hint::black_box(std::hint::black_box(&self.game).clone());
        }
    }
}
