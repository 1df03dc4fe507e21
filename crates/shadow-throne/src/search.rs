//! What search bots look at.

use alloc::vec::Vec;

use kernel::{Foresight, HabitTable, Playouts, Searchable, Seat, SeatCount, take_back};

use crate::{Choice, ShadowThrone, View, Worlds, habits, sampler, state::Step};

impl Searchable for ShadowThrone {
    type Sampler = Worlds;

    const FEATURES: &'static [&'static str] =
        &["influence", "influence-late", "gold", "gold-few", "gold-late", "card"];
    const WEIGHTS: &'static str = include_str!("../weights.txt");
    const PLAYOUTS: Playouts = Playouts { medium: 32, hard: 320, master: 32_000 };

    const HABITS: HabitTable = habits::TABLE;

    fn seats(&self) -> SeatCount {
        self.seats()
    }

    fn sampler(view: &View, seat: Seat) -> Worlds {
        Worlds::for_bot(view, seat)
    }

    fn take_back(&mut self, viewer: Seat) {
        take_back(&mut self.sealed, &mut self.owing, viewer);
    }

    fn weigh(&self, seat: Seat, legal: &[Choice], scores: &mut Vec<i32>) -> u32 {
        scores.resize(legal.len(), 0);
        self.score_all(seat, legal, scores);
        0
    }

    fn moment(&self) -> usize {
        self.habit_moment()
    }

    fn describe(&self, seat: Seat, legal: &[Choice], term: &mut impl FnMut(usize, usize, i32)) {
        self.describe_all(seat, legal, term);
    }

    /// In a wave all play a card at once. What others draft and keep matters less at the moment.
    fn foresight(&self) -> Option<Foresight> {
        let is_wave = matches!(self.step, Step::Wave { .. });
        is_wave.then_some(Foresight { playouts: 100, is_open: false })
    }

    /// A stretch ends when a battle is resolved: before the cards to keep are chosen.
    fn stretch(&self) -> u32 {
        let is_resolved = matches!(self.step, Step::Keep | Step::Over(_));
        u32::from(self.battle) + u32::from(is_resolved)
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        let leader = self.influence.values().copied().max().unwrap_or(0).min(LATE);
        let (leader, influence) = (i32::from(leader), i32::from(self.influence[seat]));
        let gold = i32::from(self.gold[seat].min(MUCH));
        let card = self.hands[seat].iter().map(sampler::strength).max().unwrap_or(0);
        out.copy_from_slice(&[
            influence,
            influence * leader,
            gold,
            gold.min(FEW),
            gold * leader,
            card / 16,
        ]);
    }
}

/// More influence of the leader than this tells nothing more.
const LATE: u16 = 24;
/// More gold than this tells nothing more, and less than this is felt most.
const MUCH: u16 = 12;
const FEW: i32 = 4;
