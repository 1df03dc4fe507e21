//! Players who are away or have left, and bots that play for them until they are back.

use std::time::Duration;

use host::{
    Clock, Command, Entry, Host, HostError, Present, Refusal, Snapshot, Stage, Subscription,
    Timeouts, TokenHash, Update, Who,
};
use kernel::Seats;
use store::TableId;
use tokio::time::{Instant, sleep, timeout};

use crate::{
    live::{PATIENT, drain, folder, host, play_on, started, started_with},
    memory::Memory,
    pure::seat,
};

const GONE_AFTER: Duration = Duration::from_mins(2);
const TIMEOUTS: Timeouts = Timeouts { gone_after: GONE_AFTER, ..PATIENT };

/// Makes the first legal choice.
async fn choose(host: &Host<Memory>, id: TableId, token: TokenHash) {
    let Snapshot { question, version, .. } = host.look(id, Some(token)).await.expect("looks");
    let command = Command::Choose { choice: question.legal[0].text.clone(), seen: version };
    host.command(id, Who::Client(token), command).await.expect("chooses");
}

/// Waits until presence is as expected; fails if that takes too long.
async fn until(stream: &mut Subscription, expected: impl Fn(&Present) -> bool) -> Present {
    let waited = timeout(Duration::from_mins(9), async {
        loop {
            match stream.next().await {
                Update::Here(present) if expected(&present) => return present,
                _ => {}
            }
        }
    });
    waited.await.expect("presence is told")
}

#[tokio::test(start_paused = true)]
async fn the_others_decide_whether_a_bot_plays_for_an_absent_player() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 2).await;
    let (alba, bruno, b) = (tokens[0], tokens[1], Seats::only(seat("B")));
    let mut stream = host.subscribe(id, Some(alba), None).await.expect("watches");
    let start = Instant::now();
    // Nobody is missing while Alba herself is choosing, however long she takes.
    sleep(3 * GONE_AFTER).await;
    let stand_in = || host.command(id, Who::Client(alba), Command::StandIn(seat("B")));
    let early = stand_in().await;
    assert!(matches!(early, Err(HostError::Refused(Refusal::NotMissing { .. }))), "{early:?}");
    choose(&host, id, alba).await;
    let present = until(&mut stream, |present| !present.missing.is_empty()).await;
    assert_eq!((present.missing, present.stand_ins), (b, Seats::NONE));
    assert!(start.elapsed() < 3 * GONE_AFTER + GONE_AFTER, "he was gone already");
    sleep(3 * GONE_AFTER).await;
    assert_eq!(host.look(id, None).await.expect("looks").question.owing, b, "no bot by itself");
    stand_in().await.expect("she lets a bot play");
    let present = until(&mut stream, |present| !present.stand_ins.is_empty()).await;
    assert_eq!((present.missing, present.stand_ins), (Seats::NONE, b));
    // It plays on, question after question.
    for _ in 0..3 {
        while host.look(id, Some(alba)).await.expect("looks").question.legal.is_empty() {
            stream.next().await;
        }
        choose(&host, id, alba).await;
    }
    let held = |entries: &[Entry]| entries.iter().filter(|it| matches!(it, Entry::Held(_))).count();
    let (table, entries) = host.read(id, Some(bruno)).await.expect("he is back");
    assert!(held(&entries) >= 3, "the chronicle says so");
    assert_eq!(table.present.stand_ins, Seats::NONE);
    until(&mut stream, |present| present.stand_ins.is_empty()).await;
}

#[tokio::test(start_paused = true)]
async fn a_player_who_reads_is_not_missing() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 2).await;
    let mut stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    choose(&host, id, tokens[0]).await;
    sleep(GONE_AFTER / 2).await;
    let phone = host.subscribe(id, Some(tokens[1]), None).await.expect("his phone");
    sleep(3 * GONE_AFTER).await;
    drop(phone);
    let dark = Instant::now();
    until(&mut stream, |present| !present.missing.is_empty()).await;
    assert!(dark.elapsed() >= GONE_AFTER, "two minutes after the last sign of life");
    host.look(id, Some(tokens[1])).await.expect("he looks");
    until(&mut stream, |present| present.missing.is_empty()).await;
}

#[tokio::test(start_paused = true)]
async fn only_players_let_a_bot_play_and_only_for_the_missing() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 2).await;
    let mut stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    choose(&host, id, tokens[0]).await;
    until(&mut stream, |present| !present.missing.is_empty()).await;
    let ask = async |token, letter| {
        let asked = host.command(id, Who::Client(token), Command::StandIn(seat(letter))).await;
        match asked.expect_err("it is refused") {
            HostError::Refused(refusal) => refusal,
            other => panic!("{other}"),
        }
    };
    assert_eq!(ask(crate::live::token(), "B").await, Refusal::NotSeated);
    assert_eq!(ask(tokens[0], "H").await, Refusal::NoSuchSeat { seat: seat("H") });
    assert_eq!(ask(tokens[0], "C").await, Refusal::NotMissing { seat: seat("C") }, "a bot");
    assert_eq!(ask(tokens[1], "B").await, Refusal::NotMissing { seat: seat("B") }, "he is here");
}

