//! Casting Shadows is played through the interface, and its pages follow every choice.

use hyper::StatusCode;
use serde_json::{Value, json};

use crate::{
    house::{Guest, House},
    play::play_all,
};

/// Returns the choices that a page offers: the values of its fields and buttons.
fn offered(html: &str) -> Vec<String> {
    let fields = html.split("name=\"choice\" value=\"").skip(1);
    fields.filter_map(|rest| rest.split_once('"')).map(|(value, _)| value.to_owned()).collect()
}

/// Loads the page of a table.
async fn page(guest: &mut Guest, path: &str) -> String {
    let (status, html) = guest.get(path).await;
    assert_eq!(status, StatusCode::OK, "{html}");
    html.as_str().expect("a page").to_owned()
}

/// Plays a game by what the pages offer, until it is over or `limit` choices are made. The choices
/// go round in the offers, so that every kind of them is tried.
async fn play_by_pages(guests: &mut [Guest], path: &str, limit: usize) -> bool {
    let here = path.replace("/api/v1", "");
    for turn in 0..limit {
        let mut asked = None;
        for (number, guest) in guests.iter_mut().enumerate() {
            let (_, table) = guest.get(path).await;
            if table["stage"] == "over" {
                return true;
            }
            let legal = table["question"]["legal"].as_array().cloned().unwrap_or_default();
            if !legal.is_empty() {
                asked = Some((number, table["version"].clone(), legal));
                break;
            }
        }
        let Some((number, version, legal)) = asked else { continue };
        let guest = &mut guests[number];
        let html = page(guest, &here).await;
        let offers = offered(&html);
        assert!(!offers.is_empty(), "something is offered");
        for offer in &offers {
            assert!(legal.contains(&json!(offer)), "{offer} is offered and not legal");
        }
        let kinds = |choice: &str| choice.split(' ').next().map(str::to_owned);
        for choice in legal.iter().filter_map(Value::as_str) {
            let is = offers.iter().any(|offer| kinds(offer) == kinds(choice));
            assert!(is, "{choice} is legal, and the page offers nothing of this kind");
        }
        let choice = json!({ "choice": offers[turn * 7 % offers.len()], "version": version });
        guest.done(&format!("{path}/choose"), choice).await;
    }
    false
}

async fn a_whole_game(seats: u8) {
    let house = House::open(&format!("casting-shadows-{seats}")).await;
    let (path, guests) = house.begun_at("casting-shadows", seats, seats).await;
    let here = path.replace("/api/v1", "");
    let mut watcher = house.stranger().await;
    let html = page(&mut watcher, &here).await;
    assert!(html.contains("casting-shadows/style.css") && html.contains("id=\"pool\""), "{html}");
    assert!(offered(&html).is_empty(), "nobody asks a watcher");
    let mut guests = guests;
    play_by_pages(&mut guests, &path, 120).await;
    let mut played = play_all(&path, guests).await;
    let (guest, _) = &mut played[0];
    let html = page(guest, &here).await;
    assert!(html.contains("class=\"over\"") && html.contains("Final standings"), "{html}");
    for path in [format!("{here}/replay?at=40&eyes=A"), format!("{here}/check")] {
        page(guest, &path).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_a_whole_game_by_the_pages() {
    a_whole_game(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_a_whole_game_by_the_pages() {
    a_whole_game(3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_a_whole_game_by_the_pages() {
    a_whole_game(4).await;
}

/// Everything with a page in the gallery is drawn, in both languages.
#[tokio::test(flavor = "multi_thread")]
async fn the_gallery_has_everything() {
    let house = House::open("casting-shadows-gallery").await;
    let mut guest = house.stranger().await;
    let game = catalog::find("casting-shadows").expect("it is registered");
    for language in ["en", "es"] {
        let path = format!("/games/casting-shadows/cards?lang={language}");
        let html = page(&mut guest, &path).await;
        assert_eq!(html.matches("<article").count(), game.cards().len());
        for card in game.cards() {
            page(&mut guest, &format!("/games/casting-shadows/cards/{}?lang={language}", card.id))
                .await;
        }
        for path in ["rules", "rules?quick=true", "cards?kind=companion"] {
            page(&mut guest, &format!("/games/casting-shadows/{path}")).await;
        }
    }
    for example in game.scenarios().iter().step_by(9) {
        page(&mut guest, &format!("/games/casting-shadows/scenarios/{}?at=1", example.name)).await;
    }
    house.close().await;
}

/// Makes the first legal choice that begins with one of these words; does nothing if none is asked.
async fn choose(guest: &mut Guest, path: &str, wishes: &[&str]) {
    let (_, table) = guest.get(path).await;
    let legal = table["question"]["legal"].as_array().cloned().unwrap_or_default();
    let legal: Vec<&str> = legal.iter().filter_map(Value::as_str).collect();
    let find = |wish: &&str| legal.iter().find(|choice| choice.starts_with(*wish));
    if let Some(choice) = wishes.iter().find_map(find) {
        let choice = json!({ "choice": choice, "version": table["version"] });
        guest.done(&format!("{path}/choose"), choice).await;
    }
}

/// Where somebody holds a counterspell that nobody has seen, others see only its back.
#[tokio::test(flavor = "multi_thread")]
async fn no_page_names_a_counterspell_of_somebody_else() {
    let house = House::open("casting-shadows-secret").await;
    let (path, mut guests) = house.begun_at("casting-shadows", 2, 2).await;
    let here = path.replace("/api/v1", "");
    let way = ["collect counterspell", "travel dusty-desert", "end", "done", "pass"];
    let held = loop {
        choose(&mut guests[0], &path, &way).await;
        choose(&mut guests[1], &path, &["end", "done", "pass"]).await;
        let (_, mine) = guests[0].get(&path).await;
        let held = mine["view"]["counterspells"][0].as_array().cloned().unwrap_or_default();
        if !held.is_empty() {
            break held;
        }
    };
    let html = page(&mut guests[1], &here).await;
    let seat = html.split("id=\"seat-0\"").nth(1).and_then(|rest| rest.split("</section>").next());
    let seat = seat.expect("the page shows every seat");
    let id = held[0]["card"].as_str().expect("an id");
    assert!(!seat.contains(id), "{id} is nobody else's business");
    assert!(seat.contains("back-counterspell"), "its back is there: {seat}");
    house.close().await;
}
