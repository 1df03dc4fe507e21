//! The bots.

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{Dice, Game, Heuristic, Seat};

use crate::playout::best;

/// A player that gets a view, never the game.
pub trait Bot<G: Game>: Send {
    /// Picks one of the legal choices of its seat, of which there is at least one.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Choice]) -> G::Choice;

    /// Returns how many playouts it has made so far; 0 for bots that make none.
    fn playouts(&self) -> u64 {
        0
    }
}

/// Takes any choice, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    /// Its own dice, separate from the table's.
    pub dice: Dice,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: Seat, _: &G::View, legal: &[G::Choice]) -> G::Choice {
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
    fn choose(&mut self, _: Seat, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        let mut order = legal.to_vec();
        self.dice.shuffle(&mut order);
        let whim = G::whim(view);
        let mut points = |choice| {
            let more = if whim > 0 { self.dice.below(whim) } else { 0 };
            G::score(view, choice).saturating_add_unsigned(more)
        };
        // The first of several with equal points, in an order that is random.
        let best = order.into_iter().min_by_key(|choice| Reverse(points(*choice)));
        best.expect("a bot is asked only where there is a choice")
    }
}

/// Plays like [`Greedy`], but now and then takes what looks second or third best, as people do.
#[derive(Clone, Debug)]
pub struct Slipping {
    /// Its own dice, which decide when it slips.
    pub dice: Dice,
}

/// A slipping bot makes a slip once in this many choices, on average.
const SLIP: u32 = 4;

impl<G: Heuristic> Bot<G> for Slipping {
    fn choose(&mut self, _: Seat, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        let mut scores: Vec<i32> = legal.iter().map(|choice| G::score(view, *choice)).collect();
        let is_slip = self.dice.below(SLIP) == 0;
        let worse = if is_slip { 1 + self.dice.below(2) } else { 0 };
        let mut place = best(&mut scores, G::whim(view), &mut self.dice);
        for _ in 0..worse {
            scores[place] = i32::MIN;
            place = best(&mut scores, 0, &mut self.dice);
        }
        legal[place]
    }
}
