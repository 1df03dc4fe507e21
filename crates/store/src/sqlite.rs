//! The journal in one SQLite file. All SQL for it is here and in `migrations/sqlite`.

use std::{fmt::Write, path::Path, time::Duration};

use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{mpsc, oneshot};

use crate::{AppendError, Journal, JournalError, TableId, Version};

/// What each version of the schema adds to the one before.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/sqlite/1-journal.sql")];

/// The lines of one append, as a list in JSON: one statement whatever their number.
const APPEND: &str = "\
    INSERT INTO journal (table_id, version, line) \
    SELECT ?1, ?2 + key + 1, value FROM json_each(?3) \
    WHERE ?2 = coalesce((SELECT max(version) FROM journal WHERE table_id = ?1), 0)";
const AFTER: &str =
    "SELECT line FROM journal WHERE table_id = ?1 AND version > ?2 ORDER BY version";
/// From each table to the next one by the primary key: the lines between are not read.
const FIRST_LINES: &str = "\
    WITH RECURSIVE tables (id) AS ( \
        SELECT min(table_id) FROM journal \
        UNION ALL \
        SELECT (SELECT min(table_id) FROM journal WHERE table_id > id) FROM tables WHERE id NOTNULL) \
    SELECT id, line FROM tables JOIN journal ON table_id = id AND version = 1 ORDER BY id";

/// How long to wait for another process that is writing.
const BUSY: Duration = Duration::from_secs(10);
/// So many tables at most share one commit.
const COMMIT_APPENDS_MAX: usize = 1_024;
const READERS: u32 = 4;

/// The journal in one SQLite file.
///
/// One task writes. While the disk is busy with one commit, appends of all tables queue up for the
/// next, so that they share its cost: group commit.
#[derive(Clone, Debug)]
pub struct SqliteJournal {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

/// What the writer is asked to do.
#[derive(Debug)]
enum Job {
    Append(Append),
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
    /// Opens the journal in this file, and makes it if there is none.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened, or was written by a newer Sombra.
    pub async fn open(path: &Path) -> Result<Self, JournalError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on disk before it returns; WAL alone would keep order, not promises.
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

    /// Finishes what is under way and lets go of the file; appends after this fail.
    pub async fn close(&self) {
        self.readers.close().await;
        let (reply, closed) = oneshot::channel();
        if self.writer.send(Job::Close(reply)).await.is_ok() {
            // A writer that is gone has nothing open.
            let _ = closed.await;
        }
    }
}

impl Journal for SqliteJournal {
    async fn append(
        &self,
        table: TableId,
        expected: Version,
        lines: Vec<String>,
    ) -> Result<Version, AppendError> {
        let (reply, answer) = oneshot::channel();
        let gone = || JournalError::new("its writer has stopped");
        let append = Job::Append(Append { table, expected, lines, reply });
        self.writer.send(append).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    async fn after(&self, table: TableId, seen: Version) -> Result<Vec<String>, JournalError> {
        sqlx::query_scalar(AFTER)
            .bind(table.to_string())
            .bind(number(seen)?)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| JournalError::from("it cannot be read", error))
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

/// Brings the schema up to date, step by step.
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

/// Writes what comes in, as much of it as there is in one commit.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let (mut batch, mut closing) = (Vec::new(), Vec::new());
    while closing.is_empty() && jobs.recv_many(&mut batch, COMMIT_APPENDS_MAX).await > 0 {
        let mut appends = Vec::with_capacity(batch.len());
        for job in batch.drain(..) {
            match job {
                Job::Append(append) => appends.push(append),
                Job::Close(reply) => closing.push(reply),
            }
        }
        if appends.is_empty() {
            continue;
        }
        let results = commit(&mut connection, &appends).await;
        for (append, result) in appends.into_iter().zip(results) {
            // Who no longer waits will read it from the journal.
            let _ = append.reply.send(result);
        }
    }
    // Everything is on disk: there is nothing to lose by a connection that does not close well.
    let _ = connection.close().await;
    for reply in closing {
        let _ = reply.send(());
    }
}

/// Commits a batch; each append of it is taken or refused for itself.
async fn commit(
    connection: &mut SqliteConnection,
    batch: &[Append],
) -> Vec<Result<Version, AppendError>> {
    match try_commit(connection, batch).await {
        Ok(results) => results,
        Err(error) => {
            let why = error.to_string();
            let failed = |_: &Append| Err(JournalError::new(why.clone()).into());
            batch.iter().map(failed).collect()
        }
    }
}

async fn try_commit(
    connection: &mut SqliteConnection,
    batch: &[Append],
) -> Result<Vec<Result<Version, AppendError>>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(batch.len());
    for append in batch {
        results.push(insert(&mut transaction, append).await?);
    }
    transaction.commit().await?;
    Ok(results)
}

async fn insert(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Result<Version, AppendError>, sqlx::Error> {
    let &Append { table, expected, ref lines, .. } = append;
    let number = match number(expected) {
        Ok(number) => number,
        Err(error) => return Ok(Err(error.into())),
    };
    let done = sqlx::query(APPEND)
        .bind(table.to_string())
        .bind(number)
        .bind(json(lines))
        .execute(connection)
        .await?;
    let written = usize::try_from(done.rows_affected()).unwrap_or(usize::MAX);
    Ok(if written == lines.len() {
        Ok(expected.later_by(written))
    } else {
        Err(AppendError::Conflict { table, expected })
    })
}

fn number(version: Version) -> Result<i64, JournalError> {
    let number = i64::try_from(version.get());
    number.map_err(|error| JournalError::from("no table has so many lines", error))
}

/// A list of texts in JSON.
fn json(lines: &[String]) -> String {
    let mut list = String::from("[");
    for (place, line) in lines.iter().enumerate() {
        list.push_str(if place == 0 { "\"" } else { ",\"" });
        for sign in line.chars() {
            match sign {
                '"' | '\\' => list.extend(['\\', sign]),
                sign if u32::from(sign) < 0x20 => {
                    write!(list, "\\u{:04x}", u32::from(sign)).expect("a string takes any text");
                }
                sign => list.push(sign),
            }
        }
        list.push('"');
    }
    list.push(']');
    list
}
