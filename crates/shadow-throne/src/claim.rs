//! Claims that scenarios make about what eyes see, and about what has just happened.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Display;

use kernel::{
    BySeat, Choices, Claim, ClauseError, Eyes, Game, GameEvent, Outcome, ParseError, Scripted,
    Seat, SeatCount, Seats, Tell,
};

use crate::{
    Card, Cards, Choice, Event, Faction, Memory, Options, Phase, ShadowThrone, View, clause::Text,
    position,
};

impl Scripted for ShadowThrone {
    fn position(
        options: &Options,
        seats: SeatCount,
        clauses: &[&str],
        tell: &mut impl Tell<Event>,
    ) -> Result<Self, ClauseError> {
        position::position(options, seats, clauses, tell)
    }

    fn stack(&mut self, clauses: &[&str]) -> Result<Vec<(Seat, Choice)>, ClauseError> {
        position::stack(self, clauses)
    }

    fn claim(&self, eyes: Eyes, events: &[Event], text: &str) -> Result<Claim, ParseError> {
        let scene = Scene { game: self, view: self.view(eyes), events };
        scene.judge(Text::new(text))
    }
}

struct Scene<'s> {
    game: &'s ShadowThrone,
    view: View,
    events: &'s [Event],
}

type Judged = Result<Claim, ParseError>;

/// Compares what is with what was claimed.
#[expect(
    clippy::unnecessary_wraps,
    reason = "most claims end in this one, and can be misread before"
)]
fn same<T: PartialEq>(real: T, claimed: T, show: impl FnOnce(T) -> String) -> Judged {
    Ok(if real == claimed { Claim::Holds } else { Claim::Fails(show(real)) })
}

fn shown(real: impl Display) -> String {
    format!("it is {real}")
}

/// Compares cards with `outlaw datura`, `none`, or `hidden`.
fn compare(claimed: Text<'_>, real: Option<Cards>) -> Judged {
    let claimed = match claimed.as_str() {
        "hidden" => None,
        _ => Some(claimed.read()?),
    };
    same(real, claimed, |real| real.map_or_else(|| String::from("it is hidden"), shown))
}

/// `datura 1, outlaw 3`: how many there are of each.
fn counts(text: Text<'_>, real: impl Fn(Card) -> usize) -> Judged {
    for mut part in text.parts() {
        let card: Card = part.word().read()?;
        let claim = same(real(card), part.number()?, |real| format!("there are {real} {card}"))?;
        if claim != Claim::Holds {
            return Ok(claim);
        }
    }
    Ok(Claim::Holds)
}

