//! Shadow Throne on a page: its cards, its board and its questions.

mod ask;
mod board;
mod card;
mod chart;
mod over;
mod preview;
mod primer;
mod steps;
mod track;
mod wait;

use catalog::{
    AnyGame, Fact, LegalChoice,
    shadow_throne::{Card, Cards as Hand, Faction, Phase},
};
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

/// The cards of Shadow Throne.
pub(crate) struct Cards;

impl Face for Cards {
    fn card(&self, paper: Paper<'_>, _: &dyn AnyGame, id: &str) -> Option<Markup> {
        let card: Card = id.parse().ok()?;
        Some(Printer { paper, view: None }.drawing(card).large())
    }

    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("faction", &["empire", "rebels", "church"]), ("rank", &["commoner", "elite", "noble"])]
    }

    fn legend(&self, paper: Paper<'_>) -> Markup {
        primer::legend(paper)
    }

    fn sample(&self, paper: Paper<'_>) -> Markup {
        Printer { paper, view: None }.sample()
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

    fn place_of(&self, seat: Seat) -> Option<usize> {
        self.view.outcome.filter(|outcome| !outcome.winners.is_empty()).map(|_| self.rank(seat))
    }

    fn decided(&self, story: &[Fact]) -> String {
        Over::new(self, story).decided()
    }

    fn standings(&self, story: &[Fact]) -> Markup {
        Over::new(self, story).standings()
    }

    fn hands(&self) -> Markup {
        let hands = self.view.hands.iter().filter_map(|(seat, hand)| Some((seat, (*hand)?)));
        let pools = |seat| self.view.pools[seat].filter(|pool: &Hand| !pool.is_empty());
        html! {
            div.hands {
                @for (seat, hand) in hands {
                    p.beside { span.label { (self.context.names.of(seat)) }
                        @for card in hand.iter() { (self.printer().chip(card)) }
                        @if let Some(pool) = pools(seat) {
                            span.taken { "← " (self.say("table-pool")) }
                            @for card in pool.iter() { (self.printer().chip(card)) }
                        }
                    }
                }
            }
        }
    }

    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>> {
        events.iter().map(|fact| steps::step(fact)).collect()
    }

    fn figures(&self) -> Vec<u16> {
        Faction::ALL.map(|faction| self.view.power[faction]).to_vec()
    }

    fn tell(&self, step: Step, events: &[&Value], before: &[u16]) -> Markup {
        self.told(step, events, before)
    }

    fn lit(&self, events: &[&Value]) -> Vec<Lit> {
        self.lights(events)
    }

    /// Two battles have eight waves.
    fn is_familiar(&self) -> bool {
        self.view.battle > 2
    }

    /// King Kyros interrupts a wave; his call and the power are still to be told.
    fn steps_to_come(&self) -> usize {
        if self.view.phase == Phase::Extra { 2 } else { 0 }
    }
}
