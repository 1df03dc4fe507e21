//! Replays of finished games.

use axum::extract::{Query, State};
use catalog::{Analysis, AnyGame, Fact, Moment, View, own_contents};
use host::Analyzed;
use kernel::{Eyes, Record, Seat, Weight};
use maud::{Markup, html};
use serde::Deserialize;
use text::Names;

use crate::{
    App,
    caller::At,
    language::Here,
    pages::{Insight, Paper, Place, Playback, Shown, computing},
    refusal::Refusal,
};

/// How many facts are listed beside a moment.
const FACTS_MAX: usize = 80;

/// The query: which moment to show, and through whose eyes.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    at: usize,
    #[serde(default)]
    eyes: Option<String>,
}

pub(crate) async fn show(
    State(app): State<App>,
    At(table): At,
    Here(place): Here,
    Query(Which { at, eyes }): Query<Which>,
) -> Result<Markup, Refusal> {
    let record = app.host.record(table).await?.ok_or(host::Refusal::NotOver)?;
    let eyes = read_eyes(eyes.as_deref(), &record);
    let game = app.host.game(&record.game, record.contents).await?;
    let reel = Reel::of(&*game, &record, (eyes, at))?;
    let names = Names::new(record.players.values().cloned(), None);
    let names = names.with_glossary(game.glossary());
    let analyzed = app.host.analysis(table).await;
    let insight = insight(&place, (&record, &names), (eyes, reel.at), analyzed.ok());
    let paper = Paper::new(&place, &record.game);
    let players: Vec<String> = record.players.values().cloned().collect();
    let says = [("game", paper.say("title").into()), ("names", paper.words.list(&players).into())];
    let title = place.words().say("replay-of", &says);
    let playback = Playback {
        place: &place,
        game: &record.game,
        cards: own_contents(&*game),
        names: &names,
        title: &title,
        about: Some(&place.say("replay-what")),
        head: html! { (whose(&place, &record, (eyes, reel.at))) (share(&place, (eyes, reel.at))) },
        insight,
        foot: html! {},
        back: (&format!("/tables/{table}"), place.say("page-back")),
        last: reel.last,
        marks: &reel.marks,
        stays: vec![("eyes", written(eyes))],
    };
    Ok(playback.page(&Shown { view: &reel.view, facts: &reel.facts, at: reel.at }))
}

/// Draws how the game turned; nothing, if that cannot be found out now.
fn insight(
    place: &Place,
    (record, names): (&Record, &Names),
    (eyes, at): (Eyes, usize),
    analyzed: Option<Analyzed>,
) -> Markup {
    let to = |at: usize| format!("{}?at={at}&eyes={}", place.path, written(eyes));
    match analyzed {
        Some(Analyzed::Computing) => {
            let poll = place.path.replace("/replay", "/analysis");
            computing(place, &format!("/api/v1{poll}"), &to(at))
        }
        Some(Analyzed::Ready(text)) => {
            let analysis: Option<Analysis> = serde_json::from_str(&text).ok();
            let paper = Paper::new(place, &record.game);
            html! {
                @if let Some(analysis) = &analysis {
                    (Insight { paper, names, analysis, eyes, at, to: &to }.panel())
                }
            }
        }
        None => html! {},
    }
}

/// A finished game at one moment.
struct Reel {
    view: View,
    facts: Vec<Fact>,
    at: usize,
    last: usize,
    marks: Vec<usize>,
}

impl Reel {
    fn of(game: &dyn AnyGame, record: &Record, (eyes, at): (Eyes, usize)) -> Result<Self, Refusal> {
        let (last, mut marks, mut facts, mut shown) =
            (record.choices.len(), Vec::new(), Vec::new(), None);
        let at = at.min(last);
        let mut visit = |moment: &Moment<'_>| {
            if moment.events.iter().any(|event| event.weight == Weight::Chapter) {
                marks.push(moment.version);
            }
            if moment.version <= at {
                let known = moment.events.iter().filter(|event| eyes.may_know(event.eyes));
                let said = known.filter(|event| event.weight >= Weight::Said);
                facts.extend(said.map(|event| event.fact.clone()));
            }
            if moment.version == at {
                shown = Some((moment.view)(eyes));
            }
        };
        let retold = game.retell(record, &mut visit);
        retold.map_err(|_| Refusal::OutOfOrder)?;
        facts.drain(..facts.len().saturating_sub(FACTS_MAX));
        Ok(Self { view: shown.ok_or(Refusal::OutOfOrder)?, facts, at, last, marks })
    }
}

/// Parses whose eyes to look through. The default sees all: nothing is secret after the game.
fn read_eyes(text: Option<&str>, record: &Record) -> Eyes {
    let seats = record.players.count().seats();
    match text {
        Some("crowd") => Eyes::Crowd,
        Some(text) => {
            let seat: Option<Seat> = text.parse().ok().filter(|seat| seats.has(*seat));
            seat.map_or(Eyes::All, Eyes::Seat)
        }
        None => Eyes::All,
    }
}

fn written(eyes: Eyes) -> String {
    match eyes {
        Eyes::All => "all".into(),
        Eyes::Crowd => "crowd".into(),
        Eyes::Seat(seat) => seat.to_string(),
    }
}

/// Draws the button that shares this moment, as these eyes see it.
fn share(place: &Place, (eyes, at): (Eyes, usize)) -> Markup {
    let path = format!("{}?at={at}&eyes={}", place.path, written(eyes));
    html! {
        button type="button" data-share=(path) data-done=(place.say("share-copied")) hidden {
            (place.say("share-moment"))
        }
    }
}

fn whose(place: &Place, record: &Record, (eyes, at): (Eyes, usize)) -> Markup {
    let seats = record.players.iter().map(|(seat, name)| (Eyes::Seat(seat), name.clone()));
    let both = [(Eyes::All, place.say("replay-all")), (Eyes::Crowd, place.say("replay-crowd"))];
    html! {
        nav aria-label=(place.say("replay-eyes")) {
            ul.filters {
                @for (whose, name) in both.into_iter().chain(seats) {
                    @let current = (whose == eyes).then_some("true");
                    @let path = format!("{}?at={at}&eyes={}", place.path, written(whose));
                    li {
                        a href=(path) data-go={ "eyes-" (written(whose)) } aria-current=[current] { (name) }
                    }
                }
            }
        }
    }
}
