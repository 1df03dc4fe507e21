//! What the others will choose at the same moment, as a search foresees it.

use alloc::vec::Vec;

use kernel::{Choices, Dice, Eyes, Foresight, Sampler, Searchable, Seat, Seats};

use super::{Budget, Search};
use crate::Bot;

/// What may happen: a world, and what the others choose in it.
#[derive(Clone, Debug)]
pub(super) struct Scene<G: Searchable> {
    pub(super) world: G,
    pub(super) others: Vec<Foreseen<G::Choice>>,
}

/// What a seat is expected to choose: each of these is as likely.
#[derive(Clone, Debug)]
pub(crate) struct Foreseen<C> {
    pub(crate) seat: Seat,
    pub(crate) choices: Vec<C>,
}

/// Scenes without end, from worlds that fit the view of a seat.
pub(super) struct Scenes<G: Searchable> {
    sampler: G::Sampler,
    /// What holds in every world.
    others: Vec<Foreseen<G::Choice>>,
    /// What holds in one world each: they come in turn.
    kept: Vec<Scene<G>>,
    next: usize,
}

/// So many quarters of the playouts go to the thoughts of others.
const QUARTERS: u32 = 3;
/// Fewer thoughts of each other seat tell too little.
const THOUGHTS_MIN: u32 = 4;

impl<G: Searchable> Scenes<G> {
    /// Returns the next scene.
    pub(super) fn next(&mut self, dice: &mut Dice) -> Scene<G> {
        if let Some(scene) = self.kept.get(self.next) {
            self.next = (self.next + 1) % self.kept.len();
            return scene.clone();
        }
        Scene { world: self.sampler.sample(dice), others: self.others.clone() }
    }
}

impl<G: Searchable> Search<G> {
    /// Prepares scenes for a seat, and returns how many playouts are left for its choices.
    pub(super) fn scenes(&mut self, seat: Seat, view: &G::View) -> (Scenes<G>, u32) {
        let sampler = G::sampler(view, seat);
        let mut scenes = Scenes::<G> { sampler, others: Vec::new(), kept: Vec::new(), next: 0 };
        let playouts = self.budget.playouts;
        if !self.budget.foresight {
            return (scenes, playouts);
        }
        let world = scenes.sampler.sample(&mut self.dice);
        let Some(foresight) = world.foresight() else { return (scenes, playouts) };
        let others = world.turn().owing().without(seat);
        let each = others.len() * foresight.playouts;
        let thoughts = (playouts / 4 * QUARTERS).checked_div(each).unwrap_or(0);
        if thoughts < THOUGHTS_MIN {
            return (scenes, playouts);
        }
        for _ in 0..thoughts {
            let scene = self.foresee(others, &mut scenes.sampler, foresight);
            if foresight.is_open {
                gather(&mut scenes.others, scene.others);
            } else {
                scenes.kept.push(scene);
            }
        }
        (scenes, playouts - thoughts * each)
    }

    /// Imagines a world, and thinks there for each of the others, by what that seat would know.
    fn foresee(&mut self, others: Seats, sampler: &mut G::Sampler, how: Foresight) -> Scene<G> {
        let world = sampler.sample(&mut self.dice);
        let budget = Budget::flat(how.playouts);
        let mut bot = Self::new(Dice::new(&self.dice.seed()), self.model.clone(), budget);
        let (mut legal, mut foreseen) = (Choices::new(), Vec::new());
        for seat in others.filter(|seat| world.turn().owing().has(*seat)) {
            world.legal(seat, &mut legal);
            let choice = bot.choose(seat, &world.view(Eyes::Seat(seat)), &legal);
            foreseen.push(Foreseen { seat, choices: [choice].into() });
        }
        self.playouts_made += bot.playouts_made;
        Scene { world, others: foreseen }
    }
}

/// Adds what was foreseen once more.
fn gather<C>(all: &mut Vec<Foreseen<C>>, more: Vec<Foreseen<C>>) {
    for Foreseen { seat, choices } in more {
        match all.iter_mut().find(|it| it.seat == seat) {
            Some(it) => it.choices.extend(choices),
            None => all.push(Foreseen { seat, choices }),
        }
    }
}
