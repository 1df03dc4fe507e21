//! A scenario of the rulebook, shown move by move.

use catalog::{Action, Claimed, Example, Fact, ShownStep};
use kernel::{Eyes, Weight};
use maud::{Markup, html};
use text::Names;

use super::{
    game::Paper,
    layout::Place,
    playback::{Playback, Shown},
};

/// A scenario and its steps.
pub(crate) struct ExamplePage<'s> {
    pub(crate) place: &'s Place,
    pub(crate) game: &'s str,
    pub(crate) example: &'s Example,
    pub(crate) steps: &'s [ShownStep],
}

impl ExamplePage<'_> {
    /// Draws the page that shows one step.
    pub(crate) fn page(&self, at: usize) -> Markup {
        let place = self.place;
        let last = self.steps.len().saturating_sub(1);
        let at = at.min(last);
        let Some(step) = self.steps.get(at) else { return html! {} };
        let names = Names::new([""; 0], None);
        let events = self.steps.iter().take(at + 1).flat_map(|step| &step.events);
        let said = events.filter(|event| event.weight >= Weight::Said);
        let facts: Vec<Fact> = said.map(|event| event.fact.clone()).collect();
        let playback = Playback {
            place,
            game: self.game,
            cards: None,
            names: &names,
            title: self.example.scenario.title(place.language.id()),
            about: None,
            head: self.rules(),
            insight: html! {},
            foot: self.action(step, &names),
            back: (&format!("/games/{}/rules", self.game), place.say("front-rules")),
            last,
            marks: &[],
            stays: Vec::new(),
        };
        playback.page(&Shown { view: &step.view, facts: &facts, at })
    }

    /// Draws links to the rules that the scenario shows.
    fn rules(&self) -> Markup {
        html! {
            ul.filters {
                @for rule in self.example.scenario.rules() {
                    li { a href={ "/games/" (self.game) "/rules#" (rule) } { (rule) } }
                }
            }
        }
    }

    /// Draws the action, the refusal if there was one, and the claims that hold now.
    fn action(&self, step: &ShownStep, names: &Names) -> Markup {
        let (place, words) = (self.place, Paper::new(self.place, self.game).words);
        let say = |fact: &Fact| words.sentence(fact.value(), names);
        html! {
            section.claims aria-live="polite" {
                @match &step.action {
                    Action::Set => p { (place.say("example-set")) },
                    Action::Stacked(_) => p { (place.say("example-stacked")) },
                    Action::Happened(what) => p.done { (words.happened(what)) },
                    Action::Chose(seat, choice) => p.done { b { (seat) } " · " (say(choice)) },
                    Action::Tried { seat, choice, refusal } => p.done {
                        b { (seat) } " · " (say(choice)) " — " em { (say(refusal)) }
                    },
                }
                @if !step.claims.is_empty() {
                    p.label { (place.say("example-holds")) }
                    ul { @for claim in &step.claims { li { "✓ " (self.claim(claim)) } } }
                }
            }
        }
    }

    fn claim(&self, Claimed { eyes, claim }: &Claimed) -> Markup {
        let whose = match eyes {
            Eyes::All => None,
            Eyes::Crowd => Some(self.place.say("example-crowd")),
            Eyes::Seat(seat) => Some(seat.to_string()),
        };
        html! {
            @if let Some(whose) = whose { (self.place.words().say("example-to", &[("eyes", whose.into())])) " " }
            (Paper::new(self.place, self.game).words.claim(claim))
        }
    }
}
