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

mod rivals;

pub(crate) fn run(shell: &mut Shell, args: &ArenaArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let game = &*game;
    let bots = entrants(args.bots.iter().chain(&args.bot))?;
    let rivals = entrants(args.rivals.iter())?;
    if rivals.is_empty() {
        let arena = prepare(shell, args, (game, &bots))?;
        return draw(shell, args, |shell| {
            let report = play(shell, &arena, args.json)?;
            Ok(chart(shell, game, &report))
        });
    }
    let pairs = rivals::prepare(shell, args, game, [&bots, &rivals])?;
    draw(shell, args, |shell| pairs.play(shell, args.json))
}

fn entrants<'a>(names: impl Iterator<Item = &'a String>) -> Result<Vec<Entrant>, Failure> {
    Ok(names.map(|bot| bot.parse()).collect::<Result<_, _>>()?)
}

/// Seats these bots as the arguments say.
fn prepare<'g>(
    shell: &Shell,
    args: &ArenaArgs,
    (game, bots): (&'g dyn AnyGame, &[Entrant]),
) -> Result<Arena<'g>, Failure> {
    let seats = seat_count(game, args.seats)?.get();
    Ok(Arena {
        game,
        options: options(shell.words, game, &args.option)?,
        lineup: Lineup::new(bots, seats)?,
        games: args.games,
        stops_early: !args.all,
        seed: args.seed,
        jobs: args.jobs.map_or(0, usize::from),
        patience: Duration::from_secs(args.patience),
    })
}

/// Plays, and writes the chart to its file if one is wanted.
fn draw(
    shell: &mut Shell,
    args: &ArenaArgs,
    play: impl FnOnce(&mut Shell) -> Result<Chart, Failure>,
) -> Result<(), Failure> {
    let Some(path) = &args.chart else { return play(shell).map(drop) };
    // Before the games: nobody should wait for a chart that cannot be written.
    let failed = |error| Failure::file(path, error);
    let mut file = File::create_new(path).map_err(failed)?;
    let drawn = play(shell).and_then(|chart| write!(file, "{chart}").map_err(failed));
    if drawn.is_err() {
        // An empty file is of no use.
        let _ = fs::remove_file(path);
    }
    drawn
}

/// Plays all games, and prints the result.
fn play(shell: &mut Shell, arena: &Arena<'_>, json: bool) -> Result<Report, Failure> {
    let report = measure(arena)?;
    if json {
        shell.json(&report)?;
    } else {
        write(shell, arena.game, &report)?;
    }
    Ok(report)
}

/// Plays all games with a progress bar.
fn measure(arena: &Arena<'_>) -> Result<Report, Failure> {
    let bar = bar(arena.games.next_multiple_of(arena.lineup.seats().get().into()));
    let report = arena.run(&|| bar.inc(1));
    bar.finish_and_clear();
    Ok(report?)
}

fn write(shell: &mut Shell, game: &dyn AnyGame, report: &Report) -> io::Result<()> {
    write_title(shell, game, report)?;
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

fn write_title(shell: &mut Shell, game: &dyn AnyGame, report: &Report) -> io::Result<()> {
    let title = shell.game(game).say("title", &[]);
    let places = [
        ("title", title.into()),
        ("seats", report.seats.into()),
        ("seed", report.seed.as_str().into()),
    ];
    shell.styled(HEADING, shell.words.say("arena-title", &places))?;
    shell.line("")
}

fn row(bot: &BotReport) -> Vec<String> {
    let [time, speed] = pace(bot);
    vec![
        bot.bot.clone(),
        bot.games.to_string(),
        bot.wins.to_string(),
        percent(bot.win_rate),
        format!("{} – {}", percent(bot.low), percent(bot.high)),
        format!("{:.1} ± {:.1}", bot.rating, bot.rating_reach),
        time,
        speed,
    ]
}

/// Writes how long a bot thought about a choice, and how many playouts it made in a second.
fn pace(bot: &BotReport) -> [String; 2] {
    let time = bot.milliseconds_per_choice.map(|time| format!("{time:.3}"));
    let speed = bot.simulations_per_second.map(|speed| thousands(format!("{speed:.0}")));
    [time, speed].map(|figure| figure.unwrap_or_else(|| "–".to_owned()))
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
    let bar = |bot: &BotReport| bar_of(bot, bot.bot.clone());
    Chart {
        title: shell.words.say("arena-chart-title", &[("title", title.into())]),
        subtitle: shell.words.say("arena-chart-what", &counts),
        mark: (report.mean_rate, shell.words.say("arena-chart-fair", &fair)),
        bars: report.bots.iter().map(bar).collect(),
    }
}

fn bar_of(bot: &BotReport, label: String) -> Bar {
    Bar { label, rate: bot.win_rate, low: bot.low, high: bot.high }
}
