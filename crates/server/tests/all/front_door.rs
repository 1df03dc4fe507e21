//! The front page, somebody's own games, other devices, and being forgotten.

use std::time::Duration;

use client::Answer;
use http_body_util::Full;
use hyper::{Method, StatusCode};
use serde_json::json;
use server::Settings;
use store::{Journal, TableId};

use crate::{
    forms::{header, press, text},
    house::{Guest, House, folder},
    play::play_all,
};

async fn page(guest: &mut Guest, path: &str) -> String {
    let answer = guest.client.get(path).await.expect("an answer");
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    text(&answer)
}

/// Sends a request with this cookie.
async fn with_cookie(guest: &mut Guest, path: &str, cookie: &str) -> Answer {
    let request = guest.client.request(Method::GET, path).header("cookie", cookie);
    let request = request.body(Full::default()).expect("a request");
    guest.client.send_whole(request).await.expect("an answer")
}

fn path_of(table: &str) -> String {
    table.replace("/api/v1", "")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_front_page_offers_every_game_and_what_waits_for_the_reader() {
    let house = House::open("front-door").await;
    let front = page(&mut house.stranger().await, "/").await;
    for id in catalog::listed().map(catalog::AnyGame::id) {
        for part in ["name=\"game\" value=\"ID\"", "/games/ID/learn", "/ID/cover.svg"] {
            assert!(front.contains(&part.replace("ID", id)), "{part} of {id}");
        }
    }
    assert!(!front.contains("id=\"continue\""), "a stranger has no games");
    let (table, mut guests) = house.begun(1, 3).await;
    let front = page(&mut guests[0], "/").await;
    assert!(front.contains("id=\"continue\"") && front.contains("Your move"), "{front}");
    let way = format!("<a class=\"pill mine\" href=\"{}\"", path_of(&table));
    assert!(front.contains(&way), "{front}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_found_by_its_name_until_its_game_is_over() {
    let house = House::open("named").await;
    let (table, guests) = house.begun_at("goofspiel", 1, 2).await;
    let id: TableId = table.rsplit('/').next().expect("an id").parse().expect("an id");
    let name = id.name().to_string();
    let mut stranger = house.stranger().await;
    for typed in [name.clone(), name.replace('-', "+"), name.to_uppercase()] {
        let found = stranger.client.get(&format!("/tables?table={typed}")).await.expect("it");
        assert_eq!(header(&found, "location"), [&path_of(&table)], "{typed}");
    }
    let mut played = play_all(&table, guests).await;
    let gone = not_found(&mut stranger, &format!("/tables?table={name}")).await;
    for way in ["href=\"/\"", "href=\"/open\"", "href=\"/yours\""] {
        assert!(gone.contains(way), "no dead end: {way}");
    }
    // Its players find it on the front page, with the result.
    let front = page(&mut played[0].0, "/").await;
    let replay = format!("href=\"{}/replay\"", path_of(&table));
    assert!(front.contains(&replay) && front.contains("All your games"), "{front}");
    house.close().await;
}

/// Asks until the page is not found: the end of a game is noted a moment after it.
async fn not_found(guest: &mut Guest, path: &str) -> String {
    for _ in 0..50 {
        let answer = guest.client.get(path).await.expect("it");
        if answer.status == StatusCode::NOT_FOUND {
            return text(&answer);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} is still found");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_cannot_be_guessed_without_end() {
    let house = House::open("guesses").await;
    let mut stranger = house.stranger().await;
    let mut tried = 0;
    loop {
        let name = TableId::fresh().expect("an id").name();
        let found = stranger.client.get(&format!("/tables?table={name}")).await.expect("it");
        if found.status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        assert_eq!(found.status, StatusCode::NOT_FOUND);
        tried += 1;
        assert!(tried < 200, "it goes on for ever");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_listed_with_its_result_and_its_record() {
    let house = House::open("yours").await;
    let (table, guests) = house.begun_at("goofspiel", 1, 2).await;
    let mut guest = play_all(&table, guests).await.remove(0).0;
    let here = path_of(&table);
    for (language, says) in [("en", "against one bot"), ("es", "contra un bot")] {
        guest = guest.speak(language);
        let yours = page(&mut guest, "/yours").await;
        assert!(yours.contains(says), "{yours}");
        for way in [format!("{here}/replay"), format!("{table}/record"), here.clone()] {
            assert!(yours.contains(&format!("href=\"{way}\"")), "{way}");
        }
        assert!(yours.contains("class=\"result"), "{yours}");
    }
    let other = page(&mut house.guest().await, "/yours").await;
    assert!(!other.contains(&here), "others do not see it");
    house.close().await;
}

/// Returns the words of the offer on the page.
fn words(page: &str) -> String {
    let after = page.split("id=\"device-words\"").nth(1).expect("an offer");
    after.split(['>', '<']).nth(1).expect("words").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_how_it_turned_if_that_is_known() {
    let house = House::open("curves").await;
    let (table, guests) = house.begun_at("goofspiel", 1, 2).await;
    let id: TableId = table.rsplit('/').next().expect("an id").parse().expect("an id");
    let token = guests[0].token.clone().expect("a token");
    play_all(&table, guests).await;
    let mut alba = house.guest().await.show(&token);
    assert!(!page(&mut alba, "/yours").await.contains("<svg viewBox=\"0 0 112 34\""));
    let moment = |at: usize, own: u32| json!({ "at": at, "chapter": false, "chances": [own, 0] });
    let outlook = [moment(0, 0), moment(13, catalog::CERTAIN / 2), moment(26, catalog::CERTAIN)];
    let analysis = json!({ "certain": catalog::CERTAIN, "outlook": outlook, "choices": [] });
    house.journal.keep_analysis(id, analysis.to_string()).await.expect("writes");
    let yours = page(&mut alba, "/yours").await;
    assert!(yours.contains("<path d=\"M4 30L54 17L104 4\">"), "{yours}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_takes_another_name() {
    let house = House::open("rename").await;
    let mut alba = house.stranger().await;
    let renamed = press(&mut alba, "/yours/name", "name=Alba+II", "text/html").await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER);
    assert!(header(&renamed, "set-cookie")[0].starts_with("name=Alba+II;"), "{renamed:?}");
    let yours = text(&with_cookie(&mut alba, "/yours", "name=Alba+II").await);
    assert!(yours.contains("<bdi>Alba II</bdi>"), "{yours}");
    for bad in ["name=", "name=%E2%80%AEAlba", "other=Alba"] {
        let refused = press(&mut alba, "/yours/name", bad, "text/html").await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
    }
    house.close().await;
}

/// A page that lists many tables loads many tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_own_tables_costs_as_much_as_many_looks() {
    // A hundred looks, and ten more in a second.
    let settings = Settings { requests_per_second: 1, ..Settings::default() };
    let house = House::open_with(&folder("list-cost"), settings).await;
    let mut guest = house.guest().await;
    for expected in [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(guest.client.get("/yours").await.expect("it").status, expected);
    }
    let mut stranger = house.stranger().await;
    let front = stranger.client.get("/").await.expect("it");
    assert_eq!(front.status, StatusCode::OK, "there is nothing to load for a stranger");
    house.close().await;
}

/// Another device shows the name of whoever offers their seats: it must be one that can be had.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_nobody_may_have_is_not_offered() {
    let house = House::open("named-device").await;
    let mut alba = house.guest().await;
    for (kept, shown) in [("Alba", true), ("%E2%80%AEAlba", false), (&"Alba".repeat(50), false)] {
        let opening = with_cookie(&mut alba, "/open", &format!("name={kept}")).await;
        let opening = text(&opening);
        assert_eq!(opening.contains("value=\"Alba\""), shown, "{kept}");
        assert!(shown || !opening.contains("Alba"), "{kept}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_to_another_device_once() {
    let house = House::open("device").await;
    let (table, mut guests) = house.begun(1, 3).await;
    let token = guests[0].token.clone().expect("a token");
    let offered = press(&mut guests[0], "/yours/device", "", "text/html").await;
    assert_eq!(header(&offered, "location"), ["/yours#device"]);
    let shown = page(&mut guests[0], "/yours").await;
    assert!(shown.contains("<svg class=\"qr\"") && !shown.contains(&token), "{shown}");
    let path = format!("/take/{}", words(&shown));
    let mut phone = house.stranger().await;
    // Looking at the link does not use it up, and gives nothing away.
    for _ in 0..2 {
        let asked = phone.client.get(&path).await.expect("an answer");
        assert_eq!(asked.status, StatusCode::OK);
        assert!(header(&asked, "set-cookie").is_empty() && !text(&asked).contains(&token));
    }
    let found = phone.client.get(&format!("/tables?table={}", words(&shown))).await.expect("it");
    assert_eq!(header(&found, "location"), [&path], "the words can be typed on the front page");
    let answer = press(&mut phone, &path, "", "text/html").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let cookie = header(&answer, "set-cookie")[0].to_owned();
    assert!(cookie.starts_with(&format!("sombra={token};")) && cookie.contains("HttpOnly"));
    let front = with_cookie(&mut phone, "/", cookie.split(';').next().expect("a pair")).await;
    assert!(text(&front).contains(&path_of(&table)), "the other device has the game");
    let late = press(&mut phone, &path, "", "text/html").await;
    assert_eq!(late.status, StatusCode::GONE);
    assert!(header(&late, "set-cookie").is_empty());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_can_be_taken_back() {
    let house = House::open("revoked").await;
    let (_, mut guests) = house.begun(1, 3).await;
    press(&mut guests[0], "/yours/device", "", "text/html").await;
    let path = format!("/take/{}", words(&page(&mut guests[0], "/yours").await));
    press(&mut guests[0], "/yours/device/revoke", "", "text/html").await;
    assert!(!page(&mut guests[0], "/yours").await.contains("class=\"qr\""));
    let late = press(&mut house.stranger().await, &path, "", "text/html").await;
    assert_eq!(late.status, StatusCode::GONE);
    let nobody = press(&mut house.stranger().await, "/yours/device", "", "text/html").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED, "a stranger has nothing to offer");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_forgotten_at_every_table() {
    let house = House::open("forgotten").await;
    let (over, guests) = house.begun_at("goofspiel", 1, 2).await;
    let mut guest = play_all(&over, guests).await.remove(0).0;
    let running = guest.open(json!({ "game": "goofspiel", "seats": 2 })).await;
    guest.done(&format!("{running}/join"), json!({ "name": "Guest 0" })).await;
    let mut friend = house.guest().await;
    friend.done(&format!("{running}/join"), json!({ "name": "Dora" })).await;
    guest.done(&format!("{running}/start"), json!(null)).await;
    guest.done(&format!("{running}/chat"), json!({ "text": "hello" })).await;
    let answer = press(&mut guest, "/yours/forget", "names=yes", "text/html").await;
    assert_eq!(answer.status, StatusCode::OK);
    let cookies = header(&answer, "set-cookie");
    for name in ["sombra=;", "name=;", "settings=;", "lang=;"] {
        assert!(cookies.iter().any(|it| it.starts_with(name) && it.contains("Max-Age=0")));
    }
    let (_, table) = friend.get(&running).await;
    assert_eq!(table["seats"][0], json!({ "name": "A", "bot": "medium" }));
    assert_eq!(table["chat"][0]["name"], "A");
    let mut anybody = house.stranger().await;
    let (_, table) = anybody.get(&over).await;
    assert_eq!(table["seats"][0]["name"], "A");
    let record = anybody.client.get(&format!("{over}/record")).await.expect("an answer");
    let record = text(&record);
    assert!(record.contains("\nplayer A A\n") && !record.contains("Guest 0"), "{record}");
    record.parse::<kernel::Record>().expect("it can still be read");
    for path in [path_of(&over), format!("{}/replay", path_of(&over))] {
        assert!(!page(&mut anybody, &path).await.contains("Guest 0"), "{path}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_by_the_browser() {
    let house = House::open("settings").await;
    let mut guest = house.stranger().await;
    let form = "theme=paper&size=125&volume=nonsense&lang=es&back=/yours";
    let set = press(&mut guest, "/settings", form, "text/html").await;
    assert_eq!(header(&set, "location"), ["/yours"]);
    let cookies = header(&set, "set-cookie");
    let pairs: Vec<&str> = cookies.iter().filter_map(|cookie| cookie.split(';').next()).collect();
    assert_eq!(pairs, ["settings=theme=paper&size=125", "lang=es"]);
    for path in ["/", "/nowhere"] {
        let page = text(&with_cookie(&mut guest, path, &pairs.join("; ")).await);
        let start = "<html lang=\"es\" data-theme=\"paper\" data-size=\"125\">";
        assert!(page.contains(start), "{path}");
        assert!(
            page.contains("name=\"size\" min=\"100\" max=\"150\" step=\"10\" value=\"125\""),
            "{path}"
        );
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_table_again_with_other_options() {
    let house = House::open("other-options").await;
    let (table, guests) = house.begun_at("goofspiel", 1, 2).await;
    let mut guest = play_all(&table, guests).await.remove(0).0;
    let path = format!("{}/rematch", path_of(&table));
    let next = press(&mut guest, &path, "other=options", "text/html").await;
    let lobby = page(&mut guest, header(&next, "location")[0]).await;
    assert!(lobby.contains("class=\"lobby\""), "it has not begun: {lobby}");
    let end = page(&mut house.stranger().await, &path_of(&table)).await;
    assert!(end.contains("To the next game"), "{end}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_begins_with_who_invites_to_what() {
    let house = House::open("invitation").await;
    let mut host = house.guest().await;
    let table = host.open(json!({ "game": "shadow-throne", "seats": 3 })).await;
    let (status, _) = host.post(&format!("{table}/join"), json!({ "name": "Alba" })).await;
    assert_eq!(status, StatusCode::OK);
    let own = page(&mut host, &path_of(&table)).await;
    assert!(own.contains("<h1>Shadow Throne</h1>") && own.contains("class=\"qr\""), "{own}");
    let invited = page(&mut house.stranger().await.speak("es"), &path_of(&table)).await;
    for part in ["te invita a jugar a", "Alba", "unos 25 min", "/games/shadow-throne/learn"] {
        assert!(invited.contains(part), "{part}");
    }
    assert!(!invited.contains("class=\"qr\""), "a guest sits down first");
    let shared = "property=\"og:title\" content=\"Alba te invita a jugar a Shadow Throne\"";
    assert!(invited.replace(['\u{2068}', '\u{2069}'], "").contains(shared), "{invited}");
    for seat in [1, 2] {
        host.done(&format!("{table}/bots"), json!({ "seat": seat, "level": "easy" })).await;
    }
    let full = page(&mut house.stranger().await, &path_of(&table)).await;
    assert!(!full.contains("invites you"), "no seat is free: {full}");
    for way in ["action=\"/play\"", "href=\"/#watch\"", "href=\"/open?game=shadow-throne\""] {
        assert!(full.contains(way), "{way}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_says_what_it_is_also_to_other_programs() {
    let house = House::open("replay-title").await;
    let (table, guests) = house.begun_at("goofspiel", 1, 2).await;
    play_all(&table, guests).await;
    let replay = format!("{}/replay", path_of(&table));
    let replay = page(&mut house.stranger().await, &replay).await;
    let (_, title) = replay.split_once("<title>").expect("a title");
    let title = title.split("</title>").next().unwrap_or_default();
    assert!(title.starts_with("Goofspiel: replay of the game of "), "{title}");
    assert!(replay.contains("name=\"description\""), "{replay}");
    house.close().await;
}
