//! Bots. They get a view and the legal choices but never the game, so they cannot cheat.
//!
//! ```
//! use bots::Level;
//!
//! let level: Level = "hard".parse()?;
//! assert_eq!(level, Level::Hard);
//! assert!("hal".parse::<Level>().is_err());
//! # Ok::<(), bots::UnknownLevel>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod arena;
mod bot;
mod effort;
mod habits;
mod level;
mod model;
mod outlook;
mod plan;
mod playout;
mod search;

pub use arena::{Match, play, random_game};
pub use bot::{Bot, Greedy, Random, Slipping};
pub use effort::Effort;
pub use habits::Habits;
pub use level::{Level, NAMES, UnknownLevel, search_bot};
pub use model::{BadWeights, CERTAIN, Model};
pub use outlook::outlook;
pub use search::{Asked, Budget, Compared, Comparison, Opinion, Search};
