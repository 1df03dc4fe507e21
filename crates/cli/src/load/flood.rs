//! A flood: many addresses read tables as fast as they are answered, so that memory is always full.
//! Meanwhile somebody opens tables, sits down and plays.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use client::{Client, ClientError};
use host::{Chance, Clock, Host, Limits, Opening, Timeouts};
use hyper::{Method, StatusCode, body::Bytes};
use kernel::{Dice, Seed};
use serde::Serialize;
use serde_json::{Value, json};
use store::{SqliteJournal, TableId};
use tokio::task::JoinSet;

use super::{child::Server, figures::Latencies, resident_bytes};
use crate::{
    args::LoadArgs,
    sim::{per_second, thousands},
};

/// How many tables are written to the journal at once.
const TASKS: usize = 64;
/// How long the flood runs before somebody plays: first it connects.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long the player waits between two requests: a browser does not ask more often.
const PACE: Duration = Duration::from_millis(100);

/// What was measured.
#[derive(Debug, Default, Serialize)]
pub(super) struct Report {
    addresses: u16,
    tables: usize,
    seconds: f64,
    reads_per_second: u64,
    /// Reads that the rate limit refused, or for which there was no room.
    refused_per_second: u64,
    requests: usize,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    errors: usize,
    resident_bytes: u64,
}

impl Report {
    /// Tells whether the player could play.
    pub(super) const fn is_faultless(&self) -> bool {
        self.errors == 0 && self.requests > 0
    }

    pub(super) fn lines(&self) -> Vec<(&'static str, String)> {
        let milliseconds = |ms: f64| format!("{ms:.1} ms");
        vec![
            ("load-addresses", thousands(self.addresses)),
            ("load-flood-tables", thousands(self.tables)),
            ("load-reads", thousands(self.reads_per_second)),
            ("load-refused", thousands(self.refused_per_second)),
            ("load-honest", thousands(self.requests)),
            ("load-honest-p50", milliseconds(self.p50_ms)),
            ("load-honest-p99", milliseconds(self.p99_ms)),
            ("load-honest-max", milliseconds(self.max_ms)),
            ("load-errors", thousands(self.errors)),
            ("load-resident", format!("{} KiB", thousands(self.resident_bytes / 1_024))),
        ]
    }
}

/// Floods a server of our own, with its usual limits.
pub(super) async fn run(args: &LoadArgs, addresses: u16) -> Result<Report, ClientError> {
    let opening = Opening {
        game: args.game.clone(),
        seats: args.clients,
        options: String::new(),
        clock: Clock::None,
        private: true,
        quiet: false,
        contents: None,
    };
    let mut tables = Vec::new();
    let fill = async |path: &Path| {
        tables = write_tables(path, &opening, args.idle_tables).await?;
        Ok(())
    };
    let server = Server::start_with(fill).await?;
    let (address, tables) = (server.address, Arc::<[TableId]>::from(tables));
    let time = Duration::from_secs(args.seconds);
    let ends = Instant::now() + WARM_UP + time;
    let flood = (0..addresses).map(|number| read_until(number, address, Arc::clone(&tables), ends));
    let flood: JoinSet<_> = flood.collect();
    tokio::time::sleep(WARM_UP).await;
    let (client, dice) = (Client::connect(address).await?, Dice::new(&Seed::from(1)));
    let player =
        Player { client: client.draw_token().await?, dice, latencies: Vec::new(), errors: 0 };
    let Player { latencies, errors, .. } = player.play_until(args, ends).await;
    let read = flood.join_all().await.into_iter().collect::<Result<Vec<_>, _>>()?;
    let reads = read.iter().map(|(reads, _)| reads).sum();
    let refused = read.iter().map(|(_, refused)| refused).sum();
    let (requests, latencies) = (latencies.len(), Latencies::of(latencies));
    let report = Report {
        addresses,
        tables: tables.len(),
        seconds: time.as_secs_f64(),
        reads_per_second: per_second(reads, WARM_UP + time),
        refused_per_second: per_second(refused, WARM_UP + time),
        requests,
        p50_ms: latencies.at(50),
        p99_ms: latencies.at(99),
        max_ms: latencies.at(100),
        errors,
        resident_bytes: resident_bytes(address).await?,
    };
    server.end().await;
    Ok(report)
}

