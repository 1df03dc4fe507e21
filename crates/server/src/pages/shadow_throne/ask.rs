//! What is asked of the reader: cards to choose from, what each costs and leaves, and one button.

use catalog::shadow_throne::{Card, Cards, Phase};
use kernel::{Eyes, Seat};
use maud::{Markup, html};
use store::{TableId, Version};

use super::{board::Board, card::glyph, legend::legend, preview::Preview};
use crate::pages::Part;

/// A question at a table, as one viewer is asked it.
pub(crate) struct Ask<'a> {
    pub(crate) board: &'a Board<'a>,
    pub(crate) table: TableId,
    pub(crate) version: Version,
    pub(crate) legal: &'a [String],
}

/// One answer to it.
struct Offer<'a> {
    /// From 1, as the keys on the keyboard.
    number: usize,
    choice: &'a str,
    card: Option<Card>,
}

impl Ask<'_> {
    /// The question; or, where nothing is asked of the reader, what is waited for.
    pub(crate) fn part(&self) -> Part {
        Part::new("act", |id| match self.board.view.eyes {
            Eyes::Seat(seat) if !self.legal.is_empty() => self.question(id, seat),
            Eyes::Seat(seat) => self.waiting(id, Some(seat)),
            Eyes::Crowd | Eyes::All => self.waiting(id, None),
        })
    }

    fn question(&self, id: &str, seat: Seat) -> Markup {
        let (board, preview) = (self.board, Preview { board: self.board, seat });
        let offers: Vec<Offer<'_>> = self.legal.iter().zip(1..).map(Offer::of).collect();
        html! {
            form.act id=(id) method="post" action={ "/tables/" (self.table) "/choose" } data-send data-ask {
                input type="hidden" name="version" value=(self.version);
                fieldset {
                    legend { (self.crest()) (preview.question()) }
                    div.cards {
                        @for offer in &offers { (self.offer(offer, &preview)) }
                    }
                }
                div.decide {
                    p.preview.none { (board.say("say-choose")) }
                    @for Offer { number, card, .. } in &offers {
                        p class={ "preview p" (number) } id={ "say-" (number) } { (preview.sentence(*card)) }
                    }
                    button.main { (preview.verb()) " " kbd aria-hidden="true" { "↵" } }
                }
                (self.aside(seat))
            }
        }
    }

    /// King Kyros' moment has his own sign.
    fn crest(&self) -> Markup {
        html! { @if self.board.view.phase == Phase::Extra { span.crest { (glyph("king-kyros")) } } }
    }

    fn offer(&self, offer: &Offer<'_>, preview: &Preview<'_>) -> Markup {
        let Offer { number, choice, card } = offer;
        let board = self.board;
        html! {
            label class={ "choice c" (number) } data-move=[card.map(|card| format!("own-{}", card.id()))] {
                input type="radio" name="choice" value=(choice) required aria-describedby={ "say-" (number) }
                    aria-label=[card.map(|card| board.printer().spoken(card))];
                @if let Some(card) = *card {
                    (board.printer().card(card))
                    @if let Some((kind, tag)) = preview.tag(card) { span class={ "price " (kind) } { (tag) } }
                    @if let Some(copies) = self.copies(card, preview.seat) {
                        span.times title=(board.say("table-copies")) { "×" (copies) }
                    }
                } @else {
                    span.card.plain { span { (board.say(&format!("choice-{choice}"))) } }
                }
            }
        }
    }

    /// How many of them there are to choose from, if more than one.
    fn copies(&self, card: Card, seat: Seat) -> Option<usize> {
        let view = self.board.view;
        let from = if view.phase == Phase::Draft { view.pools[seat] } else { view.hands[seat] };
        let copies = from.into_iter().flat_map(Cards::iter).filter(|c| *c == card).count();
        (copies > 1).then_some(copies)
    }

    /// What lies beside the question: the own hand where one chooses from something else, and the
    /// pools that were seen.
    fn aside(&self, seat: Seat) -> Markup {
        let (board, view) = (self.board, self.board.view);
        let hand = view.hands[seat].filter(|hand| !hand.is_empty());
        let apart = matches!(view.phase, Phase::Draft | Phase::Extra);
        html! {
            @if let Some(hand) = hand.filter(|_| apart) {
                div.beside { span.label { (board.say("table-hand")) }
                    @for card in hand.iter() { (board.printer().small(card)) } }
            }
            @if view.phase == Phase::Draft {
                // Who has just sat down reads what it is about; later it is there to be opened.
                details.seen open[view.battle == 1 && view.round == Some(1)] {
                    summary { (board.say("legend-title")) }
                    (legend(board.words))
                }
                (self.seen(seat))
            }
        }
    }

    /// The pools of the rounds before, and what was taken of each.
    fn seen(&self, seat: Seat) -> Markup {
        let board = self.board;
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
                        span.taken { "→ " (board.words.short(pick.id())) }
                    }
                }
            }
        }
    }

    fn waiting(&self, id: &str, seat: Option<Seat>) -> Markup {
        let (board, view) = (self.board, self.board.view);
        let names: Vec<String> = view.owing.into_iter().map(|seat| board.names.of(seat)).collect();
        let waiting =
            board.words.say("table-waiting", &[("names", board.words.list(&names).into())]);
        let hand = seat.and_then(|seat| view.hands[seat]);
        // What lies face down before its player is not in the hand any more.
        let gone = seat.and_then(|seat| view.sealed[seat]).filter(|_| view.phase == Phase::Wave);
        let hand = hand.map(|hand| gone.map_or(hand, |card| hand.without(card)));
        html! {
            section.act.still id=(id) {
                div.cards {
                    @for card in hand.into_iter().flat_map(Cards::iter) {
                        div.choice.held data-move={ "own-" (card.id()) } { (board.printer().card(card)) }
                    }
                }
                div.decide {
                    @if view.phase == Phase::Extra { p { (self.crest()) (board.say("table-extra")) } }
                    p.waits { (waiting) }
                    noscript {
                        a.button href={ "/tables/" (self.table) } { (board.place.say("room-look-again")) }
                    }
                    @if seat.is_none() { p { (board.place.say("room-watching")) } }
                }
            }
        }
    }
}

impl<'a> Offer<'a> {
    fn of((choice, number): (&'a String, usize)) -> Self {
        let card = choice.split_once(' ').and_then(|(_, card)| card.parse().ok());
        Self { number, choice, card }
    }
}
