//! The built-in scenarios of every game.

use std::sync::LazyLock;

use crate::{Scenario, read_scenario};

/// A scenario that comes with its game.
#[derive(Clone, Debug)]
pub struct Example {
    /// The name of its file, without the extension.
    pub name: &'static str,
    /// The parsed scenario.
    pub scenario: Scenario,
}

/// The id of each game, with the names and sources of its scenarios.
const SOURCES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// Returns the scenarios of a game, sorted by name. They are parsed once.
pub(crate) fn of(game: &str) -> &'static [Example] {
    static READ: LazyLock<Vec<(&str, Vec<Example>)>> = LazyLock::new(|| {
        SOURCES.iter().map(|&(game, sources)| (game, sources.iter().map(read).collect())).collect()
    });
    let found = READ.iter().find(|(id, _)| *id == game);
    found.map_or(&[], |(_, examples)| examples)
}

fn read(&(name, source): &(&'static str, &str)) -> Example {
    let scenario = read_scenario(source);
    Example { name, scenario: scenario.expect("a test parses every built-in scenario") }
}
