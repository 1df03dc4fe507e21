//! What a seat could do next: with this pool, from this hex.

use kernel::Seat;

use super::{ENERGY, HP, rider_points};
use crate::{
    Aim, Aimed, BOOK_MAX, Card, Character, Companion, HP_MAX, Hex, Hexes, Kind, Range, Symbol,
    Symbols, View, legal::COUNTERSPELL_PAYMENTS,
};

/// The points for eliminating an enemy, besides its HP.
const ELIMINATION: i32 = 60;

/// A seat on a hex with a pool, which may differ from the real ones.
#[derive(Clone, Copy)]
pub(super) struct Prospect<'v> {
    view: &'v View,
    me: Seat,
    hex: Hex,
    pool: Symbols,
}

impl<'v> Prospect<'v> {
    /// Looks at things as they are.
    pub(super) fn new(view: &'v View, me: Seat) -> Self {
        let hex = view.hexes[me].unwrap_or_default();
        Self { view, me, hex, pool: view.pool.total() }
    }

    /// Looks at them from another hex.
    pub(super) const fn at(self, hex: Hex) -> Self {
        Self { hex, ..self }
    }

    /// Looks at them after a payment.
    pub(super) fn after(self, paying: Symbols) -> Self {
        Self { pool: paying.iter().fold(self.pool, Symbols::without), ..self }
    }

    /// Looks at them with more in the pool.
    pub(super) fn with_tokens(self, gain: Symbols) -> Self {
        Self { pool: gain.iter().fold(self.pool, Symbols::with_capped), ..self }
    }

    /// Returns what the best next action would bring.
    pub(super) fn best(self) -> i32 {
        self.best_cast().max(self.best_collect()).max(0)
    }

    /// Returns what the best cast would bring.
    pub(super) fn best_cast(self) -> i32 {
        let fresh = self.view.books[self.me].iter().filter(|page| !page.cast);
        fresh.map(|page| self.cast_gain(page.card)).max().unwrap_or(0)
    }

    /// Returns what casting this spell would bring at best, 0 if it cannot be cast.
    pub(super) fn cast_gain(self, card: Card) -> i32 {
        if card.printed().kind != Kind::Attack {
            return 0;
        }
        let ways = card.printed().cast_payments.as_slice().iter();
        let payable = ways.filter(|way| self.pool.covers(**way));
        payable.map(|way| self.best_aim(card, *way)).max().unwrap_or(0)
    }

    fn best_aim(self, card: Card, paying: Symbols) -> i32 {
        let is_at_hex = card.printed().spell.is_some_and(|spell| spell.aimed == Aimed::Hex);
        let aims = self.enemies_in(self.reach(card)).map(|seat| {
            let hex = self.view.hexes[seat].unwrap_or_default();
            self.cast_points(card, if is_at_hex { Aim::On(hex) } else { Aim::At(seat) }, paying)
        });
        aims.max().unwrap_or(0)
    }

    fn reach(self, card: Card) -> Hexes {
        self.view.board.reach(self.hex, self.view.range(self.me, card))
    }

    fn enemies_in(self, hexes: Hexes) -> impl Iterator<Item = Seat> {
        let is_inside = move |seat: &Seat| self.view.hexes[*seat].is_some_and(|hex| hexes.has(hex));
        self.view.seats.seats().filter(move |seat| *seat != self.me).filter(is_inside)
    }

    /// Returns what a cast brings: damage to enemies, less what it costs.
    pub(super) fn cast_points(self, card: Card, aim: Aim, paying: Symbols) -> i32 {
        let printed = card.printed();
        let Some(spell) = printed.spell else { return 0 };
        let strength = self.view.strength(self.me, card, paying);
        let enemies = self.enemies_in(self.view.board.all());
        let targets = enemies.filter(|seat| self.view.is_aimed_at(aim, *seat));
        let damage: i32 = targets.map(|seat| self.hit_points(seat, strength)).sum();
        let rider = if damage > 0 { rider_points(spell.rider) } else { rider_points(None) };
        damage + rider - Self::waste(paying) - self.energy_points(paying)
    }

    /// Returns what the hits of an ability bring.
    pub(super) fn ability_points(self, character: Character, aim: Aim) -> i32 {
        let points = self.enemies_in(self.view.board.all()).map(|seat| {
            let strength = self.view.ability_strength(character, (self.hex, aim), seat);
            self.hit_points(seat, strength)
        });
        points.sum()
    }

    /// Returns what a hit on this seat is worth, less what it deals back.
    fn hit_points(self, seat: Seat, strength: u8) -> i32 {
        let hp = i32::from(self.view.hp[seat]);
        let damage = i32::from(self.view.reduced(seat, strength));
        if damage >= hp {
            return HP * hp + ELIMINATION;
        }
        // Wearing out a tortoise is worth what it takes off.
        let damage = damage + i32::from(self.view.has_fresh_tortoise(seat) && damage > 0);
        if damage == 0 {
            return 0;
        }
        let thorns = i32::from(self.view.hexes[seat] == Some(Hex::ThornForest));
        let has_hedgehog = self.view.companions[seat] == Some(Companion::ThistleHedgehog);
        let pricks = i32::from(has_hedgehog && !self.view.pricks.has(seat));
        // Who has the most HP is the one to catch; what lies face down may answer.
        let answers = i32::from(self.view.facedown[seat].min(2));
        HP * damage + hp.div_euclid(3) - 3 * (thorns + pricks) - answers
    }

