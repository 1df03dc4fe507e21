//! The scenarios of every game, in the program.

use std::sync::LazyLock;

use crate::{Scenario, read_scenario};

/// A scenario that comes with its game.
#[derive(Clone, Debug)]
pub struct Example {
    /// What its file is called.
    pub name: &'static str,
    /// What it shows.
    pub scenario: Scenario,
}

/// The games, and the name and the text of each of their scenarios.
const SOURCES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The scenarios of a game, by their names; read once.
pub(crate) fn of(game: &str) -> &'static [Example] {
    static READ: LazyLock<Vec<(&str, Vec<Example>)>> = LazyLock::new(|| {
        SOURCES.iter().map(|&(game, sources)| (game, sources.iter().map(read).collect())).collect()
    });
    let found = READ.iter().find(|(id, _)| *id == game);
    found.map_or(&[], |(_, examples)| examples)
}

fn read(&(name, source): &(&'static str, &str)) -> Example {
    let scenario = read_scenario(source);
    Example { name, scenario: scenario.expect("every scenario of ours is read in a test") }
}
