//! The question for the reader: the own book, the actions, and what each would do.

use catalog::{
    LegalChoice,
    casting_shadows::{BOOK_MAX, Card, Hex, Kind, Page, Phase},
};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    board::Board,
    offer::{Thing, What, things},
    preview::Preview,
    primer,
};

/// The actions of a turn besides casting, with their keys. The keys of the page come first: `c`, `r`
/// and `m` are taken.
const DEEDS: [(What, &str); 7] = [
    (What::Travel, "T"),
    (What::Collect, "L"),
    (What::Reroll, "D"),
    (What::Protect, "P"),
    (What::Refresh, "F"),
    (What::Ability, "A"),
    (What::End, "E"),
];

impl Board<'_> {
    pub(super) fn ask(&self, seat: Seat, legal: &[LegalChoice]) -> Markup {
        let mut things = things(self.view, legal);
        // The number keys follow the order of the page.
        things.sort_by_key(|thing| self.order(seat, thing.what));
        match self.view.phase {
            Phase::Pick => self.ask_character(&things),
            Phase::Attack | Phase::Hit | Phase::Arrival => self.ask_answer(seat, &things),
            Phase::Act => self.ask_action(seat, &things),
            Phase::Push | Phase::Night | Phase::Over => self.ask_else(seat, &things),
        }
    }

    /// Returns where a thing stands on the page: cards in the order of the book, then the actions.
    fn order(&self, seat: Seat, what: What) -> usize {
        let page =
            |card: Card| self.view.books[seat].iter().position(|it| it.card == card && !it.cast);
        match what {
            What::Cast(card) | What::Use(card) => page(card).unwrap_or_default(),
            _ => BOOK_MAX + DEEDS.iter().position(|(deed, _)| *deed == what).unwrap_or_default(),
        }
    }

    fn ask_action(&self, seat: Seat, things: &[Thing<'_>]) -> Markup {
        let preview = Preview { board: self, things };
        // Once there are cards, they need the room.
        let is_new = self.view.round == 1 && self.view.books[seat].is_empty();
        html! {
            div.hand data-phase="act" {
                @if is_new { (primer::primer(self.paper())) }
                fieldset {
                    legend.unseen { (self.say("table-book-you")) }
                    @let playable = things.iter().any(|it| matches!(it.what, What::Cast(_) | What::Use(_)));
                    div.cards tabindex=[(!playable).then_some("0")] { (self.own_book(seat, things)) }
                }
            }
            fieldset.tools.panel {
                legend.unseen { (self.say("page-actions")) }
                h2.label aria-hidden="true" { (self.say("page-actions")) }
                div.deeds { @for (what, key) in DEEDS { (self.deed(things, what, key)) } }
            }
            section.prompt.panel {
                div.preview.none {
                    h2 { (self.number("ask-act", "ap", self.view.ap)) }
                    p { (self.say("page-choose")) }
                }
                @for number in 1..=things.len() { (preview.draw(number)) }
                (self.context.aid())
                (self.button("do"))
            }
        }
    }

    /// Draws a question about few things: where to push, or what to do at night.
    fn ask_else(&self, seat: Seat, things: &[Thing<'_>]) -> Markup {
        let preview = Preview { board: self, things };
        let phase = self.view.phase.id();
        let target = match self.view.attack.map(|attack| attack.aim) {
            Some(catalog::casting_shadows::Aim::At(seat)) => self.context.names.of(seat),
            _ => String::new(),
        };
        html! {
            div.hand data-phase=(phase) { (self.resting_book(seat)) }
            fieldset.tools.panel {
                legend.unseen { (self.say(&format!("table-{phase}"))) }
                h2.label aria-hidden="true" { (self.say(&format!("table-{phase}"))) }
                div.deeds.few { @for (thing, number) in things.iter().zip(1..) { (self.simple_deed(thing, number)) } }
            }
            section.prompt.panel {
                div.preview.none {
                    h2 { (self.with(&format!("ask-{phase}"), &[("name", target.into())])) }
                }
                @for number in 1..=things.len() { (preview.draw(number)) }
                (self.context.aid())
                (self.button("do"))
            }
        }
    }

    fn ask_character(&self, things: &[Thing<'_>]) -> Markup {
        let preview = Preview { board: self, things };
        html! {
            fieldset.hand data-phase="pick" {
                legend.unseen { (self.say("ask-pick")) }
                div.cards {
                    @for (thing, number) in things.iter().zip(1..) {
                        @if let What::Pick(character) = thing.what {
                            label.choice data-choice=(number) {
                                (what_radio(number, &self.words().name(character.id()), ""))
                                span.face aria-hidden="true" { (self.printer().character(character).small()) kbd.digit { (number) } }
                            }
                        }
                    }
                }
            }
            section.prompt.panel {
                div.preview.none { h2 { (self.say("ask-pick")) } p { (self.say("say-choose")) } }
                @for number in 1..=things.len() { (preview.draw(number)) }
                (self.context.aid())
                (self.button("do-pick"))
            }
        }
    }

    pub(super) fn button(&self, key: &str) -> Markup {
        let says = self.say(if key == "do" { "page-do" } else { key });
        html! { button.main { span data-verb=(says) { (says) } " " kbd aria-hidden="true" { "↵" } } }
    }

    /// Draws the own book: what can be cast or used is a choice, the rest says why not.
    pub(super) fn own_book(&self, seat: Seat, things: &[Thing<'_>]) -> Markup {
        let view = self.view;
        let held = view.counterspells[seat].unwrap_or_default();
        let free = BOOK_MAX.saturating_sub(view.books[seat].len() + held.len());
        let mut offered: Vec<Card> = Vec::new();
        html! {
            @for page in view.books[seat] {
                // Of two copies only the one that can be cast is a choice.
                @let find = |thing: &Thing<'_>| matches!(thing.what, What::Cast(it) | What::Use(it) if it == page.card);
                @let place = things.iter().position(find).filter(|_| !page.cast && !offered.contains(&page.card));
                @if let Some(place) = place { ({ offered.push(page.card); self.playable(page.card, place + 1) }) }
                @else { (self.unplayable(seat, page)) }
            }
            @for it in held {
                div.choice.held {
                    span.face { (self.printer().held(it.card).small()) }
                    span.price { (self.say(if it.known { "table-known" } else { "table-only-you" })) }
                }
            }
            @for _ in 0..free { div.choice.held.vacant { span.slot { (self.say("page-free-place")) } } }
            (self.companion_place(seat))
        }
    }

    /// Draws the own book with nothing to choose. It may scroll, so keys must reach it.
    pub(super) fn resting_book(&self, seat: Seat) -> Markup {
        let name = self.say("table-book-you");
        html! { div.cards tabindex="0" role="group" aria-label=(name) { (self.own_book(seat, &[])) } }
    }

    /// Draws the place beside the book: the companion, or how to get one.
    fn companion_place(&self, seat: Seat) -> Markup {
        let companion = self.view.companions[seat];
        html! {
            div.choice.held.joins.vacant[companion.is_none()] {
                @if let Some(companion) = companion { span.face { (self.printer().companion(companion).small()) } span.price { (self.say("table-companion")) } }
                @else { span.slot { (self.say("page-companion-joins")) } }
            }
        }
    }

    fn playable(&self, card: Card, number: usize) -> Markup {
        let words = self.words();
        let says = format!(
            "{}. {}",
            words.name(card.id()),
            words.attribute(card.id(), "rule").unwrap_or_default()
        );
        let first = (number == 1).then_some("s");
        html! {
            label.choice data-choice=(number) data-move={ "own-" (card.id()) } {
                (what_radio(number, &says, first.unwrap_or_default()))
                span.face aria-hidden="true" { (self.printer().in_book(card).small()) kbd.digit { (number) } }
                span.price { (self.say(if card.is_spell() { "page-can-cast" } else { "page-can-use" })) }
            }
        }
    }

    fn unplayable(&self, seat: Seat, page: Page) -> Markup {
        let dear = self.is_mine() && self.view.phase == Phase::Act;
        html! {
            div.choice.held.off[dear] data-move={ "own-" (page.card.id()) } {
                span.face { (self.printer().in_book(page.card).small()) }
                @if dear { span.price.dear { (self.why_not(seat, page)) } }
            }
        }
    }

    /// Says why a card of the own book cannot be cast.
    fn why_not(&self, seat: Seat, page: Page) -> String {
        let (view, printed) = (self.view, page.card.printed());
        let pays = |way: &catalog::casting_shadows::Symbols| {
            let enough = |symbol| view.pool.count(symbol) >= way.count(symbol);
            catalog::casting_shadows::Symbol::ALL.into_iter().all(enough)
        };
        let can_pay = printed.cast_payments.as_slice().iter().any(pays);
        let reach = view.hexes[seat].map(|hex| view.board.reach(hex, view.range(seat, page.card)));
        let enemy = |hex: Hex| !self.enemies_on(hex).is_empty();
        let aims = printed.kind != Kind::Attack || reach.is_some_and(|it| it.iter().any(enemy));
        self.say(match () {
            () if page.cast => "page-cast-already",
            () if !can_pay => "page-cannot-pay",
            () if !aims => "page-nobody",
            () if view.ap == 0 => "page-no-points",
            () => "page-copy",
        })
    }

    /// Draws an action of the turn; one that is impossible now is dashed and says so.
    fn deed(&self, things: &[Thing<'_>], what: What, key: &str) -> Markup {
        let sign = self.paper().sign(what.verb());
        let name = self.say(&format!("do-{}", what.verb()));
        let place = things.iter().position(|thing| thing.what == what);
        html! {
            @if let Some(place) = place {
                @let number = place + 1;
                label.choice.deed data-choice=(number) {
                    (what_radio(number, "", &key.to_lowercase()))
                    span.face { (sign) span.name { (name) } @if self.is_free(what) { em { (self.say("page-free")) } } kbd aria-hidden="true" { (key) } }
                }
            } @else {
                span.deed.no { span.face { (sign) span.name { (name) } span.unseen { (self.say("page-not-now")) } } }
            }
        }
    }

    /// Returns whether an action costs no action point because of the companion.
    fn is_free(&self, what: What) -> bool {
        use catalog::casting_shadows::Companion;
        let companion = self.view.companions[self.view.active].filter(|_| self.view.free);
        match what {
            What::Travel => companion == Some(Companion::BreezySwift),
            What::Reroll => companion == Some(Companion::DiceyDormouse),
            _ => false,
        }
    }

    fn simple_deed(&self, thing: &Thing<'_>, number: usize) -> Markup {
        let verb = self.say(&format!("do-{}", thing.what.verb()));
        html! {
            label.choice.deed data-choice=(number) {
                (what_radio(number, "", ""))
                span.face {
                    @if let What::Transform(companion) = thing.what {
                        span.thumb.companion { (self.paper().picture(companion.id())) }
                        span.name { (verb) ": " (self.words().name(companion.id())) }
                    } @else { span.name { (verb) } }
                    kbd aria-hidden="true" { (number) }
                }
            }
        }
    }
}

/// Draws the radio button of a thing. It belongs to no form: only the way that is chosen is sent.
fn what_radio(number: usize, label: &str, key: &str) -> Markup {
    html! {
        input type="radio" name="what" form="none" value=(number) data-key=[Some(key).filter(|it| !it.is_empty())]
            aria-label=[Some(label).filter(|it| !it.is_empty())] aria-describedby={ "say-" (number) };
    }
}
