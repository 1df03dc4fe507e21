//! `sombra arena GAME --rivals …`: each bot alone against a table of each rival.

use catalog::AnyGame;
use lab::{Arena, Chart, Entrant, Report};
use serde::Serialize;

use super::{bar_of, measure, pace, percent, write_title};
use crate::{args::ArenaArgs, failure::Failure, shell::Shell, table};

/// All bots against all rivals.
pub(super) struct Pairs<'g> {
    game: &'g dyn AnyGame,
    rivals: Vec<String>,
    /// For each bot its name and an arena against each rival; none against itself.
    rows: Vec<(String, Vec<Option<Arena<'g>>>)>,
}

/// The result of a bot against a table of one rival.
#[derive(Serialize)]
struct Against<'r> {
    rival: &'r str,
    #[serde(flatten)]
    report: &'r Report,
}

pub(super) fn prepare<'g>(
    shell: &Shell,
    args: &ArenaArgs,
    game: &'g dyn AnyGame,
    [bots, rivals]: [&[Entrant]; 2],
) -> Result<Pairs<'g>, Failure> {
    let arena = |bot: &Entrant, rival: &Entrant| {
        if bot == rival {
            return Ok(None);
        }
        super::prepare(shell, args, (game, &[bot.clone(), rival.clone()])).map(Some)
    };
    let row = |bot: &Entrant| {
        let arenas = rivals.iter().map(|rival| arena(bot, rival));
        Ok((bot.name.clone(), arenas.collect::<Result<_, Failure>>()?))
    };
    let rows = bots.iter().map(row).collect::<Result<_, Failure>>()?;
    Ok(Pairs { game, rivals: rivals.iter().map(|rival| rival.name.clone()).collect(), rows })
}

impl Pairs<'_> {
    /// Plays all arenas, prints the results, and draws them.
    pub(super) fn play(&self, shell: &mut Shell, json: bool) -> Result<Chart, Failure> {
        let mut rows = Vec::new();
        for (_, arenas) in &self.rows {
            let reports = arenas.iter().map(|arena| arena.as_ref().map(measure).transpose());
            rows.push(reports.collect::<Result<Vec<Option<Report>>, Failure>>()?);
        }
        if json {
            let pairs = rows.iter().flat_map(|row| self.rivals.iter().zip(row));
            let all = pairs.filter_map(|(rival, report)| {
                report.as_ref().map(|report| Against { rival, report })
            });
            shell.json(&all.collect::<Vec<_>>())?;
        } else {
            self.write(shell, &rows)?;
        }
        Ok(self.chart(shell, &rows))
    }

    fn write(&self, shell: &mut Shell, rows: &[Vec<Option<Report>>]) -> Result<(), Failure> {
        let Some(first) = rows.iter().flatten().flatten().next() else {
            return Ok(shell.say("arena-no-pairs", &[])?);
        };
        write_title(shell, self.game, first)?;
        let against =
            |rival: &String| shell.words.say("arena-against", &[("rival", rival.as_str().into())]);
        let mut heading = vec![shell.words.say("sim-bot", &[])];
        heading.extend(self.rivals.iter().map(against));
        heading.extend(["arena-time", "arena-simulations"].map(|key| shell.words.say(key, &[])));
        let lines = self.rows.iter().zip(rows).map(|((bot, _), row)| line(bot, row));
        table::write(shell, &[heading].into_iter().chain(lines).collect::<Vec<_>>())?;
        shell.line("")?;
        Ok(shell.say("arena-method", &[])?)
    }

    fn chart(&self, shell: &Shell, rows: &[Vec<Option<Report>>]) -> Chart {
        let title = shell.game(self.game).say("title", &[]);
        let bars = rows.iter().flat_map(|row| {
            self.rivals.iter().zip(row).filter_map(|(rival, report)| {
                let bot = report.as_ref()?.bots.first()?;
                let many = [("bot", bot.bot.as_str().into()), ("rival", rival.as_str().into())];
                Some(bar_of(bot, shell.words.say("arena-chart-pair", &many)))
            })
        });
        let first = rows.iter().flatten().flatten().next();
        let seats = first.map_or(0, |report| report.seats);
        let games = first.map_or(0, |report| report.deals_planned * u32::from(seats));
        let fair = first.map_or(0.0, |report| report.mean_rate);
        let counts = [("games", games.into()), ("seats", seats.into())];
        Chart {
            title: shell.words.say("arena-chart-title", &[("title", title.into())]),
            subtitle: shell.words.say("arena-chart-each", &counts),
            mark: (fair, shell.words.say("arena-chart-fair", &[("rate", percent(fair).into())])),
            bars: bars.collect(),
        }
    }
}

/// A bot's rate against each rival with its interval, and how long it thought.
fn line(bot: &str, row: &[Option<Report>]) -> Vec<String> {
    let own = |report: &Report| report.bots.first().cloned();
    let cell = |report: &Option<Report>| {
        report.as_ref().and_then(own).map_or_else(String::new, |bot| {
            format!("{} ({} – {})", percent(bot.win_rate), percent(bot.low), percent(bot.high))
        })
    };
    let last = row.iter().flatten().next_back().and_then(own);
    let pace = last.map_or_else(<_>::default, |bot| pace(&bot).to_vec());
    [bot.to_owned()].into_iter().chain(row.iter().map(cell)).chain(pace).collect()
}
