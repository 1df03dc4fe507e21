//! The two kinds of cards: bids and prizes, each numbered from 1 to 13.

use alloc::{format, string::String};
use core::{fmt, num::NonZeroU8, str::FromStr};

use kernel::{Message, ParseError};
use serde::Serialize;

/// How many bid cards each seat has, and how many prizes there are [GS-1.2, GS-1.3].
pub const CARDS: usize = 13;

/// A card that is a number and nothing else.
pub trait Card: Copy + Ord + fmt::Debug + fmt::Display + FromStr<Err = ParseError> {
    /// Every card of this kind, the lowest first.
    const ALL: [Self; CARDS];

    /// Returns its number, from 1.
    fn number(self) -> u8;
}

// Neither is ever 0, so that an optional card takes up one byte.

/// A bid card: its number is its strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Bid(NonZeroU8);

/// A prize card: its number is its worth in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Prize(NonZeroU8);

/// What stands on a prize.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// Its id in words: `prize-7`.
    pub id: String,
    /// Its worth.
    pub points: u8,
}

impl Prize {
    /// Returns what stands on it.
    pub fn printed(self) -> Printed {
        Printed { id: format!("prize-{self}"), points: self.number() }
    }
}

const NUMERALS: [&str; CARDS] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"];

/// Numbers a kind of card from 1 to 13; the numeral is its one written form.
macro_rules! numbered {
    ($card:ident) => {
        impl Card for $card {
            const ALL: [Self; CARDS] = {
                let mut all = [Self(NonZeroU8::MIN); CARDS];
                let mut place = 1;
                while place < CARDS {
                    all[place] = Self(all[place - 1].0.saturating_add(1));
                    place += 1;
                }
                all
            };

            fn number(self) -> u8 {
                self.0.get()
            }
        }

        impl fmt::Display for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl FromStr for $card {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                let place = NUMERALS.iter().position(|numeral| *numeral == text);
                place.map(|place| Self::ALL[place]).ok_or_else(|| {
                    let what = format!("cards are numbered from 1 to 13, there is no `{text}`");
                    ParseError::new(0, Message::new("no-number", what, &[("card", &text)]))
                })
            }
        }
    };
}

numbered!(Bid);
numbered!(Prize);

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_card_stands_in_its_place_and_reads_back() {
        for ((bid, prize), number) in Bid::ALL.into_iter().zip(Prize::ALL).zip(1..) {
            assert_eq!((bid.number(), prize.number()), (number, number));
            assert_eq!(bid.to_string().parse(), Ok(bid));
            assert_eq!(prize.to_string().parse(), Ok(prize));
        }
    }

    #[test]
    fn a_card_has_one_text() {
        for wrong in ["", "0", "14", "07", "+7", " 7", "7 ", "seven"] {
            assert!(wrong.parse::<Bid>().is_err(), "{wrong}");
        }
    }

    /// GS-1.3: 13 prizes, 91 points.
    #[test]
    fn the_box_is_complete() {
        assert_eq!(
            Prize::ALL.map(|prize| u32::from(prize.printed().points)).iter().sum::<u32>(),
            91
        );
    }
}
