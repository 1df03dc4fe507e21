//! `sombra sim GAME`: many games of bots, counted.

use std::time::{Duration, Instant};

use catalog::{Level, Match, OptionsText, Title};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{BySeat, Dice, Seat, SeatCount, Seed, SetupError};
use rayon::{
    ThreadPoolBuilder,
    iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator},
};

use crate::{
    args::SimArgs,
    failure::Failure,
    shell::{HEADING, Shell},
    table::Columns,
};

pub(crate) fn run(shell: &mut Shell, args: &SimArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let seats = seat_count(game, args.seats)?;
    let plan = Plan {
        game,
        options: options(shell, game, &args.option)?,
        levels: levels(&args.bots, seats)?,
    };
    let mut dice = Dice::new(&args.seed);
    let seeds: Vec<Seed> = (0..args.games).map(|_| dice.seed()).collect();
    let pool = ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build();
    let pool = pool.map_err(std::io::Error::other)?;
    let bar = bar(args.games);
    let start = Instant::now();
    let played: Result<Vec<Played>, SetupError> = pool.install(|| {
        let games = seeds.par_iter().enumerate();
        games.map(|(number, seed)| plan.play(number, *seed).inspect(|_| bar.inc(1))).collect()
    });
    bar.finish_and_clear();
    let tally = Tally { seats, played: played?, took: start.elapsed() };
    tally.write(shell, game)?;
    Ok(())
}

/// Checks that a game is for so many seats.
pub(crate) fn seat_count(game: &dyn Title, asked: u8) -> Result<SeatCount, SetupError> {
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
    game: &dyn Title,
    given: &[String],
) -> Result<OptionsText, Failure> {
    let text = given.iter().map(|option| option.replacen('=', " ", 1));
    let text = text.collect::<Vec<_>>().join(", ");
    game.options(&text).map_err(|_| Failure::option(shell, game, &given.join(", ")))
}

struct Plan {
    game: &'static dyn Title,
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
    fn play(&self, number: usize, seed: Seed) -> Result<Played, SetupError> {
        let seats = self.levels.count();
        let shift = u8::try_from(number % usize::from(seats.get())).unwrap_or_default();
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

struct Tally {
    seats: SeatCount,
    played: Vec<Played>,
    took: Duration,
}

impl Tally {
    fn write(&self, shell: &mut Shell, game: &dyn Title) -> std::io::Result<()> {
        let places = [
            ("games", self.played.len().into()),
            ("title", shell.game(game).say("title", &[]).into()),
            ("seats", self.seats.get().into()),
        ];
        let title = shell.words.say("sim-games", &places);
        shell.styled(HEADING, title)?;
        shell.line("")?;
        let mut bots = heading(shell, "sim-bot");
        for level in Level::ALL {
            let seated = |played: &&Played, seat: Seat| played.levels[seat] == level;
            self.count(level.id(), seated).into_iter().for_each(|row| bots.row(row));
        }
        bots.write(shell)?;
        shell.line("")?;
        let mut seats = heading(shell, "sim-seat");
        for seat in self.seats.seats() {
            let there = |_: &&Played, other: Seat| other == seat;
            self.count(&seat.to_string(), there).into_iter().for_each(|row| seats.row(row));
        }
        seats.write(shell)?;
        shell.line("")?;
        self.write_rest(shell)
    }

    /// One row: of all places at all tables that fit, how many won.
    fn count(&self, name: &str, fits: impl Fn(&&Played, Seat) -> bool) -> Option<Vec<String>> {
        let places = || {
            let seats = |played| self.seats.seats().map(move |seat| (played, seat));
            let all = self.played.iter().flat_map(seats);
            all.filter(|(played, seat)| fits(played, *seat))
        };
        let played = places().count();
        let won = |(played, seat): &(&Played, Seat)| played.game.outcome.winners.has(*seat);
        let wins = places().filter(won).count();
        let (low, high) = interval(wins, played)?;
        Some(vec![
            name.to_owned(),
            played.to_string(),
            wins.to_string(),
            percent(ratio(wins, played)),
            format!("{} – {}", percent(low), percent(high)),
        ])
    }

    fn write_rest(&self, shell: &mut Shell) -> std::io::Result<()> {
        let lengths = || self.played.iter().map(|played| played.game.decisions);
        let all: u64 = lengths().sum();
        let nobody = self.played.iter().filter(|played| played.game.outcome.winners.is_empty());
        let nobody = nobody.count();
        let mean = all.checked_div(u64::try_from(self.played.len()).unwrap_or(u64::MAX));
        let length = [
            ("mean", mean.unwrap_or_default().into()),
            ("least", lengths().min().unwrap_or_default().into()),
            ("most", lengths().max().unwrap_or_default().into()),
        ];
        let share = percent(ratio(nobody, self.played.len()));
        let speed = per_second(all, self.took);
        let rows = [
            ("sim-nobody", format!("{nobody} ({share})")),
            ("sim-length", shell.words.say("sim-length-value", &length)),
            ("sim-speed", thousands(speed)),
        ];
        for (key, value) in rows {
            let label = crate::shell::pad(&shell.words.say(key, &[]), 24);
            shell.line(format!("{label}{value}"))?;
        }
        Ok(())
    }
}

fn heading(shell: &Shell, what: &str) -> Columns {
    let keys = [what, "sim-played", "sim-wins", "sim-rate", "sim-interval"];
    Columns::new(keys.map(|key| shell.words.say(key, &[])))
}

/// How many in a second.
pub(crate) fn per_second(count: u64, took: Duration) -> u64 {
    let nanoseconds = took.as_nanos().max(1);
    u64::try_from(u128::from(count) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
}

/// `12 345 678`.
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

fn ratio(part: usize, whole: usize) -> f64 {
    let float = |number| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    float(part) / float(whole).max(1.0)
}

fn percent(ratio: f64) -> String {
    format!("{:.1}%", 100.0 * ratio)
}

/// Wilson's interval of 95%; none of no games.
fn interval(wins: usize, played: usize) -> Option<(f64, f64)> {
    const Z: f64 = 1.959_964;
    if played == 0 {
        return None;
    }
    let (p, n) = (ratio(wins, played), f64::from(u32::try_from(played).unwrap_or(u32::MAX)));
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
