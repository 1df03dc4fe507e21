//! Anchors: the card that each player has laid, at whom it points, and how it does.

use catalog::princess::{Laid, Life};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    board::Board,
    card::back,
    ring::{Arrow, arrows, direction},
};
use crate::pages::Part;

impl Board<'_> {
    /// Draws the anchor of a seat [PR-16.1].
    pub(super) fn anchor(&self, seat: Seat) -> Part {
        let seen = &self.view.players[seat];
        let place = self.place_of(seat);
        let nose =
            seen.target.filter(|_| seen.anchor.is_some()).map(|target| self.toward(seat, target));
        let answered =
            self.view.answered.has(seat) && self.view.ask == Some(catalog::princess::Ask::Action);
        let laid = if answered { Laid::Chosen } else { seen.laid };
        let is_out = seen.life != Life::Alive;
        Part::new(&format!("anchor-{}", seat.number()), |id| {
            html! {
                div.anchor.{ "at-" (place) }.{ "laid-" (laid.id()) }.out[is_out] id=(id) {
                    @if let Some(card) = seen.anchor {
                        a.lies.(nose.unwrap_or_default()) href=(self.paper().card_path(self.view.cards.id(card).as_str())) data-peek data-glance
                            aria-label=(self.spoken_anchor(seat)) {
                            (self.printer().laid(card))
                            span.under { (self.card_name(card)) }
                        }
                        @if laid == Laid::Cancelled { span.mark { (self.words().name("cancelled")) } }
                    } @else if laid == Laid::Chosen {
                        span.lies role="img" aria-label=(self.say("table-laid-chosen")) { (back()) }
                    } @else if !is_out { span.slot aria-hidden="true" { (self.paper().sign("anchor")) } }
                }
            }
        })
    }

    /// Says what lies on an anchor: the card, its target and its outcome.
    fn spoken_anchor(&self, seat: Seat) -> String {
        let seen = &self.view.players[seat];
        let card = seen.anchor.map(|card| self.card_name(card)).unwrap_or_default();
        let target = seen.target.map(|target| match self.context.names.is_reader(target) {
            true => self.say("table-points-at-you"),
            false => {
                self.with("table-points-at", &[("name", self.context.names.of(target).into())])
            }
        });
        let outcome = seen.outcome.map(|outcome| self.words().name(outcome.id()));
        let laid = self.say(&format!("table-laid-{}", seen.laid.id()));
        let parts = [Some(card), target, outcome, Some(laid)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Returns the direction from one anchor to another, as a class.
    pub(super) fn toward(&self, seat: Seat, target: Seat) -> String {
        let seats = usize::from(self.view.seats.get());
        format!("to-{}", direction(seats, self.place_of(seat), self.place_of(target)))
    }

    /// Draws an arrow for each card that is turned up and still counts.
    pub(super) fn aims(&self) -> Part {
        let view = self.view;
        let arrow = |seat: Seat| {
            let seen = &view.players[seat];
            let (target, outcome) = (seen.target?, seen.outcome?);
            let kind = match seen.laid {
                Laid::Revealed | Laid::Resolving | Laid::Resolved => outcome.id(),
                Laid::Empty | Laid::Chosen | Laid::Cancelled => return None,
            };
            Some(Arrow { kind, from: self.place_of(seat), to: self.place_of(target) })
        };
        let shown: Vec<Arrow<'_>> = view.seats.seats().filter_map(arrow).collect();
        Part::new("aims", |id| {
            html! { div.aims-of id=(id) { (self.arrows(shown)) } }
        })
    }

    /// Draws the arrow of a choice that is being made.
    pub(super) fn wish(&self, seat: Seat, target: Seat) -> Markup {
        self.arrows(vec![Arrow {
            kind: "wish",
            from: self.place_of(seat),
            to: self.place_of(target),
        }])
    }

    fn arrows(&self, shown: Vec<Arrow<'_>>) -> Markup {
        arrows(usize::from(self.view.seats.get()), shown)
    }
}
