//! The journal in one SQLite file. All SQL for it is here and in `migrations/sqlite`.

use std::{path::Path, slice, time::Duration};

use metrics::histogram;
use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    error::{DatabaseError, ErrorKind},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{AppendError, Journal, JournalError, TableId, Version};

/// The migrations: what each version of the schema adds to the one before.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/sqlite/1-journal.sql")];

/// Writes any number of appends, given as JSON `[[table, expected, [line, …]], …]`, in one
/// statement and so in one commit. If one of them conflicts, its line becomes NULL, which the
/// schema refuses, and none of them is written.
const APPEND: &str = "\
    INSERT INTO journal (table_id, version, line) \
    SELECT append.value ->> 0, (append.value ->> 1) + line.key + 1, iif((append.value ->> 1) = \
        coalesce((SELECT max(version) FROM journal WHERE table_id = append.value ->> 0), 0), \
        line.value, NULL) \
    FROM json_each(?1) AS append, json_each(append.value, '$[2]') AS line";
const AFTER: &str =
    "SELECT line FROM journal WHERE table_id = ?1 AND version > ?2 ORDER BY version";
/// Goes from each table to the next by the primary key, without reading the lines in between.
const FIRST_LINES: &str = "\
    WITH RECURSIVE tables (id) AS ( \
        SELECT min(table_id) FROM journal \
        UNION ALL \
        SELECT (SELECT min(table_id) FROM journal WHERE table_id > id) FROM tables WHERE id NOTNULL) \
    SELECT id, line FROM tables JOIN journal ON table_id = id AND version = 1 ORDER BY id";

/// How long to wait for another process that is writing.
const BUSY: Duration = Duration::from_secs(5);
/// The least time between two commits. The first append is committed at once; those that follow
/// within this time share a commit.
const COMMIT_EVERY: Duration = Duration::from_millis(4);
/// The most appends in one commit.
const COMMIT_APPENDS_MAX: usize = 1_024;
const READERS: u32 = 4;

/// The journal in one SQLite file.
///
/// One task writes. While the disk is busy with one commit, appends of all tables queue up and
/// share the next one (group commit).
#[derive(Clone, Debug)]
pub struct SqliteJournal {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

/// A job for the writer task.
#[derive(Debug)]
enum Job {
    Append(Append),
    Check(oneshot::Sender<Result<(), JournalError>>),
    Close(oneshot::Sender<()>),
}

#[derive(Debug)]
struct Append {
    table: TableId,
    expected: Version,
    lines: Vec<String>,
    reply: oneshot::Sender<Result<Version, AppendError>>,
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
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(opening)?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_with(options.read_only(true)).await.map_err(opening)?;
        let (writer, jobs) = mpsc::channel(COMMIT_APPENDS_MAX);
        tokio::spawn(write(connection, jobs));
        Ok(Self { readers, writer })
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
        sqlx::query_scalar(AFTER)
            .bind(table.to_string())
            .bind(number(seen)?)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| JournalError::from("it cannot be read", error))
    }

    async fn check(&self) -> Result<(), JournalError> {
        self.ask(Job::Check).await?
    }

    async fn first_lines(&self) -> Result<Vec<(TableId, String)>, JournalError> {
        let rows: Vec<(String, String)> = sqlx::query_as(FIRST_LINES)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| JournalError::from("it cannot be read", error))?;
        let read = |(name, line): (String, String)| {
            let wrong = |error| JournalError::from("a table in it has no proper name", error);
            name.parse().map(|id| (id, line)).map_err(wrong)
        };
        rows.into_iter().map(read).collect()
    }
}

/// Applies the migrations that are missing.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let failed = |error| JournalError::from("its schema cannot be brought up to date", error);
    let version: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await
        .map_err(failed)?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    let Some(missing) = MIGRATIONS.get(done..) else {
        return Err(JournalError::new(format!(
            "it has version {version}, and this Sombra knows only {}: use a newer one",
            MIGRATIONS.len()
        )));
    };
    for (number, migration) in (done + 1..).zip(missing) {
        let step = format!("BEGIN;\n{migration}\nPRAGMA user_version = {number};\nCOMMIT;");
        sqlx::raw_sql(sqlx::AssertSqlSafe(step)).execute(&mut *connection).await.map_err(failed)?;
    }
    Ok(())
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
                Job::Check(reply) => {
                    // The caller may have stopped waiting.
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

/// Tests writing without a change, by setting the schema version to its present value.
async fn try_to_write(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let same = format!("PRAGMA user_version = {}", MIGRATIONS.len());
    let written = sqlx::raw_sql(sqlx::AssertSqlSafe(same)).execute(connection).await;
    written.map(drop).map_err(|error| JournalError::from("it cannot be written", error))
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
            let why = JournalError::from("it cannot be written", error).to_string();
            return batch.iter().map(|_| Err(JournalError::new(why.clone()).into())).collect();
        }
    }
    let mut results = Vec::with_capacity(batch.len());
    for append in batch {
        results.push(match insert(connection, slice::from_ref(append)).await {
            Ok(()) => Ok(append.written()),
            Err(error) if is_conflict(&error) => Err(append.conflict()),
            Err(error) => Err(JournalError::from("it cannot be written", error).into()),
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
