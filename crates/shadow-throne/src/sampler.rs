//! Many worlds from one view: each is made from the one before by exchanging cards.
//!
//! An exchange of two cards that the viewer cannot tell apart gives another world that fits. Exchanges
//! are drawn at random, and one that leads to a less likely world is made less often (Metropolis'
//! algorithm): so after many of them every world comes up as often as it is likely.

use alloc::vec::Vec;

use kernel::{BySeat, Dice, HALVED_ONE, Sampler, Searchable, Seat, halved};

use crate::{
    Card, Counts, ROUNDS, Rank, ShadowThrone, View,
    imagine::{Cell, Source, World, shown_by},
};

/// What is assumed of how the others choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habits {
    /// They choose at random.
    None,
    /// They rather take and keep strong cards.
    Sensible,
}

/// Worlds that fit a view.
#[derive(Clone, Debug)]
pub struct Worlds {
    pub(crate) world: World,
    /// The cells whose cards can change places with each other.
    classes: Vec<Class>,
    /// How likely each card is in a cell: a table for each draft round, and one for kept cards.
    tables: [Table; 7],
    /// The table of each cell; none for cards that nobody has taken.
    table_of: Vec<Option<usize>>,
    /// The cards that each seat has shown in this battle, and those in its cells.
    needed: BySeat<Counts>,
    held: BySeat<Counts>,
    is_solved: bool,
    viewer: Option<Seat>,
}

/// Cells whose cards can change places with each other, by their places.
#[derive(Clone, Debug)]
struct Class {
    all: Vec<usize>,
    /// Those that somebody holds.
    held: Vec<usize>,
}

/// How many exchanges are tried before the first world, and between two, for each card that somebody holds.
const EXCHANGES_FIRST: usize = 12;
const EXCHANGES_NEXT: usize = 2;

impl Worlds {
    /// Prepares the worlds of a view.
    pub(crate) fn new(view: &View, habits: Habits) -> Self {
        let world = World::of(view);
        let sources = (0..world.groups.len()).map(Source::Group).chain([Source::Unseen]);
        let class = |from| {
            let is_in = |cell: &Cell| match cell.from {
                Source::Kept => from == Source::Unseen,
                other => other == from,
            };
            let all: Vec<usize> = world.free(is_in).collect();
            let is_held = |place: &usize| world.cells[*place].holder.is_some();
            let held: Vec<usize> = all.iter().copied().filter(is_held).collect();
            Class { all, held }
        };
        let classes = sources.map(class).filter(|class| !class.held.is_empty()).collect();
        let needed = BySeat::new(view.seats, |seat| {
            if world.others.has(seat) { shown_by(view, seat).collect() } else { Counts::default() }
        });
        let table_of = (0..world.cells.len()).map(|place| table_of(&world, place)).collect();
        let (held, viewer) = (BySeat::new(view.seats, |_| Counts::default()), None);
        let tables = tables(&world, habits);
        Self { world, classes, tables, table_of, needed, held, is_solved: false, viewer }
    }

    /// Prepares the worlds of a view for a bot at this seat.
    pub(crate) fn for_bot(view: &View, viewer: Seat) -> Self {
        Self { viewer: Some(viewer), ..Self::new(view, Habits::Sensible) }
    }

    /// Goes on to another world.
    pub(crate) fn exchange(&mut self, dice: &mut Dice) {
        let times = if self.is_solved { EXCHANGES_NEXT } else { EXCHANGES_FIRST };
        if !self.is_solved {
            self.world.solve(dice);
            for cell in &self.world.cells {
                if let (Some(seat), Some(card)) = (cell.holder, cell.card) {
                    self.held[seat][card] += 1;
                }
            }
            self.is_solved = true;
        }
        for class in 0..self.classes.len() {
            for _ in 0..times * self.classes[class].held.len() {
                self.exchange_in(class, dice);
            }
        }
    }

    /// Tries one exchange.
    fn exchange_in(&mut self, class: usize, dice: &mut Dice) {
        let class = &self.classes[class];
        let places = [dice.pick(&class.held), dice.pick(&class.all)];
        let [one, other] = places.map(|place| *place.expect("a class has cells"));
        let [a, b] = [one, other].map(|place| self.world.cells[place]);
        let (card, replaced) = (a.filled(), b.filled());
        if card == replaced || !self.may_exchange(&a, &b) {
            return;
        }
        let [before, after] = [(card, replaced), (replaced, card)]
            .map(|(first, second)| self.weight(one, first) + self.weight(other, second));
        if !happens(after - before, dice) {
            return;
        }
        for (place, cell, new) in [(one, a, replaced), (other, b, card)] {
            self.world.cells[place].card = Some(new);
            if let Some(seat) = cell.holder {
                self.held[seat][cell.filled()] -= 1;
                self.held[seat][new] += 1;
            }
        }
    }

