//! The host: where tables are opened, found and asked.

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
use store::{AppendError, Journal, JournalError, TableId, Version};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::{
    Broken, Clock, Command, Entry, Listed, Refusal, Snapshot, Subscription, Table, TableEvent,
    Timeouts, TokenHash, Who,
    actor::{Actor, MAILBOX, Request, Shared},
    listing::Listing,
};

/// So often a wish is tried again where somebody else was quicker.
const CONFLICTS_MAX: usize = 4;

/// All live tables of one process.
#[derive(Debug)]
pub struct Host<J> {
    house: Shared<J>,
    tables: Arc<Mutex<HashMap<TableId, mpsc::Sender<Request>>>>,
    /// How many tables there are in the journal.
    opened: Arc<AtomicUsize>,
}

/// What a host will not go beyond.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many tables at most are in the journal.
    pub tables_max: usize,
    /// So many tables at most are in memory at once.
    pub live_tables_max: usize,
    /// So many people at most look on at one table without sitting there.
    pub watchers_max: usize,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Which game.
    pub game: String,
    /// For how many.
    pub seats: u8,
    /// What is agreed; empty for the game as printed.
    pub options: String,
    /// How long one may think.
    pub clock: Clock,
    /// Whether it is found only by its name.
    pub private: bool,
}

/// Why the host could not do something.
#[derive(Debug, Error)]
pub enum HostError {
    /// The table refuses.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What is to be opened cannot be.
    #[error("{0}")]
    BadOpening(Message),
    /// The house is full.
    #[error("the house is full: try again later")]
    Full,
    /// Enough people look on at that table.
    #[error("too many are looking on at this table: try again later")]
    TooManyWatchers,
    /// The table has gone on elsewhere, or has too much to do: once more.
    #[error("the table is busy: try again")]
    TryAgain,
    /// The journal failed: it is logged, and told only so.
    #[error("the journal cannot be used: try again")]
    Journal,
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
        Self { house: self.house.clone(), tables, opened }
    }
}

