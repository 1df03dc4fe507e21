//! The question of every turn: which card, and in which direction. Hands are public, so a preview
//! shows what the card does against each card that the neighbor may lay.

use catalog::{
    LegalChoice,
    princess::{Card, CardSet, Outcome, Side, When},
};
use kernel::Seat;
use maud::{Markup, html};

use super::{board::Board, primer};

/// A card of the hand, with the directions in which it can point.
struct Thing<'t> {
    card: Card,
    ways: Vec<Way<'t>>,
}

struct Way<'t> {
    legal: &'t LegalChoice,
    side: Side,
    target: Seat,
}

impl Board<'_> {
    pub(super) fn ask_action(&self, seat: Seat, legal: &[LegalChoice]) -> Markup {
        let things = self.things(seat, legal);
        let ask = self.ask_sentence(seat);
        html! {
            div.hand data-phase="action" {
                @if self.view.turn == 1 { (primer::primer(self.paper())) }
                fieldset {
                    legend.unseen { (ask) }
                    div.cards.fan {
                        @for (thing, number) in things.iter().zip(1..) {
                            @let id = self.view.cards.id(thing.card);
                            label.choice data-choice=(number) data-move={ "card-" (id) } {
                                input type="radio" name="what" form="none" value=(number)
                                    aria-label=(self.card_name(thing.card)) aria-describedby={ "say-" (number) };
                                span.face aria-hidden="true" { (self.printer().card(thing.card).small()) kbd.digit { (number) } }
                            }
                        }
                    }
                }
            }
            section.prompt.panel {
                div.preview.none {
                    h2 { (ask) }
                    (self.who_beats_whom())
                    p { (self.say("page-choose")) }
                }
                @for (thing, number) in things.iter().zip(1..) { (self.preview(seat, thing, number)) }
                (self.context.aid())
                (self.button("do-play"))
            }
        }
    }

    fn things<'t>(&self, seat: Seat, legal: &'t [LegalChoice]) -> Vec<Thing<'t>> {
        let mut things: Vec<Thing<'t>> = Vec::new();
        for choice in legal {
            let parts = choice.parts.value();
            let card = parts["card"].as_str().and_then(|id| self.view.cards.find(id));
            let side: Option<Side> = parts["side"].as_str().and_then(|side| side.parse().ok());
            let target = side.and_then(|side| self.view.neighbor(seat, side));
            let ((Some(card), Some(side)), Some(target)) = ((card, side), target) else { continue };
            let way = Way { legal: choice, side, target };
            match things.last_mut().filter(|thing| thing.card == card) {
                Some(thing) => thing.ways.push(way),
                None => things.push(Thing { card, ways: vec![way] }),
            }
        }
        things
    }

    fn preview(&self, seat: Seat, thing: &Thing<'_>, number: usize) -> Markup {
        html! {
            div.preview data-for=(number) id={ "say-" (number) } {
                h2 { (self.card_name(thing.card)) }
                div.ways-of { div.segment.sides { @for way in &thing.ways { (self.way(seat, thing, way)) } } }
                @for way in &thing.ways {
                    div.against data-of=(way.legal.text) { (self.against(seat, thing.card, way.target)) }
                }
            }
        }
    }

    /// Draws a direction: at whom the card would point.
    fn way(&self, seat: Seat, thing: &Thing<'_>, way: &Way<'_>) -> Markup {
        let name = self.context.names.of(way.target);
        let is_one = thing.ways.len() == 1;
        let key = if is_one { "do-at".to_owned() } else { format!("do-{}", way.side.id()) };
        let says = self.with(&key, &[("name", name.clone().into())]);
        html! {
            label.way.(way.side.id()) {
                input type="radio" name="choice" value=(way.legal.text) required
                    data-on={ "seat-" (way.target.number()) } data-key=(if way.side == Side::Left { "a" } else { "d" })
                    aria-label={ (self.card_name(thing.card)) ", " (says) };
                span {
                    @if !is_one { (self.paper().sign(way.side.id())) }
                    span.bust { (self.printer().portrait(self.view.players[way.target].character, false)) }
                    b { (name) }
                }
                template data-ghost="on-ring" {
                    (self.wish(seat, way.target))
                    div.anchor.at-0.wished { span.lies.(self.toward(seat, way.target)) { (self.printer().laid(thing.card)) } }
                }
            }
        }
    }

    /// Draws what a card does for each outcome, with the cards of the target that lead to it.
    fn against(&self, seat: Seat, card: Card, target: Seat) -> Markup {
        let hand = self.view.players[target].hand.unwrap_or(CardSet::NONE);
        let is_idle = self.view.lays_nothing(target);
        let symbol = |it: Card| self.view.cards.facts(it).symbol;
        let leads = |outcome: Outcome| {
            let does = |it: &Card| self.view.outcome_against(seat, card, symbol(*it));
            hand.filter(|it| does(it) == Some(outcome)).collect::<Vec<Card>>()
        };
        let name = self.context.names.of(target);
        let texts = self.view.cards.texts(card, self.printer().language());
        html! {
            dl.fates {
                @for (when, text) in texts {
                    @if let Some(When::Outcome(outcome)) = when {
                        @let cards = if is_idle { Vec::new() } else { leads(outcome) };
                        @let possible = if is_idle { outcome == Outcome::Success } else { !cards.is_empty() };
                        div.never[!possible] {
                            dt { (self.printer().outcome(outcome)) }
                            dd {
                                span.then { (text) }
                                span.if-laid {
                                    @for it in &cards { (self.printer().sliver(*it)) }
                                    @if !possible { (self.say("page-never")) }
                                }
                            }
                        }
                    }
                }
            }
            p.hint {
                @if is_idle { (self.with("say-play-cannot", &[("name", name.into())])) }
                @else { (self.with("page-signs-of", &[("name", name.into())])) }
            }
        }
    }

    /// Draws the three symbols, each beating the next.
    pub(super) fn who_beats_whom(&self) -> Markup {
        let paper = self.paper();
        html! {
            p.beats role="img" aria-label=(self.say("page-beats")) {
                @for id in ["attack", "strategy", "defense"] {
                    span.laid-face.(id) aria-hidden="true" { (paper.sign(id)) }
                    span.beat-sign aria-hidden="true" { "›" }
                }
                span.laid-face.attack aria-hidden="true" { (paper.sign("attack")) }
            }
        }
    }

    pub(super) fn button(&self, key: &str) -> Markup {
        html! { button.main { span data-verb=(self.say(key)) { (self.say(key)) } " " kbd aria-hidden="true" { "↵" } } }
    }
}