    fn weight(&self, place: usize, card: Card) -> i32 {
        self.table_of[place].map_or(0, |table| self.tables[table][card.index()])
    }

    /// Returns whether the world still fits the view if two cells exchange their cards.
    fn may_exchange(&self, a: &Cell, b: &Cell) -> bool {
        let is_free = a.holder == b.holder || !self.is_bound(a) && !self.is_bound(b);
        is_free && self.may_keep(a, b.filled()) && self.may_keep(b, a.filled())
    }

    /// Returns whether the holder of a cell has shown its card, and has no other like it.
    fn is_bound(&self, cell: &Cell) -> bool {
        let card = cell.filled();
        cell.holder.is_some_and(|seat| self.held[seat][card] <= self.needed[seat][card])
    }

    /// Returns whether a card can be in a cell: not every card can have been kept.
    fn may_keep(&self, cell: &Cell, card: Card) -> bool {
        if cell.from != Source::Kept {
            return true;
        }
        let kept = self.world.cells.iter().filter(|it| it.from == Source::Kept);
        let alike = kept.filter(|it| it.card == Some(card) && it.holder != cell.holder).count();
        alike < usize::from(self.world.keepable[card])
    }
}

impl Sampler<ShadowThrone> for Worlds {
    fn sample(&mut self, dice: &mut Dice) -> ShadowThrone {
        self.exchange(dice);
        let mut game = self.world.game(dice);
        self.viewer.into_iter().for_each(|viewer| game.take_back(viewer));
        game
    }
}

/// How likely each card is, as a power of two, in parts of 64.
type Table = [i32; 27];

/// How strongly players prefer strong cards in each draft round, and when they keep one.
const PREFERENCE: [i32; 7] = [176, 104, 64, 40, 16, 0, 80];
/// The table of kept cards.
const KEPT: usize = 6;
/// 64 · log₂ of the numbers from 1 to 8.
const LOGARITHM: [i32; 8] = [0, 64, 101, 128, 149, 165, 180, 192];

fn tables(world: &World, habits: Habits) -> [Table; 7] {
    core::array::from_fn(|table| {
        Card::ALL.map(|card| {
            let preference = if habits == Habits::Sensible { PREFERENCE[table] } else { 0 };
            let taken = preference * strength(card) / 256;
            if table == KEPT { taken + kept(world, card) } else { taken }
        })
    })
}

/// Returns how likely it is that a card which was kept is of this kind: the more of its copies can
/// have been kept. The deck from which the pools were dealt had one copy less.
fn kept(world: &World, card: Card) -> i32 {
    let logarithm = |count: u8| LOGARITHM[usize::from(count.clamp(1, 8)) - 1];
    logarithm(world.keepable[card]) - logarithm(card.printed().copies)
}

/// Returns how strong a card is, as a drafting player sees it.
pub(crate) fn strength(card: Card) -> i32 {
    let printed = card.printed();
    let ability = if printed.ability.is_some() { 60 } else { 0 };
    let noble = if printed.rank == Rank::Noble { 30 } else { 0 };
    let points = 60 * i32::from(printed.influence) + 40 * i32::from(printed.power);
    points + 25 * i32::from(printed.gold) + ability + noble
}

fn table_of(world: &World, place: usize) -> Option<usize> {
    let cell = &world.cells[place];
    let width = usize::from(world.width);
    match cell.from {
        Source::Kept => Some(KEPT),
        _ if cell.holder.is_none() => None,
        _ => {
            let is_pool = place < width * usize::from(world.view.seats.get());
            is_pool.then(|| place % width + usize::from(ROUNDS) - width)
        }
    }
}