/// Tells whether an event gives this card away.
fn names(event: &Event, card: Card) -> bool {
    match *event {
        Event::Dealt { pool, .. } | Event::Received { pool, .. } => pool.has(card),
        Event::Drafted { card: named, .. }
        | Event::Committed { card: named, .. }
        | Event::Revealed { card: named, .. }
        | Event::Settled { card: named, .. }
        | Event::Poor { card: named, .. }
        | Event::Emboldened { card: named, .. }
        | Event::Silenced { card: named, .. }
        | Event::Killed { card: named, .. }
        | Event::Converted { card: named, .. }
        | Event::Promised { card: named, .. }
        | Event::Added { card: named, .. }
        | Event::Kept { card: named, .. } => named == card,
        Event::BattleBegan { .. }
        | Event::Answered { .. }
        | Event::Passed { .. }
        | Event::WaveBegan { .. }
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

impl Scene<'_> {
    fn judge(&self, mut text: Text<'_>) -> Judged {
        let (view, seats) = (&self.view, self.view.seats);
        let keyword = text.word();
        match keyword.as_str() {
            "gold" => self.numbers(text, &view.gold),
            "influence" => self.numbers(text, &view.influence),
            "cards" => self.numbers(text, &view.hand_sizes),
            "pools" => self.numbers(text, &view.pool_sizes),
            "battle" => same(view.battle, text.number()?, shown),
            "round" => same(view.round.unwrap_or(0), text.number()?, shown),
            "wave" => same(view.wave.unwrap_or(0), text.number()?, shown),
            "target" => same(view.target, text.number()?, shown),
            "deck" => same(view.deck_size, text.number()?, shown),
            "undealt" => {
                text.wrong_unless("hidden")?;
                same(view.deck.is_none(), true, |_| String::from("it lies open"))
            }
            "shuffled" if view.deck.is_none() => Ok(Claim::Fails(String::from("it is hidden"))),
            "shuffled" => counts(text, |card| self.shuffled(card)),
            "buried" => counts(text, |card| usize::from(view.buried.of(card))),
            "owes" => same(view.owing, text.seat_set(seats)?, show_seats),
            "hand" => self.secret(text, |seat| view.hands[seat]),
            "pool" => self.secret(text, |seat| view.pools[seat]),
            "chosen" => self.secret(text, |seat| self.seen_by(seat, view.sealed[seat])),
            "kept" => self.secret(text, |seat| self.seen_by(seat, self.memory(seat)?.kept)),
            "discarded" => self.secret(text, |seat| Some(self.memory(seat)?.discarded)),
            "remembers" => self.remembers(text),
            "told" => self.told(text, true),
            "untold" => self.told(text, false),
            "power" => self.power(text),
            "carried" => {
                let carried = view.carried().map_or(Seats::NONE, Seats::only);
                same(carried, text.seat_set(seats)?, show_seats)
            }
            "facedown" => self.facedown(text),
            "hush" => same(self.hushed(), text.seat_set(seats)?, show_seats),
            "poor" => same(self.poor(), text.seat_set(seats)?, show_seats),
            "winners" => self.winners(text),
            "consolation" => match self.consolation() {
                Some(gold) => self.numbers(text, &gold),
                None => Ok(Claim::Fails(String::from("no battle was decided"))),
            },
            "extra" => self.extra(text),
            "game" => {
                text.wrong_unless("goes on")?;
                same(view.outcome.is_none(), true, |_| String::from("the game is over"))
            }
            "winner" => {
                let winner = Some(Seats::only(text.seat(seats)?));
                same(view.outcome.map(winners), winner, show_outcome)
            }
            "ruin" => same(view.outcome.map(winners), Some(Seats::NONE), show_outcome),
            _ => self.character(keyword, text),
        }
    }

    fn numbers<N: Copy + PartialEq + Display + core::str::FromStr>(
        &self,
        text: Text<'_>,
        real: &BySeat<N>,
    ) -> Judged {
        let claimed = text.each_seat(self.view.seats, Text::number::<N>)?;
        let wrong = claimed.iter().find(|(seat, n)| n.is_some_and(|n| n != real[*seat]));
        Ok(match wrong {
            None => Claim::Holds,
            Some((seat, _)) => Claim::Fails(format!("{seat} has {}", real[seat])),
        })
    }

    /// Counts how many are in the deck and in the pools that were dealt from it.
    fn shuffled(&self, card: Card) -> usize {
        let pools = self.game.pools.values().copied().flat_map(Cards::iter);
        let deck = self.game.deck.iter().copied();
        pools.chain(deck).filter(|&other| other == card).count()
    }

    /// `A outlaw datura`, `A none`, or `A hidden`.
    fn secret(&self, mut text: Text<'_>, real: impl Fn(Seat) -> Option<Cards>) -> Judged {
        let seat = text.word().seat(self.view.seats)?;
        compare(text, real(seat))
    }

    /// One card or none, if these eyes may see what belongs to the seat.
    fn seen_by(&self, seat: Seat, card: Option<Card>) -> Option<Cards> {
        self.view.eyes.see(seat).then(|| card.into_iter().collect())
    }

    fn memory(&self, seat: Seat) -> Option<&Memory> {
        self.view.memory[seat].as_ref()
    }

    /// `A round 2 outlaw datura`: a pool that the seat has looked at in this battle; or
    /// `A round 2 hidden`, if it has not, or if these eyes may not know.
    fn remembers(&self, mut text: Text<'_>) -> Judged {
        let name = text.word();
        if !text.skip("round") {
            return Err(text.wrong("expected `remembers SEAT round NUMBER CARDS`"));
        }
        let round: usize = text.word().number()?;
        let seat = name.seat(self.view.seats)?;
        let since = usize::from(self.view.since);
        let pool = self.memory(seat).zip(round.checked_sub(since));
        let pool = pool.and_then(|(memory, round)| memory.seen.get(round).copied());
        compare(text, pool)
    }

    /// `told datura outlaw`: these eyes have just been told of each of these cards, in any event;
    /// `untold datura outlaw`: of none of them.
    fn told(&self, text: Text<'_>, told: bool) -> Judged {
        let (claimed, eyes): (Cards, Eyes) = (text.read()?, self.view.eyes);
        let heard = |card| {
            let mut known = self.events.iter().filter(|event| eyes.may_know(event.eyes()));
            known.any(|event| names(event, card))
        };
        let wrong = claimed.distinct().find(|&card| heard(card) != told);
        Ok(wrong.map_or(Claim::Holds, |card| {
            Claim::Fails(format!("{card} was {}named", if told { "not " } else { "" }))
        }))
    }

    fn power(&self, text: Text<'_>) -> Judged {
        for mut part in text.parts() {
            let faction: Faction = part.word().read()?;
            let real = self.view.power[faction];
            let claim = same(real, part.number()?, |real| format!("{faction} has {real}"))?;
            if claim != Claim::Holds {
                return Ok(claim);
            }
        }
        Ok(Claim::Holds)
    }

    /// `A datura, B protis`: everything that lies face down.
    fn facedown(&self, text: Text<'_>) -> Judged {
        let mut claimed: Vec<(Seat, Card)> = Vec::new();
        if text.as_str() != "none" {
            for mut part in text.parts() {
                let seat = part.word().seat(self.view.seats)?;
                claimed.push((seat, part.read()?));
            }
        }
        let facedown = self.view.facedown.iter().map(|x| (x.owner, x.card));
        let mut real: Vec<(Seat, Card)> = facedown.collect();
        real.sort();
        claimed.sort();
        same(real, claimed, |real| {
            let cards: Vec<String> =
                real.iter().map(|(owner, card)| format!("{owner} {card}")).collect();
            if cards.is_empty() { shown("none") } else { shown(cards.join(", ")) }
        })
    }

    fn hushed(&self) -> Seats {
        self.seats_of(|event| match *event {
            Event::Settled { seat, hush: true, .. } | Event::Poor { seat, hush: true, .. } => {
                Some(seat)
            }
            _ => None,
        })
    }

    fn poor(&self) -> Seats {
        self.seats_of(|event| match *event {
            Event::Poor { seat, .. } => Some(seat),
            _ => None,
        })
    }

    fn seats_of(&self, seat: impl Fn(&Event) -> Option<Seat>) -> Seats {
        self.events.iter().filter_map(seat).collect()
    }

    fn winners(&self, text: Text<'_>) -> Judged {
        let claimed: Vec<Faction> = text.parts().map(Text::read).collect::<Result<_, _>>()?;
        let won = self.events.iter().find_map(|event| match event {
            Event::Won { factions, .. } => Some(factions.to_vec()),
            _ => None,
        });
        same(won, Some(claimed), |real| match real {
            None => String::from("no battle was decided"),
            Some(factions) => format!("they are {factions:?}"),
        })
    }

    /// What the battle that was decided in this step paid, if one was.
    fn consolation(&self) -> Option<BySeat<u16>> {
        let mut paid = None;
        for event in self.events {
            if let Event::Consolation { seat, gold, .. } = *event {
                paid.get_or_insert(BySeat::new(self.view.seats, |_| 0))[seat] += gold;
            }
        }
        paid
    }

    /// The cards among the choices of this seat.
    fn options(&self, seat: Seat) -> Cards {
        let mut legal = Choices::new();
        self.game.legal(seat, &mut legal);
        legal.iter().filter_map(|choice| choice.card()).collect()
    }

    /// `extra offered A`, `extra not offered`, or `extra options A datura`, which is `hidden` to
    /// other eyes and while nobody asks.
    fn extra(&self, mut text: Text<'_>) -> Judged {
        let asked = self.view.owing.first().filter(|_| self.view.phase == Phase::Extra);
        let show = |asked: Option<Seat>| match asked {
            None => String::from("nobody is asked"),
            Some(seat) => format!("{seat} is asked"),
        };
        let word = text.word();
        match word.as_str() {
            "not" => {
                text.wrong_unless("offered")?;
                same(asked, None, show)
            }
            "offered" => same(asked, Some(text.seat(self.view.seats)?), show),
            "options" => {
                let seat = text.word().seat(self.view.seats)?;
                let is_seen = asked == Some(seat) && self.view.eyes.see(seat);
                compare(text, is_seen.then(|| self.options(seat)))
            }
            _ => Err(word.wrong("expected `extra offered SEAT`, `not offered` or `options SEAT`")),
        }
    }

    /// `A outlaw wave 2 is Church 2`, `A outlaw is Rebels dead`, `A thavma is silenced`.
    fn character(&self, keyword: Text<'_>, mut text: Text<'_>) -> Judged {
        let owner = keyword.seat(self.view.seats).map_err(|wrong| {
            let what = "this is no claim that Shadow Throne knows";
            ParseError::new(wrong.at, what)
        })?;
        let card: Card = text.word().read()?;
        let wave: Option<u8> = if text.skip("wave") { Some(text.word().number()?) } else { None };
        if !text.skip("is") {
            return Err(text.wrong("expected `is`, a faction, and a power or `dead`"));
        }
        let named = self.view.table.iter().filter(|x| x.owner == owner && x.card == card);
        let mut named = named.filter(|x| wave.is_none_or(|wave| x.wave == wave)).peekable();
        if named.peek().is_none() {
            return Ok(Claim::Fails(format!("{owner} has no such {card} in the battle")));
        }
        if text.as_str() == "silenced" {
            return same(named.all(|x| x.silenced), true, |_| String::from("it is not"));
        }
        let faction: Faction = text.word().read()?;
        let dead = text.as_str() == "dead";
        let power: u16 = if dead { 0 } else { text.number()? };
        let differs =
            |x: &&crate::Character| (x.faction, x.power(), x.dead) != (faction, power, dead);
        Ok(named.find(differs).map_or(Claim::Holds, |x| {
            let state = if x.dead { String::from("dead") } else { format!("{}", x.power()) };
            Claim::Fails(format!("it is {} {state}", x.faction))
        }))
    }
}

impl Text<'_> {
    fn wrong_unless(self, words: &str) -> Result<(), ParseError> {
        if self.as_str() == words {
            return Ok(());
        }
        Err(self.wrong(format!("expected `{words}`")))
    }
}

fn winners(outcome: Outcome) -> Seats {
    outcome.winners
}

fn show_seats(seats: Seats) -> String {
    let names: Vec<String> = seats.map(|seat| format!("{seat}")).collect();
    if names.is_empty() {
        String::from("it is none")
    } else {
        format!("it is {}", names.join(", "))
    }
}

fn show_outcome(winners: Option<Seats>) -> String {
    winners.map_or_else(|| String::from("the game goes on"), show_seats)
}
