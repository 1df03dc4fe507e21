//! Tables with cards of their own.

use std::time::Duration;

use host::{Chance, Clock, Command, ContentsInfo, Host, HostError, Opening, Stage, TokenHash, Who};
use kernel::ContentsHash;
use store::{Journal, SqliteJournal, TableId};

use crate::{
    live::{LIMITS, PATIENT, folder, host, play_on, token},
    pure::{seat, sit},
};

const GAME: &str = "princess";

fn built_in() -> String {
    let game = catalog::find(GAME).expect("it is registered");
    game.contents_source().expect("it has cards")
}

/// Returns the built-in cards with another number.
fn own(hearts: u8) -> String {
    built_in().replacen("hearts = 6", &format!("hearts = {hearts}"), 1)
}

fn opening(contents: Option<String>) -> Opening {
    let (game, options) = (GAME.to_owned(), String::new());
    let (clock, private, quiet) = (Clock::None, true, false);
    Opening { game, seats: 2, options, clock, private, quiet, contents }
}

/// Starts a game against a bot.
async fn begin<J: Journal>(host: &Host<J>, contents: Option<String>) -> (TableId, TokenHash) {
    let (id, alba) = (host.open(&opening(contents)).await.expect("opens"), token());
    let bot = Command::SeatBot(seat("B"), catalog::Level::Random);
    for command in [sit("Alba", None), bot, Command::Start] {
        host.command(id, Who::Client(alba), command).await.expect("it is allowed");
    }
    (id, alba)
}

async fn cards<J: Journal>(host: &Host<J>, id: TableId) -> ContentsInfo {
    host.look(id, None).await.expect("looks").cards.expect("it has cards")
}

/// The text is not in a file, and the process that read it is gone.
#[tokio::test(flavor = "multi_thread")]
async fn own_cards_survive_a_restart_and_go_on_in_a_rematch() {
    let path = folder("own-cards").join("journal.db");
    let text = own(9);
    let due = ContentsInfo { hash: ContentsHash::of(&text), own: true };
    let journal = SqliteJournal::open(&path).await.expect("opens");
    let first = Host::start(journal.clone(), PATIENT, LIMITS, Chance::System).await;
    let first = first.expect("it starts");
    let (id, alba) = begin(&first, Some(text.clone())).await;
    assert_eq!(cards(&first, id).await, due);
    // Whatever it still thinks of, it writes no more.
    journal.close().await;
    let second = host(&path, PATIENT).await;
    assert_eq!(cards(&second, id).await, due);
    play_on(second.clone(), id, alba).await;
    let record = second.record(id).await.expect("it is there").expect("it is over");
    assert_eq!(record.contents, Some(due.hash));
    let game = second.game(GAME, record.contents).await.expect("it is kept");
    game.retell(&record, &mut |_| {}).expect("it plays again with the same cards");
    let other = catalog::find(GAME).expect("it is registered");
    assert!(other.retell(&record, &mut |_| {}).is_err(), "with others it does not");
    assert_eq!(second.contents(due.hash).await.expect("reads"), Some(text));
    let next = second.rematch(id, alba).await.expect("a rematch");
    assert_eq!(cards(&second, next).await, due);
}

/// A later Sombra may have other cards.
#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_cards_are_kept_too() {
    let host = host(&folder("built-in-cards").join("journal.db"), PATIENT).await;
    let (id, _) = begin(&host, None).await;
    let ContentsInfo { hash, own } = cards(&host, id).await;
    assert!(!own);
    assert_eq!(host.contents(hash).await.expect("reads"), Some(built_in()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sweep_removes_tables_and_keeps_their_cards() {
    let path = folder("swept-cards").join("journal.db");
    let host = host(&path, PATIENT).await;
    let id = host.open(&opening(Some(own(9)))).await.expect("opens");
    let journal = SqliteJournal::open(&path).await.expect("opens");
    assert_eq!(journal.sweep(Duration::ZERO).await.expect("sweeps"), [id]);
    assert!(matches!(host.look(id, None).await, Err(HostError::NoTable)));
    let kept = host.contents(ContentsHash::of(&own(9))).await.expect("reads");
    assert_eq!(kept, Some(own(9)));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_cards_open_no_table_and_are_not_kept() {
    let host = host(&folder("wrong-cards").join("journal.db"), PATIENT).await;
    let wrong = own(99);
    let refused = host.open(&opening(Some(wrong.clone()))).await;
    let Err(HostError::BadContents { mistakes }) = refused else { panic!("{refused:?}") };
    assert_eq!(mistakes[0].what.en, "99 is not between 1 and 20");
    assert_eq!(host.contents(ContentsHash::of(&wrong)).await.expect("reads"), None);
    let opening = Opening { game: "goofspiel".into(), ..opening(Some(own(9))) };
    assert!(matches!(host.open(&opening).await, Err(HostError::BadContents { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_only_so_many_cards() {
    let host = host(&folder("full-shelf").join("journal.db"), PATIENT).await;
    for hearts in [7, 8] {
        host.open(&opening(Some(own(hearts)))).await.expect("there is room");
    }
    assert!(matches!(host.open(&opening(Some(own(9)))).await, Err(HostError::FullShelf)));
    let id = host.open(&opening(Some(own(8)))).await.expect("these are kept already");
    assert_eq!(host.look(id, None).await.expect("looks").stage, Stage::Gathering);
}
