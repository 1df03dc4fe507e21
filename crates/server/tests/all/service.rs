//! Health, metrics, headers, heartbeats and shutdown.

use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;

use crate::house::{GENEROUS, House, folder};

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_are_served() {
    let house = House::open("service").await;
    let (path, mut guests) = house.begun(1, 3).await;
    let listener = guests[0].listen(&path, None).await;
    assert_eq!(guests[0].get("/health").await, (StatusCode::OK, json!({ "status": "well" })));
    let (status, metrics) = guests[0].get("/metrics").await;
    assert_eq!(status, StatusCode::OK);
    let metrics = metrics.as_str().expect("a text");
    for name in [
        "sombra_live_tables",
        "sombra_streams",
        "sombra_resident_bytes",
        "sombra_choices_total",
        "sombra_thoughts_waiting",
        "sombra_thought_effort",
        "sombra_commit_seconds",
        "sombra_request_seconds",
        "sombra_requests_total{answer=\"done\"}",
    ] {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    let table = path.rsplit('/').next().expect("a name");
    assert!(!metrics.contains(table), "the id of a table is private");
    drop(listener);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_cards_and_rules_are_served_in_both_languages() {
    let house = House::open("games").await;
    let mut guest = house.stranger().await;
    let (_, games) = guest.get("/api/v1/games").await;
    let facts = ["id", "name", "seats_min", "seats_max"].map(|fact| games[0][fact].clone());
    assert_eq!(json!(facts), json!(["shadow-throne", "Shadow Throne", 3, 5]));
    let kyros = &games[0]["options"][1];
    assert_eq!((&kyros["option"], &kyros["values"][1]["value"]), (&json!("kyros"), &json!("0")));
    let (_, cards) = guest.get("/api/v1/games/shadow-throne/cards").await;
    assert_eq!(cards.as_array().map(Vec::len), Some(27));
    let (_, spanish) = guest.get("/api/v1/games/shadow-throne/cards?lang=es").await;
    let outlaw = |cards: &Value| {
        let cards = cards.as_array().cloned().unwrap_or_default();
        cards.into_iter().find(|card| card["id"] == "outlaw").expect("it is there")["name"].clone()
    };
    assert_eq!((outlaw(&cards), outlaw(&spanish)), (json!("Outlaw"), json!("Forajido")));
    let rules = "/api/v1/games/shadow-throne/rules";
    let (_, book) = guest.get(rules).await;
    let (_, quick) = guest.get(&format!("{rules}?quick=true")).await;
    assert!(book.as_str().map(str::len) > quick.as_str().map(str::len));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_security_headers() {
    let house = House::open("headers").await;
    let mut guest = house.stranger().await;
    for path in ["/", "/api/v1/games", "/nowhere"] {
        let answer = guest.client.get(path).await.expect("an answer");
        let policy = answer.headers["content-security-policy"].to_str().expect("a text");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "same-origin");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_stream_sends_heartbeats() {
    let heartbeat = std::time::Duration::from_millis(5);
    let settings = Settings { requests_per_second: GENEROUS, heartbeat, ..Settings::default() };
    let house = House::open_with(&folder("heartbeat"), settings).await;
    let (path, _guests) = house.begun(3, 3).await;
    let request = format!("GET {path}/events HTTP/1.1\r\nhost: {}\r\n\r\n", house.address);
    let mut socket = tokio::net::TcpStream::connect(house.address).await.expect("it connects");
    tokio::io::AsyncWriteExt::write_all(&mut socket, request.as_ref()).await.expect("it asks");
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains("\n:\n\n") {
        let read = tokio::io::AsyncReadExt::read_buf(&mut socket, &mut heard).await;
        assert!(read.expect("it goes on") > 0);
    }
    assert!(String::from_utf8_lossy(&heard).contains("retry: 1000"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_closes_ends_its_streams() {
    let house = House::open("closing").await;
    let (path, guests) = house.begun(3, 3).await;
    let mut listener = guests[0].listen(&path, None).await;
    listener.next().await.expect("the whole table");
    house.close().await;
    while listener.next().await.is_some() {}
}

/// Sends these bytes on a connection of its own, and returns the answer.
async fn send(house: &House, request: impl AsRef<[u8]>) -> String {
    let mut socket = tokio::net::TcpStream::connect(house.address).await.expect("it connects");
    tokio::io::AsyncWriteExt::write_all(&mut socket, request.as_ref()).await.expect("it asks");
    let mut answer = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(&mut socket, &mut answer).await.expect("an answer");
    String::from_utf8(answer).expect("text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_without_a_host_is_refused() {
    let house = House::open("no-host").await;
    let hosts: [&[u8]; 6] = [
        b"",
        b"host: a.example\r\nhost: b.example\r\n",
        b"host:\r\n",
        b"host: a b\r\n",
        b"host: \xff\r\n",
        b"host: a/b@c\r\n",
    ];
    for host in hosts {
        let start = b"GET /api/v1/games HTTP/1.1\r\n".as_slice();
        let head = [start, host, b"connection: close\r\n\r\n"].concat();
        let answer = send(&house, &head).await;
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("no-host"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_chunks_are_not_too_large() {
    let house = House::open("chunks").await;
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
        content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
        house.address
    );
    let answer = send(&house, &format!("{head}zz\r\n")).await;
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("bad-body"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unhealthy_server_answers_in_json() {
    let folder = folder("unhealthy");
    let house = House::open_with(&folder, Settings::default()).await;
    std::fs::remove_file(folder.join("sombra.db")).expect("it can be deleted");
    let mut guest = house.stranger().await;
    let answer = guest.client.get("/health").await.expect("an answer");
    assert_eq!(answer.status.as_u16(), 503);
    assert_eq!(answer.headers["content-type"], "application/json");
}

/// The check of a guest compares each answer with the description.
#[tokio::test(flavor = "multi_thread")]
async fn programs_are_refused_in_json() {
    let house = House::open("refused-programs").await;
    let mut guest = house.stranger().await;
    for path in ["/health", "/metrics", "/api/v1/games"] {
        let (status, answer) = guest.ask(Method::PUT, path, Value::Null).await;
        assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer["refusal"], "wrong-method", "{path}");
    }
}

/// The head is all up to the empty line.
#[tokio::test(flavor = "multi_thread")]
async fn a_head_has_a_limit() {
    let house = House::open("head").await;
    for (kibibytes, is_read) in [(31, true), (49, false)] {
        let host = house.address;
        let start = format!("GET /health HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\nx: ");
        let padding = "x".repeat(kibibytes * 1_024 - start.len() - "\r\n\r\n".len());
        let mut socket = tokio::net::TcpStream::connect(host).await.expect("it connects");
        let head = format!("{start}{padding}\r\n\r\n");
        // The server may answer and close before it has read all; then writing or reading fails.
        let _ = tokio::io::AsyncWriteExt::write_all(&mut socket, head.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = tokio::io::AsyncReadExt::read_to_end(&mut socket, &mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        assert_eq!(answer.starts_with("HTTP/1.1 200"), is_read, "{kibibytes} KiB: {answer}");
        assert!(is_read || answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    }
}
