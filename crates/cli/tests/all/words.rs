//! Every fact that games tell has its sentence, in every language and for every reader.

use std::collections::BTreeSet;

use catalog::{AnyGame, Level};
use kernel::{BySeat, SeatCount, Seed};
use serde_json::Value;
use text::{Language, Names, words};

/// Each game, the options under which everything can happen, and its number of kinds of events.
const GAMES: [(&str, &str, usize); 4] = [
    ("shadow-throne", "", 29),
    ("casting-shadows", "characters chosen", 36),
    ("princess", "", 58),
    ("goofspiel", "", 8),
];

const NAMES: [&str; 8] = ["Alba", "Bruno", "Ciro", "Dalia", "Elio", "Fina", "Gil", "Hebe"];

#[test]
fn every_event_of_many_games_has_a_sentence() {
    for (id, options, events) in GAMES {
        let game = catalog::find(id).expect("it is there");
        let mut kinds = BTreeSet::new();
        hear_bots(game, options, &mut |fact, seats| say(id, fact, seats, &mut kinds));
        // What hardly ever happens is in the scenarios.
        let seats = SeatCount::new(*game.seats().end()).expect("a table has one to eight seats");
        for example in game.scenarios() {
            for step in game.show(&example.scenario).expect("it holds") {
                for told in &step.events {
                    say(id, told.fact.value(), seats, &mut kinds);
                }
            }
        }
        assert_eq!(kinds.len(), events, "some events never happened: {kinds:?}");
    }
}

/// Plays random games with every number of players.
fn hear_bots(game: &dyn AnyGame, options: &str, hear: &mut dyn FnMut(&Value, SeatCount)) {
    let options = game.options(options).expect("options of the game");
    for (seed, count) in (0..30).zip(game.seats().cycle()) {
        let seats = SeatCount::new(count).expect("a table has one to eight seats");
        let levels = BySeat::new(seats, |_| Level::Random);
        let record = game.bot_game(&options, &levels, Seed::from(seed)).expect("it fits");
        let told = game.retell(&record, &mut |moment| {
            moment.events.iter().for_each(|told| hear(told.fact.value(), seats));
        });
        told.expect("a game that was played plays again");
    }
}

/// Puts an event into words for every reader.
fn say(game: &str, fact: &Value, seats: SeatCount, kinds: &mut BTreeSet<String>) {
    kinds.insert(fact["event"].as_str().unwrap_or_default().to_owned());
    for language in Language::ALL {
        let game = words(language).game(game).expect("it has words");
        for reader in seats.seats().map(Some).chain([None]) {
            let names = Names::new(NAMES, reader);
            check(&game.sentence(fact, &names));
        }
    }
}

fn check(sentence: &str) {
    let first = sentence.chars().next().expect("a sentence says something");
    let first = if first == '¡' { sentence.chars().nth(1).unwrap_or(first) } else { first };
    assert!(first.is_uppercase() || first.is_numeric(), "{sentence}");
    assert!(sentence.ends_with(['.', '!']), "{sentence}");
    assert!(!sentence.contains(['{', '}', '$']), "{sentence}");
    assert!(!sentence.contains("  ") && !sentence.contains(" ,"), "{sentence}");
    assert!(!sentence.contains(" a el ") && !sentence.contains(" de el "), "{sentence}");
}

#[test]
fn every_card_has_a_name_and_a_rule_in_every_language() {
    for game in catalog::GAMES {
        for language in Language::ALL {
            let words = words(language).game(game.id()).expect("it has words");
            for card in game.cards() {
                assert_ne!(words.name(&card.id), card.id, "{} has no name", card.id);
                // In Casting Shadows everything has a kind, and does something.
                let able = !card.facts["ability"].is_null() || card.facts["kind"].is_string();
                assert_eq!(words.attribute(&card.id, "rule").is_some(), able, "{}", card.id);
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |source: &str| -> Vec<String> {
        let lines =
            source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    for name in catalog::GAMES.iter().map(|game| game.id()).chain(["sombra"]) {
        let read = |language: &str| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../text/words");
            let path = format!("{folder}/{language}/{name}.ftl");
            keys(&std::fs::read_to_string(path).expect("it is there"))
        };
        assert_eq!(read("en"), read("es"), "{name}");
    }
}
