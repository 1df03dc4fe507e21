//! The host of a table, set phrases, and the chat of those who watch.

use std::time::Duration;

use catalog::Level;
use host::{
    ChatMessage, Clock, Command, Host, HostError, Notice, Opening, Phrase, Refusal, Saying,
    Snapshot, Stage, TokenHash, Update, WatcherMessage, Who,
};
use kernel::{Eyes, Seats};
use store::{SqliteJournal, TableId};
use tokio::time::timeout;

use crate::{
    live::{PATIENT, folder, host, opening, play_on, started, token},
    pure::{seat, sit},
};

type House = Host<SqliteJournal>;

async fn send(host: &House, id: TableId, who: TokenHash, what: Command) -> Result<(), Refusal> {
    match host.command(id, Who::Client(who), what).await {
        Ok(_) => Ok(()),
        Err(HostError::Refused(refusal)) => Err(refusal),
        Err(other) => panic!("{other}"),
    }
}

async fn look(host: &House, id: TableId, who: Option<TokenHash>) -> Snapshot {
    host.look(id, who).await.expect("looks")
}

fn sit_at(letter: &str, name: &str) -> Command {
    Command::Sit { seat: Some(seat(letter)), name: name.into(), word: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_is_whoever_came_first_and_still_sits_there() {
    let house = host(&folder("came-first").join("journal.db"), PATIENT).await;
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno, carla) = (token(), token(), token());
    assert_eq!(look(&house, id, None).await.host, None);
    send(&house, id, alba, sit_at("B", "Alba")).await.expect("sits");
    send(&house, id, bruno, sit_at("A", "Bruno")).await.expect("sits");
    assert_eq!(look(&house, id, None).await.host, Some(seat("B")));
    send(&house, id, alba, Command::Move(seat("C"))).await.expect("moves");
    assert_eq!(look(&house, id, None).await.host, Some(seat("C")), "she takes it along");
    send(&house, id, alba, Command::Leave).await.expect("gets up");
    assert_eq!(look(&house, id, None).await.host, Some(seat("A")));
    send(&house, id, alba, sit_at("B", "Alba")).await.expect("sits again");
    send(&house, id, carla, sit_at("C", "Carla")).await.expect("sits");
    assert_eq!(look(&house, id, None).await.host, Some(seat("A")), "he came before her now");
    for command in
        [Command::Remove(seat("A")), Command::Mute(seat("A"), true), Command::Quiet(true)]
    {
        assert_eq!(send(&house, id, alba, command).await, Err(Refusal::NotTheHost));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_game_a_removed_person_loses_the_seat_for_good() {
    let house = host(&folder("removed").join("journal.db"), PATIENT).await;
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno) = (token(), token());
    send(&house, id, alba, sit("Alba", None)).await.expect("sits");
    send(&house, id, bruno, sit("Bruno", None)).await.expect("sits");
    send(&house, id, alba, Command::SeatBot(seat("C"), Level::Easy)).await.expect("a bot");
    let nobody = |letter| Err(Refusal::NobodyElse { seat: seat(letter) });
    assert_eq!(send(&house, id, alba, Command::Remove(seat("A"))).await, nobody("A"), "herself");
    assert_eq!(send(&house, id, alba, Command::Remove(seat("C"))).await, nobody("C"), "a bot");
    let far = Err(Refusal::NoSuchSeat { seat: seat("H") });
    assert_eq!(send(&house, id, alba, Command::Remove(seat("H"))).await, far);
    send(&house, id, alba, Command::Remove(seat("B"))).await.expect("she is the host");
    let table = look(&house, id, Some(bruno)).await;
    assert_eq!((table.you, table.seats[1].name.as_deref()), (None, None));
    assert_eq!(send(&house, id, bruno, sit("Bruno", None)).await, Err(Refusal::Removed));
    send(&house, id, token(), sit("Bea", None)).await.expect("somebody else may");
}

#[tokio::test(flavor = "multi_thread")]
async fn during_the_game_a_bot_plays_on_until_somebody_takes_the_seat() {
    let path = folder("taken").join("journal.db");
    let house = host(&path, PATIENT).await;
    let (id, tokens) = started(&house, 2).await;
    let (alba, bruno, bea) = (tokens[0], tokens[1], token());
    assert_eq!(send(&house, id, bea, sit("Bea", None)).await, Err(Refusal::Begun));
    let mut stream = house.subscribe(id, Some(bruno), None).await.expect("watches");
    let removing = house.command(id, Who::Client(alba), Command::Remove(seat("B"))).await;
    let removed = removing.expect("she is the host");
    // The others subscribe again, and are told anew what is asked of them.
    let mut hers = house.subscribe(id, Some(alba), Some(removed)).await.expect("watches");
    let told = match hers.try_next() {
        Some(Update::News(news)) => !news.question.owing.is_empty(),
        update => update == Some(Update::Whole),
    };
    assert!(told, "nothing else may happen for a long time");
    drop(hers);
    while stream.next().await != Update::Ended {}
    let again = house.subscribe(id, Some(bruno), None).await.expect("as one of the crowd");
    assert_eq!(again.eyes(), Eyes::Crowd, "he does not see the hand any more");
    let table = look(&house, id, Some(bruno)).await;
    assert_eq!((table.you, table.vacant), (None, Seats::only(seat("B"))));
    assert_eq!(table.seats[1].bot, Some(Level::Medium));
    let said: Vec<&ChatMessage> = table.chat.iter().collect();
    assert_eq!(said.len(), 1);
    assert_eq!(said[0].saying, Saying::Notice(Notice::Removed));
    assert_eq!(send(&house, id, bruno, sit("Bruno", None)).await, Err(Refusal::Removed));
    let taken = Err(Refusal::SeatTaken { seat: seat("C") });
    assert_eq!(send(&house, id, bea, sit_at("C", "Bea")).await, taken, "a bot that was seated");
    send(&house, id, bea, sit("Bea", None)).await.expect("she takes the seat");
    let table = look(&house, id, Some(bea)).await;
    assert_eq!((table.you, table.vacant), (Some(seat("B")), Seats::NONE));
    assert!(!table.question.legal.is_empty() || !table.question.owing.has(seat("B")));
    drop((stream, again));
    // It is all on disk.
    drop(house);
    let house = host(&path, PATIENT).await;
    assert_eq!(look(&house, id, Some(bea)).await.you, Some(seat("B")));
    assert_eq!(send(&house, id, bruno, sit("Bruno", None)).await, Err(Refusal::Removed));
    let other = tokio::spawn(play_on(house.clone(), id, bea));
    play_on(house.clone(), id, alba).await;
    other.await.expect("she plays to the end");
    assert_eq!(look(&house, id, None).await.stage, Stage::Over);
    assert_eq!(send(&house, id, alba, Command::Remove(seat("B"))).await, Err(Refusal::Over));
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_quiet_table_there_are_only_phrases_and_the_muted_say_nothing() {
    let house = host(&folder("quiet").join("journal.db"), PATIENT).await;
    let quiet = Opening { quiet: true, ..opening(Clock::None) };
    let id = house.open(&quiet).await.expect("opens");
    let (alba, bruno) = (token(), token());
    send(&house, id, alba, sit("Alba", None)).await.expect("sits");
    send(&house, id, bruno, sit("Bruno", None)).await.expect("sits");
    let hello = || Command::Say("hello".into());
    assert_eq!(send(&house, id, bruno, hello()).await, Err(Refusal::Quiet));
    send(&house, id, bruno, Command::Phrase(Phrase::Hello)).await.expect("a phrase");
    send(&house, id, alba, Command::Quiet(false)).await.expect("she allows it");
    send(&house, id, bruno, hello()).await.expect("he may");
    send(&house, id, alba, Command::Mute(seat("B"), true)).await.expect("she is the host");
    for said in [hello(), Command::Phrase(Phrase::Oops)] {
        assert_eq!(send(&house, id, bruno, said).await, Err(Refusal::Muted));
    }
    send(&house, id, bruno, Command::Move(seat("C"))).await.expect("moves");
    assert_eq!(look(&house, id, None).await.muted, Seats::only(seat("C")), "it goes with him");
    send(&house, id, alba, Command::Mute(seat("C"), false)).await.expect("she is the host");
    send(&house, id, bruno, hello()).await.expect("he may again");
    let said: Vec<Saying> =
        look(&house, id, None).await.chat.into_iter().map(|message| message.saying).collect();
    let text = || Saying::Text("hello".into());
    assert_eq!(said, [Saying::Phrase(Phrase::Hello), text(), text()]);
}

/// Neither a mute nor a removal ends because somebody sits down elsewhere or plays again.
#[tokio::test(flavor = "multi_thread")]
async fn a_mute_and_a_removal_stay_with_the_person() {
    let house = host(&folder("stay").join("journal.db"), PATIENT).await;
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno, carla) = (token(), token(), token());
    for (who, name) in [(alba, "Alba"), (bruno, "Bruno"), (carla, "Carla")] {
        send(&house, id, who, sit(name, None)).await.expect("sits");
    }
    send(&house, id, alba, Command::Mute(seat("B"), true)).await.expect("she is the host");
    send(&house, id, bruno, Command::Leave).await.expect("gets up");
    send(&house, id, bruno, sit("Bruno", None)).await.expect("sits again");
    let hello = || Command::Say("hello".into());
    assert_eq!(send(&house, id, bruno, hello()).await, Err(Refusal::Muted));
    send(&house, id, alba, Command::Start).await.expect("starts");
    send(&house, id, alba, Command::Remove(seat("C"))).await.expect("she is the host");
    let bruno_plays = tokio::spawn(play_on(house.clone(), id, bruno));
    play_on(house.clone(), id, alba).await;
    bruno_plays.await.expect("he plays to the end");
    // The record names whoever played to the end.
    let record = house.record(id).await.expect("reads").expect("it is over");
    let successor = look(&house, id, None).await.seats[2].name.clone();
    assert_eq!(Some(&record.players[seat("C")]), successor.as_ref());
    assert_ne!(successor.as_deref(), Some("Carla"));
    // He is away when the next game is opened, and comes later.
    send(&house, id, bruno, Command::Leave).await.expect("he leaves");
    let next = house.rematch(id, alba).await.expect("another game");
    send(&house, next, bruno, sit("Bruno", None)).await.expect("he comes, too");
    assert_eq!(look(&house, next, None).await.muted, Seats::only(seat("B")));
    assert_eq!(send(&house, next, carla, sit("Carla", None)).await, Err(Refusal::Removed));
    assert!(look(&house, next, Some(carla)).await.removed);
    // Whoever was removed can be forgotten, too.
    let named = |table: &Snapshot| table.chat.iter().any(|it| it.name == "Carla");
    assert!(named(&look(&house, id, None).await));
    send(&house, id, carla, Command::Forget).await.expect("she is forgotten");
    assert!(!named(&look(&house, id, None).await));
    assert_eq!(send(&house, id, carla, Command::Forget).await, Ok(()), "once more changes nothing");
}

/// What somebody has said goes by the person, whatever seat they and others have had since.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_has_no_name_in_the_chat_either() {
    let house = host(&folder("unnamed").join("journal.db"), PATIENT).await;
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno) = (token(), token());
    let hello = || Command::Say("hello".into());
    for (who, name) in [(alba, "Alba"), (bruno, "Bruno")] {
        send(&house, id, who, sit(name, None)).await.expect("sits");
        send(&house, id, who, hello()).await.expect("talks");
    }
    send(&house, id, alba, Command::Leave).await.expect("gets up");
    send(&house, id, bruno, Command::Move(seat("A"))).await.expect("moves to her seat");
    let names = async || {
        let chat = look(&house, id, None).await.chat;
        chat.into_iter().map(|message| message.name).collect::<Vec<String>>()
    };
    assert_eq!(names().await, ["Alba", "Bruno"]);
    send(&house, id, alba, Command::Forget).await.expect("she has left already");
    assert_eq!(names().await, ["A", "Bruno"], "his words stay his");
    send(&house, id, bruno, Command::Forget).await.expect("he gets up");
    assert_eq!(names().await, ["A", "B"], "he said it from another seat");
    let version = look(&house, id, None).await.version;
    send(&house, id, bruno, Command::Forget).await.expect("nothing is left");
    assert_eq!(look(&house, id, None).await.version, version, "and nothing is written");
}

