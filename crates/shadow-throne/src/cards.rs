//! A few cards in one hand: a hand or a pool.

use core::{fmt, iter, str::FromStr};

use kernel::ParseError;
use serde::{Serialize, Serializer};

use crate::Card;

/// A hand has at most this many: six drafted and one kept [ST-2.8].
pub const HAND_MAX: usize = 7;

/// Up to seven cards, in rulebook order, so that equal hands are equal values.
///
/// One card a byte, the first in the lowest, and `0xff` where there is none: a card comes and goes
/// by shifting, with no branch for the processor to guess wrong in a random game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards(u64);

/// The lowest bit of each byte, the highest of each, and the last byte, empty.
const LOWS: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;
const LAST: u64 = 0xff00_0000_0000_0000;

impl Cards {
    /// No cards at all.
    pub const NONE: Self = Self(u64::MAX);

    /// Counts them.
    pub fn len(self) -> u8 {
        let empty_bytes = self.0.leading_ones() / 8;
        u8::try_from(8 - empty_bytes).expect("eight bytes")
    }

    /// Tells whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == u64::MAX
    }

    /// Tells whether one of them is this character.
    pub const fn has(self, card: Card) -> bool {
        let differing = self.0 ^ (LOWS * card.bits());
        // The lowest byte of 0 is the lowest that both borrows and had no high bit.
        differing.wrapping_sub(LOWS) & !differing & HIGHS != 0
    }

    /// Takes a card in, where it belongs.
    ///
    /// # Panics
    ///
    /// If there is no room: the rules never let a hand grow beyond [`HAND_MAX`].
    pub fn insert(&mut self, card: Card) {
        assert!(usize::from(self.len()) < HAND_MAX, "a hand of {HAND_MAX} takes no more");
        let place = self.place_of(card);
        let below = (1 << place) - 1;
        self.0 = (self.0 & below) | card.bits() << place | (self.0 & !below) << 8;
    }

    /// Takes one such card out, if there is one.
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.has(card);
        if held {
            let below = (1 << self.place_of(card)) - 1;
            self.0 = (self.0 & below) | (self.0 >> 8 | LAST) & !below;
        }
        held
    }

    /// The same without one such card.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// Goes through all of them, in rulebook order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        let held = usize::from(self.len());
        let bytes = self.0.to_le_bytes().into_iter();
        bytes.take(held).map(|byte| Card::ALL[usize::from(byte)])
    }

    /// Goes through the different characters among them, in rulebook order.
    pub fn distinct(self) -> impl Iterator<Item = Card> {
        let mut before = None;
        self.iter().filter(move |&card| before.replace(card) != Some(card))
    }

    /// At which bit the cards begin that do not come before `card`; there is always an empty byte.
    const fn place_of(self, card: Card) -> u32 {
        // With its high bit set each byte can give without borrowing; it keeps it if it was not less.
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

/// `datura outlaw outlaw`, or `none`.
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
        let mut at = 0;
        for id in text.split(' ') {
            let card = id.parse().map_err(|wrong: ParseError| wrong.shifted(at))?;
            if usize::from(cards.len()) == HAND_MAX {
                let what = alloc::format!("nobody holds more than {HAND_MAX} cards");
                return Err(ParseError::new(at, what));
            }
            cards.insert(card);
            at += id.len() + 1;
        }
        Ok(cards)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn cards_stay_sorted_whatever_comes_and_goes() {
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
