//! The legal choices of a seat that owes one, in order.

use kernel::{Choices, Seat};

use crate::{
    Aim, Aimed, Answer, Card, CastingShadows, Character, Choice, Companion, Cost, Counterspell,
    Die, DieSet, ENERGY_SHADOW, Giving, Hex, Hexes, Kind, Means, Payments, Range, Symbol, Symbols,
    Wanted, Window, book::CardSet, state::Step,
};

/// Every way to pay for a counterspell.
pub(crate) static COUNTERSPELL_PAYMENTS: Payments = Cost::COUNTERSPELL.payments(1);

impl CastingShadows {
    /// Writes the legal choices of a seat that owes one.
    pub(crate) fn list(&self, seat: Seat, out: &mut Choices<Choice>) {
        match self.step {
            Step::Pick => {
                let free = Character::ALL.into_iter().filter(|character| self.is_left(*character));
                free.for_each(|character| out.push(Choice::Pick { character }));
            }
            Step::Act => self.list_actions(out),
            Step::Window(window) => {
                out.push(Choice::Pass);
                self.list_answers(seat, window, out);
            }
            Step::Push => {
                self.push_hexes().iter().for_each(|hex| out.push(Choice::Push { hex }));
                out.push(Choice::Leave);
            }
            Step::Night => self.list_night(out),
            Step::Over(_) => {}
        }
    }

    /// Returns whether nobody has this character.
    pub(crate) fn is_left(&self, character: Character) -> bool {
        self.players.values().all(|player| player.character != Some(character))
    }

    fn list_actions(&self, out: &mut Choices<Choice>) {
        let pool = self.pool.total();
        self.travel_hexes().iter().for_each(|hex| out.push(Choice::Travel { hex }));
        if self.ap > 0 {
            self.list_casts(pool, out);
        }
        self.list_rerolls(out);
        if self.ap > 0 {
            if pool.count(Symbol::Cursed) > 0 {
                out.push(Choice::Protect);
            }
            if self.here().has_card() {
                out.push(Choice::Refresh);
            }
            self.list_collects(pool, out);
        }
        let resources: CardSet = self.book_cards(|card| !card.is_spell());
        resources.iter().for_each(|card| out.push(Choice::Use { card }));
        self.list_ability(out);
        out.push(Choice::End);
    }

    /// Returns where the active player can travel [CS-5.1, CS-12.15].
    pub(crate) fn travel_hexes(&self) -> Hexes {
        if self.is_free(Companion::BreezySwift) {
            self.board.all().without(self.here())
        } else if self.ap > 0 {
            self.board.adjacent(self.here())
        } else {
            Hexes::NONE
        }
    }

    /// Returns the distinct cards of the own book that are of a kind.
    fn book_cards(&self, is: impl Fn(Card) -> bool) -> CardSet {
        self.me().book.iter().map(|page| page.card).filter(|card| is(*card)).collect()
    }

    fn list_casts(&self, pool: Symbols, out: &mut Choices<Choice>) {
        let fresh = self.me().book.iter().filter(|page| !page.cast && page.card.is_spell());
        let fresh: CardSet = fresh.map(|page| page.card).collect();
        for card in fresh.iter() {
            let printed = card.printed();
            let ways = printed.cast_payments.as_slice();
            if !ways.iter().any(|way| pool.covers(*way)) {
                continue;
            }
            let mut aim_at = |aim| {
                let paid = ways.iter().filter(|way| pool.covers(**way));
                paid.for_each(|&paying| out.push(Choice::Cast { card, aim, paying }));
            };
            match printed.spell.map(|spell| spell.aimed) {
                _ if printed.kind == Kind::Conversion => aim_at(Aim::None),
                Some(Aimed::Hex) => {
                    let hexes = self.enemy_hexes().and(self.reach(card));
                    hexes.iter().for_each(|hex| aim_at(Aim::On(hex)));
                }
                _ => self.enemies_in(self.reach(card)).for_each(|seat| aim_at(Aim::At(seat))),
            }
        }
    }

