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

use crate::{
    Card, Cards, Choice, Event, Id, Princess, Road, Spot, Written,
    notation::{read_card, read_character},
    position,
};

type Scene<'s> = kernel::Scene<'s, Princess>;

/// A claim and whether it is true, or why it cannot be read.
type Judged = Result<(Claim, Verdict), ParseError>;

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

    fn parse_id(kind: &str, word: Text<'_>) -> Result<String, ParseError> {
        let cards = Cards::default();
        match kind {
            "players" => read_character(&cards, word).map(|it| cards.character(it).id.to_string()),
            _ => read_card(&cards, word).map(|card| cards.id(card).to_string()),
        }
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
    fn judge_other(scene: &Scene<'_>, mut text: Text<'_>) -> Judged {
        let kind = text.word();
        match kind.as_str() {
            "asks" => asks(scene, text),
            "known" => known_of_deck(scene, text),
            "order" => order(scene, text),
            "princess" => princess(scene, text),
            "over" => over(scene, text),
            "outcome" => of_seat(scene, "outcome", text),
            "target" => of_seat(scene, "target", text),
            "anchor" => of_seat(scene, "anchor", text),
            "choice" => of_seat(scene, "choice", text),
            _ => Err(kind.wrong("this is no claim that The Princess knows")),
        }
    }
}

fn claim(kind: &str, seat: Option<Seat>, value: ClaimValue) -> Claim {
    Claim { kind: kind.to_string(), seat, round: None, value }
}

