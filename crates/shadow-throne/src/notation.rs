//! The written forms: `draft king-kyros`, `play outlaw`, `add tax-collector`, `decline`, `keep datura`.

use core::{fmt, str::FromStr};

use kernel::{Message, ParseError};

use crate::Card;

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
    /// The card it is about, if any.
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
    Fifteen,
    /// A longer game.
    Twenty,
    /// The longest.
    TwentyFive,
}

impl Target {
    /// Every target, the shortest game first.
    pub const ALL: [Self; 3] = [Self::Fifteen, Self::Twenty, Self::TwentyFive];

    /// As a number of influence.
    pub const fn get(self) -> u16 {
        match self {
            Self::Fifteen => 15,
            Self::Twenty => 20,
            Self::TwentyFive => 25,
        }
    }
}

/// What is agreed before the first battle: `target 15`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The influence that ends the game.
    pub target: Target,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "target {}", self.target.get())
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_prefix("target ").ok_or_else(|| {
            let what = alloc::format!("`{text}` is no option of Shadow Throne: it has `target 15`");
            ParseError::new(0, Message::new("no-option", what, &[("option", &text)]))
        })?;
        match number {
            "15" => Ok(Target::Fifteen),
            "20" => Ok(Target::Twenty),
            "25" => Ok(Target::TwentyFive),
            _ => {
                let what = alloc::format!("the target is 15, 20 or 25, not `{number}`");
                let what = Message::new("no-target", what, &[("target", &number)]);
                Err(ParseError::new("target ".len(), what))
            }
        }
        .map(|target| Self { target })
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
            let options = Options { target };
            assert_eq!(options.to_string().parse(), Ok(options));
        }
        assert_eq!("target 16".parse::<Options>().unwrap_err().at, 7);
        assert!("length 15".parse::<Options>().is_err());
    }
}
