//! The bots.

use core::cmp::Reverse;

use kernel::{Dice, Game, Heuristic};

/// A player that gets a view, never the game.
pub trait Bot<G: Game>: Send {
    /// Picks one of `legal`, which is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice;
}

/// Takes any choice, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    /// Its own dice, separate from the table's.
    pub dice: Dice,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Choice]) -> G::Choice {
        *self.dice.pick(legal).expect("a bot is asked only where there is a choice")
    }
}

/// Takes the choice with the highest heuristic score.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// Its own dice, which decide between choices with equal scores.
    pub dice: Dice,
}

impl<G: Heuristic> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        let mut order = legal.to_vec();
        self.dice.shuffle(&mut order);
        let best = order.into_iter().min_by_key(|&choice| Reverse(G::score(view, choice)));
        best.expect("a bot is asked only where there is a choice")
    }
}
