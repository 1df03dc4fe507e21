//! `sombra load`: how much load the server takes, and what it loses when it is killed.

mod bots;
mod chaos;
mod child;
mod figures;
mod flood;
mod game;
mod idle;
mod table;

use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};

use client::{Client, ClientError};
use kernel::{Dice, Seed};
use serde::Serialize;
use tokio::{runtime::Runtime, task::JoinSet};

use crate::{
    args::LoadArgs,
    failure::Failure,
    shell::Shell,
    sim::{per_second, seat_count, thousands},
};
use child::Server;
use figures::Latencies;
use game::Played;
use idle::Idle;
use table::{Behavior, Plan};

const WARM_UP_TABLES: usize = 200;

/// What was measured.
#[derive(Debug, Serialize)]
struct Report {
    tables: usize,
    clients: u8,
    seconds: f64,
    choices: u64,
    choices_per_second: u64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// How long pages took, if clients are browsers.
    page_p50_ms: Option<f64>,
    page_p99_ms: Option<f64>,
    errors: usize,
    idle_tables: usize,
    idle_streams: usize,
    bytes_per_table: u64,
    resident_bytes: u64,
}

pub(crate) fn run(shell: &mut Shell, args: &LoadArgs) -> Result<(), Failure> {
    seat_count(catalog::find(&args.game)?, args.clients)?;
    // Each connection is a file to the system. If the limit cannot be raised, connecting fails later.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = Runtime::new()?;
    if let Some(kills) = args.chaos {
        let report = runtime.block_on(chaos::run(args, kills)).map_err(io::Error::other)?;
        write(shell, args, &report, report.lines())?;
        return if report.is_faultless() { Ok(()) } else { Err(Failure::ChecksFailed) };
    }
    if let Some(level) = &args.bots {
        let report = runtime.block_on(bots::run(args, level.parse()?)).map_err(io::Error::other)?;
        return Ok(write(shell, args, &report, report.lines())?);
    }
    if let Some(addresses) = args.flood {
        let report = runtime.block_on(flood::run(args, addresses)).map_err(io::Error::other)?;
        write(shell, args, &report, report.lines())?;
        return if report.is_faultless() { Ok(()) } else { Err(Failure::ChecksFailed) };
    }
    let report = runtime.block_on(measure(args)).map_err(io::Error::other)?;
    Ok(write(shell, args, &report, report.lines())?)
}

/// Writes a report as JSON, or as these lines.
fn write(
    shell: &mut Shell,
    args: &LoadArgs,
    report: &impl Serialize,
    lines: Vec<(&str, String)>,
) -> io::Result<()> {
    if args.json { shell.json(report) } else { figures::write(shell, &lines) }
}

/// Measures the server that is named, or one that is started for it.
async fn measure(args: &LoadArgs) -> Result<Report, ClientError> {
    if let Some(address) = args.server {
        return measure_at(address, args).await;
    }
    let server = Server::start().await?;
    let report = measure_at(server.address, args).await;
    server.end().await;
    report
}

async fn measure_at(address: SocketAddr, args: &LoadArgs) -> Result<Report, ClientError> {
    let behavior = Behavior { pages: args.pages, think: Duration::from_millis(args.think) };
    let (game, clients) = (args.game.clone(), args.clients);
    let plan = Plan { address, game, clients, bots: None, behavior };
    let mut idle = Idle::default();
    // Some tables are opened first, so that only what one more table adds is measured.
    idle.open(&plan, WARM_UP_TABLES).await;
    let before = resident_bytes(address).await?;
    idle.open(&plan, args.idle_tables).await;
    let after = resident_bytes(address).await?;
    idle.watch(address, args.idle_streams).await;
    let time = Duration::from_secs(args.seconds);
    let played = play(&plan, args.tables, time).await;
    let tables = u64::try_from(args.idle_tables.max(1)).unwrap_or(u64::MAX);
    let (latencies, pages) = (Latencies::of(played.latencies), Latencies::of(played.pages));
    Ok(Report {
        tables: args.tables,
        clients: args.clients,
        seconds: time.as_secs_f64(),
        choices: played.choices,
        choices_per_second: per_second(played.choices, time),
        p50_ms: latencies.at(50),
        p99_ms: latencies.at(99),
        max_ms: latencies.at(100),
        page_p50_ms: args.pages.then(|| pages.at(50)),
        page_p99_ms: args.pages.then(|| pages.at(99)),
        errors: played.errors + idle.errors,
        idle_tables: args.idle_tables,
        idle_streams: args.idle_streams,
        bytes_per_table: after.saturating_sub(before) / tables,
        resident_bytes: resident_bytes(address).await?,
    })
}

/// Plays game after game at all tables until the time is over; the first second does not count.
async fn play(plan: &Plan, tables: usize, time: Duration) -> Played {
    let begins = Instant::now() + Duration::from_secs(1);
    let tables = (0..).take(tables).map(|number| {
        let dice = Dice::new(&Seed::from(number));
        game::play_until(plan.clone(), dice, begins..begins + time)
    });
    let mut all = Played::default();
    for played in tables.collect::<JoinSet<_>>().join_all().await {
        all.add(played);
    }
    all
}

/// Asks the server how much memory it uses.
async fn resident_bytes(address: SocketAddr) -> Result<u64, ClientError> {
    let metrics = Client::connect(address).await?.get("/metrics").await?;
    let text = String::from_utf8_lossy(&metrics.body).into_owned();
    let found = text.lines().find_map(|line| line.strip_prefix("sombra_resident_bytes "));
    Ok(found.and_then(|bytes| bytes.parse().ok()).unwrap_or_default())
}

impl Report {
    fn lines(&self) -> Vec<(&'static str, String)> {
        let milliseconds = |ms: f64| format!("{ms:.1} ms");
        let kibibytes = |bytes: u64| format!("{} KiB", thousands(bytes / 1_024));
        let pages = [("load-page-p50", self.page_p50_ms), ("load-page-p99", self.page_p99_ms)];
        let pages = pages.into_iter().filter_map(|(key, ms)| Some((key, milliseconds(ms?))));
        let mut lines = vec![
            ("load-tables", format!("{} × {}", thousands(self.tables), self.clients)),
            ("load-choices", thousands(self.choices_per_second)),
            ("load-p50", milliseconds(self.p50_ms)),
            ("load-p99", milliseconds(self.p99_ms)),
            ("load-max", milliseconds(self.max_ms)),
            ("load-errors", thousands(self.errors)),
            ("load-idle-tables", thousands(self.idle_tables)),
            ("load-idle-streams", thousands(self.idle_streams)),
            ("load-bytes", kibibytes(self.bytes_per_table)),
            ("load-resident", kibibytes(self.resident_bytes)),
        ];
        lines.extend(pages);
        lines
    }
}
