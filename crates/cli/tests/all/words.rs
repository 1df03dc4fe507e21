//! Every fact that games tell has its sentence, in every language and for every reader.

use std::collections::BTreeSet;

use catalog::Level;
use kernel::{BySeat, SeatCount, Seed};
use text::{Language, Names, words};

#[test]
fn every_event_of_many_games_has_a_sentence() {
    for (game, events) in [("shadow-throne", 29), ("goofspiel", 8)] {
        let (game, mut kinds) = (catalog::find(game).expect("it is there"), BTreeSet::new());
        let options = game.options("").expect("the game as printed");
        for seed in 0..60 {
            let count = SeatCount::new(3 + u8::try_from(seed % 3).expect("small"));
            let seats = count.expect("three to five");
            let levels = BySeat::new(seats, |_| Level::Random);
            let record = game.bot_game(&options, &levels, Seed::from(seed)).expect("it fits");
            let told = game.retell(&record, &mut |moment| {
                for told in &moment.events {
                    let kind = told.fact.value()["event"].as_str().unwrap_or_default();
                    kinds.insert(kind.to_owned());
                    for language in Language::ALL {
                        for reader in seats.seats().map(Some).chain([None]) {
                            let names =
                                Names::new(["Alba", "Bruno", "Ciro", "Dalia", "Elio"], reader);
                            let game = words(language).game(game.id()).expect("it has words");
                            let sentence = game.sentence(told.fact.value(), &names);
                            check(&sentence);
                        }
                    }
                }
            });
            told.expect("a game that was played plays again");
        }
        assert_eq!(kinds.len(), events, "some events never happened: {kinds:?}");
    }
}

fn check(sentence: &str) {
    let first = sentence.chars().next().expect("a sentence says something");
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
                let able = !card.facts["ability"].is_null();
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
