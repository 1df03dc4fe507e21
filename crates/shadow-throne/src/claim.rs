//! The claims that scenarios make about Shadow Throne.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use kernel::{
    Claim, ClaimValue, ClauseError, Eyes, Form, Game, ParseError, Scripted, Seat, Seats, Setup,
    Tell, Text, Verdict,
};

use crate::{
    Card, Cards, Character, Choice, Event, Faction, Memory, Phase, ROUNDS, ShadowThrone, WAVES,
    position,
};

type Scene<'s> = kernel::Scene<'s, ShadowThrone>;

impl Scripted for ShadowThrone {
    #[rustfmt::skip]
    const CLAIMS: &'static [(&'static str, Form<Self>)] = &[
        ("gold",          Form::EachSeat(|it, seat| Some(it.view.gold[seat].into()))),
        ("influence",     Form::EachSeat(|it, seat| Some(it.view.influence[seat].into()))),
        ("cards",         Form::EachSeat(|it, seat| Some(it.view.hand_sizes[seat].into()))),
        ("pools",         Form::EachSeat(|it, seat| Some(it.view.pool_sizes[seat].into()))),
        ("consolation",   Form::EachSeat(consolation)),
        ("battle",        Form::Number(|it| it.view.battle.into())),
        ("round",         Form::UpTo(ROUNDS, |it| it.view.round.unwrap_or(0).into())),
        ("wave",          Form::UpTo(WAVES, |it| it.view.wave.unwrap_or(0).into())),
        ("target",        Form::Number(|it| it.view.target.into())),
        ("deck",          Form::Number(|it| it.view.deck_size)),
        ("hand",          Form::IdsOf(|it, seat| it.view.hands[seat].map(ids))),
        ("pool",          Form::IdsOf(|it, seat| it.view.pools[seat].map(ids))),
        ("chosen",        Form::IdsOf(|it, seat| seen_by(it, seat, it.view.sealed[seat]))),
        ("kept",          Form::IdsOf(|it, seat| seen_by(it, seat, memory(it, seat)?.kept))),
        ("discarded",     Form::IdsOf(|it, seat| memory(it, seat).map(|own| ids(own.discarded)))),
        ("extra options", Form::IdsOf(extra_options)),
        ("remembers",     Form::IdsOfRound(ROUNDS, remembered)),
        ("shuffled",      Form::Counts(shuffled)),
        ("buried",        Form::Counts(|it, id| Some(it.view.buried[card(id)?].into()))),
        ("power",         Form::Counts(|it, id| Some(it.view.power[faction(id)?].into()))),
        ("facedown",      Form::Held(|it| it.view.facedown.iter().map(|x| (x.owner, x.card.to_string())).collect())),
        ("carried",       Form::Seats(|it| it.view.carried().map_or(Seats::NONE, Seats::only))),
        ("hush",          Form::Seats(|it| seats_of(it, |event| matches!(event, Event::Settled { hush: true, .. } | Event::Poor { hush: true, .. })))),
        ("poor",          Form::Seats(|it| seats_of(it, |event| matches!(event, Event::Poor { .. })))),
        ("extra offered", Form::Seats(|it| asked(it).map_or(Seats::NONE, Seats::only))),
        ("extra not",     Form::Holds("offered", |it| asked(it).is_none())),
        ("undealt",       Form::Holds("hidden", |it| it.view.deck.is_none())),
        ("ruin",          Form::Holds("", |it| it.winners() == Some(Seats::NONE))),
        ("winners",       Form::Ids(winners)),
    ];

    fn position(
        setup: &Setup<Self>,
        clauses: &[&str],
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, ClauseError> {
        position::position(setup, clauses, tell)
    }

    fn stack(&mut self, clauses: &[&str]) -> Result<Vec<(Seat, Choice)>, ClauseError> {
        position::stack(self, clauses)
    }

    fn parse_id(kind: &str, word: Text<'_>) -> Result<String, ParseError> {
        match kind {
            "power" | "winners" => word.read().map(|faction: Faction| faction.id().to_string()),
            _ => word.read().map(|card: Card| card.to_string()),
        }
    }

    fn names(event: &Event, id: &str) -> bool {
        match *event {
            Event::Dealt { pool, .. } | Event::Received { pool, .. } => {
                pool.iter().any(|card| card.id() == id)
            }
            Event::Drafted { card, .. }
            | Event::Committed { card, .. }
            | Event::Revealed { card, .. }
            | Event::Settled { card, .. }
            | Event::Poor { card, .. }
            | Event::Emboldened { card, .. }
            | Event::Silenced { card, .. }
            | Event::Killed { card, .. }
            | Event::Converted { card, .. }
            | Event::Promised { card, .. }
            | Event::Missed { card, .. }
            | Event::Added { card, .. }
            | Event::Kept { card, .. } => card.id() == id,
            Event::BattleBegan { .. }
            | Event::Answered { .. }
            | Event::Passed { .. }
            | Event::WaveBegan { .. }
            | Event::TurnedUp { .. }
            | Event::Mourned { .. }
            | Event::Asked { .. }
            | Event::Declined { .. }
            | Event::Counted { .. }
            | Event::Won { .. }
            | Event::Influence { .. }
            | Event::Consolation { .. }
            | Event::Stayed { .. }
            | Event::Ended { .. } => false,
        }
    }

    /// Checks `A outlaw wave 2 is Church 2`, `A outlaw is Rebels dead`, `A thavma is silenced`.
    fn judge_other(scene: &Scene<'_>, mut text: Text<'_>) -> Result<(Claim, Verdict), ParseError> {
        let owner = text.word().seat(scene.seats).map_err(|wrong| {
            let what = "this is no claim that Shadow Throne knows";
            ParseError::new(wrong.at, what)
        })?;
        let card: Card = text.word().read()?;
        let wave = if text.skip("wave") { Some(position::read_wave(text.word())?) } else { None };
        if !text.skip("is") {
            return Err(text.wrong("expected `is`, a faction, and a power or `dead`"));
        }
        let table = scene.view.table.iter().filter(|x| x.owner == owner && x.card == card);
        let named: Vec<&Character> = table.filter(|x| wave.is_none_or(|it| x.wave == it)).collect();
        let wave = wave.map_or_else(|| String::from("none"), |wave| wave.to_string());
        let mut parts = Vec::from([("card", card.to_string()), ("wave", wave)]);
        let (kind, real) = if text.as_str() == "silenced" {
            let loud = named.iter().find(|x| !x.silenced);
            ("silenced", loud.map(|_| String::from("it is not silenced")))
        } else {
            let faction: Faction = text.word().read()?;
            let dead = text.as_str() == "dead";
            let power: u16 = if dead { 0 } else { text.number()? };
            parts.extend([("faction", faction.id().to_string()), ("number", power.to_string())]);
            let other =
                named.iter().find(|x| (x.faction, x.power(), x.dead) != (faction, power, dead));
            let real = other.map(|x| format!("it is {}", state_of(x)));
            (if dead { "dead" } else { "character" }, real)
        };
        let missing = || format!("{owner} has no such {card} in the battle");
        let real = if named.is_empty() { Some(missing()) } else { real };
        let verdict = real.map_or(Verdict::Holds, Verdict::Fails);
        let (kind, seat, value) = (kind.to_string(), Some(owner), ClaimValue::Parts(parts));
        Ok((Claim { kind, seat, round: None, value }, verdict))
    }
}

