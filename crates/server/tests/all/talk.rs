//! The host of a table, set phrases in each reader's language, and the chat of those who watch.

use hyper::StatusCode;
use serde_json::{Value, json};

use crate::{
    forms::{press, text},
    house::{Guest, House},
};

async fn page(guest: &mut Guest, table: &str) -> String {
    let answer = guest.client.get(&table.replace("/api/v1", "")).await.expect("an answer");
    text(&answer)
}

/// Sends what has to be refused, and returns the kind of the refusal.
async fn refused(guest: &mut Guest, path: &str, body: Value) -> (StatusCode, String) {
    let (status, answer) = guest.post(path, body).await;
    (status, answer["refusal"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phrase_is_said_in_the_language_of_each_reader() {
    let house = House::open("phrases").await;
    let mut alba = house.guest().await;
    let table = alba.open(json!({ "game": "goofspiel", "seats": 2, "quiet": true })).await;
    alba.done(&format!("{table}/join"), json!({ "name": "Alba" })).await;
    let mut bruno = house.guest().await.speak("es");
    bruno.done(&format!("{table}/join"), json!({ "name": "Bruno" })).await;
    let free = refused(&mut bruno, &format!("{table}/chat"), json!({ "text": "hola" })).await;
    assert_eq!(free, (StatusCode::FORBIDDEN, "quiet".into()));
    let none = refused(&mut bruno, &format!("{table}/phrase"), json!({ "phrase": "ouch" })).await;
    assert_eq!(none, (StatusCode::UNPROCESSABLE_ENTITY, "no-phrase".into()));
    bruno.done(&format!("{table}/phrase"), json!({ "phrase": "good-luck" })).await;
    let (_, seen) = alba.get(&table).await;
    assert_eq!(seen["chat"], json!([{ "seat": 1, "name": "Bruno", "phrase": "good-luck" }]));
    alba.done(&format!("{table}/start"), json!(null)).await;
    for (guest, says) in [(&mut alba, "Good luck!"), (&mut bruno, "¡Suerte!")] {
        let page = page(guest, &table).await;
        assert!(page.contains(&format!("</b> {says}</li>")), "{page}");
        assert!(page.contains("name=\"phrase\"") && !page.contains("name=\"text\""), "{page}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_somebody_and_another_takes_the_seat() {
    let house = House::open("removing").await;
    let (table, mut guests) = house.begun(2, 3).await;
    let mut bruno = guests.remove(1);
    let mut alba = guests.remove(0);
    let path = table.replace("/api/v1", "");
    assert!(page(&mut alba, &table).await.contains(&format!("action=\"{path}/remove\"")));
    assert!(!page(&mut bruno, &table).await.contains("/remove\""), "he is not the host");
    let cheek = refused(&mut bruno, &format!("{table}/remove"), json!({ "seat": 0 })).await;
    assert_eq!(cheek, (StatusCode::FORBIDDEN, "not-the-host".into()));
    let bot = refused(&mut alba, &format!("{table}/remove"), json!({ "seat": 2 })).await;
    assert_eq!(bot, (StatusCode::CONFLICT, "nobody-else".into()));
    let done = press(&mut alba, &format!("{path}/remove"), "seat=1", "application/json").await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", text(&done));
    let join = format!("action=\"{path}/join\"");
    let removed = page(&mut bruno, &table).await;
    assert!(removed.contains("The host has removed you") && !removed.contains(&join), "{removed}");
    assert!(page(&mut house.guest().await, &table).await.contains(&join), "anybody else may");
    let again = refused(&mut bruno, &format!("{table}/join"), json!({ "name": "Bruno" })).await;
    assert_eq!(again, (StatusCode::FORBIDDEN, "removed".into()));
    let mut bea = house.guest().await;
    let sat = press(&mut bea, &format!("{path}/join"), "seat=1&name=Bea", "text/html").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", text(&sat));
    let (_, seen) = bea.get(&table).await;
    assert_eq!((&seen["you"], &seen["seats"][1]["name"]), (&json!(1), &json!("Bea")));
    assert_eq!(seen["chat"][0]["notice"], "removed");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_watch_read_what_they_say() {
    let house = House::open("watcher-chat").await;
    let (table, mut guests) = house.begun(1, 3).await;
    let mut vera = house.guest().await;
    let said = json!({ "name": "Vera", "text": "a <b>bold</b> play" });
    let (status, answer) = vera.post(&format!("{table}/watchers"), said).await;
    assert_eq!((status, answer), (StatusCode::OK, json!({})));
    let mut otto = house.guest().await;
    let seen = page(&mut otto, &table).await;
    assert!(seen.contains("a &lt;b&gt;bold&lt;/b&gt; play"), "{seen}");
    assert!(!page(&mut guests[0], &table).await.contains("bold"), "she plays");
    let form = "name=Otto&text=indeed";
    let path = table.replace("/api/v1", "");
    let answer = press(&mut otto, &format!("{path}/watchers"), form, "application/json").await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", text(&answer));
    assert!(page(&mut vera, &table).await.contains("indeed"));
    let player =
        refused(&mut guests[0], &format!("{table}/watchers"), json!({ "name": "V", "text": "x" }))
            .await;
    assert_eq!(player, (StatusCode::CONFLICT, "seated-already".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_over_days_says_how_much_time_is_left() {
    let house = House::open("over-days").await;
    let mut alba = house.guest().await;
    let opening = json!({ "game": "goofspiel", "seats": 2, "clock": "3-days" });
    let table = alba.open(opening).await;
    alba.done(&format!("{table}/join"), json!({ "name": "Alba" })).await;
    alba.done(&format!("{table}/bots"), json!({ "seat": 1, "level": "easy" })).await;
    alba.done(&format!("{table}/start"), json!(null)).await;
    let (_, seen) = alba.get(&table).await;
    let left = seen["question"]["left_ms"].as_u64().expect("there is a clock");
    let hour = 60 * 60 * 1_000;
    assert!((71 * hour..=72 * hour).contains(&left), "{left}");
    let bad = json!({ "game": "goofspiel", "seats": 2, "clock": "2-days" });
    assert_eq!(refused(&mut alba, "/api/v1/tables", bad).await.1, "bad-clock");
    house.close().await;
}
