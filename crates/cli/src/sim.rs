//! `sombra sim GAME`: many games of bots, counted.

use std::time::{Duration, Instant};

use catalog::{AnyGame, Level, Match, OptionsText};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{BySeat, Dice, OptionSpec, SeatCount, Seed, SetupError};
use rayon::{
    ThreadPoolBuilder,
    iter::{IntoParallelRefIterator, ParallelIterator},
};
use terminal::{HEADING, pad};
use text::Words;

use crate::{args::SimArgs, failure::Failure, shell::Shell, table::Columns};

pub(crate) fn run(shell: &mut Shell, args: &SimArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let seats = seat_count(game, args.seats)?;
    let plan = Plan {
        game,
        options: options(shell, game, &args.option)?,
        levels: levels(&args.bots, seats)?,
    };
    let pool = ThreadPoolBuilder::new().num_threads(args.jobs.map_or(0, usize::from)).build();
    let pool = pool.map_err(std::io::Error::other)?;
    let (mut dice, bar, start) = (Dice::new(&args.seed), bar(args.games), Instant::now());
    let mut tally = Tally::new(seats);
    while tally.games < args.games {
        // Portions keep any number of games within memory.
        let portion = PORTION.min(args.games - tally.games);
        let seeds: Vec<(u32, Seed)> =
            (tally.games..tally.games + portion).map(|number| (number, dice.seed())).collect();
        let played: Result<Vec<Played>, SetupError> = pool.install(|| {
            let games = seeds.par_iter();
            games.map(|&(number, seed)| plan.play(number, seed).inspect(|_| bar.inc(1))).collect()
        });
        played?.iter().for_each(|played| tally.add(played));
    }
    bar.finish_and_clear();
    tally.write(shell, game, start.elapsed())?;
    Ok(())
}

/// How many games are played before they are counted.
const PORTION: u32 = 10_000;

/// Checks that a game is for that many seats.
pub(crate) fn seat_count(game: &dyn AnyGame, asked: u8) -> Result<SeatCount, SetupError> {
    let range = game.seats();
    let (least, most) = (*range.start(), *range.end());
    let count = SeatCount::new(asked).filter(|_| range.contains(&asked));
    count.ok_or(SetupError { game: game.id(), least, most, asked })
}

/// Reads bots for a table; fewer than its seats are repeated.
pub(crate) fn levels(names: &[String], seats: SeatCount) -> Result<BySeat<Level>, Failure> {
    let levels: Vec<Level> = names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    if levels.len() > usize::from(seats.get()) {
        let (bots, seats) = (levels.len().to_string(), seats.to_string());
        return Err(Failure::input("error-too-many-bots", &[("bots", &bots), ("seats", &seats)]));
    }
    Ok(BySeat::new(seats, |seat| levels[usize::from(seat.number()) % levels.len()]))
}

/// Reads options given as `name=value`.
pub(crate) fn options(
    shell: &Shell,
    game: &dyn AnyGame,
    given: &[String],
) -> Result<OptionsText, Failure> {
    let pairs: Vec<String> = given.iter().map(|option| option.replacen('=', " ", 1)).collect();
    game.options(&pairs.join(" ")).map_err(|wrong| Failure::option(shell, game, &wrong.what))
}

/// Lists the options that a game offers: `target=15|20|25, kyros=10|0`.
pub(crate) fn offered(words: &Words, game: &dyn AnyGame) -> String {
    let option = |spec: &OptionSpec| format!("{}={}", spec.name, spec.values.join("|"));
    match game.option_specs() {
        [] => words.say("options-none", &[]),
        specs => specs.iter().map(option).collect::<Vec<_>>().join(", "),
    }
}

struct Plan {
    game: &'static dyn AnyGame,
    options: OptionsText,
    levels: BySeat<Level>,
}

/// One game: who sat where, and how it went.
struct Played {
    levels: BySeat<Level>,
    game: Match,
}

impl Plan {
    /// The bots move on by one seat from game to game, so that no seat favors any of them.
    fn play(&self, number: u32, seed: Seed) -> Result<Played, SetupError> {
        let seats = self.levels.count();
        let shift = u8::try_from(number % u32::from(seats.get())).unwrap_or_default();
        let levels = BySeat::new(seats, |seat| self.levels[seats.left_by(seat, shift)]);
        let game = self.game.bot_match(&self.options, &levels, seed)?;
        Ok(Played { levels, game })
    }
}

fn bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
    let bar = ProgressBar::new(u64::from(games));
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// How often somebody played, and won.
#[derive(Clone, Copy, Default)]
struct Score {
    played: u32,
    won: u32,
}

/// All games, counted.
struct Tally {
    games: u32,
    by_level: [Score; Level::ALL.len()],
    by_seat: BySeat<Score>,
    nobody: u32,
    decisions: u64,
    shortest: u64,
    longest: u64,
}

