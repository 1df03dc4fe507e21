//! The claims that scenarios make about Casting Shadows.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::str::FromStr;

use kernel::{
    Claim, ClaimValue, ClauseError, Form, Game, ParseError, Scripted, Seat, Seats, Setup, Tell,
    Text, Verdict,
};

use crate::{
    Card, CastingShadows, Character, Choice, Companion, Counterspell, Event, Facedowns, Hex, Reply,
    Symbol, Window, position,
};

type Scene<'s> = kernel::Scene<'s, CastingShadows>;

/// What is written for a die that is not in the pool.
const OUT: &str = "out";

/// What is written for a sealed answer that plays no counterspell.
const PASS: &str = "pass";

impl Scripted for CastingShadows {
    #[rustfmt::skip]
    const CLAIMS: &'static [(&'static str, Form<Self>)] = &[
        ("round",              Form::Number(|it| it.view.round.into())),
        ("ap",                 Form::Number(|it| it.view.ap.into())),
        ("turn",               Form::Seats(|it| Seats::only(it.view.active))),
        ("hp",                 Form::EachSeat(|it, seat| Some(it.view.hp[seat].into()))),
        ("energy",             Form::EachSeat(|it, seat| Some(it.view.energy[seat].into()))),
        ("facedown",           Form::EachSeat(|it, seat| Some(it.view.facedown[seat].into()))),
        ("players",            Form::Held(|it| by_seat(it, |seat| it.view.characters[seat]))),
        ("shadow",             Form::Held(|it| by_seat(it, |seat| it.view.companions[seat]))),
        ("at",                 Form::ListOf(|it, seat| Some(ids(it.view.hexes[seat])))),
        ("book",               Form::ListOf(|it, seat| Some(ids(it.view.books[seat].iter().map(|page| page.card))))),
        ("cast",               Form::ListOf(|it, seat| Some(ids(it.view.books[seat].iter().filter(|page| page.cast).map(|page| page.card))))),
        ("counterspells",      Form::ListOf(|it, seat| it.view.counterspells[seat].map(held))),
        ("known",              Form::ListOf(|it, seat| Some(ids(it.view.known[seat])))),
        ("sealed",             Form::ListOf(sealed)),
        ("dice",               Form::Ids(|it| Some(dice(it)))),
        ("tokens",             Form::Ids(|it| Some(ids(it.view.pool.tokens.iter())))),
        ("portal",             Form::Ids(|it| Some(ids(it.view.portal)))),
        ("next",               Form::Starts(|it| it.view.deck.map(|deck| ids(deck.into_iter().rev())))),
        ("deck",               Form::Number(|it| it.view.deck_size)),
        ("order",              Form::Holds("hidden", |it| it.view.deck.is_none() && it.view.counterdeck.is_none() && it.view.companion_deck.is_none())),
        ("discards",           Form::Number(|it| it.view.discards.len())),
        ("discard top",        Form::Starts(|it| Some(ids(it.view.discards.into_iter().rev())))),
        ("counterdeck top",    Form::Starts(|it| it.view.counterdeck.map(|deck| ids(deck.into_iter().rev().map(|it| it.card))))),
        ("counterdeck bottom", Form::Ends(|it| it.view.counterdeck.map(|deck| ids(deck.into_iter().rev().map(|it| it.card))))),
        ("counterdeck known",  Form::Ids(|it| Some(ids(it.view.counterdeck_known)))),
        ("counterdeck",        Form::Number(|it| it.view.counterdeck_size)),
        ("companion deck",     Form::Number(|it| it.view.companion_deck_size)),
        ("asked attack",       Form::Seats(|it| asked(it, Window::Attack))),
        ("asked hit",          Form::Seats(|it| asked(it, Window::Hit))),
        ("asked arrival",      Form::Seats(|it| asked(it, Window::Arrival))),
    ];

    fn position(
        setup: &Setup<Self>,
        clauses: &[&str],
        _: &mut impl Tell<Self>,
    ) -> Result<Self, ClauseError> {
        position::position(setup, clauses)
    }

    fn parse_id(kind: &str, word: Text<'_>) -> Result<String, ParseError> {
        match kind {
            "players" => id::<Character>(word),
            "shadow" | "portal" => id::<Companion>(word),
            "at" => id::<Hex>(word),
            "dice" if word.as_str() == OUT => Ok(OUT.to_string()),
            "dice" | "tokens" => id::<Symbol>(word),
            "sealed" if word.as_str() == PASS => Ok(PASS.to_string()),
            "book" | "cast" | "next" | "discard-top" => id::<Card>(word),
            _ => id::<Counterspell>(word),
        }
    }

    /// Counterspells are what can be a secret, so `told poof` is about counterspells.
    fn names(event: &Event, id: &str) -> bool {
        let card = match event {
            Event::Received { card, .. } => Some(*card),
            Event::Bought { known, .. } => *known,
            Event::Countered { answer, .. } | Event::Sealed { reply: Reply::Plays(answer), .. } => {
                Some(answer.card())
            }
            Event::Eliminated { counterspells, .. } => {
                return counterspells.iter().any(|card| card.id() == id);
            }
            _ => None,
        };
        card.is_some_and(|card| card.id() == id)
    }

    /// Checks `choices A with cast: cast spectral-slap at B paying blue-gem, …` and
    /// `beside thorn-forest soggy-sock`.
    fn judge_other(scene: &Scene<'_>, mut text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
        match text.word().as_str() {
            "choices" => choices(scene, text),
            "beside" => {
                let hex: Hex = text.word().read()?;
                let card: Card = text.read()?;
                let parts = alloc::vec![("hex", hex.to_string()), ("card", card.to_string())];
                let real = scene.view.beside.at(hex);
                let verdict = Verdict::of(real, &Some(card), |real| {
                    real.map_or_else(|| String::from("none"), |card| card.to_string())
                });
                Ok((claim("beside", None, ClaimValue::Parts(parts)), verdict))
            }
            _ => Err(ParseError::new(0, "this is no claim that Casting Shadows knows")),
        }
    }
}

