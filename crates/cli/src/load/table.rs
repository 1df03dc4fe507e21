//! Tables over the wire: opened, filled, begun.

use std::net::SocketAddr;

use client::{Client, ClientError, Stream};
use serde::Deserialize;
use serde_json::{Value, json};

/// What is played, where, by how many.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) address: SocketAddr,
    pub(super) game: String,
    pub(super) clients: u8,
}

/// A table with everybody at it, each with a stream.
#[derive(Debug)]
pub(super) struct Full {
    pub(super) path: String,
    pub(super) players: Vec<(Client, Stream)>,
}

/// What a client needs to know of a message.
#[derive(Debug, Deserialize)]
pub(super) struct News {
    pub(super) version: u64,
    stage: Stage,
    pub(super) question: Option<Question>,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Gathering,
    Playing,
    Over,
}

#[derive(Debug, Deserialize)]
pub(super) struct Question {
    pub(super) legal: Vec<String>,
}

impl News {
    pub(super) fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}

impl Plan {
    /// Opens a table, seats everybody and begins.
    pub(super) async fn begin(&self) -> Result<Full, ClientError> {
        let mut first = Client::connect(self.address).await?.draw_token().await?;
        let path = open(&mut first, &self.game, self.clients).await?;
        let mut players = Vec::new();
        for seat in 0..self.clients {
            let client = Client::connect(self.address).await?.draw_token().await?;
            players.push(sit(client, &path, seat).await?);
        }
        if let Some((client, _)) = players.first_mut() {
            client.post(&format!("{path}/start"), &Value::Null).await?;
        }
        Ok(Full { path, players })
    }
}

/// Opens a table, and returns its address.
pub(super) async fn open(
    client: &mut Client,
    game: &str,
    seats: u8,
) -> Result<String, ClientError> {
    let opening = json!({ "game": game, "seats": seats });
    let opened = client.post("/api/v1/tables", &opening).await?.json()?;
    Ok(format!("/api/v1/tables/{}", opened["table"].as_str().unwrap_or_default()))
}

async fn sit(mut client: Client, path: &str, seat: u8) -> Result<(Client, Stream), ClientError> {
    client.post(&format!("{path}/join"), &json!({ "name": format!("Client {seat}") })).await?;
    let stream = client.listen(&format!("{path}/events"), None).await?;
    Ok((client, stream))
}
