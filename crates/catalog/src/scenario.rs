//! Scenarios: a position, choices in the written form, and what must be true after each.

use std::{fmt, ops::Range};

use kernel::{
    BadClause, Claim, Dice, Eyes, Game, Misread, Scripted, Seat, SeatCount, Seed, SetupError,
};
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

/// A scenario that has been read, with where each part of it stands.
#[derive(Clone, Debug)]
pub struct Scenario {
    source: String,
    script: Script,
}

/// A scenario whose claims all hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// How many choices it made, those of a draft that it stacked included.
    pub choices: usize,
    /// How many claims and refusals it checked.
    pub claims: usize,
}

/// What is wrong with a scenario, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {what}")]
pub struct ScenarioError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: String,
    /// Of which kind it is.
    pub verdict: Verdict,
}

/// The two ways in which a scenario can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It cannot be read, or it contradicts itself or the rules.
    Malformed,
    /// It was played, and a claim does not hold.
    Fails,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    game: Spanned<String>,
    seats: Spanned<u8>,
    #[serde(default)]
    options: Option<Line>,
    rules: Vec<Spanned<String>>,
    title: Words,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    position: Vec<Line>,
    #[serde(default)]
    step: Vec<Step>,
}

/// Words in both languages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    en: String,
    es: String,
}

type Line = Spanned<String>;

/// One step: a deal to be stacked, choices, attempts that must be refused, and claims.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(default)]
    deal: Vec<Line>,
    #[serde(default)]
    choices: Vec<Line>,
    #[serde(default)]
    refused: Vec<Line>,
    #[serde(default)]
    then: Vec<Line>,
}

impl Scenario {
    /// Which game it is of.
    pub fn game(&self) -> &str {
        self.script.game.get_ref()
    }

    /// The numbers of the rules that it shows.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.script.rules.iter().map(|rule| rule.get_ref().as_str())
    }

    /// What it shows, in a language by its two letters.
    pub fn title(&self, language: &str) -> &str {
        match language {
            "es" => &self.script.title.es,
            _ => &self.script.title.en,
        }
    }

    /// Checks that the rules it shows are in this rulebook.
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

    /// Says that something at the name of the game is wrong.
    pub fn wrong_game(&self, what: impl fmt::Display) -> ScenarioError {
        malformed(&self.source, inside(&self.script.game, 0), what)
    }
}

/// Reads a scenario.
///
/// # Errors
///
/// Says where it is malformed.
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
        if seed.is_some() != position.is_empty() {
            return start("a scenario has a `position` or a `seed`, and not both");
        }
        Ok(())
    }
}

/// Plays a scenario of `G` and judges its claims.
pub(crate) fn run<G: Scripted>(scenario: &Scenario) -> Result<Passed, ScenarioError> {
    let mut stage = Stage::<G>::set(scenario)?;
    for step in &scenario.script.step {
        stage.play(step)?;
    }
    Ok(stage.passed)
}

struct Stage<'s, G: Game> {
    source: &'s str,
    seats: SeatCount,
    game: G,
    dice: Dice,
    events: Vec<G::Event>,
    passed: Passed,
    /// Whether the events are those of the position itself, which the first step judges.
    is_new: bool,
}

impl<'s, G: Scripted> Stage<'s, G> {
    fn set(scenario: &'s Scenario) -> Result<Self, ScenarioError> {
        let (source, script) = (scenario.source.as_str(), &scenario.script);
        let options = match &script.options {
            None => G::Options::default(),
            Some(text) => {
                text.get_ref().parse().map_err(|wrong: Misread| misread(source, text, wrong))?
            }
        };
        let wrong_seats = |what: SetupError| malformed(source, script.seats.span().start, what);
        let asked = *script.seats.get_ref();
        let seats = SeatCount::new(asked).filter(|seats| G::SEATS.contains(&seats.get()));
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats =
            seats.ok_or_else(|| wrong_seats(SetupError { game: G::ID, least, most, asked }))?;
        let mut dice = Dice::new(&Seed::from(script.seed.unwrap_or_default()));
        let mut events = Vec::new();
        let game = if script.position.is_empty() {
            G::deal(&options, seats, &mut dice, &mut events).map_err(wrong_seats)
        } else {
            let clauses = texts(&script.position);
            G::position(&options, seats, &clauses, &mut events)
                .map_err(|bad| clause(source, &script.position, bad))
        }?;
        let passed = Passed { choices: 0, claims: 0 };
        Ok(Self { source, seats, game, dice, events, passed, is_new: true })
    }

