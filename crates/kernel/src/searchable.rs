//! What a search bot needs of a game, besides its rules.

use alloc::vec::Vec;

use crate::{BySeat, Dice, Eyes, Game, Heuristic, Seat, SeatCount, Seats};

/// A game that search bots can play.
///
/// A search bot imagines worlds that fit its view, plays each of its choices in them up to a
/// horizon, and compares how well it does there.
pub trait Searchable: Heuristic {
    /// Makes worlds from a view.
    type Sampler: Sampler<Self>;

    /// What an evaluation looks at, by name.
    const FEATURES: &'static [&'static str];
    /// The learnt weights: a line `NAME WEIGHT` for each feature.
    const WEIGHTS: &'static str;
    /// How many playouts a bot of each level gets for a choice.
    const PLAYOUTS: Playouts;

    /// How many stretches of the game a search looks ahead; the present one is the first.
    const HORIZON: u32 = 1;

    /// Whether a search learns what to choose after the first choice, instead of going on by the
    /// heuristic. It helps where a few own choices follow each other and the arena says so.
    const PLANS: bool = false;

    /// How players who think usually choose. Without habits everybody goes on by the heuristic.
    const HABITS: HabitTable = HabitTable::NONE;

    /// Returns the number of seats.
    fn seats(&self) -> SeatCount;

    /// Prepares a sampler for the viewer at `seat`.
    fn sampler(view: &Self::View, seat: Seat) -> Self::Sampler;

    /// Takes back the sealed choices of all seats but `viewer`, so that they owe them again.
    fn take_back(&mut self, viewer: Seat);

    /// Writes a score for each legal choice of `seat` to `scores`, and returns the most points of
    /// [whim](Heuristic::whim).
    ///
    /// It may look only at what the seat knows: in playouts, others must not see what they could not
    /// see in the game.
    fn weigh(&self, seat: Seat, legal: &[Self::Choice], scores: &mut Vec<i32>) -> u32 {
        let view = self.view(Eyes::Seat(seat));
        scores.clear();
        scores.extend(legal.iter().map(|choice| Self::score(&view, *choice)));
        Self::whim(&view)
    }

    /// Returns the column of [`HABITS`](Self::HABITS) for the present question.
    fn moment(&self) -> usize {
        0
    }

    /// Describes each legal choice of `seat` by the rows of [`HABITS`](Self::HABITS): calls `term`
    /// with the place of the choice, the row and its value. Rows that are not named are 0.
    ///
    /// Like [`weigh`](Self::weigh), it may look only at what the seat knows.
    fn describe(
        &self,
        _seat: Seat,
        _legal: &[Self::Choice],
        _term: &mut impl FnMut(usize, usize, i32),
    ) {
    }

    /// Returns how a search thinks about what others choose at the same moment, where that helps. It
    /// may look only at what everybody knows, such as the phase.
    fn foresight(&self) -> Option<Foresight> {
        None
    }

    /// Returns the number of the present stretch of the game, such as a battle or a turn. It never
    /// falls. Searches look ahead to the end of a stretch.
    fn stretch(&self) -> u32;

    /// Writes the features of a seat to `out`, one for each name.
    fn features(&self, seat: Seat, out: &mut [i32]);
}

/// Makes worlds that fit what a seat knows, at the moment before the others made choices that are
/// still sealed: so that a bot can think about what they choose.
pub trait Sampler<G: Game>: Send {
    /// Makes a world.
    fn sample(&mut self, dice: &mut Dice) -> G;
}

/// Does what [`Searchable::take_back`] asks, for games that keep sealed choices by seat.
pub fn take_back<T>(sealed: &mut BySeat<Option<T>>, owing: &mut Seats, viewer: Seat) {
    for seat in sealed.count().seats().filter(|seat| *seat != viewer) {
        if sealed[seat].take().is_some() {
            *owing = owing.with(seat);
        }
    }
}

/// What tells how players usually choose: learnt weights, with a column for each kind of question
/// and a row for each term by which choices are described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HabitTable {
    /// The names of the columns.
    pub moments: &'static [&'static str],
    /// The names of the rows.
    pub terms: &'static [&'static str],
    /// The table: a line with the names of the columns, then `TERM WEIGHT WEIGHT …` for each row.
    pub weights: &'static str,
}

impl HabitTable {
    /// The table of a game without habits.
    pub const NONE: Self = Self { moments: &[], terms: &[], weights: "" };
}

/// How a search thinks for the others, who owe a choice at the same moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// How many playouts go to each thought for another seat.
    pub playouts: u32,
    /// Whether what others can choose is open, so that what they choose in one world, they may choose
    /// in every other.
    pub is_open: bool,
}

/// How many playouts the bots of each level get for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts {
    /// Medium.
    pub medium: u32,
    /// Hard.
    pub hard: u32,
    /// Master.
    pub master: u32,
}

/// The sampler for games that need no other: imagines every world from the view.
#[derive(Clone, Debug)]
pub struct Imagined<G: Game> {
    view: G::View,
    viewer: Seat,
}

impl<G: Game> Imagined<G> {
    /// Prepares a sampler for the viewer at this seat.
    pub fn new(view: &G::View, viewer: Seat) -> Self {
        Self { view: view.clone(), viewer }
    }
}

impl<G: Searchable> Sampler<G> for Imagined<G> {
    fn sample(&mut self, dice: &mut Dice) -> G {
        let mut world = G::imagine(&self.view, dice);
        world.take_back(self.viewer);
        world
    }
}
