//! `sombra load`: how much load the server takes, and what it loses when it is killed.

mod chaos;
mod child;
mod figures;
mod game;
mod idle;
mod table;

use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};

use client::{Client, ClientError};
use kernel::SetupError;
use serde::Serialize;
use tokio::runtime::Runtime;

use crate::{args::LoadArgs, failure::Failure, shell::Shell, sim::thousands};
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
    choices: usize,
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
    check(args)?;
    // Each connection is a file to the system. If the limit cannot be raised, connecting fails later.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = Runtime::new()?;
    if let Some(kills) = args.chaos {
        let report = runtime.block_on(chaos::run(args, kills)).map_err(failed)?;
        let faultless = report.is_faultless();
        report.write(shell, args.json)?;
        return if faultless { Ok(()) } else { Err(Failure::ChecksFailed) };
    }
    let report = runtime.block_on(measure(args)).map_err(failed)?;
    write(shell, &report, args.json)?;
    Ok(())
}

fn check(args: &LoadArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let (seats, asked) = (game.seats(), args.clients);
    if seats.contains(&asked) {
        return Ok(());
    }
    let (least, most) = (*seats.start(), *seats.end());
    Err(SetupError { game: game.id(), least, most, asked }.into())
}

fn failed(error: ClientError) -> Failure {
    Failure::Io(io::Error::other(error))
}

async fn measure(args: &LoadArgs) -> Result<Report, ClientError> {
    let server = match args.server {
        Some(address) => Server::elsewhere(address),
        None => Server::start().await?,
    };
    let address = server.address;
    let behavior = Behavior { pages: args.pages, think: Duration::from_millis(args.think) };
    let plan = Plan { address, game: args.game.clone(), clients: args.clients, behavior };
    let mut idle = Idle::default();
    // Some tables are opened first, so that only what one more table adds is measured.
    idle.open(&plan, WARM_UP_TABLES).await;
    let before = resident_bytes(address).await?;
    idle.open(&plan, args.idle_tables).await;
    let after = resident_bytes(address).await?;
    idle.watch(address, args.idle_streams).await;
    let (played, took) = play(&plan, args).await;
    let resident_bytes = resident_bytes(address).await?;
    let tables = u64::try_from(args.idle_tables.max(1)).unwrap_or(u64::MAX);
    let (latencies, pages) = (Latencies::of(played.latencies), Latencies::of(played.pages));
    let report = Report {
        tables: args.tables,
        clients: args.clients,
        seconds: took.as_secs_f64(),
        choices: played.choices,
        choices_per_second: per_second(played.choices, took),
        p50_ms: latencies.at(50),
        p99_ms: latencies.at(99),
        max_ms: latencies.at(100),
        page_p50_ms: args.pages.then(|| pages.at(50)),
        page_p99_ms: args.pages.then(|| pages.at(99)),
        errors: played.errors + idle.errors,
        idle_tables: args.idle_tables,
        idle_streams: args.idle_streams,
        bytes_per_table: after.saturating_sub(before) / tables,
        resident_bytes,
    };
    drop(idle);
    server.end().await;
    Ok(report)
}

/// Plays game after game at all tables until the time is over; the first second does not count.
async fn play(plan: &Plan, args: &LoadArgs) -> (Played, Duration) {
    let begins = Instant::now() + Duration::from_secs(1);
    let time = Duration::from_secs(args.seconds);
    let tables = (0..args.tables).map(|number| {
        let plan = plan.clone();
        tokio::spawn(async move { game::play_until(&plan, number, (begins, begins + time)).await })
    });
    let mut all = Played::default();
    for table in tables.collect::<Vec<_>>() {
        match table.await {
            Ok(played) => all.add(played),
            Err(_) => all.errors += 1,
        }
    }
    (all, time)
}

/// Asks the server how much memory it uses.
async fn resident_bytes(address: SocketAddr) -> Result<u64, ClientError> {
    let metrics = Client::connect(address).await?.get("/metrics").await?;
    let text = String::from_utf8_lossy(&metrics.body).into_owned();
    let found = text.lines().find_map(|line| line.strip_prefix("sombra_resident_bytes "));
    Ok(found.and_then(|bytes| bytes.parse().ok()).unwrap_or_default())
}

fn per_second(count: usize, took: Duration) -> u64 {
    crate::sim::per_second(u64::try_from(count).unwrap_or(u64::MAX), took)
}

fn write(shell: &mut Shell, report: &Report, json: bool) -> io::Result<()> {
    if json {
        return shell.line(serde_json::to_string(report).expect("figures are plain values"));
    }
    let number = |number: usize| thousands(u64::try_from(number).unwrap_or(u64::MAX));
    let milliseconds = |ms: f64| format!("{ms:.1} ms");
    let kibibytes = |bytes: u64| format!("{} KiB", thousands(bytes / 1_024));
    let pages = [("load-page-p50", report.page_p50_ms), ("load-page-p99", report.page_p99_ms)];
    let pages = pages.into_iter().filter_map(|(key, ms)| Some((key, milliseconds(ms?))));
    let mut lines = vec![
        ("load-tables", format!("{} × {}", number(report.tables), report.clients)),
        ("load-choices", thousands(report.choices_per_second)),
        ("load-p50", milliseconds(report.p50_ms)),
        ("load-p99", milliseconds(report.p99_ms)),
        ("load-max", milliseconds(report.max_ms)),
        ("load-errors", number(report.errors)),
        ("load-idle-tables", number(report.idle_tables)),
        ("load-idle-streams", number(report.idle_streams)),
        ("load-bytes", kibibytes(report.bytes_per_table)),
        ("load-resident", kibibytes(report.resident_bytes)),
    ];
    lines.extend(pages);
    figures::write(shell, &lines)
}