/// Describes a character as claims do: `Church 2`, or `Rebels dead`.
fn state_of(x: &Character) -> String {
    if x.dead { format!("{} dead", x.faction) } else { format!("{} {}", x.faction, x.power()) }
}

fn ids(cards: Cards) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

fn card(id: &str) -> Option<Card> {
    id.parse().ok()
}

fn faction(id: &str) -> Option<Faction> {
    Faction::ALL.into_iter().find(|faction| faction.id() == id)
}

fn memory<'s>(it: &'s Scene<'_>, seat: Seat) -> Option<&'s Memory> {
    it.view.memory[seat].as_ref()
}

/// Returns a list of one card or none, if the viewer may see the secrets of the seat.
fn seen_by(it: &Scene<'_>, seat: Seat, card: Option<Card>) -> Option<Vec<String>> {
    it.eyes.see(seat).then(|| card.iter().map(Card::to_string).collect())
}

/// Returns a pool that the seat has seen in this battle, if the viewer may know it.
fn remembered(it: &Scene<'_>, (seat, round): (Seat, usize)) -> Option<Vec<String>> {
    let round = round.checked_sub(usize::from(it.view.since))?;
    memory(it, seat)?.seen.get(round).copied().map(ids)
}

/// Returns how many copies are in the deck and in the pools.
fn shuffled(it: &Scene<'_>, id: &str) -> Option<usize> {
    let card = card(id)?;
    let pools = it.game.pools.values().copied().flat_map(Cards::iter);
    let deck = it.game.deck.iter().copied();
    (it.eyes == Eyes::All).then(|| pools.chain(deck).filter(|&other| other == card).count())
}

fn seats_of(it: &Scene<'_>, fits: impl Fn(&Event) -> bool) -> Seats {
    let fitting = it.events.iter().filter(|event| fits(event));
    let seats = fitting.filter_map(|event| match *event {
        Event::Settled { seat, .. } | Event::Poor { seat, .. } => Some(seat),
        _ => None,
    });
    seats.collect()
}

/// Returns the factions that won the battle decided in this step, if there is one.
fn winners(it: &Scene<'_>) -> Option<Vec<String>> {
    it.events.iter().find_map(|event| match event {
        Event::Won { factions, .. } => Some(factions.iter().map(|x| x.id().to_string()).collect()),
        _ => None,
    })
}

/// Returns the consolation from the battle decided in this step, if there is one.
fn consolation(it: &Scene<'_>, seat: Seat) -> Option<usize> {
    let paid = it.events.iter().filter_map(|event| match *event {
        Event::Consolation { seat, gold, .. } => Some((seat, usize::from(gold))),
        _ => None,
    });
    let paid: Vec<(Seat, usize)> = paid.collect();
    let own = paid.iter().filter(|(other, _)| *other == seat).map(|(_, gold)| gold).sum();
    (!paid.is_empty()).then_some(own)
}

/// Returns the seat that may add a card to King Kyros.
fn asked(it: &Scene<'_>) -> Option<Seat> {
    it.view.owing.first().filter(|_| it.view.phase == Phase::Extra)
}

/// Returns what this seat may add to King Kyros; hidden from others, and at other times.
fn extra_options(it: &Scene<'_>, seat: Seat) -> Option<Vec<String>> {
    let is_seen = asked(it) == Some(seat) && it.eyes.see(seat);
    let legal = it.game.choices(seat);
    is_seen
        .then(|| legal.iter().filter_map(|choice| choice.card()).map(|x| x.to_string()).collect())
}
