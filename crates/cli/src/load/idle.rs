//! Tables where nobody moves, and streams on which nothing comes.

use std::net::SocketAddr;

use client::{Client, ClientError, Stream};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::table::Plan;

/// How many tasks open tables at once.
const TASKS: usize = 16;

/// Tables and streams that stay open until it is dropped.
#[derive(Debug, Default)]
pub(super) struct Idle {
    paths: Vec<String>,
    streams: Vec<Stream>,
    pub(super) errors: usize,
}

impl Idle {
    /// Opens more tables, in which bots wait for one person.
    pub(super) async fn open(&mut self, plan: &Plan, tables: usize) {
        let opened = shares(tables).map(|share| open_some(plan.clone(), share));
        let opened = opened.collect::<JoinSet<_>>().join_all().await;
        self.errors += opened.iter().filter(|opened| opened.is_err()).count();
        self.paths.extend(opened.into_iter().flatten().flatten());
    }

    /// Watches the tables with that many streams.
    pub(super) async fn watch(&mut self, address: SocketAddr, streams: usize) {
        let mut paths = self.paths.iter().cycle().cloned();
        let shares = shares(streams).map(|share| paths.by_ref().take(share).collect());
        let watched = shares.map(|paths| watch_some(address, paths));
        let watched = watched.collect::<JoinSet<_>>().join_all().await;
        self.errors += watched.iter().filter(|watched| watched.is_err()).count();
        self.streams.extend(watched.into_iter().flatten().flatten());
    }
}

/// Divides work among the tasks.
fn shares(all: usize) -> impl Iterator<Item = usize> {
    (0..TASKS).map(move |task| (all + task) / TASKS)
}

async fn open_some(plan: Plan, tables: usize) -> Result<Vec<String>, ClientError> {
    let mut client = Client::connect(plan.address).await?.draw_token().await?;
    let mut paths = Vec::new();
    for _ in 0..tables {
        let path = plan.open(&mut client).await?;
        client.post(&format!("{path}/join"), &json!({ "name": "Somebody" })).await?;
        for seat in 1..plan.clients {
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
        // It is open when its first message has come.
        stream.next().await?;
        held.push(stream);
    }
    Ok(held)
}
