//! The claims that scenarios make about Casting Shadows.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use kernel::{
    Claim, ClaimValue, ClauseError, Form, Game, ParseError, Scripted, Seat, Seats, Setup, Tell,
    Text, Verdict,
};

use crate::{
    Card, CastingShadows, Character, Companion, Counterspell, Event, Facedowns, Hex, Reply, Symbol,
    Window, position,
};

type Scene<'s> = kernel::Scene<'s, CastingShadows>;

/// What is written for a die that is not in the pool.
const OUT: &str = "out";

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

    /// Reads the id of anything: a card, a hex, a symbol.
    fn parse_id(word: Text<'_>) -> Result<String, ParseError> {
        let text = word.as_str();
        let is_known = text == OUT
            || text == "pass"
            || text.parse::<Card>().is_ok()
            || text.parse::<Counterspell>().is_ok()
            || text.parse::<Companion>().is_ok()
            || text.parse::<Character>().is_ok()
            || text.parse::<Hex>().is_ok()
            || text.parse::<Symbol>().is_ok();
        if is_known {
            Ok(text.to_string())
        } else {
            Err(word.wrong(format!("nothing is called `{text}`")))
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
fn choices(scene: &Scene<'_>, text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
    let wrong = || text.wrong("expected `choices A: …` or `choices A with cast: …`");
    let (head, listed) = text.as_str().split_once(": ").ok_or_else(wrong)?;
    let (seat, start) = head.split_once(" with ").unwrap_or((head, ""));
    let seat = Text::at(seat, text.offset()).seat(scene.seats)?;
    let claimed: Vec<&str> = match listed {
        "none" => Vec::new(),
        _ => listed.split(", ").collect(),
    };
    let real: Vec<String> = scene.game.choices(seat).iter().map(ToString::to_string).collect();
    let real: Vec<&str> =
        real.iter().map(String::as_str).filter(|it| it.starts_with(start)).collect();
    let verdict = Verdict::of(real, &claimed, |real| real.join(", "));
    let parts = alloc::vec![("start", start.to_string()), ("choices", listed.to_string())];
    Ok((claim("choices", Some(seat), ClaimValue::Parts(parts)), verdict))
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
            Reply::Pass => "pass",
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
