//! Live tables on a real journal: whole games, restarts, rivals, absent players.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use catalog::Level;
use host::{
    Clock, Command, Entry, Host, HostError, Limits, News, Opening, Refusal, Snapshot, Stage,
    Subscription, Timeouts, Token, TokenHash, Update, Who,
};
use kernel::Eyes;
use store::{Journal, SqliteJournal, TableId, Version};

use crate::pure::{seat, sit};

const TEN_MINUTES: Duration = Duration::from_mins(10);
pub(crate) const PATIENT: Timeouts = Timeouts {
    gone_after: TEN_MINUTES,
    idle_after: TEN_MINUTES,
    relaxed: TEN_MINUTES,
    brisk: TEN_MINUTES,
    look: Duration::ZERO,
};

const LIMITS: Limits = Limits { tables_max: 3, live_tables_max: 100, watchers_max: 2 };

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

pub(crate) async fn host(path: &Path, timeouts: Timeouts) -> Host<SqliteJournal> {
    let journal = SqliteJournal::open(path).await.expect("it opens");
    Host::start(journal, timeouts, LIMITS).await.expect("it starts")
}

pub(crate) fn opening(clock: Clock) -> Opening {
    let (game, options) = ("shadow-throne".to_owned(), String::new());
    Opening { game, seats: 3, options, clock, private: true }
}

pub(crate) fn token() -> TokenHash {
    Token::fresh().expect("random bytes").hash()
}

/// Starts a game with this many people; the other seats have bots.
async fn started(host: &Host<SqliteJournal>, people: usize) -> (TableId, Vec<TokenHash>) {
    started_with(host, people, Clock::None).await
}

async fn started_with(
    host: &Host<SqliteJournal>,
    people: usize,
    clock: Clock,
) -> (TableId, Vec<TokenHash>) {
    let id = host.open(&opening(clock)).await.expect("opens");
    let tokens: Vec<TokenHash> = (0..people).map(|_| token()).collect();
    for (number, &token) in tokens.iter().enumerate() {
        let command = sit(&format!("Person {number}"), Some("word"));
        host.command(id, Who::Client(token), command).await.expect("sits");
    }
    for letter in ["A", "B", "C"].iter().skip(people) {
        let bot = Command::SeatBot(seat(letter), Level::Greedy);
        host.command(id, Who::Client(tokens[0]), bot).await.expect("a bot sits");
    }
    host.command(id, Who::Client(tokens[0]), Command::Start).await.expect("starts");
    (id, tokens)
}

/// Takes the updates that a subscription begins with.
fn drain(stream: &mut Subscription) {
    while stream.try_next().is_some() {}
}

