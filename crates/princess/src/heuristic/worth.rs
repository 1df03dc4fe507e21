//! What cards are worth to whoever has them.

use kernel::Seat;

use super::{GOLD, HEART, reading::Reading, table::Table};
use crate::{Card, CardFacts, Cast, Immunity, Kind, Lines, Modifier, Trigger, When};

impl Table<'_> {
    /// Returns what it is worth to receive a card as if it was drawn [PR-7.2 to PR-7.5].
    pub(super) fn gain(&self, card: Card) -> i32 {
        let facts = self.view.cards.facts(card);
        match facts.kind {
            Kind::Hand => self.gain_hand_card(card),
            Kind::Attribute => {
                let old = self.keep(self.seen(self.me).attribute);
                (self.attribute(card, self.me) - old).max(0)
            }
            Kind::Environment => {
                self.environment(Some(card)) - self.environment(self.view.environment)
            }
            Kind::Event => {
                let cast = Cast { me: Some(self.me), ..Cast::default() };
                Reading::new(*self, cast).card(card, When::Now)
            }
        }
    }

    /// A card above the hand limit costs the worst one at the end of the turn.
    fn gain_hand_card(&self, card: Card) -> i32 {
        let worth = self.hold(card);
        if !self.is_hand_full() {
            return worth;
        }
        let worst = self.own_cards().map(|it| self.hold(it)).min().unwrap_or(0);
        (worth - worst).max(0)
    }

    /// Returns whether one more card would be above the hand limit.
    pub(super) fn is_hand_full(&self) -> bool {
        self.own_cards().count() >= self.seen(self.me).limit
    }

    /// Lists the cards of the viewer, the one on the anchor included.
    fn own_cards(&self) -> impl Iterator<Item = Card> {
        let seen = self.seen(self.me);
        seen.hand.unwrap_or_default().chain(seen.anchor)
    }

    /// Returns what it is worth to have a hand card: more, if there is no other with its symbol.
    pub(super) fn hold(&self, card: Card) -> i32 {
        let cards = &self.view.cards;
        if card == cards.princess() {
            return self.princess_points();
        }
        let symbol = self.symbol(card);
        let alike = self.own_cards().filter(|it| *it != card && self.symbol(*it) == symbol).count();
        let rare = match alike {
            0 => 50,
            1 => 15,
            _ => 0,
        };
        self.printed(card) + rare
    }

    /// Returns what a hand card is worth, whatever the position.
    pub(super) fn printed(&self, card: Card) -> i32 {
        self.view.cards.usual_worth(card, self.company)
    }

    /// Returns what it is worth to the viewer to have this attribute.
    pub(super) fn keep(&self, card: Option<Card>) -> i32 {
        card.map_or(0, |card| self.attribute(card, self.me))
    }

    /// Returns what an attribute is worth to a player.
    pub(super) fn attribute(&self, card: Card, seat: Seat) -> i32 {
        let facts = self.view.cards.facts(card);
        let modifiers: i32 = facts.modifiers.iter().map(|it| self.modifier(*it, seat)).sum();
        modifiers + self.triggers(facts)
    }

    /// Returns what the texts of an attribute will bring.
    fn triggers(&self, facts: &CardFacts) -> i32 {
        let worth = |(when, lines): &(When, Lines)| match when {
            When::On(trigger) => self.company.lines(lines) * often(*trigger) / 100,
            _ => 0,
        };
        facts.texts.iter().map(worth).sum()
    }

    fn modifier(&self, modifier: Modifier, seat: Seat) -> i32 {
        let hand = self.seen(seat).hand.unwrap_or_default().chain(self.seen(seat).anchor);
        let (mut alike, mut all) = ([0; 3], 0);
        for symbol in hand.filter_map(|card| self.symbol(card)) {
            alike[symbol.index()] += 1;
            all += 1;
        }
        // How much of the hand a modifier for one symbol is about, in hundredths.
        let share = |with: Option<crate::Symbol>| match with {
            Some(symbol) if all > 0 => 100 * alike[symbol.index()] / all,
            _ => 100,
        };
        match modifier {
            Modifier::DamageDealt(n, with) => 2 * i32::from(n) * share(with),
            Modifier::DamageTaken(n, _) => -240 * i32::from(n),
            Modifier::ShopPrice(n) => -2 * GOLD * i32::from(n),
            Modifier::HandLimit(n) => 40 * i32::from(n),
            Modifier::Initiative(n) => 10 * (5 - i32::from(n)),
            Modifier::TieWins(with) => 2 * share(with),
            Modifier::FumbleTies(with) => 3 * share(with) / 2,
            Modifier::Immune(Immunity::Stun) => 110,
            Modifier::Immune(_) => 30,
            Modifier::NoHeal => -2 * HEART,
            Modifier::NoGhostDraw => 0,
        }
    }

    /// Returns what it is worth that an environment is in force: it acts on everybody, so what
    /// counts are its texts at the start and end of the turns to come.
    pub(super) fn environment(&self, card: Option<Card>) -> i32 {
        let Some(card) = card else { return 0 };
        let mut points = 0;
        for trigger in [Trigger::Start, Trigger::End] {
            let mut reading = Reading { is_muted: true, ..Reading::new(*self, Cast::default()) };
            points += 3 * reading.card(card, When::On(trigger));
        }
        let modifiers = &self.view.cards.facts(card).modifiers;
        let of = |seat| modifiers.iter().map(|it| self.modifier(*it, seat)).sum::<i32>();
        let others = self.living.without(self.me);
        let count = i32::try_from(others.len()).unwrap_or(1).max(1);
        points + (of(self.me) - others.map(of).sum::<i32>() / count) / 2
    }

    /// Returns what the best card of the Shop would bring.
    pub(super) fn best_of_shop(&self) -> i32 {
        self.view.shop.map(|card| self.gain_simply(card)).max().unwrap_or(0)
    }

    /// Values a card of the Shop inside a text: an event there could name the Shop again.
    fn gain_simply(&self, card: Card) -> i32 {
        let facts = self.view.cards.facts(card);
        match facts.kind {
            Kind::Event => {
                self.view.cards.lines(card, When::Now).map_or(0, |it| self.company.lines(it))
            }
            Kind::Environment => 0,
            Kind::Hand | Kind::Attribute => self.gain(card),
        }
    }

    /// Returns the number of cards that ghosts hold.
    pub(super) fn ghost_cards(&self) -> i32 {
        let seats = self.view.seats.seats().filter(|seat| !self.living.has(*seat));
        let cards: usize = seats.map(|seat| self.seen(seat).hand_size).sum();
        i32::try_from(cards).unwrap_or(0)
    }
}

/// Returns how often an occasion arises in the next few turns, in hundredths.
const fn often(trigger: Trigger) -> i32 {
    match trigger {
        Trigger::Start | Trigger::EachStart | Trigger::End => 250,
        Trigger::Success => 150,
        Trigger::Tie | Trigger::Fumble => 90,
        Trigger::Hit | Trigger::Damaged => 120,
        Trigger::Bought => 50,
        Trigger::Eliminated | Trigger::Robbed => 40,
    }
}
