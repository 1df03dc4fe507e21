//! Casting Shadows on a page: its cards, its map of hexes, and its questions.

mod arrow;
mod ask;
mod board;
mod card;
mod map;
mod offer;
mod outcome;
mod over;
mod pool;
mod preview;
mod primer;
mod react;
mod seat;
mod steps;
mod wait;

use catalog::{AnyGame, Fact, LegalChoice};
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use serde_json::Value;

use super::{
    Part,
    game::{self, Face, Lit, Paper, Step},
};
pub(crate) use board::Board;
use card::Printer;
use over::Over;

/// The cards of Casting Shadows, and everything else with a page in the gallery.
pub(crate) struct Cards;

impl Face for Cards {
    fn card(&self, paper: Paper<'_>, _: &dyn AnyGame, id: &str) -> Option<Markup> {
        Printer { paper }.piece(id)
    }

    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            (
                "kind",
                &[
                    "attack",
                    "conversion",
                    "resource",
                    "counterspell",
                    "companion",
                    "character",
                    "hex",
                ],
            ),
            ("level", &["1", "2", "3"]),
        ]
    }

    fn legend(&self, paper: Paper<'_>) -> Markup {
        primer::legend(paper)
    }
}

impl game::Board for Board<'_> {
    fn heading(&self) -> Part {
        self.phase()
    }

    fn moment(&self) -> String {
        self.moment()
    }

    fn markup(&self) -> Markup {
        self.whole()
    }

    fn parts(&self) -> Vec<Part> {
        self.pieces()
    }

    fn question(&self, seat: Seat, legal: &[LegalChoice]) -> Markup {
        self.ask(seat, legal)
    }

    fn waiting(&self, here: &str) -> Markup {
        self.wait(here)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.view.outcome
    }

    fn decided(&self, story: &[Fact]) -> String {
        Over::new(self, story).decided()
    }

    fn standings(&self, story: &[Fact]) -> Markup {
        Over::new(self, story).standings()
    }

    /// Draws the face-down counterspells that the viewer may see; everything else is on the board.
    fn hands(&self) -> Markup {
        let printer = self.printer();
        let held = self.view.counterspells.iter().filter_map(|(seat, it)| Some((seat, (*it)?)));
        html! {
            div.hands {
                @for (seat, held) in held.filter(|(_, held)| !held.is_empty()) {
                    p.beside { span.label { (self.context.names.of(seat)) }
                        @for it in held { (printer.chip(it.card.id(), "counterspell", html! {})) }
                    }
                }
            }
        }
    }

    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>> {
        steps::steps(events)
    }

    fn figures(&self) -> Vec<u16> {
        self.view.hp.values().map(|hp| u16::from(*hp)).collect()
    }

    fn tell(&self, _: Step, events: &[&Value], before: &[u16]) -> Markup {
        self.told(events, before)
    }

    fn lit(&self, events: &[&Value]) -> Vec<Lit> {
        self.lights(events)
    }

    fn is_familiar(&self) -> bool {
        self.view.round > 1
    }
}
