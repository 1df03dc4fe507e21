//! The journal in one SQLite file. All SQL for it is here and in `migrations/sqlite`.

mod lists;
mod schema;
mod subscribers;

use std::{path::Path, slice, sync::Arc, time::Duration};

use metrics::histogram;
use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    error::{DatabaseError, ErrorKind},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    AppendError, Journal, JournalError, Sitting, Subscriber, TableId, TableName, TableStage,
    Version, file::JournalFile,
};
use schema::{migrate, try_to_write};

/// Writes any number of appends, given as JSON `[[table, expected, [line, …]], …]`, in one
/// statement and so in one commit. If one of them conflicts, its line becomes NULL, which the
/// schema refuses, and none of them is written.
const APPEND: &str = "\
    INSERT INTO journal (table_id, version, line) \
    SELECT append.value ->> 0, (append.value ->> 1) + line.key + 1, iif((append.value ->> 1) = \
        coalesce((SELECT max(version) FROM journal WHERE table_id = append.value ->> 0), 0), \
        line.value, NULL) \
    FROM json_each(?1) AS append, json_each(append.value, '$[2]') AS line";
const AFTER: &str = "\
    SELECT version, CAST(line AS BLOB) FROM journal \
    WHERE table_id = ?1 AND version > ?2 ORDER BY version";
const USED: &str = "UPDATE open_table SET begun = ?2, used_at = unixepoch() WHERE table_id = ?1";
/// A removed table has no line, and is not opened again.
const OPEN_AGAIN: &str = "\
    INSERT INTO open_table (table_id, begun, used_at, due_at) \
    SELECT table_id, ?2, unixepoch(), (SELECT CAST(substr(line, 5) AS INTEGER) FROM journal \
        WHERE table_id = ?1 AND line GLOB 'due *' ORDER BY version DESC LIMIT 1) \
    FROM journal WHERE table_id = ?1 AND version = 1";
const PUT_OFF: &str = "UPDATE open_table SET due_at = ?3 WHERE table_id = ?1 AND due_at <= ?2";
const CLOSE: &str = "DELETE FROM open_table WHERE table_id = CAST(?1 AS TEXT)";
/// The tables that a sweep closes: at most so many that other writers do not wait long.
const UNUSED: &str = "\
    SELECT CAST(table_id AS BLOB), begun FROM open_table WHERE used_at <= unixepoch() - ?1 \
    ORDER BY used_at LIMIT 200";
const REMOVE: &str = "DELETE FROM journal WHERE table_id = CAST(?1 AS TEXT)";
const KEEP: &str = "\
    INSERT OR IGNORE INTO contents SELECT ?1, ?2 WHERE (SELECT count(*) FROM contents) < ?3";
const IS_KEPT: &str = "SELECT EXISTS (SELECT 1 FROM contents WHERE hash = ?1)";
const ANALYZED: &str = "INSERT OR IGNORE INTO analysis VALUES (?1, ?2)";
const ANALYSIS: &str = "SELECT text FROM analysis WHERE table_id = ?1";
const CONTENTS: &str = "SELECT text FROM contents WHERE hash = ?1";

/// How long to wait for another process that is writing.
const BUSY: Duration = Duration::from_secs(5);
/// The least time between two commits. The first append is committed at once; those that follow
/// within this time share a commit.
const COMMIT_EVERY: Duration = Duration::from_millis(4);
/// The most appends in one commit.
const COMMIT_APPENDS_MAX: usize = 1_024;
const READERS: u32 = 4;
/// How often a check writes, at most: each waits in line with the appends.
const CHECK_EVERY: Duration = Duration::from_secs(1);

/// The journal in one SQLite file.
///
/// One task writes. While the disk is busy with one commit, appends of all tables queue up and
/// share the next one (group commit).
#[derive(Clone, Debug)]
pub struct SqliteJournal {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    file: JournalFile,
    /// When a check has written something last.
    written: Arc<Mutex<Option<Instant>>>,
}

/// A job for the writer task.
#[derive(Debug)]
enum Job {
    Append(Append),
    Note(TableId, TableStage, Done<isize>),
    Sweep(Duration, Done<Vec<TableId>>),
    PutOff(TableId, [i64; 2], Done<()>),
    Keep(Contents, Done<bool>),
    Analyzed(TableId, String, Done<()>),
    Subscribers(subscribers::Change, Done<bool>),
    Check(Done<()>),
    Close(oneshot::Sender<()>),
}

type Done<T> = oneshot::Sender<Result<T, JournalError>>;

