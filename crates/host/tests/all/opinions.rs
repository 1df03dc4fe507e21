//! Hints and analyses: who may have them, and that they are made once.

use catalog::Analysis;
use host::{Analyzed, Command, Host, HostError, Refusal, Who};
use store::{Journal, SqliteJournal, TableId};

use crate::live::{PATIENT, folder, host, play_on, started, token};

/// Waits for the analysis of a finished game.
async fn analysis<J: Journal>(host: &Host<J>, id: TableId) -> String {
    loop {
        match host.analysis(id).await.expect("the game is over") {
            Analyzed::Ready(text) => return text,
            Analyzed::Computing => tokio::task::yield_now().await,
        }
    }
}

fn refused<T: std::fmt::Debug>(answer: Result<T, HostError>) -> Refusal {
    match answer {
        Err(HostError::Refused(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_whoever_plays_against_bots() {
    let host = host(&folder("hint").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 1).await;
    let before = host.look(id, Some(tokens[0])).await.expect("looks");
    let hint = host.hint(id, tokens[0]).await.expect("everybody else is a bot");
    assert_eq!(hint.asked_at, before.question.asked_at);
    let legal: Vec<&str> = before.question.legal.iter().map(|it| it.text.as_str()).collect();
    assert!(hint.options.iter().all(|it| legal.contains(&it.choice.as_str())));
    let again = host.hint(id, tokens[0]).await.expect("it is known");
    assert!(std::sync::Arc::ptr_eq(&hint, &again), "the same question is thought about once");
    assert_eq!(refused(host.hint(id, token()).await), Refusal::NotSeated);
    // The next question has a hint of its own.
    let choice = hint.options[0].choice.clone();
    let command = Command::Choose { choice, seen: before.version };
    host.command(id, Who::Client(tokens[0]), command).await.expect("it is legal");
    let next = loop {
        match host.hint(id, tokens[0]).await {
            Ok(hint) => break hint,
            Err(error) => assert!(matches!(error, HostError::Refused(Refusal::NothingAsked))),
        }
    };
    assert!(next.asked_at > hint.asked_at);
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_against_people() {
    let host = host(&folder("no-hint").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 2).await;
    for token in tokens {
        assert_eq!(refused(host.hint(id, token).await), Refusal::NoHints);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_after_the_game_and_kept() {
    let path = folder("analysis").join("journal.db");
    let first = host(&path, PATIENT).await;
    let (id, tokens) = started(&first, 1).await;
    assert_eq!(refused(first.analysis(id).await), Refusal::NotOver);
    play_on(first.clone(), id, tokens[0]).await;
    assert_eq!(refused(first.hint(id, tokens[0]).await), Refusal::NothingAsked);
    let text = analysis(&first, id).await;
    let read: Analysis = serde_json::from_str(&text).expect("it reads back");
    assert!(read.choices.iter().all(|it| it.seat.number() == 0), "only people are judged");
    assert!(!read.choices.is_empty() && read.outlook.len() > 10);
    // Another host on the same journal, as after a restart.
    let journal = SqliteJournal::open(&path).await.expect("it opens");
    assert_eq!(journal.analysis(id).await.expect("reads"), Some(text.clone()));
    let second = host(&path, PATIENT).await;
    assert_eq!(second.analysis(id).await.expect("it is kept"), Analyzed::Ready(text));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_table_has_no_analysis() {
    let host = host(&folder("no-analysis").join("journal.db"), PATIENT).await;
    let nowhere = TableId::fresh().expect("random bytes");
    assert!(matches!(host.analysis(nowhere).await, Err(HostError::NoTable)));
}
