//! The games on the shelf, with their types hidden behind text and views.
//!
//! ```
//! let game = catalog::find("shadow-throne")?;
//! let options = game.options("target 20")?;
//! let mut table = game.open(&options, catalog::Players::numbered(4)?, 42.into())?;
//! let seat = table.turn().owing().first().expect("a new game waits for somebody");
//! let choice = table.legal(seat)[0].clone();
//! let told = table.choose(seat, &choice)?;
//! assert_eq!(told[0].fact.value()["event"], "drafted");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// The README's program, run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ReadmeIsTested;

mod example;
mod flaw;
mod live;
mod scenario;
mod shelf;
mod stage;
mod title;
mod view;

pub use bots::{Level, Match, NAMES as BOT_NAMES, UnknownLevel};
pub use example::Example;
pub use flaw::Flaw;
pub use live::{FactText, Live, Refused, Thought, Told};
pub use scenario::{Scenario, ScenarioError, Step, Verdict, read_scenario};
pub use shelf::{GAMES, UnknownGame, find};
pub use stage::{Act, Claimed, Passed, Shot};
pub use title::{BadPlayers, Card, Deal, Moment, OptionsText, Pages, Players, Playouts, Title};
pub use view::{View, shadow_throne};
