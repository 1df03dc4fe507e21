//! What the modifiers in force come to [C.5].

use kernel::Seat;

use crate::{Card, Immunity, Modifier, Princess};

/// The price of a card in the Shop, before modifiers [PR-8.2].
const PRICE: i16 = 2;
/// The hand limit, before modifiers [PR-12.3].
const HAND_LIMIT: i16 = 5;

impl Princess {
    /// Lists the cards whose modifiers hold for a player: the attribute, then the environment.
    pub(crate) fn in_force(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let player = &self.players[seat];
        let environment = self.environment.filter(|_| player.is_alive());
        player.attribute.into_iter().chain(environment)
    }

    /// Lists the modifiers of a player: those of the attribute, then of the environment.
    pub(crate) fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Modifier> {
        self.in_force(seat).flat_map(|card| self.cards.facts(card).modifiers.iter().copied())
    }

    /// Lists the modifiers of the cards that change damage; most cards do not.
    pub(crate) fn modifiers_of_damage(&self, seat: Seat) -> impl Iterator<Item = Modifier> {
        let cards = self.in_force(seat).filter(|card| self.cards.mods(*card).changes_damage);
        cards.flat_map(|card| self.cards.facts(card).modifiers.iter().copied())
    }

    /// Returns what a card of the Shop costs a player [PR-8.7].
    pub(crate) fn price(&self, seat: Seat) -> u16 {
        let change: i16 = self.in_force(seat).map(|card| self.cards.mods(card).shop_price).sum();
        u16::try_from(PRICE + change).unwrap_or(0)
    }

    /// Returns the hand limit of a player [PR-12.3].
    pub(crate) fn limit(&self, seat: Seat) -> usize {
        let change: i16 = self.in_force(seat).map(|card| self.cards.mods(card).hand_limit).sum();
        usize::try_from(HAND_LIMIT + change).unwrap_or(0).max(1)
    }

    pub(crate) fn is_immune(&self, seat: Seat, immunity: Immunity) -> bool {
        self.in_force(seat).any(|card| self.cards.mods(card).is_immune(immunity))
    }

    pub(crate) fn can_heal(&self, seat: Seat) -> bool {
        !self.in_force(seat).any(|card| self.cards.mods(card).forbids_healing)
    }

    /// Returns whether ghosts draw [PR-14.3].
    pub(crate) fn do_ghosts_draw(&self) -> bool {
        let forbids = |card| self.cards.mods(card).forbids_ghosts;
        self.has_ghosts() && !self.environment.is_some_and(forbids)
    }
}
