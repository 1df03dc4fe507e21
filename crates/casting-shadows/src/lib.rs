//! Casting Shadows: dice, a map of hexes, a book of spells, and counterspells that lie face down.
//!
//! ```
//! use casting_shadows::CastingShadows;
//! use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
//!
//! let mut dice = Dice::new(&Seed::from(42));
//! let four = SeatCount::new(4).expect("four is a number of seats");
//! let game = CastingShadows::deal(&Setup::new(four), &mut dice, &mut Ignore)?;
//! let seat = game.turn().owing().first().expect("the first player acts");
//! let mut legal = Choices::new();
//! game.legal(seat, &mut legal);
//! assert_eq!(legal.last().map(ToString::to_string), Some("end".to_string()));
//! assert_eq!(game.view(Eyes::Crowd).deck, None);
//! # Ok::<(), kernel::SetupError>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod admit;
mod attack;
mod board;
mod book;
mod card;
mod claim;
mod cost;
mod event;
mod foresee;
mod heuristic;
mod imagine;
mod invariant;
mod legal;
mod notation;
mod options;
mod piece;
mod pool;
mod position;
mod refusal;
mod search;
mod state;
mod symbol;
mod turn;
mod view;
mod window;

pub use board::{Board, Hex, Hexes, Range, SLOTS};
pub use book::{BOOK_MAX, Book, Counterdeck, Facedown, Facedowns, Page};
pub use card::{Aimed, CARDS, Card, DECK_CARDS, Kind, Printed, Rider, Spell};
pub use cost::{Cost, Payments};
pub use event::{Event, Reduction, Reply, Source};
pub use foresee::Blow;
pub use notation::{Aim, Answer, Choice, Giving, Wanted};
pub use options::{Characters, HeadStart, Options, Rounds};
pub use piece::{Character, Companion, Counterspell, Piece, Window};
pub use pool::{Die, DieSet, Pool, RESOURCE_DICE};
pub use refusal::{Due, Refusal};
pub use state::{
    AP_MAX, Attack, Beside, CastingShadows, Companions, Deck, ENERGY_BASIC, ENERGY_SHADOW, HP_MAX,
    Means, PORTAL, Portal,
};
pub use symbol::{Symbol, Symbols};
pub use view::{Known, Phase, View};