/// Makes the value of a claim whose parts are texts.
fn parts<const N: usize>(parts: [(&'static str, &str); N]) -> ClaimValue {
    ClaimValue::Parts(parts.map(|(name, part)| (name, part.to_string())).into())
}

/// Checks `asks A: no, buy lantern`: the whole list of answers, in order; `none` if nobody asks.
fn asks(scene: &Scene<'_>, mut text: Text<'_>) -> Judged {
    let wrong = text.wrong("expected `asks A: …`");
    let seat = text.until(": ").ok_or(wrong)?.seat(scene.seats)?;
    let cards = &scene.view.cards;
    let claimed: Vec<Choice> = match text.as_str() {
        "none" => Vec::new(),
        _ => text.parts().map(|part| read_choice(cards, part)).collect::<Result<_, _>>()?,
    };
    let real = scene.game.choices(seat).iter().copied().collect();
    let verdict = Verdict::of(real, &claimed, |real: Vec<Choice>| {
        let written = real.into_iter().map(|choice| Written::of(cards, choice));
        listed(written, ", ")
    });
    Ok((claim("asks", Some(seat), parts([("choices", text.as_str())])), verdict))
}

/// Checks what the viewer knows of the deck, from the top: `known lantern ? brew`, or `none`.
fn known_of_deck(scene: &Scene<'_>, text: Text<'_>) -> Judged {
    let cards = &scene.view.cards;
    let place = |word: Text<'_>| match word.as_str() {
        "?" => Ok(None),
        _ => read_card(cards, word).map(Some),
    };
    let claimed: Vec<Option<Card>> = match text.as_str() {
        "none" => Vec::new(),
        _ => text.words().map(place).collect::<Result<_, _>>()?,
    };
    let id = |card: &Option<Card>| {
        card.map_or_else(|| String::from("?"), |card| cards.id(card).to_string())
    };
    let value = ClaimValue::Ids(claimed.iter().map(id).collect());
    let real = scene.view.deck_known.iter().copied().collect();
    let verdict =
        Verdict::of(real, &claimed, |real: Vec<Option<Card>>| listed(real.iter().map(id), " "));
    Ok((claim("known", None, value), verdict))
}

/// Checks the initiative order of all seats: `order B A`.
fn order(scene: &Scene<'_>, text: Text<'_>) -> Judged {
    let seats = text.words().map(|word| word.seat(scene.seats));
    let claimed: Vec<Seat> = seats.collect::<Result<_, _>>()?;
    let real = scene.view.order().collect();
    let verdict = Verdict::of(real, &claimed, |real: Vec<Seat>| listed(real, " "));
    Ok((claim("order", None, parts([("what", text.as_str())])), verdict))
}

/// Checks where La Princesa is: `princess hand A`, `princess shop`.
fn princess(scene: &Scene<'_>, mut text: Text<'_>) -> Judged {
    let place = text.word();
    let claimed = match place.as_str() {
        "hand" => Spot::Hand(text.seat(scene.seats)?),
        "anchor" => Spot::Anchor(text.seat(scene.seats)?),
        _ => {
            let known = [Spot::Shop, Spot::Discards, Spot::Unseen];
            let found = known.into_iter().find(|spot| spot.id() == place.as_str());
            let spot = found.ok_or_else(|| place.wrong(NO_SPOT))?;
            text.end()?;
            spot
        }
    };
    let verdict = Verdict::of(scene.view.princess, &claimed, |real| {
        let holder = real.holder().map(|seat| format!(" {seat}")).unwrap_or_default();
        format!("{}{holder}", real.id())
    });
    let value = parts([("place", place.as_str()), ("holder", text.as_str())]);
    Ok((claim("princess", None, value), verdict))
}

const NO_SPOT: &str = "La Princesa is at `hand A`, `anchor A`, `shop`, `discard` or `unseen`";

/// Checks how the game ended: `over A last`, `over nobody`, or `over no` while it goes on.
fn over(scene: &Scene<'_>, text: Text<'_>) -> Judged {
    let mut road = text;
    let winner = road.until(" ");
    let claimed = match text.as_str() {
        "no" => None,
        _ => Some((winner.map(|it| it.seat(scene.seats)).transpose()?, road.read()?)),
    };
    let won = scene.winners().and_then(Seats::first);
    let real = scene.view.road.map(|road| (won, road));
    let verdict =
        Verdict::of(real, &claimed, |real| real.map_or_else(|| String::from("no"), ending));
    let value = parts([("winner", winner.map_or("", Text::as_str)), ("road", road.as_str())]);
    Ok((claim("over", None, value), verdict))
}

/// Describes how a game ended as claims do.
fn ending((winner, road): (Option<Seat>, Road)) -> String {
    winner.map_or_else(|| road.to_string(), |seat| format!("{seat} {road}"))
}

/// Checks `outcome A success`, `target A B`, `anchor A resolved` or `choice A sealed`.
fn of_seat(scene: &Scene<'_>, kind: &'static str, mut text: Text<'_>) -> Judged {
    let seat = text.word().seat(scene.seats)?;
    let seen = &scene.view.players[seat];
    let verdict = match kind {
        "outcome" => Verdict::of(seen.outcome, &or_none(text, Text::read)?, show),
        "target" => {
            let target = or_none(text, |text| text.seat(scene.seats))?;
            Verdict::of(seen.target, &target, show)
        }
        "anchor" => Verdict::of(seen.laid, &text.read()?, |laid| laid.to_string()),
        _ => choice_of(scene, seat, text)?,
    };
    Ok((claim(kind, Some(seat), parts([(kind, text.as_str())])), verdict))
}

/// Checks `play fangs left`, `sealed` if these eyes may not see it, or `none`.
fn choice_of(scene: &Scene<'_>, seat: Seat, text: Text<'_>) -> Result<Verdict, ParseError> {
    let cards = &scene.view.cards;
    let claimed = match text.as_str() {
        "sealed" => Sealed::Hidden,
        _ => or_none(text, |text| read_choice(cards, text))?.map_or(Sealed::Nothing, Sealed::Seen),
    };
    let real = match scene.view.sealed[seat] {
        Some(choice) => Sealed::Seen(choice),
        None if scene.view.answered.has(seat) => Sealed::Hidden,
        None => Sealed::Nothing,
    };
    Ok(Verdict::of(real, &claimed, |real| match real {
        Sealed::Nothing => String::from("none"),
        Sealed::Hidden => String::from("sealed"),
        Sealed::Seen(choice) => Written::of(cards, choice).to_string(),
    }))
}

/// What a viewer knows of the sealed answer of a seat.
#[derive(PartialEq)]
enum Sealed {
    Nothing,
    Hidden,
    Seen(Choice),
}

fn read_choice(cards: &Cards, text: Text<'_>) -> Result<Choice, ParseError> {
    Choice::read(cards, text.as_str()).map_err(|wrong| wrong.shifted(text.offset()))
}

/// Reads a value, or `none`.
fn or_none<'t, T>(
    text: Text<'t>,
    read: impl FnOnce(Text<'t>) -> Result<T, ParseError>,
) -> Result<Option<T>, ParseError> {
    if text.as_str() == "none" { Ok(None) } else { read(text).map(Some) }
}

fn show(value: Option<impl ToString>) -> String {
    value.map_or_else(|| String::from("none"), |value| value.to_string())
}

/// Lists values as claims do; `none` if there are none.
fn listed(items: impl IntoIterator<Item = impl ToString>, gap: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { String::from("none") } else { items.join(gap) }
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
