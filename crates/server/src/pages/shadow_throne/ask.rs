//! The question for the reader: the cards to choose from, their prices, and one button.

use catalog::{
    LegalChoice,
    shadow_throne::{Card, Cards, Choice, Phase},
};
use kernel::{Eyes, Seat};
use maud::{Markup, html};
use store::TableId;

use super::{board::Board, card::glyph, legend::legend, preview::Preview};

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
        html! {
            fieldset {
                legend { (self.crest()) (preview.question()) }
                div.cards {
                    @for offer in &offers { (self.offer(offer, &preview)) }
                }
            }
            div.decide {
                p.preview.none { (self.say("say-choose")) }
                @for Offer { number, card, .. } in &offers {
                    p class={ "preview p" (number) } id={ "say-" (number) } { (preview.sentence(*card)) }
                }
                button.main { (preview.verb()) " " kbd aria-hidden="true" { "↵" } }
            }
            (self.beside(seat))
        }
    }

    /// Draws the sign of King Kyros when his ability asks for a card.
    fn crest(&self) -> Markup {
        html! { @if self.view.phase == Phase::Extra { span.crest { (glyph("king-kyros")) } } }
    }

    fn offer(&self, offer: &Offer<'_>, preview: &Preview<'_>) -> Markup {
        let Offer { number, legal, card } = offer;
        html! {
            label class={ "choice c" (number) } data-move=[card.map(|card| format!("own-{}", card.id()))] {
                input type="radio" name="choice" value=(legal.text) required aria-describedby={ "say-" (number) }
                    aria-label=[card.map(|card| self.printer().spoken(card))];
                @if let Some(card) = *card {
                    (self.printer().card(card))
                    @if let Some((kind, tag)) = preview.tag(card) { span class={ "price " (kind) } { (tag) } }
                    @if let Some(copies) = self.copies(card, preview.seat) {
                        span.times title=(self.say("table-copies")) { "×" (copies) }
                    }
                } @else {
                    span.card.plain { span { (self.words().sentence(legal.parts.value(), self.context.names)) } }
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

    /// Draws what helps to answer: the hand when the choice is not from the hand, and in the draft
    /// the legend and the pools seen before.
    fn beside(&self, seat: Seat) -> Markup {
        let (board, view) = (self, self.view);
        let hand = view.hands[seat].filter(|hand| !hand.is_empty());
        let apart = matches!(view.phase, Phase::Draft | Phase::Extra);
        html! {
            @if let Some(hand) = hand.filter(|_| apart) {
                div.beside { span.label { (board.say("table-hand")) }
                    @for card in hand.iter() { (board.printer().small(card)) } }
            }
            @if view.phase == Phase::Draft {
                // The legend is open for newcomers in the first round, and closed later.
                details.seen open[view.battle == 1 && view.round == Some(1)] {
                    summary { (board.say("legend-title")) }
                    (legend(board.context.paper))
                }
                (self.seen(seat))
            }
        }
    }

    /// Draws the pools of earlier rounds, and the card taken from each.
    fn seen(&self, seat: Seat) -> Markup {
        let board = self;
        let Some(memory) = board.view.memory[seat].as_ref().filter(|it| !it.picks.is_empty())
        else {
            return html! {};
        };
        let rounds = u16::from(board.view.since)..;
        html! {
            details.seen {
                summary { (board.say("table-seen")) }
                @for ((pool, pick), round) in memory.seen.iter().zip(memory.picks.iter()).zip(rounds) {
                    p.beside { span.label { (board.number("table-round", "round", round)) }
                        @for card in pool.without(*pick).iter() { (board.printer().small(card)) }
                        span.taken { "→ " (board.words().short(pick.id())) }
                    }
                }
            }
        }
    }

    pub(super) fn wait(&self, table: TableId) -> Markup {
        let (place, view) = (self.context.paper.place, self.view);
        let seat = match view.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Crowd | Eyes::All => None,
        };
        let names: Vec<String> = view.owing.map(|seat| self.context.names.of(seat)).collect();
        let names = [("names", self.words().list(&names).into())];
        let hand = seat.and_then(|seat| view.hands[seat]);
        // The view's hand still has the card that lies face down; do not draw it.
        let gone = seat.and_then(|seat| view.sealed[seat]).filter(|_| view.phase == Phase::Wave);
        let hand = hand.map(|hand| gone.map_or(hand, |card| hand.without(card)));
        html! {
            div.cards {
                @for card in hand.into_iter().flat_map(Cards::iter) {
                    div.choice.held data-move={ "own-" (card.id()) } { (self.printer().card(card)) }
                }
            }
            div.decide {
                @if view.phase == Phase::Extra { p { (self.crest()) (self.say("table-extra")) } }
                p.waits { (self.words().say("table-waiting", &names)) }
                noscript {
                    a.button href={ "/tables/" (table) } { (place.say("room-look-again")) }
                }
                @if seat.is_none() { p { (place.say("room-watching")) } }
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
