//! Tables with cards of their own: sent, pasted and uploaded.

use client::Answer;
use http_body_util::Full;
use hyper::{Method, StatusCode, header::CONTENT_TYPE};
use kernel::ContentsHash;
use serde_json::{Value, json};

use crate::{
    forms::press,
    house::{Guest, House},
};

const GAME: &str = "princess";
const BOUNDARY: &str = "----a-line-between";

fn built_in() -> String {
    let game = catalog::find(GAME).expect("it is registered");
    game.contents_source().expect("it has cards")
}

/// Returns the built-in cards with another number.
fn own(hearts: u8) -> String {
    built_in().replacen("hearts = 6", &format!("hearts = {hearts}"), 1)
}

/// Sends a form as a browser does if it has a field for files.
async fn upload(guest: &mut Guest, fields: &[(&str, &str)]) -> Answer {
    let part = |(name, value): &(&str, &str)| {
        let file = if name.ends_with("file") { "; filename=\"cards.toml\"" } else { "" };
        let head = format!("content-disposition: form-data; name=\"{name}\"{file}");
        format!("--{BOUNDARY}\r\n{head}\r\n\r\n{value}\r\n")
    };
    let body = format!("{}--{BOUNDARY}--\r\n", fields.iter().map(part).collect::<String>());
    let kind = format!("multipart/form-data; boundary={BOUNDARY}");
    let request = guest.client.request(Method::POST, "/tables").header(CONTENT_TYPE, kind);
    let request = request.header("accept", "text/html").body(Full::from(body)).expect("a request");
    guest.client.send_whole(request).await.expect("an answer")
}

fn table(answer: &Answer) -> String {
    let text = String::from_utf8_lossy(&answer.body);
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{text}");
    let place = answer.headers["location"].to_str().expect("it is text");
    place.strip_prefix("/tables/").expect("a table").to_owned()
}

