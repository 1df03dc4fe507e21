//! What search bots look at.

use alloc::vec::Vec;

use kernel::{Eyes, Game, Imagined, Playouts, Searchable, Seat, SeatCount, take_back};

use crate::{
    CastingShadows, Choice, View,
    heuristic::{Player, printed_points},
};

impl Searchable for CastingShadows {
    type Sampler = Imagined<Self>;

    const FEATURES: &'static [&'static str] =
        &["alive", "hp", "hp-few", "energy-shadow", "book", "counterspells", "counterspell"];
    const WEIGHTS: &'static str = include_str!("../weights.txt");
    const HORIZON: u32 = 2;
    const PLANS: bool = true;
    const PLAYOUTS: Playouts = Playouts { medium: 60, hard: 500, master: 5_000 };

    fn seats(&self) -> SeatCount {
        self.seats()
    }

    fn sampler(view: &View, seat: Seat) -> Imagined<Self> {
        Imagined::new(view, seat)
    }

    fn take_back(&mut self, viewer: Seat) {
        take_back(&mut self.sealed, &mut self.owing, viewer);
    }

    fn weigh(&self, seat: Seat, legal: &[Choice], scores: &mut Vec<i32>) -> u32 {
        let view = self.view(Eyes::Seat(seat));
        let player = Player::new(&view, seat);
        scores.clear();
        scores.extend(legal.iter().map(|choice| player.score(*choice)));
        0
    }

    /// A stretch is a turn.
    fn stretch(&self) -> u32 {
        u32::from(self.round) * u32::from(self.seats().get()) + u32::from(self.active.number())
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        let player = &self.players[seat];
        if !player.is_alive() {
            out.fill(0);
            return;
        }
        let counterspells = i32::try_from(player.held.len()).unwrap_or(0);
        let is_shadow = player.companion.is_some();
        out.copy_from_slice(&[
            1,
            player.hp.into(),
            player.hp.min(HP_FEW).into(),
            if is_shadow { player.energy.into() } else { 0 },
            player.book.iter().map(|page| printed_points(page.card)).sum(),
            counterspells,
            counterspells.min(1),
        ]);
    }
}

/// With fewer HP than this, one attack may be the end: each counts for more.
const HP_FEW: u8 = 6;
