//! Playing a game on by the heuristic or the habits of everybody.

use alloc::vec::Vec;
use core::cmp::Ordering;

use kernel::{Choices, Dice, Ignore, Searchable, Seat};

use crate::{
    Habits,
    plan::{Path, Plan},
    search::Foreseen,
};

/// On average, once in this many choices a choice is random, so that no plan relies on perfect play.
const SLIP: u32 = 16;

/// Players do not always follow their habits: the points that each choice gets at random, at most.
const HABIT_WHIM: u32 = 2048;

/// Lists that are used again in every playout.
#[derive(Clone, Debug)]
pub(crate) struct Playout<G: Searchable> {
    legal: Choices<G::Choice>,
    scores: Vec<i32>,
    habits: Option<Habits>,
}

impl<G: Searchable> Playout<G> {
    /// Prepares playouts in which everybody chooses by these habits, or by the heuristic.
    pub(crate) fn new(habits: Option<Habits>) -> Self {
        Self { legal: Choices::new(), scores: Vec::new(), habits }
    }

    /// Lets the others choose what was foreseen of them in half of the cases: whoever relies on it is
    /// beaten by players who do not think.
    pub(crate) fn foresee(
        &mut self,
        game: &mut G,
        dice: &mut Dice,
        others: &[Foreseen<G::Choice>],
    ) {
        for Foreseen { seat, choices } in others {
            if !game.turn().owing().has(*seat) {
                continue;
            }
            let is_foreseen = dice.below(2) == 0;
            let choice = dice.pick(choices).copied().filter(|_| is_foreseen);
            game.legal(*seat, &mut self.legal);
            // In another world the seat may hold other cards.
            let choice = choice.filter(|choice| self.legal.contains(choice));
            let choice = choice.unwrap_or_else(|| self.choose(game, dice, *seat));
            game.apply(*seat, choice, dice, &mut Ignore);
        }
    }

    /// Plays on until this stretch begins, or the game is over.
    pub(crate) fn run(&mut self, game: &mut G, dice: &mut Dice, until: u32) {
        while let Some(seat) = game.turn().owing().first() {
            if game.stretch() >= until {
                return;
            }
            let choice = self.choose(game, dice, seat);
            game.apply(seat, choice, dice, &mut Ignore);
        }
    }

    /// Plays on while a seat has a plan for its choices, and writes down which it made. The last of
    /// them is one that the plan had not tried.
    #[expect(clippy::too_many_arguments, reason = "game, dice, plan and horizon are all needed")]
    pub(crate) fn follow(
        &mut self,
        game: &mut G,
        dice: &mut Dice,
        (own, plan, path): (Seat, &mut Plan<G::Choice>, &mut Path),
        until: u32,
    ) {
        while let Some(seat) = game.turn().owing().first().filter(|_| game.stretch() < until) {
            if seat != own {
                let choice = self.choose(game, dice, seat);
                game.apply(seat, choice, dice, &mut Ignore);
                continue;
            }
            game.legal(seat, &mut self.legal);
            let (mut place, mut is_known) = (0, true);
            if self.legal.len() > 1 {
                self.weigh(game, seat);
                (place, is_known) = plan.choose(path, &self.legal, &self.scores);
            }
            game.apply(seat, self.legal[place], dice, &mut Ignore);
            if !is_known {
                return;
            }
        }
    }

    fn choose(&mut self, game: &G, dice: &mut Dice, seat: Seat) -> G::Choice {
        game.legal(seat, &mut self.legal);
        if self.legal.len() == 1 || dice.below(SLIP) == 0 {
            return *dice.pick(&self.legal).expect("a seat that owes has a choice");
        }
        let whim = self.weigh(game, seat);
        self.legal[best(&mut self.scores, whim, dice)]
    }

    /// Scores the legal choices, and returns the most points of whim.
    fn weigh(&mut self, game: &G, seat: Seat) -> u32 {
        match &self.habits {
            Some(habits) => {
                let (weights, scores) = (habits.weights_at(game.moment()), &mut self.scores);
                scores.clear();
                scores.resize(self.legal.len(), 0);
                game.describe(seat, &self.legal, &mut |place, term, value| {
                    scores[place] += weights[term] * value;
                });
                HABIT_WHIM
            }
            None => game.weigh(seat, &self.legal, &mut self.scores),
        }
    }
}

/// Returns the place of the highest score, with whims; any of them, if there are several.
pub(crate) fn best(scores: &mut [i32], whim: u32, dice: &mut Dice) -> usize {
    if whim > 0 {
        for score in &mut *scores {
            *score += i32::try_from(dice.below(whim)).unwrap_or(0);
        }
    }
    let (mut best, mut highest, mut equals) = (0, i32::MIN, 1);
    for (place, &score) in scores.iter().enumerate() {
        match score.cmp(&highest) {
            Ordering::Less => {}
            Ordering::Equal => {
                equals += 1;
                if dice.below(equals) == 0 {
                    best = place;
                }
            }
            Ordering::Greater => (best, highest, equals) = (place, score, 1),
        }
    }
    best
}