    /// Returns what the best collection would bring here.
    pub(super) fn best_collect(self) -> i32 {
        let (points, ways) = match self.view.beside.at(self.hex) {
            Some(card) => {
                let printed = card.printed();
                let has_level = |level: u8| {
                    let book = self.view.books[self.me].iter();
                    book.filter(|page| page.card.level() == Some(level)).count() > 0
                };
                if !printed.level_cost.is_none_or(has_level) {
                    return 0;
                }
                let spent = printed.level_cost.map_or(0, |level| 7 * i32::from(level));
                (self.card_points(card) - spent, &printed.collect_payments)
            }
            None if self.hex == Hex::DustyDesert && self.view.counterdeck_size > 0 => {
                (self.counterspell_points(), &COUNTERSPELL_PAYMENTS)
            }
            None => return 0,
        };
        let is_payable = ways.as_slice().iter().any(|way| self.pool.covers(*way));
        let is_full = self.cards() == BOOK_MAX;
        let points = if is_full { points - 10 } else { points };
        if is_payable { points - 2 } else { 0 }
    }

    fn cards(self) -> usize {
        self.view.books[self.me].len() + usize::from(self.view.facedown[self.me])
    }

    /// Returns what a card in the book is worth.
    pub(super) fn card_points(self, card: Card) -> i32 {
        let copies = self.view.books[self.me].iter().filter(|page| page.card == card).count();
        let again = 3 * i32::try_from(copies).unwrap_or(0);
        printed_points(card) - again
    }

    /// Returns what another counterspell is worth.
    pub(super) fn counterspell_points(self) -> i32 {
        match self.view.facedown[self.me] {
            0 => 11,
            1 => 6,
            2 => 0,
            _ => -5,
        }
    }

    /// Returns what it is worth to begin the next turn on this hex.
    pub(super) fn place(self) -> i32 {
        let hp = self.view.hp[self.me];
        let lost = i32::from(HP_MAX - hp);
        let is_behind = self.view.hp.values().any(|other| *other > hp);
        let gift = match self.hex {
            Hex::AncientRune => ENERGY + if is_behind { HP * lost.min(2) } else { 0 },
            Hex::BubblingLake => HP * lost.min(1),
            Hex::AmberMountain | Hex::CrystalCrypt => 5,
            Hex::UndergroundVolcano | Hex::DustyDesert | Hex::ThornForest => 4,
        };
        let near = self.view.board.reach(self.hex, Range::Near);
        let enemies = i32::try_from(self.enemies_in(near).count()).unwrap_or(0);
        // With many enemies around, more of them can strike.
        gift - 2 * enemies
    }

    /// Returns what Shadow Fragments are worth as energy.
    pub(super) fn energy_points(self, symbols: Symbols) -> i32 {
        let room = self.view.energy_room(self.me);
        let kept = i32::from(symbols.count(Symbol::Shadow)).min(room);
        (ENERGY - 2) * kept
    }

    /// Returns the use of a face for what is in the book and beside the hex.
    pub(super) fn use_of(self, face: Symbol) -> i32 {
        let book = self.view.books[self.me].iter().map(|page| page.card);
        let casts = book.filter(|card| card.printed().cast_uses(face)).count();
        let has_toad = self.view.companions[self.me] == Some(Companion::HexToad);
        let base = match face {
            Symbol::Cursed if has_toad => 0,
            Symbol::Cursed => 4 - HP,
            Symbol::Shadow if self.view.energy_room(self.me) > 0 => ENERGY,
            Symbol::PurpleGem | Symbol::PurpleOrb => 3,
            _ => 1,
        };
        base + 6 * i32::from(casts > 0)
    }

    /// Returns what it costs to pay with symbols that could pay for more.
    pub(super) fn waste(paying: Symbols) -> i32 {
        let purple = paying.count(Symbol::PurpleGem) + paying.count(Symbol::PurpleOrb);
        i32::from(paying.len()) + i32::from(purple)
    }
}

/// Returns what a card is worth, whatever else is in the book.
pub(crate) fn printed_points(card: Card) -> i32 {
    let printed = card.printed();
    match (printed.kind, printed.spell) {
        (Kind::Attack, Some(spell)) => {
            let damage = i32::from(spell.damage.iter().max().copied().unwrap_or(0));
            let reach = match spell.range {
                Range::Own => 0,
                Range::Ring => 3,
                Range::Near => 4,
                Range::Distant | Range::Far => 6,
            };
            8 + 4 * damage + reach + rider_points(spell.rider).div_euclid(2)
        }
        (Kind::Conversion, _) => 9,
        _ => 10,
    }
}
