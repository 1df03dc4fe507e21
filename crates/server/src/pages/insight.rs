//! How a game turned: the chance of every seat over time, what each choice cost, and the chart.

use catalog::{Analysis, Judged, Weighed};
use kernel::{Eyes, Seat};
use maud::{Markup, html};
use text::Names;

use super::{
    game::Paper,
    hint::bar,
    layout::Place,
    odds_chart::{NARROW, OddsChart, WIDE},
};

/// How many of the choices that cost most are named.
const WORST: usize = 3;

/// The analysis of a finished game, at the moment that is shown.
pub(crate) struct Insight<'i> {
    pub(crate) paper: Paper<'i>,
    pub(crate) names: &'i Names,
    pub(crate) analysis: &'i Analysis,
    /// Whose choices are looked at.
    pub(crate) eyes: Eyes,
    pub(crate) at: usize,
    /// Returns the address of a moment.
    pub(crate) to: &'i dyn Fn(usize) -> String,
}

impl Insight<'_> {
    /// Draws the panel: the chart, who is winning now, and what cost most.
    pub(crate) fn panel(&self) -> Markup {
        let place = self.paper.place;
        html! {
            section.insight.panel #turned aria-label=(place.say("insight-title")) {
                div.over-time {
                    h2.label { (place.say("insight-title")) }
                    @for size in [WIDE, NARROW] { (OddsChart { insight: self, size }.draw()) }
                }
                div.now {
                    h2.label { (place.say("insight-now")) }
                    (self.standing())
                    @for judged in self.judged_here() { (self.verdict(judged)) }
                }
                div.costly {
                    h2.label { (place.say("insight-costly")) }
                    (self.worst())
                }
            }
        }
    }

    pub(crate) fn percent(&self, chance: u32) -> String {
        self.paper.place.words().percent(chance)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        let count = self.analysis.outlook.first().map_or(0, |it| it.chances.len());
        (0..).map_while(Seat::new).take(count)
    }

    /// Draws who is winning at this moment.
    fn standing(&self) -> Markup {
        let Some(now) = self.analysis.outlook_at(self.at) else { return html! {} };
        html! {
            ul.odds {
                @for (seat, chance) in self.seats().zip(&now.chances) {
                    li class={ "hue-" (hue(seat)) } {
                        span.what { (self.names.of(seat)) } b { (self.percent(*chance)) } (bar(*chance))
                    }
                }
            }
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::All | Eyes::Crowd => None,
        }
    }

    /// Returns the choices that were made from this moment on, before anything else happened.
    fn judged_here(&self) -> impl Iterator<Item = &Judged> {
        let seat = self.seat();
        let choices = self.analysis.choices.iter().filter(|it| it.at == self.at);
        choices.filter(move |it| seat.is_none_or(|seat| it.seat == seat))
    }

    /// Draws what was chosen here, and what the bot thinks of it.
    fn verdict(&self, judged: &Judged) -> Markup {
        let (place, agrees) = (self.paper.place, judged.made.choice == judged.best.choice);
        let name = self.names.of(judged.seat);
        let named = [("name", name.into())];
        let says = |key| place.words().say(key, &named);
        let best = if judged.cost > 0 { "insight-best" } else { "insight-as-good" };
        html! {
            div.judged {
                p.label { (says("insight-knew")) }
                dl {
                    dt { (says("insight-made")) } dd { (self.choice(&judged.made)) " " b { (self.percent(judged.made.chance)) } }
                    @if !agrees {
                        dt { (place.say(best)) }
                        dd { (self.choice(&judged.best)) " " b { (self.percent(judged.best.chance)) } }
                    }
                }
                @if agrees { p { (place.say("insight-agrees")) } }
            }
        }
    }

    fn worst(&self) -> Markup {
        let worst = self.analysis.worst(self.seat(), WORST);
        html! {
            @if worst.is_empty() { p.hint { (self.paper.place.say("insight-none")) } }
            ol {
                @for (judged, number) in worst.iter().zip(1..) {
                    @let current = (judged.at == self.at).then_some("true");
                    li { a href=((self.to)(judged.at)) data-go={ "costly-" (number) } aria-current=[current] { (self.cost(judged)) } }
                }
            }
        }
    }

    fn cost(&self, judged: &Judged) -> Markup {
        let places = [
            ("name", self.names.of(judged.seat).into()),
            ("made", self.choice(&judged.made).into()),
            ("best", self.choice(&judged.best).into()),
        ];
        html! {
            b { "−" (self.percent(judged.cost)) } " "
            span { (self.paper.place.words().say("insight-cost", &places)) }
        }
    }

    fn choice(&self, weighed: &Weighed) -> String {
        self.paper.words.sentence(weighed.parts.value(), self.names)
    }
}

/// Draws the panel while the analysis is being made; the script looks at `poll` until it is there.
pub(crate) fn computing(place: &Place, poll: &str, again: &str) -> Markup {
    html! {
        section.insight.panel.calm #turned role="status" data-poll=(poll) {
            p { (place.say("insight-computing")) }
            noscript { a.button href=(again) { (place.say("room-look-again")) } }
        }
    }
}

/// Returns the number of a seat's color, as on the board.
pub(crate) fn hue(seat: Seat) -> u8 {
    seat.number() + 1
}
