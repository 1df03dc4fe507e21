//! The claims that scenarios make about Goofspiel.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use kernel::{ClauseError, Form, ParseError, Scripted, Seat, Setup, Tell, Text};

use crate::{Bid, Card, Cards, Event, Goofspiel, Prize, ROUNDS, position};

type Scene<'s> = kernel::Scene<'s, Goofspiel>;

impl Scripted for Goofspiel {
    #[rustfmt::skip]
    const CLAIMS: &'static [(&'static str, Form<Self>)] = &[
        ("round",     Form::UpTo(ROUNDS, |it| it.view.round.into())),
        ("prize",     Form::UpTo(ROUNDS, |it| it.view.prize.map_or(0, Prize::number).into())),
        ("left",      Form::UpTo(ROUNDS, |it| it.view.left.into())),
        ("order",     Form::Holds("hidden", |it| it.view.order.iter().flatten().count() == it.view.round.into())),
        ("points",    Form::EachSeat(|it, seat| Some(it.view.points[seat].into()))),
        ("bids",      Form::EachSeat(|it, seat| Some(it.view.revealed[seat]?.number().into()))),
        ("hand",      Form::IdsOf(|it, seat| Some(ids(it.view.hands[seat])))),
        ("won",       Form::IdsOf(|it, seat| Some(ids(it.view.won[seat])))),
        ("chosen",    Form::IdsOf(chosen)),
        ("discarded", Form::Ids(|it| Some(ids(it.view.discarded)))),
    ];

    fn position(
        setup: &Setup<Self>,
        clauses: &[&str],
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, ClauseError> {
        position::position(setup, clauses, tell)
    }

    fn parse_id(_: &str, word: Text<'_>) -> Result<String, ParseError> {
        word.read::<Bid>().map(|card| card.to_string())
    }

    /// Bids are what can be a secret, so `told 7` is about the bid.
    fn names(event: &Event, id: &str) -> bool {
        match *event {
            Event::Committed { bid, .. }
            | Event::Revealed { bid, .. }
            | Event::Won { bid, .. }
            | Event::Discarded { bid, .. } => id.parse() == Ok(bid),
            Event::TurnedUp { .. }
            | Event::Answered { .. }
            | Event::BidsRevealed { .. }
            | Event::Ended { .. } => false,
        }
    }
}

fn ids<C: Card>(cards: Cards<C>) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// A sealed bid or none, if these eyes may see what belongs to the seat.
fn chosen(it: &Scene<'_>, seat: Seat) -> Option<Vec<String>> {
    it.eyes.see(seat).then(|| it.view.sealed[seat].iter().map(Bid::to_string).collect())
}
