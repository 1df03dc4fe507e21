//! Seats: who plays whom, with hearts, gold, attribute and hand.

use catalog::princess::{CardSet, Life, Seen};
use kernel::Seat;
use maud::{Markup, html};

use super::board::Board;
use crate::pages::Part;

impl Board<'_> {
    /// Draws a seat: portrait with its number, names, hearts, gold, attribute and hand.
    pub(super) fn seat(&self, seat: Seat) -> Part {
        let (view, names) = (self.view, self.context.names);
        let seen = &view.players[seat];
        let me = self.reader() == Some(seat);
        let is_open = view.outcome.is_none() && self.context.telling.is_none();
        let owing = is_open && view.owing.has(seat);
        let won = view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        let is_ghost = seen.life != Life::Alive;
        let place = self.place_of(seat);
        Part::new(&format!("seat-{}", seat.number()), |id| {
            html! {
                section.seat.player.{ "at-" (place) }.{ "number-" (seen.character.number()) }.me[me].owing[owing].won[won].ghost[is_ghost].stunned[seen.stunned]
                    id=(id) data-tap=(id) aria-label=(names.of(seat)) {
                    (self.portrait(seat))
                    div.who-is {
                        h2 { (self.context.name(seat)) small.character { (self.printer().character_name(seen.character)) } }
                        @if is_ghost { (self.ghost(seen)) } @else { (self.hearts(seen)) (self.purse(seat)) (self.hand_of(seat, me)) }
                    }
                    @if !me && !is_ghost { (self.details(seat)) }
                    @if owing { span.lamp aria-hidden="true" {} span.unseen { (self.say(if me { "table-your-move" } else { "table-choosing" })) } }
                    @else if is_open && view.answered.has(seat) { span.ready title=(self.say("table-chosen")) { "✓" span.unseen { (self.say("table-chosen")) } } }
                }
            }
        })
    }

    /// Draws the portrait, with the number that counts and the crown of whoever holds La Princesa.
    pub(super) fn portrait(&self, seat: Seat) -> Markup {
        let seen = &self.view.players[seat];
        let holds = self.view.princess.holder() == Some(seat);
        let number = self.with("table-number", &[("number", seen.number.into())]);
        html! {
            span.portrait {
                (self.printer().portrait(seen.character, seen.life != Life::Alive))
                b title=(self.say("sign-number")) { span.unseen { (number) } span aria-hidden="true" { (seen.number) } }
                @if holds { span.crown title=(self.say("table-holder")) { (self.paper().sign("crown")) span.unseen { (self.say("table-holder")) } } }
                @if seen.stunned { span.stars title=(self.say("table-stunned")) { (self.paper().sign("stun")) span.unseen { (self.say("table-stunned")) } } }
            }
        }
    }

    /// Draws the hearts, one by one, and as a number where there is no room.
    pub(super) fn hearts(&self, seen: &Seen) -> Markup {
        let says = [("hearts", seen.hearts.into()), ("of", seen.hearts_max.into())];
        html! {
            p.hearts {
                span.row-of-hearts aria-hidden="true" {
                    @for n in 0..seen.hearts_max { span.lost[n >= seen.hearts] { (self.paper().sign("heart")) } }
                }
                span.count aria-hidden="true" { (self.paper().sign("heart")) (seen.hearts) }
                span.unseen { (self.with("table-hearts-of", &says)) }
                @if seen.shield > 0 { (self.badge("shield", u16::from(seen.shield), "table-shield")) }
                @if seen.thorns > 0 { (self.badge("thorns", u16::from(seen.thorns), "table-thorns")) }
            }
        }
    }

    fn badge(&self, sign: &str, count: u16, key: &str) -> Markup {
        let says = self.with(key, &[(sign, count.into())]);
        html! { span.badge.(sign) title=(says) { (self.paper().sign(sign)) (count) span.unseen { (says) } } }
    }

    /// Draws gold and attribute.
    fn purse(&self, seat: Seat) -> Markup {
        let seen = &self.view.players[seat];
        let gold = self.with("table-gold-of", &[("gold", seen.gold.into())]);
        let (paper, printer) = (self.paper(), self.printer());
        html! {
            p.purse {
                span.gold title=(gold) { (paper.sign("gold")) (seen.gold) span.unseen { (gold) } }
                @if let Some(card) = seen.attribute {
                    a.attribute-of href=(self.printer().path(card)) data-peek data-glance { (printer.name(card)) }
                } @else { span.attribute-of.none { (self.say("table-no-attribute")) } }
            }
        }
    }

    /// Draws the hand of a seat, by its symbols: hands are public [PR-15.4].
    fn hand_of(&self, seat: Seat, me: bool) -> Markup {
        let seen = &self.view.players[seat];
        let hand = seen.hand.unwrap_or(CardSet::NONE);
        let label = self.with("table-hand-of", &[("name", self.context.names.of(seat).into())]);
        html! {
            @if !me {
                p.slivers role="group" aria-label=(label) {
                    @for card in hand { (self.printer().sliver(card)) }
                    @if seen.hand_size == 0 { span.hint { (self.say("page-no-cards")) } }
                }
            }
        }
    }

    /// Draws what a seat has, in a list that opens: on a phone the signs are too small to touch.
    fn details(&self, seat: Seat) -> Markup {
        let (seen, printer) = (&self.view.players[seat], self.printer());
        let label = self.with("table-hand-of", &[("name", self.context.names.of(seat).into())]);
        let id = format!("open-{}", seat.number());
        html! {
            button.details type="button" popovertarget=(id) aria-label=(label) {}
            div.opened.panel popover id=(id) {
                p.label { (self.context.names.of(seat)) " · " (printer.character_name(seen.character)) }
                @if let Some(card) = seen.attribute {
                    p { (printer.chip(card)) }
                    p.hint { (self.view.cards.text(card, printer.language())) }
                } @else { p.hint { (self.say("table-no-attribute")) } }
                p.chips { @for card in seen.hand.unwrap_or(CardSet::NONE) { (printer.chip(card)) } }
            }
        }
    }

    /// Draws how many cards a ghost has, and how many bring it back.
    fn ghost(&self, seen: &Seen) -> Markup {
        let (has, needs) = (seen.hand_size, usize::from(seen.hearts_max));
        let is_on = self.view.ghosts == catalog::princess::Ghosts::On;
        let says = [("count", has.into()), ("of", needs.into())];
        html! {
            p.ghost-cards {
                @if is_on && seen.life == Life::Ghost {
                    (self.paper().sign("ghost")) " " (self.with("page-ghost-cards", &says))
                    span.unseen { (self.with("table-ghost-cards", &says)) }
                } @else { (self.say("table-out")) }
            }
        }
    }

    /// Draws all hands that the viewer may see, for replays.
    pub(super) fn all_hands(&self) -> Markup {
        html! {
            div.hands {
                @for seat in self.view.seats.seats() {
                    @if let Some(hand) = self.view.players[seat].hand.filter(|hand| !hand.is_empty()) {
                        p.beside { span.label { (self.context.names.of(seat)) }
                            @for card in hand { (self.printer().chip(card)) }
                        }
                    }
                }
            }
        }
    }
}
