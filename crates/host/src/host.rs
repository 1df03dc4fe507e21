//! The host: opens tables, loads them from the journal and sends them requests.

mod loading;
mod notices;
mod opening;
mod opinions;
mod own_tables;

use std::{error::Error, fmt::Display, io, net::IpAddr, sync::Arc};

use catalog::{AnyGame, Fact};
use kernel::{ContentsHash, Message, Mistake, Record, count_mistakes};
use serde::Serialize;
use store::{AppendError, Journal, TableId, Version};
use tokio::sync::oneshot;

use crate::{
    Broken, Chance, Command, Entry, Listed, Refusal, Snapshot, Subscription, TableEvent, Timeouts,
    TokenHash, WatcherMessage, Who,
    actor::{Rematch, Request, Shared},
    live_tables::{Audience, LiveTables},
    shelf::Missing,
    sweeping::Sweeping,
    waking::Waking,
};

use loading::{Damaged, Loading};
pub use opening::Opening;
use opening::opening_lines;
pub use own_tables::OwnTable;

/// How often a request is tried while other writers are first or the table leaves memory.
const CONFLICTS_MAX: usize = 4;

/// All live tables of one process.
#[derive(Debug)]
pub struct Host<J> {
    pub(crate) shared: Shared<J>,
    tables: LiveTables,
    /// Held while the table of a rematch is opened.
    founding: Arc<tokio::sync::Mutex<()>>,
    loading: Loading,
    damaged: Damaged,
    /// `None` in the task that wakes tables itself.
    waking: Option<Arc<Waking>>,
}

/// The limits of a host.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many tables may be open: their game is not over, and people use them.
    pub tables_max: usize,
    /// How many tables may be in memory at once.
    pub live_tables_max: usize,
    /// How many streams a table may have before it refuses viewers without a seat.
    pub watchers_max: usize,
    /// How many texts of contents the journal keeps.
    pub contents_max: usize,
}

/// Why the host could not do something. It serializes to its kind and its details.
#[derive(Debug, thiserror::Error, Serialize)]
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
    /// The text of the contents has mistakes.
    #[error(
        "the cards have {} mistakes; the first is: {}",
        count_mistakes(mistakes),
        first(mistakes)
    )]
    #[serde(rename = "bad-cards")]
    BadContents {
        /// Every mistake, in the order of the text.
        mistakes: Vec<Mistake>,
    },
    /// The journal keeps no more texts of contents.
    #[error("this server keeps no more cards of its players")]
    #[serde(rename = "full-shelf")]
    FullShelf,
    /// There are too many tables, in memory or in the journal.
    #[error("the house is full: try again later")]
    #[serde(rename = "full-house")]
    Full,
    /// Too many streams are open at this table.
    #[error("too many are looking on at this table: try again later")]
    TooManyWatchers,
    /// The person has notices in too many browsers at this table.
    #[error("five browsers get notices of this table already")]
    TooManyBrowsers,
    /// Other writers were first, or the table left memory, too often in a row.
    #[error("the table is busy: try again")]
    TryAgain,
    /// The lines of the table are damaged: trying again does not help.
    #[error("this table cannot be read any more")]
    Damaged,
    /// The journal failed; clients are not told the cause.
    #[error("the journal cannot be used: try again")]
    #[serde(rename = "out-of-order")]
    Journal,
    /// The table refused the command.
    #[error(transparent)]
    #[serde(untagged)]
    Refused(#[from] Refusal),
}

impl From<io::Error> for HostError {
    fn from(_: io::Error) -> Self {
        Self::Journal
    }
}

impl<J> Clone for Host<J> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
            tables: self.tables.clone(),
            founding: Arc::clone(&self.founding),
            loading: self.loading.clone(),
            damaged: self.damaged.clone(),
            waking: self.waking.clone(),
        }
    }
}

