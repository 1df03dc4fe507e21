//! `sombra arena GAME`: bots against bots, measured.

use std::{
    fs::{self, File},
    io::{self, Write},
    time::Duration,
};

use catalog::AnyGame;
use lab::{Arena, Bar, BotReport, Chart, Entrant, Lineup, Report};
use terminal::HEADING;

use crate::{
    args::ArenaArgs,
    contents::find_game,
    failure::Failure,
    shell::Shell,
    sim::{bar, options, percent, seat_count, thousands},
    table,
};

pub(crate) fn run(shell: &mut Shell, args: &ArenaArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let seats = seat_count(&*game, args.seats)?.get();
    let bots: Result<Vec<Entrant>, _> =
        args.bots.iter().chain(&args.bot).map(|bot| bot.parse()).collect();
    let arena = Arena {
        game: &*game,
        options: options(shell.words, &*game, &args.option)?,
        lineup: Lineup::new(&bots?, seats)?,
        games: args.games,
        stops_early: !args.all,
        seed: args.seed,
        jobs: args.jobs.map_or(0, usize::from),
        patience: Duration::from_secs(args.patience),
    };
    match &args.chart {
        None => play(shell, &arena, args.json).map(drop),
        Some(path) => {
            // Before the games: nobody should wait for a chart that cannot be written.
            let failed = |error| Failure::file(path, error);
            let mut file = File::create_new(path).map_err(failed)?;
            let drawn = play(shell, &arena, args.json).and_then(|report| {
                write!(file, "{}", chart(shell, arena.game, &report)).map_err(failed)
            });
            if drawn.is_err() {
                // An empty file is of no use.
                let _ = fs::remove_file(path);
            }
            drawn
        }
    }
}

/// Plays all games, and prints the result.
fn play(shell: &mut Shell, arena: &Arena<'_>, json: bool) -> Result<Report, Failure> {
    let bar = bar(arena.games.next_multiple_of(arena.lineup.seats().get().into()));
    let report = arena.run(&|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    if json {
        shell.json(&report)?;
    } else {
        write(shell, arena.game, &report)?;
    }
    Ok(report)
}

fn write(shell: &mut Shell, game: &dyn AnyGame, report: &Report) -> io::Result<()> {
    let title = shell.game(game).say("title", &[]);
    let places = [
        ("title", title.into()),
        ("seats", report.seats.into()),
        ("seed", report.seed.as_str().into()),
    ];
    shell.styled(HEADING, shell.words.say("arena-title", &places))?;
    shell.line("")?;
    let keys = [
        "sim-bot",
        "sim-played",
        "sim-wins",
        "sim-rate",
        "sim-interval",
        "arena-rating",
        "arena-time",
        "arena-simulations",
    ];
    let heading = keys.map(|key| shell.words.say(key, &[])).to_vec();
    let rows: Vec<Vec<String>> = [heading].into_iter().chain(report.bots.iter().map(row)).collect();
    table::write(shell, &rows)?;
    shell.line("")?;
    shell.say("arena-played", &[("games", report.games.into()), ("deals", report.deals.into())])?;
    write_verdict(shell, report)?;
    shell.say("arena-method", &[])
}

fn row(bot: &BotReport) -> Vec<String> {
    let or_dash = |figure: Option<String>| figure.unwrap_or_else(|| "–".to_owned());
    vec![
        bot.bot.clone(),
        bot.games.to_string(),
        bot.wins.to_string(),
        percent(bot.win_rate),
        format!("{} – {}", percent(bot.low), percent(bot.high)),
        format!("{:.1} ± {:.1}", bot.rating, bot.rating_reach),
        or_dash(bot.milliseconds_per_choice.map(|time| format!("{time:.3}"))),
        or_dash(bot.simulations_per_second.map(|speed| thousands(format!("{speed:.0}")))),
    ]
}

/// Says whether all bots were told apart, if there are several.
fn write_verdict(shell: &mut Shell, report: &Report) -> io::Result<()> {
    let pair = |[one, other]: &[String; 2]| {
        let places = [("one", one.as_str().into()), ("other", other.as_str().into())];
        shell.words.say("arena-pair", &places)
    };
    match report.undecided.as_slice() {
        [] if report.bots.len() < 2 => Ok(()),
        [] if report.stopped_early => {
            let places = [("deals", report.deals.into()), ("planned", report.deals_planned.into())];
            shell.say("arena-stopped", &places)
        }
        [] => shell.say("arena-apart", &[]),
        pairs => {
            let pairs: Vec<String> = pairs.iter().map(pair).collect();
            shell.say("arena-undecided", &[("pairs", pairs.join("; ").into())])
        }
    }
}

fn chart(shell: &Shell, game: &dyn AnyGame, report: &Report) -> Chart {
    let title = shell.game(game).say("title", &[]);
    let counts = [("games", report.games.into()), ("seats", report.seats.into())];
    let fair = [("rate", percent(report.mean_rate).into())];
    let bar = |bot: &BotReport| Bar {
        label: bot.bot.clone(),
        rate: bot.win_rate,
        low: bot.low,
        high: bot.high,
    };
    Chart {
        title: shell.words.say("arena-chart-title", &[("title", title.into())]),
        subtitle: shell.words.say("arena-chart-what", &counts),
        mark: (report.mean_rate, shell.words.say("arena-chart-fair", &fair)),
        bars: report.bots.iter().map(bar).collect(),
    }
}
