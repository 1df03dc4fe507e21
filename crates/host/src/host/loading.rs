//! Loading a table from the journal, once for all who ask for it at the same time.

use std::{
    collections::HashSet,
    error::Error,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, PoisonError},
};

use metrics::counter;
use store::{Journal, JournalError, TableId, Version};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};

use super::{Host, HostError, failed};
use crate::{
    Broken, Table, TableEvent,
    actor::{Actor, Request},
    live_tables::Audience,
    shelf::Missing,
};

/// How many tables can be loaded at once, more or less: each waits for those that have its number.
const TURNS: u64 = 64;

/// The turns in which tables are loaded. Without them, many readers of a long table would all read and
/// build it at the same time.
#[derive(Clone, Debug)]
pub(crate) struct Loading(Arc<[Arc<Mutex<()>>]>);

impl Default for Loading {
    fn default() -> Self {
        Self((0..TURNS).map(|_| Arc::default()).collect())
    }
}

impl Loading {
    /// Waits until nobody else loads this table.
    async fn turn(&self, id: TableId) -> OwnedMutexGuard<()> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        let number = usize::try_from(hasher.finish() % TURNS).expect("it is small");
        Arc::clone(&self.0[number]).lock_owned().await
    }
}

/// The tables that could not be read, each of which is counted once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Damaged(Arc<std::sync::Mutex<HashSet<TableId>>>);

impl Damaged {
    /// Logs a table that cannot be read, and counts it if that is new.
    pub(super) fn note(&self, table: TableId, error: &dyn Error) -> HostError {
        if self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(table) {
            counter!("sombra_bad_rows_total").increment(1);
        }
        tracing::error!(?table, %error, "a table cannot be read");
        HostError::Damaged
    }
}

impl<J: Journal> Host<J> {
    /// Returns the mailbox of a table; loads the table if it is not in memory. A table with less
    /// than this audience may leave memory for it.
    pub(crate) async fn mailbox(
        &self,
        id: TableId,
        audience: Audience,
    ) -> Result<mpsc::Sender<Request>, HostError> {
        if let Some(mailbox) = self.tables.mailbox(id) {
            return Ok(mailbox);
        }
        let turn = self.loading.turn(id).await;
        if let Some(mailbox) = self.tables.mailbox(id) {
            return Ok(mailbox);
        }
        if !self.tables.make_room(self.shared.limits.live_tables_max, audience) {
            return Err(HostError::Full);
        }
        let table = self.bring(id).await?;
        let shared = self.shared.clone();
        let start = |usage, post| Actor::new(shared, (id, table), post, usage).live();
        let mailbox = self.tables.add(id, start);
        drop(turn);
        Ok(mailbox)
    }

    /// Builds a table from its lines in the journal.
    pub(super) async fn bring(&self, id: TableId) -> Result<Table, HostError> {
        let texts = self.lines(id).await?;
        if texts.is_empty() {
            return Err(HostError::NoTable);
        }
        let read = |(text, number): (&String, usize)| {
            // What is wrong with it may be a part of its text.
            text.parse().map_err(|_| Broken(format!("line {number} cannot be read")))
        };
        let lines: Result<Vec<TableEvent>, Broken> = texts.iter().zip(1..).map(read).collect();
        self.table(id, &lines.map_err(|error| self.damaged.note(id, &error))?).await
    }

    /// Builds a table from its lines, with the contents that they name.
    pub(super) async fn table(
        &self,
        id: TableId,
        lines: &[TableEvent],
    ) -> Result<Table, HostError> {
        let game = lines.iter().find_map(|line| match line {
            TableEvent::Opened { game, .. } => catalog::find(game).ok(),
            _ => None,
        });
        let contents = lines.iter().find_map(|line| match line {
            TableEvent::Contents(hash) => Some(*hash),
            _ => None,
        });
        let own = match game {
            Some(game) => self.shared.own_game(game, contents).await,
            None => Ok(None),
        };
        let own = own.map_err(|error| match error {
            Missing::Unknown(_) | Missing::Refused(..) => self.damaged.note(id, &error),
            Missing::Journal(_) | Missing::Unread(_) => failed(Some(id), &error),
        })?;
        Table::read_with(lines, own).map_err(|error| self.damaged.note(id, &error))
    }

    pub(super) async fn lines(&self, id: TableId) -> Result<Vec<String>, HostError> {
        let read = self.shared.journal.after(id, Version::START).await;
        let unread = |error: JournalError| {
            if error.is_damage() { self.damaged.note(id, &error) } else { failed(Some(id), &error) }
        };
        read.map_err(unread)
    }
}
