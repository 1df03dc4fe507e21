//! The next game of the same people.

use std::time::Duration;

use host::{
    Clock, Command, Host, HostError, Opening, Refusal, Snapshot, Stage, Timeouts, TokenHash,
    Update, Who,
};
use kernel::Seats;
use store::{Journal, TableId};
use tokio::time::sleep;

use crate::{
    live::{PATIENT, folder, host, opening, play_on, play_together, started, token},
    memory::Memory,
    pure::{seat, sit},
};

const GONE_AFTER: Duration = Duration::from_mins(2);
const TIMEOUTS: Timeouts = Timeouts { gone_after: GONE_AFTER, ..PATIENT };

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_the_same_people_once() {
    let host = host(&folder("rematch").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 2).await;
    let early = host.rematch(id, tokens[0]).await;
    assert!(matches!(early, Err(HostError::Refused(Refusal::NotOver))));
    play_together(&host, id, &tokens).await;
    assert!(matches!(host.rematch(id, token()).await, Err(HostError::Refused(Refusal::NotSeated))));
    let next = host.rematch(id, tokens[1]).await.expect("a rematch");
    assert_eq!(host.rematch(id, tokens[0]).await.expect("the same one"), next);
    let (old, new) = (host.look(id, None).await, host.look(next, Some(tokens[1])).await);
    let (old, new) = (old.expect("looks"), new.expect("looks"));
    assert_eq!((new.stage, new.you, new.seats), (Stage::Gathering, Some(seat("B")), old.seats));
    assert_ne!(new.commitment, old.commitment, "another deal");
    host.command(next, Who::Client(tokens[0]), Command::Start).await.expect("it starts again");
}

/// Plays a game of one person against bots, at a public table.
async fn over(host: &Host<Memory>) -> (TableId, TokenHash) {
    let public = Opening { private: false, ..opening(Clock::None) };
    let (id, alba) = (host.open(&public).await.expect("opens"), token());
    let bot = |letter| Command::SeatBot(seat(letter), catalog::Level::Random);
    for command in [sit("Alba", None), bot("B"), bot("C"), Command::Start] {
        host.command(id, Who::Client(alba), command).await.expect("it is allowed");
    }
    play_on(host.clone(), id, alba).await;
    (id, alba)
}

#[tokio::test(flavor = "multi_thread")]
async fn many_simultaneous_rematches_lead_to_one_table() {
    let host = Memory::host(PATIENT).await;
    let (id, alba) = over(&host).await;
    let asked = (0..60).map(|_| {
        let host = host.clone();
        tokio::spawn(async move { host.rematch(id, alba).await.expect("a rematch") })
    });
    let mut tables = Vec::new();
    for asked in asked.collect::<Vec<_>>() {
        tables.push(asked.await.expect("it is answered"));
    }
    tables.dedup();
    assert_eq!(tables.len(), 1);
    let listed: Vec<TableId> = host.public_tables().iter().map(|listed| listed.table).collect();
    assert_eq!(listed, tables, "the old one is over");
    host.open(&opening(Clock::None)).await.expect("there are two, and room for a third");
    let table = host.look(id, None).await.expect("looks");
    assert_eq!((table.next, table.next_by), (tables.pop(), Some(seat("A"))));
}

/// The line of the old table is written first; then the server may die.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_not_opened_is_opened_by_the_next_call() {
    let journal = Memory::default();
    let first = journal.start(PATIENT).await;
    let (id, alba) = over(&first).await;
    let version = first.look(id, None).await.expect("looks").version;
    let next = TableId::fresh().expect("random bytes");
    // An older version wrote no seat.
    let line = vec![format!("rematched {next}")];
    journal.append(id, version, line).await.expect("it takes it");
    let second = journal.start(PATIENT).await;
    assert!(matches!(second.look(next, None).await, Err(HostError::NoTable)));
    assert_eq!(second.rematch(id, alba).await.expect("a rematch"), next);
    let table = second.look(next, Some(alba)).await.expect("it is there now");
    assert_eq!((table.stage, table.you), (Stage::Gathering, Some(seat("A"))));
    let table = second.look(id, None).await.expect("looks");
    assert_eq!((table.next, table.next_by), (Some(next), None));
}

