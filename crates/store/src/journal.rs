//! What every journal promises.

use std::{error::Error, fmt, future::Future};

use serde::Serialize;
use thiserror::Error as ThisError;

use crate::TableId;

/// How many lines a table has: the number of its newest one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Version(u64);

impl Version {
    /// Before the first line.
    pub const START: Self = Self(0);

    /// The version with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// So many lines later.
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

/// An append-only record of every table, one line a fact.
///
/// A writer says which version it decided on. What is acknowledged is on disk, and stays there
/// whatever happens to the process.
pub trait Journal: Send + Sync + 'static {
    /// Appends `lines` after `expected`, all or none, and returns once they are on disk.
    ///
    /// # Errors
    ///
    /// A conflict if `expected` is not the newest version: read on, and decide anew.
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

    /// Tells whether lines can be read and written just now.
    ///
    /// # Errors
    ///
    /// If they cannot.
    fn check(&self) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Names every table, each with its first line.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    fn first_lines(
        &self,
    ) -> impl Future<Output = Result<Vec<(TableId, String)>, JournalError>> + Send;
}

/// Why lines were not appended; none of them was.
#[derive(Debug, ThisError)]
pub enum AppendError {
    /// Somebody else has written after the version that was decided on.
    #[error("table {table:?} has gone on after version {expected}")]
    Conflict {
        /// At which table.
        table: TableId,
        /// What the writer took for the newest version.
        expected: Version,
    },
    /// The journal itself failed.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl AppendError {
    /// Tells whether it is the ordinary answer to who comes too late.
    pub const fn is_conflict(&self) -> bool {
        matches!(self, Self::Conflict { .. })
    }
}

/// The journal failed: the world's fault, to be logged and tried again.
#[derive(Debug, ThisError)]
#[error("the journal cannot be used: {what}{}", because(.source.as_deref()))]
pub struct JournalError {
    what: String,
    #[source]
    source: Option<Box<dyn Error + Send + Sync>>,
}

fn because(source: Option<&(dyn Error + Send + Sync)>) -> String {
    source.map(|source| format!(" ({source})")).unwrap_or_default()
}

impl JournalError {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), source: None }
    }

    pub(crate) fn from(what: impl Into<String>, error: impl Error + Send + Sync + 'static) -> Self {
        Self { what: what.into(), source: Some(Box::new(error)) }
    }
}