    /// Returns the hexes in range of a spell of the active player.
    pub(crate) fn reach(&self, card: Card) -> Hexes {
        self.board.reach(self.here(), self.range(card))
    }

    /// Returns the hexes with at least one enemy on them.
    pub(crate) fn enemy_hexes(&self) -> Hexes {
        let enemies = self.players.iter().filter(|(seat, _)| *seat != self.active);
        enemies.filter_map(|(_, player)| player.hex).fold(Hexes::NONE, Hexes::with)
    }

    /// Iterates over the living enemies on some hexes.
    pub(crate) fn enemies_in(&self, hexes: Hexes) -> impl Iterator<Item = Seat> {
        let enemies = self.players.iter().filter(|(seat, _)| *seat != self.active);
        let inside =
            enemies.filter(move |(_, player)| player.hex.is_some_and(|hex| hexes.has(hex)));
        inside.map(|(seat, _)| seat)
    }

    fn list_rerolls(&self, out: &mut Choices<Choice>) {
        let allowed = self.rerollable();
        if allowed.is_empty() {
            return;
        }
        let sets = DieSet::all().filter(|set| set.is_within(allowed) && self.names_in_order(*set));
        sets.for_each(|dice| out.push(Choice::Reroll { dice }));
    }

    /// Returns the dice that can be rolled again [CS-5.4, CS-12.16].
    pub(crate) fn rerollable(&self) -> DieSet {
        if self.is_free(Companion::DiceyDormouse) {
            self.pool.inside()
        } else if self.ap > 0 {
            self.pool.clean()
        } else {
            DieSet::NONE
        }
    }

    /// Returns whether no second die is named without the first that shows the same.
    pub(crate) fn names_in_order(&self, dice: DieSet) -> bool {
        !self.pool.twins().any(|(first, second)| dice.has(second) && !dice.has(first))
    }

    fn list_collects(&self, pool: Symbols, out: &mut Choices<Choice>) {
        let hex = self.here();
        let (wanted, payments) = match self.beside.at(hex) {
            Some(card) => (Wanted::Card(card), &card.printed().collect_payments),
            None if hex == Hex::DustyDesert && !self.counterdeck.is_empty() => {
                (Wanted::Counterspell, &COUNTERSPELL_PAYMENTS)
            }
            None => return,
        };
        let givings = self.givings(wanted);
        for &paying in payments.as_slice().iter().filter(|way| pool.covers(**way)) {
            givings.list(|giving| out.push(Choice::Collect { card: wanted, paying, giving }));
        }
    }

    /// Returns what can leave the book for a card [CS-7.3, CS-7.4].
    pub(crate) fn givings(&self, wanted: Wanted) -> Givings {
        let level = match wanted {
            Wanted::Card(card) => card.printed().level_cost,
            Wanted::Counterspell => None,
        };
        match level {
            Some(level) => Givings::Spend(self.book_cards(|card| card.level() == Some(level))),
            None if self.me().is_full() => Givings::Discard(self.book_cards(|_| true)),
            None => Givings::Nothing,
        }
    }

    fn list_ability(&self, out: &mut Choices<Choice>) {
        if !self.has_ability() {
            return;
        }
        let near = self.board.reach(self.here(), Range::Near);
        let aim_at_near = |out: &mut Choices<Choice>| {
            let enemies = self.enemies_in(near);
            enemies.for_each(|seat| out.push(Choice::Ability { aim: Aim::At(seat) }));
        };
        match self.me().character {
            Some(Character::Frill) => {
                out.push(Choice::Ability { aim: Aim::None });
                aim_at_near(out);
            }
            Some(Character::Kit) => {
                let hexes = self.enemy_hexes().iter();
                hexes.for_each(|hex| out.push(Choice::Ability { aim: Aim::On(hex) }));
            }
            Some(Character::Nuzzle) => aim_at_near(out),
            Some(Character::Haze) if self.enemies_in(near).next().is_some() => {
                out.push(Choice::Ability { aim: Aim::None });
            }
            Some(Character::Haze) | None => {}
        }
    }

