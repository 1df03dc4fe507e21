//! The front page: three games, one's own games, a table for friends, joining, and public tables.

use catalog::{AnyGame, own_contents};
use host::{Listed, OwnTable, Stage};
use maud::{Markup, html};

use super::{
    game::Paper,
    icons::{icon, large_scene, scene},
    layout::{Page, Place, framed, of},
    levels, own_games,
};

/// What the front page shows.
pub(crate) struct Front<'f> {
    pub(crate) games: &'f [&'f dyn AnyGame],
    pub(crate) tables: &'f [Listed],
    /// The running games of the viewer.
    pub(crate) running: &'f [OwnTable],
    /// The games of the viewer that ended last.
    pub(crate) finished: &'f [OwnTable],
}

/// How many tables of each kind are listed.
const LISTED_MAX: usize = 5;

/// A name for a table, as an example.
const NAME: &str = "panda-radio-final-mango";

pub(crate) fn front(place: &Place, front: &Front<'_>) -> Markup {
    let title = place.say("front-title");
    let (class, sheet) = ("page front", Some("front.css"));
    let is_known = !(front.running.is_empty() && front.finished.is_empty());
    framed(
        place,
        &Page { title: &title, class, sheet, ..Page::default() },
        html! {
            div.front-grid.known[is_known].idle[front.running.is_empty()] {
                div.greeting {
                    h1 { (title) }
                    p { (place.say("front-what")) }
                }
                @if is_known { (own_games::panel(place, front.running, front.finished)) }
                div.games { @for game in front.games { (game_card(place, *game)) } }
                (friends(place, front.games))
                (join(place))
                (tables(place, front.tables))
            }
            (books(place, front.games))
            (thumbs(place))
        },
    )
}

/// Draws a game with its scene, and the ways into it.
fn game_card(place: &Place, game: &dyn AnyGame) -> Markup {
    let (id, paper) = (game.id(), Paper::new(place, game.id()));
    let (least, most) = (game.seats().start().to_string(), game.seats().end().to_string());
    let players = [("least", least.as_str().into()), ("most", most.as_str().into())];
    html! {
        article.game aria-labelledby={ "game-" (id) } {
            div.scene aria-hidden="true" { (large_scene(paper)) }
            div.about {
                h2 id={ "game-" (id) } { (paper.say("title")) }
                p { (paper.say("pitch")) }
                ul.facts {
                    li { (icon("people")) " " (place.words().say("front-players", &players)) }
                    li { (icon("clock")) " " (paper.say("length")) }
                }
                form.play-now method="post" action="/play" {
                    input type="hidden" name="game" value=(id);
                    div.row {
                        button.main { (place.say("front-now")) }
                        a.learn href={ "/games/" (id) "/learn" } { (place.say("front-learn")) }
                    }
                    details {
                        summary { (place.say("front-choose")) }
                        label.inline { span { (place.say("front-seats")) } (seats(game)) }
                        (levels::chooser(place))
                    }
                }
            }
        }
    }
}

/// The number of seats that is offered first: four, or the nearest that the game has.
pub(crate) fn usual_seats(game: &dyn AnyGame) -> u8 {
    4.clamp(*game.seats().start(), *game.seats().end())
}

/// Draws the field for the number of seats.
pub(crate) fn seats(game: &dyn AnyGame) -> Markup {
    html! {
        select name="seats" {
            @for number in game.seats() {
                option value=(number) selected[number == usual_seats(game)] { (number) }
            }
        }
    }
}

/// Draws the way to a table for friends: choose a game here, and the rest on the next page.
fn friends(place: &Place, games: &[&dyn AnyGame]) -> Markup {
    html! {
        section.panel.door #friends aria-labelledby="friends-title" {
            h2 #friends-title { (icon("people")) (place.say("front-open")) }
            p { (place.say("front-open-what")) }
            form method="get" action="/open" {
                fieldset.pills {
                    legend.unseen { (place.say("front-game")) }
                    @for (at, game) in games.iter().enumerate() {
                        label {
                            input type="radio" name="game" value=(game.id()) checked[at == 0];
                            span { (Paper::new(place, game.id()).say("title-short")) }
                        }
                    }
                }
                button { (place.say("front-open-do")) }
            }
        }
    }
}

