//! Where the code may name a game: in the game's own files, and in a few registration lines
//! elsewhere.

use std::collections::BTreeSet;

use super::{games, read, root, texts};

/// The files in which a game is registered, as listed in `CONTRIBUTING.md`.
const REGISTRATIONS: [&str; 11] = [
    "ARCHITECTURE.md",
    "Cargo.toml",
    "crates/catalog/Cargo.toml",
    "crates/catalog/src/lib.rs",
    "crates/catalog/src/registry.rs",
    "crates/server/src/openapi.rs",
    "crates/server/src/pages.rs",
    "crates/server/src/pages/game.rs",
    "crates/terminal/src/lib.rs",
    "crates/terminal/src/picture.rs",
    "crates/text/src/words.rs",
];
/// How many lines one game may take in each of those files.
const LINES_MAX: usize = 4;
/// Tests, examples, benchmarks and words may name games; `xtask` knows all crates.
const EXEMPT: [&str; 5] = ["/tests/", "/examples/", "/benches/", "crates/e2e/", "crates/xtask/"];

#[test]
fn a_game_is_named_only_where_it_is_registered() {
    for game in games() {
        for ending in [".rs", ".toml", ".js", ".css", ".json", ".ftl"] {
            for (file, text) in texts("", ending) {
                if is_own(&game, &file) || EXEMPT.iter().any(|part| file.contains(part)) {
                    continue;
                }
                let lines = code(&text).filter(|line| names(&game, line)).count();
                let most = if REGISTRATIONS.contains(&file.as_str()) { LINES_MAX } else { 0 };
                assert!(lines <= most, "{file} names {game} in {lines} lines: at most {most}");
            }
        }
    }
}

#[test]
fn contributing_lists_the_places_where_a_game_is_registered() {
    let text = read("CONTRIBUTING.md");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let listed: BTreeSet<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
    assert_eq!(listed, REGISTRATIONS.into_iter().collect());
}

/// A class that a game's stylesheet introduces, and the general ones do not, is the game's own: no
/// general stylesheet and no script mentions it.
#[test]
fn general_assets_know_no_game() {
    let asset = |name: &str| read(format!("crates/server/assets/{name}"));
    let shared = introduced(&(asset("style.css") + &asset("table.css")));
    // A game that is not registered yet has no pages.
    let has_pages = |game: &String| root().join(format!("crates/server/assets/{game}")).exists();
    for game in games().into_iter().filter(has_pages) {
        for class in introduced(&asset(&format!("{game}/style.css"))).difference(&shared) {
            for name in ["style.css", "table.css", "sombra.js"] {
                let knows = asset(name).split(&format!(".{class}")).skip(1).any(|after| {
                    !after.starts_with(|sign: char| sign.is_ascii_alphanumeric() || sign == '-')
                });
                assert!(!knows, "{name} knows the class {class} of {game}");
            }
        }
    }
}

/// The classes with which the selectors of a stylesheet begin.
fn introduced(css: &str) -> BTreeSet<String> {
    let selectors = css.split(['{', '}']).flat_map(|part| part.split(','));
    let first = selectors.filter_map(|selector| selector.trim().strip_prefix('.'));
    let classes = first.map(|rest| {
        let end = rest.find(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-'));
        rest[..end.unwrap_or(rest.len())].to_owned()
    });
    classes.collect()
}

/// Tells whether a file belongs to a game.
fn is_own(game: &str, file: &str) -> bool {
    let module = game.replace('-', "_");
    let own = [
        format!("crates/{game}/"),
        format!("crates/server/src/pages/{module}"),
        format!("crates/server/assets/{game}/"),
        format!("crates/server/openapi/{game}."),
        format!("crates/terminal/src/{module}"),
        format!("crates/text/words/en/{game}."),
        format!("crates/text/words/es/{game}."),
    ];
    own.iter().any(|start| file.starts_with(start))
}

/// Returns the lines of a file without comments, and without the tests at its end.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    lines.filter(|line| !line.trim_start().starts_with("//"))
}

fn names(game: &str, line: &str) -> bool {
    let line = line.to_lowercase();
    // A single word may also be a word of a sentence, or a part of another name.
    if !game.contains('-') {
        return [format!("\"{game}\""), format!("{game}::"), format!("{game}/")]
            .iter()
            .any(|name| line.contains(name));
    }
    [game.to_owned(), game.replace('-', "_"), game.replace('-', "")]
        .iter()
        .any(|name| line.contains(name))
}
