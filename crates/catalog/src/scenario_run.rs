//! Playing a scenario: every choice, every attempt that must be refused, every claim.

use std::fmt;

use kernel::{Claim, Dice, Eyes, Game, ParseError, Scripted, Seat, SeatCount, Seed, SetupError};
use serde_json::Value;

use crate::{
    Event, Scenario, ScenarioError, Step, Verdict, View,
    any_game::Registered,
    live::told,
    scenario::{Line, clause, inside, malformed, misread, texts},
};

/// A scenario whose claims all hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// How many choices it made, those of a draft that it stacked included.
    pub choices: usize,
    /// How many claims and refusals it checked.
    pub claims: usize,
}

/// One picture of a scenario that is played: what was done, what followed, how things then look.
#[derive(Clone, Debug)]
pub struct ShownStep {
    /// What was done.
    pub act: Action,
    /// What followed from it.
    pub told: Vec<Event>,
    /// How things then look to eyes that see everything.
    pub view: View,
    /// What the scenario claims of this moment, and what holds.
    pub claims: Vec<Claimed>,
}

/// What is done in a scenario.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The position is set up, or dealt.
    Set,
    /// The deal is stacked, and everybody drafts; these are the clauses.
    Stacked(Vec<String>),
    /// A seat makes a choice.
    Chose(Seat, String),
    /// A seat tries a choice that the rules refuse.
    Tried {
        /// Who.
        seat: Seat,
        /// What, in the written form.
        choice: String,
        /// Why not, as an object whose `refusal` is its kind.
        fact: Value,
    },
}

/// A claim that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// Through whose eyes.
    pub eyes: Eyes,
    /// What, as the scenario says it: `gold A 5`.
    pub claim: String,
}

/// A scenario of `G` that was played to its end.
pub(crate) struct Played<G: Game> {
    pub(crate) passed: Passed,
    takes: Vec<Take<G>>,
}

impl<G: Registered> Played<G> {
    /// Shows it, picture by picture.
    pub(crate) fn shots(self) -> Vec<ShownStep> {
        let shot = |Take { act, events, game, claims }: Take<G>| {
            let view = G::any_view(game.view(Eyes::All));
            ShownStep { act, told: told(&events), view, claims }
        };
        self.takes.into_iter().map(shot).collect()
    }
}

/// Plays a scenario of `G` and judges its claims.
pub(crate) fn play<G: Scripted>(scenario: &Scenario) -> Result<Played<G>, ScenarioError> {
    let mut stage = Stage::<G>::set(scenario)?;
    for step in &scenario.script.step {
        stage.play(step)?;
    }
    Ok(Played { passed: stage.passed, takes: stage.takes })
}

/// What was done, what followed, the game after it, and what holds there.
struct Take<G: Game> {
    act: Action,
    events: Vec<G::Event>,
    game: G,
    claims: Vec<Claimed>,
}

struct Stage<'s, G: Game> {
    source: &'s str,
    seats: SeatCount,
    game: G,
    dice: Dice,
    /// What happened in this step.
    events: Vec<G::Event>,
    passed: Passed,
    takes: Vec<Take<G>>,
    /// Whether the events are those of the position itself, which the first step judges.
    is_new: bool,
}

