//! What scenarios are made of: clauses that set up a position, and claims about it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use crate::{Eyes, Game, GameEvent, ParseError, Seat, SeatCount, Seats, Setup, Tell, Text, Turn};

/// A game whose positions and claims can be written down.
pub trait Scripted: Game {
    /// The claims of this game, besides those that every game has: `owes`, `winner`, `game goes on`,
    /// `told` and `untold`.
    const CLAIMS: &'static [ClaimForm<Self>];

    /// Sets up the position that the clauses describe, and reports what follows from it at once.
    ///
    /// # Errors
    ///
    /// Says which clause is wrong and where, or that they contradict each other.
    fn position(
        setup: &Setup<Self>,
        clauses: &[&str],
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, ClauseError>;

    /// Stacks the deal that chance has just made, and returns the choices that lead on from it.
    ///
    /// # Errors
    ///
    /// Says which clause is wrong and where, or why there is nothing to stack.
    fn stack(&mut self, _: &[&str]) -> Result<Vec<(Seat, Self::Choice)>, ClauseError> {
        let why = ParseError::new(0, "this game has no deal that can be stacked");
        Err(ClauseError { clause: 0, why })
    }

    /// Parses the name of a card or the like into its id.
    ///
    /// # Errors
    ///
    /// If the game has no such thing.
    fn parse_id(word: Text<'_>) -> Result<String, ParseError>;

    /// Returns whether an event gives away the card or the like with this id.
    fn names(event: &Self::Event, id: &str) -> bool;

    /// Judges a claim that begins with no keyword.
    ///
    /// # Errors
    ///
    /// Says what in the claim cannot be read.
    fn judge_other(_: &Scene<'_, Self>, text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
        Err(text.wrong("this game knows no such claim"))
    }
}

/// What claims are held against: a game, what these eyes see of it, and what has just happened.
#[derive(Debug)]
pub struct Scene<'s, G: Game> {
    /// The game itself.
    pub game: &'s G,
    /// Through whose eyes it is seen.
    pub eyes: Eyes,
    /// What they see.
    pub view: G::View,
    /// How many play.
    pub seats: SeatCount,
    /// What has just happened.
    pub events: &'s [G::Event],
}

/// A kind of claim: the words it begins with, and the form of the rest.
#[derive(Debug)]
pub struct ClaimForm<G: Game> {
    /// `gold`, or `extra options`.
    pub keyword: &'static str,
    /// The form of the rest, and where the real value comes from.
    pub form: Form<G>,
}

/// Where the real value of a claim comes from.
type Real<G, T> = fn(&Scene<'_, G>) -> T;
type RealOf<G, A, T> = fn(&Scene<'_, G>, A) -> T;

/// The forms of claims, each with a function that finds what is really so. `None` is `hidden`.
#[derive(Debug)]
pub enum Form<G: Game> {
    /// `battle 2`.
    Number(Real<G, usize>),
    /// `gold A 3, B 5`, of some seats.
    EachSeat(RealOf<G, Seat, Option<usize>>),
    /// `owes A, C`, or `none`.
    Seats(Real<G, Seats>),
    /// `winners Empire, Church`, in this order.
    Ids(Real<G, Option<Vec<String>>>),
    /// `hand A outlaw datura`, in any order; `none`, or `hidden`.
    IdsOf(RealOf<G, Seat, Option<Vec<String>>>),
    /// `remembers A round 2 outlaw datura`.
    IdsOfRound(RealOf<G, (Seat, usize), Option<Vec<String>>>),
    /// `power Empire 3, Rebels 2`, of some ids.
    Counts(fn(&Scene<'_, G>, &str) -> Option<usize>),
    /// `facedown A datura, B protis`, all of them in any order, or `none`.
    Held(Real<G, Vec<(Seat, String)>>),
    /// `game goes on`: exactly these words after the keyword.
    Holds(&'static str, Real<G, bool>),
}

/// A claim, parsed: what the words of a language say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Its keyword, with `-` for blanks.
    pub kind: String,
    /// The seat it is about, if it is about one.
    pub seat: Option<Seat>,
    /// The round it is about, if it is about one.
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
    /// It is.
    Holds,
    /// It is not; this is how things are.
    Fails(String),
}

impl Verdict {
    /// Holds if `real` is what was claimed.
    pub fn of<T: PartialEq>(real: T, claimed: &T, show: impl FnOnce(T) -> String) -> Self {
        if real == *claimed { Self::Holds } else { Self::Fails(show(real)) }
    }
}

/// A clause that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{why}")]
pub struct ClauseError {
    /// Which one, counted from 0.
    pub clause: usize,
    /// What is wrong with it, and where in it.
    pub why: ParseError,
}

type Judged = Result<(Claim, Verdict), ParseError>;

impl<G: Scripted> Scene<'_, G> {
    /// Parses a claim and compares it with what is so.
    ///
    /// # Errors
    ///
    /// Says what in the claim cannot be read.
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

    /// Returns who has won, if the game is over.
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

    /// `told datura outlaw`: these eyes have just been told of each of these, in any event;
    /// `untold datura outlaw`: of none of them.
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
