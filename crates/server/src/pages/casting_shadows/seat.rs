//! Seats: who plays whom, with life, energy and book.

use catalog::casting_shadows::{
    BOOK_MAX, Counterspell, ENERGY_BASIC, ENERGY_SHADOW, HP_MAX, Phase,
};
use kernel::Seat;
use maud::{Markup, html};

use super::{board::Board, card::image};
use crate::pages::Part;

impl Board<'_> {
    /// Draws a seat: portrait, names, life, energy, companion and book.
    pub(super) fn seat(&self, seat: Seat) -> Part {
        let (view, names) = (self.view, self.context.names);
        let me = self.reader() == Some(seat);
        let alive = view.is_alive(seat);
        let now = view.phase != Phase::Over && self.context.telling.is_none();
        let owing = now && view.owing.has(seat);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let tint = view.characters[seat].map_or("", |it| it.id());
        Part::new(&format!("seat-{}", seat.number()), |id| {
            html! {
                section.seat.rival.(tint).me[me].owing[owing].won[won].out[!alive].active[now && view.active == seat]
                    id=(id) data-tap=(id) aria-label=(names.of(seat)) {
                    (self.portrait(seat))
                    div.who-is {
                        h2 { (self.title(seat)) }
                        p.player { (self.context.name(seat)) @if let Some(word) = self.doing(seat) { span.doing { " · " (word) } } }
                        @if alive { (self.life(seat)) (self.energy(seat)) } @else { p.gone { (self.say("table-out")) } }
                    }
                    @if me { (self.hope(seat)) } @else if alive { (self.book(seat)) }
                }
            }
        })
    }

    /// Draws the name of a seat's character. Narrow screens leave out all but the first word.
    fn title(&self, seat: Seat) -> Markup {
        let Some(name) = self.character(seat) else {
            return html! { (self.context.names.of(seat)) };
        };
        let (first, rest) = name.split_once(' ').unwrap_or((&name, ""));
        html! { (first) span.rest { " " (rest) } }
    }

    fn portrait(&self, seat: Seat) -> Markup {
        html! {
            span.portrait aria-hidden="true" {
                @if let Some(form) = self.form(seat) { (image(&form, ("100", "100"))) }
                @else { (self.context.seal(seat)) }
            }
        }
    }

    /// Draws the life bar; what a choice would take is drawn over it.
    pub(super) fn life(&self, seat: Seat) -> Markup {
        let hp = self.view.hp[seat];
        html! {
            div.life {
                (bar(hp, hp))
                span.ghosts id={ "on-life-" (seat.number()) } {}
                b { (hp) span.unit { " " (self.say("table-hp")) } }
            }
        }
    }

    /// Draws the life bar at the end of the game.
    pub(super) fn final_life(&self, seat: Seat) -> Markup {
        let hp = self.view.hp[seat];
        html! { div.life { (bar(hp, hp)) b { (hp) " " (self.say("table-hp")) } } }
    }

    /// Draws what a choice would do to a life bar, over it.
    pub(super) fn life_change(&self, from: u8, to: u8) -> Markup {
        html! { (bar(from, to)) b { (from) " → " (to) span.unit { " " (self.say("table-hp")) } } }
    }

    fn energy(&self, seat: Seat) -> Markup {
        let (energy, limit) = (self.view.energy[seat], self.limit(seat));
        let says = self.with("page-energy", &[("energy", energy.into()), ("limit", limit.into())]);
        html! {
            p.energy-row {
                span.gems aria-hidden="true" {
                    @for n in 0..limit { (image(if n < energy { "energy" } else { "energy-empty" }, ("24", "24"))) }
                }
                span { (says) }
            }
        }
    }

    pub(super) fn limit(&self, seat: Seat) -> u8 {
        if self.is_shadow(seat) { ENERGY_SHADOW } else { ENERGY_BASIC }
    }

    /// Draws the book of another seat: face-up cards, backs, and empty places; then the companion.
    fn book(&self, seat: Seat) -> Markup {
        let view = self.view;
        let known = &view.known[seat];
        let hidden = usize::from(view.facedown[seat]) - known.len();
        let free = BOOK_MAX - view.books[seat].len() - usize::from(view.facedown[seat]);
        let facedown = self.number("table-facedown", "count", view.facedown[seat]);
        html! {
            div.book aria-label=(self.with("table-book-of", &[("name", self.context.names.of(seat).into())])) role="group" {
                @for page in view.books[seat] {
                    span.sheet.cast[page.cast] { (self.leaf(page.card)) @if page.cast { span.unseen { (self.say("table-cast")) } } }
                }
                @for card in known { (self.known(*card)) }
                @for _ in 0..hidden { span.leaf.back-of { (image("back-counterspell", ("38", "50"))) } }
                @for _ in 0..free { span.leaf.empty {} }
                @if view.facedown[seat] > 0 { span.unseen { (facedown) } }
                @if let Some(companion) = view.companions[seat] { (self.companion(companion)) }
            }
        }
    }

    /// Draws a counterspell that everybody knows.
    fn known(&self, card: Counterspell) -> Markup {
        let paper = self.paper();
        let says = format!("{}, {}", paper.words.name(card.id()), self.say("table-known"));
        html! {
            a.leaf.counterspell.known href=(paper.card_path(card.id())) data-peek data-glance title=(says) {
                (paper.picture(card.id())) (paper.sign("known")) span.unseen { (says) }
            }
        }
    }

    /// Says to the reader what the own character is working towards.
    fn hope(&self, seat: Seat) -> Markup {
        let (view, words) = (self.view, self.words());
        let Some(character) = view.characters[seat].filter(|_| view.is_alive(seat)) else {
            return html! { @if view.phase != Phase::Pick { p.hope { (self.say("wait-out")) } } };
        };
        let shadow = words.attribute(character.id(), "shadow").unwrap_or_default();
        let rule = words.attribute(character.id(), "rule").unwrap_or_default();
        let missing = self.limit(seat).saturating_sub(view.energy[seat]);
        let place = [("missing", missing.into()), ("name", shadow.into())];
        html! {
            p.hope {
                @if let Some(hex) = view.hexes[seat] { span.at { (self.with("page-at", &[("hex", words.name(hex.id()).into())])) " " } }
                span.word { (self.with(if self.is_shadow(seat) { "page-hope-ability" } else { "page-hope-shadow" }, &place)) } " "
                span.rule-of { (rule) }
            }
        }
    }

    /// Says what a seat is doing.
    fn doing(&self, seat: Seat) -> Option<String> {
        let view = self.view;
        let key = match view.phase {
            _ if self.context.telling.is_some() || view.phase == Phase::Over => return None,
            phase if phase.window().is_some() && view.owing.has(seat) => "table-answering",
            _ if view.answered.has(seat) => "table-answered",
            _ if view.active == seat && !self.context.names.is_reader(seat) => "table-active",
            _ if self.is_shadow(seat) => "table-shadow",
            _ => return None,
        };
        Some(self.say(key))
    }
}

/// Draws a life bar that falls from one number to another: what is lost is striped.
pub(super) fn bar(from: u8, to: u8) -> Markup {
    let part = |hp: u8| format!("{:.1}%", f32::from(hp.min(HP_MAX)) * 100.0 / f32::from(HP_MAX));
    html! {
        svg.bar aria-hidden="true" width="100%" height="100%" {
            rect.left width=(part(to.min(from))) height="100%" {}
            @if from > to { rect.lost x=(part(to)) width=(part(from - to)) height="100%" {} }
            @if to > from { rect.won x=(part(from)) width=(part(to - from)) height="100%" {} }
        }
    }
}
