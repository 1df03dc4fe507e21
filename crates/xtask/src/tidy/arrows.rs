//! Which crate may use which, and what the rules may not know.

use super::{crates, read, root, texts};

/// What each crate may use of the others. A new arrow is a decision, and is made here.
const ARROWS: [(&str, &[&str]); 14] = [
    ("kernel", &[]),
    ("exam", &["kernel"]),
    ("shadow-throne", &["kernel", "exam"]),
    ("bots", &["kernel"]),
    ("catalog", &["kernel", "bots", "shadow-throne"]),
    ("store", &[]),
    ("host", &["kernel", "catalog", "store"]),
    ("text", &["kernel"]),
    ("client", &[]),
    ("server", &["kernel", "catalog", "store", "host", "text", "client"]),
    ("terminal", &["kernel", "catalog", "text"]),
    ("cli", &["kernel", "catalog", "store", "host", "text", "client", "server", "terminal"]),
    ("e2e", &[]),
    ("xtask", &[]),
];

/// The crates whose code is pure: the exam is a test kit, and plays with std.
const RULES: [&str; 3] = ["kernel", "shadow-throne", "bots"];

/// What pure rules have no business with.
const WORLD: [&str; 9] = [
    "std::time",
    "std::fs",
    "std::net",
    "std::thread",
    "std::env",
    "std::process",
    "HashMap",
    "HashSet",
    "extern crate std",
];

/// Where it is said how a fact is read back from its text. States, views and choices are not: what
/// is read into them is their written form, through a gate that can say no.
const FACTS: [&str; 5] = [
    "crates/kernel/src/seat.rs",
    "crates/shadow-throne/src/card.rs",
    "crates/shadow-throne/src/cards.rs",
    "crates/shadow-throne/src/character.rs",
    "crates/shadow-throne/src/event.rs",
];

#[test]
fn crates_use_only_what_they_may() {
    for (name, may_use) in ARROWS {
        let manifest = read(format!("crates/{name}/Cargo.toml"));
        for other in crates() {
            let used = manifest.contains(&format!("\n{other}.workspace"))
                || manifest.contains(&format!("\n{other} ="));
            assert!(!used || may_use.contains(&other.as_str()), "{name} must not use {other}");
        }
    }
}

#[test]
fn every_crate_has_its_arrows() {
    let mut named: Vec<&str> = ARROWS.iter().map(|(name, _)| *name).collect();
    named.sort_unstable();
    assert_eq!(crates(), named);
}

#[test]
fn rules_know_nothing_of_the_world() {
    for name in RULES {
        let front = read(format!("crates/{name}/src/lib.rs"));
        assert!(front.contains("\n#![no_std]\n"), "{name} is not no_std");
        for (file, text) in texts(&format!("crates/{name}/src"), ".rs") {
            for word in WORLD {
                assert!(!text.contains(word), "{file} knows {word}");
            }
            let reads = text.contains("Deserialize") && !FACTS.contains(&file.as_str());
            assert!(!reads, "{file}: states have their written form");
        }
    }
}

#[test]
fn only_the_catalog_names_the_games() {
    // A game is a crate with a rulebook.
    let has_rules = |name: &String| root().join(format!("crates/{name}/rules/en.md")).exists();
    let games: Vec<String> = crates().into_iter().filter(has_rules).collect();
    assert!(!games.is_empty(), "no game was found");
    for name in crates() {
        let manifest = read(format!("crates/{name}/Cargo.toml"));
        let named = games.iter().filter(|game| manifest.contains(&format!("\n{game}.workspace")));
        assert!(named.count() == 0 || name == "catalog", "{name} names a game");
    }
}

#[test]
fn only_refusals_know_status_codes() {
    for (file, text) in texts("crates/server/src", ".rs") {
        let knows = text.contains("StatusCode");
        assert!(!knows || file.ends_with("refusal.rs"), "{file} knows status codes");
    }
    for name in ["catalog", "store", "host"] {
        let manifest = read(format!("crates/{name}/Cargo.toml"));
        let http = ["axum", "hyper", "http"].iter().find(|word| manifest.contains(*word));
        assert_eq!(http, None, "{name} knows HTTP");
    }
}

#[test]
fn the_map_shows_every_crate_and_no_other() {
    let map = read("ARCHITECTURE.md");
    let rows = map.lines().filter(|line| line.starts_with("| ") && line.contains("`crates/"));
    let mut named: Vec<String> = rows
        .filter_map(|row| row.split("`crates/").nth(1)?.split('`').next().map(str::to_owned))
        .collect();
    named.sort();
    assert_eq!(named, crates(), "ARCHITECTURE.md and crates/ differ");
}