#[derive(Debug)]
struct Append {
    table: TableId,
    expected: Version,
    lines: Vec<String>,
    reply: oneshot::Sender<Result<Version, AppendError>>,
}

#[derive(Debug)]
struct Contents {
    hash: String,
    text: String,
    texts_max: usize,
}

impl SqliteJournal {
    /// Opens the journal in this file, and creates the file if it is missing.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened, or was written by a newer Sombra.
    pub async fn open(path: &Path) -> Result<Self, JournalError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // With a WAL, less than `Full` would not guarantee that a commit is on disk.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY);
        let opening = |error| JournalError::from("it cannot be opened", error);
        let preparing = |error| JournalError::from("it cannot be opened", error);
        let file = JournalFile::prepare(path).map_err(preparing)?;
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(opening)?;
        migrate(&mut connection).await?;
        // With the first write SQLite makes the log.
        try_to_write(&mut connection).await?;
        file.note_log();
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_with(options.read_only(true)).await.map_err(opening)?;
        let (writer, jobs) = mpsc::channel(COMMIT_APPENDS_MAX);
        tokio::spawn(write(connection, jobs));
        Ok(Self { readers, writer, file, written: Arc::default() })
    }

    /// Finishes pending work and closes the file; later appends fail.
    pub async fn close(&self) {
        self.readers.close().await;
        // An error means that the writer is gone, and so the file is closed.
        let _ = self.ask(Job::Close).await;
    }

    /// Sends a job to the writer task, and waits for its reply.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, JournalError> {
        let (reply, answer) = oneshot::channel();
        let gone = || JournalError::new("its writer has stopped");
        self.writer.send(job(reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())
    }
}

impl Journal for SqliteJournal {
    async fn append(
        &self,
        table: TableId,
        expected: Version,
        lines: Vec<String>,
    ) -> Result<Version, AppendError> {
        self.ask(|reply| Job::Append(Append { table, expected, lines, reply })).await?
    }

    async fn after(&self, table: TableId, seen: Version) -> Result<Vec<String>, JournalError> {
        let rows: Vec<(i64, Vec<u8>)> = sqlx::query_as(AFTER)
            .bind(table.to_string())
            .bind(number(seen)?)
            .fetch_all(&self.readers)
            .await
            .map_err(unread)?;
        let lines = rows.into_iter().zip(number(seen)? + 1..);
        let in_place = |((version, line), due): ((i64, Vec<u8>), i64)| {
            let missing = || JournalError::damage(format!("line {due} of a table is missing"));
            let no_text = |_| JournalError::damage(format!("line {due} of a table is no text"));
            if version == due { String::from_utf8(line).map_err(no_text) } else { Err(missing()) }
        };
        lines.map(in_place).collect()
    }

    async fn check(&self) -> Result<(), JournalError> {
        if !self.file.is_in_place() {
            return Err(JournalError::new("one of its files was deleted or replaced"));
        }
        // Whoever asks meanwhile waits for the same answer: only the first one writes.
        let mut written = self.written.lock().await;
        if written.is_none_or(|at| at + CHECK_EVERY <= Instant::now()) {
            self.ask(Job::Check).await??;
            *written = Some(Instant::now());
        }
        Ok(())
    }

    async fn open_tables(&self) -> Result<Vec<(TableId, String)>, JournalError> {
        lists::open_tables(&self.readers).await
    }

    async fn note(&self, table: TableId, stage: TableStage) -> Result<isize, JournalError> {
        self.ask(|reply| Job::Note(table, stage, reply)).await?
    }

    async fn sweep(&self, unused: Duration) -> Result<Vec<TableId>, JournalError> {
        self.ask(|reply| Job::Sweep(unused, reply)).await?
    }

    async fn late_tables(&self, now_ms: u64) -> Result<Vec<TableId>, JournalError> {
        lists::late_tables(&self.readers, now_ms).await
    }

    async fn put_off(
        &self,
        table: TableId,
        now_ms: u64,
        later_ms: u64,
    ) -> Result<(), JournalError> {
        let moments = [now_ms, later_ms].map(|ms| i64::try_from(ms).unwrap_or(i64::MAX));
        self.ask(|reply| Job::PutOff(table, moments, reply)).await?
    }

    async fn named(&self, name: TableName) -> Result<Option<TableId>, JournalError> {
        lists::named(&self.readers, name).await
    }

    async fn sittings(
        &self,
        token: String,
        sittings_max: usize,
    ) -> Result<Vec<Sitting>, JournalError> {
        lists::sittings(&self.readers, (token, sittings_max)).await
    }

