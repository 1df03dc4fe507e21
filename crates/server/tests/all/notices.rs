//! Notices by Web Push, delivered to a push service that is written for these tests.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri},
};
use serde_json::{Value, json};
use store::{Journal, Subscriber};
use tokio::{net::TcpListener, time::sleep};

use crate::house::{Guest, House};

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

/// A request that the push service got.
#[derive(Clone, Debug)]
struct Pushed {
    path: String,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Pushed {
    /// Returns what the browser reads.
    fn read(&self) -> Value {
        let text = push::decrypt(&self.body, &SECRET, AUTH_BYTES).expect("it is for this browser");
        serde_json::from_slice(&text).expect("it is JSON")
    }
}

/// A push service: it keeps what it gets, and answers with this status.
#[derive(Clone, Debug)]
struct PushService {
    address: SocketAddr,
    got: Arc<Mutex<Vec<Pushed>>>,
    answers: Arc<Mutex<StatusCode>>,
}

async fn take(
    State(service): State<PushService>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    // Whoever waits for the request may want another answer to the next one.
    let answer = *service.answers.lock().expect("nobody panics");
    let pushed = Pushed { path: uri.path().into(), headers, body: body.to_vec() };
    service.got.lock().expect("nobody panics").push(pushed);
    answer
}

impl PushService {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let answers = Arc::new(Mutex::new(StatusCode::CREATED));
        let service = Self { address, got: Arc::default(), answers };
        let router = Router::new().fallback(take).with_state(service.clone());
        tokio::spawn(async { axum::serve(listener, router).await });
        service
    }

    fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    fn answer(&self, status: StatusCode) {
        *self.answers.lock().expect("nobody panics") = status;
    }

    fn browser(&self, path: &str) -> Value {
        json!({ "endpoint": self.at(path), "p256dh": P256DH, "auth": AUTH })
    }

