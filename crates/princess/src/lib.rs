//! The Princess: rock, paper, scissors with cards that point left or right, ghosts, and a shop.

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod card;
mod card_file;
mod cards;
mod effect;
mod id;
mod wording;

pub use card::{CARDS, Card, CardSet, Kind, Outcome, Symbol};
pub use card_file::{FILE_BYTES_MAX, Mistake, Position, Warning};
pub use cards::{
    CARD_FILE, CHARACTERS, CardFacts, Cards, Character, CharacterFacts, PRINCESS, When, Words,
};
pub use effect::{
    Amount, Compare, Condition, Count, Detail, Immunity, LINES_MAX, Line, LineForm, Lines, Measure,
    Modifier, STEPS_MAX, Selector, Step, Steps, Trigger, Verb,
};
pub use id::{ID_MAX, Id};
pub use wording::steps_in_words;
