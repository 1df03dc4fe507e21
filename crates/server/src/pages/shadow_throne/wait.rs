//! What the reader sees while others choose: the hand, and who is still choosing.

use std::f64::consts::{FRAC_PI_2, TAU};

use catalog::shadow_throne::{Card, Cards, Phase, ROUNDS};
use kernel::{Eyes, Seat, Seats};
use maud::{Markup, html};

use super::{board::Board, preview::Preview};

/// The circle of seats: its size, its center and its radii.
const SIZE: (f64, f64) = (330.0, 296.0);
const CENTER: (f64, f64) = (165.0, 148.0);
const RADII: (f64, f64) = (112.0, 92.0);
/// How far an arrow begins and ends from the middle of a seat, in radians.
const GAP: f64 = 0.42;

/// A place in the circle.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    angle: f64,
}

impl Board<'_> {
    pub(super) fn wait(&self, here: &str) -> Markup {
        html! {
            @if self.view.phase == Phase::Draft { (self.wait_for_pool()) } @else { (self.resting_hand()) }
            (self.nothing_to_do(here))
        }
    }

    fn reader(&self) -> Option<Seat> {
        match self.view.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Crowd | Eyes::All => None,
        }
    }

    /// Draws the hand without the card that lies face down; the view's hand still has it.
    fn resting_hand(&self) -> Markup {
        let view = self.view;
        let hand = self.reader().and_then(|seat| {
            let gone = view.sealed[seat].filter(|_| view.phase == Phase::Wave);
            view.hands[seat].map(|hand| gone.map_or(hand, |card| hand.without(card)))
        });
        html! {
            div.hand.resting data-phase=(view.phase.id()) {
                div.cards {
                    @for card in hand.into_iter().flat_map(Cards::iter) {
                        div.choice.held data-move={ "own-" (card.id()) } { span.face { (self.printer().drawing(card).small()) } }
                    }
                }
            }
        }
    }

    fn nothing_to_do(&self, here: &str) -> Markup {
        let (place, view) = (self.paper().place, self.view);
        html! {
            section.prompt.panel.calm {
                h2 {
                    @match (view.phase, self.reader()) {
                        (Phase::Extra, _) => { (self.crest()) (self.say("table-extra")) }
                        // In the draft, the circle beside it says who is missing.
                        (Phase::Draft, None) => { (place.say("room-you-watch")) }
                        (Phase::Draft, Some(_)) => { (self.say("table-nothing-now")) }
                        _ => { (self.waiting_for()) }
                    }
                }
                p {
                    @match (view.phase, self.reader()) {
                        (Phase::Draft, None) => { (place.say("room-hands-hidden")) }
                        (Phase::Draft, Some(_)) => { (self.context.call()) }
                        (_, None) => { (place.say("room-watching")) }
                        (_, Some(_)) => { (self.say("table-nothing-to-do")) (self.context.call()) }
                    }
                }
                noscript {
                    a.button href=(here) { (place.say("room-look-again")) }
                }
                a.button href="/games/shadow-throne/rules?quick=true" data-peek { (self.say("table-how")) }
                a.button href="/games/shadow-throne/cards" { (self.say("table-all-cards")) }
            }
        }
    }

    fn waiting_for(&self) -> String {
        let names: Vec<String> = self.view.owing.map(|seat| self.context.names.of(seat)).collect();
        self.words().say("table-waiting", &[("names", self.words().list(&names).into())])
    }

    /// Draws the draft while others choose: who is missing, what comes next, and the own hand.
    fn wait_for_pool(&self) -> Markup {
        html! {
            div.hand.waiting data-phase=(self.view.phase.id()) {
                section.circle.panel {
                    h2 { (self.waiting_for()) }
                    (self.circle())
                    p { (self.coming_pool()) }
                }
                @if let Some(seat) = self.reader() { (self.hand_so_far(seat)) }
            }
        }
    }

    /// Says how many cards come next, and from whom.
    fn coming_pool(&self) -> String {
        let left = ROUNDS.saturating_sub(self.view.round.unwrap_or(1));
        let from = self.reader().and_then(|reader| {
            self.view.seats.seats().find(|seat| self.view.seats.left_of(*seat) == reader)
        });
        match from {
            _ if left == 0 => self.say("wait-last"),
            None => self.number("wait-pools", "count", left + 1),
            Some(from) => {
                let from = self.context.names.of(from);
                self.words().say("wait-next", &[("count", left.into()), ("from", from.into())])
            }
        }
    }

    /// Draws what the reader has taken, at full size, and a slot for each pick to come.
    fn hand_so_far(&self, seat: Seat) -> Markup {
        let (view, preview) = (self.view, Preview { board: self, seat });
        let hand = view.hands[seat].into_iter().flat_map(Cards::iter).chain(view.sealed[seat]);
        let hand: Vec<Card> = hand.collect();
        let to_come = ROUNDS.saturating_sub(view.round.unwrap_or(1));
        let cost: i16 = hand.iter().map(|card| -i16::from(view.printed(*card).gold)).sum();
        let key = match cost {
            1.. => "wait-cost",
            0 => "wait-free",
            _ => "wait-income",
        };
        let sum = [("cost", cost.unsigned_abs().into()), ("gold", view.gold[seat].into())];
        html! {
            section.so-far.panel {
                h2 { (self.say("table-hand-so-far")) small { (self.words().say(key, &sum)) } }
                div.cards tabindex="0" {
                    @for card in hand {
                        div.choice.held data-move={ "own-" (card.id()) } {
                            span.face { (self.printer().drawing(card).large()) }
                            (preview.tag(card))
                        }
                    }
                    @if to_come > 0 {
                        div.to-come { @for _ in 1..to_come { span.slot {} } span.slot { (self.say("table-last-pick")) } }
                    }
                }
            }
        }
    }

    /// Draws the seats in a circle, the reader in front, with the way that pools take.
    fn circle(&self) -> Markup {
        let seats = self.view.seats;
        let first = self.reader().or_else(|| seats.seats().next());
        let round = std::iter::successors(first, |seat| Some(seats.left_of(*seat)));
        let places: Vec<(Seat, Place)> =
            round.take(usize::from(seats.get())).zip(Place::around(seats.get())).collect();
        let step = TAU / f64::from(seats.get());
        html! {
            svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } aria-hidden="true" {
                @for (_, place) in &places { (place.arrow(step)) }
                @for (seat, place) in &places { (self.chair(*seat, *place)) }
            }
            p.unseen { (self.chosen(seats.seats())) }
        }
    }

    fn chair(&self, seat: Seat, place: Place) -> Markup {
        let (x, y, owing) = (place.x, place.y, self.view.owing.has(seat));
        let name = self.context.names.of(seat);
        let initial = name.chars().next().unwrap_or('?').to_uppercase();
        let (dx, dy, anchor) = place.label();
        let word = self.say(if owing { "wait-choosing" } else { "wait-chosen" });
        html! {
            g class={ "chair hue-" (self.context.hue(seat)) @if owing { " owing" } } {
                @if owing { circle.lamp cx=(x) cy=(y) r="27" {} }
                circle.wax cx=(x) cy=(y) r="21" {}
                text.initial x=(x) y=(y + 6.0) { (initial) }
                text.word x=(x + dx) y=(y + dy) text-anchor=(anchor) { (word) }
            }
        }
    }

    /// Says who has chosen already.
    fn chosen(&self, seats: Seats) -> String {
        let chosen = seats.filter(|seat| !self.view.owing.has(*seat));
        let names: Vec<String> = chosen.map(|seat| self.context.names.of(seat)).collect();
        if names.is_empty() {
            return String::new();
        }
        self.words().say("wait-have-chosen", &[("names", self.words().list(&names).into())])
    }
}

