//! Many tables with one person and bots: whether bots answer in time, and whether people notice them.

use std::time::Duration;

use catalog::Level;
use client::ClientError;
use serde::Serialize;

use super::{
    child::Server,
    figures::Latencies,
    game::Played,
    play,
    table::{Behavior, Plan},
};
use crate::{args::LoadArgs, sim::thousands};

/// What was measured.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    tables: usize,
    /// How many bots sit at each table, and of which level they are.
    bots: u8,
    level: &'static str,
    /// At one table alone.
    alone: Figures,
    /// At all tables at once.
    together: Figures,
    /// The same with bots that do not think.
    thoughtless: Figures,
    /// 99 in 100 answers of bots at all tables, by the usual time: half of the answers at one table.
    slower: f64,
}

/// How fast bots and the server answered.
#[derive(Debug, Serialize)]
struct Figures {
    answers: usize,
    answer_p50_ms: f64,
    answer_p99_ms: f64,
    choices: u64,
    choice_p50_ms: f64,
    choice_p99_ms: f64,
    errors: usize,
}

/// Measures one table alone, all tables, and all tables with random bots, each on a new server.
pub(super) async fn run(args: &LoadArgs, level: Level) -> Result<Report, ClientError> {
    let alone = measure(args, 1, level).await?;
    let together = measure(args, args.tables, level).await?;
    let thoughtless = measure(args, args.tables, Level::Random).await?;
    let slower = together.answer_p99_ms / alone.answer_p50_ms.max(f64::EPSILON);
    let slower = (slower * 100.0).round() / 100.0;
    let (tables, bots) = (args.tables, args.clients - 1);
    Ok(Report { tables, bots, level: level.id(), alone, together, thoughtless, slower })
}

async fn measure(args: &LoadArgs, tables: usize, level: Level) -> Result<Figures, ClientError> {
    let server = Server::start().await?;
    let behavior = Behavior { pages: false, think: Duration::from_millis(args.think) };
    let (game, clients, bots) = (args.game.clone(), args.clients, Some(level));
    let plan = Plan { address: server.address, game, clients, bots, behavior };
    let played = play(&plan, tables, Duration::from_secs(args.seconds)).await;
    server.end().await;
    Ok(Figures::of(played))
}

impl Figures {
    fn of(played: Played) -> Self {
        let answers = played.answers.len();
        let (bots, people) = (Latencies::of(played.answers), Latencies::of(played.acknowledged));
        Self {
            answers,
            answer_p50_ms: bots.at(50),
            answer_p99_ms: bots.at(99),
            choices: played.choices,
            choice_p50_ms: people.at(50),
            choice_p99_ms: people.at(99),
            errors: played.errors,
        }
    }

    fn answers(&self) -> String {
        format!(
            "{:.0} ms, {:.0} ms ({})",
            self.answer_p50_ms,
            self.answer_p99_ms,
            thousands(self.answers)
        )
    }

    fn choices(&self) -> String {
        format!(
            "{:.1} ms, {:.1} ms ({})",
            self.choice_p50_ms,
            self.choice_p99_ms,
            thousands(self.choices)
        )
    }
}

impl Report {
    pub(super) fn lines(&self) -> Vec<(&'static str, String)> {
        let errors = self.alone.errors + self.together.errors + self.thoughtless.errors;
        vec![
            (
                "load-bots-tables",
                format!("{} × {} {}", thousands(self.tables), self.bots, self.level),
            ),
            ("load-bots-alone", self.alone.answers()),
            ("load-bots-together", self.together.answers()),
            ("load-bots-slower", format!("{:.2}", self.slower)),
            ("load-bots-people", self.together.choices()),
            ("load-bots-thoughtless", self.thoughtless.choices()),
            ("load-errors", thousands(errors)),
        ]
    }
}
