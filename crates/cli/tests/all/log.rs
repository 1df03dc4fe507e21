//! The log says why something failed, and never a secret.

use std::{
    fs::{self, Permissions},
    io::Read,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Command,
};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Journal, SqliteJournal, TableId, Version};
use tokio::runtime::Runtime;

use crate::{
    serve::{end, get, greeted, post},
    sombra::folder,
};

const OPENING: &str = r#"{"game":"shadow-throne","seats":3,"private":false}"#;

/// Serves a folder, lets `visit` use the server, and returns what the log said.
fn log_of(data: &Path, command: &mut Command, visit: impl FnOnce(&str)) -> String {
    let serve = ["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "1000000"];
    let (mut child, output, address) = greeted(command.args(serve).arg("--data").arg(data));
    visit(&address);
    let mut errors = child.stderr.take().expect("it is piped");
    end(child, output, "-TERM");
    let mut log = String::new();
    errors.read_to_string(&mut log).expect("a log");
    log
}

fn sombra() -> Command {
    Command::new(env!("CARGO_BIN_EXE_sombra"))
}

fn open(address: &str) -> Option<TableId> {
    let answer = post(address, "/api/v1/tables", "", OPENING);
    answer.split("\"table\":\"").nth(1)?.split('"').next()?.parse().ok()
}

/// Runs a task on the journal of a folder that no server uses.
fn with_journal<T>(data: &Path, task: impl AsyncFnOnce(&SqliteJournal) -> T) -> T {
    Runtime::new().expect("it starts").block_on(async {
        let journal = SqliteJournal::open(&data.join("sombra.db")).await.expect("it opens");
        let done = task(&journal).await;
        journal.close().await;
        done
    })
}

/// Changes the journal of a folder behind the back of the server.
fn change(data: &Path, statement: &str) {
    Runtime::new().expect("it starts").block_on(async {
        let options = SqliteConnectOptions::new().filename(data.join("sombra.db"));
        let mut file = SqliteConnection::connect_with(&options).await.expect("it opens");
        let statement = sqlx::AssertSqlSafe(statement.to_owned());
        sqlx::raw_sql(statement).execute(&mut file).await.expect("it is changed");
        file.close().await.expect("it closes");
    });
}

fn check_secrets(log: &str, secrets: &[String]) {
    for secret in secrets {
        assert!(!log.contains(secret), "{secret} stands in {log}");
    }
}

#[test]
fn a_table_that_cannot_be_read_is_logged_with_the_cause() {
    let (data, mut opened) = (folder("log-unreadable"), None);
    log_of(&data, &mut sombra(), |address| opened = open(address));
    let table = opened.expect("it was opened");
    let lines = with_journal(&data, async |journal| {
        let lines = journal.after(table, Version::START).await.expect("reads");
        let end = Version::START.later_by(lines.len());
        journal.append(table, end, vec!["sat H nobody".into()]).await.expect("it takes any text");
        lines
    });
    let log = log_of(&data, &mut sombra(), |address| {
        let answer = get(address, &format!("/api/v1/tables/{table}"));
        assert!(answer.starts_with("HTTP/1.1 503") && !answer.contains("seat H"), "{answer}");
    });
    assert!(log.contains("there is no seat H") && log.contains(&format!("{table:?}")), "{log}");
    let secret = lines.iter().find_map(|line| line.strip_prefix("secret ")).expect("a secret");
    check_secrets(&log, &[table.to_string(), secret.to_owned()]);
}

/// A few wrong bytes make another line of a secret; what is wrong with it is a part of the secret.
#[test]
fn a_damaged_secret_is_not_logged() {
    let data = folder("log-damaged");
    let (mut secrets, mut tables) = (Vec::new(), Vec::new());
    let begins = ["secret!", "options ", "sat A bot ", "sat A ", "opened ", "phrase A ", "clock "];
    log_of(&data, &mut sombra(), |address| {
        tables.extend(begins.iter().map(|_| open(address).expect("it is opened").to_string()));
    });
    for (table, begin) in tables.iter().zip(begins) {
        let id = table.parse().expect("an id");
        let lines = with_journal(&data, async |journal| journal.after(id, Version::START).await);
        let secret = lines.expect("reads").into_iter().nth(1).expect("a second line");
        secrets.push(secret.strip_prefix("secret ").expect("a secret").to_owned());
        let set = format!("UPDATE journal SET line = '{begin}' || substr(line, 8)");
        change(&data, &format!("{set} WHERE version = 2 AND table_id = '{table}'"));
    }
    let log = log_of(&data, &mut sombra(), |address| {
        for table in &tables {
            let answer = get(address, &format!("/api/v1/tables/{table}"));
            assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
        }
        let metrics = get(address, "/metrics");
        assert!(metrics.contains("sombra_bad_rows_total"), "{metrics}");
    });
    assert!(log.contains("line 2"), "{log}");
    check_secrets(&log, &secrets);
}

#[test]
fn a_full_disk_is_logged_with_the_cause() {
    let (data, mut tables) = (folder("log-full"), Vec::new());
    // No file may grow beyond a few hundred blocks; a write beyond that fails, and does not kill.
    let mut limited = Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 600; exec \"$0\" \"$@\"";
    limited.args(["-c", script, env!("CARGO_BIN_EXE_sombra")]);
    let log = log_of(&data, &mut limited, |address| {
        while let Some(table) = open(address) {
            tables.push(table.to_string());
            assert!(tables.len() < 5_000, "the disk is never full");
        }
        let answer = post(address, "/api/v1/tables", "", OPENING);
        assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("out-of-order"), "{answer}");
        assert!(!answer.contains("disk"), "the cause is for the log: {answer}");
    });
    assert!(!tables.is_empty() && log.contains("disk"), "{log}");
    check_secrets(&log, &tables);
}

