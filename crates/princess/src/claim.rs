//! The claims that scenarios make about The Princess.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use kernel::{
    Claim, ClaimValue, ClauseError, Dice, Form, Game, ParseError, Scripted, Seat, Seats, Setup,
    Tell, Text, Verdict,
};

use crate::{Card, Cards, Event, Id, Princess, Written, position};

type Scene<'s> = kernel::Scene<'s, Princess>;

impl Scripted for Princess {
    #[rustfmt::skip]
    const CLAIMS: &'static [(&'static str, Form<Self>)] = &[
        ("turn",          Form::Number(|it| it.view.turn.into())),
        ("hearts",        Form::EachSeat(|it, seat| Some(it.view.players[seat].hearts.into()))),
        ("gold",          Form::EachSeat(|it, seat| Some(it.view.players[seat].gold.into()))),
        ("shield",        Form::EachSeat(|it, seat| Some(it.view.players[seat].shield.into()))),
        ("thorns",        Form::EachSeat(|it, seat| Some(it.view.players[seat].thorns.into()))),
        ("cards",         Form::EachSeat(|it, seat| Some(it.view.players[seat].hand_size))),
        ("price",         Form::EachSeat(|it, seat| Some(it.view.players[seat].price.into()))),
        ("limit",         Form::EachSeat(|it, seat| Some(it.view.players[seat].limit))),
        ("players",       Form::Held(|it| by_seat(it, |seat| it.view.cards.character(it.view.players[seat].character).id))),
        ("alive",         Form::Seats(|it| it.view.living())),
        ("stunned",       Form::Seats(stunned)),
        ("pending",       Form::Seats(|it| it.game.pending())),
        ("holder",        Form::Seats(|it| it.view.princess.holder().into_iter().collect())),
        ("hand",          Form::IdsOf(|it, seat| it.view.players[seat].hand.map(|hand| ids(it, hand)))),
        ("attribute",     Form::ListOf(|it, seat| Some(ids(it, it.view.players[seat].attribute)))),
        ("environment",   Form::Ids(|it| Some(ids(it, it.view.environment)))),
        ("shop size",     Form::Number(|it| it.view.shop.len())),
        ("shop",          Form::Ids(|it| Some(ids(it, it.view.shop)))),
        ("discards size", Form::Number(|it| it.view.discards.len())),
        ("discards",      Form::Ids(|it| Some(ids(it, it.view.discards)))),
        ("deck size",     Form::Number(|it| it.view.deck_size)),
        ("deck",          Form::Ids(|it| it.view.deck().map(|deck| ids(it, deck.map(|(card, ..)| card))))),
    ];

    fn position(
        setup: &Setup<Self>,
        clauses: &[&str],
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, ClauseError> {
        position::position(setup, clauses, tell)
    }

    fn happen(
        &mut self,
        what: Text<'_>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<(), ParseError> {
        self.direct(what, dice, tell)
    }

    fn parse_id(word: Text<'_>) -> Result<String, ParseError> {
        let (cards, text) = (Cards::default(), word.as_str());
        if cards.find(text).is_some() || cards.find_character(text).is_some() {
            return Ok(text.to_string());
        }
        Err(word.wrong(format!("nothing is called `{text}`")))
    }

    /// What can be a secret is a card of the deck or of a ghost.
    fn names(event: &Event, id: &str) -> bool {
        let is_it = |card: &Id| card.as_str() == id;
        match event {
            Event::GhostSaw { card, .. } | Event::Drew { card, .. } => is_it(card),
            Event::Saw { cards, .. } | Event::Ordered { cards, .. } => cards.iter().any(is_it),
            Event::Sealed { choice, .. } => choice.names(id),
            _ => false,
        }
    }

    /// Checks claims that are words: `asks A: no, buy lantern`, `order B A`, `outcome A success`,
    /// `target A B`, `anchor A resolved`, `princess shop`, `over A last`, `choice B sealed` and
    /// `known lantern ?`.
    fn judge_other(scene: &Scene<'_>, mut text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
        let kind = text.word();
        let claimed = text.as_str();
        let (seat, real) = match kind.as_str() {
            "asks" => return asks(scene, text),
            "known" => return known_of_deck(scene, text),
            "order" => (None, spaced(scene.view.order())),
            "princess" => (None, princess(scene)),
            "over" => (None, over(scene)),
            _ => {
                let seat = text.word().seat(scene.seats);
                let seat =
                    seat.map_err(|_| kind.wrong("this is no claim that The Princess knows"))?;
                (Some(seat), of_seat(scene, kind, seat)?)
            }
        };
        let claimed = if seat.is_some() { text.as_str() } else { claimed };
        let parts = parts(kind.as_str(), claimed).map(|(name, part)| (name, part.to_string()));
        let claim = claim(kind.as_str(), seat, ClaimValue::Parts(parts.collect()));
        Ok((claim, Verdict::of(real, &claimed.to_string(), |real| real)))
    }
}

