//! `sombra sim GAME`: many games of bots, counted.

use std::{
    collections::BTreeMap,
    fmt::Display,
    io,
    time::{Duration, Instant},
};

use catalog::{AnyGame, Level, Match, OptionsText};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{BySeat, Dice, OptionSpec, Seat, SeatCount, Seed, SetupError};
use rayon::{
    ThreadPoolBuilder,
    iter::{IntoParallelRefIterator, ParallelIterator},
};
use terminal::{HEADING, pad};
use text::{Argument, Words};

use crate::{args::SimArgs, contents::find_game, failure::Failure, shell::Shell, table};

pub(crate) fn run(shell: &mut Shell, args: &SimArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let levels = levels(&args.bots, seat_count(&*game, args.seats)?)?;
    let options = options(shell.words, &*game, &args.option)?;
    let pool = ThreadPoolBuilder::new().num_threads(args.jobs.map_or(0, usize::from)).build();
    let pool = pool.map_err(io::Error::other)?;
    let (mut dice, bar, start) = (Dice::new(&args.seed), bar(args.games), Instant::now());
    let mut tally = Tally { shortest: u64::MAX, ..Tally::default() };
    while tally.games < args.games {
        // Portions keep any number of games within memory.
        let portion = PORTION.min(args.games - tally.games);
        let seeds: Vec<(u32, Seed)> =
            (tally.games..tally.games + portion).map(|number| (number, dice.seed())).collect();
        let play = |&(number, seed): &(u32, Seed)| {
            let levels = moved_on(&levels, number);
            let game = game.bot_match(&options, &levels, seed)?;
            bar.inc(1);
            Ok((levels, game))
        };
        let played: Result<Vec<_>, SetupError> =
            pool.install(|| seeds.par_iter().map(play).collect());
        played?.iter().for_each(|(levels, game)| tally.add(levels, game));
    }
    bar.finish_and_clear();
    tally.write(shell, &*game, start.elapsed())?;
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
        let bots = levels.len();
        return Err(Failure::input("error-too-many-bots", &[("bots", &bots), ("seats", &seats)]));
    }
    Ok(BySeat::new(seats, |seat| levels[usize::from(seat.number()) % levels.len()]))
}

/// Reads options given as `name=value`.
pub(crate) fn options(
    words: &Words,
    game: &dyn AnyGame,
    given: &[String],
) -> Result<OptionsText, Failure> {
    let pairs: Vec<String> = given.iter().map(|option| option.replacen('=', " ", 1)).collect();
    game.options(&pairs.join(" ")).map_err(|wrong| {
        let (why, known) = (words.wrong(&wrong.what), offered(words, game));
        Failure::input("error-option", &[("game", &game.id()), ("why", &why), ("known", &known)])
    })
}

/// Lists the options that a game offers: `target=15|20|25, kyros=10|0`.
pub(crate) fn offered(words: &Words, game: &dyn AnyGame) -> String {
    let option = |spec: &OptionSpec| format!("{}={}", spec.name, spec.values.join("|"));
    match game.option_specs() {
        [] => words.say("options-none", &[]),
        specs => specs.iter().map(option).collect::<Vec<_>>().join(", "),
    }
}

/// Moves the bots on by one seat from game to game, so that no seat favors any of them.
fn moved_on(levels: &BySeat<Level>, number: u32) -> BySeat<Level> {
    let seats = levels.count();
    let shift = u8::try_from(number % u32::from(seats.get())).unwrap_or_default();
    BySeat::new(seats, |seat| levels[seats.left_by(seat, shift)])
}

/// Returns a bar that shows on a terminal how many games have been played.
pub(crate) fn bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
    ProgressBar::new(games.into()).with_style(style.expect("the template is well-formed"))
}

/// How often somebody played, and won.
#[derive(Clone, Copy, Default)]
struct Score {
    played: u32,
    won: u32,
}

/// All games, counted.
#[derive(Default)]
struct Tally {
    games: u32,
    by_level: BTreeMap<Level, Score>,
    by_seat: BTreeMap<Seat, Score>,
    by_character: BTreeMap<String, Score>,
    /// How many games ended in each round.
    rounds: BTreeMap<u16, u32>,
    /// How many games ended in each way, if there are several.
    endings: BTreeMap<&'static str, u32>,
    nobody: u32,
    decisions: u64,
    shortest: u64,
    longest: u64,
}

impl Tally {
    fn add(&mut self, levels: &BySeat<Level>, game: &Match) {
        let Match { outcome, decisions, round, ending, ref characters } = *game;
        self.games += 1;
        self.nobody += u32::from(outcome.winners.is_empty());
        self.decisions += decisions;
        self.shortest = self.shortest.min(decisions);
        self.longest = self.longest.max(decisions);
        if let Some(round) = round {
            *self.rounds.entry(round).or_default() += 1;
        }
        if let Some(ending) = ending {
            *self.endings.entry(ending).or_default() += 1;
        }
        for (seat, level) in levels.iter() {
            let by_level = self.by_level.entry(*level).or_default();
            let by_seat = self.by_seat.entry(seat).or_default();
            let by_character =
                characters[seat].clone().map(|it| self.by_character.entry(it).or_default());
            for score in [by_level, by_seat].into_iter().chain(by_character) {
                score.played += 1;
                score.won += u32::from(outcome.winners.has(seat));
            }
        }
    }

