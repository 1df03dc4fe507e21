//! Lists of tables. Other programs can write anything into the file, so names and lines are read as
//! bytes: one row that is no text must not hide the others.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use metrics::counter;
use sqlx::SqlitePool;

use super::unread;
use crate::{JournalError, Sitting, TableId, TableName, id::signs_of};

const OPEN_TABLES: &str = "\
    SELECT CAST(table_id AS BLOB), CAST(line AS BLOB) \
    FROM open_table JOIN journal USING (table_id) WHERE version = 1";
/// The tables that are late: at most so many that they can be woken in one go.
const LATE: &str = "\
    SELECT CAST(table_id AS BLOB) FROM open_table WHERE due_at <= ?1 ORDER BY due_at LIMIT 200";
/// The open tables whose id begins with these signs.
const NAMED: &str = "\
    SELECT CAST(table_id AS BLOB) FROM open_table WHERE table_id >= ?1 AND table_id < ?1 || '~'";
const SITTINGS: &str = "\
    SELECT CAST(sitting.table_id AS BLOB), max(unixepoch() - sat_at, 0), \
        open_table.table_id IS NOT NULL \
    FROM sitting LEFT JOIN open_table USING (table_id) \
    WHERE token_hash = ?1 ORDER BY 3 DESC, sat_at DESC LIMIT ?2";

/// Lists the open tables with their first lines. A line that is no text comes as one that is no line of
/// a table.
pub(super) async fn open_tables(
    readers: &SqlitePool,
) -> Result<Vec<(TableId, String)>, JournalError> {
    let rows = sqlx::query_as(OPEN_TABLES).fetch_all(readers).await;
    let rows: Vec<(Vec<u8>, Vec<u8>)> = rows.map_err(unread)?;
    let read = |(name, line): (Vec<u8>, Vec<u8>)| {
        Some((id_of(&name)?, String::from_utf8(line).unwrap_or_default()))
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

pub(super) async fn late_tables(
    readers: &SqlitePool,
    now_ms: u64,
) -> Result<Vec<TableId>, JournalError> {
    let now = i64::try_from(now_ms).unwrap_or(i64::MAX);
    let rows = sqlx::query_scalar(LATE).bind(now).fetch_all(readers).await;
    let rows: Vec<Vec<u8>> = rows.map_err(unread)?;
    // This is asked every few seconds: what has no proper name was logged at the start.
    Ok(rows.iter().filter_map(|id| parse(id)).collect())
}

pub(super) async fn named(
    readers: &SqlitePool,
    name: TableName,
) -> Result<Option<TableId>, JournalError> {
    let rows = sqlx::query_scalar(NAMED).bind(signs_of(name)).fetch_all(readers).await;
    let rows: Vec<Vec<u8>> = rows.map_err(unread)?;
    let ids = rows.iter().filter_map(|id| id_of(id));
    let mut named = ids.filter(|id: &TableId| id.name() == name);
    Ok(named.next().filter(|_| named.next().is_none()))
}

pub(super) async fn sittings(
    readers: &SqlitePool,
    (token, sittings_max): (String, usize),
) -> Result<Vec<Sitting>, JournalError> {
    let most = i64::try_from(sittings_max).unwrap_or(i64::MAX);
    let rows = sqlx::query_as(SITTINGS).bind(token).bind(most).fetch_all(readers).await;
    let rows: Vec<(Vec<u8>, i64, bool)> = rows.map_err(unread)?;
    let read = |(table, age, is_open): (Vec<u8>, i64, bool)| {
        let age = Duration::from_secs(age.try_into().ok()?);
        Some(Sitting { table: id_of(&table)?, age, is_open })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// The improper names that this process has met: each is logged and counted once, and lists are read
/// again and again.
static IMPROPER: Mutex<BTreeSet<Vec<u8>>> = Mutex::new(BTreeSet::new());

/// Reads the name of a table; logs and counts what is none.
pub(super) fn id_of(name: &[u8]) -> Option<TableId> {
    let id = parse(name);
    let is_new = || IMPROPER.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_vec());
    if id.is_none() && is_new() {
        counter!("sombra_bad_rows_total").increment(1);
        tracing::error!("a table in the journal has no proper name: skipped");
    }
    id
}

fn parse(name: &[u8]) -> Option<TableId> {
    str::from_utf8(name).ok()?.parse().ok()
}
