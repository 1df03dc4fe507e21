//! The search bot: tries its choices in imagined worlds.

mod compare;
mod foresight;

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{Dice, Ignore, Searchable, Seat};

use crate::{
    Bot, Habits, Model,
    plan::{Path, Plan},
    playout::Playout,
};

pub use compare::{Asked, Compared, Comparison};
pub(crate) use foresight::Foreseen;
use foresight::Scene;

/// Plays each choice in worlds that fit its view, and takes the one with the best chance to win.
///
/// All choices are tried in the same worlds with the same dice, so that luck does not tell them
/// apart. After each round the worse half is dropped. In a playout everybody plays by the heuristic
/// of the game, up to the horizon; there the model tells the chances. With foresight the bot first
/// thinks about what the others choose at the same moment. With plans it also learns, from playout to
/// playout, what to choose after the first choice.
#[derive(Clone, Debug)]
pub struct Search<G: Searchable> {
    dice: Dice,
    model: Model,
    budget: Budget,
    playouts_made: u64,
    playout: Playout<G>,
}

/// How much a search thinks about a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many playouts it makes.
    pub playouts: u32,
    /// Whether it learns what to choose after the first choice, too.
    pub plans: bool,
    /// Whether it knows the habits of players who think, if the game has any.
    pub habits: bool,
    /// Whether it thinks about what others choose at the same moment, if that helps in the game.
    pub foresight: bool,
}

impl Budget {
    /// Returns a budget of this many playouts, in which everybody goes by the heuristic.
    pub const fn flat(playouts: u32) -> Self {
        Self { playouts, plans: false, habits: false, foresight: false }
    }
}

/// What a search thinks of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opinion<C> {
    /// The choice.
    pub choice: C,
    /// The chance to win with it, in parts of [`CERTAIN`](crate::CERTAIN).
    pub chance: u32,
    /// How often it was tried.
    pub playouts: u32,
}

/// Every choice is tried in at least this many worlds, or not at all.
const WORLDS_MIN: u32 = 4;

impl<G: Searchable> Search<G> {
    /// Creates a bot with its own dice.
    pub fn new(dice: Dice, model: Model, budget: Budget) -> Self {
        let habits = budget.habits.then(Habits::of::<G>).flatten();
        Self { dice, model, budget, playouts_made: 0, playout: Playout::new(habits) }
    }

    /// Thinks about the choices of a seat, and returns what it tried: the best first.
    pub fn think(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Choice],
    ) -> Vec<Opinion<G::Choice>> {
        let mut field = self.field(view, legal);
        let rounds = rounds(field.len());
        let (mut scenes, playouts) = self.scenes(seat, view);
        let mut left = field.len();
        for _ in 0..rounds {
            let share = playouts / rounds / count(left);
            for _ in 0..share.max(1) {
                let scene = scenes.next(&mut self.dice);
                self.try_all(seat, &scene, &mut field[..left]);
            }
            field[..left].sort_by_key(|it| Reverse(it.mean()));
            left = left.div_ceil(2);
        }
        field.into_iter().map(|it| it.opinion()).collect()
    }

    /// Returns the choices to try: those that look best, if there are too many.
    fn field(&self, view: &G::View, legal: &[G::Choice]) -> Vec<Candidate<G::Choice>> {
        let most = usize::try_from(self.budget.playouts / WORLDS_MIN).unwrap_or(usize::MAX).max(2);
        let mut order = legal.to_vec();
        if order.len() > most {
            order.sort_by_cached_key(|choice| Reverse(G::score(view, *choice)));
            order.truncate(most);
        }
        order
            .into_iter()
            .map(|choice| Candidate { choice, sum: 0, playouts: 0, plan: Plan::new() })
            .collect()
    }

    /// Tries every choice once in this scene, with the same dice.
    fn try_all(&mut self, seat: Seat, scene: &Scene<G>, field: &mut [Candidate<G::Choice>]) {
        let (dice, until) = (Dice::new(&self.dice.seed()), scene.world.stretch() + G::HORIZON);
        for candidate in field {
            let (mut game, mut dice) = (scene.world.clone(), dice.clone());
            game.apply(seat, candidate.choice, &mut dice, &mut Ignore);
            self.playout.foresee(&mut game, &mut dice, &scene.others);
            let mut path = Path::new();
            if self.budget.plans {
                let plan = (seat, &mut candidate.plan, &mut path);
                self.playout.follow(&mut game, &mut dice, plan, until);
            }
            self.playout.run(&mut game, &mut dice, until);
            let chance = self.model.chances(&game)[seat];
            candidate.plan.learn(&path, chance);
            candidate.sum += u64::from(chance);
            candidate.playouts += 1;
            self.playouts_made += 1;
        }
    }
}

impl<G: Searchable> Bot<G> for Search<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        match legal {
            [only] => *only,
            _ => self.think(seat, view, legal).first().expect("there is a choice").choice,
        }
    }

    fn playouts(&self) -> u64 {
        self.playouts_made
    }
}

#[derive(Clone, Debug)]
struct Candidate<C> {
    choice: C,
    sum: u64,
    playouts: u32,
    plan: Plan<C>,
}

impl<C: Copy> Candidate<C> {
    fn mean(&self) -> u64 {
        self.sum / u64::from(self.playouts.max(1))
    }

    fn opinion(&self) -> Opinion<C> {
        let chance = u32::try_from(self.mean()).unwrap_or(u32::MAX);
        Opinion { choice: self.choice, chance, playouts: self.playouts }
    }
}

/// Returns how many rounds it takes to halve a number of choices down to one.
fn rounds(choices: usize) -> u32 {
    choices.next_power_of_two().trailing_zeros().max(1)
}

fn count(items: usize) -> u32 {
    u32::try_from(items).expect("the length fits in 32 bits")
}
