//! Inventing a game that a viewer cannot tell from the real one, from what the viewer knows.
//!
//! Every card of a pool or hand has a cell: one for each draft round, and one for the card kept
//! before. For some cells the viewer knows the group of cards that fill them (pools that passed
//! by), for the others only that no card can be in two places. A card that was shown was in one of
//! its player's cells: those cards are placed first, then the kept cards, and the rest at random.
//! That gives a world that fits, but some are made too often: [`Worlds`] makes others from it.

use alloc::vec::Vec;
use core::iter::repeat_n;

use kernel::{BySeat, Dice, Seat, Seats};

use crate::{
    Card, Cards, Counts, Phase, ROUNDS, ShadowThrone, View, WAVES,
    sampler::{Habits, Worlds},
    state::{Draft, Past, Step},
};

/// Invents a game that fits `view`. Every game that does is as likely as it is among players who
/// choose at random.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> ShadowThrone {
    let mut worlds = Worlds::new(view, Habits::None);
    worlds.exchange(dice);
    worlds.world.game(dice)
}

/// A place for one card of this battle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// Which cards may fill it.
    pub(crate) from: Source,
    /// The seat that picked or kept it; `None` while it is in a pool or in the deck.
    pub(crate) holder: Option<Seat>,
    /// The card in it, once it is known or decided.
    pub(crate) card: Option<Card>,
}

impl Cell {
    pub(crate) fn filled(&self) -> Card {
        self.card.expect("every cell is filled")
    }
}

/// The cards that a cell may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A group of cards that the viewer saw pass by.
    Group(usize),
    /// Cards that the viewer has seen nowhere.
    Unseen,
    /// Unseen cards that can have been kept from the battle before.
    Kept,
}

/// Something that must be placed before the rest is filled at random.
#[derive(Clone, Copy, Debug)]
enum Need {
    /// This seat showed this card, so one of its cells held it.
    Shown(Seat, Card),
    /// This cell holds a kept card, which cannot be any card.
    Kept(usize),
}

/// The cells of a battle, and what the viewer knows of them.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) view: View,
    /// The seats whose secrets the viewer does not see.
    pub(crate) others: Seats,
    /// The number of cells of a pool, and how many of them were picked.
    pub(crate) width: u8,
    picked: u8,
    /// The cells of each pool, by the seat that it was dealt to; then the others, the deck last.
    pub(crate) cells: Vec<Cell>,
    pub(crate) groups: Vec<Counts>,
    unseen: Counts,
    /// The cards that the others can have kept or discarded before this battle, and those of them
    /// that are not placed yet.
    pub(crate) keepable: Counts,
    keepable_left: Counts,
}

impl World {
    /// Creates the cells, with what the viewer knows of them.
    pub(crate) fn of(view: &View) -> Self {
        let round = view.round.unwrap_or(ROUNDS + 1);
        let mut world = Self {
            view: view.clone(),
            others: view.seats.seats().filter(|&seat| !view.eyes.see(seat)).collect(),
            width: ROUNDS + 1 - view.since,
            picked: round - view.since,
            cells: Vec::with_capacity(64),
            groups: Vec::with_capacity(8),
            unseen: Counts::full(),
            keepable: Counts::full(),
            keepable_left: Counts::default(),
        };
        for seat in view.seats.seats() {
            world.lay_pool(seat);
        }
        for seat in world.others {
            world.lay_rest(seat);
        }
        world.set_apart_what_is_seen();
        world.lay_deck();
        world
    }

    /// Adds cells for the undealt cards.
    fn lay_deck(&mut self) {
        let known = self.view.deck.iter().flatten().map(|card| Some(*card));
        let unknown = repeat_n(None, self.view.deck_size).filter(|_| self.view.deck.is_none());
        let deck = known.chain(unknown);
        self.cells.extend(deck.map(|card| Cell { from: Source::Unseen, holder: None, card }));
    }

    /// Fills all cells so that they fit the view.
    pub(crate) fn solve(&mut self, dice: &mut Dice) {
        let needs = self.needs(dice);
        let fits = self.place(&needs, dice);
        assert!(fits, "the real game fits the view, so a solution exists");
        self.fill(dice);
    }

    /// Adds the cells of the pool that was dealt to `start`, with what the viewer saw of it.
    fn lay_pool(&mut self, start: Seat) {
        let mut from = Source::Unseen;
        for round in 0..self.width {
            let seat = self.view.seats.left_by(start, round);
            let index = usize::from(round);
            let memory = self.view.memory[seat].as_ref();
            let pick = memory.and_then(|memory| memory.picks.get(index).copied());
            if let Some(&pool) = memory.and_then(|memory| memory.seen.get(index)) {
                // What is missing since the viewer last saw it was picked by the seats between.
                if let Source::Group(before) = from {
                    pool.iter().for_each(|card| self.groups[before][card] -= 1);
                }
                let rest = pick.map_or(pool, |card| pool.without(card));
                from = Source::Group(self.groups.len());
                self.groups.push(rest.iter().collect());
            }
            let holder = (round < self.picked).then_some(seat);
            self.cells.push(Cell { from, holder, card: pick });
        }
    }

