//! What search bots look at.

use kernel::{Imagined, Playouts, Searchable, Seat, SeatCount, take_back};

use crate::{Goofspiel, View};

impl Searchable for Goofspiel {
    type Sampler = Imagined<Self>;

    const FEATURES: &'static [&'static str] = &["points", "points-late"];
    const WEIGHTS: &'static str = include_str!("../weights.txt");
    const PLAYOUTS: Playouts = Playouts { medium: 60, hard: 600, master: 6_000 };

    fn seats(&self) -> SeatCount {
        self.seats()
    }

    fn sampler(view: &View, seat: Seat) -> Imagined<Self> {
        Imagined::new(view, seat)
    }

    fn take_back(&mut self, viewer: Seat) {
        take_back(&mut self.sealed, &mut self.owing, viewer);
    }

    /// The whole game is one stretch: it is short.
    fn stretch(&self) -> u32 {
        0
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        let points = i32::from(self.won[seat].points());
        out.copy_from_slice(&[points, points * i32::from(self.round)]);
    }
}
