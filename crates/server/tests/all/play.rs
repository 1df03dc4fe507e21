//! Whole games through the JSON interface.

use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;

use crate::house::{GENEROUS, Guest, House, Listener, folder};

/// What one guest received: every message of the stream, in order.
pub(crate) type Diary = Vec<(String, Option<u64>, Value)>;

/// Plays until the game is over, using only the stream.
pub(crate) async fn play(guest: &mut Guest, path: &str, mut listener: Listener) -> Diary {
    let (mut diary, mut taken) = (Diary::new(), 0);
    loop {
        let (message, value) = listener.next().await.expect("the stream goes on");
        guest.heard.extend(message.data.as_bytes());
        diary.push((message.event.clone(), message.id, value.clone()));
        if value["stage"] == "over" {
            return diary;
        }
        let Some(version) = value["version"].as_u64().filter(|version| *version >= taken) else {
            continue;
        };
        // Choose from the middle: always taking the first would make every game alike.
        let legal = value["question"]["legal"].as_array().cloned().unwrap_or_default();
        let Some(choice) = legal.get(legal.len() / 2) else { continue };
        let choice = json!({ "choice": choice, "version": version });
        taken = guest.done(&format!("{path}/choose"), choice).await;
    }
}

/// Plays for all guests, each on a connection and a stream of its own.
pub(crate) async fn play_all(path: &str, guests: Vec<Guest>) -> Vec<(Guest, Diary)> {
    let mut games = Vec::new();
    for mut guest in guests {
        let (path, listener) = (path.to_owned(), guest.listen(path, None).await);
        games.push(tokio::spawn(async move {
            let diary = play(&mut guest, &path, listener).await;
            (guest, diary)
        }));
    }
    let mut played = Vec::new();
    for game in games {
        played.push(game.await.expect("it ends"));
    }
    played
}

async fn a_whole_game(people: u8, seats: u8) {
    let house = House::open(&format!("game-{people}-{seats}")).await;
    let (path, guests) = house.begun(people, seats).await;
    let mut played = play_all(&path, guests).await;
    for (_, diary) in &played {
        check_numbers(diary);
    }
    let (guest, _) = &mut played[0];
    let (status, table) = guest.get(&path).await;
    assert_eq!((status, &table["stage"]), (StatusCode::OK, &json!("over")));
    let (status, record) = guest.get(&format!("{path}/record")).await;
    assert_eq!(status, StatusCode::OK);
    let record: kernel::Record = record.as_str().expect("a text").parse().expect("a record");
    assert_eq!(record.commitment.to_string(), table["commitment"].as_str().expect("published"));
    assert_eq!(record.mix.as_ref().expect("it is mixed").contributions.len(), usize::from(people));
    let game = catalog::find("shadow-throne").expect("it is registered");
    game.retell(&record, &mut |_| {}).expect("it verifies");
    house.close().await;
}

