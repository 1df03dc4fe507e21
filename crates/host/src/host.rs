//! The host: opens tables, loads them from the journal and sends them requests.

use std::{
    collections::HashMap,
    io,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use catalog::Fact;
use kernel::{Message, Record, SeatCount, Seed, SetupError};
use serde::Serialize;
use store::{AppendError, Journal, JournalError, TableId, Version};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::{
    Broken, Clock, Command, Entry, Listed, Refusal, Snapshot, Subscription, Table, TableEvent,
    Timeouts, TokenHash, Who,
    actor::{Actor, MAILBOX, Request, Shared},
    listing::Listing,
};

/// How often a request is tried while other writers are first or the table leaves memory.
const CONFLICTS_MAX: usize = 4;

/// All live tables of one process.
#[derive(Debug)]
pub struct Host<J> {
    shared: Shared<J>,
    tables: Arc<Mutex<HashMap<TableId, mpsc::Sender<Request>>>>,
    /// The number of tables in the journal.
    opened: Arc<AtomicUsize>,
}

/// The limits of a host.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many tables may be in the journal.
    pub tables_max: usize,
    /// How many tables may be in memory at once.
    pub live_tables_max: usize,
    /// How many streams a table may have before it refuses viewers without a seat.
    pub watchers_max: usize,
}

/// The settings of a table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The id of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The options, in their written form; empty for the defaults.
    pub options: String,
    /// The time limit for choices.
    pub clock: Clock,
    /// Whether the table is left out of the public list.
    pub private: bool,
}

/// Why the host could not do something. It serializes to its kind and its details.
#[derive(Debug, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum HostError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// A table cannot be opened with these settings.
    #[error("{why}")]
    BadOpening {
        /// What is wrong with the settings.
        why: Message,
    },
    /// There are too many tables, in memory or in the journal.
    #[error("the house is full: try again later")]
    #[serde(rename = "full-house")]
    Full,
    /// Too many streams are open at this table.
    #[error("too many are looking on at this table: try again later")]
    TooManyWatchers,
    /// Other writers were first, or the table left memory, too often in a row.
    #[error("the table is busy: try again")]
    TryAgain,
    /// The journal failed; clients are not told the cause.
    #[error("the journal cannot be used: try again")]
    #[serde(rename = "out-of-order")]
    Journal,
    /// The table refused the command.
    #[error(transparent)]
    #[serde(untagged)]
    Refused(#[from] Refusal),
}

impl From<JournalError> for HostError {
    fn from(_: JournalError) -> Self {
        Self::Journal
    }
}

impl From<AppendError> for HostError {
    fn from(error: AppendError) -> Self {
        if error.is_conflict() { Self::TryAgain } else { Self::Journal }
    }
}

impl From<io::Error> for HostError {
    fn from(_: io::Error) -> Self {
        Self::Journal
    }
}

impl From<Broken> for HostError {
    fn from(_: Broken) -> Self {
        Self::Journal
    }
}

impl<J> Clone for Host<J> {
    fn clone(&self) -> Self {
        let (tables, opened) = (Arc::clone(&self.tables), Arc::clone(&self.opened));
        Self { shared: self.shared.clone(), tables, opened }
    }
}

