//! The Princess on a page.

use catalog::{Fact, LegalChoice, princess};
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use serde_json::Value;
use store::TableId;

use super::{
    Part,
    game::{self, Context, Face, Lit, Paper, Step},
};

pub(crate) struct Cards;

impl Face for Cards {
    fn card(&self, _: Paper<'_>, _: &str) -> Option<Markup> {
        None
    }
    fn filters(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }
    fn cover(&self, _: Paper<'_>) -> Markup {
        html! {}
    }
    fn legend(&self, _: Paper<'_>) -> Markup {
        html! {}
    }
}

pub(crate) struct Board<'t> {
    pub(crate) context: Context<'t>,
    pub(crate) view: &'t princess::View,
}

impl game::Board for Board<'_> {
    fn heading(&self) -> Part {
        Part::new(
            "phase",
            |id| html! { p.phase id=(id) { (self.view.turn) (self.context.paper.say("title")) } },
        )
    }
    fn markup(&self) -> Markup {
        html! {}
    }
    fn parts(&self) -> Vec<Part> {
        Vec::new()
    }
    fn question(&self, _: Seat, _: &[LegalChoice]) -> Markup {
        html! {}
    }
    fn waiting(&self, _: TableId) -> Markup {
        html! {}
    }
    fn outcome(&self) -> Option<Outcome> {
        self.view.outcome
    }
    fn decided(&self, _: &[Fact]) -> String {
        String::new()
    }
    fn standings(&self, _: &[Fact]) -> Markup {
        html! {}
    }
    fn hands(&self) -> Markup {
        html! {}
    }
    fn steps(&self, events: &[&Value]) -> Vec<Option<Step>> {
        events.iter().map(|_| None).collect()
    }
    fn figures(&self) -> Vec<u16> {
        Vec::new()
    }
    fn tell(&self, _: Step, _: &[&Value], _: &[u16]) -> Markup {
        html! {}
    }
    fn lit(&self, _: &[&Value]) -> Vec<Lit> {
        Vec::new()
    }
    fn is_familiar(&self) -> bool {
        false
    }
}