    fn write(&self, shell: &mut Shell, game: &dyn AnyGame, took: Duration) -> io::Result<()> {
        let places = [
            ("games", self.games.into()),
            ("title", shell.game(game).say("title", &[]).into()),
            ("seats", self.by_seat.len().into()),
        ];
        shell.styled(HEADING, shell.words.say("sim-games", &places))?;
        shell.line("")?;
        write_scores(shell, "sim-bot", &self.by_level)?;
        write_scores(shell, "sim-seat", &self.by_seat)?;
        if !self.by_character.is_empty() {
            let words = shell.game(game);
            let named = self.by_character.iter().map(|(id, score)| (words.plain(id), *score));
            write_scores(shell, "sim-character", &named.collect::<BTreeMap<_, _>>())?;
        }
        self.write_endings(shell, game)?;
        let length = [
            ("mean", (self.decisions / u64::from(self.games)).into()),
            ("least", self.shortest.into()),
            ("most", self.longest.into()),
        ];
        let share = percent(ratio(self.nobody, self.games));
        let rows = [
            ("sim-nobody", format!("{} ({share})", self.nobody)),
            ("sim-length", shell.words.say("sim-length-value", &length)),
            ("sim-speed", thousands(per_second(self.decisions, took))),
        ];
        let rounds =
            self.rounds().map(|value| ("sim-rounds", shell.words.say("sim-rounds-value", &value)));
        rows.into_iter().chain(rounds).try_for_each(|(key, value)| {
            let label = pad(&shell.words.say(key, &[]), 24);
            shell.line(format!("{label}{value}"))
        })
    }

    /// Writes how games ended, if they end in several ways, and a blank line.
    fn write_endings(&self, shell: &mut Shell, game: &dyn AnyGame) -> io::Result<()> {
        if self.endings.is_empty() {
            return Ok(());
        }
        let keys = ["sim-ending", "sim-count", "sim-rate", "sim-interval"];
        let mut rows = vec![keys.map(|key| shell.words.say(key, &[])).to_vec()];
        for (ending, &count) in &self.endings {
            let (low, high) = interval(count, self.games);
            rows.push(vec![
                shell.game(game).say(&format!("ending-{ending}"), &[]),
                count.to_string(),
                percent(ratio(count, self.games)),
                format!("{} – {}", percent(low), percent(high)),
            ]);
        }
        table::write(shell, &rows)?;
        shell.line("")
    }

    /// Returns how long games are in rounds: the median, and where 90 of 100 games lie.
    fn rounds(&self) -> Option<[Argument<'static>; 4]> {
        let longest = self.rounds.last_key_value().map(|(round, _)| *round)?;
        let quantile = |share: u32| {
            let mut left = self.games * share / 100;
            let round = self.rounds.iter().find(|(_, games)| {
                let is_here = left < **games;
                left = left.saturating_sub(**games);
                is_here
            });
            round.map_or(longest, |(round, _)| *round).into()
        };
        Some([
            ("median", quantile(50)),
            ("least", quantile(5)),
            ("most", quantile(95)),
            ("longest", longest.into()),
        ])
    }
}

/// Writes a table of scores, and a blank line under it.
fn write_scores<K: Display>(
    shell: &mut Shell,
    what: &str,
    scores: &BTreeMap<K, Score>,
) -> io::Result<()> {
    let keys = [what, "sim-played", "sim-wins", "sim-rate", "sim-interval"];
    let mut rows = vec![keys.map(|key| shell.words.say(key, &[])).to_vec()];
    for (name, &Score { played, won }) in scores {
        let (low, high) = interval(won, played);
        rows.push(vec![
            name.to_string(),
            played.to_string(),
            won.to_string(),
            percent(ratio(won, played)),
            format!("{} – {}", percent(low), percent(high)),
        ]);
    }
    table::write(shell, &rows)?;
    shell.line("")
}

/// Returns how many there were in a second.
pub(crate) fn per_second(count: u64, took: Duration) -> u64 {
    let nanoseconds = took.as_nanos().max(1);
    u64::try_from(u128::from(count) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
}

/// Writes a whole number as `12 345 678`.
pub(crate) fn thousands(number: impl ToString) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8(groups.join(&b' ')).unwrap_or_default()
}

fn ratio(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole).max(1.0)
}

pub(crate) fn percent(ratio: f64) -> String {
    format!("{:.1}%", 100.0 * ratio)
}

/// Returns Wilson's interval of 95%: all from 0 to 1 if nothing was played.
fn interval(won: u32, played: u32) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let (p, n) = (ratio(won, played), f64::from(played));
    let (middle, reach) = (n * p + Z * Z / 2.0, Z * (n * p * (1.0 - p) + Z * Z / 4.0).sqrt());
    let whole = n + Z * Z;
    ((middle - reach).max(0.0) / whole, (middle + reach).min(whole) / whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The textbook's example: 8 of 10 gives 49.0% to 94.3%.
    #[test]
    fn the_interval_is_wilsons() {
        let percents = |(low, high)| format!("{} – {}", percent(low), percent(high));
        assert_eq!(percents(interval(8, 10)), "49.0% – 94.3%");
        assert_eq!(percents(interval(0, 5)), "0.0% – 43.4%");
        assert_eq!(percents(interval(0, 0)), "0.0% – 100.0%");
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(1_234_567), "1 234 567");
        assert_eq!(thousands(999), "999");
    }
}
