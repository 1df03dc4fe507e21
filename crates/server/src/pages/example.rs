//! A scenario of the rulebook, shown move by move.

use catalog::{Action, Claimed, Example, Fact, ShownStep, View};
use kernel::Eyes;
use maud::{Markup, html};
use text::{GameWords, Names};

use super::{
    layout::Place,
    playback::{Film, Frame},
    shadow_throne,
};

/// A scenario that is shown.
pub(crate) struct Shown<'s> {
    pub(crate) place: &'s Place,
    pub(crate) words: &'s GameWords,
    pub(crate) game: &'s str,
    pub(crate) example: &'s Example,
    pub(crate) shots: &'s [ShownStep],
}

impl Shown<'_> {
    /// The page of a moment of it.
    pub(crate) fn page(&self, at: usize) -> Markup {
        let place = self.place;
        let last = self.shots.len().saturating_sub(1);
        let at = at.min(last);
        let Some(shot) = self.shots.get(at) else { return html! {} };
        let names = Names::new([""; 0], None);
        let told = self.shots.iter().take(at + 1).flat_map(|shot| &shot.told);
        let facts: Vec<Fact> = told.map(|told| told.fact.clone()).collect();
        let film = Film {
            place,
            words: self.words,
            names: &names,
            title: self.example.scenario.title(place.language.id()),
            head: self.rules(),
            foot: self.act(shot, &names),
            back: (&format!("/games/{}/rules", self.game), place.say("front-rules")),
            last,
            marks: &[],
            stays: Vec::new(),
        };
        film.page(&Frame { view: &shot.view, facts: &facts, at })
    }

    /// The rules that it shows.
    fn rules(&self) -> Markup {
        html! {
            ul.filters {
                @for rule in self.example.scenario.rules() {
                    li { a href={ "/games/" (self.game) "/rules#" (rule) } { (rule) } }
                }
            }
        }
    }

    /// What was done, what the rules said to it, and what holds now.
    fn act(&self, shot: &ShownStep, names: &Names) -> Markup {
        let (place, words) = (self.place, self.words);
        html! {
            section.claims aria-live="polite" {
                @match &shot.act {
                    Action::Set => p { (place.say("example-set")) },
                    Action::Stacked(_) => p { (place.say("example-stacked")) },
                    Action::Chose(seat, choice) => p.done { b { (seat) } " · " (self.choice(choice)) },
                    Action::Tried { seat, choice, fact } => p.done {
                        b { (seat) } " · " (self.choice(choice)) " — " em { (words.sentence(fact, names)) }
                    },
                }
                @if !shot.claims.is_empty() {
                    p.label { (place.say("example-holds")) }
                    ul { @for claim in &shot.claims { li { "✓ " (self.claim(&shot.view, claim)) } } }
                }
            }
        }
    }

    /// A choice as one says it.
    fn choice(&self, choice: &str) -> String {
        let (verb, card) = choice.split_once(' ').unwrap_or((choice, ""));
        let card = self.words.said(card);
        self.words.say(&format!("choice-{verb}"), &[("card", card.into())])
    }

    fn claim(&self, view: &View, Claimed { eyes, claim }: &Claimed) -> Markup {
        let View::ShadowThrone(_) = view;
        let whose = match eyes {
            Eyes::All => None,
            Eyes::Crowd => Some(self.place.say("example-crowd")),
            Eyes::Seat(seat) => Some(seat.to_string()),
        };
        html! {
            @if let Some(whose) = whose { (self.place.words().say("example-to", &[("eyes", whose.into())])) " " }
            (shadow_throne::claim(self.words, claim))
        }
    }
}