impl<'s, G: Scripted> Stage<'s, G> {
    fn set(scenario: &'s Scenario) -> Result<Self, ScenarioError> {
        let (source, script) = (scenario.source.as_str(), &scenario.script);
        let options = match &script.options {
            None => G::Options::default(),
            Some(text) => {
                text.get_ref().parse().map_err(|wrong: ParseError| misread(source, text, wrong))?
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
        let takes = Vec::new();
        let mut stage = Self { source, seats, game, dice, events, passed, takes, is_new: true };
        stage.shoot(Action::Set, 0);
        Ok(stage)
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
            let before = self.events.len();
            self.choose(seat, choice).map_err(|refusal| self.fails(line, refusal))?;
            self.shoot(Action::Chose(seat, choice.to_string()), before);
        }
        for line in &step.refused {
            self.refuse(line)?;
        }
        step.then.iter().try_for_each(|line| self.judge(line))
    }

    /// Takes a picture of how things are, and of what has happened since then.
    fn shoot(&mut self, act: Action, since: usize) {
        let (events, game) = (self.events[since..].to_vec(), self.game.clone());
        self.takes.push(Take { act, events, game, claims: Vec::new() });
    }

    fn stack(&mut self, deal: &[Line]) -> Result<(), ScenarioError> {
        let clauses = texts(deal);
        let picks = self.game.stack(&clauses).map_err(|bad| clause(self.source, deal, bad))?;
        let before = self.events.len();
        for (seat, choice) in picks {
            self.choose(seat, choice).map_err(|refusal| self.fails(&deal[0], refusal))?;
        }
        let clauses = clauses.into_iter().map(str::to_owned).collect();
        self.shoot(Action::Stacked(clauses), before);
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
            .ok_or_else(|| wrong(ParseError::new(0, "expected a seat and its choice")))?;
        let read = read_seat(seat, self.seats).map_err(wrong)?;
        let choice = choice.parse::<G::Choice>();
        let choice = choice.map_err(|bad| wrong(bad.shifted(seat.len() + 1)))?;
        Ok((read, choice))
    }

    fn refuse(&mut self, line: &Line) -> Result<(), ScenarioError> {
        let (seat, choice) = self.read(line)?;
        let (game, dice, told) = (self.game.clone(), self.dice.clone(), self.events.len());
        let taken = self.game.choose(seat, choice, &mut self.dice, &mut self.events);
        self.passed.claims += 1;
        let Err(refusal) = taken else {
            return Err(self.fails(line, "this was not refused"));
        };
        if (&self.game, &self.dice, self.events.len()) != (&game, &dice, told) {
            return Err(self.fails(line, "this was refused, but something changed"));
        }
        let fact = serde_json::to_value(&refusal).expect("refusals are plain values");
        self.shoot(Action::Tried { seat, choice: choice.to_string(), fact }, told);
        Ok(())
    }

    /// Judges `gold A 5`, or `to B: hand A hidden` through the eyes of B, or `to crowd: …`.
    fn judge(&mut self, line: &Line) -> Result<(), ScenarioError> {
        let text = line.get_ref();
        let wrong = |wrong| misread(self.source, line, wrong);
        let (eyes, claim) = viewed(text, self.seats).map_err(wrong)?;
        let shift = text.len() - claim.len();
        let judged = self.game.claim(eyes, &self.events, claim);
        self.passed.claims += 1;
        match judged.map_err(|bad| wrong(bad.shifted(shift)))? {
            Claim::Fails(real) => Err(self.fails(line, format!("`{text}` does not hold: {real}"))),
            Claim::Holds => {
                let claim = claim.to_owned();
                let shot = self.takes.last_mut().expect("the position was the first");
                shot.claims.push(Claimed { eyes, claim });
                Ok(())
            }
        }
    }

    fn fails(&self, line: &Line, what: impl fmt::Display) -> ScenarioError {
        let verdict = Verdict::Fails;
        ScenarioError { verdict, ..malformed(self.source, inside(line, 0), what) }
    }
}

/// Finds through whose eyes a claim is meant, and what it says.
fn viewed(text: &str, seats: SeatCount) -> Result<(Eyes, &str), ParseError> {
    match text.strip_prefix("to ").and_then(|rest| rest.split_once(": ")) {
        None => Ok((Eyes::All, text)),
        Some(("crowd", claim)) => Ok((Eyes::Crowd, claim)),
        Some((seat, claim)) => {
            let seat = read_seat(seat, seats).map_err(|wrong| wrong.shifted("to ".len()))?;
            Ok((Eyes::Seat(seat), claim))
        }
    }
}

fn read_seat(text: &str, seats: SeatCount) -> Result<Seat, ParseError> {
    let seat: Seat = text.parse()?;
    if seats.seats().has(seat) {
        return Ok(seat);
    }
    Err(ParseError::new(0, format!("there is no seat {seat} at a table of {seats}")))
}