fn join(place: &Place) -> Markup {
    html! {
        section.panel.door #join aria-labelledby="join-title" {
            h2 #join-title { (icon("link")) (place.say("front-find")) }
            p { (place.say("front-find-what")) }
            form.row method="get" action="/tables" {
                input name="table" required autocomplete="off" autocapitalize="none" spellcheck="false"
                    placeholder=(NAME) aria-label=(place.say("front-link"));
                button { (place.say("front-find-do")) }
            }
        }
    }
}

/// Draws the public tables: first those that look for players, then those to watch.
fn tables(place: &Place, tables: &[Listed]) -> Markup {
    let is_free = |table: &&Listed| free_seats(table) > 0;
    let open: Vec<&Listed> = tables.iter().filter(is_free).take(LISTED_MAX).collect();
    let busy = tables.iter().filter(|table| table.stage == Stage::Playing && !is_free(table));
    let busy: Vec<&Listed> = busy.take(LISTED_MAX).collect();
    html! {
        section.panel.door #watch aria-labelledby="watch-title" {
            h2 #watch-title { (icon("eye")) (place.say("front-tables")) }
            @if open.is_empty() && busy.is_empty() { p { (place.say("front-no-tables")) } }
            @if !open.is_empty() {
                h3.label { (place.say("front-looking")) }
                ul.tables { @for table in open { (listed(place, table, "front-join")) } }
            }
            @if !busy.is_empty() {
                h3.label { (place.say("front-watch")) }
                ul.tables { @for table in busy { (listed(place, table, "front-look")) } }
            }
        }
    }
}

/// Counts the seats that a visitor can take: free ones before a game, and in a game those of players
/// who were removed.
fn free_seats(table: &Listed) -> usize {
    match table.stage {
        Stage::Gathering => table.seats.iter().filter(|seat| seat.name.is_none()).count(),
        Stage::Playing | Stage::Over => table.vacant.len().try_into().unwrap_or_default(),
    }
}

fn listed(place: &Place, table: &Listed, key: &str) -> Markup {
    let paper = Paper::new(place, table.game);
    let names: Vec<&str> = table.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
    let free = free_seats(table);
    html! {
        li {
            span.thumb aria-hidden="true" { (scene(paper)) }
            span.what {
                b { (paper.say("title")) }
                small {
                    (list(&names))
                    @if free > 0 { " · " (place.words().say("front-free", &[("count", free.into())])) }
                }
            }
            a.pill href={ "/tables/" (table.table) } { (place.say(key)) }
        }
    }
}

/// Lists names so that none of them turns the writing direction of the others.
fn list(names: &[&str]) -> Markup {
    html! { @for (at, name) in names.iter().enumerate() { @if at > 0 { ", " } bdi { (name) } } }
}

/// Draws the links to rulebooks and cards, and to the interface for programs.
fn books(place: &Place, games: &[&dyn AnyGame]) -> Markup {
    html! {
        nav.books aria-label=(place.say("front-books")) {
            @for game in games {
                @let id = game.id();
                p {
                    b { (Paper::new(place, id).say("title")) }
                    a href={ "/games/" (id) "/rules?quick=true" } { (place.say("front-quick")) }
                    a href={ "/games/" (id) "/rules" } { (place.say("front-rules")) }
                    a href=(of(&format!("/games/{id}/cards"), own_contents(*game))) { (place.say("front-cards")) }
                }
            }
            p { b { (place.say("front-programs")) } a href="/api/v1/openapi.json" { (place.say("front-programs-what")) } }
        }
    }
}

/// Draws the bar at the bottom of a phone: the ways that are further down the page.
fn thumbs(place: &Place) -> Markup {
    let ways = [
        ("#friends", "people", "front-bar-friends"),
        ("#join", "link", "front-bar-join"),
        ("#watch", "eye", "front-bar-watch"),
        ("/yours", "hourglass", "yours-title"),
    ];
    html! {
        nav.thumbs aria-label=(place.say("front-ways")) {
            @for (path, sign, key) in ways { a href=(path) { (icon(sign)) span { (place.say(key)) } } }
        }
    }
}
