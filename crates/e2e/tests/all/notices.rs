//! A notice reaches the browser of somebody who is elsewhere, by Web Push.
//!
//! No push service can be reached from here, so the browser's own subscription is replaced: it names
//! a push service of this test, with keys of this test. Everything else is real.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use e2e::{Browser, Driver, House, Screen};
use serde_json::Value;

/// The keys of the browser in RFC 8291, section 5.
const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
const AUTH_BYTES: [u8; 16] =
    [5, 48, 89, 50, 161, 199, 234, 190, 19, 182, 206, 201, 253, 164, 136, 130];
const SECRET: [u8; 32] = [
    171, 87, 87, 167, 13, 212, 165, 62, 85, 58, 107, 191, 113, 255, 239, 234, 40, 116, 236, 7, 166,
    179, 121, 227, 196, 143, 137, 90, 2, 220, 51, 222,
];

/// Starts a push service that takes everything; returns its address and what it gets.
fn push_service() -> (SocketAddr, Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let (address, (send, got)) = (listener.local_addr().expect("it has one"), channel());
    thread::spawn(move || {
        for socket in listener.incoming().flatten() {
            if send.send(take(socket)).is_err() {
                return;
            }
        }
    });
    (address, got)
}

/// Reads one request, and returns its body.
fn take(mut socket: TcpStream) -> Vec<u8> {
    let mut reader = BufReader::new(socket.try_clone().expect("it can be read"));
    let (mut line, mut length) = (String::new(), 0);
    while reader.read_line(&mut line).is_ok_and(|count| count > 2) {
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().expect("a number");
        }
        line.clear();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("it sends all of it");
    let created = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    socket.write_all(created).expect("it listens");
    body
}

/// Returns the titles and texts of the notifications that are shown.
async fn shown(browser: &Browser) -> Value {
    browser
        .run_later(
            "const done = arguments[0];
            navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
                .then((all) => done(all.map((it) => [it.title, it.body, it.data.path])));",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_shown_to_somebody_who_is_elsewhere() {
    let (address, got) = push_service();
    let (house, driver) = (House::with_push("notices", &address.to_string()), Driver::start());
    let (alba, bruno) = (driver.browser(&Screen::DESK).await, driver.browser(&Screen::PHONE).await);
    alba.go(&house.at("/")).await;
    let small = [("game", "goofspiel"), ("seats", "2"), ("name", "Alba")];
    alba.submit("/tables", &small).await;
    alba.find("#table.lobby").await;
    bruno.go(&alba.address().await).await;
    bruno.write("#name", "Bruno").await;
    bruno.click("#sit button").await;
    bruno.find(".seats .me").await;
    let subscription = format!(
        "PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({{
            endpoint: 'http://{address}/bruno', keys: {{ p256dh: '{P256DH}', auth: '{AUTH}' }} }}) }});"
    );
    bruno.run(&subscription).await;
    let off = bruno.text("[data-notices]").await;
    assert_eq!(off, "Notify me when it is my move");
    bruno.click("[data-notices]").await;
    bruno
        .until("document.querySelector('[data-notices]').textContent === 'Stop notifying me'")
        .await;
    // He leaves for another page; the game begins.
    let table = bruno.address().await;
    bruno.go(&house.at("/about")).await;
    alba.click(".begin button").await;
    alba.find("#table.table").await;
    let body = got.recv_timeout(Duration::from_secs(30)).expect("the server sends a notice");
    let text = push::decrypt(&body, &SECRET, AUTH_BYTES).expect("it is for him");
    let text = String::from_utf8(text).expect("it is text");
    bruno
        .run_later("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done())")
        .await;
    bruno.deliver_push(&house.at(""), &text).await;
    let path = table.strip_prefix(&house.at("")).expect("it is here");
    let notice = serde_json::json!([["It is your move", "Goofspiel with Alba", path]]);
    let mut seen = shown(&bruno).await;
    for _ in 0..100 {
        if seen == notice {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        seen = shown(&bruno).await;
    }
    assert_eq!(seen, notice);
    // At the table itself there is nothing to tell. He still gets notices, and can turn them off.
    bruno.go(&table).await;
    bruno
        .until("document.querySelector('[data-notices]').textContent === 'Stop notifying me'")
        .await;
    for browser in [alba, bruno] {
        browser.close().await;
    }
}
