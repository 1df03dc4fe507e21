//! What must hold for every text that somebody hands in. Tests try a few thousand texts, and
//! `cargo xtask soak` and `fuzz/` many more.
//!
//! # Panics
//!
//! Each function panics if a reader breaks its promise.

use kernel::{BySeat, Excerpt, Mistake, ParseError, Record, RecordError, SeatCount, no_files};

use crate::{AnyGame, GAMES, Level, Players, Refused, ScenarioErrorKind, find, read_scenario};

/// The seed of the games in which choices are tried.
const SEED: u64 = 1;

/// A record that can be read is written as the same text, and replays or has a flaw. An error names
/// a place in the text.
pub fn record(text: &str) {
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(RecordError { line, column, .. }) => return check_place(text, line, column),
    };
    assert_eq!(record.to_string(), text, "a record has one written form");
    let Ok(game) = find(&record.game) else { return };
    if let Err(flaw) = game.retell(&record, &mut |_| {}) {
        check_place(text, flaw.error.line, flaw.error.column);
    }
    let told = game.chronicle(&record, 2);
    assert!(told.len() <= 3, "the last two choices, and the deal");
}

/// A scenario runs, fails or is malformed; it can be shown exactly if it runs. An error names a
/// place in the text.
pub fn scenario(text: &str) {
    let scenario = match read_scenario(text) {
        Ok(scenario) => scenario,
        Err(error) => {
            assert_eq!(error.kind, ScenarioErrorKind::Malformed, "nothing was played");
            return check_place(text, error.line, error.column);
        }
    };
    let Ok(game) = find(scenario.game()) else { return };
    let (run, shown) = (game.run(&scenario), game.show(&scenario));
    assert_eq!(run.as_ref().err(), shown.as_ref().err(), "it runs exactly if it can be shown");
    if let Err(error) = run {
        check_place(text, error.line, error.column);
    }
}

/// Options that a game takes read back from their written form, and the game can be dealt with
/// them.
pub fn options(text: &str) {
    for game in GAMES {
        let options = match game.options(text) {
            Ok(options) => options,
            Err(error) => {
                check_offset(text, &error);
                continue;
            }
        };
        assert_eq!(game.options(&options.to_string()).as_ref(), Ok(&options), "{text}");
        let players = Players::numbered(*game.seats().start()).expect("a game has seats");
        game.open(&options, players, SEED.into()).expect("a game can be dealt with its options");
    }
}

/// Each line is tried as a choice of the seat whose turn it is. Exactly the legal choices are taken,
/// and a refused one changes nothing.
pub fn choices(text: &str) {
    for game in GAMES {
        choices_of(*game, text);
    }
}

fn choices_of(game: &dyn AnyGame, text: &str) {
    let players = Players::numbered(*game.seats().start()).expect("a game has seats");
    let options = game.options("").expect("options have default values");
    let mut live = game.open(&options, players, SEED.into()).expect("it has that many seats");
    for line in text.lines() {
        let Some(seat) = live.turn().owing().first() else { return };
        let is_legal = |text: &str| live.legal(seat).iter().any(|choice| choice.text == text);
        let (before, checked) = (live.record().clone(), live.check(seat, line));
        match &checked {
            Ok(written) => {
                assert!(is_legal(written), "{line}: only a legal choice is taken");
                assert_eq!(live.check(seat, written).as_ref(), Ok(written), "it reads back");
            }
            Err(Refused::Unreadable(error)) => check_offset(line, error),
            Err(Refused::Rules { reason, .. }) => assert!(!reason.is_empty(), "{line}: no reason"),
        }
        assert!(checked.is_ok() || !is_legal(line), "{line}: every legal choice is taken");
        let taken = live.choose(seat, line);
        assert_eq!(taken.is_ok(), checked.is_ok(), "{line}: what is checked is what is done");
        assert_eq!(taken.is_err(), *live.record() == before, "{line}: a refusal changes nothing");
    }
}

/// Contents that a game takes are those of the text, and the game can be dealt and played with them.
/// Otherwise every mistake names a place in the text and says what is wrong.
pub fn contents(text: &str) {
    for game in GAMES {
        let own = match game.with_contents(text, &no_files) {
            Ok((own, _)) => own,
            Err(mistakes) => {
                check_mistakes(text, &mistakes);
                continue;
            }
        };
        assert_eq!(own.contents_source().as_deref(), Some(text), "the text is kept");
        let again = own.with_contents(text, &no_files).expect("it was read before").0;
        assert_eq!(again.contents(), own.contents(), "a text has one hash");
        let seats = SeatCount::new(*own.seats().start()).expect("a game has seats");
        let (options, levels) = (own.options(""), BySeat::new(seats, |_| Level::Random));
        let options = options.expect("options have default values");
        let record = own.bot_game(&options, &levels, SEED.into()).expect("it has that many seats");
        own.retell(&record, &mut |_| {}).expect("a game with these contents plays again");
    }
}

fn check_mistakes(text: &str, mistakes: &[Mistake]) {
    assert!(!mistakes.is_empty(), "a text is refused for a reason");
    for mistake in mistakes {
        assert!(!mistake.what.is_empty(), "a mistake is said");
        check_place(text, mistake.at.line, mistake.at.column);
        assert!(!Excerpt::of(text, &mistake.span).words.is_empty(), "a mistake can be shown");
    }
}

/// Checks that a place is in the text, or at most where a missing word would begin.
fn check_place(text: &str, line: usize, column: usize) {
    let lines = text.split('\n').count();
    assert!((1..=lines).contains(&line), "line {line} of {lines} in {text:?}");
    let length = text.split('\n').nth(line - 1).unwrap_or_default().chars().count();
    assert!((1..=length + 2).contains(&column), "line {line}, column {column} in {text:?}");
}

fn check_offset(text: &str, error: &ParseError) {
    assert!(error.at <= text.len() + 1, "{} of {} in {text:?}: {error}", error.at, text.len());
}