impl<J: Journal> Host<J> {
    /// Starts a host on a journal. A table is loaded on the first request for it. A background task
    /// reads the public tables once, to list them.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn start(
        journal: J,
        timeouts: Timeouts,
        limits: Limits,
        chance: Chance,
    ) -> Result<Self, HostError> {
        let shared = Shared::new(journal, timeouts, limits, chance);
        let (tables, founding, loading, damaged) = <_>::default();
        let mut host = Self { shared, tables, founding, loading, damaged, waking: None };
        let open = host.shared.journal.open_tables().await.map_err(|error| failed(None, &error))?;
        host.shared.opened.set(open.len());
        tokio::spawn(host.clone().list(open));
        let sweeping = Sweeping::of(&host.shared);
        tokio::spawn(sweeping.go_on());
        let waking = tokio::spawn(host.clone().wake_late_tables());
        host.waking = Some(Arc::new(Waking(waking.abort_handle())));
        Ok(host)
    }

    /// Reads the public tables, to list them. Skips and logs a table that cannot be read.
    async fn list(self, open: Vec<(TableId, String)>) {
        for (id, first) in open {
            match first.parse() {
                Ok(TableEvent::Opened { private: false, .. }) => {}
                Ok(_) => continue,
                Err(_) => {
                    let _ = self.damaged.note(id, &Broken("line 1 cannot be read".into()));
                    continue;
                }
            }
            match self.bring(id).await {
                // A table in memory keeps its own entry up to date.
                Ok(table) if self.tables.mailbox(id).is_none() => {
                    self.shared.listing.note(id, &table);
                }
                // `bring` has logged the cause of an error.
                Ok(_) | Err(_) => {}
            }
        }
    }

    /// Opens a table.
    ///
    /// # Errors
    ///
    /// If the game does not exist or does not take these settings, or if the host is full.
    pub async fn open(&self, opening: &Opening) -> Result<TableId, HostError> {
        self.open_from(opening, None).await
    }

    /// Opens a table for somebody at this address, so that all have a share of the public list.
    ///
    /// # Errors
    ///
    /// If the game does not exist or does not take these settings, or if the host is full.
    pub async fn open_from(
        &self,
        opening: &Opening,
        from: Option<IpAddr>,
    ) -> Result<TableId, HostError> {
        let id = TableId::fresh()?;
        let built_in = find(&opening.game)?;
        if self.shared.opened.get() >= self.shared.limits.tables_max {
            return Err(HostError::Full);
        }
        let game = match &opening.contents {
            Some(source) => self.shared.read_contents(built_in, source).await?,
            None => built_in.to_arc(),
        };
        let lines = opening_lines(&*game, opening)?;
        // The text is on disk before a line names it.
        self.shared.keep_contents(&*game).await?;
        self.found(id, lines).await?;
        self.shared.listing.note_opener(id, from);
        Ok(id)
    }

    /// Returns a game with the contents that have this hash: those that are built in, or a text that
    /// the journal keeps. Returns the built-in ones if the text is not known.
    ///
    /// # Errors
    ///
    /// If there is no such game, or the journal cannot be read.
    pub async fn game(
        &self,
        id: &str,
        contents: Option<ContentsHash>,
    ) -> Result<Arc<dyn AnyGame>, HostError> {
        let built_in = find(id)?;
        match self.shared.own_game(built_in, contents).await {
            Ok(own) => Ok(own.unwrap_or_else(|| built_in.to_arc())),
            Err(Missing::Unknown(_)) => Ok(built_in.to_arc()),
            Err(error) => Err(failed(None, &error)),
        }
    }

    /// Returns the text of contents that the journal keeps, by its hash.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn contents(&self, hash: ContentsHash) -> Result<Option<String>, HostError> {
        let text = self.shared.journal.contents(&hash.to_string()).await;
        text.map_err(|error| failed(None, &error))
    }

    /// Opens a table with the same occupants after a game is over. The task of the old table decides
    /// where: later calls return the same table, and open it if that has failed before.
    ///
    /// # Errors
    ///
    /// If the game is not over, the token has no seat there, or the host is full.
    pub async fn rematch(&self, id: TableId, token: TokenHash) -> Result<TableId, HostError> {
        for _ in 0..CONFLICTS_MAX {
            let is_full = self.shared.opened.get() >= self.shared.limits.tables_max;
            let fresh = if is_full { None } else { Some(TableId::fresh()?) };
            let asked = self
                .ask((id, Audience::Players), |reply| Request::Rematch(token, fresh, reply))
                .await;
            match asked.and_then(|answer| answer) {
                Err(HostError::TryAgain) => {}
                Err(error) => return Err(error),
                Ok(Rematch { next, lines }) => {
                    self.found_once(next, lines).await?;
                    return Ok(next);
                }
            }
        }
        Err(HostError::TryAgain)
    }

    /// Writes the first lines of a table, unless it has some.
    async fn found_once(&self, id: TableId, lines: Vec<TableEvent>) -> Result<(), HostError> {
        // One at a time: many calls for one rematch must not count as many tables.
        let _turn = self.founding.lock().await;
        let is_there = self.tables.mailbox(id).is_some() || !self.lines(id).await?.is_empty();
        if is_there {
            return Ok(());
        }
        match self.found(id, lines).await {
            // Another host was first.
            Err(HostError::TryAgain) => Ok(()),
            founded => founded,
        }
    }

    /// Lists the public tables.
    pub fn public_tables(&self) -> Vec<Listed> {
        self.shared.listing.listed()
    }

    /// Writes the first lines of a table, with a fresh secret that the deal follows from.
    async fn found(&self, id: TableId, lines: Vec<TableEvent>) -> Result<(), HostError> {
        if !self.shared.opened.add_one(self.shared.limits.tables_max) {
            return Err(HostError::Full);
        }
        let founded = self.write_first(id, lines).await;
        if founded.is_err() {
            self.shared.opened.change(-1);
        }
        founded
    }

    async fn write_first(&self, id: TableId, mut lines: Vec<TableEvent>) -> Result<(), HostError> {
        lines.insert(1, TableEvent::Secret(self.shared.chance.secret()?));
        let table = self.table(id, &lines).await?;
        let texts = lines.iter().map(ToString::to_string).collect();
        let appended = self.shared.journal.append(id, Version::START, texts).await;
        appended.map_err(|error| failed_append(id, &error))?;
        // List only after the append succeeds.
        self.shared.listing.note(id, &table);
        tracing::info!(table = ?id, game = table.game().id(), "opened");
        Ok(())
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
            let asked = self.ask((id, Audience::Players), |reply| {
                Request::Command(who, Box::new(command.clone()), reply)
            });
            let asked = asked.await;
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
        self.ask((id, may_sit(token)), |reply| Request::Look(token, reply)).await
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
        self.ask((id, may_sit(token)), |reply| Request::Read(token, reply)).await
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
        self.ask((id, may_sit(token)), |reply| Request::Subscribe(token, seen, reply)).await?
    }

    /// Says something to the others who watch a table.
    ///
    /// # Errors
    ///
    /// If the table refuses, or does not exist.
    pub async fn watcher_says(
        &self,
        id: TableId,
        token: TokenHash,
        message: WatcherMessage,
    ) -> Result<(), HostError> {
        let asked =
            self.ask((id, Audience::Viewers), |reply| Request::Watcher(token, message, reply));
        asked.await?
    }

    /// Returns all facts of a finished game; empty before the end.
    ///
    /// # Errors
    ///
    /// If the table does not exist.
    pub async fn story(&self, id: TableId) -> Result<Arc<[Fact]>, HostError> {
        self.ask((id, may_sit(None)), Request::Story).await
    }

    /// Returns the record of a finished game; `None` before the end.
    ///
    /// # Errors
    ///
    /// If the table does not exist.
    pub async fn record(&self, id: TableId) -> Result<Option<Record>, HostError> {
        self.ask((id, may_sit(None)), Request::Record).await
    }

    /// Checks that the journal can be used.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub async fn check(&self) -> Result<(), HostError> {
        self.shared.journal.check().await.map_err(|error| failed(None, &error))
    }

    /// Returns the number of tables in memory.
    pub fn live_tables(&self) -> usize {
        self.tables.count()
    }

    async fn ask<T>(
        &self,
        (id, audience): (TableId, Audience),
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, HostError> {
        let (reply, answer) = oneshot::channel();
        // A table may leave memory before the request reaches it; then it is loaded again.
        for _ in 0..CONFLICTS_MAX {
            let mailbox = self.mailbox(id, audience).await?;
            if let Ok(permit) = mailbox.reserve().await {
                permit.send(request(reply));
                return answer.await.map_err(|_| HostError::TryAgain);
            }
        }
        Err(HostError::TryAgain)
    }
}

/// Returns which tables may leave memory for somebody with this token: for somebody who may want to
/// sit down, also those that only viewers look at.
const fn may_sit(token: Option<TokenHash>) -> Audience {
    if token.is_some() { Audience::Players } else { Audience::Viewers }
}

/// Logs why the journal or a table in it cannot be used; clients are not told.
fn failed(table: Option<TableId>, error: &dyn Error) -> HostError {
    tracing::error!(?table, %error, "the journal cannot be used");
    HostError::Journal
}

fn failed_append(table: TableId, error: &AppendError) -> HostError {
    if error.is_conflict() { HostError::TryAgain } else { failed(Some(table), error) }
}

fn first(mistakes: &[Mistake]) -> String {
    mistakes.first().map(ToString::to_string).unwrap_or_default()
}

fn find(game: &str) -> Result<&'static dyn AnyGame, HostError> {
    catalog::find(game).map_err(|unknown| {
        let asked: [(_, &dyn Display); 1] = [("asked", &unknown.asked)];
        HostError::BadOpening { why: Message::new("game", unknown.to_string(), &asked) }
    })
}
