//! Live tables: who sits where, what was chosen, and what each may know of it.
//!
//! A [`Table`] is what its lines in the journal make of it: [`Table::decide`] turns a wish into
//! lines or refuses it, [`Table::apply`] takes a line. Both are pure; nothing is told before the
//! lines are on disk.

mod actor;
mod decide;
mod desk;
mod line;
mod listing;
mod pace;
mod presence;
mod sitter;
mod snapshot;
mod table;
mod token;
mod watch;

pub use decide::{Refusal, Who, Wish};
pub use desk::{Host, HostError, Limits, Opening};
pub use line::Line;
pub use listing::Listed;
pub use pace::Pace;
pub use sitter::{Clock, Sitter};
pub use snapshot::{Place, Snapshot};
pub use table::{Broken, Entry, Saying, Stage, Table, Told};
pub use token::{Token, TokenHash};
pub use watch::{News, Next, Question, Resume, Watch};

use watch::Asked;