    /// Waits until it has got this many requests, and returns the last.
    async fn wait(&self, count: usize) -> Pushed {
        for _ in 0..400 {
            let got = self.got.lock().expect("nobody panics").clone();
            if got.len() >= count {
                assert_eq!(got.len(), count, "{got:?}");
                return got.last().expect("it has some").clone();
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("there is no notice {count}");
    }
}

/// Answers the present question with the first choice.
async fn choose(guest: &mut Guest, table: &str) {
    let (_, seen) = guest.get(table).await;
    let choice = json!({ "choice": seen["question"]["legal"][0], "version": seen["version"] });
    guest.done(&format!("{table}/choose"), choice).await;
}

async fn refused(guest: &mut Guest, path: &str, body: Value) -> (StatusCode, Value) {
    let (status, answer) = guest.post(path, body).await;
    (status, answer["refusal"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_reaches_the_browser_of_whoever_is_away() {
    let service = PushService::open().await;
    let house = House::with_push_service("notices", &service.at("")).await;
    let (table, mut guests) = house.begun_at("goofspiel", 2, 2).await;
    let (mut bruno, mut alba) = (guests.remove(1).speak("es"), guests.remove(0));
    let (on, off) = (format!("{table}/notices"), format!("{table}/notices/off"));
    let (status, _) = bruno.post(&on, service.browser("/bruno")).await;
    assert_eq!(status, StatusCode::OK);
    choose(&mut alba, &table).await;
    choose(&mut bruno, &table).await;
    let pushed = service.wait(1).await;
    let id = table.rsplit('/').next().expect("it has an id");
    let notice = pushed.read();
    assert_eq!(notice["title"], "Te toca");
    assert_eq!(notice["says"], "Goofspiel con Guest 0");
    assert_eq!(notice["path"], format!("/tables/{id}"));
    // The push service learns nothing but that there is a message for this browser.
    assert_eq!((pushed.path.as_str(), pushed.body.len()), ("/bruno", 2_150));
    let head = format!("{:?}", pushed.headers);
    assert!(!head.contains(id) && !head.contains("Guest") && !head.contains("goofspiel"), "{head}");
    let (_, key) = alba.get("/api/v1/notices").await;
    let key = key["key"].as_str().expect("a key");
    assert!(head.contains("vapid t=") && head.contains(&format!("k={key}")), "{head}");
    assert_eq!(pushed.headers["content-encoding"], "aes128gcm");
    // A service that refuses one message may take the next, as when our clock was wrong.
    service.answer(StatusCode::FORBIDDEN);
    choose(&mut alba, &table).await;
    choose(&mut bruno, &table).await;
    service.wait(2).await;
    // A service that is busy is asked again; one that knows the browser no more is not.
    service.answer(StatusCode::SERVICE_UNAVAILABLE);
    choose(&mut alba, &table).await;
    choose(&mut bruno, &table).await;
    service.wait(3).await;
    service.answer(StatusCode::GONE);
    service.wait(4).await;
    choose(&mut alba, &table).await;
    choose(&mut bruno, &table).await;
    assert_eq!(bruno.post(&on, service.browser("/again")).await.0, StatusCode::OK);
    let (status, _) = bruno.post(&off, json!({ "endpoint": service.at("/again") })).await;
    assert_eq!(status, StatusCode::OK);
    service.answer(StatusCode::CREATED);
    assert_eq!(alba.post(&on, service.browser("/alba")).await.0, StatusCode::OK);
    while alba.get(&table).await.1["stage"] == "playing" {
        choose(&mut alba, &table).await;
        choose(&mut bruno, &table).await;
    }
    // Alba alone is told of the rest, at last of the end; then her browser is forgotten.
    let over = async {
        loop {
            let last = service.got.lock().expect("nobody panics").last().cloned();
            let last = last.filter(|last| last.path == "/alba").map(|last| last.read());
            if last.is_some_and(|last| last["title"] == "The game is over") {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), over).await.expect("she is told");
    let paths: Vec<String> =
        service.got.lock().expect("nobody panics").iter().map(|it| it.path.clone()).collect();
    assert_eq!(paths[..4], ["/bruno"; 4]);
    assert!(paths[4..].iter().all(|path| path == "/alba"), "{paths:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_get_notices_and_only_through_push_services() {
    let service = PushService::open().await;
    let house = House::with_push_service("no-notices", &service.at("")).await;
    let (table, mut guests) = house.begun_at("goofspiel", 1, 2).await;
    let (mut alba, mut vera) = (guests.remove(0), house.guest().await);
    let on = format!("{table}/notices");
    let stranger = refused(&mut vera, &on, service.browser("/vera")).await;
    assert_eq!(stranger, (StatusCode::FORBIDDEN, json!("not-seated")));
    let bad = (StatusCode::UNPROCESSABLE_ENTITY, json!("bad-subscriber"));
    for endpoint in ["http://127.0.0.1:1/", "https://169.254.169.254/latest", "hello", ""] {
        let browser = json!({ "endpoint": endpoint, "p256dh": P256DH, "auth": AUTH });
        assert_eq!(refused(&mut alba, &on, browser).await, bad, "{endpoint}");
    }
    let keyless = json!({ "endpoint": service.at("/alba"), "p256dh": AUTH, "auth": AUTH });
    assert_eq!(refused(&mut alba, &on, keyless).await, bad);
    for number in 0..5 {
        let browser = service.browser(&format!("/alba/{number}"));
        assert_eq!(alba.post(&on, browser).await.0, StatusCode::OK);
    }
    let sixth = refused(&mut alba, &on, service.browser("/alba/5")).await;
    assert_eq!(sixth, (StatusCode::CONFLICT, json!("too-many-browsers")));
    // Whoever wants to be forgotten gets no more notices.
    let token = alba.token.clone().expect("a token");
    let kept = async || {
        let id = table.rsplit('/').next().and_then(|id| id.parse().ok()).expect("an id");
        let hash = token.parse::<host::Token>().expect("a token").hash().to_string();
        let kept = house.journal.subscribers(id, hash).await.expect("reads");
        kept.into_iter().map(|Subscriber { endpoint, .. }| endpoint).collect::<Vec<String>>()
    };
    assert_eq!(kept().await.len(), 5);
    crate::forms::press(&mut alba, "/yours/forget", "", "text/html").await;
    assert_eq!(kept().await, [""; 0]);
    house.close().await;
}
