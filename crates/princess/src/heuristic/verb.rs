//! What each step of the effect language is worth, except damage and lost hearts.

use kernel::Seat;

use super::{
    DRAW, GOLD, GOLD_USEFUL, STUN,
    reading::{Reading, life},
};
use crate::{Card, Detail, Immunity, Spot, Step, Verb};

impl Reading<'_> {
    /// Returns the points of a step that names no players.
    pub(super) fn once(&self, verb: Verb, amount: i32) -> i32 {
        let table = &self.table;
        match verb {
            Verb::Mill => table.deck_points(amount),
            Verb::Scry if self.is_mine() => DRAW / 3,
            Verb::Exorcise => table.ghost_cards().min(amount) * 6,
            Verb::Haunt => -amount * 6,
            // An environment could clear itself, and its worth would depend on its worth.
            Verb::Clear if !self.is_muted => -table.environment(table.view.environment),
            _ => 0,
        }
    }

    /// Returns the points of a step on one player.
    pub(super) fn on(&mut self, step: &Step, seat: Seat, amount: i32) -> i32 {
        let table = self.table;
        let seen = table.seen(seat);
        let is_me = seat == table.me;
        let points = match step.verb {
            Verb::Heal => return self.heal(seat, amount),
            Verb::Shield if is_me => self.danger.hearts.min(amount * 80).max(amount * 6),
            Verb::Thorns if is_me => (amount * self.danger.hits / 2).max(amount * 6),
            Verb::Shield | Verb::Thorns => amount * 20,
            Verb::Gold => gold(seen.gold, amount),
            Verb::Fine => -gold(seen.gold, amount.min(seen.gold.into())),
            Verb::Draw if table.view.deck_size == 0 => 0,
            Verb::Draw => return table.for_me(seat, DRAW * amount) + table.deck_points(amount),
            Verb::Discard if table.is_immune(seat, Immunity::Discard) => 0,
            Verb::Discard => -self.discard(step.detail, seat, amount),
            Verb::Strip => -seen.attribute.map_or(0, |card| table.attribute(card, seat)),
            Verb::Shop if is_me => table.best_of_shop(),
            Verb::Shop | Verb::Salvage => DRAW,
            Verb::Stun if seen.stunned || table.is_immune(seat, Immunity::Stun) => 0,
            Verb::Stun => -STUN,
            Verb::Princess => return self.princess(step.detail, seat),
            _ => 0,
        };
        table.for_me(seat, points)
    }

    fn heal(&mut self, seat: Seat, amount: i32) -> i32 {
        let (before, max) = (self.hearts[seat], self.table.seen(seat).hearts_max);
        if before == 0 || !self.table.can_heal(seat) {
            return 0;
        }
        let healed = u8::try_from(amount).unwrap_or(0).min(max.saturating_sub(before));
        self.hearts[seat] = before + healed;
        self.table.for_me(seat, life(before + healed) - life(before))
    }

    /// Returns what it costs a player to discard cards.
    fn discard(&self, detail: Detail, seat: Seat, amount: i32) -> i32 {
        let size = i32::try_from(self.table.seen(seat).hand_size).unwrap_or(0);
        if detail != Detail::Random {
            return DRAW / 2 * amount.min(size);
        }
        let princess =
            if self.is_loose(seat) { self.table.princess_points() / size.max(1) } else { 0 };
        (DRAW + princess) * amount.min(size)
    }

    /// Returns the points of a step between the controller and another player.
    pub(super) fn between(&self, step: &Step, seat: Seat, amount: i32) -> i32 {
        let table = &self.table;
        let Some(me) = self.cast.me.filter(|me| *me != seat) else { return 0 };
        let (own, other) = (table.seen(me), table.seen(seat));
        // What the other loses and the controller gets.
        let moved = match step.verb {
            Verb::Steal if table.is_immune(seat, Immunity::Steal) => 0,
            Verb::Steal => GOLD * amount.min(other.gold.into()),
            Verb::Give => -GOLD * amount.min(own.gold.into()),
            Verb::Take if other.hand_size == 0 || table.is_immune(seat, Immunity::Take) => 0,
            Verb::Take => DRAW + self.taken_princess(step.detail, seat),
            Verb::Pass if own.hand_size == 0 => 0,
            Verb::Pass => -DRAW / 2,
            Verb::Swap => self.swapped(step.detail, (me, seat)),
            Verb::Cancel => return table.for_me(seat, -self.cancelled(seat)),
            _ => 0,
        };
        table.for_me(me, moved) + table.for_me(seat, -moved)
    }

    /// Returns what it costs a player that the own card is cancelled; nothing if it has resolved.
    fn cancelled(&self, seat: Seat) -> i32 {
        let is_later = self.cast.me.is_some_and(|me| self.table.is_before(me, seat));
        let is_pending = self.table.is_pending(seat) || (is_later && self.table.can_lay(seat));
        if is_pending { STUN / 2 } else { 0 }
    }

    fn swapped(&self, detail: Detail, (me, seat): (Seat, Seat)) -> i32 {
        let table = &self.table;
        let (own, other) = (table.seen(me), table.seen(seat));
        match detail {
            Detail::Gold => GOLD * (i32::from(other.gold) - i32::from(own.gold)),
            Detail::Attribute => {
                let worth = |card: Option<Card>| card.map_or(0, |card| table.attribute(card, me));
                worth(other.attribute) - worth(own.attribute)
            }
            Detail::Hand => {
                let size = |it: usize| i32::try_from(it).unwrap_or(0);
                // The card on the anchor is not swapped.
                let cards = size(other.hand_size) - size(own.hand_size);
                let princess =
                    |it| if self.is_loose(it) { self.table.princess_points() } else { 0 };
                DRAW * cards + princess(seat) - princess(me)
            }
            _ => 0,
        }
    }

    /// Returns what La Princesa adds to a card that is taken from a hand.
    fn taken_princess(&self, detail: Detail, seat: Seat) -> i32 {
        let size = i32::try_from(self.table.seen(seat).hand_size).unwrap_or(0).max(1);
        match (self.is_loose(seat), detail) {
            (false, _) => 0,
            (true, Detail::Random) => self.table.princess_points() / size,
            (true, _) => self.table.princess_points(),
        }
    }

    /// Returns whether La Princesa can be taken from this player.
    fn is_loose(&self, seat: Seat) -> bool {
        let is_kept = self.is_guarded && seat == self.table.me;
        self.table.has_loose_princess(seat) && !is_kept
    }

    /// Returns the points of La Princesa going to a player [E-princess].
    fn princess(&self, detail: Detail, seat: Seat) -> i32 {
        let table = &self.table;
        let holder = table.view.princess.holder();
        let is_own_text = self.is_guarded && self.is_mine();
        let moves = match (detail, table.view.princess) {
            (Detail::Shop, Spot::Shop) | (Detail::Discard, Spot::Discards) => true,
            (Detail::None, _) => {
                holder.is_some_and(|it| it != seat && (is_own_text || self.is_loose(it)))
            }
            _ => false,
        };
        if !moves {
            return 0;
        }
        let points = self.table.princess_points();
        let lost = holder.map_or(0, |holder| table.for_me(holder, -points));
        lost + table.for_me(seat, points)
    }
}

/// Returns what more gold is worth to whoever has this much.
fn gold(has: u16, more: i32) -> i32 {
    if has < GOLD_USEFUL { GOLD * more } else { GOLD / 3 * more }
}