/// Among strangers only the host says what is played and where bots sit; friends agree among
/// themselves.
#[tokio::test(flavor = "multi_thread")]
async fn where_strangers_sit_down_only_the_host_arranges() {
    let house = host(&folder("strangers").join("journal.db"), PATIENT).await;
    for private in [false, true] {
        let id = house.open(&Opening { private, ..opening(Clock::None) }).await.expect("opens");
        let (alba, zoe) = (token(), token());
        send(&house, id, alba, sit("Alba", None)).await.expect("sits");
        send(&house, id, zoe, sit("Zoe", None)).await.expect("sits");
        let arranging = || {
            let bot = Command::SeatBot(seat("C"), Level::Easy);
            let options = Command::Options("target 20".into());
            [Command::Clock(Clock::Brisk), options, bot, Command::SendBot(seat("C"))]
        };
        let refused = if private { Ok(()) } else { Err(Refusal::NotTheHost) };
        for command in arranging() {
            assert_eq!(send(&house, id, zoe, command).await, refused);
        }
        for command in arranging() {
            send(&house, id, alba, command).await.expect("she is the host");
        }
        // So a stranger cannot begin a game that others still wait for; a full table is another thing.
        assert_eq!(send(&house, id, zoe, Command::Start).await, Err(Refusal::SeatsFree));
        send(&house, id, alba, Command::SeatBot(seat("C"), Level::Easy)).await.expect("a bot");
        send(&house, id, zoe, Command::Start).await.expect("nobody is missing");
    }
}

