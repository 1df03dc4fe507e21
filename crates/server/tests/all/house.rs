//! A real server on a free port, and guests that check every answer against the description.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use client::{Client, Message, Stream};
use host::{Chance, Host, Limits, TableEvent, Timeouts};
use http_body_util::Full;
use hyper::{Method, Request, StatusCode, body::Bytes, header::CONTENT_TYPE};
use kernel::Seed;
use push::{Keys, Sender, Services};
use serde_json::{Value, json};
use server::{App, Closing, Notices, Settings, serve};
use store::{Journal, SqliteJournal, TableId, Version};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::description::Description;

/// A rate limit that no test reaches, unless it is about the limit.
pub(crate) const GENEROUS: u32 = 1_000_000;

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    description: Arc<Description>,
    word: watch::Sender<bool>,
    serving: JoinHandle<()>,
    pub(crate) journal: SqliteJournal,
}

/// Bots answer at once: a game is over soon.
fn prompt() -> Timeouts {
    Timeouts { pause: Duration::ZERO, ..Timeouts::default() }
}

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// How a house is opened.
struct Setup {
    settings: Settings,
    timeouts: Timeouts,
    chance: Chance,
    /// A push service besides the usual ones.
    push_service: Option<String>,
}

impl Default for Setup {
    fn default() -> Self {
        let (requests_per_second, tables_per_hour) = (GENEROUS, GENEROUS);
        let settings = Settings { requests_per_second, tables_per_hour, ..Settings::default() };
        Self { settings, timeouts: prompt(), chance: Chance::System, push_service: None }
    }
}

impl House {
    pub(crate) async fn open(name: &str) -> Self {
        Self::open_by(&folder(name), Setup::default()).await
    }

    /// Opens a house where a player counts as absent after this time.
    pub(crate) async fn open_impatient(name: &str, gone_after: Duration) -> Self {
        let timeouts = Timeouts { gone_after, ..prompt() };
        Self::open_by(&folder(name), Setup { timeouts, ..Setup::default() }).await
    }

    pub(crate) async fn open_with(folder: &Path, settings: Settings) -> Self {
        Self::open_by(folder, Setup { settings, ..Setup::default() }).await
    }

    /// Opens a house where browsers may name this push service.
    pub(crate) async fn with_push_service(name: &str, address: &str) -> Self {
        let push_service = Some(address.to_owned());
        Self::open_by(&folder(name), Setup { push_service, ..Setup::default() }).await
    }

    /// Opens a house that deals the same games in every run.
    pub(crate) async fn rehearse(name: &str, seed: Seed) -> Self {
        let chance = Chance::rehearsed(seed);
        Self::open_by(&folder(name), Setup { chance, ..Setup::default() }).await
    }

    /// Opens a house where nobody is ever absent, with a table that has these lines.
    pub(crate) async fn with_table(name: &str, table: TableId, lines: &[TableEvent]) -> Self {
        let folder = folder(name);
        let journal = SqliteJournal::open(&folder.join("sombra.db")).await.expect("it opens");
        let lines = lines.iter().map(ToString::to_string).collect();
        journal.append(table, Version::START, lines).await.expect("it is new");
        journal.close().await;
        let timeouts = Timeouts { gone_after: Duration::from_hours(9), ..prompt() };
        Self::open_by(&folder, Setup { timeouts, ..Setup::default() }).await
    }

    async fn open_by(folder: &Path, setup: Setup) -> Self {
        let Setup { settings, timeouts, chance, push_service } = setup;
        let journal = SqliteJournal::open(&folder.join("sombra.db")).await.expect("it opens");
        let limits =
            Limits { tables_max: 100, live_tables_max: 100, watchers_max: 3, contents_max: 10 };
        let host = Host::start(journal.clone(), timeouts, limits, chance).await.expect("it starts");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (word, closing) = Closing::word();
        let keys = Keys::open(&folder.join("push.key")).expect("it can be written");
        let mut services = Services::default();
        assert!(push_service.is_none_or(|address| services.add(&address)), "it is an address");
        let notices = Notices { sender: Sender::new(keys), services };
        let app = App::new(host, settings, closing).with_notices(notices);
        let serving = tokio::spawn(serve(listener, app));
        let description = Arc::new(Description::read());
        Self { address, description, word, serving, journal }
    }

    pub(crate) async fn close(self) {
        self.word.send(true).expect("the server waits for it");
        self.serving.await.expect("it ends well");
        self.journal.close().await;
    }

