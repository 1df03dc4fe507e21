//! All games behind one interface, which hides their types behind text and views.
//!
//! ```
//! let game = catalog::find("shadow-throne")?;
//! let options = game.options("target 20")?;
//! let mut table = game.open(&options, catalog::Players::numbered(4)?, 42.into())?;
//! let seat = table.turn().owing().first().expect("a new game waits for somebody");
//! let choice = table.legal(seat)[0].text.clone();
//! let events = table.choose(seat, &choice)?;
//! assert_eq!(events[0].fact.value()["event"], "drafted");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Runs the program in the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ReadmeIsTested;

mod analysis;
mod any_game;
mod contest;
pub mod exam;
mod example;
mod fact;
mod flaw;
mod legal;
mod lesson;
mod live;
mod measurable;
mod playouts;
mod registry;
mod scenario;
mod scenario_run;
mod tutorial;

pub use analysis::{Advice, Advised, Analysis, Analyzable, Inquiry, Judged, Outlook, Weighed};
pub use any_game::{
    AnyGame, BadPlayers, Books, Card, Deal, Moment, OptionsText, Players, WithContents,
};
pub use bots::{BadWeights, CERTAIN, Effort, Level, Match, NAMES as BOT_NAMES, UnknownLevel};
pub use contest::{Contest, ContestError, Contestant, Contested, Question, Thinking};
pub use example::Example;
pub use fact::{Event, Fact, Frame};
pub use flaw::Flaw;
pub use legal::{Legal, LegalChoice};
pub use lesson::{Habit, Lesson};
pub use live::{Live, Refused, Thought};
pub use measurable::Measurable;
pub use playouts::Playouts;
pub use registry::{
    GAMES, UnknownGame, View, casting_shadows, find, goofspiel, listed, own_contents, princess,
    shadow_throne,
};
pub use scenario::{Scenario, ScenarioError, ScenarioErrorKind, ScenarioStep, read_scenario};
pub use scenario_run::{Action, Claimed, Passed, ShownStep};
pub use tutorial::{Taught, Tutorial, TutorialCase, TutorialStep};