impl<J: Journal> Host<J> {
    /// Starts a host on a journal. A table is loaded on the first request for it. A background task
    /// reads the public tables once, to list them.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn start(journal: J, timeouts: Timeouts, limits: Limits) -> Result<Self, HostError> {
        let listing = Listing::default();
        let shared = Shared { journal: Arc::new(journal), timeouts, limits, listing };
        let host = Self { shared, tables: Arc::default(), opened: Arc::default() };
        let first_lines = host.shared.journal.first_lines().await?;
        host.opened.store(first_lines.len(), Ordering::Relaxed);
        tokio::spawn(host.clone().list(first_lines));
        Ok(host)
    }

    /// Reads the public tables, to list them. Skips and logs a table that cannot be read.
    async fn list(self, first_lines: Vec<(TableId, String)>) {
        for (id, first) in first_lines {
            if !matches!(first.parse(), Ok(TableEvent::Opened { private: false, .. })) {
                continue;
            }
            match self.bring(id).await {
                // A table in memory keeps its own entry up to date.
                Ok(table) if self.living(id).is_none() => self.shared.listing.note(id, &table),
                Ok(_) => {}
                Err(error) => tracing::error!(table = ?id, %error, "a table cannot be read"),
            }
        }
    }

    /// Opens a table.
    ///
    /// # Errors
    ///
    /// If the game does not exist or does not take these settings, or if the host is full.
    pub async fn open(&self, opening: &Opening) -> Result<TableId, HostError> {
        self.found(opening_lines(opening)?).await
    }

    /// Opens a table with the same occupants after a game is over. Later calls return the same
    /// table.
    ///
    /// # Errors
    ///
    /// If the game is not over, or the token has no seat there.
    pub async fn rematch(&self, id: TableId, token: TokenHash) -> Result<TableId, HostError> {
        let lines = self.ask(id, |reply| Request::Again(token, reply)).await??;
        if let Some(next) = self.look(id, None).await?.next {
            return Ok(next);
        }
        let next = self.found(lines).await?;
        self.command(id, Who::Host, Command::Rematch(next)).await?;
        // If two calls race, the first to be recorded wins; the other table stays unused.
        Ok(self.look(id, None).await?.next.unwrap_or(next))
    }

    /// Lists the public tables.
    pub fn public_tables(&self) -> Vec<Listed> {
        self.shared.listing.newest()
    }

    /// Writes the first lines of a table, with a fresh secret that the deal follows from.
    async fn found(&self, mut lines: Vec<TableEvent>) -> Result<TableId, HostError> {
        if self.opened.fetch_add(1, Ordering::Relaxed) >= self.shared.limits.tables_max {
            self.opened.fetch_sub(1, Ordering::Relaxed);
            return Err(HostError::Full);
        }
        let (id, mut secret) = (TableId::fresh()?, [0; 32]);
        getrandom::fill(&mut secret).map_err(io::Error::other)?;
        lines.insert(1, TableEvent::Secret(Seed::from(secret)));
        let table = Table::read(&lines)?;
        let texts = lines.iter().map(ToString::to_string).collect();
        self.shared.journal.append(id, Version::START, texts).await?;
        // List only after the append succeeds.
        self.shared.listing.note(id, &table);
        tracing::info!(table = ?id, game = table.game().id(), "opened");
        Ok(id)
    }

    /// Sends a command to a table; its lines are on disk when this returns.
    ///
    /// # Errors
    ///
    /// If the table refuses, or does not exist.
    pub async fn command(
        &self,
        id: TableId,
        who: Who,
        command: Command,
    ) -> Result<Version, HostError> {
        // After a conflict the table is loaded again and decides again.
        for _ in 0..CONFLICTS_MAX {
            let asked =
                self.ask(id, |reply| Request::Command(who, Box::new(command.clone()), reply)).await;
            match asked.and_then(|answer| answer) {
                Err(HostError::TryAgain) => {}
                answer => return answer,
            }
        }
        Err(HostError::TryAgain)
    }

    /// Returns the table as this viewer sees it.
    ///
    /// # Errors
    ///
    /// If the table does not exist.
    pub async fn look(&self, id: TableId, token: Option<TokenHash>) -> Result<Snapshot, HostError> {
        self.ask(id, |reply| Request::Look(token, reply)).await
    }

    /// Returns the table and its chronicle at the same moment. The chronicle has what this viewer
    /// may know of the last choices, the newest at the end; it is empty before the game.
    ///
    /// # Errors
    ///
    /// If the table does not exist.
    pub async fn read(
        &self,
        id: TableId,
        token: Option<TokenHash>,
    ) -> Result<(Snapshot, Vec<Entry>), HostError> {
        self.ask(id, |reply| Request::Read(token, reply)).await
    }

    /// Subscribes to a table, from the version that was last seen if there is one.
    ///
    /// # Errors
    ///
    /// If the table does not exist, or has too many streams.
    pub async fn subscribe(
        &self,
        id: TableId,
        token: Option<TokenHash>,
        seen: Option<Version>,
    ) -> Result<Subscription, HostError> {
        self.ask(id, |reply| Request::Subscribe(token, seen, reply)).await?
    }

    /// Returns all facts of a finished game; empty before the end.
    ///
    /// # Errors
    ///
    /// If the table does not exist.
    pub async fn story(&self, id: TableId) -> Result<Arc<[Fact]>, HostError> {
        self.ask(id, Request::Story).await
    }

    /// Returns the record of a finished game; `None` before the end.
    ///
    /// # Errors
    ///
    /// If the table does not exist.
    pub async fn record(&self, id: TableId) -> Result<Option<Record>, HostError> {
        self.ask(id, Request::Record).await
    }

    /// Checks that the journal can be used.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub async fn check(&self) -> Result<(), HostError> {
        Ok(self.shared.journal.check().await?)
    }

    /// Returns the number of tables in memory.
    pub fn live_tables(&self) -> usize {
        self.lock().values().filter(|mailbox| !mailbox.is_closed()).count()
    }

    async fn ask<T>(
        &self,
        id: TableId,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, HostError> {
        let (reply, answer) = oneshot::channel();
        // A table may leave memory before the request reaches it; then it is loaded again.
        for _ in 0..CONFLICTS_MAX {
            let mailbox = self.mailbox(id).await?;
            if let Ok(permit) = mailbox.reserve().await {
                permit.send(request(reply));
                return answer.await.map_err(|_| HostError::TryAgain);
            }
        }
        Err(HostError::TryAgain)
    }

    /// Returns the mailbox of a table; loads the table if it is not in memory.
    async fn mailbox(&self, id: TableId) -> Result<mpsc::Sender<Request>, HostError> {
        if let Some(mailbox) = self.living(id) {
            return Ok(mailbox);
        }
        if self.lock().len() >= self.shared.limits.live_tables_max {
            return Err(HostError::Full);
        }
        let table = self.bring(id).await?;
        Ok(self.wake(id, table))
    }

    /// Builds a table from its lines in the journal.
    async fn bring(&self, id: TableId) -> Result<Table, HostError> {
        let texts = self.shared.journal.after(id, Version::START).await?;
        if texts.is_empty() {
            return Err(HostError::NoTable);
        }
        let broken = |wrong: kernel::ParseError| Broken(wrong.what.to_string());
        let lines: Result<Vec<TableEvent>, Broken> =
            texts.iter().map(|text| text.parse().map_err(broken)).collect();
        Ok(Table::read(&lines?)?)
    }

    fn living(&self, id: TableId) -> Option<mpsc::Sender<Request>> {
        self.lock().get(&id).filter(|mailbox| !mailbox.is_closed()).cloned()
    }

    /// Starts the task of a table. If another call was first, drops this copy.
    fn wake(&self, id: TableId, table: Table) -> mpsc::Sender<Request> {
        let mut tables = self.lock();
        if let Some(mailbox) = tables.get(&id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        tables.insert(id, mailbox.clone());
        let post = (mailbox.downgrade(), requests);
        let actor = Actor::new(self.shared.clone(), (id, table), post);
        let all = Arc::clone(&self.tables);
        tokio::spawn(async move {
            actor.live().await;
            forget(&all, id);
        });
        mailbox
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Removes a table whose task has ended, unless it was started again.
fn forget(tables: &Mutex<HashMap<TableId, mpsc::Sender<Request>>>, id: TableId) {
    let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
    if tables.get(&id).is_some_and(mpsc::Sender::is_closed) {
        tables.remove(&id);
    }
}

fn opening_lines(opening: &Opening) -> Result<Vec<TableEvent>, HostError> {
    let bad = |why| HostError::BadOpening { why };
    let game = catalog::find(&opening.game).map_err(|unknown| {
        bad(Message::new("game", unknown.to_string(), &[("asked", &unknown.asked)]))
    })?;
    let options = game.options(&opening.options).map_err(|wrong| bad(wrong.what))?;
    let (range, asked) = (game.seats(), opening.seats);
    let seats = SeatCount::new(asked).filter(|seats| range.contains(&seats.get()));
    let seats = seats.ok_or_else(|| {
        let (least, most) = (*range.start(), *range.end());
        bad(SetupError { game: game.id(), least, most, asked }.into())
    })?;
    let opened = TableEvent::Opened { game: game.id().to_owned(), seats, private: opening.private };
    let contents = game.contents().map(TableEvent::Contents);
    let agreed = [TableEvent::Options(options.to_string()), TableEvent::Clock(opening.clock)];
    Ok([opened].into_iter().chain(contents).chain(agreed).collect())
}
