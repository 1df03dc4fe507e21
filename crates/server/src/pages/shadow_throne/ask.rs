//! The question for the reader: the cards to choose from, their prices, and one button.

use catalog::{
    LegalChoice,
    shadow_throne::{Card, Cards, Choice, Phase, ROUNDS},
};
use kernel::Seat;
use maud::{Markup, html};

use super::{board::Board, preview::Preview, primer};

/// One answer to a question.
struct Offer<'a> {
    /// The number key that selects it, from 1.
    number: usize,
    legal: &'a LegalChoice,
    card: Option<Card>,
}

impl Board<'_> {
    pub(super) fn ask(&self, seat: Seat, legal: &[LegalChoice]) -> Markup {
        let preview = Preview { board: self, seat };
        let offers: Vec<Offer<'_>> = legal.iter().zip(1..).map(Offer::of).collect();
        let draft = self.view.phase == Phase::Draft;
        html! {
            div.hand data-phase=(self.view.phase.id()) {
                @if draft && self.view.battle == 1 { (primer::primer(self.paper(), self.view.target)) }
                fieldset {
                    legend.unseen { (preview.question()) }
                    div.cards { @for offer in &offers { (self.offer(offer, &preview, offers.len() == 1)) } }
                }
                @if draft { (self.picks(seat)) (self.seen(seat)) }
                @if self.view.phase == Phase::Extra { (self.chips(seat)) }
            }
            @if draft && self.view.battle == 1 { (primer::signs(self.paper())) }
            section.prompt.panel {
                div.preview.none { h2 { (self.crest()) (preview.question()) } p { (self.say("say-choose")) } }
                @for Offer { number, card, .. } in &offers {
                    div.preview data-for=(number) id={ "say-" (number) } {
                        (preview.draw(*card))
                        @if let Some(card) = card.filter(|_| self.view.phase == Phase::Wave) {
                            template data-ghost="track-ghost" { (self.ghost(card)) }
                        }
                    }
                }
                (self.context.aid())
                button.main { (preview.verb()) " " kbd aria-hidden="true" { "↵" } }
            }
        }
    }

    /// Draws the sign of the Empire when King Kyros asks for one more of its cards.
    pub(super) fn crest(&self) -> Markup {
        html! { @if self.view.phase == Phase::Extra { span.crest { (self.paper().sign("empire")) " " } } }
    }

    /// Draws an answer; the only one is selected from the start.
    fn offer(&self, offer: &Offer<'_>, preview: &Preview<'_>, only: bool) -> Markup {
        let Offer { number, legal, card } = offer;
        let copies = card.and_then(|card| self.copies(card, preview.seat));
        let spoken = card.map(|card| {
            let times = copies.map(|copies| format!("{copies} × ")).unwrap_or_default();
            times + &self.printer().spoken(card)
        });
        let small = self.view.phase != Phase::Draft;
        html! {
            label.choice data-choice=(number) data-move=[card.map(|card| format!("own-{}", card.id()))] {
                input type="radio" name="choice" value=(legal.text) required checked[only] aria-describedby={ "say-" (number) }
                    aria-label=[spoken];
                @if let Some(card) = *card {
                    span.face aria-hidden="true" {
                        @let drawing = self.printer().drawing(card);
                        (if small { drawing.small() } else { drawing.large() })
                        kbd.digit { (number) }
                        @if let Some(copies) = copies { span.times { "×" (copies) } }
                    }
                    (preview.tag(card))
                } @else {
                    span.face.plain { span { (self.words().sentence(legal.parts.value(), self.context.names)) } kbd.digit { (number) } }
                }
            }
        }
    }

    /// Returns how many copies of a card there are to choose from, if more than one.
    fn copies(&self, card: Card, seat: Seat) -> Option<usize> {
        let view = self.view;
        let from = if view.phase == Phase::Draft { view.pools[seat] } else { view.hands[seat] };
        let copies = from.into_iter().flat_map(Cards::iter).filter(|c| *c == card).count();
        (copies > 1).then_some(copies)
    }

    /// Draws the hand in the draft: what was kept and taken, and a slot for each pick to come.
    fn picks(&self, seat: Seat) -> Markup {
        let hand = self.view.hands[seat].into_iter().flat_map(Cards::iter);
        let to_come = ROUNDS.saturating_sub(self.view.round.unwrap_or(1)) + 1;
        html! {
            div.picks tabindex="0" {
                h2 { (self.say("table-hand-so-far")) small { (self.say("table-only-you")) } }
                @for card in hand { (self.printer().chip(card)) }
                @for n in 0..to_come {
                    span.slot { @if n + 1 == to_come { (self.say("table-last-pick")) }
                        @else { (self.number("table-pick", "pick", ROUNDS - to_come + n + 1)) } }
                }
            }
        }
    }

    fn chips(&self, seat: Seat) -> Markup {
        let hand = self.view.hands[seat].into_iter().flat_map(Cards::iter);
        html! { div.picks tabindex="0" { h2 { (self.say("table-hand")) } @for card in hand { (self.printer().chip(card)) } } }
    }

    /// Draws the pools of earlier rounds, and the card taken from each.
    fn seen(&self, seat: Seat) -> Markup {
        let Some(memory) = self.view.memory[seat].as_ref().filter(|it| !it.picks.is_empty()) else {
            return html! {};
        };
        let rounds = u16::from(self.view.since)..;
        html! {
            details.seen {
                summary { (self.say("table-seen")) }
                @for ((pool, pick), round) in memory.seen.iter().zip(memory.picks.iter()).zip(rounds) {
                    p.beside { span.label { (self.number("table-round", "round", round)) }
                        @for card in pool.without(*pick).iter() { (self.printer().chip(card)) }
                        span.taken { "→ " (self.words().short(pick.id())) }
                    }
                }
            }
        }
    }
}

impl<'a> Offer<'a> {
    fn of((legal, number): (&'a LegalChoice, usize)) -> Self {
        let choice: Option<Choice> = legal.text.parse().ok();
        Self { number, legal, card: choice.and_then(Choice::card) }
    }
}
