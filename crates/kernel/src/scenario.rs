//! The parts of scenarios: clauses that set up a position, and claims about it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use crate::{
    Dice, Eyes, Game, GameEvent, ParseError, Seat, SeatCount, Seats, Setup, Tell, Text, Turn,
};

/// A game whose positions and claims have a written form.
pub trait Scripted: Game {
    /// The claims of this game, besides those that every game has (`owes`, `winner`,
    /// `game goes on`, `told` and `untold`): the words each starts with, and the form of the rest.
    const CLAIMS: &'static [(&'static str, Form<Self>)];

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

    /// Carries out a stage direction: something that happens without a choice, such as a draw.
    ///
    /// # Errors
    ///
    /// If the direction cannot be parsed, or cannot be carried out now.
    fn happen(
        &mut self,
        what: Text<'_>,
        _: &mut Dice,
        _: &mut impl Tell<Self>,
    ) -> Result<(), ParseError> {
        Err(what.wrong("in this game nothing happens without a choice"))
    }

    /// Parses an id in a claim of this kind: `power` has factions, `hand` has cards.
    ///
    /// # Errors
    ///
    /// If the game has no such id, or the claim is about other things.
    fn parse_id(kind: &str, word: Text<'_>) -> Result<String, ParseError>;

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

/// A function that returns the real value of a claim.
type Real<G, T> = fn(&Scene<'_, G>) -> T;
type RealOf<G, A, T> = fn(&Scene<'_, G>, A) -> T;

/// The forms of claims, each with a function that returns the real value. `None` means `hidden`.
#[derive(Debug)]
pub enum Form<G: Game> {
    /// `battle 2`.
    Number(Real<G, usize>),
    /// `wave 2`, at most this number.
    UpTo(u8, Real<G, usize>),
    /// `gold A 3, B 5`, for some seats.
    EachSeat(RealOf<G, Seat, Option<usize>>),
    /// `owes A, C`, or `none`.
    Seats(Real<G, Seats>),
    /// `winners Empire, Church`, in this order; or `none`.
    Ids(Real<G, Option<Vec<String>>>),
    /// `next moonfall, jar-of-dusk`: the list starts with these, in this order.
    Starts(Real<G, Option<Vec<String>>>),
    /// `bottom moonfall, jar-of-dusk`: the list ends with these, in this order.
    Ends(Real<G, Option<Vec<String>>>),
    /// `hand A outlaw datura`, in any order; `none`, or `hidden`.
    IdsOf(RealOf<G, Seat, Option<Vec<String>>>),
    /// `book A moonfall, jar-of-dusk`, in this order; `none`, or `hidden`.
    ListOf(RealOf<G, Seat, Option<Vec<String>>>),
    /// `remembers A round 2 outlaw datura`, with the number of rounds.
    IdsOfRound(u8, RealOf<G, (Seat, usize), Option<Vec<String>>>),
    /// `power Empire 3, Rebels 2`, for some ids.
    Counts(fn(&Scene<'_, G>, &str) -> Option<usize>),
    /// `facedown A datura, B protis`, all of them in any order, or `none`.
    Held(Real<G, Vec<(Seat, String)>>),
    /// `game goes on`: exactly these words after the keyword.
    Holds(&'static str, Real<G, bool>),
    /// `told outlaw datura`: the events that the viewer may see name each of these ids; or none.
    Told(bool),
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
    /// Compares the real value with the claimed one; `show` completes the sentence "it is …".
    pub fn of<T: PartialEq>(real: T, claimed: &T, show: impl FnOnce(T) -> String) -> Self {
        if real == *claimed { Self::Holds } else { Self::Fails(format!("it is {}", show(real))) }
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

impl ClauseError {
    /// Reads one clause after the other with `read`, and says which one is wrong.
    ///
    /// # Errors
    ///
    /// If `read` refuses a clause.
    pub fn locate(
        clauses: &[&str],
        mut read: impl FnMut(Text<'_>) -> Result<(), ParseError>,
    ) -> Result<(), Self> {
        let read = |(clause, text): (usize, &&str)| {
            read(Text::new(text)).map_err(|why| Self { clause, why })
        };
        clauses.iter().enumerate().try_for_each(read)
    }
}

impl<G: Scripted> Scene<'_, G> {
    /// Parses a claim and checks it.
    ///
    /// # Errors
    ///
    /// If the claim cannot be parsed.
    pub fn judge(&self, text: &str) -> Result<(Claim, Verdict), ParseError> {
        let general: [(&str, Form<G>); 5] = [
            ("owes", Form::Seats(|it| it.game.turn().owing())),
            ("game", Form::Holds("goes on", |it| it.winners().is_none())),
            ("winner", Form::Seats(|it| it.winners().unwrap_or_default())),
            ("told", Form::Told(true)),
            ("untold", Form::Told(false)),
        ];
        for (keyword, form) in G::CLAIMS.iter().chain(&general) {
            let rest = text.strip_prefix(keyword).and_then(|rest| rest.strip_prefix(' '));
            if let Some(rest) = rest.or((text == *keyword).then_some("")) {
                let kind = keyword.replace(' ', "-");
                let claim = Claim { kind, seat: None, round: None, value: ClaimValue::Holds };
                return self.hold(claim, form, Text::at(rest, text.len() - rest.len()));
            }
        }
        G::judge_other(self, Text::new(text))
    }

    /// Returns the winners, if the game is over.
    pub fn winners(&self) -> Option<Seats> {
        match self.game.turn() {
            Turn::Choose(_) => None,
            Turn::Over(outcome) => Some(outcome.winners),
        }
    }

    /// Returns whether an event that the viewer may see names this id.
    fn is_told(&self, id: &str) -> bool {
        let mut known = self.events.iter().filter(|event| self.eyes.may_know(event.eyes()));
        known.any(|event| G::names(event, id))
    }

    /// Parses the rest of a claim, completes the claim and checks it.
    fn hold(
        &self,
        mut claim: Claim,
        form: &Form<G>,
        mut text: Text<'_>,
    ) -> Result<(Claim, Verdict), ParseError> {
        let (value, verdict) = match form {
            Form::Number(real) => number(text.number()?, real(self)),
            Form::UpTo(most, real) => number(text.up_to(*most)?, real(self)),
            Form::EachSeat(real) => {
                let claimed = text.each_seat(self.seats, Text::number::<usize>)?;
                let claimed = claimed.iter().filter_map(|(seat, number)| Some((seat, (*number)?)));
                let claimed: Vec<(Seat, usize)> = claimed.collect();
                let verdict = compare(&claimed, |seat| (format!("{seat} has"), real(self, *seat)));
                (ClaimValue::EachSeat(claimed), verdict)
            }
            Form::Seats(real) => {
                let seats = text.seat_set(self.seats)?;
                (ClaimValue::Seats(seats), Verdict::of(real(self), &seats, |it| list(it, ", ")))
            }
            Form::Ids(real) => list_of::<G>(&claim.kind, text, |_| real(self))?,
            Form::Starts(real) => list_of::<G>(&claim.kind, text, |count| {
                real(self).map(|all| all.into_iter().take(count).collect())
            })?,
            Form::Ends(real) => list_of::<G>(&claim.kind, text, |count| {
                real(self).map(|mut all| all.split_off(all.len().saturating_sub(count)))
            })?,
            Form::ListOf(real) => {
                let seat = text.word().seat(self.seats)?;
                claim.seat = Some(seat);
                list_of::<G>(&claim.kind, text, |_| real(self, seat))?
            }
            Form::IdsOf(real) => {
                let seat = text.word().seat(self.seats)?;
                claim.seat = Some(seat);
                ids_of::<G>(&claim.kind, text, real(self, seat))?
            }
            Form::IdsOfRound(rounds, real) => {
                let seat = text.word().seat(self.seats)?;
                text.word().expect("round")?;
                let round = text.word().up_to(*rounds)?;
                (claim.seat, claim.round) = (Some(seat), Some(round));
                ids_of::<G>(&claim.kind, text, real(self, (seat, round)))?
            }
            Form::Counts(real) => {
                let pair = |mut part: Text<'_>| {
                    Ok((G::parse_id(&claim.kind, part.word())?, part.number()?))
                };
                let claimed: Vec<_> = text.parts().map(pair).collect::<Result<_, _>>()?;
                let verdict = compare(&claimed, |id| (format!("of {id} it is"), real(self, id)));
                (ClaimValue::Counts(claimed), verdict)
            }
            Form::Held(real) => held::<G>(&claim.kind, text, self.seats, real(self))?,
            Form::Holds(words, real) => {
                text.expect(words)?;
                (ClaimValue::Holds, Verdict::of(real(self), &true, |_| String::from("not so")))
            }
            Form::Told(told) => {
                let ids = parse_ids::<G>(&claim.kind, text)?;
                let not = if *told { "not " } else { "" };
                let verdict = match ids.iter().find(|id| self.is_told(id) != *told) {
                    Some(wrong) => Verdict::Fails(format!("{wrong} was {not}named")),
                    None => Verdict::Holds,
                };
                (ClaimValue::Ids(ids), verdict)
            }
        };
        Ok((Claim { value, ..claim }, verdict))
    }
}

/// Compares a number with the real one.
fn number(claimed: usize, real: usize) -> (ClaimValue, Verdict) {
    (ClaimValue::Number(claimed), Verdict::of(real, &claimed, |it| it.to_string()))
}

/// Compares each claimed number with the real one; `real` also returns how the sentence about it
/// starts.
fn compare<K>(claimed: &[(K, usize)], real: impl Fn(&K) -> (String, Option<usize>)) -> Verdict {
    let Some((key, _)) = claimed.iter().find(|(key, number)| real(key).1 != Some(*number)) else {
        return Verdict::Holds;
    };
    let (start, number) = real(key);
    let number = number.map_or_else(|| String::from("hidden"), |number| number.to_string());
    Verdict::Fails(format!("{start} {number}"))
}

/// Compares a list with `outlaw, datura`, in this order, `none` or `hidden`. `real` is given the
/// number of claimed ids.
fn list_of<G: Scripted>(
    kind: &str,
    text: Text<'_>,
    real: impl FnOnce(usize) -> Option<Vec<String>>,
) -> Result<(ClaimValue, Verdict), ParseError> {
    let claimed: Option<Vec<String>> = match text.as_str() {
        "hidden" => None,
        "none" => Some(Vec::new()),
        _ => Some(text.parts().map(|part| G::parse_id(kind, part)).collect::<Result<_, _>>()?),
    };
    let count = claimed.as_ref().map_or(0, Vec::len);
    let verdict = Verdict::of(real(count), &claimed, show_ids);
    Ok((claimed.map_or(ClaimValue::Hidden, ClaimValue::Ids), verdict))
}

/// Compares what each seat holds, in any order, with `A datura, B protis` or `none`.
fn held<G: Scripted>(
    kind: &str,
    text: Text<'_>,
    seats: SeatCount,
    real: Vec<(Seat, String)>,
) -> Result<(ClaimValue, Verdict), ParseError> {
    let pair = |mut part: Text<'_>| Ok((part.word().seat(seats)?, G::parse_id(kind, part)?));
    let claimed = match text.as_str() {
        "none" => Vec::new(),
        _ => sorted(text.parts().map(pair).collect::<Result<_, _>>()?),
    };
    let show = |(seat, id): (Seat, String)| format!("{seat} {id}");
    let verdict =
        Verdict::of(sorted(real), &claimed, |real| list(real.into_iter().map(show), ", "));
    Ok((ClaimValue::Held(claimed), verdict))
}

/// Compares ids, in any order, with `outlaw datura`, `none` or `hidden`.
fn ids_of<G: Scripted>(
    kind: &str,
    text: Text<'_>,
    real: Option<Vec<String>>,
) -> Result<(ClaimValue, Verdict), ParseError> {
    let claimed = if text.as_str() == "hidden" { None } else { Some(parse_ids::<G>(kind, text)?) };
    let verdict = Verdict::of(real.map(sorted), &claimed.clone().map(sorted), show_ids);
    Ok((claimed.map_or(ClaimValue::Hidden, ClaimValue::Ids), verdict))
}

/// Parses `outlaw datura`, or `none`.
fn parse_ids<G: Scripted>(kind: &str, text: Text<'_>) -> Result<Vec<String>, ParseError> {
    if text.as_str() == "none" {
        return Ok(Vec::new());
    }
    text.words().map(|word| G::parse_id(kind, word)).collect()
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort();
    items
}

fn show_ids(ids: Option<Vec<String>>) -> String {
    ids.map_or_else(|| String::from("hidden"), |ids| list(ids, " "))
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>, gap: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { String::from("none") } else { items.join(gap) }
}
