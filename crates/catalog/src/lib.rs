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

mod any_game;
mod example;
mod flaw;
mod live;
mod registry;
mod scenario;
mod scenario_run;
mod view;

pub use any_game::{
    AnyGame, BadPlayers, Books, Card, Deal, Moment, OptionsText, Players, Playouts,
};
pub use bots::{Level, Match, NAMES as BOT_NAMES, UnknownLevel};
pub use example::Example;
pub use flaw::Flaw;
pub use live::{Event, Fact, Live, Refused, Thought};
pub use registry::{GAMES, UnknownGame, find};
pub use scenario::{Scenario, ScenarioError, Step, Verdict, read_scenario};
pub use scenario_run::{Action, Claimed, Passed, ShownStep};
pub use view::{View, shadow_throne};