/// Plays one seat until the game is over; waits for updates between choices.
async fn play_on(host: Host<SqliteJournal>, id: TableId, token: TokenHash) -> Vec<News> {
    let mut stream = host.subscribe(id, Some(token), None).await.expect("watches");
    let mut heard = Vec::new();
    loop {
        let Snapshot { stage, question, version, .. } =
            host.look(id, Some(token)).await.expect("looks");
        if stage == Stage::Over {
            return heard;
        }
        if let Some(choice) = question.legal.first() {
            let command = Command::Choose { choice: choice.text.clone(), seen: version };
            host.command(id, Who::Client(token), command).await.expect("a legal choice is taken");
            continue;
        }
        match stream.next().await {
            Update::News(news) => heard.push(news),
            Update::Whole | Update::Here(_) => {}
            Update::Ended => panic!("a table that is watched stays"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_game_together() {
    let host = host(&folder("together").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 3).await;
    play_together(&host, id, &tokens).await;
    let record = host.record(id).await.expect("it is there").expect("it is over");
    let game = catalog::find("shadow-throne").expect("it is registered");
    game.retell(&record, &mut |_| {}).expect("it verifies, with its seed");
    assert_eq!(record.mix.expect("players contributed").contributions.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_bots() {
    let host = host(&folder("bots").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 1).await;
    play_on(host.clone(), id, tokens[0]).await;
    assert!(host.record(id).await.expect("it is there").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_after_a_restart_exactly_as_it_was() {
    let path = folder("restart").join("journal.db");
    let first = host(&path, PATIENT).await;
    let (id, tokens) = started(&first, 3).await;
    for &token in &tokens {
        let Snapshot { question, version, .. } = first.look(id, Some(token)).await.expect("looks");
        let command = Command::Choose { choice: question.legal[0].text.clone(), seen: version };
        first.command(id, Who::Client(token), command).await.expect("chooses");
    }
    let before = first.look(id, Some(tokens[1])).await.expect("looks");
    let second = host(&path, PATIENT).await;
    let after = second.look(id, Some(tokens[1])).await.expect("looks");
    assert_eq!(
        (after.version, after.view, after.question),
        (before.version, before.view, before.question)
    );
    play_together(&second, id, &tokens).await;
}

async fn play_together(host: &Host<SqliteJournal>, id: TableId, tokens: &[TokenHash]) {
    let games = tokens.iter().map(|&token| tokio::spawn(play_on(host.clone(), id, token)));
    for game in games.collect::<Vec<_>>() {
        game.await.expect("it ends");
    }
}

/// Two hosts on one journal: after a conflict a host reads the new lines and decides again.
#[tokio::test(flavor = "multi_thread")]
async fn two_hosts_share_a_table() {
    let path = folder("rivals").join("journal.db");
    let (one, other) = (host(&path, PATIENT).await, host(&path, PATIENT).await);
    let (id, tokens) = started(&one, 3).await;
    let mut turn = 0;
    loop {
        let host = if turn % 2 == 0 { &one } else { &other };
        let mut moved = false;
        for &token in &tokens {
            let Snapshot { stage, .. } = host.look(id, Some(token)).await.expect("looks");
            if stage == Stage::Over {
                let record = host.record(id).await.expect("it is there").expect("it is over");
                let game = catalog::find("shadow-throne").expect("it is registered");
                return game.retell(&record, &mut |_| {}).expect("it verifies");
            }
            // This host may be behind: it learns so from the conflict, and looks again.
            for _ in 0..2 {
                let Snapshot { question, version, .. } =
                    host.look(id, Some(token)).await.expect("looks");
                let Some(choice) = question.legal.first() else { break };
                let command = Command::Choose { choice: choice.text.clone(), seen: version };
                match host.command(id, Who::Client(token), command).await {
                    Ok(_) => {
                        moved = true;
                        break;
                    }
                    Err(HostError::Refused(_) | HostError::TryAgain) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }
        if !moved || turn % 5 == 4 {
            // A message makes a host that is behind read the new lines.
            let hello = Command::Say("hello".into());
            host.command(id, Who::Client(tokens[0]), hello).await.expect("says");
        }
        turn += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_chooses_for_an_absent_player() {
    let timeouts = Timeouts { gone_after: Duration::from_millis(1), ..PATIENT };
    let path = folder("gone").join("journal.db");
    let host = host(&path, timeouts).await;
    let (id, tokens) = started(&host, 2).await;
    // The first player plays on; the second seat has no stream.
    play_on(host.clone(), id, tokens[0]).await;
    let theirs = host.look(id, Some(tokens[1])).await.expect("looks");
    assert_eq!(theirs.you, Some(seat("B")), "the player keeps the seat");
    // The chronicle names these choices, from memory and from the journal.
    let held = |entries: Vec<Entry>| entries.into_iter().filter(|it| *it == Entry::Held(seat("B")));
    let count = held(host.read(id, None).await.expect("looks").1).count();
    assert!(count > 10, "{count} choices");
    let other = crate::live::host(&path, timeouts).await;
    assert_eq!(held(other.read(id, None).await.expect("looks").1).count(), count);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_message_keeps_the_name_of_its_author() {
    let host = host(&folder("said").join("journal.db"), PATIENT).await;
    let id = host.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno) = (token(), token());
    host.command(id, Who::Client(alba), sit("Alba", None)).await.expect("sits");
    host.command(id, Who::Client(alba), Command::Say("hello".into())).await.expect("speaks");
    host.command(id, Who::Client(alba), Command::Move(seat("C"))).await.expect("moves");
    host.command(id, Who::Client(bruno), sit("Bruno", None)).await.expect("sits where she sat");
    let chat = host.look(id, None).await.expect("looks").chat;
    assert_eq!((chat[0].name.as_str(), chat[0].text.as_str()), ("Alba", "hello"));
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
async fn a_bot_chooses_when_the_clock_runs_out() {
    let timeouts = Timeouts { brisk: Duration::from_millis(1), ..PATIENT };
    let host = host(&folder("clock").join("journal.db"), timeouts).await;
    let (id, tokens) = started_with(&host, 1, Clock::Brisk).await;
    // The player watches and never chooses; the game still comes to its end.
    let mut stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    while host.look(id, None).await.expect("looks").stage != Stage::Over {
        assert_ne!(stream.next().await, Update::Ended, "a table that is watched stays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_a_wave_is_shown() {
    let timeouts = Timeouts { look: Duration::from_secs(5), ..PATIENT };
    let host = host(&folder("shown").join("journal.db"), timeouts).await;
    let (id, tokens) = started_with(&host, 1, Clock::Brisk).await;
    let mut stream = host.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    let mut played = 0;
    while played < 2 {
        let table = host.look(id, Some(tokens[0])).await.expect("looks");
        let Some(choice) = table.question.legal.first() else {
            stream.next().await;
            continue;
        };
        let left = table.question.left_ms.map(Duration::from_millis).expect("there is a clock");
        // Only the second wave has extra time: nothing is shown before the first.
        assert_eq!(left > TEN_MINUTES, played == 1, "{left:?} for {choice:?}");
        played += usize::from(choice.text.starts_with("play"));
        let command = Command::Choose { choice: choice.text.clone(), seen: table.version };
        host.command(id, Who::Client(tokens[0]), command).await.expect("a legal choice is taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_chooses_for_players_while_nobody_is_there() {
    let soon = Duration::from_millis(1);
    let timeouts = Timeouts { gone_after: soon, idle_after: soon, brisk: soon, ..PATIENT };
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
        if let Update::Here(seats) = crowd.next().await {
            return seats.collect::<Vec<_>>();
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

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_looks_at_leaves_memory_and_comes_back() {
    let timeouts = Timeouts { idle_after: Duration::from_millis(1), ..PATIENT };
    let host = host(&folder("idle").join("journal.db"), timeouts).await;
    let (id, tokens) = started(&host, 3).await;
    while host.live_tables() > 0 {
        tokio::task::yield_now().await;
    }
    let back = host.look(id, Some(tokens[0])).await.expect("it comes back");
    assert_eq!(back.stage, Stage::Playing);
    assert!(!back.question.legal.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_resumes_after_the_last_seen_version() {
    let host = host(&folder("resume").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 3).await;
    let seen = host.look(id, None).await.expect("looks").version;
    let say = |text: &str| host.command(id, Who::Client(tokens[0]), Command::Say(text.into()));
    say("one").await.expect("says");
    say("two").await.expect("says");
    let mut resumed = host.subscribe(id, None, Some(seen)).await.expect("subscribes");
    let Some(Update::News(missed)) = resumed.try_next() else { panic!("two lines are kept") };
    let said: Vec<&str> = missed.said.iter().map(|saying| saying.text.as_str()).collect();
    assert_eq!(said, ["one", "two"]);
    let resumed = host.subscribe(id, None, Some(Version::new(9_999))).await;
    assert_eq!(resumed.expect("subscribes").try_next(), Some(Update::Whole));
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_requests_are_refused() {
    let host = host(&folder("refused").join("journal.db"), PATIENT).await;
    let nowhere = TableId::fresh().expect("random bytes");
    assert!(matches!(host.look(nowhere, None).await, Err(HostError::NoTable)));
    for (game, seats, options) in
        [("chess", 3, ""), ("shadow-throne", 9, ""), ("shadow-throne", 3, "x")]
    {
        let (game, options) = (game.to_owned(), options.to_owned());
        let opening = Opening { game, seats, options, clock: Clock::None, private: false };
        assert!(matches!(host.open(&opening).await, Err(HostError::BadOpening { .. })));
    }
    let (id, _) = started(&host, 3).await;
    let stranger = host.command(id, Who::Client(token()), Command::Say("hi".into())).await;
    assert!(matches!(stranger, Err(HostError::Refused(Refusal::NotSeated))));
    assert!(host.record(id).await.expect("it is there").is_none(), "not before it is over");
}

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

#[tokio::test(flavor = "multi_thread")]
async fn only_public_tables_are_listed_after_a_restart_too() {
    let path = folder("listing").join("journal.db");
    let first = host(&path, PATIENT).await;
    let public = Opening { private: false, ..opening(Clock::Relaxed) };
    let id = first.open(&public).await.expect("opens");
    first.open(&opening(Clock::None)).await.expect("opens a private one");
    first.command(id, Who::Client(token()), sit("Alba", None)).await.expect("sits");
    let listed = first.public_tables();
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].table, listed[0].seats[0].name.as_deref()), (id, Some("Alba")));
    let second = host(&path, PATIENT).await;
    // The host reads them in the background.
    while second.public_tables().is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(second.public_tables(), listed);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_host_refuses_more_tables() {
    let journal = SqliteJournal::open(&folder("full").join("journal.db")).await.expect("it opens");
    let host = Host::start(journal, PATIENT, Limits { live_tables_max: 1, ..LIMITS })
        .await
        .expect("starts");
    let one = host.open(&opening(Clock::None)).await.expect("opens");
    let other = host.open(&opening(Clock::None)).await.expect("opens");
    host.look(one, None).await.expect("there is room for one");
    assert!(matches!(host.look(other, None).await, Err(HostError::Full)));
    host.open(&opening(Clock::None)).await.expect("the third");
    let fourth = host.open(&opening(Clock::None)).await;
    assert!(matches!(fourth, Err(HostError::Full)), "three tables are enough");
}

/// Alba watches from her seat, moves away, and Bruno sits down there: from then on her old stream
/// must not carry what only that seat may know.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_when_its_seat_changes_hands() {
    let host = host(&folder("eyes").join("journal.db"), PATIENT).await;
    let id = host.open(&opening(Clock::None)).await.expect("opens");
    let [alba, bruno] = [token(), token()];
    host.command(id, Who::Client(alba), sit("Alba", None)).await.expect("sits at A");
    let mut stream = host.subscribe(id, Some(alba), None).await.expect("watches from A");
    drain(&mut stream);
    let ends = [
        (alba, Command::Move(seat("C"))),
        (bruno, sit("Bruno", None)),
        (bruno, Command::SeatBot(seat("B"), Level::Random)),
        (bruno, Command::Start),
    ];
    for (token, command) in ends {
        host.command(id, Who::Client(token), command).await.expect("it is allowed");
    }
    let mut heard = Vec::new();
    loop {
        match stream.next().await {
            Update::News(news) => heard.extend(news.events),
            Update::Here(_) => {}
            Update::Whole | Update::Ended => break,
        }
    }
    assert_eq!(heard, [], "the stream ended when she moved");
    let stream = host.subscribe(id, Some(alba), None).await.expect("watches again");
    assert_eq!(stream.eyes(), Eyes::Seat(seat("C")));
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_rematches_lead_to_one_table() {
    let host = host(&folder("rematches").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&host, 1).await;
    play_on(host.clone(), id, tokens[0]).await;
    let asked = (0..2).map(|_| {
        let (host, token) = (host.clone(), tokens[0]);
        tokio::spawn(async move { host.rematch(id, token).await.expect("a rematch") })
    });
    let mut next = Vec::new();
    for asked in asked.collect::<Vec<_>>() {
        next.push(asked.await.expect("it is answered"));
    }
    assert_eq!(next[0], next[1]);
}

/// An invalid line in the journal of one table affects no other table.
#[tokio::test(flavor = "multi_thread")]
async fn a_broken_table_affects_no_other() {
    let path = folder("broken").join("journal.db");
    let first = host(&path, PATIENT).await;
    let public = Opening { private: false, ..opening(Clock::None) };
    let (good, bad) = (first.open(&public).await, first.open(&public).await);
    let (good, bad) = (good.expect("opens"), bad.expect("opens"));
    let journal = SqliteJournal::open(&path).await.expect("it opens");
    let version = first.look(bad, None).await.expect("looks").version;
    let line = vec![String::from("sat H nobody")];
    journal.append(bad, version, line).await.expect("it takes any text");
    let second = host(&path, PATIENT).await;
    while second.public_tables().is_empty() {
        tokio::task::yield_now().await;
    }
    assert!(matches!(second.look(bad, None).await, Err(HostError::Journal)));
    second.look(good, None).await.expect("the other table works");
}

/// The same when all of it is written in one append: on one thread, all requests are in the mailbox
/// before the table reads it.
#[tokio::test]
async fn a_question_reaches_only_the_new_occupant() {
    let host = host(&folder("asked").join("journal.db"), PATIENT).await;
    let id = host.open(&opening(Clock::None)).await.expect("opens");
    let [alba, bruno] = [token(), token()];
    host.command(id, Who::Client(alba), sit("Alba", None)).await.expect("sits at A");
    let mut stream = host.subscribe(id, Some(alba), None).await.expect("watches from A");
    drain(&mut stream);
    let send = |token, command| host.command(id, Who::Client(token), command);
    let bot = Command::SeatBot(seat("B"), Level::Random);
    let (moved, sat, seated, begun) = tokio::join!(
        send(alba, Command::Move(seat("C"))),
        send(bruno, sit("Berta", None)),
        send(bruno, bot),
        send(bruno, Command::Start),
    );
    assert!(moved.is_ok() && sat.is_ok() && seated.is_ok() && begun.is_ok());
    let mut heard = 0;
    while let Update::News(news) = stream.next().await {
        assert!(news.events.is_empty() && news.question.legal.is_empty(), "{news:?}");
        heard += 1;
    }
    assert_eq!(heard, 1, "only that the seats have changed");
}
