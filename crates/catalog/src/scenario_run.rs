//! Running a scenario: its choices, its attempts that must be refused, and its claims.

use std::fmt;

use kernel::{
    Dice, Eyes, Frame, Frames, Game, GameOptions, ParseError, Scene, Scripted, Seat, SeatCount,
    Seed, Setup, SetupError, Text,
};

use crate::{
    Event, Fact, Scenario, ScenarioError, ScenarioErrorKind, ScenarioStep, View,
    any_game::Registered,
    fact::events,
    scenario::{Line, clause, inside, malformed, misread, texts},
};

/// The result of a scenario in which everything holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// The number of choices, including those that a chosen deal leads to.
    pub choices: usize,
    /// The number of checked claims and refusals.
    pub claims: usize,
}

/// One step of a scenario, to be shown.
#[derive(Clone, Debug)]
pub struct ShownStep {
    /// What was done.
    pub action: Action,
    /// The resulting events.
    pub events: Vec<Event>,
    /// The view of [`Eyes::All`] after it.
    pub view: View,
    /// The claims about this moment; all of them hold.
    pub claims: Vec<Claimed>,
}

/// An action in a scenario.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The position is set up, or dealt.
    Set,
    /// The deal is chosen by these clauses, and played up to the next open question.
    Stacked(Vec<String>),
    /// Something happens without a choice, in the words of the scenario.
    Happened(String),
    /// A seat makes a choice.
    Chose(Seat, Fact),
    /// A seat tries a choice that the rules refuse.
    Tried {
        /// The seat.
        seat: Seat,
        /// The choice.
        choice: Fact,
        /// The reason; its field `refusal` is the kind.
        refusal: Fact,
    },
}

/// A claim that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// The viewer.
    pub eyes: Eyes,
    /// The claim.
    pub claim: kernel::Claim,
}

/// A scenario of `G` that was run to its end.
pub(crate) struct Played<G: Game> {
    pub(crate) passed: Passed,
    steps: Vec<PlayedStep<G>>,
}

impl<G: Registered> Played<G> {
    /// Converts it into steps to be shown.
    pub(crate) fn steps(self) -> Vec<ShownStep> {
        let step = |PlayedStep { action, frames, game, claims }: PlayedStep<G>| {
            let view = G::any_view(game.view(Eyes::All));
            ShownStep { action, events: events(frames), view, claims }
        };
        self.steps.into_iter().map(step).collect()
    }
}

/// Runs a scenario of `G` and checks its claims.
pub(crate) fn play<G: Scripted>(scenario: &Scenario) -> Result<Played<G>, ScenarioError> {
    let mut run = Run::<G>::set_up(scenario)?;
    for step in &scenario.script.step {
        run.play(step)?;
    }
    match run.failed {
        Some(failed) => Err(failed),
        None => Ok(Played { passed: run.passed, steps: run.steps }),
    }
}

/// An action, the resulting events, the game after it, and the claims about it.
struct PlayedStep<G: Game> {
    action: Action,
    frames: Vec<Frame<G>>,
    game: G,
    claims: Vec<Claimed>,
}

struct Run<'s, G: Game> {
    source: &'s str,
    seats: SeatCount,
    contents: G::Contents,
    game: G,
    dice: Dice,
    /// The events of the current step.
    frames: Frames<G>,
    passed: Passed,
    steps: Vec<PlayedStep<G>>,
    /// Whether `frames` are those of the position, which belong to the first step.
    is_new: bool,
    /// What failed first. The rest is read all the same: what cannot be read weighs more.
    failed: Option<ScenarioError>,
    /// Whether the rules have refused a choice, so that the game is not the one that was meant.
    is_astray: bool,
}

impl<'s, G: Scripted> Run<'s, G> {
    fn set_up(scenario: &'s Scenario) -> Result<Self, ScenarioError> {
        let (source, script) = (scenario.source.as_str(), &scenario.script);
        let options = match &script.options {
            None => G::Options::default(),
            Some(text) => {
                G::Options::parse(text.get_ref()).map_err(|wrong| misread(source, text, wrong))?
            }
        };
        let wrong_seats = |what: SetupError| malformed(source, script.seats.span().start, what);
        let asked = *script.seats.get_ref();
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = SeatCount::new(asked).filter(|seats| G::SEATS.contains(&seats.get()));
        let seats =
            seats.ok_or_else(|| wrong_seats(SetupError { game: G::ID, least, most, asked }))?;
        let setup = Setup { options, ..Setup::new(seats) };
        let mut dice = Dice::new(&Seed::from(script.seed.unwrap_or_default()));
        let mut frames = Frames::default();
        let game = if script.position.is_empty() {
            G::deal(&setup, &mut dice, &mut frames).map_err(wrong_seats)
        } else {
            let clauses = texts(&script.position);
            G::position(&setup, &clauses, &mut frames)
                .map_err(|bad| clause(source, &script.position, bad))
        }?;
        let passed = Passed { choices: 0, claims: 0 };
        let steps = Vec::new();
        let contents = setup.contents;
        let (is_new, failed, is_astray) = (true, None, false);
        let mut run = Self {
            source,
            seats,
            contents,
            game,
            dice,
            frames,
            passed,
            steps,
            is_new,
            failed,
            is_astray,
        };
        run.note(Action::Set, 0);
        Ok(run)
    }