    async fn keep_contents(
        &self,
        hash: String,
        text: String,
        texts_max: usize,
    ) -> Result<bool, JournalError> {
        self.ask(|reply| Job::Keep(Contents { hash, text, texts_max }, reply)).await?
    }

    async fn keep_analysis(&self, table: TableId, text: String) -> Result<(), JournalError> {
        self.ask(|reply| Job::Analyzed(table, text, reply)).await?
    }

    async fn analysis(&self, table: TableId) -> Result<Option<String>, JournalError> {
        let text = sqlx::query_scalar(ANALYSIS).bind(table.to_string());
        let text = text.fetch_optional(&self.readers).await;
        text.map_err(unread)
    }

    async fn keep_subscriber(
        &self,
        table: TableId,
        token: String,
        subscriber: Subscriber,
    ) -> Result<bool, JournalError> {
        let change = subscribers::Change::Keep(table, token, subscriber);
        self.ask(|reply| Job::Subscribers(change, reply)).await?
    }

    async fn drop_subscriber(
        &self,
        table: TableId,
        token: String,
        endpoint: String,
    ) -> Result<(), JournalError> {
        let change = subscribers::Change::Drop(table, token, endpoint);
        self.ask(|reply| Job::Subscribers(change, reply)).await?.map(drop)
    }

    async fn drop_subscribers(&self, token: String) -> Result<(), JournalError> {
        let change = subscribers::Change::DropAll(token);
        self.ask(|reply| Job::Subscribers(change, reply)).await?.map(drop)
    }

    async fn subscribers(
        &self,
        table: TableId,
        token: String,
    ) -> Result<Vec<Subscriber>, JournalError> {
        subscribers::list(&self.readers, table, token).await
    }

    async fn contents(&self, hash: &str) -> Result<Option<String>, JournalError> {
        let text = sqlx::query_scalar(CONTENTS).bind(hash).fetch_optional(&self.readers).await;
        text.map_err(unread)
    }
}

/// Runs the writer task, which commits all waiting appends together.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let (mut batch, mut closing) = (Vec::new(), Vec::new());
    let mut next = Instant::now();
    while closing.is_empty() && jobs.recv_many(&mut batch, COMMIT_APPENDS_MAX).await > 0 {
        if Instant::now() < next {
            sleep_until(next).await;
            while batch.len() < COMMIT_APPENDS_MAX
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
        }
        let mut appends = Vec::with_capacity(batch.len());
        for job in batch.drain(..) {
            match job {
                Job::Append(append) => appends.push(append),
                // The callers may have stopped waiting.
                Job::Note(table, stage, reply) => {
                    let _ = reply.send(note(&mut connection, table, stage).await);
                }
                Job::Sweep(unused, reply) => {
                    let _ = reply.send(sweep(&mut connection, unused).await);
                }
                Job::PutOff(table, [now, later], reply) => {
                    let put_off = sqlx::query(PUT_OFF).bind(table.to_string()).bind(now);
                    let put_off = put_off.bind(later).execute(&mut connection).await;
                    let _ = reply.send(put_off.map(drop).map_err(unwritten));
                }
                Job::Keep(contents, reply) => {
                    let _ = reply.send(keep(&mut connection, &contents).await);
                }
                Job::Analyzed(table, text, reply) => {
                    let kept = sqlx::query(ANALYZED).bind(table.to_string()).bind(text);
                    let kept = kept.execute(&mut connection).await;
                    let _ = reply.send(kept.map(drop).map_err(unwritten));
                }
                Job::Subscribers(change, reply) => {
                    let _ = reply.send(subscribers::change(&mut connection, change).await);
                }
                Job::Check(reply) => {
                    let _ = reply.send(try_to_write(&mut connection).await);
                }
                Job::Close(reply) => closing.push(reply),
            }
        }
        if appends.is_empty() {
            continue;
        }
        let began = Instant::now();
        next = began + COMMIT_EVERY;
        let results = commit(&mut connection, &appends).await;
        histogram!("sombra_commit_seconds").record(began.elapsed());
        for (append, result) in appends.into_iter().zip(results) {
            // A caller that has stopped waiting can read the result from the journal.
            let _ = append.reply.send(result);
        }
    }
    // Everything is on disk, so an error while closing does not matter.
    let _ = connection.close().await;
    for reply in closing {
        let _ = reply.send(());
    }
}

