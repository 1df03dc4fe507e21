//! Tables where nobody moves, and streams on which nothing comes.

use std::net::SocketAddr;

use client::{Client, ClientError, Stream};
use serde_json::{Value, json};

use super::table::{Plan, open};

/// So many hands open tables at once.
const HANDS: usize = 16;

/// What is held open until it is dropped.
#[derive(Debug, Default)]
pub(super) struct Idle {
    paths: Vec<String>,
    streams: Vec<Stream>,
    pub(super) errors: usize,
}

impl Idle {
    /// Opens so many tables more, in which bots wait for one person.
    pub(super) async fn open(&mut self, plan: &Plan, tables: usize) {
        let hands = shares(tables).map(|share| tokio::spawn(open_some(plan.clone(), share)));
        for hand in hands.collect::<Vec<_>>() {
            match hand.await {
                Ok(Ok(paths)) => self.paths.extend(paths),
                Ok(Err(_)) | Err(_) => self.errors += 1,
            }
        }
    }

    /// Looks on at the tables with so many streams.
    pub(super) async fn watch(&mut self, address: SocketAddr, streams: usize) {
        let mut paths = self.paths.iter().cycle().cloned();
        let hands = shares(streams)
            .map(|share| paths.by_ref().take(share).collect())
            .map(|paths| tokio::spawn(watch_some(address, paths)));
        for hand in hands.collect::<Vec<_>>() {
            match hand.await {
                Ok(Ok(streams)) => self.streams.extend(streams),
                Ok(Err(_)) | Err(_) => self.errors += 1,
            }
        }
    }
}

/// What each hand does of so much work.
fn shares(all: usize) -> impl Iterator<Item = usize> {
    (0..HANDS).map(move |hand| (all + hand) / HANDS)
}

async fn open_some(plan: Plan, tables: usize) -> Result<Vec<String>, ClientError> {
    let Plan { address, game, clients: seats, .. } = plan;
    let mut client = Client::connect(address).await?.draw_token().await?;
    let mut paths = Vec::new();
    for _ in 0..tables {
        let path = open(&mut client, &game, seats).await?;
        client.post(&format!("{path}/join"), &json!({ "name": "Somebody" })).await?;
        for seat in 1..seats {
            let bot = json!({ "seat": seat, "level": "random" });
            client.post(&format!("{path}/bots"), &bot).await?;
        }
        client.post(&format!("{path}/start"), &Value::Null).await?;
        paths.push(path);
    }
    Ok(paths)
}

async fn watch_some(address: SocketAddr, paths: Vec<String>) -> Result<Vec<Stream>, ClientError> {
    let (onlooker, mut held) = (Client::connect(address).await?, Vec::new());
    for path in paths {
        let mut stream = onlooker.listen(&format!("{path}/events"), None).await?;
        // It is there when its first message is.
        stream.next().await?;
        held.push(stream);
    }
    Ok(held)
}
