//! Live tables on a real journal: whole games, restarts, rivals, absent players.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use catalog::Level;
use host::{
    Chance, Clock, Command, Host, HostError, Limits, News, Opening, Refusal, Saying, Snapshot,
    Stage, Subscription, Timeouts, Token, TokenHash, Update, Who,
};
use kernel::{Eyes, Seats};
use store::{Journal, SqliteJournal, TableId, Version};

use crate::pure::{seat, sit};

const TEN_MINUTES: Duration = Duration::from_mins(10);
pub(crate) const PATIENT: Timeouts = Timeouts {
    gone_after: TEN_MINUTES,
    idle_after: TEN_MINUTES,
    glance_after: TEN_MINUTES,
    unused_after: Duration::from_hours(1),
    relaxed: TEN_MINUTES,
    brisk: TEN_MINUTES,
    day: Duration::from_hours(24),
    wake_every: Duration::from_secs(1),
    notice_after: TEN_MINUTES,
    pause: Duration::ZERO,
    look: Duration::ZERO,
};

pub(crate) const LIMITS: Limits =
    Limits { tables_max: 3, live_tables_max: 100, watchers_max: 2, contents_max: 2 };

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

pub(crate) async fn host(path: &Path, timeouts: Timeouts) -> Host<SqliteJournal> {
    let journal = SqliteJournal::open(path).await.expect("it opens");
    Host::start(journal, timeouts, LIMITS, Chance::System).await.expect("it starts")
}

pub(crate) fn opening(clock: Clock) -> Opening {
    let (game, options) = ("shadow-throne".to_owned(), String::new());
    Opening { game, seats: 3, options, clock, private: true, quiet: false, contents: None }
}

pub(crate) fn token() -> TokenHash {
    Token::fresh().expect("random bytes").hash()
}

/// Starts a game with this many people; the other seats have bots.
pub(crate) async fn started<J: Journal>(
    host: &Host<J>,
    people: usize,
) -> (TableId, Vec<TokenHash>) {
    started_with(host, people, Clock::None).await
}

