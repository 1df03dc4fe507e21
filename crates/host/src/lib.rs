//! Live tables: who sits where, what was chosen, and what each viewer may know of it.
//!
//! A [`Table`] is built from its lines in the journal: [`Table::decide`] turns a command into lines
//! or refuses it, [`Table::apply`] applies a line. Both are pure. Viewers are sent a change only
//! after its lines are on disk.

mod actor;
mod alert;
mod analyst;
mod chance;
mod change;
mod clock;
mod decide;
mod forgetting;
mod host;
mod length;
mod lingering;
mod listing;
mod live_tables;
mod lookalike;
mod manners;
mod occupant;
mod presence;
mod shelf;
mod snapshot;
mod spelling;
mod subscription;
mod sweeping;
mod table;
mod table_event;
mod talk;
mod thinkers;
mod timeouts;
mod token;
mod waking;

pub use actor::Hint;
pub use alert::{Alert, Happening};
pub use analyst::Analyzed;
pub use chance::Chance;
pub use change::Change;
pub use clock::{Clock, Moment};
pub use decide::{Command, Refusal, Who};
pub use host::{Host, HostError, Limits, Opening, OwnTable};
pub use listing::Listed;
pub use occupant::Occupant;
pub use presence::Present;
pub use snapshot::{ContentsInfo, SeatInfo, Snapshot};
pub use spelling::check_name;
pub use subscription::{News, Question, SeenEvent, SeenFrame, Subscription, Update};
pub use table::{Broken, Entry, Stage, Table};
pub use table_event::TableEvent;
pub use talk::{ChatMessage, Notice, Phrase, Saying, WatcherMessage};
pub use timeouts::Timeouts;
pub use token::{Token, TokenHash};

use subscription::Asked;
