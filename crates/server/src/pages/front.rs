//! The front page: a quick game, a table for friends, and public tables.

use catalog::{AnyGame, own_contents};
use host::{Listed, Stage};
use maud::{Markup, html};

use super::{
    game::{Paper, face},
    layout::{Page, Place, framed, of},
    levels,
    lobby::{CLOCKS, clock_name},
    options, own_cards,
};

/// What the front page shows.
pub(crate) struct Front<'f> {
    pub(crate) games: &'f [&'f dyn AnyGame],
    pub(crate) tables: &'f [Listed],
    /// The name that the viewer used last.
    pub(crate) name: &'f str,
}

pub(crate) fn front(place: &Place, front: &Front<'_>) -> Markup {
    let title = place.say("front-title");
    // The links to rules and cards in the header are those of a game if it is the only one.
    let game = match front.games {
        [only] => Some(only.id()),
        _ => None,
    };
    let covers = front.games.iter().map(|it| it.id()).filter(|id| Some(*id) != game).collect();
    framed(
        place,
        &Page { title: &title, game, covers, ..Page::default() },
        html! {
            h1 { (title) }
            p.lead { (place.say("front-what")) }
            @for game in front.games {
                @let paper = Paper::new(place, game.id());
                section.hero aria-label=(paper.say("title")) {
                    div {
                        h2 { (paper.say("title")) }
                        p { (paper.say("pitch")) }
                        (play_now(place, *game))
                    }
                    (face(game.id()).cover(paper))
                }
            }
            div.doors {
                @for game in front.games { (open(place, *game, front.name)) }
                (find(place))
                (watch(place, front.tables))
            }
            @for game in front.games { (ways(place, *game)) }
        },
    )
}

/// Draws the form that starts a game with one click.
fn play_now(place: &Place, game: &dyn AnyGame) -> Markup {
    html! {
        form.play-now method="post" action="/play" {
            input type="hidden" name="game" value=(game.id());
            button.main { (place.say("front-now")) }
            div.row { label { span { (place.say("front-seats")) } (seats(game)) } }
            (levels::chooser(place))
        }
    }
}

/// The number of seats that is offered first: four, or the nearest that the game has.
pub(crate) fn usual_seats(game: &dyn AnyGame) -> u8 {
    4.clamp(*game.seats().start(), *game.seats().end())
}

fn seats(game: &dyn AnyGame) -> Markup {
    html! {
        select name="seats" {
            @for number in game.seats() {
                option value=(number) selected[number == usual_seats(game)] { (number) }
            }
        }
    }
}

fn open(place: &Place, game: &dyn AnyGame, name: &str) -> Markup {
    let words = Paper::new(place, game.id()).words;
    let with_file = game.contents().map(|_| "multipart/form-data");
    html! {
        form.panel method="post" action="/tables" enctype=[with_file] {
            p.label { (words.say("title", &[])) }
            h2 { (place.say("front-open")) }
            p.hint { (place.say("front-open-what")) }
            input type="hidden" name="game" value=(game.id());
            label { span { (place.say("lobby-name")) }
                input name="name" required maxlength="40" value=(name) autocomplete="nickname"; }
            label { span { (place.say("front-seats")) } (seats(game)) }
            (options::fields(words, game, "", false))
            label { span { (place.say("lobby-clock")) }
                select name="clock" {
                    @for clock in CLOCKS { option value=(clock) { (clock_name(place, clock)) } }
                }
            }
            (own_cards::fields(place, game))
            label.check { input type="checkbox" name="public"; span { (place.say("front-public")) } }
            button { (place.say("front-open-do")) }
        }
    }
}

fn find(place: &Place) -> Markup {
    html! {
        form.panel method="get" action="/tables" {
            h2 { (place.say("front-find")) }
            p.hint { (place.say("front-find-what")) }
            label { span { (place.say("front-link")) }
                input name="table" required autocomplete="off"; }
            button { (place.say("front-find-do")) }
        }
    }
}

fn watch(place: &Place, tables: &[Listed]) -> Markup {
    html! {
        section.panel {
            h2 { (place.say("front-watch")) }
            @if tables.is_empty() { p.hint { (place.say("front-no-tables")) } }
            ul.tables {
                @for table in tables { (listed(place, table)) }
            }
        }
    }
}

fn listed(place: &Place, table: &Listed) -> Markup {
    let names: Vec<&str> = table.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
    let free = table.seats.len() - names.len();
    let joins = table.stage == Stage::Gathering && free > 0;
    let seats = place.words().say("front-free", &[("count", free.into())]);
    html! {
        li {
            span { b { (Paper::new(place, table.game).say("title")) } " · " (list(&names)) @if joins { " " em { (seats) } } }
            a href={ "/tables/" (table.table) } {
                (place.say(if joins { "front-join" } else { "front-look" }))
            }
        }
    }
}

/// Lists names so that none of them turns the writing direction of the others.
fn list(names: &[&str]) -> Markup {
    html! { @for (at, name) in names.iter().enumerate() { @if at > 0 { ", " } bdi { (name) } } }
}

fn ways(place: &Place, game: &dyn AnyGame) -> Markup {
    let (id, words) = (game.id(), Paper::new(place, game.id()).words);
    let cards = words.say("cards-what", &[("count", game.cards().len().into())]);
    let what = |key: &str| place.say(&format!("{key}-what"));
    let ways = [
        (format!("/games/{id}/rules?quick=true"), "front-quick", what("front-quick")),
        (format!("/games/{id}/rules"), "front-rules", what("front-rules")),
        (of(&format!("/games/{id}/cards"), own_contents(game)), "front-cards", cards),
        ("/api/v1/openapi.json".to_owned(), "front-programs", what("front-programs")),
    ];
    html! {
        nav.ways aria-label=(Paper::new(place, game.id()).say("title")) {
            @for (path, key, what) in ways {
                a.way href=(path) {
                    b { (place.say(key)) }
                    span { (what) }
                }
            }
        }
    }
}
