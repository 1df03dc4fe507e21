//! Goofspiel: thirteen prizes, thirteen bid cards each, and every bid is made in secret.
//!
//! ```
//! use goofspiel::Goofspiel;
//! use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
//!
//! let mut dice = Dice::new(&Seed::from(42));
//! let two = SeatCount::new(2).expect("two is a number of seats");
//! let game = Goofspiel::deal(&Setup::new(two), &mut dice, &mut Ignore)?;
//! let seat = game.turn().owing().first().expect("everybody bids");
//! let mut legal = Choices::new();
//! game.legal(seat, &mut legal);
//! assert_eq!(legal.first().map(ToString::to_string), Some("bid 1".to_string()));
//! assert_eq!(game.view(Eyes::Crowd).sealed[seat], None);
//! # Ok::<(), kernel::SetupError>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod card;
mod cards;
mod claim;
mod event;
mod heuristic;
mod imagine;
mod invariant;
mod notation;
mod position;
mod refusal;
mod search;
mod state;
mod view;

pub use card::{Bid, CARDS, Card, Printed, Prize};
pub use cards::{Cards, Hand, Prizes};
pub use event::Event;
pub use notation::Choice;
pub use refusal::Refusal;
pub use state::{Goofspiel, ROUNDS};
pub use view::View;
