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
    no_file_has([concat!("TO", "DO"), concat!("FIX", "ME"), concat!("unimplemented", "!")]);
}

#[test]
fn no_file_knows_this_machine() {
    no_file_has([concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")]);
}

/// Looks for words that no file may have. They are split above, so that the tests do not find their
/// own source.
fn no_file_has(words: [&str; 3]) {
    for ending in [".rs", ".md", ".toml", ".ftl", ".rec"] {
        for (file, text) in texts("", ending) {
            let found = words.iter().find(|word| text.contains(**word));
            assert_eq!(found, None, "{file}");
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
