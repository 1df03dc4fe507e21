//! Who is told that it is their move although they do not look.

use std::time::Duration;

use host::{Alert, Clock, Command, Happening, Host, Timeouts, TokenHash, Who};
use store::{SqliteJournal, TableId};
use tokio::{
    sync::broadcast::Receiver,
    time::{sleep, timeout},
};

use crate::live::{PATIENT, folder, host, play_on, started, started_with};

const SOON: Duration = Duration::from_millis(30);
/// Somebody who looks is told late, but within the test.
const NOTICING: Timeouts = Timeouts { notice_after: Duration::from_millis(300), ..PATIENT };

async fn next(alerts: &mut Receiver<Alert>) -> Alert {
    let next = timeout(Duration::from_secs(20), alerts.recv()).await;
    next.expect("there is an alert").expect("nobody lags behind")
}

fn all(alerts: &mut Receiver<Alert>) -> Vec<Alert> {
    std::iter::from_fn(|| alerts.try_recv().ok()).collect()
}

/// Makes any choice.
async fn choose(host: &Host<SqliteJournal>, id: TableId, token: TokenHash) {
    let table = host.look(id, Some(token)).await.expect("looks");
    let choice = table.question.legal.first().expect("there is a question").text.clone();
    let command = Command::Choose { choice, seen: table.version };
    host.command(id, Who::Client(token), command).await.expect("a legal choice is taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_of_a_question_once() {
    let host = host(&folder("alerts").join("journal.db"), PATIENT).await;
    let mut alerts = host.alerts();
    let (id, tokens) = started(&host, 2).await;
    let move_of = |token| Alert { table: id, token, what: Happening::YourMove };
    let both = [next(&mut alerts).await, next(&mut alerts).await];
    assert_eq!(both, [move_of(tokens[0]), move_of(tokens[1])]);
    for _ in 0..3 {
        host.look(id, Some(tokens[1])).await.expect("looks");
    }
    choose(&host, id, tokens[0]).await;
    sleep(SOON).await;
    assert_eq!(all(&mut alerts), [], "it is the same question");
    choose(&host, id, tokens[1]).await;
    let both = [next(&mut alerts).await, next(&mut alerts).await];
    assert_eq!(both, [move_of(tokens[0]), move_of(tokens[1])], "the next question");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_an_open_page_is_told_later_and_everybody_of_the_end() {
    let host = host(&folder("alerts-later").join("journal.db"), NOTICING).await;
    let mut alerts = host.alerts();
    let (id, tokens) = started(&host, 1).await;
    next(&mut alerts).await;
    let stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    choose(&host, id, tokens[0]).await;
    sleep(SOON).await;
    assert_eq!(all(&mut alerts), [], "the page may be in view");
    assert_eq!(next(&mut alerts).await.what, Happening::YourMove);
    drop(stream);
    play_on(host.clone(), id, tokens[0]).await;
    let last = loop {
        let alert = next(&mut alerts).await;
        if alert.what == Happening::Over {
            break alert;
        }
    };
    assert_eq!((last.table, last.token), (id, tokens[0]));
}

/// With a clock of seconds a bot plays on; one notice is enough until the player is back. In a game
/// over days each question counts.
#[tokio::test(flavor = "multi_thread")]
async fn games_over_days_tell_of_each_question() {
    let brisk = Timeouts { brisk: SOON, day: SOON, wake_every: SOON, ..PATIENT };
    for (clock, is_slow) in [(Clock::Brisk, false), (Clock::Day, true)] {
        let host = host(&folder("alerts-days").join("journal.db"), brisk).await;
        let mut alerts = host.alerts();
        let (id, tokens) = started_with(&host, 1, clock).await;
        let choices = async || {
            let own = host.running_tables(tokens[0], 9).await.expect("lists");
            own.first().map(|it| it.table.choices)
        };
        while choices().await.is_some_and(|choices| choices < 12) {
            sleep(SOON).await;
        }
        let told = all(&mut alerts);
        assert!(told.iter().all(|alert| alert.table == id));
        assert_eq!(told.len() > 1, is_slow, "{} alerts with {clock}", told.len());
    }
}