    /// Adds cells for what another seat had besides its picks, the kept card first.
    fn lay_rest(&mut self, seat: Seat) {
        let had = usize::from(self.view.hand_sizes[seat]) + shown_by(&self.view, seat).count();
        for place in usize::from(self.picked)..had {
            let is_kept = place == usize::from(self.picked) && self.view.battle > 1;
            let from = if is_kept { Source::Kept } else { Source::Unseen };
            self.cells.push(Cell { from, holder: Some(seat), card: None });
        }
    }

    /// Subtracts the cards that the viewer knows to be elsewhere, now and before this battle.
    fn set_apart_what_is_seen(&mut self) {
        let view = &self.view;
        let carried = view.carried().map(|_| Card::Langman);
        let hands = view.hands.values().flatten().flat_map(|hand| hand.iter());
        let known = view.seats.seats().filter(|&seat| view.eyes.see(seat));
        let own = hands.chain(known.flat_map(|seat| shown_by(view, seat)));
        for card in own.chain(carried) {
            self.unseen[card] -= 1;
        }
        self.groups.iter().for_each(|group| self.unseen.subtract(group));

        let memories = view.memory.values().flatten();
        let own =
            memories.flat_map(|memory| memory.kept.into_iter().chain(memory.discarded.iter()));
        self.keepable.subtract(&own.chain(carried).collect());
        self.keepable.subtract(&view.buried);
        self.keepable_left = self.keepable;
    }

    /// Lists what must be placed first.
    fn needs(&self, dice: &mut Dice) -> Vec<Need> {
        let shown = |seat| shown_by(&self.view, seat).map(move |card| Need::Shown(seat, card));
        let mut needs: Vec<Need> = self.others.flat_map(shown).collect();
        dice.shuffle(&mut needs);
        needs.extend(self.free(|cell| cell.from == Source::Kept).map(Need::Kept));
        needs
    }

    /// Places every need, with backtracking; returns whether it found a solution.
    fn place(&mut self, needs: &[Need], dice: &mut Dice) -> bool {
        let Some((&need, rest)) = needs.split_first() else {
            return true;
        };
        if matches!(need, Need::Kept(cell) if self.cells[cell].card.is_some()) {
            return self.place(rest, dice);
        }
        let mut options = self.options(need);
        dice.shuffle(&mut options);
        for (cell, card) in options {
            self.put(cell, Some(card));
            if self.place(rest, dice) {
                return true;
            }
            self.put(cell, None);
        }
        false
    }

    /// Lists where a need may go; a kept card once for each copy left.
    fn options(&self, need: Need) -> Vec<(usize, Card)> {
        match need {
            Need::Shown(seat, card) => {
                let may_hold = |it: &Cell| it.holder == Some(seat) && self.left(it.from, card) > 0;
                self.free(may_hold).map(|cell| (cell, card)).collect()
            }
            Need::Kept(cell) => {
                self.listed(Source::Kept).into_iter().map(|card| (cell, card)).collect()
            }
        }
    }

    /// Finds the empty cells that fit.
    pub(crate) fn free(&self, fits: impl Fn(&Cell) -> bool) -> impl Iterator<Item = usize> {
        let cells = self.cells.iter().enumerate();
        cells.filter(move |(_, cell)| cell.card.is_none() && fits(cell)).map(|(place, _)| place)
    }

    fn left(&self, from: Source, card: Card) -> u8 {
        match from {
            Source::Group(group) => self.groups[group][card],
            Source::Unseen => self.unseen[card],
            Source::Kept => self.unseen[card].min(self.keepable_left[card]),
        }
    }

    /// Puts a card into a cell, or removes the one that is there.
    fn put(&mut self, cell: usize, card: Option<Card>) {
        let Cell { from, card: before, .. } = self.cells[cell];
        self.cells[cell].card = card;
        for (card, change) in [(before, 1), (card, -1)] {
            let Some(card) = card else { continue };
            let add = |count: &mut u8| *count = count.wrapping_add_signed(change);
            match from {
                Source::Group(group) => add(&mut self.groups[group][card]),
                Source::Unseen | Source::Kept => add(&mut self.unseen[card]),
            }
            if from == Source::Kept {
                add(&mut self.keepable_left[card]);
            }
        }
    }

    /// Fills all other cells at random.
    fn fill(&mut self, dice: &mut Dice) {
        let sources = (0..self.groups.len()).map(Source::Group);
        for from in sources.chain([Source::Unseen]) {
            let mut cards = self.listed(from);
            dice.shuffle(&mut cards);
            let free: Vec<usize> = self.free(|cell| cell.from == from).collect();
            for (cell, card) in free.into_iter().zip(cards) {
                self.put(cell, Some(card));
            }
        }
    }

    /// Lists the cards that are left, copies included.
    fn listed(&self, from: Source) -> Vec<Card> {
        let copies = |card| repeat_n(card, usize::from(self.left(from, card)));
        Card::ALL.into_iter().flat_map(copies).collect()
    }

