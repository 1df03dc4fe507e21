//! What can be wrong with the characters and cards among each other.

use alloc::{format, rc::Rc, string::String, vec::Vec};

use kernel::Position;

use crate::{
    CARDS, Kind, Symbol,
    card_file::{EVENTS_MAX, words::nearest_and_all},
};

/// What is wrong with the file as a whole. `first` is the byte where something stands first.
#[derive(Clone, Debug)]
pub(in crate::card_file) enum WholeProblem {
    IdTwice {
        id: String,
        first: usize,
    },
    NumberMissing(usize),
    NumberTwice {
        number: u8,
        first: usize,
    },
    ColorTwice {
        color: String,
        first: usize,
    },
    /// A card has a color that is none of the characters' colors.
    NobodysColor {
        color: String,
        all: Rc<[String]>,
    },
    KindHasNoColor(Kind),
    ColorHandCards {
        color: String,
        count: usize,
    },
    ColorAttributes {
        color: String,
        count: usize,
    },
    /// A color has no hand card with this symbol.
    ColorSymbol {
        color: String,
        symbol: Symbol,
    },
    CardCount(usize),
    EventCount(usize),
    NoPrincess,
}

impl WholeProblem {
    pub(super) fn what(&self) -> String {
        match self {
            Self::IdTwice { id, .. } => format!("{} is used twice", super::shown(id)),
            Self::NumberMissing(number) => format!("number {number} is missing"),
            Self::NumberTwice { number, .. } => format!("number {number} is used twice"),
            Self::ColorTwice { color, .. } => format!("colour {color} is used twice"),
            Self::NobodysColor { color, .. } => format!("no character has the colour {color}"),
            Self::KindHasNoColor(kind) => format!("an {kind} has no colour"),
            Self::ColorHandCards { color, count } => {
                format!("{color} has {}", counted(*count, "hand card"))
            }
            Self::ColorAttributes { color, count } => {
                format!("{color} has {}", counted(*count, "attribute"))
            }
            Self::ColorSymbol { color, symbol } => {
                let symbol = match symbol {
                    Symbol::Attack => "Attack",
                    Symbol::Strategy => "Strategy",
                    Symbol::Defense => "Defense",
                };
                format!("{color} has no {symbol} card")
            }
            Self::CardCount(1) => "there is 1 card".into(),
            Self::CardCount(count) => format!("there are {count} cards"),
            Self::EventCount(count) => format!("there are {count} events"),
            Self::NoPrincess => "la-princesa must be a hand card without a colour".into(),
        }
    }

    pub(super) fn right(&self, source: &str) -> String {
        match self {
            Self::IdTwice { first, .. }
            | Self::NumberTwice { first, .. }
            | Self::ColorTwice { first, .. } => {
                format!("the first is in line {}", Position::of(source, *first).line)
            }
            Self::NobodysColor { color, all } => {
                let all: Vec<_> = all.iter().map(String::as_str).collect();
                nearest_and_all(color, "colours", &all)
            }
            Self::ColorHandCards { .. }
            | Self::ColorAttributes { .. }
            | Self::ColorSymbol { .. }
            | Self::KindHasNoColor(_) => {
                "a colour has 1 attribute and 4 hand cards with all three symbols".into()
            }
            Self::CardCount(_) => format!("a card file has {CARDS} cards"),
            Self::EventCount(_) => format!("a card file has at most {EVENTS_MAX} events"),
            Self::NumberMissing(_) | Self::NoPrincess => String::new(),
        }
    }
}

fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => format!("no {noun}"),
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}
