//! The core of every Sombra game: the `Game` trait, seats, dice, records, scenarios and perft.
//!
//! ```
//! use kernel::{BySeat, Dice, Seat, SeatCount, Seed};
//!
//! let three = SeatCount::new(3).expect("a table has one to eight seats");
//! let mut dice = Dice::new(&Seed::from(42));
//! let rolls = BySeat::new(three, |_| dice.below(6) + 1);
//! let left_of_c = three.left_of(Seat::new(2).expect("C"));
//! assert_eq!(left_of_c.to_string(), "A");
//! assert!(rolls.values().all(|roll| (1..=6).contains(roll)));
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod bilingual;
mod clause;
mod dice;
mod event;
mod game;
mod halved;
mod hash;
mod mistake;
mod mix;
mod named;
mod options;
mod parse_error;
mod perft;
mod record;
mod record_parser;
mod replay;
mod scenario;
mod searchable;
mod seat;

pub use bilingual::Bilingual;
pub use clause::Text;
pub use dice::{Dice, Seed};
pub use event::{Frame, Frames, GameEvent, Ignore, Tell, Weight};
pub use game::{
    Choices, Eyes, Game, HasCards, Heuristic, Outcome, Setup, SetupError, Standing, Turn, ensure,
};
pub use halved::{HALVED_ONE, halved};
pub use hash::{Commitment, ContentsHash, TextHash};
pub use mistake::{Excerpt, Mistake, MistakeText, Position, Warning, count_mistakes};
pub use mix::Mix;
pub use options::{
    CONTENTS_BYTES_MAX, FindFile, GameContents, GameOptions, Glossary, OptionSpec, no_files,
};
pub use parse_error::{Message, ParseError};
pub use perft::perft;
pub use record::{Chosen, Ending, Record, RecordError};
pub use record_parser::{is_mark, is_visible};
pub use replay::Replay;
pub use scenario::{Claim, ClaimValue, ClauseError, Form, Scene, Scripted, Verdict};
pub use searchable::{Foresight, HabitTable, Imagined, Playouts, Sampler, Searchable, take_back};
pub use seat::{BySeat, SEATS_MAX, Seat, SeatCount, Seats};

/// What the macro [`named`] needs in the crates that use it.
#[doc(hidden)]
pub mod exports {
    pub use alloc::format;
    pub use serde::{Serialize, Serializer};
}