impl Tally {
    fn new(seats: SeatCount) -> Self {
        Self {
            games: 0,
            by_level: [Score::default(); Level::ALL.len()],
            by_seat: BySeat::new(seats, |_| Score::default()),
            nobody: 0,
            decisions: 0,
            shortest: u64::MAX,
            longest: 0,
        }
    }

    fn add(&mut self, played: &Played) {
        let Match { outcome, decisions } = played.game;
        self.games += 1;
        self.nobody += u32::from(outcome.winners.is_empty());
        self.decisions += decisions;
        self.shortest = self.shortest.min(decisions);
        self.longest = self.longest.max(decisions);
        for (seat, level) in played.levels.iter() {
            let won = u32::from(outcome.winners.has(seat));
            let place = Level::ALL.iter().position(|other| other == level);
            let by_level = place.map(|place| &mut self.by_level[place]);
            for score in by_level.into_iter().chain([&mut self.by_seat[seat]]) {
                score.played += 1;
                score.won += won;
            }
        }
    }

    fn write(&self, shell: &mut Shell, game: &dyn AnyGame, took: Duration) -> std::io::Result<()> {
        let places = [
            ("games", self.games.into()),
            ("title", shell.game(game).say("title", &[]).into()),
            ("seats", self.by_seat.count().get().into()),
        ];
        let title = shell.words.say("sim-games", &places);
        shell.styled(HEADING, title)?;
        shell.line("")?;
        let mut bots = heading(shell, "sim-bot");
        for (level, score) in Level::ALL.iter().zip(self.by_level) {
            score.row(level.id()).into_iter().for_each(|row| bots.row(row));
        }
        bots.write(shell)?;
        shell.line("")?;
        let mut seats = heading(shell, "sim-seat");
        for (seat, score) in self.by_seat.iter() {
            score.row(&seat.to_string()).into_iter().for_each(|row| seats.row(row));
        }
        seats.write(shell)?;
        shell.line("")?;
        self.write_rest(shell, took)
    }

    fn write_rest(&self, shell: &mut Shell, took: Duration) -> std::io::Result<()> {
        let mean = self.decisions.checked_div(u64::from(self.games)).unwrap_or_default();
        let length = [
            ("mean", mean.into()),
            ("least", self.shortest.min(self.longest).into()),
            ("most", self.longest.into()),
        ];
        let share = percent(ratio(self.nobody, self.games));
        let rows = [
            ("sim-nobody", format!("{} ({share})", self.nobody)),
            ("sim-length", shell.words.say("sim-length-value", &length)),
            ("sim-speed", thousands(per_second(self.decisions, took))),
        ];
        for (key, value) in rows {
            let label = pad(&shell.words.say(key, &[]), 24);
            shell.line(format!("{label}{value}"))?;
        }
        Ok(())
    }
}

impl Score {
    /// Returns a row of a table; nothing for a bot that did not play.
    fn row(self, name: &str) -> Option<Vec<String>> {
        let (low, high) = interval(self.won, self.played)?;
        Some(vec![
            name.to_owned(),
            self.played.to_string(),
            self.won.to_string(),
            percent(ratio(self.won, self.played)),
            format!("{} – {}", percent(low), percent(high)),
        ])
    }
}

fn heading(shell: &Shell, what: &str) -> Columns {
    let keys = [what, "sim-played", "sim-wins", "sim-rate", "sim-interval"];
    Columns::new(keys.map(|key| shell.words.say(key, &[])))
}

/// Returns how many there were in a second.
pub(crate) fn per_second(count: u64, took: Duration) -> u64 {
    let nanoseconds = took.as_nanos().max(1);
    u64::try_from(u128::from(count) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
}

/// Writes a number as `12 345 678`.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(" ")
}

fn ratio(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole).max(1.0)
}

fn percent(ratio: f64) -> String {
    format!("{:.1}%", 100.0 * ratio)
}

/// Returns Wilson's interval of 95%; nothing if nothing was played.
fn interval(wins: u32, played: u32) -> Option<(f64, f64)> {
    const Z: f64 = 1.959_964;
    if played == 0 {
        return None;
    }
    let (p, n) = (ratio(wins, played), f64::from(played));
    let (z2, width) = (Z * Z / n, p * (1.0 - p) / n + Z * Z / (4.0 * n * n));
    let (middle, reach) = (p + z2 / 2.0, Z * width.sqrt());
    Some(((middle - reach).max(0.0) / (1.0 + z2), (middle + reach).min(1.0 + z2) / (1.0 + z2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The textbook's example: 8 of 10 gives 49.0% to 94.3%.
    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(8, 10).unwrap();
        assert_eq!((percent(low), percent(high)), ("49.0%".into(), "94.3%".into()));
        assert_eq!(interval(0, 5).map(|(low, _)| percent(low)), Some("0.0%".into()));
        assert_eq!(interval(0, 0), None);
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(1_234_567), "1 234 567");
        assert_eq!(thousands(999), "999");
    }
}
