//! A journal in memory, for tests with paused time: a real one answers from another thread, and
//! meanwhile the paused clock would run ahead.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use host::{Chance, Host, Timeouts};
use store::{
    AppendError, Journal, JournalError, Sitting, Subscriber, TableId, TableName, TableStage,
    Version,
};

use crate::live::LIMITS;

#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    tables: Arc<Mutex<HashMap<TableId, Vec<String>>>>,
    contents: Arc<Mutex<HashMap<String, String>>>,
    analyses: Arc<Mutex<HashMap<TableId, String>>>,
    reads: Arc<AtomicUsize>,
}

impl Memory {
    /// Starts a host on an empty journal.
    pub(crate) async fn host(timeouts: Timeouts) -> Host<Self> {
        Self::default().start(timeouts).await
    }

    /// Starts a host on this journal.
    pub(crate) async fn start(&self, timeouts: Timeouts) -> Host<Self> {
        Host::start(self.clone(), timeouts, LIMITS, Chance::System).await.expect("it starts")
    }

    /// Counts how often a table was read.
    pub(crate) fn reads(&self) -> usize {
        self.reads.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Vec<String>>> {
        self.tables.lock().expect("no test panics while it writes")
    }
}

impl Journal for Memory {
    async fn append(
        &self,
        table: TableId,
        expected: Version,
        lines: Vec<String>,
    ) -> Result<Version, AppendError> {
        let mut tables = self.lock();
        let written = tables.entry(table).or_default();
        if Version::START.later_by(written.len()) != expected {
            return Err(AppendError::Conflict { table, expected });
        }
        written.extend(lines);
        Ok(Version::START.later_by(written.len()))
    }

    async fn after(&self, table: TableId, seen: Version) -> Result<Vec<String>, JournalError> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        // A real journal takes its time, and others go on meanwhile.
        tokio::task::yield_now().await;
        let lines = self.lock().get(&table).cloned().unwrap_or_default();
        Ok(lines.into_iter().skip(usize::try_from(seen.get()).expect("it is small")).collect())
    }

    async fn check(&self) -> Result<(), JournalError> {
        Ok(())
    }

    async fn note(&self, _: TableId, _: TableStage) -> Result<isize, JournalError> {
        Ok(0)
    }

    async fn sweep(&self, _: Duration) -> Result<Vec<TableId>, JournalError> {
        Ok(Vec::new())
    }

    async fn late_tables(&self, now_ms: u64) -> Result<Vec<TableId>, JournalError> {
        let due = |lines: &[String]| {
            let last = lines.iter().rev().find_map(|line| line.strip_prefix("due "));
            last.is_some_and(|due| due.parse().is_ok_and(|due: u64| due <= now_ms))
        };
        Ok(self.lock().iter().filter(|(_, lines)| due(lines)).map(|(id, _)| *id).collect())
    }

    async fn put_off(&self, _: TableId, _: u64, _: u64) -> Result<(), JournalError> {
        Ok(())
    }

    async fn named(&self, name: TableName) -> Result<Option<TableId>, JournalError> {
        Ok(self.lock().keys().copied().find(|id| id.name() == name))
    }

    async fn sittings(
        &self,
        token: String,
        sittings_max: usize,
    ) -> Result<Vec<Sitting>, JournalError> {
        let sat = |line: &String| line.starts_with("sat ") && line.contains(&token);
        let tables = self.lock();
        let own = tables.iter().filter(|(_, lines)| lines.iter().any(sat));
        let sitting = |table| Sitting { table, age: Duration::ZERO, is_open: true };
        Ok(own.map(|(id, _)| sitting(*id)).take(sittings_max).collect())
    }

    async fn keep_contents(
        &self,
        hash: String,
        text: String,
        texts_max: usize,
    ) -> Result<bool, JournalError> {
        let mut contents = self.contents.lock().expect("no test panics while it writes");
        let is_kept = contents.contains_key(&hash) || contents.len() < texts_max;
        if is_kept {
            contents.entry(hash).or_insert(text);
        }
        Ok(is_kept)
    }

    async fn contents(&self, hash: &str) -> Result<Option<String>, JournalError> {
        let contents = self.contents.lock().expect("no test panics while it writes");
        Ok(contents.get(hash).cloned())
    }

    async fn keep_analysis(&self, table: TableId, text: String) -> Result<(), JournalError> {
        let mut analyses = self.analyses.lock().expect("no test panics while it writes");
        analyses.entry(table).or_insert(text);
        Ok(())
    }

    async fn analysis(&self, table: TableId) -> Result<Option<String>, JournalError> {
        let analyses = self.analyses.lock().expect("no test panics while it writes");
        Ok(analyses.get(&table).cloned())
    }

    async fn keep_subscriber(
        &self,
        _: TableId,
        _: String,
        _: Subscriber,
    ) -> Result<bool, JournalError> {
        Ok(false)
    }

    async fn drop_subscriber(&self, _: TableId, _: String, _: String) -> Result<(), JournalError> {
        Ok(())
    }

    async fn drop_subscribers(&self, _: String) -> Result<(), JournalError> {
        Ok(())
    }

    async fn subscribers(&self, _: TableId, _: String) -> Result<Vec<Subscriber>, JournalError> {
        Ok(Vec::new())
    }

    async fn open_tables(&self) -> Result<Vec<(TableId, String)>, JournalError> {
        let first = |(id, lines): (&TableId, &Vec<String>)| Some((*id, lines.first()?.clone()));
        Ok(self.lock().iter().filter_map(first).collect())
    }
}
