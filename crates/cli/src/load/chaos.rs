//! Chaos: the server is killed at any moment, again and again. What was acknowledged must be in
//! the journal, and nothing may be there twice.

use std::{
    collections::BTreeSet,
    io,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use client::{Client, ClientError};
use host::{Table, TableEvent};
use hyper::StatusCode;
use kernel::{Dice, Seed};
use serde::Serialize;
use serde_json::json;
use store::{Journal, SqliteJournal, TableId, Version};
use tokio::task::JoinSet;

use super::{
    child::Server,
    table::{Behavior, Plan, Update},
};
use crate::{args::LoadArgs, sim::thousands};

/// The longest time between two kills.
const LIFE_MAX_MS: u32 = 400;
/// How long a server lives at most if nothing is acknowledged, as on a very busy machine.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a client waits before it tries again while the server is down.
const RETRY_AFTER: Duration = Duration::from_millis(20);

/// What was lost, and what was written twice.
#[derive(Debug, Default, Serialize)]
pub(super) struct Report {
    kills: usize,
    tables: usize,
    choices: usize,
    acknowledged: usize,
    lost: usize,
    doubled: usize,
}

/// A choice that a client sent.
#[derive(Debug)]
struct Attempt {
    choice: String,
    /// The version at which the server says that it was taken.
    acknowledged: Option<u64>,
}

/// What one client sent at one table.
#[derive(Debug)]
struct ClientLog {
    /// The path of the table.
    path: String,
    seat: char,
    attempts: Vec<Attempt>,
}

/// What the clients and the killer tell each other.
#[derive(Debug, Default)]
struct Signals {
    /// Whether chaos is over.
    over: AtomicBool,
    /// How many choices were acknowledged so far.
    acknowledged: AtomicUsize,
}

impl Signals {
    fn are_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Waits until chaos is over.
    async fn ended(&self) {
        while !self.are_over() {
            tokio::time::sleep(RETRY_AFTER).await;
        }
    }

    /// Waits until more choices were acknowledged than these: a server that is killed before it has
    /// done anything proves nothing.
    async fn more_than(&self, acknowledged: usize) {
        let start = Instant::now();
        while self.acknowledged.load(Ordering::Relaxed) <= acknowledged
            && start.elapsed() < PATIENCE
        {
            tokio::time::sleep(RETRY_AFTER).await;
        }
    }
}

impl Report {
    pub(super) const fn is_faultless(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.acknowledged > 0
    }

    pub(super) fn lines(&self) -> Vec<(&'static str, String)> {
        let figures = [
            ("load-kills", self.kills),
            ("load-chaos-tables", self.tables),
            ("load-chaos-choices", self.choices),
            ("load-acknowledged", self.acknowledged),
            ("load-lost", self.lost),
            ("load-doubled", self.doubled),
        ];
        figures.map(|(key, figure)| (key, thousands(figure))).to_vec()
    }

    /// Adds what one client sent, compared with the lines of its table.
    fn add(&mut self, log: &ClientLog, lines: &[String]) {
        let start = format!("chose {} ", log.seat);
        let forced = forced(lines);
        let sent = lines.iter().zip(0..).filter(|(_, place)| !forced.contains(place));
        let written: Vec<&str> = sent.filter_map(|(line, _)| line.strip_prefix(&start)).collect();
        self.choices += written.len();
        for attempt in &log.attempts {
            let Some(version) = attempt.acknowledged else { continue };
            self.acknowledged += 1;
            let place = usize::try_from(version - 1).unwrap_or(usize::MAX);
            let line = lines.get(place).and_then(|line| line.strip_prefix(&start));
            self.lost += usize::from(line != Some(attempt.choice.as_str()));
        }
        self.doubled += unsent(&log.attempts, &written);
    }
}

/// Plays at all tables while the server is killed `kills` times, then reads the journal.
pub(super) async fn run(args: &LoadArgs, kills: usize) -> Result<Report, ClientError> {
    let mut server = Server::start().await?;
    let (game, behavior) = (args.game.clone(), Behavior::default());
    let clients = args.clients;
    let plan = Plan { address: server.address, game, clients, bots: None, behavior };
    let signals = Arc::new(Signals::default());
    let mut dice = Dice::new(&Seed::from(1));
    let tables: JoinSet<_> = (0..args.tables)
        .map(|_| play(plan.clone(), Dice::new(&dice.seed()), Arc::clone(&signals)))
        .collect();
    for _ in 0..kills {
        let (life, before) =
            (dice.below(LIFE_MAX_MS), signals.acknowledged.load(Ordering::Relaxed));
        tokio::time::sleep(Duration::from_millis(life.into())).await;
        signals.more_than(before).await;
        server.kill_and_restart().await?;
    }
    signals.over.store(true, Ordering::Relaxed);
    let logs: Vec<ClientLog> = tables.join_all().await.into_iter().flatten().collect();
    let report = compare(&server.journal(), kills, &logs).await;
    server.end().await;
    report
}

/// Plays game after game until chaos is over.
async fn play(plan: Plan, mut dice: Dice, signals: Arc<Signals>) -> Vec<ClientLog> {
    let mut logs = Vec::new();
    while !signals.are_over() {
        // If the server was killed before the table was full, another one is opened.
        let Ok(table) = plan.begin().await else {
            tokio::time::sleep(RETRY_AFTER).await;
            continue;
        };
        let players = table.players.into_iter().zip('A'..).map(|((client, _), seat)| {
            let log = ClientLog { path: table.path.clone(), seat, attempts: Vec::new() };
            Player { client, dice: Dice::new(&dice.seed()), log }.play(Arc::clone(&signals))
        });
        logs.extend(players.collect::<JoinSet<_>>().join_all().await);
    }
    logs
}

struct Player {
    client: Client,
    dice: Dice,
    log: ClientLog,
}

impl Player {
    /// Plays until the game or chaos is over, however often the server is killed.
    async fn play(mut self, signals: Arc<Signals>) -> ClientLog {
        let (mut seen, mut taken) = (None, 0);
        while !signals.are_over() {
            let events = format!("{}/events", self.log.path);
            let Ok(mut stream) = self.client.listen(&events, seen).await else {
                tokio::time::sleep(RETRY_AFTER).await;
                continue;
            };
            loop {
                // Others may have stopped already: then nothing comes any more.
                let message = tokio::select! {
                    message = stream.next() => message,
                    () = signals.ended() => return self.log,
                };
                let Ok(Some(message)) = message else { break };
                seen = message.id.or(seen);
                let Ok(update) = message.read::<Update>() else { continue };
                if update.is_over() {
                    return self.log;
                }
                let question = update.question.filter(|_| update.version >= taken);
                let legal = question.map(|question| question.legal).unwrap_or_default();
                let Some(choice) = self.dice.pick(&legal).cloned() else { continue };
                match self.choose(choice, update.version, &signals).await {
                    Some(version) => taken = version,
                    None => break,
                }
            }
        }
        self.log
    }

    /// Sends a choice until there is an answer. If it was taken the first time, the server refuses
    /// the second one as stale.
    async fn choose(&mut self, choice: String, version: u64, signals: &Signals) -> Option<u64> {
        let body = json!({ "choice": choice, "version": version });
        self.log.attempts.push(Attempt { choice, acknowledged: None });
        let path = format!("{}/choose", self.log.path);
        while !signals.are_over() {
            match self.client.post(&path, &body).await {
                Ok(answer) if answer.status == StatusCode::OK => {
                    let version = answer.json().ok()?["version"].as_u64()?;
                    self.log.attempts.last_mut()?.acknowledged = Some(version);
                    signals.acknowledged.fetch_add(1, Ordering::Relaxed);
                    return Some(version);
                }
                Ok(answer) if answer.status != StatusCode::SERVICE_UNAVAILABLE => return None,
                Ok(_) | Err(_) => tokio::time::sleep(RETRY_AFTER).await,
            }
        }
        None
    }
}

/// Compares what the clients were told with what is in the journal.
async fn compare(path: &Path, kills: usize, logs: &[ClientLog]) -> Result<Report, ClientError> {
    let journal = SqliteJournal::open(path).await.map_err(io::Error::other)?;
    let mut report = Report { kills, ..Report::default() };
    for log in logs {
        let id = log.path.rsplit('/').next().unwrap_or_default();
        let table: TableId = id.parse().map_err(io::Error::other)?;
        let lines = journal.after(table, Version::START).await.map_err(io::Error::other)?;
        report.tables += usize::from(log.seat == 'A');
        report.add(log, &lines);
    }
    journal.close().await;
    Ok(report)
}

/// Finds the choices that the host made itself, because everybody could see that there was only
/// one; no client has sent them.
fn forced(lines: &[String]) -> BTreeSet<usize> {
    let events: Vec<TableEvent> = lines.iter().map_while(|line| line.parse().ok()).collect();
    let Ok(mut table) = Table::read(&events[..events.len().min(1)]) else {
        return BTreeSet::new();
    };
    let mut forced = BTreeSet::new();
    for (place, event) in events.iter().enumerate().skip(1) {
        if table.forced().as_ref() == Some(event) {
            forced.insert(place);
        }
        if table.apply(event).is_err() {
            break;
        }
    }
    forced
}

/// Counts the lines that nobody sent, in the order of sending. What was sent and not acknowledged
/// may be missing.
fn unsent(attempts: &[Attempt], written: &[&str]) -> usize {
    let (mut rest, mut count) = (attempts, 0);
    for line in written {
        let unacknowledged =
            rest.iter().take_while(|attempt| attempt.acknowledged.is_none()).count();
        let within = rest.len().min(unacknowledged + 1);
        match rest[..within].iter().position(|attempt| attempt.choice == *line) {
            Some(place) => rest = &rest[place + 1..],
            None => count += 1,
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempts(choices: &[(&str, bool)]) -> Vec<Attempt> {
        let attempt = |(choice, sure): &(&str, bool)| Attempt {
            choice: (*choice).to_owned(),
            acknowledged: sure.then_some(1),
        };
        choices.iter().map(attempt).collect()
    }

    #[test]
    fn what_was_not_sent_is_found() {
        let plan = attempts(&[("a", true), ("b", false), ("c", true)]);
        assert_eq!(unsent(&plan, &["a", "b", "c"]), 0);
        assert_eq!(unsent(&plan, &["a", "c"]), 0, "b was never acknowledged");
        assert_eq!(unsent(&plan, &["a", "a", "b", "c"]), 1);
        assert_eq!(unsent(&plan, &["a", "b", "b", "c"]), 1);
        assert_eq!(unsent(&plan, &["a", "b", "c", "c"]), 1);
        assert_eq!(unsent(&plan, &["x"]), 1);
    }

    #[test]
    fn what_was_acknowledged_and_is_not_there_is_lost() {
        let mut report = Report::default();
        let acknowledged = |choice: &str, version| Attempt {
            choice: choice.to_owned(),
            acknowledged: Some(version),
        };
        let attempts = vec![acknowledged("play outlaw", 1), acknowledged("play king", 3)];
        let log = ClientLog { path: String::new(), seat: 'B', attempts };
        let lines = ["chose B play outlaw", "chose A play king"].map(str::to_owned);
        report.add(&log, &lines);
        assert_eq!((report.choices, report.acknowledged, report.lost), (1, 2, 1));
    }
}