/// Nobody can use up what the others may do, or keep anybody from sitting down, leaving and starting.
#[tokio::test(flavor = "multi_thread")]
async fn each_player_arranges_the_table_only_so_often() {
    let house = host(&folder("arranged").join("journal.db"), PATIENT).await;
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    let (alba, bruno, carla) = (token(), token(), token());
    send(&house, id, alba, sit("Alba", None)).await.expect("sits");
    send(&house, id, bruno, sit("Bruno", None)).await.expect("sits");
    let mut done = 0;
    let commands = |number: usize| match number % 4 {
        0 => Command::Clock(Clock::Brisk),
        1 => Command::Clock(Clock::None),
        2 => Command::Mix(format!("word-{number}")),
        _ => Command::Move(seat(if number % 8 == 3 { "C" } else { "B" })),
    };
    while send(&house, id, bruno, commands(done)).await.is_ok() {
        done += 1;
    }
    assert_eq!(done, 200, "the count goes with him from seat to seat");
    assert_eq!(send(&house, id, bruno, Command::Clock(Clock::Brisk)).await, Err(Refusal::TooMuch));
    // He fills the table with bots, so that nobody else can sit down.
    let his = look(&house, id, Some(bruno)).await.you.expect("he sits");
    let free = if his == seat("B") { seat("C") } else { seat("B") };
    send(&house, id, bruno, Command::SeatBot(free, Level::Easy)).await.expect("a bot");
    assert_eq!(send(&house, id, bruno, Command::SendBot(free)).await, Err(Refusal::TooMuch));
    send(&house, id, alba, Command::SendBot(free)).await.expect("she may");
    send(&house, id, carla, sit("Carla", Some("salt"))).await.expect("she may");
    send(&house, id, carla, Command::Clock(Clock::Relaxed)).await.expect("she may");
    for _ in 0..101 {
        let _ = send(&house, id, alba, Command::Mute(his, true)).await;
        let _ = send(&house, id, alba, Command::Mute(his, false)).await;
    }
    assert_eq!(send(&house, id, alba, Command::Quiet(true)).await, Err(Refusal::TooMuch));
    send(&house, id, alba, Command::Remove(his)).await.expect("a host may always remove somebody");
    send(&house, id, alba, Command::SeatBot(his, Level::Easy)).await.expect("a bot");
    send(&house, id, alba, Command::Start).await.expect("starts");
    send(&house, id, alba, Command::Leave).await.expect("leaves");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_the_game_is_the_host_no_more() {
    let house = host(&folder("left").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&house, 3).await;
    assert_eq!(look(&house, id, None).await.host, Some(seat("A")));
    send(&house, id, tokens[0], Command::Leave).await.expect("leaves for now");
    assert_eq!(look(&house, id, None).await.host, Some(seat("B")));
    send(&house, id, tokens[1], Command::Mute(seat("A"), true)).await.expect("he is the host now");
}

/// Whoever takes the seat of a chatterbox may talk, before and during the game; nobody may say more by
/// sitting down again.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_player_has_not_said_anything_yet() {
    let house = host(&folder("said").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&house, 2).await;
    let (alba, bruno, bea) = (tokens[0], tokens[1], token());
    while send(&house, id, bruno, Command::Phrase(Phrase::Oops)).await.is_ok() {}
    send(&house, id, alba, Command::Remove(seat("B"))).await.expect("she is the host");
    send(&house, id, bea, sit("Bea", None)).await.expect("takes the seat");
    send(&house, id, bea, Command::Phrase(Phrase::Hello)).await.expect("she may talk");
    let late = send(&house, id, token(), sit_at("B", "Otto")).await;
    assert_eq!(late, Err(Refusal::SeatTaken { seat: seat("B") }), "somebody was first");
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    send(&house, id, bruno, sit_at("A", "Bruno")).await.expect("sits");
    while send(&house, id, bruno, Command::Say("me".into())).await.is_ok() {}
    send(&house, id, bruno, Command::Leave).await.expect("gets up");
    send(&house, id, bea, sit_at("A", "Bea")).await.expect("takes the seat");
    send(&house, id, bea, Command::Say("hello".into())).await.expect("she may talk");
    send(&house, id, bruno, sit_at("B", "Bruno")).await.expect("sits elsewhere");
    assert_eq!(send(&house, id, bruno, Command::Say("me".into())).await, Err(Refusal::TooMuch));
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_chat_among_themselves() {
    let house = host(&folder("watchers").join("journal.db"), PATIENT).await;
    let (id, tokens) = started(&house, 2).await;
    let (vera, otto) = (token(), token());
    let says = async |who, name: &str, text: &str| {
        let message = WatcherMessage { name: name.into(), text: text.into() };
        match house.watcher_says(id, who, message).await {
            Ok(()) => None,
            Err(HostError::Refused(refusal)) => Some(refusal),
            Err(other) => panic!("{other}"),
        }
    };
    let mut watcher = house.subscribe(id, Some(otto), None).await.expect("watches");
    let mut player = house.subscribe(id, Some(tokens[0]), None).await.expect("watches");
    assert_eq!(says(vera, "Vera", "who wins?").await, None);
    let heard = async {
        loop {
            if let Update::Watchers(said) = watcher.next().await {
                return said;
            }
        }
    };
    let heard = timeout(Duration::from_secs(20), heard).await.expect("they are told");
    assert_eq!(heard.len(), 1);
    assert_eq!((heard[0].name.as_str(), heard[0].text.as_str()), ("Vera", "who wins?"));
    assert_eq!(look(&house, id, Some(otto)).await.watcher_chat.len(), 1);
    assert_eq!(look(&house, id, Some(tokens[0])).await.watcher_chat, [], "players do not see it");
    while let Some(update) = player.try_next() {
        assert!(!matches!(update, Update::Watchers(_)), "players are not told");
    }
    assert_eq!(says(tokens[0], "Vera", "me").await, Some(Refusal::SeatedAlready));
    let taken = |name: &str| Some(Refusal::NameTaken { name: name.into() });
    assert_eq!(says(otto, "Vera", "me").await, taken("Vera"), "she speaks under that name");
    let player = look(&house, id, None).await.seats[0].name.clone().expect("a name");
    assert_eq!(says(otto, &player, "me").await, taken(&player));
    // Whoever says much does not push out what others have said.
    for number in 0..40 {
        assert_eq!(says(otto, "Otto", &format!("{number}")).await, None);
    }
    let said = look(&house, id, Some(otto)).await.watcher_chat;
    assert_eq!((said[0].name.as_str(), said.len()), ("Vera", 7));
    assert!(matches!(says(otto, "", "me").await, Some(Refusal::BadName { .. })));
    assert!(matches!(says(otto, "Otto", "").await, Some(Refusal::BadSaying { .. })));
    send(&house, id, tokens[0], Command::Quiet(true)).await.expect("she is the host");
    assert_eq!(says(otto, "Otto", "hush").await, Some(Refusal::Quiet));
}

/// A word for the deal that comes with sitting down counts like one that comes later.
#[tokio::test(flavor = "multi_thread")]
async fn words_that_come_with_sitting_down_are_counted() {
    let house = host(&folder("words-counted").join("journal.db"), PATIENT).await;
    let id = house.open(&opening(Clock::None)).await.expect("opens");
    let bruno = token();
    let mut words = 0;
    while send(&house, id, bruno, sit("Bruno", Some("word"))).await.is_ok() {
        send(&house, id, bruno, Command::Leave).await.expect("gets up");
        words += 1;
    }
    assert_eq!(words, 200);
    let again = send(&house, id, bruno, sit("Bruno", Some("word"))).await;
    assert_eq!(again, Err(Refusal::TooMuch));
    send(&house, id, bruno, sit("Bruno", None)).await.expect("a free seat can be taken");
}
