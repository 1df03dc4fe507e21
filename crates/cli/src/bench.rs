//! `sombra bench [GAME]`: how fast the rules are.

use std::time::{Duration, Instant};

use catalog::AnyGame;
use kernel::{SeatCount, Seed};
use serde::Serialize;
use terminal::HEADING;

use crate::{
    args::BenchArgs,
    contents::find_game,
    failure::Failure,
    shell::Shell,
    sim::{per_second, thousands},
    table,
};

/// One line of figures.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    games_per_second: u64,
    decisions_per_second: u64,
    clone_ns: f64,
}

const CLONES: u32 = 1_000_000;

pub(crate) fn run(shell: &mut Shell, args: &BenchArgs) -> Result<(), Failure> {
    let games = match &args.game {
        Some(id) => vec![find_game(shell, id, args.cards.as_deref())?],
        None => catalog::GAMES.iter().map(|game| game.to_arc()).collect(),
    };
    for game in games {
        let time = Duration::from_secs(args.seconds);
        let seats = game.seats().filter_map(SeatCount::new);
        let figures: Result<Vec<Figures>, _> =
            seats.map(|seats| measure(&*game, seats, time)).collect();
        write(shell, &*game, &figures?, args.json)?;
    }
    Ok(())
}

fn measure(
    game: &dyn AnyGame,
    seats: SeatCount,
    time: Duration,
) -> Result<Figures, kernel::SetupError> {
    let mut playouts = game.playouts(seats, Seed::from(1))?;
    playouts.game();
    let (mut games, mut decisions, start) = (0, 0, Instant::now());
    while start.elapsed() < time {
        // The clock is read once in 256 games: reading it costs more than a choice.
        for _ in 0..256 {
            decisions += playouts.game();
            games += 1;
        }
    }
    let took = start.elapsed();
    let start = Instant::now();
    playouts.clones(CLONES);
    let clone_ns = start.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES);
    Ok(Figures {
        game: game.id(),
        seats: seats.get(),
        games_per_second: per_second(games, took),
        decisions_per_second: per_second(decisions, took),
        clone_ns: (clone_ns * 10.0).round() / 10.0,
    })
}

fn write(
    shell: &mut Shell,
    game: &dyn AnyGame,
    figures: &[Figures],
    json: bool,
) -> std::io::Result<()> {
    if json {
        return figures.iter().try_for_each(|line| shell.json(line));
    }
    shell.styled(HEADING, shell.game(game).say("title", &[]))?;
    let keys = ["bench-seats", "bench-games", "bench-decisions", "bench-clone"];
    let mut rows = vec![keys.map(|key| shell.words.say(key, &[])).to_vec()];
    for line in figures {
        rows.push(vec![
            line.seats.to_string(),
            thousands(line.games_per_second),
            thousands(line.decisions_per_second),
            format!("{:.1} ns", line.clone_ns),
        ]);
    }
    table::write(shell, &rows)
}
