//! What can be wrong with the characters and cards among each other.

use alloc::{format, rc::Rc, string::String, vec::Vec};

use kernel::{Bilingual, Position};

use crate::{
    CARDS, Kind, Symbol,
    card_file::{EVENTS_MAX, keys::Owner, words::nearest_and_all},
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
    pub(super) fn what(&self) -> Bilingual {
        match self {
            Self::IdTwice { id, .. } => Bilingual::new(
                format!("{} is used twice", super::shown(id)),
                format!("{} se usa dos veces", super::shown(id)),
            ),
            Self::NumberMissing(number) => Bilingual::new(
                format!("number {number} is missing"),
                format!("falta el número {number}"),
            ),
            Self::NumberTwice { number, .. } => Bilingual::new(
                format!("number {number} is used twice"),
                format!("el número {number} se usa dos veces"),
            ),
            Self::ColorTwice { color, .. } => Bilingual::new(
                format!("colour {color} is used twice"),
                format!("el color {color} se usa dos veces"),
            ),
            Self::NobodysColor { color, .. } => Bilingual::new(
                format!("no character has the colour {color}"),
                format!("ningún personaje tiene el color {color}"),
            ),
            Self::KindHasNoColor(kind) => {
                let [_, es] = Owner::Card(Some(*kind)).names();
                Bilingual::new(format!("an {kind} has no colour"), format!("{es} no tiene color"))
            }
            Self::ColorHandCards { color, count } => color_has(color, *count, HAND_CARDS),
            Self::ColorAttributes { color, count } => color_has(color, *count, ATTRIBUTES),
            Self::ColorSymbol { color, symbol } => {
                let [en, es] = match symbol {
                    Symbol::Attack => ["Attack", "Ataque"],
                    Symbol::Strategy => ["Strategy", "Estrategia"],
                    Symbol::Defense => ["Defense", "Defensa"],
                };
                Bilingual::new(
                    format!("{color} has no {en} card"),
                    format!("{color} no tiene ninguna carta de {es}"),
                )
            }
            Self::CardCount(1) => Bilingual::new("there is 1 card", "hay 1 carta"),
            Self::CardCount(count) => {
                Bilingual::new(format!("there are {count} cards"), format!("hay {count} cartas"))
            }
            Self::EventCount(count) => {
                Bilingual::new(format!("there are {count} events"), format!("hay {count} eventos"))
            }
            Self::NoPrincess => Bilingual::new(
                "la-princesa must be a hand card without a colour",
                "la-princesa tiene que ser una carta de mano sin color",
            ),
        }
    }

    pub(super) fn right(&self, source: &str) -> Bilingual {
        match self {
            Self::IdTwice { first, .. }
            | Self::NumberTwice { first, .. }
            | Self::ColorTwice { first, .. } => {
                let line = Position::of(source, *first).line;
                Bilingual::new(
                    format!("the first is in line {line}"),
                    format!("la primera vez está en la línea {line}"),
                )
            }
            Self::NobodysColor { color, all } => {
                let all: Vec<_> = all.iter().map(String::as_str).collect();
                nearest_and_all(color, ["the colours", "los colores"], &all)
            }
            Self::ColorHandCards { .. }
            | Self::ColorAttributes { .. }
            | Self::ColorSymbol { .. }
            | Self::KindHasNoColor(_) => Bilingual::new(
                "a colour has 1 attribute and 4 hand cards with all three symbols",
                "un color tiene 1 atributo y 4 cartas de mano con los tres símbolos",
            ),
            Self::CardCount(_) => Bilingual::new(
                format!("a card file has {CARDS} cards"),
                format!("un archivo de cartas tiene {CARDS} cartas"),
            ),
            Self::EventCount(_) => Bilingual::new(
                format!("a card file has at most {EVENTS_MAX} events"),
                format!("un archivo de cartas tiene como mucho {EVENTS_MAX} eventos"),
            ),
            Self::NumberMissing(_) | Self::NoPrincess => Bilingual::default(),
        }
    }
}

/// What is counted: none, one and several of it, in both languages.
type Counted = [[&'static str; 3]; 2];

const HAND_CARDS: Counted = [
    ["has no hand card", "has 1 hand card", "hand cards"],
    ["no tiene ninguna carta de mano", "tiene 1 carta de mano", "cartas de mano"],
];
const ATTRIBUTES: Counted = [
    ["has no attribute", "has 1 attribute", "attributes"],
    ["no tiene ningún atributo", "tiene 1 atributo", "atributos"],
];

/// Says how many cards of a sort a color has.
fn color_has(color: &str, count: usize, counted: Counted) -> Bilingual {
    let [[none, one, en], [ninguna, una, es]] = counted;
    match count {
        0 => Bilingual::new(format!("{color} {none}"), format!("{color} {ninguna}")),
        1 => Bilingual::new(format!("{color} {one}"), format!("{color} {una}")),
        _ => Bilingual::new(
            format!("{color} has {count} {en}"),
            format!("{color} tiene {count} {es}"),
        ),
    }
}