#[test]
fn a_bad_row_is_skipped_logged_and_counted() {
    let data = folder("log-bad-row");
    log_of(&data, &mut sombra(), |address| assert!(open(address).is_some()));
    let statement = "INSERT INTO journal VALUES ('No Proper Name', 1, 'opened')";
    change(&data, statement);
    let log = log_of(&data, &mut sombra(), |address| {
        let metrics = get(address, "/metrics");
        assert!(metrics.contains("sombra_bad_rows_total 1"), "{metrics}");
    });
    assert!(log.contains("a table in the journal has no proper name: skipped"), "{log}");
}

/// A line that is no text, a line that is missing, and one that is no line of ours.
#[test]
fn a_damaged_table_says_so_and_is_counted_once() {
    let (data, mut tables) = (folder("log-lines"), Vec::new());
    let damages = [
        "UPDATE journal SET line = CAST(X'fffe' AS TEXT)",
        "DELETE FROM journal",
        "UPDATE journal SET line = 'x'",
    ];
    log_of(&data, &mut sombra(), |address| {
        tables.extend(damages.iter().map(|_| open(address).expect("it is opened").to_string()));
    });
    for (table, damage) in tables.iter().zip(damages) {
        change(&data, &format!("{damage} WHERE version = 3 AND table_id = '{table}'"));
    }
    log_of(&data, &mut sombra(), |address| {
        for table in tables.iter().chain(&tables) {
            let answer = get(address, &format!("/api/v1/tables/{table}"));
            assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("damaged"), "{answer}");
            assert!(!answer.contains("try again"), "{answer}");
        }
        let metrics = get(address, "/metrics");
        assert!(metrics.contains("sombra_bad_rows_total 3"), "{metrics}");
    });
}

#[test]
fn an_open_folder_is_warned_about() {
    let data = folder("log-open-folder");
    for (mode, warned) in [(0o755, true), (0o700, false)] {
        fs::set_permissions(&data, Permissions::from_mode(mode)).expect("it is ours");
        let lock = data.join("sombra.lock");
        fs::write(&lock, "").expect("it is ours");
        fs::set_permissions(&lock, Permissions::from_mode(0o644)).expect("it is ours");
        let log = log_of(&data, &mut sombra(), |_| {});
        assert_eq!(log.contains("others can enter the data folder"), warned, "{mode:o}: {log}");
        let found = fs::metadata(&lock).expect("it is there").permissions().mode();
        assert_eq!(found & 0o777, 0o600, "the lock, too, is for its owner only");
    }
}
