//! A few cards in one hand: a hand or a pool.

use core::{fmt, iter, str::FromStr};

use kernel::Misread;
use serde::{Serialize, Serializer};

use crate::Card;

/// A hand has at most this many: six drafted and one kept [ST-2.8].
pub const HAND_MAX: usize = 7;

/// Up to seven cards, in rulebook order, so that equal hands are equal values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    // Places past the last card hold the default, so that equal hands are equal bytes.
    cards: [Card; HAND_MAX],
    len: u8,
}

impl Cards {
    /// No cards at all.
    pub const NONE: Self = Self { cards: [Card::DutifulPeasant; HAND_MAX], len: 0 };

    /// Counts them.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Tells whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Tells whether one of them is this character.
    pub fn has(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// Takes a card in, where it belongs.
    ///
    /// # Panics
    ///
    /// If there is no room: the rules never let a hand grow beyond [`HAND_MAX`].
    pub fn insert(&mut self, card: Card) {
        let mut place = usize::from(self.len);
        while place > 0 && self.cards[place - 1] > card {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = card;
        self.len += 1;
    }

    /// Takes one such card out, if there is one.
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(place) = self.as_slice().iter().position(|&held| held == card) else {
            return false;
        };
        let last = usize::from(self.len) - 1;
        for later in place..last {
            self.cards[later] = self.cards[later + 1];
        }
        self.cards[last] = Card::default();
        self.len -= 1;
        true
    }

    /// The same without one such card.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// Lists all of them, in rulebook order.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Goes through all of them, in rulebook order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.as_slice().iter().copied()
    }

    /// Goes through the different characters among them, in rulebook order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> {
        let mut before = None;
        self.iter().filter(move |&card| before.replace(card) != Some(card))
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
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cards = Self::NONE;
        if text == "none" {
            return Ok(cards);
        }
        let mut at = 0;
        for id in text.split(' ') {
            let card = id.parse().map_err(|wrong: Misread| wrong.shifted(at))?;
            if usize::from(cards.len) == HAND_MAX {
                let what = alloc::format!("nobody holds more than {HAND_MAX} cards");
                return Err(Misread::new(at, what));
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
    fn a_wrong_hand_is_refused_with_its_place() {
        let wrong = "outlaw dagger".parse::<Cards>().unwrap_err();
        assert_eq!((wrong.at, wrong.what.as_str()), (7, "there is no card `dagger`"));
        assert!(
            "outlaw outlaw outlaw outlaw outlaw outlaw outlaw outlaw".parse::<Cards>().is_err()
        );
        assert!("".parse::<Cards>().is_err());
    }
}
