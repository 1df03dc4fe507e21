//! Many games at once: an arena in which bots are measured, and games from which they learn.
//!
//! ```
//! use lab::{Arena, Lineup};
//!
//! let game = catalog::find("goofspiel")?;
//! let lineup = Lineup::new(&["greedy".parse()?, "random".parse()?], 2)?;
//! let mut arena = Arena::new(game, lineup);
//! arena.games = 40;
//! arena.stops_early = false;
//! let report = arena.run(&|| ())?;
//! assert_eq!(report.games, 40);
//! assert!(report.bots[0].win_rate > report.bots[1].win_rate);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arena;
mod chart;
mod entrant;
mod estimate;
mod evaluation;
mod habit_study;
mod lineup;
mod logit;
mod looks;
mod outside;
mod rating;
mod report;
mod study;

pub use arena::{Arena, ArenaError};
pub use chart::{Bar, Chart};
pub use entrant::{BadEntrant, Entrant, Mind, PLAYOUTS_MAX};
pub use evaluation::{Evaluation, Tenth};
pub use habit_study::{LearntHabits, Moment};
pub use lineup::{BadLineup, Lineup};
pub use outside::{Fault, ProgramError};
pub use rating::Rating;
pub use report::{BotReport, Report};
pub use study::{Learnt, Study, StudyError, remarked};
