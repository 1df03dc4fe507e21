//! What is shared by many who use a table at once: its load from the journal, and its streams.

use host::{Clock, Command, Who};
use kernel::Eyes;
use tokio::task::JoinSet;

use crate::{
    live::{PATIENT, folder, host, opening, token},
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
