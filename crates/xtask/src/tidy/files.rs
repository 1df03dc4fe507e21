//! Rules for every file.

use super::texts;

const LINES_MAX: usize = 500;

#[test]
fn no_file_is_too_long() {
    for (file, text) in texts("crates", ".rs") {
        let lines = text.lines().count();
        assert!(lines <= LINES_MAX, "{file} has {lines} lines: more than {LINES_MAX}");
    }
}

#[test]
fn nothing_is_left_for_later() {
    // Split, so that the test does not find its own source.
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("unimplemented", "!")];
    for (file, text) in all() {
        for mark in marks {
            assert!(!text.contains(mark), "{file} has a {mark}");
        }
    }
}

#[test]
fn no_file_knows_this_machine() {
    let places = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];
    for (file, text) in all() {
        for place in places {
            assert!(!text.contains(place), "{file} names {place}");
        }
    }
}

#[test]
fn tests_run_and_do_not_wait() {
    for (file, text) in texts("crates", ".rs") {
        assert!(!text.contains(concat!("#[igno", "re]")), "{file} skips a test without a reason");
        assert!(!text.contains(concat!("thread::sle", "ep")), "{file} waits by the clock");
    }
}

/// Checks that every kind of message that players may see has words in both languages.
#[test]
fn every_kind_of_mistake_has_words() {
    let words: Vec<(String, String)> = texts("crates/text/words", ".ftl");
    for (file, text) in texts("crates", ".rs") {
        let starts = text.split(concat!("Message::", "new(")).skip(1);
        for start in starts.filter_map(|start| start.trim_start().strip_prefix('"')) {
            let kind = start.split('"').next().unwrap_or_default();
            let key = format!("\nwrong-{kind} = ");
            let said = words.iter().filter(|(_, words)| words.contains(&key)).count();
            assert_eq!(said, 2, "{file}: `{kind}` is said in {said} languages, not in two");
        }
    }
}

fn all() -> Vec<(String, String)> {
    [".rs", ".md", ".toml", ".ftl", ".rec"].iter().flat_map(|ending| texts("", ending)).collect()
}
