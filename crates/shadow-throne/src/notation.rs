//! The written form of choices, such as `draft king-kyros` or `decline`, and the options.

use core::{fmt, str::FromStr};

use kernel::{GameOptions, Message, OptionSpec, ParseError};
use serde::Serialize;

use crate::Card;

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "choice", content = "card", rename_all = "kebab-case")]
pub enum Choice {
    /// Take this card of the pool into hand.
    Draft(Card),
    /// Commit this card, face down, to the wave.
    Play(Card),
    /// Add no card to King Kyros.
    Decline,
    /// Add this card to King Kyros, openly.
    Add(Card),
    /// Keep this card for the next battle.
    Keep(Card),
}

impl Choice {
    /// Returns the card it is about, if any.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Draft(card) | Self::Play(card) | Self::Add(card) | Self::Keep(card) => Some(card),
            Self::Decline => None,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draft(card) => write!(f, "draft {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Decline => f.write_str("decline"),
            Self::Add(card) => write!(f, "add {card}"),
            Self::Keep(card) => write!(f, "keep {card}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let card = || {
            let card = rest.parse::<Card>();
            card.map_err(|wrong| wrong.shifted(verb.len() + 1))
        };
        match verb {
            "draft" => card().map(Self::Draft),
            "play" => card().map(Self::Play),
            "add" => card().map(Self::Add),
            "keep" => card().map(Self::Keep),
            "decline" if text == "decline" => Ok(Self::Decline),
            _ => {
                let what =
                    "a choice is `draft CARD`, `play CARD`, `add CARD`, `decline` or `keep CARD`";
                Err(ParseError::new(0, Message::new("no-choice", what, &[])))
            }
        }
    }
}

/// The influence that ends the game [ST-13.1].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// As printed.
    #[default]
    Fifteen = 15,
    /// A longer game.
    Twenty = 20,
    /// The longest.
    TwentyFive = 25,
}

impl Target {
    /// Every target, the shortest game first.
    pub const ALL: [Self; 3] = [Self::Fifteen, Self::Twenty, Self::TwentyFive];

    /// Returns it as a number.
    #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
    pub const fn get(self) -> u16 {
        self as u16
    }
}

/// The power of King Kyros: the sources differ [ST-13.4].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kyros {
    /// As printed.
    #[default]
    Ten,
    /// Like the two other royals, for a more balanced game.
    Zero,
}

/// The options agreed before the first battle: `target 15`, `target 15 kyros 0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The influence that ends the game.
    pub target: Target,
    /// The power of King Kyros.
    pub kyros: Kyros,
}

impl Options {
    /// Returns the power of a card: as printed, except for King Kyros.
    pub fn power(&self, card: Card) -> u8 {
        match (card, self.kyros) {
            (Card::KingKyros, Kyros::Zero) => 0,
            _ => card.printed().power,
        }
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "target", values: &["15", "20", "25"], is_always_written: true },
        // Older records do not have this option.
        OptionSpec { name: "kyros", values: &["10", "0"], is_always_written: false },
    ];

    fn value(&self, option: usize) -> usize {
        let Self { target, kyros } = self;
        match option {
            0 => Target::ALL.iter().position(|it| it == target).unwrap_or_default(),
            _ => usize::from(*kyros == Kyros::Zero),
        }
    }

    fn set(&mut self, option: usize, value: usize) {
        match option {
            0 => self.target = Target::ALL[value],
            _ => self.kyros = if value == 0 { Kyros::Ten } else { Kyros::Zero },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_choice_reads_back() {
        for card in Card::ALL {
            let kinds = [
                Choice::Draft(card),
                Choice::Play(card),
                Choice::Decline,
                Choice::Add(card),
                Choice::Keep(card),
            ];
            for choice in kinds {
                assert_eq!(choice.to_string().parse(), Ok(choice));
            }
        }
    }

    #[test]
    fn a_wrong_choice_is_refused_with_its_place() {
        #[rustfmt::skip]
        let rows = [
            ("", 0), ("drft outlaw", 0), ("draft", 6), ("draft outlow", 6), ("play  outlaw", 5),
            ("decline now", 0), ("keep Outlaw", 5), ("play outlaw ", 5),
        ];
        for (text, at) in rows {
            assert_eq!(text.parse::<Choice>().unwrap_err().at, at, "{text}");
        }
    }

    #[test]
    fn every_target_reads_back() {
        for target in Target::ALL {
            for kyros in [Kyros::Ten, Kyros::Zero] {
                let options = Options { target, kyros };
                assert_eq!(Options::parse(&options.text()), Ok(options));
            }
        }
        assert_eq!(Options::default().text(), "target 15", "as in the first records");
        assert_eq!(Options::parse("target 16").unwrap_err().at, 7);
    }
}