    /// Connects a guest without a token.
    pub(crate) async fn stranger(&self) -> Guest {
        let client = Client::connect(self.address).await.expect("it connects");
        Guest { client, token: None, description: Arc::clone(&self.description), heard: Vec::new() }
    }

    /// Connects a guest with a token.
    pub(crate) async fn guest(&self) -> Guest {
        let mut guest = self.stranger().await;
        let (status, drawn) = guest.post("/api/v1/tokens", Value::Null).await;
        assert_eq!(status, StatusCode::CREATED);
        guest.show(drawn["token"].as_str().expect("a token"))
    }

    /// Starts a game with this many guests; the other seats have bots.
    pub(crate) async fn begun(&self, people: u8, seats: u8) -> (String, Vec<Guest>) {
        self.begun_at("shadow-throne", people, seats).await
    }

    /// Starts another game in the same way.
    pub(crate) async fn begun_at(&self, game: &str, people: u8, seats: u8) -> (String, Vec<Guest>) {
        let mut first = self.guest().await;
        let opening = json!({ "game": game, "seats": seats });
        let path = first.open(opening).await;
        let mut guests = Vec::new();
        for number in 0..people {
            let mut guest = self.guest().await;
            let join = json!({ "name": format!("Guest {number}"), "word": "salt" });
            let (status, joined) = guest.post(&format!("{path}/join"), join).await;
            assert_eq!((status, &joined["seat"]), (StatusCode::OK, &json!(number)));
            guests.push(guest);
        }
        for seat in people..seats {
            let bot = json!({ "seat": seat, "level": "greedy" });
            guests[0].done(&format!("{path}/bots"), bot).await;
        }
        guests[0].done(&format!("{path}/start"), Value::Null).await;
        (path, guests)
    }
}

/// A client that remembers every byte that it received.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) token: Option<String>,
    description: Arc<Description>,
    pub(crate) heard: Vec<u8>,
}

impl Guest {
    /// Sends this token from now on.
    pub(crate) fn show(self, token: &str) -> Self {
        let (client, token) = (self.client.with_token(token), Some(token.to_owned()));
        Self { client, token, ..self }
    }

    /// Asks for this language from now on.
    pub(crate) fn speak(self, language: &str) -> Self {
        Self { client: self.client.with_language(language), ..self }
    }

    pub(crate) async fn get(&mut self, path: &str) -> (StatusCode, Value) {
        self.ask(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask(Method::POST, path, body).await
    }

    /// Sends a request, and checks the answer against the description.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let bytes = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let request = self.client.request(method, path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(Full::from(bytes)).expect("a request")).await
    }

    /// Sends a request that the caller has built, and checks the answer against the description.
    pub(crate) async fn send(&mut self, request: Request<Full<Bytes>>) -> (StatusCode, Value) {
        let (method, path) = (request.method().clone(), request.uri().to_string());
        let answer = self.client.send_whole(request).await.expect("an answer");
        self.heard.extend(format!("{:?}", answer.headers).into_bytes());
        self.heard.extend(&answer.body);
        let value = self.description.check(&method, &path, &answer);
        (answer.status, value)
    }

    /// Sends a command that must succeed, and returns the version.
    pub(crate) async fn done(&mut self, path: &str, body: Value) -> u64 {
        let (status, answer) = self.post(path, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer["version"].as_u64().expect("a version")
    }

    /// Opens a table, and returns its address.
    pub(crate) async fn open(&mut self, opening: Value) -> String {
        let (status, opened) = self.post("/api/v1/tables", opening).await;
        assert_eq!(status, StatusCode::CREATED, "{opened}");
        format!("/api/v1/tables/{}", opened["table"].as_str().expect("a name"))
    }

    pub(crate) async fn listen(&self, path: &str, seen: Option<u64>) -> Listener {
        let stream = self.client.listen(&format!("{path}/events"), seen).await.expect("a stream");
        Listener { stream, description: Arc::clone(&self.description) }
    }
}

/// A stream that checks every message against the description.
pub(crate) struct Listener {
    stream: Stream,
    description: Arc<Description>,
}

impl Listener {
    /// Returns the next message and its data; `None` if the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<(Message, Value)> {
        let message = self.stream.next().await.expect("the stream does not break")?;
        let value = message.read().expect("a message is JSON");
        self.description.check_message(&message.event, &value);
        Some((message, value))
    }
}
