//! Tables where nobody moves, and streams on which nothing comes.

use std::net::SocketAddr;

use client::{Client, ClientError, Stream};
use serde_json::{Value, json};

use super::table::open;
use crate::args::LoadArgs;

/// So many hands open tables at once.
const HANDS: usize = 16;

/// What is held open until it is dropped.
#[derive(Debug, Default)]
pub(super) struct Idle {
    streams: Vec<Stream>,
    pub(super) errors: usize,
}

impl Idle {
    /// How many streams there are.
    pub(super) fn streams(&self) -> usize {
        self.streams.len()
    }
}

/// Opens tables in which bots wait for one person, and streams on them.
pub(super) async fn hold(address: SocketAddr, args: &LoadArgs) -> Result<Idle, ClientError> {
    let share = |all: usize, hand: usize| (all + hand) / HANDS;
    let hands = (0..HANDS).map(|hand| {
        let (tables, streams) = (share(args.idle_tables, hand), share(args.idle_streams, hand));
        tokio::spawn(open_some(address, (args.game.clone(), args.clients), (tables, streams)))
    });
    let mut idle = Idle::default();
    for hand in hands.collect::<Vec<_>>() {
        match hand.await {
            Ok(Ok(streams)) => idle.streams.extend(streams),
            Ok(Err(_)) | Err(_) => idle.errors += 1,
        }
    }
    idle.errors += args.idle_streams.saturating_sub(idle.streams());
    Ok(idle)
}

async fn open_some(
    address: SocketAddr,
    (game, seats): (String, u8),
    (tables, streams): (usize, usize),
) -> Result<Vec<Stream>, ClientError> {
    let mut client = Client::connect(address).await?.draw_token().await?;
    let (mut paths, mut held) = (Vec::new(), Vec::new());
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
    let onlooker = Client::connect(address).await?;
    for path in paths.iter().cycle().take(streams) {
        let mut stream = onlooker.listen(&format!("{path}/events"), None).await?;
        // It is there when its first message is.
        stream.next().await?;
        held.push(stream);
    }
    Ok(held)
}
