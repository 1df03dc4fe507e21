//! The browsers that want notices.

use sqlx::{SqliteConnection, SqlitePool};

use super::{unread, unwritten};
use crate::{JournalError, Subscriber, TableId};

/// How many browsers one person may have at a table.
const BROWSERS_MAX: u32 = 5;

const KEEP: &str = "\
    INSERT OR REPLACE INTO subscriber SELECT ?1, ?2, ?3, ?4 WHERE ?5 > \
    (SELECT count(*) FROM subscriber WHERE table_id = ?1 AND token_hash = ?2 AND endpoint <> ?3)";
const DROP: &str =
    "DELETE FROM subscriber WHERE table_id = ?1 AND token_hash = ?2 AND endpoint = ?3";
const DROP_ALL: &str = "DELETE FROM subscriber WHERE token_hash = ?1";
const LIST: &str = "SELECT endpoint, text FROM subscriber WHERE table_id = ?1 AND token_hash = ?2";
/// When a game ends, its browsers are told and dropped; not if the server ended at that moment, too.
pub(super) const DROP_CLOSED: &str =
    "DELETE FROM subscriber WHERE table_id NOT IN (SELECT table_id FROM open_table)";

/// What the writer does to the list.
#[derive(Debug)]
pub(super) enum Change {
    Keep(TableId, String, Subscriber),
    Drop(TableId, String, String),
    DropAll(String),
}

/// Changes the list. Returns whether that changed anything.
pub(super) async fn change(
    connection: &mut SqliteConnection,
    change: Change,
) -> Result<bool, JournalError> {
    let query = match change {
        Change::Keep(table, token, Subscriber { endpoint, text }) => {
            let query = sqlx::query(KEEP).bind(table.to_string()).bind(token);
            query.bind(endpoint).bind(text).bind(BROWSERS_MAX)
        }
        Change::Drop(table, token, endpoint) => {
            sqlx::query(DROP).bind(table.to_string()).bind(token).bind(endpoint)
        }
        Change::DropAll(token) => sqlx::query(DROP_ALL).bind(token),
    };
    let done = query.execute(connection).await.map_err(unwritten)?;
    Ok(done.rows_affected() > 0)
}

pub(super) async fn list(
    readers: &SqlitePool,
    table: TableId,
    token: String,
) -> Result<Vec<Subscriber>, JournalError> {
    let rows = sqlx::query_as(LIST).bind(table.to_string()).bind(token).fetch_all(readers).await;
    let rows: Vec<(String, String)> = rows.map_err(unread)?;
    Ok(rows.into_iter().map(|(endpoint, text)| Subscriber { endpoint, text }).collect())
}
