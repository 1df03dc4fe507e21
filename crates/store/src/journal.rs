//! The interface of every journal.

use std::{error::Error, fmt, future::Future, time::Duration};

use serde::Serialize;
use thiserror::Error as ThisError;

use crate::{TableId, TableName};

/// The number of lines that a table has, which is the number of its newest line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Version(u64);

impl Version {
    /// Before the first line.
    pub const START: Self = Self(0);

    /// Creates the version with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Returns its number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Returns the version after `lines` more lines.
    #[must_use]
    pub fn later_by(self, lines: usize) -> Self {
        Self(self.0 + u64::try_from(lines).expect("memory holds fewer lines than that"))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An append-only log of every table, with one line of text per table event.
///
/// A writer names the version on which its decision is based. Acknowledged lines are on disk, and
/// survive a crash of the process.
pub trait Journal: Send + Sync + 'static {
    /// Appends `lines` after `expected`, all or none, and returns once they are on disk.
    ///
    /// # Errors
    ///
    /// A conflict if `expected` is not the newest version: read the new lines, and decide again.
    fn append(
        &self,
        table: TableId,
        expected: Version,
        lines: Vec<String>,
    ) -> impl Future<Output = Result<Version, AppendError>> + Send;

    /// Reads the lines after `seen`, in order.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn after(
        &self,
        table: TableId,
        seen: Version,
    ) -> impl Future<Output = Result<Vec<String>, JournalError>> + Send;

    /// Checks that the journal can be used now.
    ///
    /// # Errors
    ///
    /// If it cannot.
    fn check(&self) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Returns the open tables, each with its first line. A table is open from its first line on,
    /// until its game is over or nobody has used it for a long time.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn open_tables(
        &self,
    ) -> impl Future<Output = Result<Vec<(TableId, String)>, JournalError>> + Send;

    /// Notes that people use a table now, and how far its game has come. Returns how many more tables
    /// are open by that: 1, 0 or −1.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn note(
        &self,
        table: TableId,
        stage: TableStage,
    ) -> impl Future<Output = Result<isize, JournalError>> + Send;

    /// Closes some of the tables that nobody has used for this long. Those whose game never began
    /// are removed; the others keep their lines. Returns the closed tables; call it again until there
    /// are none.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn sweep(
        &self,
        unused: Duration,
    ) -> impl Future<Output = Result<Vec<TableId>, JournalError>> + Send;

    /// Lists open tables whose last line `due MILLISECONDS` names this moment or an earlier one, those
    /// that are late for longest first; not all, if there are many.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn late_tables(
        &self,
        now_ms: u64,
    ) -> impl Future<Output = Result<Vec<TableId>, JournalError>> + Send;

    /// Lets a table that is late now count as late only at a later moment, or after its next line `due`.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn put_off(
        &self,
        table: TableId,
        now_ms: u64,
        later_ms: u64,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Finds the open table with this name; `None` if there is none, or more than one.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn named(
        &self,
        name: TableName,
    ) -> impl Future<Output = Result<Option<TableId>, JournalError>> + Send;

    /// Lists the tables at which a token has taken a seat, those that were taken last first. The
    /// token is given by its hash, as in the lines. Its owner may have left the seat since then.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn sittings(
        &self,
        token: String,
        sittings_max: usize,
    ) -> impl Future<Output = Result<Vec<Sitting>, JournalError>> + Send;

    /// Keeps the text of contents for ever, by its hash, unless it is kept already or there are
    /// `texts_max` texts. Returns whether it is kept, once it is on disk.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn keep_contents(
        &self,
        hash: String,
        text: String,
        texts_max: usize,
    ) -> impl Future<Output = Result<bool, JournalError>> + Send;

    /// Keeps the analysis of a finished game, unless there is one. Returns once it is on disk.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn keep_analysis(
        &self,
        table: TableId,
        text: String,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Returns the analysis of a game, if it was kept.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn analysis(
        &self,
        table: TableId,
    ) -> impl Future<Output = Result<Option<String>, JournalError>> + Send;

    /// Keeps a browser that wants notices about a seat of this token. What is known of the same
    /// endpoint there is replaced. Returns false if the person has too many browsers there.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn keep_subscriber(
        &self,
        table: TableId,
        token: String,
        subscriber: Subscriber,
    ) -> impl Future<Output = Result<bool, JournalError>> + Send;

    /// Drops a browser that wants no more notices about a table.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn drop_subscriber(
        &self,
        table: TableId,
        token: String,
        endpoint: String,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Drops all browsers of a token, at every table.
    ///
    /// # Errors
    ///
    /// If the journal cannot be written.
    fn drop_subscribers(
        &self,
        token: String,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Lists the browsers that want notices about the seat of this token.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn subscribers(
        &self,
        table: TableId,
        token: String,
    ) -> impl Future<Output = Result<Vec<Subscriber>, JournalError>> + Send;

    /// Returns the text with this hash, if it was kept.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn contents(
        &self,
        hash: &str,
    ) -> impl Future<Output = Result<Option<String>, JournalError>> + Send;
}

/// A seat that somebody has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The table.
    pub table: TableId,
    /// How long ago the seat was taken.
    pub age: Duration,
    /// Whether the table is open: its game is not over, and people use it.
    pub is_open: bool,
}

/// A browser that wants notices about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscriber {
    /// Its address at a push service, which tells browsers apart.
    pub endpoint: String,
    /// How to reach it, in a form of the server.
    pub text: String,
}

/// How far the game of a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStage {
    /// The game has not begun.
    Waiting,
    /// The game has begun.
    Playing,
    /// The game is over.
    Over,
}

/// Why an append failed; none of its lines was written.
#[derive(Debug, ThisError)]
pub enum AppendError {
    /// Another writer has appended lines after the expected version.
    #[error("table {table:?} has gone on after version {expected}")]
    Conflict {
        /// The table.
        table: TableId,
        /// The version that the writer expected to be the newest.
        expected: Version,
    },
    /// The journal itself failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl AppendError {
    /// Returns whether it is a conflict, which is not a failure of the journal.
    pub const fn is_conflict(&self) -> bool {
        matches!(self, Self::Conflict { .. })
    }
}

/// A failure of the journal, to be logged and tried again.
#[derive(Debug, ThisError)]
#[error("the journal cannot be used: {what}")]
pub struct JournalError {
    what: String,
    is_damage: bool,
    #[source]
    source: Option<Box<dyn Error + Send + Sync>>,
}

impl JournalError {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), is_damage: false, source: None }
    }

    pub(crate) fn damage(what: impl Into<String>) -> Self {
        Self { is_damage: true, ..Self::new(what) }
    }

    pub(crate) fn from(what: &str, error: impl Error + Send + Sync + 'static) -> Self {
        let what = format!("{what} ({error})");
        Self { what, is_damage: false, source: Some(Box::new(error)) }
    }

    /// Returns whether the lines of a table are damaged, so that trying again does not help.
    pub const fn is_damage(&self) -> bool {
        self.is_damage
    }
}
