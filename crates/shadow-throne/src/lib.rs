//! Shadow Throne: draft, then four waves of simultaneous secret plays; back the faction that wins.
//!
//! ```
//! use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
//! use shadow_throne::ShadowThrone;
//!
//! let mut dice = Dice::new(&Seed::from(42));
//! let three = SeatCount::new(3).expect("three is a number of seats");
//! let game = ShadowThrone::deal(&Setup::new(three), &mut dice, &mut Ignore)?;
//! let seat = game.turn().owing().first().expect("everybody drafts");
//! let mut legal = Choices::new();
//! game.legal(seat, &mut legal);
//! assert!(legal.iter().all(|choice| choice.to_string().starts_with("draft ")));
//! assert_eq!(game.view(Eyes::Crowd).pools[seat], None);
//! # Ok::<(), kernel::SetupError>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod card;
mod cards;
mod character;
mod claim;
mod effect;
mod event;
mod habits;
mod heuristic;
mod imagine;
mod invariant;
mod notation;
mod position;
mod price;
mod refusal;
mod resolution;
mod sampler;
mod search;
mod state;
mod view;
mod wave;

pub use card::{Card, DECK_CARDS, Faction, Number, Printed, Rank};
pub use cards::{Cards, Counts, HAND_MAX};
pub use character::{Character, Facedown, Facedowns, Pay, Power, Table};
pub use event::{Event, Factions};
pub use notation::{Choice, Kyros, Options, Target};
pub use price::Price;
pub use refusal::{Due, Refusal};
pub use sampler::Worlds;
pub use state::{Deck, Picks, ROUNDS, ShadowThrone, WAVES};
pub use view::{Memory, Phase, Seen, View};
