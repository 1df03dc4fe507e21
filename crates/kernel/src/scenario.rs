//! The parts of scenarios: clauses that set up a position, and claims about it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use crate::{Eyes, Game, GameEvent, ParseError, Seat, SeatCount, Seats, Setup, Tell, Text, Turn};

/// A game whose positions and claims have a written form.
pub trait Scripted: Game {
    /// The claims of this game, besides those that every game has: `owes`, `winner`,
    /// `game goes on`, `told` and `untold`.
    const CLAIMS: &'static [ClaimForm<Self>];

    /// Sets up the position that the clauses describe, and reports the events that follow at once.
    ///
    /// # Errors
    ///
    /// If a clause is wrong, or the clauses contradict each other.
    fn position(
        setup: &Setup<Self>,
        clauses: &[&str],
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, ClauseError>;

    /// Deals the cards that the clauses name instead, and returns the choices that take them.
    ///
    /// # Errors
    ///
    /// If a clause is wrong, or there is no deal to replace now.
    fn stack(&mut self, _: &[&str]) -> Result<Vec<(Seat, Self::Choice)>, ClauseError> {
        let why = ParseError::new(0, "this game has no deal that can be stacked");
        Err(ClauseError { clause: 0, why })
    }

    /// Parses the id of a card or similar thing.
    ///
    /// # Errors
    ///
    /// If the game has no such id.
    fn parse_id(word: Text<'_>) -> Result<String, ParseError>;

    /// Returns whether an event names the card or similar thing with this id.
    fn names(event: &Self::Event, id: &str) -> bool;

    /// Checks a claim that starts with no known keyword.
    ///
    /// # Errors
    ///
    /// If the claim cannot be parsed.
    fn judge_other(_: &Scene<'_, Self>, text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
        Err(text.wrong("this game knows no such claim"))
    }
}

/// What claims are checked against: a game, one view of it, and the latest events.
#[derive(Debug)]
pub struct Scene<'s, G: Game> {
    /// The game itself.
    pub game: &'s G,
    /// The viewer.
    pub eyes: Eyes,
    /// What this viewer sees.
    pub view: G::View,
    /// The number of seats.
    pub seats: SeatCount,
    /// The events of the current step.
    pub events: &'s [G::Event],
}

/// A kind of claim: its keyword, and the form of the rest.
#[derive(Debug)]
pub struct ClaimForm<G: Game> {
    /// The words it starts with: `gold`, or `extra options`.
    pub keyword: &'static str,
    /// The form of the rest, and the function that returns the real value.
    pub form: Form<G>,
}

/// A function that returns the real value of a claim.
type Real<G, T> = fn(&Scene<'_, G>) -> T;
type RealOf<G, A, T> = fn(&Scene<'_, G>, A) -> T;

/// The forms of claims, each with a function that returns the real value. `None` means `hidden`.
#[derive(Debug)]
pub enum Form<G: Game> {
    /// `battle 2`.
    Number(Real<G, usize>),
    /// `gold A 3, B 5`, for some seats.
    EachSeat(RealOf<G, Seat, Option<usize>>),
    /// `owes A, C`, or `none`.
    Seats(Real<G, Seats>),
    /// `winners Empire, Church`, in this order.
    Ids(Real<G, Option<Vec<String>>>),
    /// `hand A outlaw datura`, in any order; `none`, or `hidden`.
    IdsOf(RealOf<G, Seat, Option<Vec<String>>>),
    /// `remembers A round 2 outlaw datura`.
    IdsOfRound(RealOf<G, (Seat, usize), Option<Vec<String>>>),
    /// `power Empire 3, Rebels 2`, for some ids.
    Counts(fn(&Scene<'_, G>, &str) -> Option<usize>),
    /// `facedown A datura, B protis`, all of them in any order, or `none`.
    Held(Real<G, Vec<(Seat, String)>>),
    /// `game goes on`: exactly these words after the keyword.
    Holds(&'static str, Real<G, bool>),
}

/// A parsed claim, which can be put into the words of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Its keyword, with `-` instead of spaces.
    pub kind: String,
    /// The seat it is about, if any.
    pub seat: Option<Seat>,
    /// The round it is about, if any.
    pub round: Option<usize>,
    /// What is claimed.
    pub value: ClaimValue,
}

/// What is claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the forms show them")]
pub enum ClaimValue {
    Holds,
    Hidden,
    Number(usize),
    Seats(Seats),
    Ids(Vec<String>),
    EachSeat(Vec<(Seat, usize)>),
    Counts(Vec<(String, usize)>),
    Held(Vec<(Seat, String)>),
    /// The parts of a game's own claim, by name.
    Parts(Vec<(&'static str, String)>),
}

/// Whether a claim is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim is true.
    Holds,
    /// The claim is false; the text says what is true instead.
    Fails(String),
}

impl Verdict {
    /// Compares the real value with the claimed one; `show` describes the real value.
    pub fn of<T: PartialEq>(real: T, claimed: &T, show: impl FnOnce(T) -> String) -> Self {
        if real == *claimed { Self::Holds } else { Self::Fails(show(real)) }
    }
}

/// An error in a clause.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{why}")]
pub struct ClauseError {
    /// The number of the clause, counted from 0.
    pub clause: usize,
    /// What is wrong with it, and where.
    pub why: ParseError,
}

type Judged = Result<(Claim, Verdict), ParseError>;

impl<G: Scripted> Scene<'_, G> {
    /// Parses a claim and checks it.
    ///
    /// # Errors
    ///
    /// If the claim cannot be parsed.
    pub fn judge(&self, text: &str) -> Judged {
        let general: [ClaimForm<G>; 3] = [
            ClaimForm { keyword: "owes", form: Form::Seats(|it| it.game.turn().owing()) },
            ClaimForm {
                keyword: "game",
                form: Form::Holds("goes on", |it| it.winners().is_none()),
            },
            ClaimForm {
                keyword: "winner",
                form: Form::Seats(|it| it.winners().unwrap_or_default()),
            },
        ];
        for ClaimForm { keyword, form } in G::CLAIMS.iter().chain(&general) {
            let rest = text.strip_prefix(keyword).and_then(|rest| rest.strip_prefix(' '));
            if let Some(rest) = rest.or((text == *keyword).then_some("")) {
                let rest = Text::at(rest, text.len() - rest.len());
                return self.hold(keyword, form, rest);
            }
        }
        match text.split_once(' ') {
            Some(("told", ids)) => self.told(true, Text::at(ids, "told ".len())),
            Some(("untold", ids)) => self.told(false, Text::at(ids, "untold ".len())),
            _ => G::judge_other(self, Text::new(text)),
        }
    }

    /// Returns the winners, if the game is over.
    pub fn winners(&self) -> Option<Seats> {
        match self.game.turn() {
            Turn::Choose(_) => None,
            Turn::Over(outcome) => Some(outcome.winners),
        }
    }

    fn hold(&self, keyword: &str, form: &Form<G>, mut text: Text<'_>) -> Judged {
        let claim =
            |value| Claim { kind: keyword.replace(' ', "-"), seat: None, round: None, value };
        match form {
            Form::Number(real) => {
                let number: usize = text.number()?;
                let verdict = Verdict::of(real(self), &number, |real| format!("it is {real}"));
                Ok((claim(ClaimValue::Number(number)), verdict))
            }
            Form::EachSeat(real) => self.each_seat(text, *real).map(|(value, v)| (claim(value), v)),
            Form::Seats(real) => {
                let seats = text.seat_set(self.seats)?;
                let verdict =
                    Verdict::of(real(self), &seats, |real| format!("it is {}", list(real)));
                Ok((claim(ClaimValue::Seats(seats)), verdict))
            }
            Form::Ids(real) => {
                let ids: Vec<String> = text.parts().map(G::parse_id).collect::<Result<_, _>>()?;
                let verdict = Verdict::of(real(self), &Some(ids.clone()), show_ids);
                Ok((claim(ClaimValue::Ids(ids)), verdict))
            }
            Form::IdsOf(real) => {
                let seat = text.word().seat(self.seats)?;
                let (value, verdict) = ids_of::<G>(text, real(self, seat))?;
                Ok((Claim { seat: Some(seat), ..claim(value) }, verdict))
            }
            Form::IdsOfRound(real) => {
                let seat = text.word().seat(self.seats)?;
                text.word().expect("round")?;
                let round = text.word().number()?;
                let (value, verdict) = ids_of::<G>(text, real(self, (seat, round)))?;
                Ok((Claim { seat: Some(seat), round: Some(round), ..claim(value) }, verdict))
            }
            Form::Counts(real) => self.counts(text, *real).map(|(value, v)| (claim(value), v)),
            Form::Held(real) => self.held(text, real(self)).map(|(value, v)| (claim(value), v)),
            Form::Holds(words, real) => {
                text.expect(words)?;
                let verdict = Verdict::of(real(self), &true, |_| String::from("it is not so"));
                Ok((claim(ClaimValue::Holds), verdict))
            }
        }
    }

    fn each_seat(
        &self,
        text: Text<'_>,
        real: RealOf<G, Seat, Option<usize>>,
    ) -> Result<(ClaimValue, Verdict), ParseError> {
        let claimed = text.each_seat(self.seats, Text::number::<usize>)?;
        let claimed: Vec<(Seat, usize)> =
            claimed.iter().filter_map(|(seat, number)| Some((seat, (*number)?))).collect();
        let wrong = claimed.iter().find(|(seat, number)| real(self, *seat) != Some(*number));
        let verdict = wrong.map_or(Verdict::Holds, |(seat, _)| {
            Verdict::Fails(format!("{seat} has {}", show(real(self, *seat))))
        });
        Ok((ClaimValue::EachSeat(claimed), verdict))
    }

    fn counts(
        &self,
        text: Text<'_>,
        real: fn(&Scene<'_, G>, &str) -> Option<usize>,
    ) -> Result<(ClaimValue, Verdict), ParseError> {
        let mut claimed = Vec::new();
        for mut part in text.parts() {
            claimed.push((G::parse_id(part.word())?, part.number()?));
        }
        let wrong = claimed.iter().find(|(id, number)| real(self, id) != Some(*number));
        let verdict = wrong.map_or(Verdict::Holds, |(id, _)| {
            Verdict::Fails(format!("of {id} it is {}", show(real(self, id))))
        });
        Ok((ClaimValue::Counts(claimed), verdict))
    }

    fn held(
        &self,
        text: Text<'_>,
        mut real: Vec<(Seat, String)>,
    ) -> Result<(ClaimValue, Verdict), ParseError> {
        let mut claimed = Vec::new();
        if text.as_str() != "none" {
            for mut part in text.parts() {
                claimed.push((part.word().seat(self.seats)?, G::parse_id(part)?));
            }
        }
        real.sort();
        claimed.sort();
        let verdict = Verdict::of(real, &claimed, |real| {
            let real: Vec<String> = real.iter().map(|(seat, id)| format!("{seat} {id}")).collect();
            format!("it is {}", if real.is_empty() { "none".to_string() } else { real.join(", ") })
        });
        Ok((ClaimValue::Held(claimed), verdict))
    }

    /// Checks `told datura outlaw`: the events that the viewer may see name each of these ids; or
    /// `untold datura outlaw`: they name none of them.
    fn told(&self, told: bool, text: Text<'_>) -> Judged {
        let ids = parse_ids::<G>(text)?;
        let heard = |id: &&String| {
            let mut known = self.events.iter().filter(|event| self.eyes.may_know(event.eyes()));
            known.any(|event| G::names(event, id)) == told
        };
        let wrong = ids.iter().find(|id| !heard(id));
        let verdict = wrong.map_or(Verdict::Holds, |id| {
            Verdict::Fails(format!("{id} was {}named", if told { "not " } else { "" }))
        });
        let kind = if told { "told" } else { "untold" }.to_string();
        Ok((Claim { kind, seat: None, round: None, value: ClaimValue::Ids(ids) }, verdict))
    }
}

/// Compares ids, in any order, with `outlaw datura`, `none` or `hidden`.
fn ids_of<G: Scripted>(
    text: Text<'_>,
    mut real: Option<Vec<String>>,
) -> Result<(ClaimValue, Verdict), ParseError> {
    if let Some(real) = &mut real {
        real.sort();
    }
    if text.as_str() == "hidden" {
        return Ok((ClaimValue::Hidden, Verdict::of(real, &None, show_ids)));
    }
    let mut claimed = Some(parse_ids::<G>(text)?);
    let ids = claimed.clone().unwrap_or_default();
    if let Some(claimed) = &mut claimed {
        claimed.sort();
    }
    Ok((ClaimValue::Ids(ids), Verdict::of(real, &claimed, show_ids)))
}

/// Parses `outlaw datura`, or `none`.
fn parse_ids<G: Scripted>(mut text: Text<'_>) -> Result<Vec<String>, ParseError> {
    let mut ids = Vec::new();
    if text.as_str() == "none" {
        return Ok(ids);
    }
    loop {
        ids.push(G::parse_id(text.word())?);
        if text.as_str().is_empty() {
            return Ok(ids);
        }
    }
}

fn show(number: Option<usize>) -> String {
    number.map_or_else(|| String::from("hidden"), |number| number.to_string())
}

fn show_ids(real: Option<Vec<String>>) -> String {
    match real {
        None => String::from("it is hidden"),
        Some(ids) if ids.is_empty() => String::from("it is none"),
        Some(ids) => format!("it is {}", ids.join(" ")),
    }
}

fn list(seats: Seats) -> String {
    if seats.is_empty() {
        return String::from("none");
    }
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
