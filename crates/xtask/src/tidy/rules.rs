//! The numbers of rules agree between rulebooks and scenarios.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::{games, read, texts};

/// Returns the numbers of a rulebook's rules, in order: items that begin `- **ST-1.1** `.
fn numbers(game: &str, language: &str) -> Vec<String> {
    let book = read(format!("crates/{game}/rules/{language}.md"));
    let items = book.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    items.map(|(number, _)| number.to_owned()).collect()
}

fn cited(game: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (file, text) in texts(&format!("crates/{game}/scenarios"), ".toml") {
        let table: Table = text.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
        let rules = table.get("rules").and_then(Value::as_array);
        let rules = rules.unwrap_or_else(|| panic!("{file} cites no rules"));
        all.extend(rules.iter().filter_map(Value::as_str).map(str::to_owned));
    }
    all
}

#[test]
fn both_languages_have_the_same_rules_each_once() {
    for game in games() {
        let english = numbers(&game, "en");
        assert_eq!(english, numbers(&game, "es"), "the rulebooks of {game} differ");
        let different: BTreeSet<&String> = english.iter().collect();
        assert_eq!(different.len(), english.len(), "a rule of {game} stands there twice");
        assert!(english.len() >= 10, "the rulebook of {game} was not understood");
    }
}

#[test]
fn every_rule_is_shown_by_a_scenario() {
    for game in games() {
        let cited = cited(&game);
        let missing: Vec<String> =
            numbers(&game, "en").into_iter().filter(|number| !cited.contains(number)).collect();
        assert!(missing.is_empty(), "no scenario of {game} shows {missing:?}");
    }
}

#[test]
fn scenarios_cite_only_rules_that_there_are() {
    for game in games() {
        let rules: BTreeSet<String> = numbers(&game, "en").into_iter().collect();
        let unknown: Vec<String> = cited(&game).difference(&rules).cloned().collect();
        assert!(unknown.is_empty(), "{game} has no rules {unknown:?}");
    }
}