pub(crate) async fn started_with<J: Journal>(
    host: &Host<J>,
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
pub(crate) fn drain(stream: &mut Subscription) {
    while stream.try_next().is_some() {}
}

/// Plays one seat until the game is over; waits for updates between choices.
pub(crate) async fn play_on<J: Journal>(host: Host<J>, id: TableId, token: TokenHash) -> Vec<News> {
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
            Update::Whole | Update::Here(_) | Update::Watchers(_) => {}
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

pub(crate) async fn play_together<J: Journal>(host: &Host<J>, id: TableId, tokens: &[TokenHash]) {
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
async fn a_chat_message_keeps_the_name_of_its_author() {
    let host = host(&folder("said").join("journal.db"), PATIENT).await;
    let id = host.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno) = (token(), token());
    host.command(id, Who::Client(alba), sit("Alba", None)).await.expect("sits");
    host.command(id, Who::Client(alba), Command::Say("hello".into())).await.expect("speaks");
    host.command(id, Who::Client(alba), Command::Move(seat("C"))).await.expect("moves");
    host.command(id, Who::Client(bruno), sit("Bruno", None)).await.expect("sits where she sat");
    let chat = host.look(id, None).await.expect("looks").chat;
    assert_eq!((chat[0].name.as_str(), &chat[0].saying), ("Alba", &Saying::Text("hello".into())));
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
async fn a_table_that_nobody_looks_at_leaves_memory_and_comes_back() {
    // The table may leave memory before the start; then it expects nobody.
    let (gone_after, soon) = (Duration::ZERO, Duration::from_millis(1));
    let timeouts = Timeouts { gone_after, idle_after: soon, glance_after: soon, ..PATIENT };
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
    let said: Vec<&Saying> = missed.said.iter().map(|message| &message.saying).collect();
    assert_eq!(said, [&Saying::Text("one".into()), &Saying::Text("two".into())]);
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
        let (clock, contents) = (Clock::None, None);
        let (private, quiet) = (false, false);
        let opening = Opening { game, seats, options, clock, private, quiet, contents };
        assert!(matches!(host.open(&opening).await, Err(HostError::BadOpening { .. })));
    }
    let (id, _) = started(&host, 3).await;
    let stranger = host.command(id, Who::Client(token()), Command::Say("hi".into())).await;
    assert!(matches!(stranger, Err(HostError::Refused(Refusal::NotSeated))));
    assert!(host.record(id).await.expect("it is there").is_none(), "not before it is over");
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
    let host = host(&folder("full").join("journal.db"), PATIENT).await;
    for _ in 0..LIMITS.tables_max {
        host.open(&opening(Clock::None)).await.expect("there is room");
    }
    let more = host.open(&opening(Clock::None)).await;
    assert!(matches!(more, Err(HostError::Full)), "three tables are enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_uses_makes_room_in_memory() {
    let journal = SqliteJournal::open(&folder("room").join("journal.db")).await.expect("it opens");
    let limits = Limits { live_tables_max: 1, ..LIMITS };
    let host = Host::start(journal, PATIENT, limits, Chance::System).await.expect("it starts");
    let (one, alba) = (host.open(&opening(Clock::None)).await.expect("opens"), token());
    let other = host.open(&opening(Clock::None)).await.expect("opens");
    host.command(one, Who::Client(alba), sit("Alba", None)).await.expect("sits down");
    host.look(other, None).await.expect("nobody has a stream at the first table");
    one_table_stays(&host).await;
    let playing = host.subscribe(one, Some(alba), None).await.expect("and back");
    one_table_stays(&host).await;
    until_here(&host, one, (1, 0)).await;
    assert!(matches!(host.look(other, None).await, Err(HostError::Full)), "a player looks");
    assert!(matches!(host.look(other, Some(token())).await, Err(HostError::Full)));
    drop(playing);
    let watching = host.subscribe(one, None, None).await.expect("watches");
    until_here(&host, one, (0, 1)).await;
    assert!(matches!(host.look(other, None).await, Err(HostError::Full)), "a viewer looks");
    host.command(other, Who::Client(token()), sit("Bruno", None))
        .await
        .expect("players come first");
    drop(watching);
}

/// Waits until a table that was told to leave memory has left.
async fn one_table_stays(host: &Host<SqliteJournal>) {
    while host.live_tables() > 1 {
        tokio::task::yield_now().await;
    }
}

/// Waits until the table has noted that so many players and watchers have streams.
async fn until_here(host: &Host<SqliteJournal>, id: TableId, streams: (u32, usize)) {
    loop {
        let present = host.look(id, None).await.expect("it is in memory").present;
        if (present.here.len(), present.watchers) == streams {
            return;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_leaves_the_count_and_stays_readable() {
    let path = folder("count").join("journal.db");
    let host = host(&path, PATIENT).await;
    let (id, tokens) = started(&host, 1).await;
    for _ in 1..LIMITS.tables_max {
        host.open(&opening(Clock::None)).await.expect("there is room");
    }
    assert!(matches!(host.open(&opening(Clock::None)).await, Err(HostError::Full)));
    play_on(host.clone(), id, tokens[0]).await;
    // A game is over.
    while matches!(host.open(&opening(Clock::None)).await, Err(HostError::Full)) {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.look(id, None).await.expect("it is there").stage, Stage::Over);
    let closed = Timeouts { unused_after: Duration::ZERO, ..PATIENT };
    let swept = Host::start(
        SqliteJournal::open(&path).await.expect("opens"),
        closed,
        LIMITS,
        Chance::System,
    );
    let swept = swept.await.expect("it starts");
    for _ in 0..LIMITS.tables_max {
        while matches!(swept.open(&opening(Clock::None)).await, Err(HostError::Full)) {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(swept.look(id, None).await.expect("it is there").stage, Stage::Over);
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
            Update::Here(_) | Update::Watchers(_) => {}
            Update::Whole | Update::Ended => break,
        }
    }
    assert_eq!(heard, [], "the stream ended when she moved");
    let stream = host.subscribe(id, Some(alba), None).await.expect("watches again");
    assert_eq!(stream.eyes(), Eyes::Seat(seat("C")));
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
    assert!(matches!(second.look(bad, None).await, Err(HostError::Damaged)));
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
        assert_eq!((news.question.owing, news.now), (Seats::NONE, None), "nothing of the game");
        heard += 1;
    }
    assert_eq!(heard, 1, "only that the seats have changed");
}