    fn play(&mut self, step: &ScenarioStep) -> Result<(), ScenarioError> {
        if !core::mem::take(&mut self.is_new) {
            self.frames.0.clear();
        }
        if !step.deal.is_empty() && !self.is_astray {
            let stacked = self.stack(&step.deal);
            self.excuse(stacked)?;
        }
        let happens = if self.is_astray { &[][..] } else { &step.happens[..] };
        for line in happens {
            let (text, before) = (line.get_ref(), self.frames.0.len());
            let happened = self.game.happen(Text::new(text), &mut self.dice, &mut self.frames);
            happened.map_err(|wrong| misread(self.source, line, wrong))?;
            self.note(Action::Happened(text.clone()), before);
        }
        for line in &step.choices {
            let (seat, choice) = self.read(line)?;
            let before = self.frames.0.len();
            if let Err(refusal) = self.choose(seat, choice) {
                self.is_astray = true;
                self.excuse(Err(self.fails(line, refusal)))?;
                continue;
            }
            let written = Fact::of(&G::written(&self.contents, choice));
            self.note(Action::Chose(seat, written), before);
        }
        for line in &step.refused {
            let refused = self.refuse(line);
            self.excuse(refused)?;
        }
        step.then.iter().try_for_each(|line| {
            let judged = self.judge(line);
            self.excuse(judged)
        })
    }

    /// Notes what does not hold, and goes on; stops at what cannot be read.
    fn excuse(&mut self, result: Result<(), ScenarioError>) -> Result<(), ScenarioError> {
        match result {
            Err(error) if error.kind == ScenarioErrorKind::Fails => {
                self.failed.get_or_insert(error);
                Ok(())
            }
            other => other,
        }
    }

    /// Records an action, the frames from index `since` on, and the game now.
    fn note(&mut self, action: Action, since: usize) {
        let (frames, game) = (self.frames.0[since..].to_vec(), self.game.clone());
        self.steps.push(PlayedStep { action, frames, game, claims: Vec::new() });
    }

    fn stack(&mut self, deal: &[Line]) -> Result<(), ScenarioError> {
        let clauses = texts(deal);
        let picks = self.game.stack(&clauses).map_err(|bad| clause(self.source, deal, bad))?;
        let before = self.frames.0.len();
        for (seat, choice) in picks {
            if let Err(refusal) = self.choose(seat, choice) {
                self.is_astray = true;
                return Err(self.fails(&deal[0], refusal));
            }
        }
        let clauses = clauses.into_iter().map(str::to_owned).collect();
        self.note(Action::Stacked(clauses), before);
        self.frames.0.clear();
        Ok(())
    }

    fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        self.game.choose(seat, choice, &mut self.dice, &mut self.frames)?;
        self.passed.choices += 1;
        Ok(())
    }

    /// Parses `A play outlaw`.
    fn read(&self, line: &Line) -> Result<(Seat, G::Choice), ScenarioError> {
        let text = line.get_ref();
        let wrong = |wrong| misread(self.source, line, wrong);
        let (seat, choice) = text
            .split_once(' ')
            .ok_or_else(|| wrong(ParseError::new(0, "expected a seat and its choice")))?;
        let read = Text::new(seat).seat(self.seats).map_err(wrong)?;
        let choice = G::read(&self.contents, choice);
        let choice = choice.map_err(|bad| wrong(bad.shifted(seat.len() + 1)))?;
        Ok((read, choice))
    }

    fn refuse(&mut self, line: &Line) -> Result<(), ScenarioError> {
        let (seat, choice) = self.read(line)?;
        let (game, dice, told) = (self.game.clone(), self.dice.clone(), self.frames.0.len());
        let taken = self.game.choose(seat, choice, &mut self.dice, &mut self.frames);
        self.passed.claims += 1;
        let Err(refusal) = taken else {
            self.is_astray = true;
            return Err(self.fails(line, "this was not refused"));
        };
        if (&self.game, &self.dice, self.frames.0.len()) != (&game, &dice, told) {
            return Err(self.fails(line, "this was refused, but something changed"));
        }
        let choice = Fact::of(&G::written(&self.contents, choice));
        let refusal = Fact::of(&refusal);
        self.note(Action::Tried { seat, choice, refusal }, told);
        Ok(())
    }

    /// Checks `gold A 5`, or `to B: hand A hidden` in the view of B, or `to crowd: …`.
    fn judge(&mut self, line: &Line) -> Result<(), ScenarioError> {
        let text = line.get_ref();
        let wrong = |wrong| misread(self.source, line, wrong);
        let (eyes, claim) = viewed(text, self.seats).map_err(wrong)?;
        let shift = text.len() - claim.len();
        let events: Vec<G::Event> = self.frames.0.iter().map(|it| it.event.clone()).collect();
        let (view, seats) = (self.game.view(eyes), self.seats);
        let scene = Scene { game: &self.game, eyes, view, seats, events: &events };
        let judged = scene.judge(claim);
        self.passed.claims += 1;
        let (claim, verdict) = judged.map_err(|bad| wrong(bad.shifted(shift)))?;
        if let kernel::Verdict::Fails(real) = verdict {
            return Err(self.fails(line, format!("`{text}` does not hold: {real}")));
        }
        let step = self.steps.last_mut().expect("the position was the first");
        step.claims.push(Claimed { eyes, claim });
        Ok(())
    }

    fn fails(&self, line: &Line, what: impl fmt::Display) -> ScenarioError {
        let kind = ScenarioErrorKind::Fails;
        ScenarioError { kind, ..malformed(self.source, inside(line, 0), what) }
    }
}

/// Splits a claim into its viewer and the rest.
fn viewed(text: &str, seats: SeatCount) -> Result<(Eyes, &str), ParseError> {
    match text.strip_prefix("to ").and_then(|rest| rest.split_once(": ")) {
        None => Ok((Eyes::All, text)),
        Some(("crowd", claim)) => Ok((Eyes::Crowd, claim)),
        Some((seat, claim)) => Ok((Eyes::Seat(Text::at(seat, "to ".len()).seat(seats)?), claim)),
    }
}
