//! The players.

use core::cmp::Reverse;

use kernel::{Dice, Game, Heuristic};

/// A player that is handed a view, never a game.
pub trait Bot<G: Game>: Send {
    /// Picks one of `legal`, which is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice;
}

/// Takes any choice, each as likely.
#[derive(Clone, Debug)]
pub struct Random {
    /// Its own chance: never the table's.
    pub dice: Dice,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Choice]) -> G::Choice {
        *self.dice.pick(legal).expect("a bot is asked only where there is a choice")
    }
}

/// Takes what looks best at first sight.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// Its own chance, which decides between choices that look alike.
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
