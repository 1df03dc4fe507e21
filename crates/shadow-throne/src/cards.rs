//! The cards of one hand or one pool, and how many there are of each character.

use core::{
    fmt, iter,
    ops::{Index, IndexMut},
    str::FromStr,
};

use kernel::{ParseError, Text};
use serde::{Serialize, Serializer};

use crate::Card;

/// The most cards in a hand: six drafted and one kept [ST-2.8].
pub const HAND_MAX: usize = 7;

/// Up to seven cards, in rulebook order, so that equal hands are equal values.
///
/// Each byte is a card, the first in the lowest byte; empty bytes are `0xff`. Cards are inserted
/// and removed by shifting, without branches that the processor could mispredict.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards(u64);

/// The lowest bit of each byte, the highest bit of each byte, and an empty last byte.
const LOWS: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;
const LAST: u64 = 0xff00_0000_0000_0000;

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(u64::MAX);

    /// Returns the number of cards.
    pub fn len(self) -> u8 {
        let empty_bytes = self.0.leading_ones() / 8;
        u8::try_from(8 - empty_bytes).expect("eight bytes")
    }

    /// Returns whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == u64::MAX
    }

    /// Returns whether one of them is this character.
    pub const fn has(self, card: Card) -> bool {
        let differing = self.0 ^ (LOWS * card.bits());
        // The usual test for a zero byte: a byte is zero where the card is the same.
        differing.wrapping_sub(LOWS) & !differing & HIGHS != 0
    }

    /// Inserts a card, in rulebook order.
    ///
    /// # Panics
    ///
    /// If there is no room: by the rules, no hand has more than [`HAND_MAX`] cards.
    pub fn insert(&mut self, card: Card) {
        assert!(usize::from(self.len()) < HAND_MAX, "a hand of {HAND_MAX} takes no more");
        let place = self.place_of(card);
        let below = (1 << place) - 1;
        self.0 = (self.0 & below) | card.bits() << place | (self.0 & !below) << 8;
    }

    /// Removes one such card, and returns whether there was one.
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.has(card);
        if held {
            let below = (1 << self.place_of(card)) - 1;
            self.0 = (self.0 & below) | (self.0 >> 8 | LAST) & !below;
        }
        held
    }

    /// Returns the cards without one such card.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// Iterates over the cards, in rulebook order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        let held = usize::from(self.len());
        let bytes = self.0.to_le_bytes().into_iter();
        bytes.take(held).map(|byte| Card::ALL[usize::from(byte)])
    }

    /// Iterates over the different characters, in rulebook order.
    pub fn distinct(self) -> impl Iterator<Item = Card> {
        let mut before = None;
        self.iter().filter(move |&card| before.replace(card) != Some(card))
    }

    /// Returns the first bit of the first byte that is not below `card`; an empty byte never is.
    const fn place_of(self, card: Card) -> u32 {
        // The high bits keep bytes from borrowing; a byte keeps its high bit if it is not below.
        let not_before = ((self.0 | HIGHS) - LOWS * card.bits()) & HIGHS;
        not_before.trailing_zeros() & !7
    }
}

impl Default for Cards {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut held = Self::NONE;
        cards.into_iter().for_each(|card| held.insert(card));
        held
    }
}

/// Writes `datura outlaw outlaw`, or `none`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let gaps = iter::once("").chain(iter::repeat(" "));
        self.iter().zip(gaps).try_for_each(|(card, gap)| write!(f, "{gap}{card}"))
    }
}

impl FromStr for Cards {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cards = Self::NONE;
        if text == "none" {
            return Ok(cards);
        }
        for word in Text::new(text).words() {
            let card = word.read()?;
            if usize::from(cards.len()) == HAND_MAX {
                let what = alloc::format!("nobody holds more than {HAND_MAX} cards");
                return Err(word.wrong(what));
            }
            cards.insert(card);
        }
        Ok(cards)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A number of cards for each character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([u8; 27]);

impl Counts {
    /// Returns the numbers of cards in the box.
    pub(crate) fn full() -> Self {
        Self(Card::ALL.map(|card| card.printed().copies))
    }

    /// Takes away as many cards of each character as the others are, but no more than there are.
    pub(crate) fn subtract(&mut self, others: &Self) {
        self.0.iter_mut().zip(others.0).for_each(|(count, n)| *count = count.saturating_sub(n));
    }

    /// Iterates over the cards, copies included, in rulebook order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let copies = Card::ALL.into_iter().zip(self.0);
        copies.flat_map(|(card, count)| iter::repeat_n(card, usize::from(count)))
    }
}

impl Index<Card> for Counts {
    type Output = u8;

    fn index(&self, card: Card) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Card> for Counts {
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::default();
        cards.into_iter().for_each(|card| counts[card] += 1);
        counts
    }
}

/// Serializes to `{"outlaw": 2}`, without the characters that have no card.
impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Card::ALL.iter().zip(self.0).filter(|(_, count)| *count > 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn cards_stay_sorted_after_inserts_and_removals() {
        let mut cards: Cards = "outlaw datura outlaw thavma".parse().unwrap();
        assert_eq!(cards.to_string(), "datura outlaw outlaw thavma");
        assert!(cards.remove(Card::Outlaw));
        assert!(!cards.remove(Card::Protis));
        assert_eq!(cards, "thavma datura outlaw".parse().unwrap());
        cards.insert(Card::Outlaw);
        let distinct: Cards = cards.distinct().collect();
        assert_eq!(distinct.to_string(), "datura outlaw thavma");
    }

    #[test]
    fn a_full_hand_empties_card_by_card() {
        let mut cards: Cards = Card::ALL.into_iter().rev().take(HAND_MAX).collect();
        for left in (0..HAND_MAX).rev() {
            let card = cards.iter().nth(left / 2).unwrap();
            assert!(cards.remove(card) && !cards.has(card));
            assert_eq!((usize::from(cards.len()), cards.iter().count()), (left, left));
        }
        assert_eq!(cards, Cards::NONE);
    }

    #[test]
    fn a_wrong_hand_is_refused_with_its_place() {
        let wrong = "outlaw dagger".parse::<Cards>().unwrap_err();
        assert_eq!((wrong.at, wrong.what.to_string().as_str()), (7, "there is no card `dagger`"));
        assert!(
            "outlaw outlaw outlaw outlaw outlaw outlaw outlaw outlaw".parse::<Cards>().is_err()
        );
        assert!("".parse::<Cards>().is_err());
    }
}
