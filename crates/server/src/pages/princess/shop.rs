//! The Shop with the deck, the discard pile, and the environment.

use catalog::princess::{Card, Symbol};
use maud::{Markup, html};

use super::{
    board::Board,
    card::{back, tint},
};
use crate::pages::Part;

/// How many known cards of the deck are listed.
const KNOWN_MAX: usize = 3;

impl Board<'_> {
    /// Draws the Shop's zone: deck, face-up cards with the price for the viewer, discard pile
    /// [PR-16.2].
    pub(super) fn shop(&self) -> Part {
        let view = self.view;
        let price =
            self.reader().filter(|seat| self.is_alive(*seat)).map(|seat| view.players[seat].price);
        let known = view.deck_known.iter().take(KNOWN_MAX);
        Part::new("shop", |id| {
            html! {
                section.stall-of id=(id) aria-label=(self.say("table-shop")) {
                    (awning())
                    h2 { (self.say("table-shop")) }
                    div.stall {
                        div.deck.none[view.deck_size == 0] {
                            (back())
                            @if view.deck_size > 1 { (back()) }
                            span.tally { (self.number("page-deck", "count", view.deck_size)) }
                            @if view.deck_known.iter().any(Option::is_some) {
                                span.known title=(self.say("terminal-known")) {
                                    @for card in known { @match card { Some(card) => (self.printer().thumb(*card)), None => span.thumb { "?" } } }
                                }
                            }
                        }
                        @for card in view.shop { (self.ware(card, price)) }
                        @if view.shop.is_empty() { p.hint { (self.say("table-shop-empty")) } }
                    }
                    (self.discards())
                }
            }
        })
    }

    fn ware(&self, card: Card, price: Option<u16>) -> Markup {
        let facts = self.view.cards.facts(card);
        let path = self.printer().path(card);
        let sign = facts.symbol.map_or_else(|| facts.kind.id(), Symbol::id);
        html! {
            a.ware.(tint(facts)) href=(path) data-peek data-glance data-move={ "card-" (facts.id) } {
                span.sign { (self.paper().sign(sign)) }
                span.thumb { (self.printer().picture(card)) }
                span.name { (self.card_name(card)) }
                @if let Some(price) = price { span.cost { (price) span.unseen { " " (self.say("table-gold")) } } }
            }
        }
    }

    /// Draws the discard pile as a list that opens.
    fn discards(&self) -> Markup {
        let discards = self.view.discards;
        let count = self.number("page-discards", "count", discards.len());
        html! {
            details.discards {
                summary { (count) }
                div.pile { @for card in discards { (self.printer().chip(card)) } @if discards.is_empty() { (self.say("table-empty")) } }
            }
        }
    }

    /// Draws the environment in force.
    pub(super) fn environment(&self) -> Part {
        let printer = self.printer();
        let card = self.view.environment;
        Part::new("environment", |id| {
            html! {
                section.environs.panel.none[card.is_none()] id=(id) {
                    @if let Some(card) = card {
                        span.thumb.environment aria-hidden="true" { (printer.picture(card)) }
                        div {
                            h2.label { (self.say("table-environment")) }
                            p.name { a href=(printer.path(card)) data-peek data-glance { (printer.name(card)) } }
                            p.rule-of { (self.view.cards.text(card, printer.language())) }
                        }
                    } @else { h2.label { (self.say("table-environment")) } p.hint { (self.say("page-no-environment")) } }
                }
            }
        })
    }
}

/// Draws the awning over the Shop: eight stripes with a hem.
fn awning() -> Markup {
    let stripes = (0..8_u16).map(|n| {
        let (top, low) = (14 + 34 * n, 37.5 * f32::from(n));
        let hem = format!("M{low} 22a18.75 9 0 0 0 37.5 0z");
        let (next, right) = (top + 34, low + 37.5);
        (format!("M{top} 0H{next}L{right} 22H{low}Z"), hem, n % 2 == 0)
    });
    html! {
        svg.awning viewBox="0 0 300 31" preserveAspectRatio="none" aria-hidden="true" {
            @for (stripe, hem, dark) in stripes {
                path d=(hem) fill=(if dark { "#e9d9b8" } else { "#9a3050" }) {}
                path d=(stripe) fill=(if dark { "#6a1c36" } else { "#9a3050" }) {}
            }
        }
    }
}
