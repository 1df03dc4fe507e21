//! Texts that are almost right: what `catalog::exam` says of every text holds for them.

use std::{fs, path::Path};

use catalog::{AnyGame, GAMES, Level, Players, exam as readers};
use exam::{Trials, mutated};
use kernel::{BySeat, Dice, SeatCount};

/// How many texts each trial tries.
const TEXTS: usize = 100;
/// How many scenarios a trial knows: words from one get into others.
const SCENARIOS: usize = 4;

/// Changes the texts that each trial gets, and hands them to a reader.
fn fuzz(mut trials: Trials, texts: impl Fn(&mut Dice) -> Vec<String>, read: fn(&str)) {
    while let Some(mut dice) = trials.next() {
        let texts = texts(&mut dice);
        for text in &texts {
            read(text);
        }
        for _ in 0..TEXTS {
            read(&mutated(&mut dice, &texts));
        }
        trials.add(TEXTS + texts.len());
    }
}

/// Plays a game of each kind between random bots, and returns the records.
fn records(dice: &mut Dice) -> Vec<String> {
    let record = |game: &&dyn AnyGame| {
        let seats = dice.pick(&game.seats().collect::<Vec<u8>>()).copied();
        let seats = seats.and_then(SeatCount::new).expect("a game has seats");
        let levels = BySeat::new(seats, |_| Level::Random);
        let options = game.options("").expect("options have default values");
        let record = game.bot_game(&options, &levels, dice.seed()).expect("it has that many seats");
        record.to_string()
    };
    GAMES.iter().map(record).collect()
}

/// Returns some of the scenarios of all games, as they are written.
fn scenarios(dice: &mut Dice) -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = GAMES.iter().map(|game| crates.join(game.id()).join("scenarios"));
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("every game has scenarios"));
    let mut files: Vec<_> = files.map(|file| file.expect("it can be listed").path()).collect();
    files.sort();
    dice.shuffle(&mut files);
    let some = files.iter().take(SCENARIOS);
    some.map(|file| fs::read_to_string(file).expect("it can be read")).collect()
}

/// Plays the game in which choices are tried, and returns what was chosen.
fn choices(dice: &mut Dice) -> Vec<String> {
    let played = |game: &&dyn AnyGame| {
        let players = Players::numbered(*game.seats().start()).expect("a game has seats");
        let options = game.options("").expect("options have default values");
        let mut live = game.open(&options, players, 1.into()).expect("it has that many seats");
        let mut chosen = String::new();
        while let Some(seat) = live.turn().owing().first() {
            let legal = live.legal(seat);
            let choice = &dice.pick(&legal).expect("a seat that owes has a choice").text;
            chosen = chosen + choice + "\n";
            live.choose(seat, choice).expect("it is legal");
        }
        chosen
    };
    GAMES.iter().map(played).collect()
}

/// Returns the options of every game, each with one of its values.
fn options(dice: &mut Dice) -> Vec<String> {
    let written = |game: &&dyn AnyGame| {
        let specs = game.option_specs().iter();
        let pairs =
            specs.filter_map(|spec| Some(format!("{} {}", spec.name, dice.pick(spec.values)?)));
        pairs.collect::<Vec<_>>().join(" ")
    };
    GAMES.iter().map(written).collect()
}

/// Returns the built-in contents of every game that has some, as they are written.
fn contents(_: &mut Dice) -> Vec<String> {
    GAMES.iter().filter_map(|game| game.contents_source()).collect()
}

#[test]
fn contents_are_read_or_refused() {
    fuzz(Trials::new("fuzzed contents", 1), contents, readers::contents);
}

#[test]
fn records_are_read_or_refused() {
    fuzz(Trials::new("fuzzed records", 5), records, readers::record);
}

#[test]
fn scenarios_are_read_or_refused() {
    fuzz(Trials::new("fuzzed scenarios", 20), scenarios, readers::scenario);
}

#[test]
fn choices_are_taken_or_refused() {
    fuzz(Trials::new("fuzzed choices", 2), choices, readers::choices);
}

#[test]
fn options_are_read_or_refused() {
    fuzz(Trials::new("fuzzed options", 5), options, readers::options);
}