#[tokio::test(start_paused = true)]
async fn whoever_is_away_or_has_left_gets_no_seat_in_the_rematch() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 3).await;
    play_together(&host, id, &tokens).await;
    let [alba, bruno, carla] = tokens[..] else { panic!("three people") };
    host.command(id, Who::Client(bruno), Command::Leave).await.expect("leaves");
    let _stream = host.subscribe(id, Some(alba), None).await.expect("stays");
    sleep(2 * GONE_AFTER).await;
    let phone = host.subscribe(id, Some(carla), None).await.expect("comes back");
    let next = host.rematch(id, alba).await.expect("a rematch");
    drop(phone);
    let seats = host.look(next, None).await.expect("looks").seats;
    let names: Vec<Option<&str>> = seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Person 0"), None, Some("Person 2")]);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_does_not_begin_without_those_who_are_coming() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 2).await;
    play_together(&host, id, &tokens).await;
    let [alba, bruno] = tokens[..] else { panic!("two people") };
    let next = host.rematch(id, alba).await.expect("a rematch");
    let stream = host.subscribe(next, Some(alba), None).await.expect("watches");
    let start = || host.command(next, Who::Client(alba), Command::Start);
    let names = vec![String::from("Person 1")];
    let refused = start().await.expect_err("he is not here");
    assert!(
        matches!(&refused, HostError::Refused(Refusal::NotHere { names: who }) if *who == names),
        "{refused}"
    );
    let table = host.look(next, None).await.expect("looks");
    assert_eq!(table.present.expected, Seats::only(seat("B")));
    start().await.expect_err("he is still not here");
    // After a while it begins without him.
    drop(stream);
    let mut stream = host.subscribe(next, Some(alba), None).await.expect("watches again");
    while !matches!(stream.next().await, Update::Here(present) if present.expected.is_empty()) {}
    start().await.expect("he does not come");
    // No bot chooses for him while she is still choosing; then she is asked.
    sleep(GONE_AFTER).await;
    let Snapshot { present, question, version, .. } =
        host.look(next, Some(alba)).await.expect("looks");
    assert!(question.owing.has(seat("B")), "no bot has chosen for him");
    assert_eq!((present.missing, present.stand_ins), (Seats::NONE, Seats::NONE));
    let choose = Command::Choose { choice: question.legal[0].text.clone(), seen: version };
    host.command(next, Who::Client(alba), choose).await.expect("chooses");
    while !matches!(stream.next().await, Update::Here(present) if present.missing == Seats::only(seat("B")))
    {
    }
    let table = host.look(next, Some(bruno)).await.expect("he comes");
    assert_eq!(table.present.missing, Seats::NONE);
}

/// Somebody who reads the end of the last game has not left, however long that takes.
#[tokio::test(start_paused = true)]
async fn a_rematch_waits_for_whoever_is_still_at_the_last_table() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 2).await;
    play_together(&host, id, &tokens).await;
    let [alba, bruno] = tokens[..] else { panic!("two people") };
    let reads = host.subscribe(id, Some(bruno), None).await.expect("he reads the end");
    let next = host.rematch(id, alba).await.expect("a rematch");
    let mut stream = host.subscribe(next, Some(alba), None).await.expect("watches");
    let start = || host.command(next, Who::Client(alba), Command::Start);
    sleep(3 * GONE_AFTER).await;
    start().await.expect_err("he is still at the last table");
    let table = host.look(next, None).await.expect("looks");
    assert_eq!(table.present.expected, Seats::only(seat("B")));
    // He closes the page: from then on the start waits as long as for anybody.
    drop(reads);
    sleep(GONE_AFTER / 2).await;
    start().await.expect_err("he has only just left");
    while !matches!(stream.next().await, Update::Here(present) if present.expected.is_empty()) {}
    // He opens it again, and counts again.
    let reads = host.subscribe(id, Some(bruno), None).await.expect("he reads the end");
    while !matches!(stream.next().await, Update::Here(present) if !present.expected.is_empty()) {}
    start().await.expect_err("he is at the last table again");
    host.look(next, Some(bruno)).await.expect("he comes");
    drop(reads);
    start().await.expect("both are here");
}

#[tokio::test(start_paused = true)]
async fn a_rematch_begins_when_everybody_has_come() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 2).await;
    play_together(&host, id, &tokens).await;
    let next = host.rematch(id, tokens[0]).await.expect("a rematch");
    host.look(next, Some(tokens[1])).await.expect("he looks");
    host.command(next, Who::Client(tokens[0]), Command::Start).await.expect("both are here");
}
