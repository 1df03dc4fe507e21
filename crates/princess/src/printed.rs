//! What is printed on a card, for other programs.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use serde::Serialize;

use crate::{Card, Cards, Id, Kind, Symbol, When, Words};

/// A card as other programs read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// Its id.
    pub id: Id,
    /// Its kind.
    pub kind: Kind,
    /// The character whose color it bears.
    pub character: Option<Id>,
    /// The symbol of a hand card.
    pub symbol: Option<Symbol>,
    /// Its name.
    pub name: Words,
    /// What always holds while it is in play, in the effect language.
    pub modifiers: Vec<String>,
    /// Its texts.
    pub texts: Vec<PrintedText>,
}

/// A text of a card, in the effect language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedText {
    /// The key of the card file: `tie`, `now` or `on.start`.
    pub when: String,
    /// Its lines.
    pub lines: Vec<String>,
}

impl Printed {
    pub(crate) fn of(cards: &Cards, card: Card) -> Self {
        let facts = cards.facts(card);
        let text = |(when, lines): &(When, crate::Lines)| PrintedText {
            when: when.key(),
            lines: lines.iter().map(ToString::to_string).collect(),
        };
        Self {
            id: facts.id,
            kind: facts.kind,
            character: facts.color.map(|character| cards.character(character).id),
            symbol: facts.symbol,
            name: facts.name.clone(),
            modifiers: facts.modifiers.iter().map(ToString::to_string).collect(),
            texts: facts.texts.iter().map(text).collect(),
        }
    }
}

impl When {
    /// Returns its key in the card file.
    pub fn key(self) -> String {
        match self {
            Self::Outcome(outcome) => outcome.to_string(),
            Self::Now => "now".to_string(),
            Self::On(trigger) => format!("on.{trigger}"),
        }
    }
}