    /// Builds the game. All cells are filled.
    pub(crate) fn game(&self, dice: &mut Dice) -> ShadowThrone {
        let view = &self.view;
        let hands = self.hands();
        let pools = BySeat::new(view.seats, |seat| self.pool(seat));
        let deck = &self.cells[self.cells.len() - view.deck_size..];
        ShadowThrone {
            step: self.step(),
            owing: view.owing,
            battle: view.battle,
            gold: view.gold,
            influence: view.influence,
            hands,
            pools,
            sealed: BySeat::new(view.seats, |seat| match view.phase {
                _ if !self.others.has(seat) => view.sealed[seat],
                _ if view.owing.has(seat) => None,
                Phase::Draft => one_of(pools[seat], dice),
                Phase::Wave | Phase::Keep => one_of(hands[seat], dice),
                Phase::Extra | Phase::Over => None,
            }),
            previous: view.previous,
            boost: view.boost,
            table: view.table,
            track: view.power,
            facedown: view.facedown,
            deck: deck.iter().map(Cell::filled).collect(),
            draft: self.draft(),
            past: self.past(dice),
            ..ShadowThrone::opened(view.options(), view.seats)
        }
    }

    fn step(&self) -> Step {
        let wave = self.view.wave.unwrap_or(WAVES);
        match (self.view.phase, self.view.outcome) {
            (Phase::Draft, _) => Step::Draft { round: self.view.since + self.picked },
            (Phase::Wave, _) => Step::Wave { wave },
            (Phase::Extra, _) => Step::Extra { wave },
            (Phase::Over, Some(outcome)) => Step::Over(outcome),
            (Phase::Keep | Phase::Over, _) => Step::Keep,
        }
    }

    fn hands(&self) -> BySeat<Cards> {
        let view = &self.view;
        let mut had = BySeat::new(view.seats, |_| Cards::NONE);
        for cell in &self.cells {
            if let Some(seat) = cell.holder {
                had[seat].insert(cell.filled());
            }
        }
        BySeat::new(view.seats, |seat| {
            let held = || shown_by(view, seat).fold(had[seat], Cards::without);
            view.hands[seat].unwrap_or_else(held)
        })
    }

    /// Returns the cells of the pool that was dealt to this seat.
    fn dealt(&self, seat: Seat) -> &[Cell] {
        let width = usize::from(self.width);
        &self.cells[usize::from(seat.number()) * width..][..width]
    }

    /// Returns the pool of this seat now.
    fn pool(&self, seat: Seat) -> Cards {
        let start = self.view.seats.right_by(seat, self.picked);
        let left = self.dealt(start).iter().skip(usize::from(self.picked));
        left.map(Cell::filled).collect()
    }

    fn draft(&self) -> Draft {
        let view = &self.view;
        let pick = |seat, round: u8| {
            let start = view.seats.right_by(seat, round);
            self.dealt(start)[usize::from(round)].filled()
        };
        Draft {
            since: view.since,
            pools: BySeat::new(view.seats, |seat| {
                self.dealt(seat).iter().map(Cell::filled).collect()
            }),
            picks: BySeat::new(view.seats, |seat| {
                (0..self.picked).map(|round| pick(seat, round)).collect()
            }),
        }
    }

    /// Invents what the others kept and discarded before this battle.
    fn past(&self, dice: &mut Dice) -> Past {
        let view = &self.view;
        let mut past = Past::none(view.seats);
        past.buried = view.buried;
        let mut rest = self.keepable;
        for cell in self.cells.iter().filter(|cell| cell.from == Source::Kept) {
            past.kept[cell.holder.expect("a kept card is in a hand")] = cell.card;
            rest[cell.filled()] -= 1;
        }
        let is_discarded = |seat| view.memory[seat].is_none() && view.discard_sizes[seat] > 0;
        let mut rest: Vec<Card> =
            if view.seats.seats().any(is_discarded) { rest.iter().collect() } else { Vec::new() };
        dice.shuffle(&mut rest);
        for seat in view.seats.seats() {
            if let Some(memory) = &view.memory[seat] {
                (past.kept[seat], past.discarded[seat]) = (memory.kept, memory.discarded);
            } else {
                let count = rest.len() - usize::from(view.discard_sizes[seat]);
                past.discarded[seat] = rest.drain(count..).collect();
            }
        }
        past
    }
}

/// Returns the cards that this seat has shown in this battle, paid for or not.
pub(crate) fn shown_by(view: &View, seat: Seat) -> impl Iterator<Item = Card> {
    let played = view.table.iter().filter(|x| x.wave > 0).map(|x| (x.owner, x.card));
    let poor = view.facedown.iter().map(|x| (x.owner, x.card));
    let shown = played.chain(poor).filter(move |&(owner, _)| owner == seat);
    shown.map(|(_, card)| card)
}

fn one_of(cards: Cards, dice: &mut Dice) -> Option<Card> {
    let cards: Vec<Card> = cards.iter().collect();
    dice.pick(&cards).copied()
}
