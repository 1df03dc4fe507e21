//! Which card to lay, and where it should point.

use kernel::Seat;

use super::{
    reading::{Danger, Reading, sides},
    table::Table,
};
use crate::{Card, Cast, Outcome, Side, Symbol, Trigger, When};

/// The most points that a whim adds to a card, and what comes on top in each turn.
const WHIM: u32 = 250;
const WHIM_PER_TURN: u32 = 3;
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

impl Table<'_> {
    /// Scores a card by what its three texts would bring, each as likely as it is against what the
    /// target may lay, and by what the neighbors may lay against it.
    pub(super) fn play(&self, card: Card, side: Side) -> i32 {
        let Some((symbol, target)) = self.symbol(card).zip(self.view.neighbor(self.me, side))
        else {
            return 0;
        };
        let threat = self.threat(card, symbol);
        let chances = self.chances(self.me, symbol, target);
        let total: i32 = chances.iter().sum();
        let mut points = 0;
        for (outcome, chance) in Outcome::ALL.into_iter().zip(chances) {
            if chance > 0 {
                points += chance * self.outcome_points(card, (outcome, target), threat.danger);
            }
        }
        points / total.max(1) + threat.points + self.whim(card, side) - self.staleness(card)
    }

    /// Returns a few points that change from turn to turn: whoever always lays the best card is
    /// foreseen, and two such players can block each other for ever. Later in a game they grow bolder.
    fn whim(&self, card: Card, side: Side) -> i32 {
        let mut mixed = u32::from(self.view.turn) << 16;
        mixed |= u32::from(self.me.number()) << 12;
        mixed |= u32::try_from(card.place() * 2 + side.index()).unwrap_or(0);
        for _ in 0..2 {
            mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
        }
        let most = WHIM + WHIM_PER_TURN * u32::from(self.view.turn);
        i32::try_from((mixed >> 8) % most).unwrap_or(0)
    }

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
    /// what did well, and give up what failed.
    fn likelihood(&self, seat: Seat, card: Card) -> i32 {
        let weight = 120 + self.printed(card).clamp(0, PRINTED_MAX) / 2;
        let last = self.seen(seat).last.filter(|last| last.card == card);
        match last.and_then(|last| last.outcome) {
            Some(Outcome::Success | Outcome::Tie) => weight * 3 / 2,
            Some(Outcome::Fumble) => weight / 2,
            None => weight,
        }
    }

    /// Returns what the neighbors may do to the viewer, who lays this card.
    fn threat(&self, own: Card, symbol: Symbol) -> Threat {
        let mut threat = Threat::default();
        let sides = sides(self.living);
        let near = sides.iter().filter_map(|side| self.view.neighbor(self.me, *side));
        for seat in near.filter(|seat| self.can_lay(*seat)) {
            let share = if sides.len() == 1 { 100 } else { 50 };
            self.add_threat(&mut threat, (seat, share), (own, symbol));
        }
        threat
    }

    /// Adds what one neighbor may do, who points at the viewer with a chance of `share`.
    fn add_threat(&self, threat: &mut Threat, (seat, share): (Seat, i32), own: (Card, Symbol)) {
        let Some(hand) = self.seen(seat).hand else { return };
        let cast = Cast { me: Some(seat), target: Some(self.me), source: None };
        let is_later = self.is_before(self.me, seat);
        let (mut total, mut points, mut danger) = (0, 0, Danger::default());
        for card in hand {
            let Some(symbol) = self.symbol(card) else { continue };
            let weight = self.likelihood(seat, card);
            total += weight;
            let outcome = self.outcome(seat, symbol, Some(own.1));
            let mut reading = Reading::new(*self, cast);
            reading.symbol = Some(symbol);
            reading.is_guarded = own.0 == self.view.cards.princess();
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