/// Returns the parts of a claim in words, by name.
fn parts<'c>(kind: &str, claimed: &'c str) -> impl Iterator<Item = (&'static str, &'c str)> {
    let (first, last) = claimed.rsplit_once(' ').unwrap_or(("", claimed));
    let (place, holder) = claimed.split_once(' ').unwrap_or((claimed, ""));
    let parts = match kind {
        "princess" => [Some(("place", place)), Some(("holder", holder))],
        "over" => [Some(("winner", first)), Some(("road", last))],
        "outcome" => [Some(("outcome", claimed)), None],
        "target" => [Some(("target", claimed)), None],
        "anchor" => [Some(("anchor", claimed)), None],
        "choice" => [Some(("choice", claimed)), None],
        _ => [Some(("what", claimed)), None],
    };
    parts.into_iter().flatten()
}

fn claim(kind: &str, seat: Option<Seat>, value: ClaimValue) -> Claim {
    Claim { kind: kind.to_string(), seat, round: None, value }
}

/// Checks `asks A: no, buy lantern`: the whole list of answers, in order; `none` if nobody asks.
fn asks(scene: &Scene<'_>, text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
    let wrong = || text.wrong("expected `asks A: …`");
    let (seat, listed) = text.as_str().split_once(": ").ok_or_else(wrong)?;
    let seat = Text::at(seat, text.offset()).seat(scene.seats)?;
    let written = |choice| Written::of(&scene.view.cards, choice).to_string();
    let real: Vec<String> = scene.game.choices(seat).iter().copied().map(written).collect();
    let real = if real.is_empty() { String::from("none") } else { real.join(", ") };
    let verdict = Verdict::of(real, &listed.to_string(), |real| real);
    let parts = alloc::vec![("choices", listed.to_string())];
    Ok((claim("asks", Some(seat), ClaimValue::Parts(parts)), verdict))
}

fn of_seat(scene: &Scene<'_>, kind: Text<'_>, seat: Seat) -> Result<String, ParseError> {
    let view = &scene.view;
    let seen = &view.players[seat];
    let none = || String::from("none");
    Ok(match kind.as_str() {
        "outcome" => seen.outcome.map_or_else(none, |it| it.to_string()),
        "target" => seen.target.map_or_else(none, |it| it.to_string()),
        "anchor" => seen.laid.to_string(),
        "choice" => match view.sealed[seat] {
            Some(choice) => Written::of(&view.cards, choice).to_string(),
            None if view.answered.has(seat) => String::from("sealed"),
            None => none(),
        },
        _ => return Err(kind.wrong("this is no claim that The Princess knows")),
    })
}

fn princess(scene: &Scene<'_>) -> String {
    let spot = scene.view.princess;
    let holder = spot.holder().map(|seat| format!(" {seat}")).unwrap_or_default();
    format!("{}{holder}", spot.id())
}

fn over(scene: &Scene<'_>) -> String {
    let Some(road) = scene.view.road else { return String::from("no") };
    match scene.winners().and_then(Seats::first) {
        Some(seat) => format!("{seat} {road}"),
        None => road.to_string(),
    }
}

/// Checks what the viewer knows of the deck, from the top: `known lantern ? brew`, or `none`.
#[expect(clippy::unnecessary_wraps, reason = "as the other claims")]
fn known_of_deck(scene: &Scene<'_>, text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
    let place = |card: &Option<Card>| {
        card.map_or_else(|| String::from("?"), |card| scene.view.cards.id(card).to_string())
    };
    let real: Vec<String> = scene.view.deck_known.iter().map(place).collect();
    let claimed: Vec<String> = match text.as_str() {
        "none" => Vec::new(),
        listed => listed.split(' ').map(String::from).collect(),
    };
    let verdict = Verdict::of(real, &claimed, |real| real.join(" "));
    Ok((claim("known", None, ClaimValue::Ids(claimed)), verdict))
}

fn spaced(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn ids(scene: &Scene<'_>, cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| scene.view.cards.id(card).to_string()).collect()
}

fn stunned(scene: &Scene<'_>) -> Seats {
    scene.seats.seats().filter(|seat| scene.view.players[*seat].stunned).collect()
}

/// Lists what each seat has.
fn by_seat<T: ToString>(it: &Scene<'_>, what: impl Fn(Seat) -> T) -> Vec<(Seat, String)> {
    it.seats.seats().map(|seat| (seat, what(seat).to_string())).collect()
}