async fn cards_of(guest: &mut Guest, table: &str) -> Value {
    guest.get(&format!("/api/v1/tables/{table}")).await.1["cards"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_opens_a_table_with_its_own_cards() {
    let house = House::open("own-cards").await;
    let mut guest = house.guest().await;
    let hash = ContentsHash::of(&own(9)).to_string();
    let place = guest.open(json!({ "game": GAME, "seats": 2, "cards": own(9) })).await;
    let (_, seen) = guest.get(&place).await;
    assert_eq!(seen["cards"], json!({ "hash": hash, "own": true }));
    let page = place.strip_prefix("/api/v1").expect("a table");
    let (status, file) = guest.get(&format!("{page}/cards.toml")).await;
    assert_eq!((status, file), (StatusCode::OK, own(9).into()));
    let place = guest.open(json!({ "game": GAME, "seats": 2 })).await;
    assert_eq!(guest.get(&place).await.1["cards"]["own"], false);
    let place = guest.open(json!({ "game": "goofspiel", "seats": 2 })).await;
    assert_eq!(guest.get(&place).await.1["cards"], Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_every_mistake() {
    let house = House::open("cards-mistakes").await;
    let mut guest = house.guest().await;
    let wrong = own(99).replacen("symbol = \"attack\"", "symbol = \"atack\"", 1);
    let opening = json!({ "game": GAME, "seats": 2, "cards": wrong });
    let (status, refused) = guest.post("/api/v1/tables", opening).await;
    assert_eq!(
        (status, &refused["refusal"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &"bad-cards".into())
    );
    let mistakes = refused["mistakes"].as_array().expect("they are listed");
    assert_eq!(mistakes.len(), 2, "{refused}");
    assert_eq!(mistakes[0]["what"], "99 is not between 1 and 20");
    assert_eq!(mistakes[1]["what"], "atack is not a symbol");
    let line = 1 + wrong.lines().position(|line| line.contains("atack")).expect("it is there");
    assert_eq!(mistakes[1]["line"], line);
    assert!(
        mistakes[1]["help"].as_str().is_some_and(|help| help.contains("`attack`")),
        "{refused}"
    );
    let opening = json!({ "game": GAME, "seats": 2, "cards": wrong });
    let (_, refused) = guest.post("/api/v1/tables?lang=es", opening).await;
    assert_eq!(refused["mistakes"][0]["what"], "99 no está entre 1 y 20");
    assert_eq!(refused["mistakes"][0]["place"], "personaje \"wolf\", hearts");
    assert_eq!(refused["mistakes"][0]["help"], "un número del 1 al 20");
    let opening = json!({ "game": "goofspiel", "seats": 2, "cards": own(9) });
    assert_eq!(guest.post("/api/v1/tables", opening).await.1["refusal"], "bad-cards");
    let opening = json!({ "game": GAME, "seats": 2, "cards": "#".repeat(1 << 20) });
    assert_eq!(guest.post("/api/v1/tables", opening).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_pasted_or_uploaded() {
    let house = House::open("cards-pasted").await;
    let mut guest = house.stranger().await;
    let common = [("game", GAME), ("seats", "2"), ("name", "Alba")];
    let (pasted, usual) = (own(9).replace('\n', "\r\n"), own(8));
    let rows = [
        (("cards", pasted.as_str()), ("cards-file", ""), own(9)),
        (("cards", pasted.as_str()), ("cards-file", usual.as_str()), own(8)),
        (("cards", " "), ("cards-file", ""), built_in()),
    ];
    for (field, file, due) in rows {
        let answer = upload(&mut guest, &[&common[..], &[field, file]].concat()).await;
        let seen = cards_of(&mut guest, &table(&answer)).await;
        assert_eq!(seen["hash"], ContentsHash::of(&due).to_string());
    }
    // A form without a field for files still works.
    let form = format!("game={GAME}&seats=2&name=Alba");
    table(&press(&mut guest, "/tables", &form, "text/html").await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_shows_all_mistakes_and_loses_nothing() {
    let house = House::open("cards-mended").await;
    let mut guest = house.stranger().await;
    let wrong = own(99).replacen("en = \"The Wolf\"", "en = \"The <Wolf>\"", 1);
    let fields = [
        ("game", GAME),
        ("seats", "2"),
        ("name", "Alba <3"),
        ("clock", "brisk"),
        ("cards", &wrong),
    ];
    let answer = upload(&mut guest, &fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = String::from_utf8(answer.body.to_vec()).expect("it is text");
    assert!(page.contains("99 is not between 1 and 20"), "{page}");
    assert!(page.contains("hearts = <mark>99</mark>"), "{page}");
    assert!(page.contains("name=\"name\" value=\"Alba &lt;3\""), "{page}");
    assert!(page.contains("name=\"clock\" value=\"brisk\""), "{page}");
    assert!(page.contains("The &lt;Wolf&gt;") && !page.contains("<Wolf>"), "the text is there");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_cards_can_be_had_to_start_from() {
    let house = House::open("cards-start").await;
    let mut guest = house.stranger().await;
    let (status, file) = guest.get(&format!("/games/{GAME}/cards.toml")).await;
    assert_eq!((status, file), (StatusCode::OK, built_in().into()));
    assert_eq!(guest.get("/games/goofspiel/cards.toml").await.0, StatusCode::NOT_FOUND);
    house.close().await;
}

/// Cards that a table has brought have a gallery, and their pages lead to each other.
#[tokio::test(flavor = "multi_thread")]
async fn own_cards_have_a_gallery() {
    let house = House::open("cards-gallery").await;
    let mut guest = house.guest().await;
    let cards = built_in().replacen("\"Fangs\"", "\"Paper Teeth\"", 1);
    let (hash, all) = (ContentsHash::of(&cards), format!("/games/{GAME}/cards"));
    let unknown = guest.get(&format!("{all}?of={hash}")).await.0;
    assert_eq!(unknown, StatusCode::NOT_FOUND, "nobody has brought them");
    guest.open(json!({ "game": GAME, "seats": 2, "cards": cards })).await;
    for (query, has) in [(String::new(), false), (format!("?of={hash}"), true)] {
        let (status, page) = guest.get(&format!("{all}{query}")).await;
        let page = page.as_str().expect("a page");
        assert_eq!((status, page.contains("Paper Teeth")), (StatusCode::OK, has), "{query}");
        assert!(page.contains(&format!("href=\"{all}/fangs{query}\"")), "{query}");
        let (_, card) = guest.get(&format!("{all}/fangs{query}")).await;
        assert!(card.as_str().is_some_and(|it| it.contains(&format!("href=\"{all}{query}\""))));
        let (_, listed) = guest.get(&format!("/api/v1{all}{query}")).await;
        let named = listed.as_array().expect("a list").iter().any(|it| it["name"] == "Paper Teeth");
        assert_eq!(named, has, "{query}");
    }
    let (_, page) = guest.get(&format!("{all}?of={hash}&kind=event")).await;
    assert!(page.as_str().is_some_and(|it| !it.contains("Paper Teeth")), "it is no event");
    assert_eq!(guest.get(&format!("{all}?of=none")).await.0, StatusCode::NOT_FOUND);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_bytes_is_refused() {
    let house = House::open("cards-bytes").await;
    let mut guest = house.stranger().await;
    for body in
        [&b"--x\r\ncontent-disposition: form-data; name=\"cards\"\r\n\r\n\xff\r\n--x--"[..], b"--x"]
    {
        let request = guest.client.request(Method::POST, "/tables");
        let request = request.header(CONTENT_TYPE, "multipart/form-data; boundary=x");
        let request = request.body(Full::from(body.to_vec())).expect("a request");
        let answer = guest.client.send_whole(request).await.expect("an answer");
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_has_the_picture_that_it_brings_or_one_that_is_made() {
    let house = House::open("cards-pictures").await;
    let mut guest = house.guest().await;
    let picture =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9'/></svg>";
    let art = format!("id = \"brew\"\nart = \"{picture}\"");
    let cards = built_in().replacen("id = \"brew\"", &art, 1);
    guest.open(json!({ "game": GAME, "seats": 2, "cards": cards })).await;
    let place = format!("/art/{GAME}/{}", ContentsHash::of(&cards));
    let request = guest.client.request(Method::GET, &format!("{place}/brew.svg"));
    let request = request.body(Full::default()).expect("a request");
    let answer = guest.client.send_whole(request).await.expect("an answer");
    assert_eq!(answer.headers["content-type"], "image/svg+xml");
    let policy = answer.headers["content-security-policy"].to_str().expect("text");
    assert!(policy.contains("sandbox") && policy.contains("default-src 'none'"), "{policy}");
    assert!(answer.headers["cache-control"].to_str().is_ok_and(|it| it.contains("immutable")));
    assert!(String::from_utf8_lossy(&answer.body).contains("<rect width=\"9\">"));
    let (status, made) = guest.get(&format!("{place}/butter-knife.svg")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(made.as_str().is_some_and(|svg| svg.contains("light-teal")), "{made}");
    for wrong in [
        format!("{place}/nobody.svg"),
        format!("{place}/brew"),
        format!("/art/{GAME}/{}/brew.svg", "0".repeat(64)),
        format!("/art/goofspiel/{}/brew.svg", ContentsHash::of(&cards)),
    ] {
        assert_eq!(guest.get(&wrong).await.0, StatusCode::NOT_FOUND, "{wrong}");
    }
    let harmful = cards.replace("<rect", "<script");
    let opening = json!({ "game": GAME, "seats": 2, "cards": harmful });
    let (status, refused) = guest.post("/api/v1/tables", opening).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused["mistakes"][0]["what"], "a picture must not have <script>");
    house.close().await;
}
