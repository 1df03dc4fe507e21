//! The schema of the file, and how an older one is brought up to date.

use sqlx::SqliteConnection;

use super::unwritten;
use crate::JournalError;

/// The migrations: what each version of the schema adds to the one before.
const MIGRATIONS: [&str; 7] = [
    include_str!("../../migrations/sqlite/1-journal.sql"),
    include_str!("../../migrations/sqlite/2-open-tables.sql"),
    include_str!("../../migrations/sqlite/3-contents.sql"),
    include_str!("../../migrations/sqlite/4-analysis.sql"),
    include_str!("../../migrations/sqlite/5-sittings.sql"),
    include_str!("../../migrations/sqlite/6-deadlines.sql"),
    include_str!("../../migrations/sqlite/7-subscribers.sql"),
];

/// Applies the migrations that are missing.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), JournalError> {
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

/// Tests writing without a change, by setting the schema version to its present value.
pub(super) async fn try_to_write(connection: &mut SqliteConnection) -> Result<(), JournalError> {
    let same = format!("PRAGMA user_version = {}", MIGRATIONS.len());
    let written = sqlx::raw_sql(sqlx::AssertSqlSafe(same)).execute(connection).await;
    written.map(drop).map_err(unwritten)
}