impl Place {
    /// Returns places from the front on, in the direction in which pools are passed.
    fn around(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats).map(move |number| {
            let angle = FRAC_PI_2 + TAU * f64::from(number) / f64::from(seats);
            let (x, y) = at(angle);
            Self { x, y, angle }
        })
    }

    /// Draws the arrow to the next place.
    fn arrow(self, step: f64) -> Markup {
        let ((x1, y1), end) = (at(self.angle + GAP), self.angle + step - GAP);
        let (x2, y2) = at(end);
        let (rx, ry) = RADII;
        // The tip points along the ellipse.
        let turn = (ry * end.cos()).atan2(-rx * end.sin()).to_degrees();
        html! {
            path.way d=(format!("M{x1:.0} {y1:.0}A{rx} {ry} 0 0 1 {x2:.0} {y2:.0}")) {}
            path.tip d="M8 0L-4 -6V6Z" transform=(format!("translate({x2:.0} {y2:.0}) rotate({turn:.0})")) {}
        }
    }

    /// Returns where the word at a place begins, and its anchor: below, above, or inside the circle.
    fn label(self) -> (f64, f64, &'static str) {
        match (self.angle.cos(), self.angle.sin()) {
            (_, up) if up > 0.7 => (0.0, 42.0, "middle"),
            // Above a seat that is more beside the circle, an arrow begins.
            (across, up) if up < -0.4 && across.abs() < 0.7 => (0.0, -34.0, "middle"),
            (across, _) if across < 0.0 => (37.0, 5.0, "start"),
            _ => (-37.0, 5.0, "end"),
        }
    }
}

fn at(angle: f64) -> (f64, f64) {
    let round = |it: f64| it.round();
    (round(CENTER.0 + RADII.0 * angle.cos()), round(CENTER.1 + RADII.1 * angle.sin()))
}
