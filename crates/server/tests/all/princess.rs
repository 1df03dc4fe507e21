//! The Princess is played through the interface, and its rules page is told in both languages.

use hyper::StatusCode;
use serde_json::{Value, json};

use crate::{
    house::{Guest, House},
    play::play_all,
};

async fn page(guest: &mut Guest, path: &str) -> String {
    let (status, html) = guest.get(path).await;
    assert_eq!(status, StatusCode::OK, "{path}: {html}");
    html.as_str().expect("a page").to_owned()
}

/// Every answer and message is checked against the description on the way.
async fn a_whole_game(people: u8, seats: u8) {
    let house = House::open(&format!("princess-{people}-{seats}")).await;
    let (path, guests) = house.begun_at("princess", people, seats).await;
    let mut played = play_all(&path, guests).await;
    let (guest, diary) = &mut played[0];
    let choices = diary.iter().filter_map(|(_, _, value)| value["question"]["choices"].get(0));
    assert!(choices.clone().all(|parts| parts["choice"].is_string()), "choices have their parts");
    assert!(choices.count() > 3, "somebody was asked");
    let (_, table) = guest.get(&path).await;
    assert_eq!((&table["stage"], &table["view"]["phase"]), (&json!("over"), &json!("over")));
    let winners = table["view"]["outcome"]["winners"].as_array().map_or(0, Vec::len);
    let has_winner = matches!(table["view"]["road"].as_str(), Some("last" | "princess"));
    assert_eq!(winners, usize::from(has_winner), "{}", table["view"]["road"]);
    let (_, record) = guest.get(&format!("{path}/record")).await;
    let record: kernel::Record = record.as_str().expect("a text").parse().expect("a record");
    let game = catalog::find("princess").expect("it is registered");
    game.retell(&record, &mut |_| {}).expect("it verifies");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_a_whole_game() {
    a_whole_game(3, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_a_whole_game() {
    a_whole_game(8, 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_against_bots() {
    a_whole_game(1, 4).await;
}

/// What is chosen stays secret until all have chosen; hands do not.
#[tokio::test(flavor = "multi_thread")]
async fn a_laid_card_is_a_secret_and_a_hand_is_not() {
    let house = House::open("princess-secret").await;
    let (path, mut guests) = house.begun_at("princess", 3, 3).await;
    let (_, table) = guests[0].get(&path).await;
    let choice = &table["question"]["legal"][0];
    let choice = json!({ "choice": choice, "version": table["version"] });
    guests[0].done(&format!("{path}/choose"), choice).await;
    let (_, mine) = guests[0].get(&path).await;
    let (_, theirs) = guests[1].get(&path).await;
    let seat = mine["view"]["eyes"].as_u64().and_then(|seat| usize::try_from(seat).ok());
    let seat = seat.expect("a player has a seat");
    assert_eq!(mine["view"]["sealed"][seat]["choice"], "play");
    assert_eq!(theirs["view"]["sealed"][seat], Value::Null);
    assert_eq!(theirs["view"]["anchors"][seat]["laid"], "chosen");
    assert_eq!(theirs["view"]["anchors"][seat]["card"], Value::Null);
    assert_eq!(theirs["view"]["hands"], mine["view"]["hands"]);
    house.close().await;
}

/// Every number of the rulebook has an address, and examples are told in the reader's words.
#[tokio::test(flavor = "multi_thread")]
async fn every_rule_has_its_examples() {
    let house = House::open("princess-rules").await;
    let mut guest = house.stranger().await;
    let html = page(&mut guest, "/games/princess/rules?lang=es").await;
    let game = catalog::find("princess").expect("it is registered");
    for rule in game.scenarios().iter().flat_map(|example| example.scenario.rules()) {
        assert!(html.contains(&format!("<li id=\"{rule}\">")), "{rule} has no address");
    }
    for (name, said) in [
        ("a-bitter-ending?at=1", "A roba 1 carta."),
        ("a-choice-is-final?at=1", "Todos eligen una carta."),
        ("a-ghost-draws-la-princesa?at=1", "Un evento para A: Pierdes 1 corazón."),
        ("a-chain-of-conflicts-is-one-group?at=4", "Ahora va Flauta de Pan"),
    ] {
        let html = page(&mut guest, &format!("/games/princess/scenarios/{name}&lang=es")).await;
        assert!(html.contains(said), "{name}: {html}");
    }
    house.close().await;
}
