//! Bots. They get a view and the legal choices but never the game, so they cannot cheat.
//!
//! ```
//! use bots::Level;
//!
//! let level: Level = "easy".parse()?;
//! assert_eq!(level, Level::Greedy);
//! assert!("hal".parse::<Level>().is_err());
//! # Ok::<(), bots::UnknownLevel>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

mod arena;
mod bot;
mod level;

pub use arena::{Match, play, random_game};
pub use bot::{Bot, Greedy, Random};
pub use level::{Level, NAMES, UnknownLevel};