    fn play(&mut self, step: &Step) -> Result<(), ScenarioError> {
        if !core::mem::take(&mut self.is_new) {
            self.events.clear();
        }
        if !step.deal.is_empty() {
            self.stack(&step.deal)?;
        }
        for line in &step.choices {
            let (seat, choice) = self.read(line)?;
            self.choose(seat, choice).map_err(|refusal| self.fails(line, refusal))?;
        }
        for line in &step.refused {
            self.refuse(line)?;
        }
        step.then.iter().try_for_each(|line| self.judge(line))
    }

    fn stack(&mut self, deal: &[Line]) -> Result<(), ScenarioError> {
        let picks = self.game.stack(&texts(deal)).map_err(|bad| clause(self.source, deal, bad))?;
        for (seat, choice) in picks {
            self.choose(seat, choice).map_err(|refusal| self.fails(&deal[0], refusal))?;
        }
        self.events.clear();
        Ok(())
    }

    fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        self.game.choose(seat, choice, &mut self.dice, &mut self.events)?;
        self.passed.choices += 1;
        Ok(())
    }

    /// Reads `A play outlaw`.
    fn read(&self, line: &Line) -> Result<(Seat, G::Choice), ScenarioError> {
        let text = line.get_ref();
        let wrong = |wrong| misread(self.source, line, wrong);
        let (seat, choice) = text
            .split_once(' ')
            .ok_or_else(|| wrong(Misread::new(0, "expected a seat and its choice")))?;
        let read = seat.parse().map_err(wrong)?;
        if !self.seats.seats().has(read) {
            let what = format!("there is no seat {read} at a table of {}", self.seats);
            return Err(wrong(Misread::new(0, what)));
        }
        let choice = choice.parse::<G::Choice>();
        let choice = choice.map_err(|bad| wrong(bad.shifted(seat.len() + 1)))?;
        Ok((read, choice))
    }

    fn refuse(&mut self, line: &Line) -> Result<(), ScenarioError> {
        let (seat, choice) = self.read(line)?;
        let (game, dice, told) = (self.game.clone(), self.dice.clone(), self.events.len());
        let taken = self.game.choose(seat, choice, &mut self.dice, &mut self.events);
        self.passed.claims += 1;
        if taken.is_ok() {
            return Err(self.fails(line, "this was not refused"));
        }
        if (&self.game, &self.dice, self.events.len()) != (&game, &dice, told) {
            return Err(self.fails(line, "this was refused, but something changed"));
        }
        Ok(())
    }

    /// Judges `gold A 5`, or `to B: hand A hidden` through the eyes of B, or `to crowd: …`.
    fn judge(&mut self, line: &Line) -> Result<(), ScenarioError> {
        let text = line.get_ref();
        let (eyes, claim) = match text.strip_prefix("to ").and_then(|rest| rest.split_once(": ")) {
            None => (Eyes::All, text.as_str()),
            Some(("crowd", claim)) => (Eyes::Crowd, claim),
            Some((seat, claim)) => {
                let seat = seat.parse().map_err(|wrong: Misread| {
                    misread(self.source, line, wrong.shifted("to ".len()))
                })?;
                if !self.seats.seats().has(seat) {
                    let what = format!("there is no seat {seat} at a table of {}", self.seats);
                    return Err(misread(self.source, line, Misread::new("to ".len(), what)));
                }
                (Eyes::Seat(seat), claim)
            }
        };
        let shift = text.len() - claim.len();
        let judged = self.game.claim(eyes, &self.events, claim);
        self.passed.claims += 1;
        match judged.map_err(|wrong| misread(self.source, line, wrong.shifted(shift)))? {
            Claim::Holds => Ok(()),
            Claim::Fails(real) => Err(self.fails(line, format!("`{text}` does not hold: {real}"))),
        }
    }

    fn fails(&self, line: &Line, what: impl fmt::Display) -> ScenarioError {
        let verdict = Verdict::Fails;
        ScenarioError { verdict, ..malformed(self.source, inside(line, 0), what) }
    }
}

fn texts(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.get_ref().as_str()).collect()
}

/// Where a byte of a string stands in the file: after its opening quote.
fn inside<T>(line: &Spanned<T>, at: usize) -> usize {
    line.span().start + 1 + at
}

fn misread(source: &str, line: &Line, wrong: Misread) -> ScenarioError {
    malformed(source, inside(line, wrong.at), wrong.what)
}

fn clause(source: &str, lines: &[Line], bad: BadClause) -> ScenarioError {
    misread(source, &lines[bad.clause.min(lines.len() - 1)], bad.why)
}

fn malformed(source: &str, at: usize, what: impl fmt::Display) -> ScenarioError {
    let before = source.get(..at).unwrap_or(source);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let column = before[start..].chars().count() + 1;
    ScenarioError { line, column, what: what.to_string(), verdict: Verdict::Malformed }
}
