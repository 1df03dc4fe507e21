//! The board: what is always in sight, and the words for all parts of it.

use catalog::princess::{Ask, Card, Life, Phase, Spot, View};
use kernel::{Eyes, Seat, Seats};
use maud::{Markup, html};
use text::{Argument, GameWords};

use super::card::Printer;
use crate::pages::{
    Part,
    game::{Context, Paper},
};

/// A view of The Princess, with what is needed to draw it.
#[derive(Clone, Copy)]
pub(crate) struct Board<'b> {
    pub(crate) context: Context<'b>,
    pub(crate) view: &'b View,
}

impl<'b> Board<'b> {
    /// Draws all parts that can change.
    pub(super) fn pieces(&self) -> Vec<Part> {
        let mut parts = vec![self.shop(), self.environment(), self.aims(), self.whereabouts()];
        if self.context.telling.is_none() {
            parts.push(self.phase());
        }
        for seat in self.view.seats.seats() {
            parts.extend([self.seat(seat), self.anchor(seat)]);
        }
        parts
    }

    /// Draws the whole board: the ring with the reader at the bottom, and the environment.
    pub(super) fn whole(&self) -> Markup {
        html! {
            section.board aria-label=(self.say("page-board")) {
                div.ring data-seats=(self.view.seats) {
                    div.felt aria-hidden="true" {}
                    (self.shop().markup)
                    (self.aims().markup)
                    @for seat in self.around() { (self.anchor(seat).markup) }
                    div.ghosts #on-ring {}
                    @for seat in self.around() { (self.seat(seat).markup) }
                    (self.whereabouts().markup)
                }
                (self.environment().markup)
            }
        }
    }

    /// Returns all seats clockwise, the reader's first.
    pub(super) fn around(&self) -> impl Iterator<Item = Seat> {
        let (seats, first) = (self.view.seats, self.bottom());
        (0..seats.get()).map(move |places| seats.left_by(first, places))
    }

    /// Returns the seat at the bottom of the ring.
    fn bottom(&self) -> Seat {
        let first = self.view.seats.seats().next().expect("a table has seats");
        self.reader().unwrap_or(first)
    }

    /// Returns the place of a seat in the ring, clockwise from the bottom.
    pub(super) fn place_of(&self, seat: Seat) -> usize {
        self.around().position(|it| it == seat).expect("every seat is in the ring")
    }

    pub(super) fn paper(&self) -> Paper<'b> {
        self.context.paper
    }

    pub(super) fn printer(&self) -> Printer<'b> {
        Printer { paper: self.context.paper, cards: &self.view.cards }
    }

    pub(super) fn words(&self) -> &'static GameWords {
        self.context.paper.words
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.context.paper.say(key)
    }

    pub(super) fn with(&self, key: &str, places: &[Argument<'_>]) -> String {
        self.words().say(key, places)
    }

    pub(super) fn number(&self, key: &str, name: &str, number: usize) -> String {
        self.with(key, &[(name, number.into())])
    }

    /// Returns the seat of the reader, if the reader has one.
    pub(super) fn reader(&self) -> Option<Seat> {
        match self.view.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Crowd | Eyes::All => None,
        }
    }

    pub(super) fn is_alive(&self, seat: Seat) -> bool {
        self.view.players[seat].life == Life::Alive
    }

    /// Returns the name of a seat; the reader is *you*.
    pub(super) fn called(&self, seat: Seat) -> String {
        let names = self.context.names;
        if names.is_reader(seat) { self.say("table-you") } else { names.of(seat) }
    }

    pub(super) fn names(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.map(|seat| self.called(seat)).collect();
        self.words().list(&names)
    }

    pub(super) fn card_name(&self, card: Card) -> String {
        self.printer().name(card)
    }

    /// Says how far the game is.
    pub(super) fn moment(&self) -> String {
        self.with("table-turn", &[("turn", self.view.turn.into())])
    }

    /// Draws how far the game is, for the header of the page.
    pub(super) fn phase(&self) -> Part {
        let view = self.view;
        let turn = self.with("table-turn", &[("turn", view.turn.into())]);
        let now = match (view.ask, view.phase) {
            (Some(Ask::Action), _) => self.say("page-now-action"),
            (_, phase) => self.words().name(phase.id()),
        };
        Part::new("phase", |id| {
            html! {
                p.phase id=(id) data-phase=(view.phase.id()) {
                    @if view.phase != Phase::Over { span { (turn) } " · " }
                    b { (now) }
                }
            }
        })
    }

    /// Says where La Princesa is [PR-16.5], and how many cards are left.
    pub(super) fn whereabouts(&self) -> Part {
        let (spot, names) = (self.view.princess, self.context.names);
        let holder = spot.holder();
        let you = if holder.is_some_and(|seat| names.is_reader(seat)) { "-you" } else { "" };
        let name = holder.map(|seat| names.of(seat)).unwrap_or_default();
        let says = match spot {
            Spot::Hand(_) | Spot::Anchor(_) => {
                let key = format!("table-princess-{}{you}", spot.id());
                if you.is_empty() {
                    self.with(&key, &[("name", name.into())])
                } else {
                    self.say(&key)
                }
            }
            Spot::Unseen => self.say("page-princess-unseen"),
            Spot::Shop | Spot::Discards => self.say(&format!("table-princess-{}", spot.id())),
        };
        let is_near = self.view.deck_size <= 12;
        Part::new("whereabouts", |id| {
            html! {
                p.whereabouts id=(id) {
                    (self.paper().sign("crown")) " " (says)
                    @if let Some(_) = holder.filter(|_| is_near && self.view.outcome.is_none()) {
                        " · " b { (self.number("page-deck-left", "count", self.view.deck_size)) }
                    }
                }
            }
        })
    }
}