impl<J: Journal> Host<J> {
    /// Starts a host on a journal. Tables come to memory when they are asked for; the public ones
    /// are read once, to be listed.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn start(journal: J, pace: Timeouts, limits: Limits) -> Result<Self, HostError> {
        let listing = Listing::default();
        let house = Shared { journal: Arc::new(journal), pace, limits, listing };
        let host = Self { house, tables: Arc::default(), opened: Arc::default() };
        let first_lines = host.house.journal.first_lines().await?;
        host.opened.store(first_lines.len(), Ordering::Relaxed);
        tokio::spawn(host.clone().list(first_lines));
        Ok(host)
    }

    /// Reads the public tables, to list them. One that cannot be read harms nobody else.
    async fn list(self, first_lines: Vec<(TableId, String)>) {
        for (id, first) in first_lines {
            if !matches!(first.parse(), Ok(TableEvent::Opened { private: false, .. })) {
                continue;
            }
            match self.bring(id).await {
                // Who was quicker to write has noted it better.
                Ok(table) if self.living(id).is_none() => self.house.listing.note(id, &table),
                Ok(_) => {}
                Err(error) => tracing::error!(table = ?id, %error, "a table cannot be read"),
            }
        }
    }

    /// Opens a table, with a secret that its deal will follow from.
    ///
    /// # Errors
    ///
    /// If there is no such game, or not for so many, or not with these options.
    pub async fn open(&self, opening: &Opening) -> Result<TableId, HostError> {
        self.found(opening_lines(opening)?).await
    }

    /// Opens a table like one whose game is over, with the same people at the same seats; who asks
    /// later is sent to the same one.
    ///
    /// # Errors
    ///
    /// If the game is not over, or who asks does not sit there.
    pub async fn rematch(&self, id: TableId, token: TokenHash) -> Result<TableId, HostError> {
        let lines = self.ask(id, |reply| Request::Again(token, reply)).await??;
        if let Some(next) = self.look(id, None).await?.next {
            return Ok(next);
        }
        let next = self.found(lines).await?;
        self.wish(id, Who::Host, Command::Rematch(next)).await?;
        // Of two who asked at once, one table is the next; the other stays empty.
        Ok(self.look(id, None).await?.next.unwrap_or(next))
    }

    /// Lists the public tables.
    pub fn public_tables(&self) -> Vec<Listed> {
        self.house.listing.newest()
    }

    /// Writes the first lines of a table, and a secret that its deal will follow from.
    async fn found(&self, mut lines: Vec<TableEvent>) -> Result<TableId, HostError> {
        if self.opened.fetch_add(1, Ordering::Relaxed) >= self.house.limits.tables_max {
            self.opened.fetch_sub(1, Ordering::Relaxed);
            return Err(HostError::Full);
        }
        let (id, mut secret) = (TableId::fresh()?, [0; 32]);
        getrandom::fill(&mut secret).map_err(io::Error::other)?;
        lines.insert(1, TableEvent::Secret(Seed::from(secret)));
        let table = Table::read(&lines)?;
        let texts = lines.iter().map(ToString::to_string).collect();
        self.house.journal.append(id, Version::START, texts).await?;
        // Not before it is on disk: nobody is sent to a table that there is not.
        self.house.listing.note(id, &table);
        tracing::info!(table = ?id, game = table.game().id(), "opened");
        Ok(id)
    }

    /// Asks a table to do what somebody wishes; it is on disk when this returns.
    ///
    /// # Errors
    ///
    /// If the table refuses, or is not there.
    pub async fn wish(&self, id: TableId, who: Who, wish: Command) -> Result<Version, HostError> {
        // A conflict is an ordinary answer: the table is read on, and decides anew.
        for _ in 0..CONFLICTS_MAX {
            let asked =
                self.ask(id, |reply| Request::Command(who, Box::new(wish.clone()), reply)).await;
            match asked.and_then(|answer| answer) {
                Err(HostError::TryAgain) => {}
                answer => return answer,
            }
        }
        Err(HostError::TryAgain)
    }

    /// Looks at a table.
    ///
    /// # Errors
    ///
    /// If it is not there.
    pub async fn look(&self, id: TableId, token: Option<TokenHash>) -> Result<Snapshot, HostError> {
        self.ask(id, |reply| Request::Look(token, reply)).await
    }

    /// Looks at a table and reads its chronicle, both of the same moment: what this viewer may know
    /// of the last choices, the newest at the end. Before the game there is nothing to tell.
    ///
    /// # Errors
    ///
    /// If the table is not there.
    pub async fn read(
        &self,
        id: TableId,
        token: Option<TokenHash>,
    ) -> Result<(Snapshot, Vec<Entry>), HostError> {
        self.ask(id, |reply| Request::Read(token, reply)).await
    }

    /// Subscribes to a table from now on, or from what was last seen of it.
    ///
    /// # Errors
    ///
    /// If it is not there, or too many look on.
    pub async fn subscribe(
        &self,
        id: TableId,
        token: Option<TokenHash>,
        seen: Option<Version>,
    ) -> Result<Subscription, HostError> {
        self.ask(id, |reply| Request::Subscribe(token, seen, reply)).await?
    }

    /// All that happened in a game that is over; nothing before.
    ///
    /// # Errors
    ///
    /// If the table is not there.
    pub async fn story(&self, id: TableId) -> Result<Arc<[Fact]>, HostError> {
        self.ask(id, Request::Story).await
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    ///
    /// If the table is not there.
    pub async fn record(&self, id: TableId) -> Result<Option<Record>, HostError> {
        self.ask(id, Request::Record).await
    }

    /// Tells whether the journal can be used.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub async fn check(&self) -> Result<(), HostError> {
        Ok(self.house.journal.check().await?)
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.lock().values().filter(|mailbox| !mailbox.is_closed()).count()
    }

    async fn ask<T>(
        &self,
        id: TableId,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, HostError> {
        let (reply, answer) = oneshot::channel();
        // A table may leave memory between being found and being asked: it is brought back.
        for _ in 0..CONFLICTS_MAX {
            let mailbox = self.mailbox(id).await?;
            if let Ok(place) = mailbox.reserve().await {
                place.send(request(reply));
                return answer.await.map_err(|_| HostError::TryAgain);
            }
        }
        Err(HostError::TryAgain)
    }

    /// Finds a table in memory, or brings it there.
    async fn mailbox(&self, id: TableId) -> Result<mpsc::Sender<Request>, HostError> {
        if let Some(mailbox) = self.living(id) {
            return Ok(mailbox);
        }
        if self.lock().len() >= self.house.limits.live_tables_max {
            return Err(HostError::Full);
        }
        let table = self.bring(id).await?;
        Ok(self.wake(id, table))
    }

    /// Makes a table of its lines in the journal.
    async fn bring(&self, id: TableId) -> Result<Table, HostError> {
        let texts = self.house.journal.after(id, Version::START).await?;
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

    /// Lets a table live; who was quicker wins, and the other copy is forgotten.
    fn wake(&self, id: TableId, table: Table) -> mpsc::Sender<Request> {
        let mut tables = self.lock();
        if let Some(mailbox) = tables.get(&id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        tables.insert(id, mailbox.clone());
        let post = (mailbox.downgrade(), requests);
        let actor = Actor::new(self.house.clone(), (id, table), post);
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

/// Takes a table that has ended out of the list, unless another has taken its place.
fn forget(tables: &Mutex<HashMap<TableId, mpsc::Sender<Request>>>, id: TableId) {
    let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
    if tables.get(&id).is_some_and(mpsc::Sender::is_closed) {
        tables.remove(&id);
    }
}

fn opening_lines(opening: &Opening) -> Result<Vec<TableEvent>, HostError> {
    let bad = HostError::BadOpening;
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
