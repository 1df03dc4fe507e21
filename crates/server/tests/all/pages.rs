//! Pages: complete, in both languages, and without resources from other sites.

use std::collections::BTreeSet;

use client::Answer;
use hyper::{Method, StatusCode, header::CONTENT_TYPE};
use serde_json::json;

use crate::house::House;

const PAGES: [&str; 11] = [
    "/",
    "/open?game=princess",
    "/yours",
    "/settings",
    "/games/shadow-throne/cards",
    "/games/shadow-throne/cards?faction=church",
    "/games/shadow-throne/cards/king-kyros",
    "/games/shadow-throne/rules",
    "/games/shadow-throne/rules?quick=true",
    "/games/shadow-throne/scenarios/ex-017?at=3",
    "/nowhere",
];

async fn get(house: &House, path: &str, language: &str) -> Answer {
    let mut guest = house.stranger().await.speak(language);
    guest.client.get(path).await.expect("an answer")
}

fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.to_vec()).expect("it is text")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_has_the_same_layout_in_both_languages() {
    let house = House::open("pages").await;
    for path in PAGES {
        for language in ["en", "es"] {
            let answer = get(&house, path, language).await;
            let missing = path == "/nowhere";
            let status = if missing { StatusCode::NOT_FOUND } else { StatusCode::OK };
            assert_eq!(answer.status, status, "{path}");
            let page = text(&answer);
            assert!(page.starts_with("<!DOCTYPE html><html lang=\""), "{path}");
            assert!(page.contains(&format!("lang=\"{language}\"")), "{path}");
            assert_eq!(page.matches("<h1>").count(), 1, "{path} in {language}");
            for part in ["<main id=\"main\"", "<nav ", "class=\"skip\"", "<title>"] {
                assert!(page.contains(part), "{part} in {path}");
            }
            // The size of the text, and all else.
            assert_eq!(page.matches("<script").count(), 2, "{path}");
            assert_eq!(page.matches("<script src=\"/assets/").count(), 2, "{path}");
            let inline = [" style=\"", " onclick", "javascript:", "http://", "https://"];
            for word in inline {
                assert!(!page.contains(word), "{word} in {path}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_assets_of_a_page_exist() {
    let house = House::open("assets").await;
    let (page, mut found) = (text(&get(&house, "/", "en").await), 0);
    for part in page.split('"').filter(|part| part.starts_with("/assets/")) {
        let path = part.split('#').next().expect("a path");
        let answer = get(&house, path, "en").await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let kept = answer.headers["cache-control"].to_str().expect("a text");
        assert!(kept.contains("immutable"), "{kept}");
        if let Some(id) = part.split('#').nth(1) {
            assert!(text(&answer).contains(&format!("<symbol id=\"{id}\"")), "{id}");
        }
        found += 1;
    }
    assert!(found > 5, "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_character_has_a_picture_of_its_own() {
    let house = House::open("pictures").await;
    let page = text(&get(&house, "/games/shadow-throne/cards", "en").await);
    let game = catalog::find("shadow-throne").expect("it is registered");
    let mut pictures = BTreeSet::new();
    for card in game.cards() {
        let file = format!("/shadow-throne/{}.svg", card.id);
        let mut addresses = page.split('"').filter(|part| part.ends_with(&file));
        let address = addresses.next().unwrap_or_else(|| panic!("{} has no picture", card.id));
        let picture = text(&get(&house, address, "en").await);
        assert!(picture.starts_with("<svg "), "{}", card.id);
        assert!(pictures.insert(picture), "{} has the picture of another card", card.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_links_to_the_rules_about_it() {
    let house = House::open("card-rules").await;
    for language in ["en", "es"] {
        let page = text(&get(&house, "/games/shadow-throne/cards/king-kyros", language).await);
        for number in ["ST-9.4.1", "ST-9.4.9"] {
            let way = format!("href=\"/games/shadow-throne/rules#{number}\"");
            assert!(page.contains(&way), "{number} in {language}");
        }
        assert!(!page.contains("ST-9.5.1"), "that is about another card");
    }
    let page = text(&get(&house, "/games/shadow-throne/cards/outlaw", "en").await);
    assert!(!page.contains("rules#ST"), "he has no ability");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_rule_has_an_anchor() {
    let house = House::open("rules").await;
    for language in ["en", "es"] {
        let page = text(&get(&house, "/games/shadow-throne/rules", language).await);
        for number in ["ST-1.1", "ST-4.3", "ST-9.12.1"] {
            assert!(page.contains(&format!("<li id=\"{number}\">")), "{number} in {language}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_language_stays_chosen() {
    let house = House::open("chosen").await;
    let chosen = get(&house, "/?lang=es", "en").await;
    assert!(text(&chosen).contains("Una mesa para juegos de sombras"));
    let cookie = chosen.headers["set-cookie"].to_str().expect("a text");
    let pair = cookie.split(';').next().expect("a pair").to_owned();
    let mut guest = house.stranger().await.speak("en");
    let request = guest.client.request(Method::GET, "/").header("cookie", pair);
    let answer =
        guest.client.send_whole(request.body(http_body_util::Full::default()).expect("it"));
    let answer = answer.await.expect("an answer");
    assert!(text(&answer).contains("Una mesa para juegos de sombras"));
    assert_eq!(answer.headers[CONTENT_TYPE], "text/html; charset=utf-8");
}

/// A name that is written from right to left must not turn what stands beside it.
#[tokio::test(flavor = "multi_thread")]
async fn names_and_messages_are_isolated() {
    let house = House::open("isolated").await;
    let mut guest = house.guest().await;
    let lobby = guest.open(json!({ "game": "shadow-throne", "seats": 3, "private": false })).await;
    let (name, said) = ("\u{5d0}\u{5dc}\u{5d1}", "\u{5e9}\u{5dc}\u{5d5}\u{5dd}");
    guest.done(&format!("{lobby}/join"), json!({ "name": name })).await;
    let (room, mut guests) = house.begun(3, 3).await;
    guests[0].done(&format!("{room}/chat"), json!({ "text": said })).await;
    for (path, isolated) in [("/api/v1/", name), (&lobby, name), (&room, said)] {
        let page = text(&get(&house, path.trim_start_matches("/api/v1"), "en").await);
        assert!(page.contains(&format!("<bdi>{isolated}</bdi>")), "{isolated} in {page}");
    }
}
