//! Cards by their place in the card file, and sets of them.

use kernel::named;

/// The number of adventure cards [PR-1.3].
pub const CARDS: usize = 100;

/// An adventure card, as its place in the card file, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Returns the card at a place of the card file.
    pub(crate) fn at(place: usize) -> Self {
        debug_assert!(place < CARDS, "there are {CARDS} cards");
        Self(u8::try_from(place).expect("a card file has 100 cards"))
    }

    /// Returns its place in the card file, counted from 0.
    pub fn place(self) -> usize {
        usize::from(self.0)
    }
}

named! {
    /// The four kinds of adventure cards [PR-1.3].
    Kind, "no-kind", "kind";
    /// A hand card.
    Hand "hand",
    /// An attribute.
    Attribute "attribute",
    /// An environment.
    Environment "environment",
    /// An event.
    Event "event",
}

named! {
    /// The symbol of a hand card [PR-5.1].
    Symbol, "no-symbol", "symbol";
    /// Attack beats Strategy.
    Attack "attack",
    /// Strategy beats Defense.
    Strategy "strategy",
    /// Defense beats Attack.
    Defense "defense",
}

impl Symbol {
    /// Returns whether it beats the other one [PR-5.3].
    pub fn beats(self, other: Self) -> bool {
        self.index() == (other.index() + 2) % Self::ALL.len()
    }
}

named! {
    /// How a card does against that of its target [PR-5].
    Outcome, "no-outcome", "outcome";
    /// Success.
    Success "success",
    /// Tie.
    Tie "tie",
    /// Fumble.
    Fumble "fumble",
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// All cards.
    pub(crate) const ALL: Self = Self((1 << CARDS) - 1);

    /// Returns the set of this one card.
    pub(crate) const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Returns whether the set has this card.
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub(crate) fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Returns the cards of either set.
    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards of both sets.
    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cards that the other set does not have.
    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cards.
    pub fn len(self) -> usize {
        usize::try_from(self.0.count_ones()).expect("at most 128")
    }

    /// Returns the first card, in card-file order.
    pub fn first(self) -> Option<Card> {
        let place = u8::try_from(self.0.trailing_zeros()).expect("at most 128");
        (self.0 != 0).then_some(Card(place))
    }

    /// Returns the card with this number in card-file order, counted from 0.
    pub(crate) fn nth(self, number: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..number {
            rest &= rest.wrapping_sub(1);
        }
        Self(rest).first()
    }
}

/// The set of one card.
impl From<Card> for CardSet {
    fn from(card: Card) -> Self {
        Self::only(card)
    }
}

#[expect(clippy::copy_iterator, reason = "a set of bits is its own iterator")]
impl Iterator for CardSet {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_symbols_beat_each_other_in_a_ring() {
        use Symbol::{Attack, Defense, Strategy};
        for (one, other) in [(Attack, Strategy), (Strategy, Defense), (Defense, Attack)] {
            assert!(one.beats(other) && !other.beats(one) && !one.beats(one));
        }
    }

    #[test]
    fn a_set_lists_its_cards_in_file_order() {
        let set: CardSet = [99, 0, 64].map(Card::at).into_iter().collect();
        assert!(set.map(Card::place).eq([0, 64, 99]));
        assert_eq!((set.len(), set.nth(1), set.nth(3)), (3, Some(Card::at(64)), None));
    }
}
