//! The board: what is always in sight, and the words for all parts of it.

use catalog::casting_shadows::{Card, Character, Phase, View};
use kernel::{Eyes, Seat, Seats};
use maud::{Markup, html};
use text::{Argument, GameWords};

use super::card::Printer;
use crate::pages::{
    Part,
    game::{Context, Paper},
};

/// A view of Casting Shadows, with what is needed to draw it.
#[derive(Clone, Copy)]
pub(crate) struct Board<'b> {
    pub(crate) context: Context<'b>,
    pub(crate) view: &'b View,
}

impl<'b> Board<'b> {
    /// Draws all parts that can change.
    pub(super) fn pieces(&self) -> Vec<Part> {
        let mut parts = vec![self.portal(), self.decks(), self.pool(), self.threats()];
        if self.context.telling.is_none() {
            parts.push(self.phase());
        }
        parts.extend(self.view.board.all().iter().map(|hex| self.hex(hex)));
        parts.extend(self.view.seats.seats().map(|seat| self.seat(seat)));
        parts
    }

    /// Draws the whole board. The reader's own seat stands beside the own book.
    pub(super) fn whole(&self) -> Markup {
        let reader = self.reader();
        let rivals = self.view.seats.seats().filter(|seat| Some(*seat) != reader);
        html! {
            section.board data-seats=(rivals.count()) aria-label=(self.say("table-board")) {
                div.rivals { @for seat in self.around() { (self.seat(seat).markup) } }
                (self.map())
                (self.pool().markup)
                @if let Some(seat) = reader { (self.seat(seat).markup) }
            }
        }
    }

    /// Returns the other seats, in the order in which they play after the reader.
    pub(super) fn around(&self) -> Vec<Seat> {
        let seats = self.view.seats;
        let first = self.reader().map(|seat| seats.left_of(seat)).or_else(|| seats.seats().next());
        let round = std::iter::successors(first, |seat| Some(seats.left_of(*seat)));
        let others = usize::from(seats.get()) - usize::from(self.reader().is_some());
        round.take(others).collect()
    }

    pub(super) fn paper(&self) -> Paper<'b> {
        self.context.paper
    }

    pub(super) fn printer(&self) -> Printer<'b> {
        Printer { paper: self.context.paper }
    }

    pub(super) fn words(&self) -> &'static GameWords {
        self.context.paper.words
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.context.paper.say(key)
    }

    pub(super) fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.context.paper.number(key, name, number)
    }

    pub(super) fn with(&self, key: &str, places: &[Argument<'_>]) -> String {
        self.words().say(key, places)
    }

    /// Returns the seat of the reader, if the reader has one.
    pub(super) fn reader(&self) -> Option<Seat> {
        match self.view.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Crowd | Eyes::All => None,
        }
    }

    /// Returns whether the reader acts now.
    pub(super) fn is_mine(&self) -> bool {
        self.reader() == Some(self.view.active)
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

    pub(super) fn is_shadow(&self, seat: Seat) -> bool {
        self.view.companions[seat].is_some()
    }

    /// Returns the id of a seat's portrait and figure: `kit-shadow`.
    pub(super) fn form(&self, seat: Seat) -> Option<String> {
        let form = if self.is_shadow(seat) { "shadow" } else { "basic" };
        self.view.characters[seat].map(|it| format!("{}-{form}", it.id()))
    }

    /// Returns the name of a seat's character in its present form.
    pub(super) fn character(&self, seat: Seat) -> Option<String> {
        let id = self.view.characters[seat].map(Character::id)?;
        let shadow = self.words().attribute(id, "shadow").filter(|_| self.is_shadow(seat));
        Some(shadow.unwrap_or_else(|| self.words().name(id)))
    }

    /// Returns the name of a card in the gallery, such as a spell, a hex or a companion.
    pub(super) fn card_name(&self, card: Card) -> String {
        self.words().short(card.id())
    }

    /// Says how far the game is.
    pub(super) fn moment(&self) -> String {
        self.number("table-round", "round", self.view.round)
    }

    /// Draws how far the game is, for the header of the page.
    pub(super) fn phase(&self) -> Part {
        let view = self.view;
        let turn = match self.reader() {
            Some(reader) if reader == view.active => self.say("table-turn-you"),
            _ => {
                let name = self.context.names.of(view.active);
                self.with("table-turn", &[("name", name.into())])
            }
        };
        let now = match view.phase {
            Phase::Act => String::new(),
            other => self.say(&format!("table-{}", other.id())),
        };
        let over = view.phase == Phase::Over;
        let place = [("round", view.round.into()), ("of", view.rounds.into())];
        Part::new("phase", |id| {
            html! {
                p.phase id=(id) data-phase=(view.phase.id()) title=(self.with("table-round-of", &place)) {
                    span { (self.number("table-round", "round", view.round)) } " · "
                    @if over { b { (now) } } @else {
                        b { (turn) } @if !now.is_empty() { " · " span { (now) } }
                    }
                }
            }
        })
    }
}
