//! Choices that everybody can see to be the only ones: the host makes them.

use host::{Command, Snapshot, Update, Who};
use store::{Journal, SqliteJournal, TableId, Version};

use crate::{
    live::{PATIENT, folder, host, started},
    pure::Try,
};

/// Everybody has one card left after the fifth pick: the sixth comes in the same news.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_pick_of_a_draft_makes_itself() {
    let host = host(&folder("sixth").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 3).await;
    let mut stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    for pick in 0..15 {
        let token = tokens[pick % 3];
        let Snapshot { question, version, .. } = host.look(id, Some(token)).await.expect("looks");
        let command = Command::Choose { choice: question.legal[0].text.clone(), seen: version };
        let answer = host.command(id, Who::Client(token), command).await.expect("chooses");
        assert_eq!(answer, version.later_by(1), "the version of the own choice is answered");
    }
    let table = host.look(id, Some(tokens[0])).await.expect("looks");
    assert_eq!(table.choices, 18);
    assert!(table.question.legal[0].text.starts_with("play"), "the first wave is asked");
    let mut last = None;
    while let Some(update) = stream.try_next() {
        last = if let Update::News(news) = update { Some(news) } else { last };
    }
    let last = last.expect("there was news");
    assert_eq!((last.version, last.question), (table.version, table.question));
}

/// An older version left it to the players to make forced choices.
#[tokio::test(flavor = "multi_thread")]
async fn forced_choices_are_made_when_a_table_is_loaded() {
    let path = folder("forced").join("journal.db");
    let (it, id) = (Try::before_the_last_pick(), TableId::fresh().expect("random bytes"));
    let journal = SqliteJournal::open(&path).await.expect("it opens");
    let lines: Vec<String> = it.lines.iter().map(ToString::to_string).collect();
    journal.append(id, Version::START, lines).await.expect("it takes them");
    let table = host(&path, PATIENT).await.look(id, None).await.expect("looks");
    assert_eq!(table.choices, 18, "three picks were made");
    let written = journal.after(id, it.table.version()).await.expect("it reads");
    assert!(written.iter().take(3).all(|line| line.starts_with("chose ")), "{written:?}");
}
