//! Opening tables over HTTP, seating everybody and starting the game.

use std::{net::SocketAddr, time::Duration};

use catalog::Level;
use client::{Client, ClientError, Message, Stream};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is played, where, and by how many clients.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) address: SocketAddr,
    pub(super) game: String,
    pub(super) clients: u8,
    /// The level of the bots that take all seats but the first, if bots play.
    pub(super) bots: Option<Level>,
    pub(super) behavior: Behavior,
}

/// How clients behave.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Behavior {
    /// Whether they are browsers: they load pages, and get parts of them instead of JSON.
    pub(super) pages: bool,
    /// How long they think before each choice.
    pub(super) think: Duration,
}

/// A table with every seat taken, and a stream for each player.
#[derive(Debug)]
pub(super) struct FullTable {
    pub(super) path: String,
    pub(super) players: Vec<(Client, Stream)>,
}

/// The part of a message that a client needs.
#[derive(Debug, Deserialize)]
pub(super) struct Update {
    pub(super) version: u64,
    stage: String,
    pub(super) question: Option<Question>,
    #[serde(default)]
    pub(super) events: Vec<Event>,
}

/// The part of an event that tells who has answered.
#[derive(Debug, Deserialize)]
pub(super) struct Event {
    event: String,
    #[serde(default)]
    seat: Option<u8>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Question {
    #[serde(default)]
    pub(super) owing: Vec<u8>,
    pub(super) legal: Vec<String>,
    /// The version that stands in the question itself, if any.
    #[serde(skip)]
    pub(super) asked_at: Option<u64>,
}

/// What a browser is sent: parts of its page.
#[derive(Debug, Deserialize)]
struct PageParts {
    version: u64,
    beats: Vec<PageBeat>,
}

#[derive(Debug, Deserialize)]
struct PageBeat {
    html: String,
}

impl Update {
    /// Reads what a browser is sent: the question is in the HTML.
    pub(super) fn from_page_parts(message: &Message) -> Result<Self, ClientError> {
        let parts: PageParts = message.read()?;
        let version = parts.version;
        let html: String = parts.beats.into_iter().map(|beat| beat.html).collect();
        let values = |name: &str| {
            let mark = format!("name=\"{name}\" value=\"");
            let found = html.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
            found.map(str::to_owned).collect::<Vec<_>>()
        };
        let stage = if html.contains("class=\"act over\"") { "over" } else { "playing" };
        let (legal, asked_at) = (values("choice"), values("version").pop());
        let asked_at = asked_at.and_then(|version| version.parse().ok());
        let question =
            (!legal.is_empty()).then_some(Question { owing: Vec::new(), legal, asked_at });
        Ok(Self { version, stage: stage.to_owned(), question, events: Vec::new() })
    }

    /// Tells whether this says that a seat has made its choice.
    pub(super) fn has_answered(&self, seat: u8) -> bool {
        self.events.iter().any(|it| it.event == "answered" && it.seat == Some(seat))
    }

    pub(super) fn is_over(&self) -> bool {
        self.stage == "over"
    }
}

impl Plan {
    /// Opens a table, seats everybody and starts the game.
    pub(super) async fn begin(&self) -> Result<FullTable, ClientError> {
        let mut first = Client::connect(self.address).await?.draw_token().await?;
        let path = self.open(&mut first).await?;
        let mut players = Vec::new();
        for seat in 0..self.people() {
            let mut client = Client::connect(self.address).await?.draw_token().await?;
            let name = json!({ "name": format!("Client {seat}") });
            client.post(&format!("{path}/join"), &name).await?;
            let stream = client.listen(&format!("{path}/events"), None).await?;
            players.push((client, stream));
        }
        if let Some((client, _)) = players.first_mut() {
            for seat in self.people()..self.clients {
                let bot = json!({ "seat": seat, "level": self.bots.map(Level::id) });
                client.post(&format!("{path}/bots"), &bot).await?;
            }
            client.post(&format!("{path}/start"), &Value::Null).await?;
        }
        if self.behavior.pages {
            // A browser loads another page when the game begins, and with it another stream.
            for (client, stream) in &mut players {
                *stream = client.listen(&format!("{}/stream", page(&path)), None).await?;
            }
        }
        Ok(FullTable { path, players })
    }

    /// How many clients sit at a table.
    const fn people(&self) -> u8 {
        if self.bots.is_some() { 1 } else { self.clients }
    }

    /// Opens a table, and returns its path.
    pub(super) async fn open(&self, client: &mut Client) -> Result<String, ClientError> {
        let opening = json!({ "game": self.game, "seats": self.clients });
        let opened = client.post("/api/v1/tables", &opening).await?.json()?;
        Ok(format!("/api/v1/tables/{}", opened["table"].as_str().unwrap_or_default()))
    }
}

/// Returns the path of the page of a table, from its path in the API.
pub(super) fn page(path: &str) -> &str {
    path.strip_prefix("/api/v1").unwrap_or(path)
}
