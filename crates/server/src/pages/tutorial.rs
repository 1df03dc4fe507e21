//! A tutorial: the page of a table, drawn as for a player, with a coach who explains it.

use catalog::{
    AnyGame, BOT_NAMES, Event, Fact, Level, Refused, Taught, Tutorial, TutorialStep, View,
};
use kernel::{Eyes, Turn, Weight};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use text::{Argument, Names};

use super::{
    Part,
    game::{self, Board, Company, Context, Paper},
    layout::{LEARN, Page, Place, framed},
    room::lines,
};
use crate::assets::address;

/// The level that the others at the table show. What they choose is written down for the most part.
const OTHERS: Level = Level::Easy;

/// A tutorial at one step.
pub(crate) struct TutorialPage<'t> {
    pub(crate) place: &'t Place,
    pub(crate) game: &'t dyn AnyGame,
    pub(crate) tutorial: &'static Tutorial,
    pub(crate) taught: &'t Taught,
    /// The name of the learner.
    pub(crate) name: &'t str,
}

/// The moment that a step shows.
struct Shown {
    /// What the learner knows of it.
    view: View,
    /// The scene that is told.
    scene: Option<&'static str>,
    /// How many of the known events since the last choice have happened by then.
    events: usize,
}

impl TutorialPage<'_> {
    pub(crate) fn page(&self) -> Markup {
        let (place, paper) = (self.place, Paper::new(self.place, self.game.id()));
        let title = place.words().say("learn-title", &[("game", paper.say("title").into())]);
        let (names, company) = (self.names(), self.company());
        let context = Context {
            paper,
            names: &names,
            company: &company,
            telling: None,
            aid: None,
            call: None,
        };
        let shown = self.shown(context);
        let context = Context { telling: shown.scene, ..context };
        let board = game::board(context, &shown.view);
        let head = html! { p.learning { (place.say("learn-head")) } (board.heading().markup) };
        let asks = self.asks();
        let page = Page {
            title: &title,
            class: LEARN,
            sheet: Some("learn.css"),
            game: Some(self.game.id()),
            head,
            mine: asks,
            ..Page::default()
        };
        framed(
            place,
            &page,
            html! {
                h1.unseen { (title) }
                (self.coach(&names))
                div.table.told[shown.scene.is_some()] #table {
                    p.unseen #status data-title={ (title) " · Sombra" } data-mine[asks] {}
                    (board.markup())
                    (self.story(&names, shown.events))
                    (self.act(board.as_ref(), shown.scene).markup)
                }
            },
        )
    }

    fn step(&self) -> &'static TutorialStep {
        &self.tutorial.steps[self.taught.at]
    }

    /// Tells whether the learner may choose now: not while a choice has to be taken back.
    fn asks(&self) -> bool {
        self.step().asks && !self.is_wrong()
    }

    fn is_wrong(&self) -> bool {
        self.taught.case.is_some_and(|case| case.back)
    }

    fn names(&self) -> Names {
        let others = BOT_NAMES.iter().skip(1).take(usize::from(self.tutorial.seats) - 1);
        let names = [self.name].into_iter().chain(others.copied());
        let view = self.taught.live.view(Eyes::Seat(Tutorial::LEARNER));
        Names::new(names, Some(Tutorial::LEARNER)).with_glossary(view.glossary())
    }

    fn company(&self) -> Vec<Company> {
        let other = Company { bot: Some(OTHERS), ..Company::default() };
        let others = usize::from(self.tutorial.seats) - 1;
        [Company::default()].into_iter().chain(std::iter::repeat_n(other, others)).collect()
    }

    /// Finds the moment to show: the end of the scene that the step is about, or the present.
    fn shown(&self, context: Context<'_>) -> Shown {
        let eyes = Eyes::Seat(Tutorial::LEARNER);
        let (taught, now) = (self.taught, self.taught.live.view(eyes));
        let case = taught.case.and_then(|case| case.scene.as_ref());
        let events: Vec<&Event> = known(&taught.since).collect();
        let present = |view| Shown { view, scene: None, events: events.len() };
        let Some(scene) = case.or(self.step().scene.as_ref()) else { return present(now) };
        let facts: Vec<&Value> = events.iter().map(|event| event.fact.value()).collect();
        let context = Context { telling: Some(""), ..context };
        let steps = game::board(context, &now).steps(&facts);
        let told = (0..events.len()).rev().find_map(|at| {
            let key = steps.get(at).copied().flatten().map(|step| step.key);
            let key = key.filter(|key| key == scene)?;
            let view = events[at].frame.as_ref()?.view(eyes);
            Some(Shown { view, scene: Some(key), events: at + 1 })
        });
        told.unwrap_or_else(|| present(now))
    }

    /// Draws the question, which can be answered where the step asks; otherwise the hand.
    fn act(&self, board: &dyn Board, scene: Option<&str>) -> Part {
        let (taught, place, learner) = (self.taught, self.place, Tutorial::LEARNER);
        let is_asked = matches!(taught.live.turn(), Turn::Choose(owing) if owing.has(learner));
        Part::new("act", |id| {
            if scene.is_some() || !is_asked {
                return html! { div.act id=(id) { (board.waiting(&self.to(taught.at))) } };
            }
            html! {
                form.act id=(id) method="get" action=(place.path) data-ask data-visit inert[!self.asks()] {
                    input type="hidden" name="at" value=(taught.at + 1);
                    @for choice in &taught.made { input type="hidden" name="made" value=(choice); }
                    (board.question(learner, &taught.live.legal(learner)))
                }
            }
        })
    }

    /// Draws the chronicle up to the moment that is shown.
    fn story(&self, names: &Names, since: usize) -> Markup {
        let (place, taught) = (self.place, self.taught);
        let said = known(&taught.before).chain(known(&taught.since).take(since));
        let said = said.filter(|event| event.weight >= Weight::Said);
        let facts: Vec<&Fact> = said.map(|event| &event.fact).collect();
        let log = lines(Paper::new(place, self.game.id()).words, names, facts);
        html! {
            aside.story aria-label=(place.say("room-chronicle")) {
                h2.label { (place.say("room-chronicle")) }
                div.scroll tabindex="0" role="log" aria-live="off" aria-label=(place.say("room-chronicle")) {
                    ol #chronicle { (PreEscaped(log)) }
                }
            }
        }
    }

    /// Draws the coach. The script puts it beside what it points at.
    fn coach(&self, names: &Names) -> Markup {
        let (place, step, case) = (self.place, self.step(), self.taught.case);
        let paper = Paper::new(place, self.game.id());
        let key = match case {
            Some(case) => format!("learn-{}-{}", step.id, case.id),
            None => format!("learn-{}", step.id),
        };
        // The others have their letters in the words of a lesson.
        let others = [("b", BOT_NAMES[1]), ("c", BOT_NAMES[2]), ("d", BOT_NAMES[3])];
        let others: [Argument<'_>; 3] = others.map(|(letter, name)| (letter, name.into()));
        let say = |key: &str| paper.words.say(key, &others);
        let points = case.and_then(|case| case.points.as_ref()).unwrap_or(&step.points).join("|");
        html! {
            section.coach #coach role="dialog" tabindex="-1" aria-labelledby="coach-title"
                aria-describedby="coach-says" data-points=(points) data-game=(self.game.id())
                data-at=(self.taught.at) data-last[self.is_last()] {
                img.lamp src=(address("lantern.svg")) alt="" width="64" height="64";
                div {
                    h2 #coach-title { (say(&key)) }
                    p #coach-says {
                        @if let Some(refused) = &self.taught.refused { b { (self.refused(refused, names)) } " " }
                        (paper.with_signs(&say(&format!("{key}-says"))))
                    }
                }
                (self.ways())
            }
        }
    }

    /// Says why a choice was refused; somebody has changed the address.
    fn refused(&self, refused: &Refused, names: &Names) -> String {
        match refused {
            Refused::Rules { fact, .. } => {
                Paper::new(self.place, self.game.id()).words.sentence(fact.value(), names)
            }
            Refused::Unreadable(_) => self.place.say("learn-refused"),
        }
    }

    /// Draws where one is, and the ways on: back, next or the own move, and out.
    fn ways(&self) -> Markup {
        let (place, at, of) = (self.place, self.taught.at, self.tutorial.steps.len());
        let is_wrong = self.is_wrong();
        let number = [("at", (at + 1).into()), ("of", of.into())];
        let resume = place.words().say("learn-resume", &[("at", "#".into())]);
        html! {
            a.leave href="/" { (place.say("learn-leave")) " " span { (place.say("learn-leave-what")) } }
            div.onward {
                span.dots aria-hidden="true" { @for n in 0..of { i.done[n < at].on[n == at] {} } }
                span.count { (place.words().say("learn-step", &number)) }
                @if at == 0 { a.button data-resume hidden { (resume) } }
                @if at > 0 && !is_wrong {
                    a.button href=(self.to(at - 1)) data-go="back" aria-label=(place.say("learn-back")) { "‹" span { " " (place.say("learn-back")) } }
                }
                @if is_wrong {
                    a.button.main href=(self.to(at - 1)) data-go="back" { (place.say("learn-take-back")) " " kbd aria-hidden="true" { "←" } }
                } @else if self.is_last() {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(self.game.id());
                        button.main { (place.say("learn-play")) }
                    }
                } @else if self.step().asks {
                    strong.deed { (place.say("learn-yours")) }
                } @else {
                    a.button.main href=(self.to(at + 1)) data-go="next" { (place.say("learn-next")) " " kbd aria-hidden="true" { "→" } }
                }
            }
        }
    }

    fn is_last(&self) -> bool {
        self.taught.at + 1 == self.tutorial.steps.len()
    }

    /// Returns the address of a step, with the choices that lead there.
    fn to(&self, at: usize) -> String {
        let asked = self.tutorial.steps.iter().take(at).filter(|step| step.asks).count();
        let made = self.taught.made.iter().take(asked);
        let pairs = [("at", at.to_string())].into_iter().chain(made.map(|it| ("made", it.clone())));
        let query = serde_urlencoded::to_string(pairs.collect::<Vec<_>>());
        format!("{}?{}", self.place.path, query.expect("pairs of words have an encoding"))
    }
}

/// Returns the events that the learner may know.
fn known(events: &[Event]) -> impl Iterator<Item = &Event> {
    let eyes = Eyes::Seat(Tutorial::LEARNER);
    events.iter().filter(move |event| eyes.may_know(event.eyes))
}