/// Decides whether an exchange happens that makes the world likelier by this power of two.
fn happens(gain: i32, dice: &mut Dice) -> bool {
    let loss = u32::try_from(-gain).unwrap_or(0);
    loss == 0 || dice.below(HALVED_ONE) < halved(loss)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Eyes, Game, Ignore, SeatCount, Seed, Setup};

    const WORLDS: u32 = 6_000;

    /// Plays at random up to a wave of the second battle, where cards were kept, passed on and shown.
    fn second_battle(seed: u64, wave: u8) -> View {
        let setup = Setup::new(SeatCount::new(3).unwrap());
        let mut dice = Dice::new(&Seed::from(seed));
        let mut game = ShadowThrone::deal(&setup, &mut dice, &mut Ignore).unwrap();
        loop {
            let view = game.view(Eyes::Seat(Seat::default()));
            if view.battle == 2 && view.wave == Some(wave) {
                return view;
            }
            let seat = game.turn().owing().first().expect("a game has two battles");
            let choice = *dice.pick(&game.choices(seat)).unwrap();
            game.choose(seat, choice, &mut dice, &mut Ignore).unwrap();
        }
    }

    /// How many worlds of 1000 have this card in the cells of this seat, and as its kept card.
    type Shares = BySeat<[[u32; 27]; 2]>;

    fn shares(seats: SeatCount, mut next: impl FnMut() -> Vec<Cell>) -> Shares {
        let mut shares: Shares = BySeat::new(seats, |_| [[0; 27]; 2]);
        for _ in 0..WORLDS {
            let cells = next();
            for seat in seats.seats() {
                let own = || cells.iter().filter(|cell| cell.holder == Some(seat));
                let held: Counts = own().map(Cell::filled).collect();
                let kept = own().find(|cell| cell.from == Source::Kept).map(Cell::filled);
                for card in Card::ALL {
                    shares[seat][0][card.index()] += u32::from(held[card] > 0);
                    shares[seat][1][card.index()] += u32::from(kept == Some(card));
                }
            }
        }
        BySeat::new(seats, |seat| shares[seat].map(|all| all.map(|count| count * 1000 / WORLDS)))
    }

    /// Deals all cards that could be anywhere anew, until the world fits: slow, but plainly right.
    fn deal_until_it_fits(worlds: &Worlds, dice: &mut Dice) -> Vec<Cell> {
        loop {
            let mut cells = worlds.world.cells.clone();
            for class in &worlds.classes {
                let mut cards: Vec<Card> = class.all.iter().map(|it| cells[*it].filled()).collect();
                dice.shuffle(&mut cards);
                class.all.iter().zip(cards).for_each(|(it, card)| cells[*it].card = Some(card));
            }
            let held = |seat| {
                let own = cells.iter().filter(move |cell| cell.holder == Some(seat));
                own.map(Cell::filled).collect::<Counts>()
            };
            let has_shown = |seat| {
                let (held, needed): (Counts, Counts) = (held(seat), worlds.needed[seat]);
                Card::ALL.into_iter().all(|card| held[card] >= needed[card])
            };
            let kept = cells.iter().filter(|cell| cell.from == Source::Kept);
            let mut keepable = worlds.world.keepable;
            let is_kept = kept.map(Cell::filled).all(|card| {
                let (left, copies) = (keepable[card], card.printed().copies);
                keepable[card] = left.saturating_sub(1);
                dice.below(copies.into()) < left.into()
            });
            if is_kept && worlds.world.others.into_iter().all(has_shown) {
                return cells;
            }
        }
    }

    /// Every world is made as often as it is likely: exchanging cards gives the same as dealing anew
    /// until the world fits.
    #[test]
    fn exchanging_makes_each_world_as_often_as_dealing_anew() {
        for (seed, wave) in [(1, 1), (2, 2), (3, 2), (4, 3)] {
            let (view, mut dice) = (second_battle(seed, wave), Dice::new(&Seed::from(seed)));
            let mut worlds = Worlds::new(&view, Habits::None);
            worlds.exchange(&mut dice);
            let right = shares(view.seats, || deal_until_it_fits(&worlds, &mut dice));
            let made = shares(view.seats, || {
                worlds.exchange(&mut dice);
                worlds.world.cells.clone()
            });
            for seat in view.seats.seats() {
                let [right, made] = [right[seat], made[seat]].map(|shares| shares.concat());
                for (right, made) in right.into_iter().zip(made) {
                    // Four times the spread of two samples, and a little for exchanges that depend
                    // on each other.
                    let most = 8 + 60 * (right.min(1000 - right) / 4).isqrt() / 16;
                    assert!(right.abs_diff(made) <= most, "{seat}: {made} of 1000, not {right}");
                }
            }
        }
    }
}
