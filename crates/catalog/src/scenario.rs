//! Scenarios: a position, choices in the written form, and claims that must hold after them.

use std::{fmt, ops::Range};

use kernel::{ClauseError, ParseError};
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

/// A parsed scenario, with the place of each part in its source.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(crate) source: String,
    pub(crate) script: Script,
}

/// An error in a scenario, with its line and column.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {what}")]
pub struct ScenarioError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: String,
    /// The kind of error.
    pub kind: ScenarioErrorKind,
}

/// The two kinds of errors in scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioErrorKind {
    /// The scenario cannot be parsed, or it contradicts itself or the rules.
    Malformed,
    /// The scenario was played, and something in it does not hold.
    Fails,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Script {
    pub(crate) game: Spanned<String>,
    pub(crate) seats: Spanned<u8>,
    #[serde(default)]
    pub(crate) options: Option<Line>,
    rules: Vec<Spanned<String>>,
    title: Words,
    #[serde(default)]
    pub(crate) seed: Option<u64>,
    #[serde(default)]
    pub(crate) position: Vec<Line>,
    #[serde(default)]
    pub(crate) step: Vec<ScenarioStep>,
}

/// A text in both languages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    en: String,
    es: String,
}

/// A line of a scenario, with its place.
pub(crate) type Line = Spanned<String>;

/// One step: a chosen deal, what happens without a choice, choices, attempts that must be refused, and claims.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioStep {
    #[serde(default)]
    pub(crate) deal: Vec<Line>,
    #[serde(default)]
    pub(crate) happens: Vec<Line>,
    #[serde(default)]
    pub(crate) choices: Vec<Line>,
    #[serde(default)]
    pub(crate) refused: Vec<Line>,
    #[serde(default)]
    pub(crate) then: Vec<Line>,
}

impl Scenario {
    /// Returns the id of its game.
    pub fn game(&self) -> &str {
        self.script.game.get_ref()
    }

    /// Returns the numbers of the rules that it shows.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.script.rules.iter().map(|rule| rule.get_ref().as_str())
    }

    /// Returns its title in a language, given by its two-letter code.
    pub fn title(&self, language: &str) -> &str {
        match language {
            "es" => &self.script.title.es,
            _ => &self.script.title.en,
        }
    }

    /// Checks that this rulebook has the rules it shows.
    pub(crate) fn check_rules(&self, rulebook: &str) -> Result<(), ScenarioError> {
        for rule in &self.script.rules {
            let number = rule.get_ref();
            if !rulebook.contains(&format!("- **{number}** ")) {
                let what = format!("there is no rule `{number}` in the rulebook");
                return Err(malformed(&self.source, inside(rule, 0), what));
            }
        }
        Ok(())
    }

    /// Creates an error at the name of the game.
    pub fn wrong_game(&self, what: impl fmt::Display) -> ScenarioError {
        malformed(&self.source, inside(&self.script.game, 0), what)
    }
}

/// Parses a scenario.
///
/// # Errors
///
/// If it is malformed.
pub fn read_scenario(source: &str) -> Result<Scenario, ScenarioError> {
    let script: Script = toml::from_str(source).map_err(|error| {
        let at = error.span().unwrap_or(Range { start: 0, end: 0 }).start;
        malformed(source, at, error.message())
    })?;
    let scenario = Scenario { source: source.to_owned(), script };
    scenario.check_words()?;
    Ok(scenario)
}

impl Scenario {
    fn check_words(&self) -> Result<(), ScenarioError> {
        let Script { title, rules, position, seed, step, .. } = &self.script;
        let start = |what: &str| Err(malformed(&self.source, 0, what));
        if title.en.is_empty() || title.es.is_empty() {
            return start("a scenario has a title in English and in Spanish");
        }
        if rules.is_empty() {
            return start("a scenario names the rules that it shows");
        }
        if step.is_empty() {
            return start("a scenario has at least one [[step]]");
        }
        if step.iter().all(|step| step.then.is_empty() && step.refused.is_empty()) {
            return start("a scenario claims something: a step has `then` or `refused`");
        }
        if seed.is_none() && position.is_empty() {
            return start("a scenario has a `position`, or a `seed` for a real deal");
        }
        Ok(())
    }
}

pub(crate) fn texts(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.get_ref().as_str()).collect()
}

/// Returns the offset in the file of byte `at` of a string, which follows its opening quote.
pub(crate) fn inside<T>(line: &Spanned<T>, at: usize) -> usize {
    line.span().start + 1 + at
}

pub(crate) fn misread(source: &str, line: &Line, wrong: ParseError) -> ScenarioError {
    malformed(source, inside(line, wrong.at), wrong.what)
}

pub(crate) fn clause(source: &str, lines: &[Line], bad: ClauseError) -> ScenarioError {
    misread(source, &lines[bad.clause.min(lines.len() - 1)], bad.why)
}

pub(crate) fn malformed(source: &str, at: usize, what: impl fmt::Display) -> ScenarioError {
    let before = source.get(..at).unwrap_or(source);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let column = before[start..].chars().count() + 1;
    ScenarioError { line, column, what: what.to_string(), kind: ScenarioErrorKind::Malformed }
}