/// Opens tables in a journal before the server does.
async fn write_tables(path: &Path, opening: &Opening, count: usize) -> io::Result<Vec<TableId>> {
    let limits =
        Limits { tables_max: usize::MAX, live_tables_max: 1, watchers_max: 0, contents_max: 0 };
    let journal = SqliteJournal::open(path).await.map_err(io::Error::other)?;
    let host = Host::start(journal.clone(), Timeouts::default(), limits, Chance::System).await;
    let host = host.map_err(io::Error::other)?;
    let open = |share: usize| {
        let (host, opening) = (host.clone(), opening.clone());
        async move {
            let mut opened = Vec::new();
            for _ in 0..share {
                opened.push(host.open(&opening).await.map_err(io::Error::other)?);
            }
            Ok::<_, io::Error>(opened)
        }
    };
    let shares = (0..TASKS).map(|task| open((count + task) / TASKS)).collect::<JoinSet<_>>();
    let opened = shares.join_all().await.into_iter().collect::<io::Result<Vec<_>>>()?;
    journal.close().await;
    Ok(opened.into_iter().flatten().collect())
}

/// Reads random tables from an address of its own; returns how many reads were answered, and how
/// many of them were refused.
async fn read_until(
    number: u16,
    address: SocketAddr,
    tables: Arc<[TableId]>,
    ends: Instant,
) -> Result<(u64, u64), ClientError> {
    let [high, low] = number.to_be_bytes();
    let source = IpAddr::V4(Ipv4Addr::new(127, 1, high, low));
    let mut client = Client::connect_from(source, address).await?;
    let mut dice = Dice::new(&Seed::from(u64::from(number)));
    let (mut reads, mut refused) = (0, 0);
    while Instant::now() < ends {
        let Some(table) = dice.pick(&tables) else { break };
        let answer = client.get(&format!("/api/v1/tables/{table}")).await?;
        reads += 1;
        refused += u64::from(answer.status != StatusCode::OK);
    }
    Ok((reads, refused))
}

/// Somebody who plays against bots, request by request.
struct Player {
    client: Client,
    dice: Dice,
    latencies: Vec<Duration>,
    errors: usize,
}

impl Player {
    /// Plays game after game until the time is over.
    async fn play_until(mut self, args: &LoadArgs, ends: Instant) -> Self {
        while Instant::now() < ends {
            // A refusal is counted, and the next game is another try.
            let _ = self.play(args, ends).await;
        }
        self
    }

    /// Opens a table, sits down and plays.
    async fn play(&mut self, args: &LoadArgs, ends: Instant) -> Option<()> {
        let opening = json!({ "game": args.game, "seats": args.clients });
        let opened = self.ask(Method::POST, "/api/v1/tables", &opening).await?;
        let path = format!("/api/v1/tables/{}", opened["table"].as_str()?);
        self.ask(Method::POST, &format!("{path}/join"), &json!({ "name": "Somebody" })).await?;
        for seat in 1..args.clients {
            let bot = json!({ "seat": seat, "level": "random" });
            self.ask(Method::POST, &format!("{path}/bots"), &bot).await?;
        }
        self.ask(Method::POST, &format!("{path}/start"), &Value::Null).await?;
        while Instant::now() < ends {
            let table = self.ask(Method::GET, &path, &Value::Null).await?;
            if table["stage"] == "over" {
                break;
            }
            let legal = table["question"]["legal"].as_array()?;
            if let Some(choice) = self.dice.pick(legal) {
                let body = json!({ "choice": choice, "version": table["version"] });
                self.ask(Method::POST, &format!("{path}/choose"), &body).await?;
            }
        }
        Some(())
    }

    /// Sends a request, and returns the answer unless it is a refusal.
    async fn ask(&mut self, method: Method, path: &str, body: &Value) -> Option<Value> {
        tokio::time::sleep(PACE).await;
        let body = if body.is_null() { Bytes::new() } else { body.to_string().into() };
        let asked = Instant::now();
        let answer = self.client.send(method, path, body).await;
        self.latencies.push(asked.elapsed());
        let done = answer.ok().filter(|answer| answer.status.is_success());
        self.errors += usize::from(done.is_none());
        done?.json().ok()
    }
}