    /// Returns whether the active player has the energy for the ability [CS-12.5].
    pub(crate) fn has_ability(&self) -> bool {
        self.me().companion.is_some() && self.me().energy == ENERGY_SHADOW
    }

    fn list_answers(&self, seat: Seat, window: Window, out: &mut Choices<Choice>) {
        for card in Counterspell::ALL {
            if !self.fits(card, window) || !self.players[seat].held.iter().any(|it| it.card == card)
            {
                continue;
            }
            let mut push = |answer| out.push(Choice::Answer { answer });
            match card {
                Counterspell::PointedShield => push(Answer::Shield),
                Counterspell::RubberRetort => push(Answer::Retort),
                Counterspell::SecondWind => push(Answer::Wind),
                Counterspell::FizzleFog => push(Answer::Fog),
                Counterspell::Poof => {
                    self.poof_hexes(seat).iter().for_each(|hex| push(Answer::Poof(hex)));
                }
                Counterspell::ToadstoolTrap => push(Answer::Trap),
                Counterspell::Butterpaws => {
                    let dice = self.pool.clean().iter().filter(|die| self.pool.may_name(*die));
                    dice.for_each(|die: Die| push(Answer::Butterpaws(die)));
                }
            }
        }
    }

    /// Returns whether a counterspell answers this window [CS-10.7].
    pub(crate) fn fits(&self, card: Counterspell, window: Window) -> bool {
        let is_spell = self.attack.is_some_and(|it| matches!(it.means, Means::Spell(_)));
        let is_for_spells = matches!(card, Counterspell::FizzleFog | Counterspell::Poof);
        card.window() == window && (is_spell || !is_for_spells)
    }

    /// Returns where Poof! can take a seat [CS-10.13].
    pub(crate) fn poof_hexes(&self, seat: Seat) -> Hexes {
        self.players[seat].hex.map_or(Hexes::NONE, |hex| self.board.adjacent(hex))
    }

    /// Returns where the target can be pushed [CS-8.9].
    pub(crate) fn push_hexes(&self) -> Hexes {
        match self.attack.map(|attack| attack.aim) {
            Some(Aim::At(target)) => self.poof_hexes(target),
            _ => Hexes::NONE,
        }
    }

    fn list_night(&self, out: &mut Choices<Choice>) {
        (1..=self.absorbable()).for_each(|energy| out.push(Choice::Absorb { energy }));
        if self.can_transform() {
            let offered = Companion::ALL.into_iter().filter(|it| self.portal.contains(it));
            offered.for_each(|companion| out.push(Choice::Transform { companion }));
        }
        out.push(Choice::Done);
    }
}

/// What can leave the book when a card is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Givings {
    /// Nothing, and nothing has to.
    Nothing,
    /// One of these spells has to be spent.
    Spend(CardSet),
    /// One of these cards has to be discarded.
    Discard(CardSet),
}

impl Givings {
    /// Calls `each` with every possibility, in order.
    fn list(self, mut each: impl FnMut(Giving)) {
        match self {
            Self::Nothing => each(Giving::Nothing),
            Self::Spend(cards) => cards.iter().for_each(|card| each(Giving::Spending(card))),
            Self::Discard(cards) => cards.iter().for_each(|card| each(Giving::Discarding(card))),
        }
    }

    /// Returns whether this is one of the possibilities.
    pub(crate) fn has(self, giving: Giving) -> bool {
        match (self, giving) {
            (Self::Nothing, Giving::Nothing) => true,
            (Self::Spend(cards), Giving::Spending(card))
            | (Self::Discard(cards), Giving::Discarding(card)) => cards.has(card),
            _ => false,
        }
    }
}
