//! A whole server without a socket, for the readers that are part of it.

use std::{env, fs, process, sync::LazyLock};

use axum::{
    Router,
    body::Body,
    http::{HeaderValue, Request, header::CONTENT_TYPE},
};
use host::{Chance, Host, Limits, Timeouts};
use http_body_util::BodyExt;
use push::{Keys, Sender, Services};
use serde_json::{Value, json};
use server::{App, Closing, Notices, Settings};
use store::SqliteJournal;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// The server that all inputs of a process share.
pub static HOUSE: LazyLock<House> = LazyLock::new(House::open);

/// A place that reads a body.
pub struct Route {
    /// `{table}` is the table, and `{code}` a code for another device.
    place: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Json,
    Form,
    Upload,
}

impl Kind {
    const fn content_type(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Form => "application/x-www-form-urlencoded",
            Self::Upload => "multipart/form-data; boundary=x",
        }
    }
}

const fn json(place: &'static str) -> Route {
    Route { place, kind: Kind::Json }
}

const fn form(place: &'static str) -> Route {
    Route { place, kind: Kind::Form }
}

/// A form that may bring a file.
const fn upload(place: &'static str) -> Route {
    Route { place, kind: Kind::Upload }
}

/// A code for another device that nobody was given.
const CODE: &str = "magma-feta-begonia-salami-memorial-regular";

/// Every route that reads a body, of programs and of pages. A test of the server compares them with
/// its routes.
pub const ROUTES: [Route; 46] = [
    json("/api/v1/tables"),
    json("/api/v1/tables/{table}/join"),
    json("/api/v1/tables/{table}/move"),
    json("/api/v1/tables/{table}/bots"),
    json("/api/v1/tables/{table}/stand-in"),
    json("/api/v1/tables/{table}/word"),
    json("/api/v1/tables/{table}/options"),
    json("/api/v1/tables/{table}/clock"),
    json("/api/v1/tables/{table}/standing"),
    json("/api/v1/tables/{table}/choose"),
    json("/api/v1/tables/{table}/chat"),
    json("/api/v1/tables/{table}/phrase"),
    json("/api/v1/tables/{table}/quiet"),
    json("/api/v1/tables/{table}/mute"),
    json("/api/v1/tables/{table}/remove"),
    json("/api/v1/tables/{table}/watchers"),
    json("/api/v1/tables/{table}/notices"),
    json("/api/v1/tables/{table}/notices/off"),
    form("/about"),
    form("/play"),
    form("/settings"),
    form("/take/{code}"),
    form("/yours/name"),
    form("/yours/device"),
    form("/yours/device/revoke"),
    form("/yours/forget"),
    form("/tables"),
    upload("/tables"),
    form("/tables/{table}/join"),
    form("/tables/{table}/leave"),
    form("/tables/{table}/move"),
    form("/tables/{table}/bots"),
    form("/tables/{table}/send"),
    form("/tables/{table}/stand-in"),
    form("/tables/{table}/agree"),
    form("/tables/{table}/word"),
    form("/tables/{table}/start"),
    form("/tables/{table}/standing"),
    form("/tables/{table}/choose"),
    form("/tables/{table}/say"),
    form("/tables/{table}/phrase"),
    form("/tables/{table}/quiet"),
    form("/tables/{table}/mute"),
    form("/tables/{table}/remove"),
    form("/tables/{table}/watchers"),
    form("/tables/{table}/rematch"),
];

/// A server with one table, at which somebody sits.
pub struct House {
    runtime: Runtime,
    router: Router,
    table: String,
    token: String,
    /// Dropping it would close the server.
    _open: Box<dyn Send + Sync>,
}

impl House {
    fn open() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = env::temp_dir().join(format!("sombra-fuzz-{}", process::id()));
        fs::create_dir_all(&folder).expect("the folder can be written");
        let (word, closing) = Closing::word();
        let limits = Limits {
            tables_max: 1_000_000,
            live_tables_max: 1_000,
            watchers_max: 3,
            contents_max: 1_000,
        };
        let app = runtime.block_on(async {
            let journal = SqliteJournal::open(&folder.join("sombra.db")).await.expect("it opens");
            let host = Host::start(journal, Timeouts::default(), limits, Chance::System).await;
            let keys = Keys::open(&folder.join("push.key")).expect("it can be written");
            let notices = Notices { sender: Sender::new(keys), services: Services::default() };
            App::new(host.expect("it starts"), Settings::default(), closing).with_notices(notices)
        });
        let mut house = Self {
            runtime,
            router: app.router(),
            table: String::new(),
            token: String::new(),
            _open: Box::new(word),
        };
        let drawn = house.ask("/api/v1/tokens", &Value::Null);
        house.token = drawn["token"].as_str().expect("a token").to_owned();
        let game = catalog::GAMES[0];
        let opening = json!({ "game": game.id(), "seats": game.seats().start() });
        house.table =
            house.ask("/api/v1/tables", &opening)["table"].as_str().expect("one").to_owned();
        house.ask(&format!("/api/v1/tables/{}/join", house.table), &json!({ "name": "Alba" }));
        house
    }

    /// Sends a command that succeeds.
    fn ask(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.send(self.request(path, Kind::Json, body.to_string().into()));
        assert!((200..300).contains(&status), "{path}: {status}");
        serde_json::from_slice(&answer).expect("an answer is JSON")
    }

    /// Sends a body. The server takes or refuses it, and does not fail.
    pub fn post(&self, Route { place, kind }: &Route, body: &[u8]) {
        let path = place.replace("{table}", &self.table).replace("{code}", CODE);
        let (status, answer) = self.send(self.request(&path, *kind, body.to_vec().into()));
        assert!(status < 500, "{path}: {status}");
        if *kind == Kind::Json {
            let _: Value = serde_json::from_slice(&answer).expect("an answer is JSON");
        }
    }

    /// Asks for a table's page and its JSON with these headers, one a line.
    pub fn look(&self, headers: &[u8]) {
        const NAMES: [&str; 4] = ["cookie", "authorization", "accept-language", "last-event-id"];
        for start in ["", "/api/v1"] {
            let mut request = Request::get(format!("{start}/tables/{}", self.table));
            for (name, value) in NAMES.iter().zip(headers.split(|byte| *byte == b'\n')) {
                let Ok(value) = HeaderValue::from_bytes(value) else { return };
                request = request.header(*name, value);
            }
            let (status, _) = self.send(request.body(Body::empty()).expect("a request"));
            assert!(status < 500, "{start}: {status}");
        }
    }

    fn request(&self, path: &str, kind: Kind, body: Body) -> Request<Body> {
        let mut request = Request::post(path).header(CONTENT_TYPE, kind.content_type());
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        request.body(body).expect("a request")
    }

    fn send(&self, request: Request<Body>) -> (u16, Vec<u8>) {
        self.runtime.block_on(async {
            let answer = self.router.clone().oneshot(request).await.expect("a router answers");
            let status = answer.status().as_u16();
            let body = answer.into_body().collect().await.expect("it is in memory");
            (status, body.to_bytes().to_vec())
        })
    }
}
