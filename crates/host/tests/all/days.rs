//! Games over days: deadlines on disk, tables that leave memory and are woken when time is up.

use std::time::Duration;

use host::{Clock, Entry, Host, Stage, Timeouts, TokenHash};
use store::{SqliteJournal, TableId};
use tokio::time::{sleep, timeout};

use crate::live::{PATIENT, folder, host, started_with};

const SOON: Duration = Duration::from_millis(20);
/// A day is short here, and nobody keeps a table in memory.
const HASTY: Timeouts = Timeouts {
    gone_after: SOON,
    idle_after: SOON,
    glance_after: SOON,
    day: Duration::from_millis(600),
    wake_every: SOON,
    ..PATIENT
};

async fn until_it_left_memory(host: &Host<SqliteJournal>) {
    let left = async {
        while host.live_tables() > 0 {
            sleep(SOON / 4).await;
        }
    };
    timeout(Duration::from_secs(20), left).await.expect("the table leaves memory");
}

/// Returns the milliseconds that are left, without loading the table.
async fn left(host: &Host<SqliteJournal>, token: TokenHash) -> Option<u64> {
    let own = host.running_tables(token, 9).await.expect("lists");
    own.first().and_then(|it| it.table.question.left_ms)
}

async fn held(host: &Host<SqliteJournal>, id: TableId) -> usize {
    let (_, entries) = host.read(id, None).await.expect("reads");
    entries.iter().filter(|entry| matches!(entry, Entry::Held(_))).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_left_memory_is_woken_when_time_is_up() {
    let host = host(&folder("woken").join("journal.db"), HASTY).await;
    let (id, tokens) = started_with(&host, 1, Clock::Day).await;
    until_it_left_memory(&host).await;
    assert!(left(&host, tokens[0]).await.is_some_and(|left| left <= 600), "it is on disk");
    assert_eq!(host.live_tables(), 0, "a glance does not load it");
    let woken = async {
        while held(&host, id).await == 0 {
            sleep(SOON).await;
        }
    };
    timeout(Duration::from_secs(20), woken).await.expect("a bot has chosen for the player");
}

/// Nobody looks at this table, and nobody comes back: the bot plays one choice a day.
#[tokio::test(flavor = "multi_thread")]
async fn each_question_has_its_own_deadline() {
    let host = host(&folder("deadlines").join("journal.db"), HASTY).await;
    let (_, tokens) = started_with(&host, 1, Clock::HalfDay).await;
    let token = tokens[0];
    let mut choices = Vec::new();
    for _ in 0..200 {
        let own = host.running_tables(token, 9).await.expect("lists");
        choices.extend(own.iter().map(|it| it.table.choices));
        choices.dedup();
        if choices.len() > 3 {
            return;
        }
        sleep(SOON).await;
    }
    panic!("the game does not go on: {choices:?}");
}

/// The deadline holds across a restart, neither shorter nor longer.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_does_not_change_the_deadline() {
    let path = folder("restart").join("journal.db");
    let day = Duration::from_hours(24);
    let first = host(&path, Timeouts { day, ..HASTY }).await;
    let (id, tokens) = started_with(&first, 2, Clock::ThreeDays).await;
    until_it_left_memory(&first).await;
    let before = left(&first, tokens[0]).await.expect("there is a clock");
    drop(first);
    let again = host(&path, Timeouts { day, ..HASTY }).await;
    let after = again.look(id, Some(tokens[0])).await.expect("looks").question.left_ms;
    let after = after.expect("there is a clock");
    let three_days = 3 * 24 * 60 * 60 * 1_000;
    assert!(after <= before && before <= three_days, "{after} {before}");
    assert!(before - after < 60_000 && three_days - after < 60_000, "{after} {before}");
    assert_eq!(again.look(id, None).await.expect("looks").stage, Stage::Playing);
    assert_eq!(held(&again, id).await, 0, "nobody is late");
}

/// Somebody who looks on does not stop a clock over days, and the page says how long it runs.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_runs_while_nobody_is_there() {
    let timeouts = Timeouts { idle_after: Duration::from_mins(9), ..HASTY };
    let host = host(&folder("runs").join("journal.db"), timeouts).await;
    let (id, _) = started_with(&host, 1, Clock::Day).await;
    let _crowd = host.subscribe(id, None, None).await.expect("watches");
    let run_out = async {
        while held(&host, id).await == 0 {
            sleep(SOON).await;
        }
    };
    timeout(Duration::from_secs(20), run_out).await.expect("a bot has chosen");
}
