//! The allowed dependencies between crates, and what the rules of games must not use.

use super::{crates, games, read, texts};

/// The crates that each crate may use; a new arrow is added here on purpose. A game may use
/// [`GAME`], and only the catalog may use games.
const ARROWS: [(&str, &[&str]); 15] = [
    ("kernel", &[]),
    ("exam", &["kernel"]),
    ("bots", &["kernel"]),
    ("catalog", &["kernel", "bots", "exam"]),
    ("store", &[]),
    ("push", &[]),
    ("host", &["kernel", "catalog", "store"]),
    ("lab", &["kernel", "catalog"]),
    ("text", &["kernel", "catalog"]),
    ("client", &[]),
    ("server", &["kernel", "catalog", "store", "push", "host", "text", "client", "exam"]),
    ("terminal", &["kernel", "catalog", "text"]),
    (
        "cli",
        &[
            "kernel", "catalog", "store", "push", "host", "lab", "text", "client", "server",
            "terminal", "exam",
        ],
    ),
    ("e2e", &["push"]),
    ("xtask", &[]),
];
const GAME: &[&str] = &["kernel", "exam"];

/// What the code of pure rules must not contain.
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

fn may_use(name: &str) -> Vec<String> {
    if games().iter().any(|game| game == name) {
        return GAME.iter().map(ToString::to_string).collect();
    }
    let found = ARROWS.iter().find(|(crate_name, _)| *crate_name == name);
    let (_, used) = found.unwrap_or_else(|| panic!("{name} has no arrows"));
    let games = games().into_iter().filter(|_| name == "catalog");
    used.iter().map(ToString::to_string).chain(games).collect()
}

#[test]
fn crates_use_only_what_they_may() {
    for name in crates() {
        let (manifest, may_use) = (read(format!("crates/{name}/Cargo.toml")), may_use(&name));
        for other in crates() {
            let used = manifest.contains(&format!("\n{other}.workspace"))
                || manifest.contains(&format!("\n{other} ="));
            assert!(!used || may_use.contains(&other), "{name} must not use {other}");
        }
    }
}

#[test]
fn every_arrow_belongs_to_a_crate() {
    for (name, _) in ARROWS {
        assert!(crates().iter().any(|other| other == name), "there is no crate {name}");
    }
}

#[test]
fn rules_know_nothing_of_the_world() {
    // The exam is a test kit, and may use std.
    let rules = games().into_iter().chain(["kernel", "bots"].map(str::to_owned));
    for name in rules {
        let front = read(format!("crates/{name}/src/lib.rs"));
        assert!(front.contains("\n#![no_std]\n"), "{name} is not no_std");
        for (file, text) in texts(&format!("crates/{name}/src"), ".rs") {
            for word in WORLD {
                assert!(!text.contains(word), "{file} knows {word}");
            }
            assert!(!text.contains("Deserialize"), "{file}: states have their written form");
        }
    }
}

#[test]
fn only_refusals_know_status_codes() {
    for (file, text) in texts("crates/server/src", ".rs") {
        let knows = text.contains("StatusCode");
        assert!(!knows || file.ends_with("refusal.rs"), "{file} knows status codes");
    }
    for name in ["catalog", "store", "host", "lab"] {
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
