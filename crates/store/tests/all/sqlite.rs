//! Tests of the journal in one SQLite file.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Journal, SqliteJournal, TableId, Version, exam};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

async fn opened(path: &Path) -> SqliteJournal {
    SqliteJournal::open(path).await.expect("it can be opened")
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_passes_the_exam() {
    let journal = opened(&folder("exam").join("journal.db")).await;
    exam::sit(&journal).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_written_is_there_after_closing() {
    let path = folder("closing").join("journal.db");
    let table = TableId::fresh().expect("random numbers");
    let journal = opened(&path).await;
    journal.append(table, Version::START, vec!["kept".into()]).await.expect("appends");
    journal.close().await;
    let journal = opened(&path).await;
    assert_eq!(journal.after(table, Version::START).await.expect("reads"), ["kept"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_do_not_write_over_each_other() {
    let path = folder("two").join("journal.db");
    let (one, other) = (opened(&path).await, opened(&path).await);
    let table = TableId::fresh().expect("random numbers");
    let newest = one.append(table, Version::START, vec!["a".into()]).await.expect("appends");
    let late = other.append(table, Version::START, vec!["b".into()]).await;
    assert!(late.is_err_and(|error| error.is_conflict()));
    other.append(table, newest, vec!["c".into()]).await.expect("its version is the newest");
    assert_eq!(one.after(table, Version::START).await.expect("reads"), ["a", "c"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_journal_is_left_alone() {
    let path = folder("newer").join("journal.db");
    opened(&path).await.close().await;
    let options = SqliteConnectOptions::new().filename(&path);
    let mut file = SqliteConnection::connect_with(&options).await.expect("it opens");
    sqlx::raw_sql("PRAGMA user_version = 9").execute(&mut file).await.expect("it is changed");
    file.close().await.expect("it closes");
    let error = SqliteJournal::open(&path).await.expect_err("it is newer");
    assert!(error.to_string().contains("use a newer one"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_journal_takes_nothing_more() {
    let journal = opened(&folder("closed").join("journal.db")).await;
    journal.close().await;
    let table = TableId::fresh().expect("random numbers");
    let late = journal.append(table, Version::START, vec!["late".into()]).await;
    assert!(late.is_err_and(|error| !error.is_conflict()));
    journal.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_journal_is_refused() {
    let path = folder("no-journal").join("journal.db");
    fs::write(&path, "this is no database, it is a poem about one, and rather a long one")
        .expect("it can be written");
    assert!(SqliteJournal::open(&path).await.is_err());
}

async fn change(path: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(path);
    let mut file = SqliteConnection::connect_with(&options).await.expect("it opens");
    sqlx::raw_sql(statement).execute(&mut file).await.expect("it is changed");
    file.close().await.expect("it closes");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_bad_row_does_not_hide_the_others() {
    let path = folder("bad-row").join("journal.db");
    let (journal, table) = (opened(&path).await, TableId::fresh().expect("random numbers"));
    journal.append(table, Version::START, vec!["opened".into()]).await.expect("appends");
    change(&path, "INSERT INTO journal VALUES ('No Proper Name', 1, 'opened')").await;
    let open = journal.open_tables().await.expect("lists");
    assert_eq!(open, [(table, "opened".to_owned())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_line_is_an_error() {
    let path = folder("gap").join("journal.db");
    let (journal, table) = (opened(&path).await, TableId::fresh().expect("random numbers"));
    let lines = ["a", "b", "c"].map(str::to_owned).to_vec();
    journal.append(table, Version::START, lines).await.expect("appends");
    change(&path, "DELETE FROM journal WHERE version = 2").await;
    let error = journal.after(table, Version::START).await.expect_err("there is a gap");
    assert!(error.to_string().contains("line 2 of a table is missing"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_can_read_a_journal() {
    let folder = folder("private");
    let path = folder.join("journal.db");
    fs::write(&path, "").expect("it can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it can be changed");
    let (journal, table) = (opened(&path).await, TableId::fresh().expect("random numbers"));
    journal.append(table, Version::START, vec!["opened".into()]).await.expect("appends");
    // An older server may have left the files beside it open to others.
    for ending in ["db-wal", "db-shm"] {
        let beside = path.with_extension(ending);
        fs::set_permissions(beside, fs::Permissions::from_mode(0o644)).expect("it can be changed");
    }
    let _again = opened(&path).await;
    for file in fs::read_dir(&folder).expect("it can be read") {
        let file = file.expect("it can be read");
        let mode = file.metadata().expect("it can be read").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_or_replaced_journal_is_noticed() {
    let path = folder("deleted").join("journal.db");
    let journal = opened(&path).await;
    journal.check().await.expect("it is there");
    fs::rename(&path, path.with_extension("old")).expect("it can be moved");
    let error = journal.check().await.expect_err("it is gone");
    assert!(error.to_string().contains("deleted or replaced"), "{error}");
    fs::write(&path, "").expect("it can be written");
    assert!(journal.check().await.is_err(), "another file is in its place");
}

/// What was acknowledged last is only in the log.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_log_is_noticed() {
    let path = folder("log").join("journal.db");
    let journal = opened(&path).await;
    let table = TableId::fresh().expect("random numbers");
    journal.append(table, Version::START, vec!["opened".into()]).await.expect("appends");
    journal.check().await.expect("it is there");
    let log = path.with_extension("db-wal");
    fs::rename(&log, path.with_extension("old")).expect("it can be moved");
    assert!(journal.check().await.is_err(), "it is gone");
    fs::rename(path.with_extension("old"), &log).expect("it can be moved back");
    journal.check().await.expect("it is there again");
}

/// Rows that another program has written, and that are no text, hide no others.
#[tokio::test(flavor = "multi_thread")]
async fn rows_that_are_no_text_are_skipped() {
    let path = folder("no-text").join("journal.db");
    let journal = opened(&path).await;
    let tables = [(); 3].map(|()| TableId::fresh().expect("random numbers"));
    let ([good, bad_line, bad_name], hash) = (tables, "0f".repeat(32));
    for table in tables {
        let sat = format!("sat A human {hash} Alba");
        let lines = vec!["opened".into(), sat, "due 1000".into()];
        journal.append(table, Version::START, lines).await.expect("appends");
    }
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = SqliteConnection::connect_with(&options).await.expect("it opens");
    for (statement, table) in [
        (
            "UPDATE journal SET line = CAST(x'6fff' AS TEXT) WHERE version = 1 AND table_id = ?1",
            bad_line,
        ),
        (
            "UPDATE journal SET table_id = CAST(x'6fff' AS TEXT) WHERE version = 1 AND table_id = ?1",
            bad_name,
        ),
        ("UPDATE open_table SET table_id = CAST(x'6fff' AS TEXT) WHERE table_id = ?1", bad_name),
        ("UPDATE sitting SET table_id = CAST(x'6fff' AS TEXT) WHERE table_id = ?1", bad_name),
    ] {
        let changed = sqlx::query(statement).bind(table.to_string()).execute(&mut other).await;
        assert_eq!(changed.expect("it can be changed").rows_affected(), 1, "{statement}");
    }
    let open = journal.open_tables().await.expect("lists");
    let line_of = |id| open.iter().find(|(table, _)| *table == id).map(|(_, line)| line.as_str());
    assert_eq!([good, bad_line, bad_name].map(line_of), [Some("opened"), Some(""), None]);
    let late = journal.late_tables(2_000).await.expect("lists");
    assert!(late.contains(&good) && late.contains(&bad_line));
    let sittings = journal.sittings(hash, 9).await.expect("lists");
    assert_eq!(sittings.len(), 2);
    assert_eq!(journal.named(good.name()).await.expect("finds"), Some(good));
    let error = journal.after(bad_line, Version::START).await.expect_err("it is no text");
    assert!(error.to_string().contains("line 1"), "{error}");
    assert_eq!(journal.after(good, Version::START).await.expect("reads").len(), 3);
    let closed = journal.sweep(Duration::ZERO).await.expect("sweeps");
    assert!(closed.contains(&good) && closed.contains(&bad_line));
    assert_eq!(journal.open_tables().await.expect("lists"), []);
}

/// The child process of the test below: appends forever, and prints what was acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn child_that_writes() {
    let Some(path) = env::var_os("SOMBRA_TEST_JOURNAL") else { return };
    let journal = opened(Path::new(&path)).await;
    let table: TableId =
        env::var("SOMBRA_TEST_TABLE").expect("its parent says").parse().expect("a name");
    let seen = journal.after(table, Version::START).await.expect("reads").len();
    let mut newest = Version::START.later_by(seen);
    loop {
        let line = format!("line {}", newest.get() + 1);
        newest = journal.append(table, newest, vec![line]).await.expect("appends");
        let mut out = std::io::stdout().lock();
        writeln!(out, "acknowledged {}", newest.get()).expect("its parent listens");
        out.flush().expect("its parent listens");
    }
}

#[test]
fn what_was_acknowledged_survives_kill_9() {
    let path = folder("kill").join("journal.db");
    let table = TableId::fresh().expect("random numbers");
    let mut acknowledged = 0;
    for kill in 1..=12 {
        let mut child = Command::new(env::current_exe().expect("this program"))
            .args(["sqlite::child_that_writes", "--exact", "--nocapture"])
            .env("SOMBRA_TEST_JOURNAL", &path)
            .env("SOMBRA_TEST_TABLE", table.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        let numbers = out.lines().map_while(Result::ok);
        let mut numbers =
            numbers.filter_map(|line| line.strip_prefix("acknowledged ")?.parse().ok());
        for _ in 0..kill {
            acknowledged = numbers.next().expect("it goes on until it is killed");
        }
        child.kill().expect("it is killed");
        child.wait().expect("it is gone");
        acknowledged = numbers.last().unwrap_or(acknowledged);
        let read = read_all(&path, table);
        assert!(read.len() >= acknowledged, "{} lines, {acknowledged} acknowledged", read.len());
        let due: Vec<String> = (1..=read.len()).map(|number| format!("line {number}")).collect();
        assert_eq!(read, due, "nothing is lost, doubled or out of order");
    }
}

fn read_all(path: &Path, table: TableId) -> Vec<String> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("it starts");
    runtime.block_on(async {
        let journal = opened(path).await;
        journal.after(table, Version::START).await.expect("reads")
    })
}

/// Each check that writes waits in line with the appends.
#[tokio::test(flavor = "multi_thread")]
async fn many_checks_write_once_a_second() {
    let path = folder("checks").join("journal.db");
    let journal = opened(&path).await;
    journal.check().await.expect("it can be written");
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = SqliteConnection::connect_with(&options).await.expect("it opens");
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.expect("nobody else writes now");
    let checks = async {
        for _ in 0..100 {
            journal.check().await.expect("it was written just now");
        }
    };
    tokio::time::timeout(Duration::from_millis(500), checks).await.expect("none of them writes");
    other.close().await.expect("it closes");
    fs::remove_file(&path).expect("it is ours");
    assert!(journal.check().await.is_err(), "the place of the file is looked at each time");
}
