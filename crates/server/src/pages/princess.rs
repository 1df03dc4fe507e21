//! The Princess on a page: a ring of seats with an anchor in front of each, the Shop, and the
//! questions.

mod action;
mod anchor;
mod ask;
mod board;
mod card;
mod over;
mod primer;
mod ring;
mod seat;
mod shop;
mod steps;
mod wait;

use catalog::{AnyGame, Fact, LegalChoice};
use kernel::{Outcome, Seat};
use maud::Markup;
use serde_json::Value;

use super::{
    Part,
    game::{self, Face, Lit, Paper, Step},
};
pub(crate) use board::Board;
use card::Printer;
use over::Over;

/// The built-in cards of The Princess.
pub(crate) struct Cards;

impl Face for Cards {
    fn card(&self, paper: Paper<'_>, game: &dyn AnyGame, id: &str) -> Option<Markup> {
        let cards = card::cards_of(game)?;
        let card = cards.find(id)?;
        Some(Printer { paper, cards: &cards }.card(card).large())
    }

    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("kind", &["hand", "attribute", "environment", "event"]),
            ("symbol", &["attack", "strategy", "defense"]),
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

    fn hands(&self) -> Markup {
        self.all_hands()
    }

    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>> {
        steps::steps(events)
    }

    fn figures(&self) -> Vec<u16> {
        self.view.players.values().map(|it| u16::from(it.hearts)).collect()
    }

    fn tell(&self, _: Step, events: &[&Value], before: &[u16]) -> Markup {
        self.told(events, before)
    }

    fn lit(&self, events: &[&Value]) -> Vec<Lit> {
        steps::lights(events)
    }

    fn is_familiar(&self) -> bool {
        self.view.turn > 3
    }
}
