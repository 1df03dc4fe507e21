//! Which card to lay, and where it should point.

use core::cell::OnceCell;

use kernel::Seat;

use super::{
    reading::{Danger, Reading, sides},
    table::Table,
};
use crate::{Card, Cast, Outcome, Side, Symbol, Trigger, View, When};

/// With so many hearts a player is careful.
const HEARTS_FEW: u8 = 2;
/// The most that a card counts by what is printed on it, and a text by what it does. No sum overflows
/// with these, whatever is written on the cards.
const PRINTED_MAX: i32 = 600;
const TEXT_MAX: i32 = 20_000;

/// What the cards of the neighbors may do to the viewer.
#[derive(Clone, Copy, Default)]
struct Threat {
    points: i32,
    /// What comes after the own card has resolved.
    danger: Danger,
}

/// The seat that chooses, and what it has worked out for one choice that other choices need as well.
pub(crate) struct Player<'v> {
    pub(super) table: Table<'v>,
    /// What there is to fear with each symbol, and with La Princesa.
    threats: [OnceCell<Threat>; Symbol::ALL.len() + 1],
}

impl<'v> Player<'v> {
    pub(crate) fn new(view: &'v View, me: Seat) -> Self {
        Self { table: Table::new(view, me), threats: Default::default() }
    }

    /// Scores a card by what its three texts would bring, each as likely as it is against what the
    /// target may lay, and by what the neighbors may lay against it.
    pub(super) fn play(&self, card: Card, side: Side) -> i32 {
        let table = &self.table;
        let Some((symbol, target)) = table.symbol(card).zip(table.view.neighbor(table.me, side))
        else {
            return 0;
        };
        let is_princess = card == table.view.cards.princess();
        let place = if is_princess { Symbol::ALL.len() } else { symbol.index() };
        let threat = self.threats[place].get_or_init(|| table.threat(symbol, is_princess));
        let chances = table.chances(table.me, symbol, target);
        let total: i32 = chances.iter().sum();
        let mut points = 0;
        for (outcome, chance) in Outcome::ALL.into_iter().zip(chances) {
            if chance > 0 {
                points += chance * table.outcome_points(card, (outcome, target), threat.danger);
            }
        }
        points / total.max(1) + threat.points - table.staleness(card)
    }
}

impl Table<'_> {
    /// Returns what speaks against laying a card again that did not succeed.
    fn staleness(&self, card: Card) -> i32 {
        let last = self.seen(self.me).last.filter(|last| last.card == card);
        match last.and_then(|last| last.outcome) {
            None | Some(Outcome::Success) => 0,
            Some(Outcome::Tie) => 40,
            Some(Outcome::Fumble) => 80,
        }
    }

    /// Returns what a text of an own card is worth, with what answers it.
    fn outcome_points(
        &self,
        card: Card,
        (outcome, target): (Outcome, Seat),
        danger: Danger,
    ) -> i32 {
        let cast = Cast { me: Some(self.me), target: Some(target), source: None };
        let mut reading = Reading::new(*self, cast);
        reading.symbol = self.symbol(card);
        reading.danger = danger;
        reading.is_guarded = card == self.view.cards.princess();
        let text = reading.card(card, When::Outcome(outcome));
        (text + reading.occasion(Trigger::from(outcome), cast)).clamp(-TEXT_MAX, TEXT_MAX)
    }

    /// Returns how often a symbol of `seat` would have each outcome against what `target` may lay.
    fn chances(&self, seat: Seat, symbol: Symbol, target: Seat) -> [i32; 3] {
        let mut chances = [0; 3];
        let hand = self.seen(target).hand.filter(|_| self.can_lay(target));
        for card in hand.into_iter().flatten() {
            let outcome = self.outcome(seat, symbol, self.symbol(card));
            chances[outcome.index()] += self.likelihood(target, card);
        }
        if hand.is_none() {
            chances[Outcome::Success.index()] = 1;
        }
        chances
    }

    /// Returns how likely a player lays a card, compared with the others of the hand. People repeat
    /// what did well, give up what failed, and do not show Strategy when an Attack could kill them.
    fn likelihood(&self, seat: Seat, card: Card) -> i32 {
        let seen = self.seen(seat);
        let symbol = self.symbol(card);
        let weight = 120 + self.printed(card).clamp(0, PRINTED_MAX) / 2;
        let last = seen.last.filter(|last| last.card == card);
        let weight = match last.and_then(|last| last.outcome) {
            Some(Outcome::Success | Outcome::Tie) => weight * 3 / 2,
            Some(Outcome::Fumble) => weight / 2,
            None => weight,
        };
        let is_bold = symbol == Some(Symbol::Strategy) && seen.hearts <= HEARTS_FEW;
        if is_bold { weight / 4 } else { weight }
    }

    /// Returns what the neighbors may do to the viewer, who lays a card with this symbol.
    fn threat(&self, symbol: Symbol, is_princess: bool) -> Threat {
        let mut threat = Threat::default();
        let sides = sides(self.living);
        let near = sides.iter().filter_map(|side| self.view.neighbor(self.me, *side));
        for seat in near.filter(|seat| self.can_lay(*seat)) {
            let share = if sides.len() == 1 { 100 } else { 50 };
            self.add_threat(&mut threat, (seat, share), (symbol, is_princess));
        }
        threat
    }

    /// Adds what one neighbor may do, who points at the viewer with a chance of `share`.
    fn add_threat(&self, threat: &mut Threat, (seat, share): (Seat, i32), own: (Symbol, bool)) {
        let Some(hand) = self.seen(seat).hand else { return };
        let cast = Cast { me: Some(seat), target: Some(self.me), source: None };
        let is_later = self.is_before(self.me, seat);
        let (mut total, mut points, mut danger) = (0, 0, Danger::default());
        for card in hand {
            let Some(symbol) = self.symbol(card) else { continue };
            let weight = self.likelihood(seat, card);
            total += weight;
            let outcome = self.outcome(seat, symbol, Some(own.0));
            let mut reading = Reading::new(*self, cast);
            reading.symbol = Some(symbol);
            reading.is_guarded = own.1;
            let text = reading.card(card, When::Outcome(outcome)).clamp(-TEXT_MAX, TEXT_MAX);
            points += weight * text;
            let lost = i32::from(self.seen(self.me).hearts.saturating_sub(reading.hearts[self.me]));
            danger.hearts += weight * lost;
            danger.hits += weight * lost.min(1);
        }
        let total = total.max(1);
        threat.points += points / total * share / 100;
        if is_later {
            threat.danger.hearts += danger.hearts * share / total;
            threat.danger.hits += danger.hits * share / total;
        }
    }
}