/// Checks that news comes in order, and none twice.
fn check_numbers(diary: &Diary) {
    let mut last = None;
    for (event, id, value) in diary {
        match (event.as_str(), id) {
            ("news", Some(id)) => {
                assert_eq!(value["version"], *id);
                assert!(last.is_none_or(|last| *id > last), "{id} after {last:?}");
                last = Some(*id);
            }
            ("table", Some(id)) => last = Some(*id),
            _ => {}
        }
    }
    assert!(last > Some(50), "a game has many choices");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_clients_play_a_whole_game() {
    a_whole_game(3, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_clients_play_a_whole_game() {
    a_whole_game(4, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_clients_play_a_whole_game() {
    a_whole_game(5, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_plays_against_bots() {
    a_whole_game(1, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_resumes_where_it_broke_off() {
    let house = House::open("resume").await;
    let (path, mut guests) = house.begun(3, 3).await;
    let mut listener = guests[0].listen(&path, None).await;
    let (whole, _) = listener.next().await.expect("the whole table");
    assert_eq!(whole.event, "table");
    drop(listener);
    for text in ["one", "two", "three"] {
        guests[1].done(&format!("{path}/chat"), json!({ "text": text })).await;
    }
    let seen = whole.id.expect("it has a number");
    let mut listener = guests[0].listen(&path, Some(seen)).await;
    let (mut said, mut here) = (Vec::new(), None);
    while said.len() < 3 || here.is_none() {
        let (message, news) = listener.next().await.expect("it goes on");
        assert_ne!(message.event, "table", "the missed messages are still kept");
        here = here.or(news.get("here").cloned());
        let new = news["said"].as_array().into_iter().flatten();
        said.extend(new.filter_map(|saying| saying["text"].as_str()).map(str::to_owned));
    }
    assert_eq!(said, ["one", "two", "three"]);
    assert_eq!(here, Some(json!([0])), "a stream that reconnects gets the presence");
    // An id that was never sent brings the whole table.
    let mut listener = guests[0].listen(&path, Some(9_999)).await;
    assert_eq!(listener.next().await.expect("it begins").0.event, "table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restarted_server_continues_the_game() {
    let folder = folder("restarted");
    let settings = Settings { requests_per_second: GENEROUS, ..Settings::default() };
    let house = House::open_with(&folder, settings).await;
    let (path, mut guests) = house.begun(3, 3).await;
    let (_, table) = guests[0].get(&path).await;
    let choice = &table["question"]["legal"][0];
    let choice = json!({ "choice": choice, "version": table["version"] });
    guests[0].done(&format!("{path}/choose"), choice.clone()).await;
    let (_, before) = guests[0].get(&path).await;
    house.close().await;
    let house = House::open_with(&folder, settings).await;
    let mut back = Vec::new();
    for guest in guests {
        back.push(house.stranger().await.show(&guest.token.expect("a token")));
    }
    let (_, after) = back[0].get(&path).await;
    assert_eq!(after, before);
    // A client without an answer may send its choice again; it is not taken twice.
    let (status, again) = back[0].post(&format!("{path}/choose"), choice).await;
    assert_eq!((status, &again["refusal"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("rules")));
    play_all(&path, back).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_arranged_before_the_game() {
    let house = House::open("arranged").await;
    let mut alba = house.guest().await;
    let path = alba.open(json!({ "game": "shadow-throne", "seats": 3, "private": false })).await;
    alba.done(&format!("{path}/join"), json!({ "name": "Alba", "seat": 1 })).await;
    alba.done(&format!("{path}/bots"), json!({ "seat": 0, "level": "easy" })).await;
    alba.done(&format!("{path}/move"), json!({ "seat": 0 })).await;
    alba.done(&format!("{path}/bots"), json!({ "seat": 2, "level": "random" })).await;
    let (status, _) = alba.ask(Method::DELETE, &format!("{path}/bots/2"), Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    alba.done(&format!("{path}/word"), json!({ "word": "salt" })).await;
    alba.done(&format!("{path}/options"), json!({ "options": "target 20" })).await;
    alba.done(&format!("{path}/clock"), json!({ "clock": "brisk" })).await;
    let (_, table) = alba.get(&path).await;
    let names: Vec<&Value> =
        table["seats"].as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert_eq!((names[0], names[2]), (&json!("Alba"), &Value::Null));
    assert_eq!((&table["you"], &table["clock"]), (&json!(0), &json!("brisk")));
    assert_eq!(table["options"], "target 20");
    let (_, listed) = alba.get("/api/v1/tables").await;
    assert_eq!(listed[0]["seats"][0]["name"], "Alba");
    alba.done(&format!("{path}/leave"), Value::Null).await;
    let (_, table) = alba.get(&path).await;
    assert_eq!(table["you"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_all() {
    let house = House::open("rematch").await;
    let (path, guests) = house.begun(3, 3).await;
    let mut played = play_all(&path, guests).await;
    let mut next = Vec::new();
    for (guest, _) in &mut played {
        let (status, opened) = guest.post(&format!("{path}/rematch"), Value::Null).await;
        assert_eq!(status, StatusCode::CREATED);
        next.push(opened["table"].clone());
    }
    assert!(next.iter().all(|table| *table == next[0]));
    let (_, table) = played[2].0.get(&path).await;
    assert_eq!((&table["next"], &table["next_by"]), (&next[0], &json!(0)));
    let (_, page) = played[2].0.get(&path.replace("/api/v1", "")).await;
    assert!(page.as_str().is_some_and(|page| page.contains("Guest 0 wants to play again.")));
    // It does not begin before everybody has come.
    let next = format!("/api/v1/tables/{}", next[0].as_str().expect("a name"));
    let (_, lobby) = played[0].0.get(&next.replace("/api/v1", "")).await;
    let lobby = lobby.as_str().expect("a page");
    assert!(lobby.contains("Not here yet: Guest 1, Guest 2.") && lobby.contains("disabled"));
    let (status, refused) = played[0].0.post(&format!("{next}/start"), Value::Null).await;
    assert_eq!((status, &refused["refusal"]), (StatusCode::CONFLICT, &json!("not-here")));
    assert_eq!(refused["names"], json!(["Guest 1", "Guest 2"]));
    for (guest, _) in &mut played[1..] {
        guest.get(&next).await;
    }
    // They have come, and are away again: the page says what happens then.
    let (_, lobby) = played[0].0.get(&next.replace("/api/v1", "")).await;
    let lobby = lobby.as_str().expect("a page");
    assert!(lobby.contains("Not here: Guest 1, Guest 2. If you begin now, you will be asked"));
    assert!(!lobby.contains("Every seat is taken."));
    played[0].0.done(&format!("{next}/start"), Value::Null).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_costs_as_much_as_opening_a_table() {
    // Enough for ten changes or one table: after two changes, there is no table any more.
    let settings = Settings { requests_per_second: 1, ..Settings::default() };
    let house = House::open_with(&folder("rematch-cost"), settings).await;
    let mut guest = house.guest().await;
    let path = "/api/v1/tables/k7qpm2xw9fztc4n8dubh";
    let (status, _) = guest.post(&format!("{path}/start"), Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "a change is paid for");
    let (status, _) = guest.post(&format!("{path}/rematch"), Value::Null).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    house.close().await;
}
