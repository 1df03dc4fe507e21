//! What a seat sees of the table, and what follows from the rules for it.

use kernel::{Seat, Seats};

use super::usual::Company;
use crate::{
    Card, Cast, Condition, Count, Immunity, Laid, Measure, Modifier, Outcome, Phase, Seen,
    Selector, Side, Symbol, View,
};

/// The seat that chooses, and what it sees.
#[derive(Clone, Copy)]
pub(super) struct Table<'v> {
    pub(super) view: &'v View,
    pub(super) me: Seat,
    pub(super) living: Seats,
    pub(super) company: Company,
    /// How much what happens to one other player counts, in hundredths.
    pub(super) envy: i32,
}

impl<'v> Table<'v> {
    pub(super) fn new(view: &'v View, me: Seat) -> Self {
        let living = view.living();
        let company = Company::new(living.len(), living.has(me));
        Self { view, me, living, company, envy: company.envy() }
    }

    pub(super) fn seen(&self, seat: Seat) -> &'v Seen {
        &self.view.players[seat]
    }

    /// Returns what is worth this much to a player, as it counts for the viewer.
    pub(super) fn for_me(&self, seat: Seat, points: i32) -> i32 {
        if seat == self.me { points } else { -points * self.envy / 100 }
    }

    /// Lists the modifiers of a living player: those of the attribute, then of the environment.
    pub(super) fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Modifier> + 'v {
        let (view, attribute) = (self.view, self.seen(seat).attribute);
        let in_play = attribute.into_iter().chain(view.environment);
        in_play.flat_map(|card| view.cards.facts(card).modifiers.iter().copied())
    }

    pub(super) fn is_immune(&self, seat: Seat, immunity: Immunity) -> bool {
        self.modifiers(seat).any(|it| it == Modifier::Immune(immunity))
    }

    pub(super) fn can_heal(&self, seat: Seat) -> bool {
        !self.modifiers(seat).any(|it| it == Modifier::NoHeal)
    }

    /// Returns whether a player will lay a card in the action phase that is open.
    pub(super) fn can_lay(&self, seat: Seat) -> bool {
        let seen = self.seen(seat);
        !seen.stunned && seen.hand_size > 0
    }

    /// Returns whether a card of this player is still to be resolved.
    pub(super) fn is_pending(&self, seat: Seat) -> bool {
        self.seen(seat).laid == Laid::Revealed && self.living.has(seat)
    }

    /// Returns whether a player acts before another [PR-6.1].
    pub(super) fn is_before(&self, one: Seat, other: Seat) -> bool {
        self.rank(one) < self.rank(other)
    }

    fn rank(&self, seat: Seat) -> (u8, u8) {
        let seen = self.seen(seat);
        (seen.number, seen.character.number())
    }

    /// Returns how a card with a symbol of `seat` would do against another symbol [PR-5].
    pub(super) fn outcome(&self, seat: Seat, own: Symbol, other: Option<Symbol>) -> Outcome {
        Outcome::of(own, other, self.modifiers(seat))
    }

    /// Computes the damage to one player, before the shield [PR-10.2].
    pub(super) fn damage_to(&self, seat: Seat, amount: i32, by: Option<(Seat, Symbol)>) -> i32 {
        let mut damage = amount;
        if let Some((source, symbol)) = by.filter(|(source, _)| *source != seat) {
            damage += self.modifiers(source).fold(0, |sum, modifier| match modifier {
                Modifier::DamageDealt(more, with) if with.is_none_or(|it| it == symbol) => {
                    sum + i32::from(more)
                }
                _ => sum,
            });
        }
        for modifier in self.modifiers(seat) {
            let Modifier::DamageTaken(change, min) = modifier else { continue };
            let changed = damage + i32::from(change);
            let floor = i32::from(min.unwrap_or(0));
            damage = if change < 0 { damage.min(changed.max(floor)) } else { changed };
        }
        damage.max(0)
    }

    /// Returns the living players that a selector names, but nobody for `chosen` [C.3].
    pub(super) fn select(&self, who: Selector, cast: Cast) -> Seats {
        let (view, living) = (self.view, self.living);
        let beside = |side| cast.me.and_then(|me| view.neighbor(me, side));
        let set = |seats: [Option<Seat>; 2]| -> Seats {
            seats.into_iter().flatten().filter(|seat| living.has(*seat)).collect()
        };
        match who {
            Selector::Me => set([cast.me, None]),
            Selector::Target => set([cast.target, None]),
            Selector::Both => set([cast.me, cast.target]),
            Selector::Source => set([cast.source, None]),
            Selector::Left => set([beside(Side::Left), None]),
            Selector::Right => set([beside(Side::Right), None]),
            Selector::Neighbors => set([beside(Side::Left), beside(Side::Right)]),
            Selector::Others => cast.me.map_or(living, |me| living.without(me)),
            Selector::All => living,
            Selector::Chosen => Seats::NONE,
            Selector::Richest => set([self.most(|seen| i32::from(seen.gold)), None]),
            Selector::Poorest => set([self.most(|seen| -i32::from(seen.gold)), None]),
            Selector::Strongest => set([self.most(|seen| i32::from(seen.hearts)), None]),
            Selector::Weakest => set([self.most(|seen| -i32::from(seen.hearts)), None]),
            Selector::Holder => set([view.princess.holder(), None]),
        }
    }

    /// Returns the living player with the highest value; of equals the first in initiative order.
    fn most(&self, value: impl Fn(&Seen) -> i32) -> Option<Seat> {
        self.living.min_by_key(|seat| (-value(self.seen(*seat)), self.rank(*seat)))
    }

    /// Returns how likely a condition holds when it is asked, in hundredths [C.2].
    pub(super) fn chance(&self, condition: Condition, cast: Cast) -> i32 {
        let one = |who| self.select(who, cast).first();
        let ghosts = u32::from(self.view.seats.get()) - self.living.len();
        let holds = match condition {
            Condition::Has(measure, who, compare, n) => one(who).is_some_and(|seat| {
                let seen = self.seen(seat);
                let cards = seen.hand_size + usize::from(seen.anchor.is_some());
                compare.holds(
                    match measure {
                        Measure::Hearts => seen.hearts.into(),
                        Measure::Gold => seen.gold,
                        Measure::Cards => u16::try_from(cards).unwrap_or(u16::MAX),
                    },
                    n,
                )
            }),
            Condition::Count(count, compare, n) => {
                let seats = match count {
                    Count::Ghosts => ghosts,
                    Count::Alive => self.living.len(),
                };
                compare.holds(u16::try_from(seats).unwrap_or(u16::MAX), n)
            }
            Condition::Holder(who) => {
                one(who).is_some_and(|seat| self.view.princess.holder() == Some(seat))
            }
            Condition::Laid(who, symbol) => return self.chance_of(one(who), symbol),
        };
        if holds { 100 } else { 0 }
    }

    /// Returns how likely a player lays this symbol. Before the reveal nobody knows which.
    fn chance_of(&self, seat: Option<Seat>, symbol: Option<Symbol>) -> i32 {
        let Some(seat) = seat else { return 0 };
        if matches!(self.view.phase, Phase::Resolution | Phase::End) {
            return if self.seen(seat).symbol == symbol { 100 } else { 0 };
        }
        match symbol {
            None if self.can_lay(seat) => 0,
            None => 100,
            Some(_) if self.can_lay(seat) => 33,
            Some(_) => 0,
        }
    }

    /// Returns what La Princesa is worth to whoever holds her now.
    pub(super) fn princess_points(&self) -> i32 {
        princess_points(self.view.deck_size)
    }

    /// Returns what it is worth that the deck loses cards: it brings the holder nearer to victory.
    pub(super) fn deck_points(&self, cards: i32) -> i32 {
        let Some(holder) = self.view.princess.holder() else { return 0 };
        let deck = self.view.deck_size;
        let left = deck.saturating_sub(usize::try_from(cards).unwrap_or(0));
        let nearer = princess_points(left) - princess_points(deck);
        self.for_me(holder, nearer)
    }

    /// Returns whether La Princesa is where texts can take her from this player [PR-4.7].
    pub(super) fn has_loose_princess(&self, seat: Seat) -> bool {
        self.view.princess == crate::Spot::Hand(seat)
    }

    pub(super) fn symbol(&self, card: Card) -> Option<Symbol> {
        self.view.cards.facts(card).symbol
    }
}

/// Returns what La Princesa is worth to whoever holds her when the deck has this many cards: she wins
/// when it is empty.
fn princess_points(deck: usize) -> i32 {
    let deck = i32::try_from(deck).unwrap_or(i32::MAX).min(100);
    15 * (100 - deck) + 10_000 / (deck + 5)
}
