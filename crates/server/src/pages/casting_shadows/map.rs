//! The map: hexes with whoever stands on them, the cards beside them, the portal and the decks.

use catalog::casting_shadows::{Card, Companion, Hex};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    board::Board,
    card::{file, image, kind, roman},
};
use crate::pages::Part;

/// The outline of a hex, in a box of 200 by 174.
const OUTLINE: &str = "M50 2H150L198 87 150 172H50L2 87Z";

impl Board<'_> {
    pub(super) fn map(&self) -> Markup {
        html! {
            div.hexmap role="group" aria-label=(self.say("table-board")) data-walk {
                (self.portal().markup)
                // From the back row to the front: what is nearer covers what is behind it.
                @for hex in self.rows() { (self.hex(hex).markup) }
                (self.decks().markup)
                (self.threats().markup)
                div.ghosts #on-map {}
            }
        }
    }

    /// Returns the hexes from the back row to the front.
    fn rows(&self) -> Vec<Hex> {
        let [desert, one, two, volcano, four, five] = self.view.board.slots();
        let rows = [desert, five, one, Some(Hex::AncientRune), four, two, volcano];
        rows.into_iter().flatten().collect()
    }

    /// Returns the class that says where a hex lies.
    fn slot(&self, hex: Hex) -> String {
        let slot = self.view.board.slots().into_iter().position(|it| it == Some(hex));
        slot.map_or_else(|| "centre".into(), |slot| format!("slot-{slot}"))
    }

    /// Draws a hex, whoever stands on it, and the card beside it.
    pub(super) fn hex(&self, hex: Hex) -> Part {
        let (paper, standing) = (self.paper(), self.standing_on(hex));
        let picture = file(hex.id());
        let threat = standing.iter().map(|seat| self.threat(*seat)).max().filter(|it| *it > 0);
        Part::new(&format!("hex-{}", hex.id()), |id| {
            html! {
                div.hex.(self.slot(hex)).under[threat.is_some()] id=(id) data-tap=(id) {
                    svg.tile viewBox="0 0 200 174" tabindex="0" role="button" data-tap=(id)
                        aria-label=(self.spoken_hex(hex)) {
                        image href=(picture) width="200" height="174" {}
                        path.ring d=(OUTLINE) {}
                    }
                    span.place aria-hidden="true" {
                        b { (paper.words.name(hex.id())) }
                        small { (self.gift(hex)) }
                    }
                    div.figures-here.many[standing.len() > 2] {
                        @for seat in &standing { (self.figure(*seat)) }
                    }
                    @if let Some(card) = self.view.beside.at(hex) { (self.plate(hex, card)) }
                    @if hex == Hex::DustyDesert { (self.counterdeck()) }
                    @if let Some(damage) = threat { span.threat { "−" (damage) } }
                    span.ghosts id={ "on-" (hex.id()) } {}
                }
            }
        })
    }

    pub(super) fn standing_on(&self, hex: Hex) -> Vec<Seat> {
        let seats = self.view.seats.seats();
        seats.filter(|seat| self.view.hexes[*seat] == Some(hex)).collect()
    }

    /// Returns the enemies of the active player on a hex.
    pub(super) fn enemies_on(&self, hex: Hex) -> Vec<Seat> {
        self.standing_on(hex).into_iter().filter(|seat| *seat != self.view.active).collect()
    }

    /// Draws the figure of a seat. It moves with its player from hex to hex.
    fn figure(&self, seat: Seat) -> Markup {
        let Some(form) = self.form(seat) else { return html! {} };
        let own = self.context.names.is_reader(seat);
        let name = format!("figure-{form}");
        html! {
            span.token.(form).own[own] id={ "figure-" (seat.number()) } data-tap={ "seat-" (seat.number()) } data-move={ "figure-" (seat.number()) }
                title=(self.context.names.of(seat)) {
                (image(&name, ("64", "64")))
            }
        }
    }

    /// Says in a few signs what a hex does.
    fn gift(&self, hex: Hex) -> Markup {
        html! {
            @if let Some(symbol) = hex.token() {
                (self.say("page-start")) " " (self.printer().symbol(symbol.id()))
                @if hex == Hex::AncientRune { " " (self.say("page-heal-behind")) }
                @if hex == Hex::CrystalCrypt { " · " (self.say("page-crypt")) }
            } @else { (self.say(&format!("page-{}", hex.id()))) }
        }
    }

    /// Draws the card beside a hex.
    fn plate(&self, hex: Hex, card: Card) -> Markup {
        let (paper, printed) = (self.paper(), card.printed());
        let beside = self.with("table-beside", &[("hex", paper.words.said(hex.id()).into())]);
        html! {
            a class={ "mini plate " (kind(card)) } href=(paper.card_path(card.id())) data-peek data-glance
                data-tap={ "beside-" (hex.id()) } data-move={ "beside-" (hex.id()) "-" (card.id()) } {
                span.thumb { (paper.picture(card.id())) }
                span.about {
                    span.name { (self.card_name(card)) }
                    span.unseen { ", " (beside) }
                    span.cost { (self.printer().cost(printed.collect)) @if let Some(level) = printed.level_cost {
                        span.level { "+ " (roman(level)) } } }
                }
            }
        }
    }

    fn counterdeck(&self) -> Markup {
        let (view, printer) = (self.view, self.printer());
        let known = view.counterdeck_known.len();
        html! {
            div.counterdeck data-tap="counterdeck" {
                span.pile { (image("back-counterspell", ("44", "60"))) }
                span.tally {
                    span.wide { (self.say("page-counterspells")) br; }
                    b { (view.counterdeck_size) } " " span.wide { (self.say("page-left")) " · " (printer.cost(catalog::casting_shadows::Cost::COUNTERSPELL)) }
                    @if known > 0 { span.wide title=(self.number("page-known-below", "count", count(known))) { br; (self.number("page-known-below", "count", count(known))) } }
                }
            }
        }
    }

    /// Draws the companions that can be taken.
    pub(super) fn portal(&self) -> Part {
        let view = self.view;
        Part::new("portal", |id| {
            html! {
                div.portal id=(id) {
                    span.label { (self.say("table-portal")) }
                    div { @for companion in &view.portal { (self.companion(*companion)) } }
                }
            }
        })
    }

    pub(super) fn companion(&self, companion: Companion) -> Markup {
        let paper = self.paper();
        html! {
            a.leaf.companion href=(paper.card_path(companion.id())) data-peek data-glance
                data-tap=(companion.id()) title=(paper.words.name(companion.id())) {
                (paper.picture(companion.id())) span.unseen { (paper.words.name(companion.id())) }
            }
        }
    }

    /// Draws the main deck and the discard pile, with their numbers of cards.
    pub(super) fn decks(&self) -> Part {
        let view = self.view;
        let top = view.discards.last().copied();
        Part::new("decks", |id| {
            html! {
                div.decks id=(id) {
                    span.pile { (image("back-main", ("44", "60"))) }
                    span.tally {
                        (self.number("table-deck-size", "count", count(view.deck_size))) br;
                        (self.number("table-discards-size", "count", count(view.discards.len())))
                    }
                    @if let Some(card) = top { (self.leaf(card)) }
                }
            }
        })
    }

    /// Draws a face-up card at the size of a thumb.
    pub(super) fn leaf(&self, card: Card) -> Markup {
        let paper = self.paper();
        html! {
            a class={ "leaf " (kind(card)) } href=(paper.card_path(card.id())) data-peek data-glance
                title=(self.card_name(card)) {
                (paper.picture(card.id())) span.unseen { (self.card_name(card)) }
            }
        }
    }

    /// Says everything about a hex: its name and rule, who stands there, the card beside it.
    fn spoken_hex(&self, hex: Hex) -> String {
        let words = self.words();
        let here = self.standing_on(hex).into_iter().collect();
        let names = self.names(here);
        let parts = [
            Some(words.name(hex.id())),
            words.attribute(hex.id(), "rule"),
            (!here.is_empty()).then(|| self.with("table-here", &[("names", names.into())])),
            self.view.beside.at(hex).map(|card| {
                let place = [("card", self.card_name(card).into())];
                self.with("page-card-beside", &place)
            }),
        ];
        parts
            .into_iter()
            .flatten()
            .map(|it| it.trim_end_matches('.').to_owned())
            .collect::<Vec<_>>()
            .join(". ")
    }
}

/// Returns a number of cards; there are at most 52.
pub(super) fn count(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
