//! Sets of cards: the bids in a hand, the prizes that a seat has won.

use core::{fmt, iter, marker::PhantomData};

use serde::{Serialize, Serializer};

use crate::{Bid, CARDS, Card, Prize};

/// A set of cards of one kind. Each card is one bit, the lowest card the lowest bit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards<C>(u16, PhantomData<C>);

/// The bid cards that a seat holds.
pub type Hand = Cards<Bid>;
/// Some of the prizes.
pub type Prizes = Cards<Prize>;

impl<C: Card> Cards<C> {
    /// No cards at all.
    pub const NONE: Self = Self(0, PhantomData);
    /// All thirteen.
    pub const ALL: Self = Self((1 << CARDS) - 1, PhantomData);

    /// Counts them.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether this card is among them.
    pub fn has(self, card: C) -> bool {
        self.0 & Self::bit(card) != 0
    }

    /// Returns the set and this card.
    #[must_use]
    pub fn with(self, card: C) -> Self {
        Self(self.0 | Self::bit(card), PhantomData)
    }

    /// Returns the set but for this card.
    #[must_use]
    pub fn without(self, card: C) -> Self {
        Self(self.0 & !Self::bit(card), PhantomData)
    }

    /// Counts those that are lower than this card.
    pub fn below(self, card: C) -> u32 {
        (self.0 & (Self::bit(card) - 1)).count_ones()
    }

    /// Goes through them, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = C> {
        let mut bits = self.0;
        iter::from_fn(move || {
            let lowest = usize::try_from(bits.trailing_zeros()).ok()?;
            bits &= bits.wrapping_sub(1);
            // Where no bit is left, the lowest is past all cards.
            C::ALL.get(lowest).copied()
        })
    }

    fn bit(card: C) -> u16 {
        1 << (card.number() - 1)
    }
}

impl Prizes {
    /// Returns what they are worth together.
    pub fn points(self) -> u8 {
        self.iter().map(Prize::number).sum()
    }
}

impl<C: Card> FromIterator<C> for Cards<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<C: Card> fmt::Debug for Cards<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// `3 7 12`, the lowest first.
impl<C: Card> fmt::Display for Cards<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gaps = iter::once("").chain(iter::repeat(" "));
        self.iter().zip(gaps).try_for_each(|(card, gap)| write!(f, "{gap}{card}"))
    }
}

impl<C: Card + Serialize> Serialize for Cards<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn cards_come_and_go() {
        let mut hand = Hand::ALL;
        assert!(hand.iter().eq(Bid::ALL));
        for (left, bid) in (0..13).rev().zip([7, 1, 13, 2, 8, 3, 9, 4, 10, 5, 11, 6, 12]) {
            let bid = Bid::ALL[bid - 1];
            assert!(hand.has(bid));
            hand = hand.without(bid);
            assert!(!hand.has(bid));
            assert_eq!(hand.len(), left);
        }
        assert_eq!(hand, Hand::NONE);
    }

    #[test]
    fn a_set_lists_each_card_once_in_order() {
        let [three, five, nine] = [3, 5, 9].map(|number: usize| Prize::ALL[number - 1]);
        let prizes: Prizes = [nine, three, nine, five].into_iter().collect();
        assert_eq!(prizes.iter().collect::<Vec<_>>(), [three, five, nine]);
        assert_eq!((prizes.points(), prizes.below(nine)), (17, 2));
        assert_eq!(Prizes::ALL.points(), 91);
    }
}
