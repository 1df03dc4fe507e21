//! Wrong tokens, stale versions, illegal choices, oversized and malformed bodies: each gets the
//! refusal that is described, and changes nothing.

use http_body_util::Full;
use hyper::{Method, StatusCode, header::COOKIE};
use serde_json::{Value, json};
use server::Settings;

use crate::house::{Guest, House, folder};

/// A request, and the refusal that it gets.
struct Case {
    method: Method,
    path: String,
    body: Value,
    status: u16,
    refusal: &'static str,
}

fn case(ask: (&str, String), body: Value, status: u16, refusal: &'static str) -> Case {
    let method = ask.0.parse().expect("a method");
    Case { method, path: ask.1, body, status, refusal }
}

/// Sends a request that must be refused, and checks that the table is unchanged.
async fn refuse(guest: &mut Guest, table: &str, case: Case) {
    let Case { method, path, body, status, refusal } = case;
    let (_, before) = guest.get(table).await;
    let (got, answer) = guest.ask(method.clone(), &path, body.clone()).await;
    assert_eq!(
        (got.as_u16(), answer["refusal"].as_str()),
        (status, Some(refusal)),
        "{method} {path} {body}: {answer}"
    );
    let message = answer["message"].as_str().expect("it says why");
    assert!(message.ends_with(['.', '!', '?']), "{message}");
    let (_, after) = guest.get(table).await;
    assert_eq!(before, after, "{method} {path} {body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_game() {
    let house = House::open("refused-before").await;
    let mut alba = house.guest().await;
    let path = alba.open(json!({ "game": "shadow-throne", "seats": 3 })).await;
    alba.done(&format!("{path}/join"), json!({ "name": "Alba" })).await;
    alba.done(&format!("{path}/bots"), json!({ "seat": 1, "level": "random" })).await;
    let at = |place: &str| ("POST", format!("{path}/{place}"));
    let tables = || ("POST", "/api/v1/tables".to_owned());
    let cases = [
        case(at("join"), json!({ "name": "Again" }), 409, "seated-already"),
        case(at("start"), Value::Null, 409, "seats-free"),
        case(at("move"), json!({ "seat": 7 }), 404, "no-such-seat"),
        case(at("move"), json!({ "seat": 8 }), 404, "no-seat"),
        case(at("move"), json!({ "seat": -1 }), 400, "bad-body"),
        case(at("bots"), json!({ "seat": 1, "level": "greedy" }), 409, "seat-taken"),
        case(at("bots"), json!({ "seat": 2, "level": "hal" }), 422, "no-level"),
        case(("DELETE", format!("{path}/bots/2")), Value::Null, 409, "no-bot"),
        case(("DELETE", format!("{path}/bots/x")), Value::Null, 404, "no-seat"),
        case(at("options"), json!({ "options": "target 16" }), 422, "bad-options"),
        case(at("word"), json!({ "word": "two words" }), 422, "bad-word"),
        case(at("clock"), json!({ "clock": "slow" }), 422, "bad-clock"),
        case(at("chat"), json!({ "text": "" }), 422, "bad-saying"),
        case(at("chat"), json!({ "text": "x".repeat(301) }), 422, "bad-saying"),
        case(at("chat"), json!({ "text": "two\nlines" }), 422, "bad-saying"),
        case(at("chat"), json!({ "text": "x".repeat(9_000) }), 413, "too-large"),
        case(at("chat"), json!({}), 400, "bad-body"),
        case(at("chat"), json!(["hi"]), 400, "bad-body"),
        case(at("chat"), json!({ "text": "\u{200b}" }), 422, "bad-saying"),
        case(at("chat"), json!({ "text": "\u{202e}evil" }), 422, "bad-saying"),
        case(at("chat"), json!({ "text": "hi\u{61c}" }), 422, "bad-saying"),
        case(("DELETE", "/api/v1/tables/%ff/bots/0".to_owned()), Value::Null, 400, "bad-query"),
        case(("GET", "/api/v1/games/%ff/cards".to_owned()), Value::Null, 400, "bad-query"),
        case(at("chat"), json!({ "text": "hi", "to": "all" }), 400, "bad-body"),
        case(at("choose"), json!({ "choice": "draft outlaw", "version": 0 }), 409, "not-begun"),
        case(at("rematch"), Value::Null, 409, "not-over"),
        case(("GET", format!("{path}/record")), Value::Null, 409, "not-over"),
        case(("GET", "/api/nowhere".to_owned()), Value::Null, 404, "no-page"),
        case(("PUT", path.clone()), Value::Null, 405, "wrong-method"),
        case(("GET", "/api/v1/games/chess/cards".to_owned()), Value::Null, 404, "no-game"),
        case(("GET", "/api/v1/games/chess/rules".to_owned()), Value::Null, 404, "no-game"),
        case(("GET", "/api/v1/tables/nowhere".to_owned()), Value::Null, 404, "no-table"),
        case(
            ("GET", "/api/v1/games/shadow-throne/rules?quick=perhaps".to_owned()),
            Value::Null,
            400,
            "bad-query",
        ),
        case(
            ("GET", "/api/v1/tables/aaaaaaaaaaaaaaaaaaaa/events".to_owned()),
            Value::Null,
            404,
            "no-table",
        ),
        case(tables(), json!({ "game": "chess", "seats": 3 }), 422, "bad-opening"),
        case(tables(), json!({ "game": "shadow-throne", "seats": 9 }), 422, "bad-opening"),
        case(tables(), json!({ "game": "shadow-throne" }), 400, "bad-body"),
        case(
            tables(),
            json!({ "game": "shadow-throne", "seats": 3, "clock": "x" }),
            422,
            "bad-clock",
        ),
    ];
    for case in cases {
        refuse(&mut alba, &path, case).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_a_table() {
    let house = House::open("refused-newcomer").await;
    let mut alba = house.guest().await;
    let path = alba.open(json!({ "game": "shadow-throne", "seats": 3 })).await;
    alba.done(&format!("{path}/join"), json!({ "name": "Alba" })).await;
    alba.done(&format!("{path}/bots"), json!({ "seat": 1, "level": "random" })).await;
    let at = |place: &str| ("POST", format!("{path}/{place}"));
    let sit = |name: &str| json!({ "name": name });
    let mut bruno = house.guest().await;
    let cases = [
        case(at("join"), sit("Alba"), 409, "name-taken"),
        case(at("join"), sit("  "), 422, "bad-name"),
        case(at("join"), sit("A\u{200b}lba"), 422, "bad-name"),
        case(at("join"), sit("Alba\u{fe0f}"), 422, "bad-name"),
        case(at("join"), sit("Al\u{e0041}ba"), 422, "bad-name"),
        case(at("join"), sit("Al\u{180e}ba"), 422, "bad-name"),
        case(at("join"), sit("Al\u{1d159}ba"), 422, "bad-name"),
        case(at("join"), sit(&format!("Al{}ba", "\u{301}".repeat(5))), 422, "bad-name"),
        case(at("join"), sit("Al\u{e0020}ba"), 422, "bad-name"),
        case(at("join"), sit("Al\u{61c}ba"), 422, "bad-name"),
        case(at("join"), sit("Аlbа"), 409, "name-taken"),
        case(at("join"), sit("\u{3164}"), 422, "bad-name"),
        case(at("join"), json!({ "name": "Berta", "word": "ñ" }), 422, "bad-word"),
        case(at("join"), json!({ "name": "Berta", "seat": 0 }), 409, "seat-taken"),
        case(at("start"), Value::Null, 403, "not-seated"),
        case(at("chat"), json!({ "text": "hi" }), 403, "not-seated"),
        case(at("leave"), Value::Null, 403, "not-seated"),
    ];
    for case in cases {
        refuse(&mut bruno, &path, case).await;
    }
    bruno.done(&format!("{path}/join"), sit("Berta")).await;
    let take = case(at("move"), json!({ "seat": 0 }), 409, "seat-taken");
    refuse(&mut bruno, &path, take).await;
    let mut third = house.guest().await;
    refuse(&mut third, &path, case(at("join"), sit("Ciro"), 409, "full")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn during_the_game() {
    let house = House::open("refused-during").await;
    let (path, mut guests) = house.begun(3, 3).await;
    let (_, table) = guests[0].get(&path).await;
    let now = table["version"].as_u64().expect("a version");
    let legal = table["question"]["legal"][0].as_str().expect("a choice").to_owned();
    let choose = |choice: &str, version: u64| {
        (("POST", format!("{path}/choose")), json!({ "choice": choice, "version": version }))
    };
    let wrong = |(ask, body), status, refusal| case(ask, body, status, refusal);
    let cases = [
        wrong(choose("draft dragon", now), 422, "unreadable"),
        wrong(choose("", now), 422, "unreadable"),
        wrong(choose("keep outlaw", now), 422, "rules"),
        wrong(choose(&legal, now - 1), 409, "stale"),
        wrong(choose(&legal, now + 1), 409, "stale"),
        wrong(choose(&legal, u64::MAX), 409, "stale"),
        case(("POST", format!("{path}/move")), json!({ "seat": 1 }), 409, "begun"),
        case(("POST", format!("{path}/start")), Value::Null, 409, "begun"),
        case(("POST", format!("{path}/clock")), json!({ "clock": "brisk" }), 409, "begun"),
        case(("GET", format!("{path}/record")), Value::Null, 409, "not-over"),
    ];
    for case in cases {
        refuse(&mut guests[0], &path, case).await;
    }
    let mut late = house.guest().await;
    let join = (("POST", format!("{path}/join")), json!({ "name": "Late" }));
    refuse(&mut late, &path, wrong(join, 409, "begun")).await;
    refuse(&mut late, &path, wrong(choose(&legal, now), 403, "not-seated")).await;
    guests[0].done(&format!("{path}/choose"), json!({ "choice": legal, "version": now })).await;
    // The player owes no choice until the others have chosen.
    refuse(&mut guests[0], &path, wrong(choose(&legal, now), 422, "rules")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_bodies_and_origins() {
    let house = House::open("refused-head").await;
    let (path, mut guests) = house.begun(3, 3).await;
    let token = guests[0].token.clone().expect("a token");
    let chat = format!("{path}/chat");
    let json = "application/json";
    let good = r#"{"text":"hi"}"#;
    let bearer = format!("Bearer {token}");
    let wrong_token = format!("Bearer {}", "0".repeat(64));
    let cookie = format!("other=1; sombra={token}");
    let cases: [(Head<'_>, &str, u16, &str); 12] = [
        (&[("content-type", json)], good, 401, "no-token"),
        (&[("content-type", json), ("authorization", "Bearer x")], good, 401, "bad-token"),
        (&[("content-type", json), ("authorization", "Basic eA==")], good, 401, "bad-token"),
        (&[("content-type", json), ("authorization", &wrong_token)], good, 403, "not-seated"),
        (&[("content-type", json), ("cookie", "sombra=x")], good, 401, "no-token"),
        (&[("authorization", &bearer)], good, 415, "not-json"),
        (&[("authorization", &bearer), ("content-type", "text/plain")], good, 415, "not-json"),
        (&[("authorization", &bearer), ("content-type", json)], "{", 400, "bad-body"),
        (&[("authorization", &bearer), ("content-type", json)], "", 400, "bad-body"),
        (&[("authorization", &bearer), ("content-type", json)], "\u{1}\u{2}", 400, "bad-body"),
        (
            &[("cookie", &cookie), ("content-type", json), ("origin", "http://evil.example")],
            good,
            403,
            "foreign-origin",
        ),
        (
            &[("cookie", &cookie), ("content-type", json), ("sec-fetch-site", "cross-site")],
            good,
            403,
            "foreign-origin",
        ),
    ];
    let mut stranger = house.stranger().await;
    let (_, before) = guests[0].get(&path).await;
    for (head, body, status, refusal) in cases {
        let (got, answer) = raw(&mut stranger, &chat, head, body).await;
        assert_eq!((got, answer["refusal"].as_str()), (status, Some(refusal)), "{head:?} {body}");
    }
    let (_, after) = guests[0].get(&path).await;
    assert_eq!(before, after, "nothing has changed");
    let (own, tight) = (format!("http://{}", house.address), format!("a=b;sombra={token}"));
    let kind = "Application/JSON ; charset=utf-8";
    let head = [("authorization", bearer.as_str()), ("content-type", kind)];
    let (got, _) = raw(&mut stranger, &chat, &head, good).await;
    assert_eq!(got, 200, "content types ignore case");
    let head = [("cookie", tight.as_str()), ("content-type", json), ("origin", own.as_str())];
    let (got, _) = raw(&mut stranger, &chat, &head, good).await;
    assert_eq!(got, 200, "our own pages may post");
}

type Head<'h> = &'h [(&'h str, &'h str)];

async fn raw(guest: &mut Guest, path: &str, head: Head<'_>, body: &str) -> (u16, Value) {
    let request = guest.client.request(Method::POST, path);
    let request = head.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let request = request.body(Full::from(body.to_owned())).expect("a request");
    let answer = guest.client.send_whole(request).await.expect("an answer");
    (answer.status.as_u16(), answer.json().expect("it is JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_without_a_token_sets_a_cookie_that_no_script_can_read() {
    let house = House::open("cookie").await;
    let mut stranger = house.stranger().await;
    let path = stranger.open(json!({ "game": "shadow-throne", "seats": 3 })).await;
    let body = json!({ "name": "Alba" }).to_string();
    let answer = stranger.client.send(Method::POST, &format!("{path}/join"), body.into()).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, StatusCode::OK);
    let cookie = answer.headers["set-cookie"].to_str().expect("a text");
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let pair = cookie.split(';').next().expect("a pair");
    let token = pair.strip_prefix("sombra=").expect("its name");
    assert!(!String::from_utf8_lossy(&answer.body).contains(token), "only in the cookie");
    let request = stranger.client.request(Method::GET, &path).header(COOKIE, pair);
    let request = request.body(Full::default()).expect("a request");
    let table = stranger.client.send_whole(request).await.expect("an answer").json();
    assert_eq!(table.expect("it is JSON")["you"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_above_the_rate_limit_are_refused() {
    let settings = Settings { requests_per_second: 1, ..Settings::default() };
    let house = House::open_with(&folder("fast"), settings).await;
    let mut guest = house.stranger().await;
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(guest.post("/api/v1/tokens", Value::Null).await);
    }
    let drawn = answers.iter().filter(|(status, _)| *status == StatusCode::CREATED).count();
    assert!((10..20).contains(&drawn), "{drawn}");
    assert_eq!(answers[19].1["refusal"], "too-fast");
}

/// Tables stay open for days, so one address must not be able to open as many as the house has.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_tables() {
    let settings =
        Settings { tables_per_hour: 3, requests_per_second: 1_000, ..Settings::default() };
    let house = House::open_with(&folder("openings"), settings).await;
    let mut guest = house.guest().await;
    let opening = json!({ "game": "goofspiel", "seats": 2 });
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(guest.post("/api/v1/tables", opening.clone()).await);
    }
    assert!(answers[..3].iter().all(|(status, _)| *status == StatusCode::CREATED), "{answers:?}");
    assert_eq!(answers[3].1["refusal"], "too-fast");
    let (status, _) = guest.post("/play", Value::Null).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "each way to open a table counts");
}

#[tokio::test(flavor = "multi_thread")]
async fn viewers_without_a_seat_are_limited() {
    let house = House::open("crowd").await;
    let (path, guests) = house.begun(3, 3).await;
    let stranger = house.stranger().await;
    let mut listeners = Vec::new();
    for _ in 0..3 {
        listeners.push(stranger.listen(&path, None).await);
    }
    let crowded = stranger.client.listen(&format!("{path}/events"), None).await;
    assert!(matches!(crowded, Err(client::ClientError::Refused(StatusCode::TOO_MANY_REQUESTS))));
    guests[0].listen(&path, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_in_the_language_of_the_client() {
    let house = House::open("language").await;
    let (path, guests) = house.begun(3, 3).await;
    let token = guests[0].token.clone().expect("a token");
    let mut guest = house.stranger().await.show(&token).speak("es-ES,es;q=0.9");
    let (_, table) = guest.get(&path).await;
    let wrong = json!({ "choice": "keep outlaw", "version": table["version"] });
    let (_, answer) = guest.post(&format!("{path}/choose"), wrong).await;
    assert_eq!(answer["refusal"], "rules");
    let message = answer["message"].as_str().expect("a message");
    assert!(message.contains("toca") || message.contains("ahora"), "{message}");
    let (_, answer) = guest.get("/api/v1/tables/nowhere").await;
    assert_eq!(answer["message"], "Esa mesa no existe.");
}

/// Checks that hostile names and messages come back unchanged, as plain text.
#[tokio::test(flavor = "multi_thread")]
async fn hostile_text_stays_text() {
    let house = House::open("hostile").await;
    let mut guest = house.guest().await;
    let path = guest.open(json!({ "game": "shadow-throne", "seats": 3 })).await;
    let name = "<script>alert(1)</script>";
    guest.done(&format!("{path}/join"), json!({ "name": name })).await;
    let text = "\"} data: x & <b> ' \\n event: news";
    guest.done(&format!("{path}/chat"), json!({ "text": text })).await;
    let mut listener = guest.listen(&path, None).await;
    let (_, table) = listener.next().await.expect("the whole table");
    assert_eq!(
        (&table["seats"][0]["name"], &table["chat"][0]["text"]),
        (&json!(name), &json!(text))
    );
    for control in ["a\rb", "a\u{0}b", "a\u{7f}b", "a\u{85}b", "\u{2028}", "a\u{2029}b"] {
        let (status, _) = guest.post(&format!("{path}/chat"), json!({ "text": control })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{control:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_in_a_body_are_explained_in_spanish() {
    let house = House::open("refused-in-spanish").await;
    let mut guest = house.guest().await.speak("es");
    #[rustfmt::skip]
    let rows = [
        (json!({ "game": "shadow-throne" }), "falta «seats»."),
        (json!({ "game": "shadow-throne", "seats": 3, "table": 1 }), "no hay lugar para «table»."),
        (json!({ "game": "shadow-throne", "seats": "three" }), "hay un valor de tipo incorrecto."),
        (json!([]), "se espera un objeto: {…}."),
        (json!({ "game": "chess", "seats": 3 }), "no hay ningún juego «chess»."),
        (json!({ "game": "shadow-throne", "seats": 9 }), "el juego es de 3 a 5 asientos, no 9."),
        (json!({ "game": "shadow-throne", "seats": 3, "options": "target 16" }), "«target» puede ser 15, 20, 25, no «16»."),
    ];
    for (body, said) in rows {
        let (_, answer) = guest.post("/api/v1/tables", body).await;
        let message = answer["message"].as_str().expect("it says why");
        assert!(message.ends_with(said), "{message}");
    }
}