async fn note(
    connection: &mut SqliteConnection,
    table: TableId,
    stage: TableStage,
) -> Result<isize, JournalError> {
    let table = table.to_string();
    if stage == TableStage::Over {
        let closed = sqlx::query(CLOSE).bind(table).execute(connection).await.map_err(unwritten)?;
        return Ok(if closed.rows_affected() > 0 { -1 } else { 0 });
    }
    let begun = stage == TableStage::Playing;
    let used = sqlx::query(USED).bind(&table).bind(begun).execute(&mut *connection).await;
    if used.map_err(unwritten)?.rows_affected() > 0 {
        return Ok(0);
    }
    let opened = sqlx::query(OPEN_AGAIN).bind(&table).bind(begun).execute(connection).await;
    Ok(isize::from(opened.map_err(unwritten)?.rows_affected() > 0))
}

async fn sweep(
    connection: &mut SqliteConnection,
    unused: Duration,
) -> Result<Vec<TableId>, JournalError> {
    let seconds = i64::try_from(unused.as_secs()).unwrap_or(i64::MAX);
    let mut sweep = connection.begin().await.map_err(unwritten)?;
    let unused: Vec<(Vec<u8>, bool)> =
        sqlx::query_as(UNUSED).bind(seconds).fetch_all(&mut *sweep).await.map_err(unwritten)?;
    for (table, begun) in &unused {
        let statements = if *begun { &[CLOSE][..] } else { &[CLOSE, REMOVE] };
        for statement in statements {
            let done = sqlx::query(*statement).bind(table).execute(&mut *sweep).await;
            done.map_err(unwritten)?;
        }
    }
    let dropped = sqlx::query(subscribers::DROP_CLOSED).execute(&mut *sweep).await;
    dropped.map_err(unwritten)?;
    sweep.commit().await.map_err(unwritten)?;
    Ok(unused.iter().filter_map(|(table, _)| lists::id_of(table)).collect())
}

async fn keep(
    connection: &mut SqliteConnection,
    Contents { hash, text, texts_max }: &Contents,
) -> Result<bool, JournalError> {
    let most = i64::try_from(*texts_max).unwrap_or(i64::MAX);
    let kept = sqlx::query(KEEP).bind(hash).bind(text).bind(most).execute(&mut *connection).await;
    kept.map_err(unwritten)?;
    sqlx::query_scalar(IS_KEPT).bind(hash).fetch_one(connection).await.map_err(unwritten)
}

fn unread(error: sqlx::Error) -> JournalError {
    JournalError::from("it cannot be read", error)
}

fn unwritten(error: sqlx::Error) -> JournalError {
    JournalError::from("it cannot be written", error)
}

/// Commits a batch; each append succeeds or conflicts on its own.
async fn commit(
    connection: &mut SqliteConnection,
    batch: &[Append],
) -> Vec<Result<Version, AppendError>> {
    // Usually there is no conflict, and one statement is enough for all.
    match insert(connection, batch).await {
        Ok(()) => return batch.iter().map(|append| Ok(append.written())).collect(),
        Err(error) if is_conflict(&error) => {}
        Err(error) => {
            let why = unwritten(error).to_string();
            return batch.iter().map(|_| Err(JournalError::new(why.clone()).into())).collect();
        }
    }
    let mut results = Vec::with_capacity(batch.len());
    for append in batch {
        results.push(match insert(connection, slice::from_ref(append)).await {
            Ok(()) => Ok(append.written()),
            Err(error) if is_conflict(&error) => Err(append.conflict()),
            Err(error) => Err(unwritten(error).into()),
        });
    }
    results
}

/// Writes all of these appends in one commit, or none.
async fn insert(connection: &mut SqliteConnection, appends: &[Append]) -> Result<(), sqlx::Error> {
    sqlx::query(APPEND).bind(json(appends)).execute(connection).await.map(drop)
}

/// Returns whether an append conflicted: its line was NULL, or its version is taken.
fn is_conflict(error: &sqlx::Error) -> bool {
    let kind = error.as_database_error().map(DatabaseError::kind);
    matches!(kind, Some(ErrorKind::NotNullViolation | ErrorKind::UniqueViolation))
}

impl Append {
    /// Returns the version after this append.
    fn written(&self) -> Version {
        self.expected.later_by(self.lines.len())
    }

    const fn conflict(&self) -> AppendError {
        AppendError::Conflict { table: self.table, expected: self.expected }
    }
}

fn number(version: Version) -> Result<i64, JournalError> {
    let number = i64::try_from(version.get());
    number.map_err(|error| JournalError::from("no table has so many lines", error))
}

/// Serializes appends in the form that [`APPEND`] takes.
fn json(appends: &[Append]) -> String {
    let rows: Vec<(&TableId, Version, &[String])> =
        appends.iter().map(|append| (&append.table, append.expected, &*append.lines)).collect();
    serde_json::to_string(&rows).expect("names, numbers and texts are plain values")
}
