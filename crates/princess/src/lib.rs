//! The Princess: rock, paper, scissors with cards that point left or right, ghosts, and a shop.
//!
//! ```
//! use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
//! use princess::Princess;
//!
//! let mut dice = Dice::new(&Seed::from(42));
//! let setup = Setup::<Princess>::new(SeatCount::new(4).expect("four is a number of seats"));
//! let game = Princess::deal(&setup, &mut dice, &mut Ignore)?;
//! let seat = game.turn().owing().first().expect("everybody chooses a card");
//! let first = Princess::written(&setup.contents, game.choices(seat)[0]);
//! assert_eq!(first.to_string(), "play rolling-pin left");
//! assert!(game.view(Eyes::Crowd).deck().is_none());
//! # Ok::<(), kernel::SetupError>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod agenda;
mod ask;
mod card;
mod card_file;
mod card_index;
mod cards;
mod claim;
mod draw;
mod effect;
mod event;
mod footprint;
mod foresee;
mod heuristic;
mod id;
mod imagine;
mod invariant;
mod loss;
mod marks;
mod modifiers;
mod notation;
mod options;
mod order;
mod position;
mod printed;
mod refusal;
mod row;
mod search;
mod state;
mod text;
mod trace;
mod turn;
mod verb;
mod view;
mod view_json;
mod wording;

pub use agenda::Ask;
pub(crate) use agenda::{Agenda, Cast, Draws, Frame, Moment, Occasion, Stage, Task, TextOf};
pub use card::{CARDS, Card, CardSet, Kind, Outcome, Symbol};
pub use card_file::{FILE_BYTES_MAX, PICTURE_BYTES_MAX};
pub use cards::{
    CARD_FILE, CHARACTERS, CardFacts, Cards, Character, CharacterFacts, PRINCESS, When, Words,
};
pub use effect::{
    Amount, Compare, Condition, Count, Detail, Immunity, LINES_MAX, Line, LineForm, Lines, Measure,
    Modifier, STEPS_MAX, Selector, Step, Steps, Trigger, Verb,
};
pub use event::Event;
pub use id::{ID_MAX, Id};
pub use notation::{Choice, Stack, Written};
pub use options::{Ghosts, Options};
pub use printed::{Printed, PrintedText};
pub use refusal::{Due, Refusal};
pub(crate) use row::Row;
pub(crate) use state::{Deck, Over, Place, Player, Tally};
pub use state::{
    GOLD_MAX, GOLD_START, Laid, LastLaid, Life, Phase, Princess, Road, SHIELD_MAX, SHOP, Side,
    TURNS_MAX,
};
pub use view::{Running, Seen, Spot, View};
pub use wording::steps_in_words;
