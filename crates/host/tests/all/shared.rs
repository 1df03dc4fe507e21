//! What is shared by many who use a table at once: its load from the journal, and its streams.

use std::time::Duration;

use host::{Clock, Command, Host, News, Subscription, TokenHash, Update, Who};
use kernel::Eyes;
use store::{TableId, Version};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    live::{PATIENT, drain, folder, host, opening, started, token},
    memory::Memory,
    pure::{seat, sit},
};

/// Streams that somebody has left open do not count for whoever sits there next.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_occupant_has_streams_of_their_own() {
    let host = host(&folder("own-streams").join("journal.db"), PATIENT).await;
    let id = host.open(&opening(Clock::None)).await.expect("opens");
    let [alba, bruno] = [token(), token()];
    host.command(id, Who::Client(alba), sit("Alba", None)).await.expect("sits at A");
    let mut streams = Vec::new();
    while let Ok(stream) = host.subscribe(id, Some(alba), None).await {
        streams.push(stream);
    }
    assert_eq!(streams.len(), 16);
    host.command(id, Who::Client(alba), Command::Leave).await.expect("gets up");
    host.command(id, Who::Client(bruno), sit("Bruno", None)).await.expect("sits at A");
    let stream = host.subscribe(id, Some(bruno), None).await.expect("there is room for him");
    assert_eq!(stream.eyes(), Eyes::Seat(seat("A")));
}

/// Whoever asks for a table that is just being loaded waits for it.
#[tokio::test]
async fn many_readers_load_a_table_once() {
    let journal = Memory::default();
    let id = journal.start(PATIENT).await.open(&opening(Clock::None)).await.expect("opens");
    let (host, before) = (journal.start(PATIENT).await, journal.reads());
    let mut looks = JoinSet::new();
    for _ in 0..50 {
        let host = host.clone();
        looks.spawn(async move { host.look(id, None).await });
    }
    while let Some(look) = looks.join_next().await {
        look.expect("no panic").expect("looks");
    }
    assert_eq!(journal.reads() - before, 1);
}

/// Each message costs every viewer something, so one person must not cause many.
#[tokio::test(start_paused = true)]
async fn viewers_are_told_of_much_talk_once_a_second() {
    let host = Memory::default().start(PATIENT).await;
    let (id, tokens) = started(&host, 3).await;
    let mut stream = host.subscribe(id, None, None).await.expect("watches");
    sleep(Duration::from_secs(10)).await;
    drain(&mut stream);
    say(&host, id, tokens[0]).await;
    assert_eq!(news(&mut stream).len(), 1, "the first is told at once");
    for _ in 0..99 {
        sleep(Duration::from_millis(100)).await;
        say(&host, id, tokens[0]).await;
    }
    sleep(Duration::from_secs(4)).await;
    let news = news(&mut stream);
    assert_eq!(news.iter().map(|news| news.said.len()).sum::<usize>(), 99, "nothing is lost");
    assert!(news.len() <= 16, "{} in fourteen seconds", news.len());
}

#[tokio::test(start_paused = true)]
async fn viewers_are_told_once_a_second_of_somebody_who_comes_and_goes() {
    let host = Memory::default().start(PATIENT).await;
    let id = host.open(&opening(Clock::None)).await.expect("opens");
    let (mut told, bruno) = (0, Who::Client(token()));
    let mut stream = host.subscribe(id, None, None).await.expect("watches");
    for _ in 0..50 {
        host.command(id, bruno, sit("Bruno", None)).await.expect("sits");
        sleep(Duration::from_millis(100)).await;
        host.command(id, bruno, Command::Leave).await.expect("gets up");
        sleep(Duration::from_millis(100)).await;
        told += news(&mut stream).len();
        stream = host.subscribe(id, None, Some(Version::new(u64::MAX))).await.expect("again");
        // What waited may be told right then, and end the stream again.
        told += news(&mut stream).len();
    }
    assert!(told <= 16, "{told} in ten seconds");
}

#[tokio::test(start_paused = true)]
async fn no_choice_waits_for_talk_and_nothing_is_told_twice() {
    let host = Memory::default().start(PATIENT).await;
    let (id, tokens) = started(&host, 3).await;
    let mut stream = host.subscribe(id, None, None).await.expect("watches");
    for _ in 0..8 {
        say(&host, id, tokens[0]).await;
    }
    let before = host.look(id, None).await.expect("looks").version;
    let seen = Version::new(before.get() - 1);
    let mut later = host.subscribe(id, None, Some(seen)).await.expect("watches");
    assert_eq!(news(&mut later).iter().map(|news| news.said.len()).sum::<usize>(), 1);
    let table = host.look(id, Some(tokens[1])).await.expect("looks");
    let choice = table.question.legal.first().expect("everybody plays a card").text.clone();
    let choose = Command::Choose { choice, seen: table.version };
    let chosen = host.command(id, Who::Client(tokens[1]), choose).await.expect("chooses");
    let told = news(&mut stream);
    assert_eq!(told.last().map(|news| news.version), Some(chosen));
    assert_eq!(told.iter().map(|news| news.said.len()).sum::<usize>(), 8);
    assert!(news(&mut later).iter().all(|news| news.said.is_empty()), "it has seen the talk");
}

async fn say(host: &Host<Memory>, id: TableId, who: TokenHash) {
    host.command(id, Who::Client(who), Command::Say("Hello".into())).await.expect("says it");
}

/// Takes the news that a stream has now.
fn news(stream: &mut Subscription) -> Vec<News> {
    let updates = std::iter::from_fn(|| stream.try_next().filter(|it| *it != Update::Ended));
    let news = updates.filter_map(|update| match update {
        Update::News(news) => Some(news),
        _ => None,
    });
    news.collect()
}