fn claim(kind: &str, seat: Option<Seat>, value: ClaimValue) -> Claim {
    Claim { kind: kind.to_string(), seat, round: None, value }
}

/// Checks the legal choices of a seat that begin with some words, or all of them, in order.
fn choices(scene: &Scene<'_>, mut text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
    let wrong = text.wrong("expected `choices A: …` or `choices A with cast: …`");
    let mut head = text.until(": ").ok_or(wrong)?;
    let seat = head.word().seat(scene.seats)?;
    if head.skip("with") { check_start(head) } else { head.end() }?;
    let claimed: Vec<Choice> = match text.as_str() {
        "none" => Vec::new(),
        _ => text.parts().map(Text::read).collect::<Result<_, _>>()?,
    };
    let start = head.as_str();
    let legal = scene.game.choices(seat);
    let real = legal.iter().copied().filter(|choice| choice.to_string().starts_with(start));
    let verdict = Verdict::of(real.collect(), &claimed, |real: Vec<Choice>| show(&real));
    let parts = alloc::vec![("start", start.to_string()), ("choices", text.as_str().to_string())];
    Ok((claim("choices", Some(seat), ClaimValue::Parts(parts)), verdict))
}

/// Checks that choices can begin with these words: if they are no choice yet, the mistake is that
/// more has to follow.
fn check_start(text: Text<'_>) -> Result<(), ParseError> {
    let end = text.offset() + text.as_str().len();
    match text.read::<Choice>() {
        Err(wrong) if wrong.at < end || text.as_str().is_empty() => Err(wrong),
        _ => Ok(()),
    }
}

fn show(choices: &[Choice]) -> String {
    if choices.is_empty() { String::from("none") } else { ids(choices).join(", ") }
}

/// Reads an id as one of its type.
fn id<T: FromStr<Err = ParseError> + ToString>(word: Text<'_>) -> Result<String, ParseError> {
    word.read::<T>().map(|id| id.to_string())
}

fn ids<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

fn held(cards: Facedowns) -> Vec<String> {
    ids(cards.iter().map(|it| it.card))
}

fn dice(it: &Scene<'_>) -> Vec<String> {
    let face = |face: Option<Symbol>| face.map_or_else(|| OUT.to_string(), |it| it.to_string());
    it.view.pool.dice.map(face).to_vec()
}

/// Lists what each seat has, for the seats that have one.
fn by_seat<T: ToString>(it: &Scene<'_>, what: impl Fn(Seat) -> Option<T>) -> Vec<(Seat, String)> {
    it.seats.seats().filter_map(|seat| Some((seat, what(seat)?.to_string()))).collect()
}

/// A sealed answer or none, if these eyes may see what belongs to the seat.
fn sealed(it: &Scene<'_>, seat: Seat) -> Option<Vec<String>> {
    it.eyes.see(seat).then(|| {
        let reply = it.view.sealed[seat];
        ids(reply.map(|reply| match reply {
            Reply::Pass => PASS,
            Reply::Plays(answer) => answer.card().id(),
        }))
    })
}

/// Returns whom a window has asked in this step.
fn asked(it: &Scene<'_>, asked: Window) -> Seats {
    let events = it.events.iter().filter_map(|event| match event {
        Event::Asked { window, seats } if *window == asked => Some(*seats),
        _ => None,
    });
    events.flatten().collect()
}