/// With a clock only the clock decides.
#[tokio::test(start_paused = true)]
async fn absence_does_not_shorten_the_clock() {
    let host = Memory::host(Timeouts { relaxed: 4 * GONE_AFTER, ..TIMEOUTS }).await;
    let (id, tokens) = started_with(&host, 2, Clock::Relaxed).await;
    let _stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    choose(&host, id, tokens[0]).await;
    let b = Seats::only(seat("B"));
    sleep(3 * GONE_AFTER).await;
    let table = host.look(id, None).await.expect("looks");
    assert_eq!((table.question.owing, table.present.missing), (b, Seats::NONE));
    sleep(2 * GONE_AFTER).await;
    assert_ne!(host.look(id, None).await.expect("looks").question.owing, b, "time was up");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_chooses_for_a_player_who_left() {
    let host = host(&folder("left").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 2).await;
    let stream = host.subscribe(id, Some(tokens[1]), None).await.expect("watches");
    host.command(id, Who::Client(tokens[1]), Command::Leave).await.expect("gets up");
    // The end of the stream is no sign of life after leaving.
    drop(stream);
    play_on(host.clone(), id, tokens[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_chooses_for_players_while_nobody_is_there() {
    let soon = Duration::from_millis(1);
    let timeouts = Timeouts { gone_after: soon, idle_after: soon, brisk: soon, ..PATIENT };
    let timeouts = Timeouts { glance_after: soon, ..timeouts };
    let path = folder("nobody").join("journal.db");
    let host = host(&path, timeouts).await;
    let (id, _) = started_with(&host, 1, Clock::Brisk).await;
    // Until the table leaves memory, no bot has played the person's game to its end.
    while host.live_tables() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.look(id, None).await.expect("looks").stage, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_reported_and_streams_are_limited() {
    let host = host(&folder("here").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 3).await;
    let mut crowd = host.subscribe(id, None, None).await.expect("watches");
    drain(&mut crowd);
    let alba = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    let here = async |crowd: &mut Subscription| loop {
        if let Update::Here(present) = crowd.next().await {
            return present.here.collect::<Vec<_>>();
        }
    };
    assert_eq!(here(&mut crowd).await, [seat("A")]);
    let crowded = host.subscribe(id, None, None).await.expect_err("there are two streams already");
    assert!(matches!(crowded, HostError::TooManyWatchers));
    let bruno = host.subscribe(id, Some(tokens[1]), None).await.expect("it is his table");
    assert_eq!(here(&mut crowd).await, [seat("A"), seat("B")]);
    drop(alba);
    assert_eq!(here(&mut crowd).await, [seat("B")]);
    drop(bruno);
    let mut tabs = Vec::new();
    while let Ok(tab) = host.subscribe(id, Some(tokens[2]), None).await {
        tabs.push(tab);
    }
    assert_eq!(tabs.len(), 16, "streams per seat are limited");
}

/// One seat that opens and drops streams all the time is told of once a second.
#[tokio::test(start_paused = true)]
async fn presence_is_told_at_most_once_a_second() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 3).await;
    let mut crowd = host.subscribe(id, None, None).await.expect("watches");
    drain(&mut crowd);
    sleep(Duration::from_secs(5)).await;
    drain(&mut crowd);
    let start = Instant::now();
    for _ in 0..170 {
        let stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
        sleep(Duration::from_millis(10)).await;
        drop(stream);
    }
    let stays = host.subscribe(id, Some(tokens[1]), None).await.expect("watches");
    let mut told = Vec::new();
    while let Ok(update) = timeout(Duration::from_secs(3), crowd.next()).await {
        let Update::Here(present) = update else { panic!("{update:?}") };
        told.push(present.here);
    }
    assert_eq!(told.first(), Some(&Seats::only(seat("A"))), "the first change at once");
    assert_eq!(told.last(), Some(&Seats::only(seat("B"))), "and the last state in the end");
    assert!(told.len() <= 4, "{} messages in {:?}", told.len(), start.elapsed());
    drop(stays);
}

#[tokio::test(start_paused = true)]
async fn watchers_are_counted() {
    let host = Memory::host(TIMEOUTS).await;
    let (id, tokens) = started(&host, 3).await;
    let mut stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    let watchers = async || host.look(id, None).await.expect("looks").present.watchers;
    assert_eq!(watchers().await, 0, "a player is no watcher");
    let crowd = host.subscribe(id, None, None).await.expect("watches");
    assert_eq!(watchers().await, 1);
    until(&mut stream, |present| present.watchers == 1).await;
    drop(crowd);
    until(&mut stream, |present| present.watchers == 0).await;
}

/// Whoever looks at tables without a seat must not keep them in memory.
#[tokio::test(start_paused = true)]
async fn looks_without_a_seat_do_not_keep_a_table_in_memory() {
    let (idle_after, glance_after) = (Duration::from_mins(10), Duration::from_secs(30));
    let host = Memory::host(Timeouts { idle_after, glance_after, ..TIMEOUTS }).await;
    let (id, tokens) = started(&host, 3).await;
    let stays = async |token| {
        let start = Instant::now();
        while host.live_tables() > 0 && start.elapsed() < 2 * idle_after {
            host.look(id, token).await.expect("looks");
            sleep(Duration::from_secs(20)).await;
        }
        start.elapsed()
    };
    let after_a_player = stays(None).await;
    assert!(after_a_player <= idle_after + glance_after, "{after_a_player:?}");
    host.look(id, None).await.expect("it comes back");
    let after_nobody = stays(None).await;
    assert!(after_nobody <= 2 * glance_after, "{after_nobody:?}");
    host.look(id, None).await.expect("it comes back");
    assert!(stays(Some(tokens[0])).await >= 2 * idle_after, "a player keeps it there");
}
