//! Your games: those of this browser, the way to another device, and being forgotten.

use std::collections::HashMap;

use host::{OwnTable, Stage};
use maud::{Markup, html};
use store::TableId;

use super::{
    device::{Device, device_panel},
    layout::{Page, Place, framed},
    own_games::{finished_row, is_mine, running_card},
};

/// The player's chance to win over time, in some finished games.
pub(crate) type Curves = HashMap<TableId, Vec<u32>>;

/// What the page shows.
pub(crate) struct Yours<'y> {
    pub(crate) games: &'y [OwnTable],
    pub(crate) curves: &'y Curves,
    /// The name that the viewer used last.
    pub(crate) name: &'y str,
    pub(crate) device: Device<'y>,
}

/// Draws the page.
pub(crate) fn yours(place: &Place, yours: &Yours<'_>) -> Markup {
    let title = place.say("yours-title");
    let (class, sheet) = ("page front", Some("front.css"));
    let (finished, mut running): (Vec<&OwnTable>, Vec<&OwnTable>) =
        yours.games.iter().partition(|own| own.table.stage == Stage::Over);
    running.sort_by_key(|own| !is_mine(&own.table));
    framed(
        place,
        &Page { title: &title, class, sheet, ..Page::default() },
        html! {
            div.yours {
                div {
                    div.greeting {
                        h1 { (title) }
                        (own_name(place, yours.name))
                    }
                    @if yours.games.is_empty() { (nothing(place)) }
                    @if !running.is_empty() {
                        h2.label { (place.say("yours-running")) }
                        ul.own-games { @for own in &running { (running_card(place, own)) } }
                    }
                    @if !finished.is_empty() {
                        h2.label { (place.say("yours-finished")) }
                        ul.panel.finished { @for own in &finished { (finished_row(place, own, yours.curves.get(&own.table.table))) } }
                    }
                }
                aside {
                    (device_panel(place, &yours.device))
                    (forget(place, running.len()))
                }
            }
        },
    )
}

/// Draws the name of the reader, and lets it be changed.
fn own_name(place: &Place, name: &str) -> Markup {
    html! {
        @if !name.is_empty() {
            p { (place.say("yours-name")) " " b { bdi { (name) } } }
            details.rename {
                summary { (place.say("yours-rename")) }
                form.row method="post" action="/yours/name" {
                    input name="name" required maxlength="40" value=(name) autocomplete="nickname"
                        aria-label=(place.say("lobby-name"));
                    button { (place.say("yours-rename-do")) }
                }
                p.hint { (place.say("yours-rename-what")) }
            }
        }
    }
}

fn nothing(place: &Place) -> Markup {
    html! {
        div.panel {
            p { (place.say("yours-nothing")) }
            p.row {
                a.button.main href="/" { (place.say("refused-play")) }
                a.button href="/open" { (place.say("front-open")) }
            }
        }
    }
}

/// Draws what is forgotten, and the button that asks once more.
fn forget(place: &Place, running: usize) -> Markup {
    html! {
        section.panel.danger aria-labelledby="forget-title" {
            h2 #forget-title { (place.say("forget-title")) }
            ul {
                li { (place.say("forget-device")) }
                @if running > 0 {
                    li { (place.words().say("forget-running", &[("count", running.into())])) }
                }
                li { (place.say("forget-finished")) }
            }
            details {
                summary.button { (place.say("forget-ask")) }
                form method="post" action="/yours/forget" {
                    p { (place.say("forget-sure")) }
                    label.check {
                        input type="checkbox" name="names" value="yes";
                        span { (place.say("forget-names")) }
                    }
                    button { (place.say("forget-do")) }
                }
            }
        }
    }
}

/// Draws the page after everything was forgotten; the script empties the rest of the browser's
/// memory.
pub(crate) fn forgotten(place: &Place) -> Markup {
    let title = place.say("forgotten-title");
    super::layout::frame(
        place,
        &title,
        html! {
            div data-forget {
                h1 { (title) }
                p { (place.say("forgotten-what")) }
                p { a.button href="/" { (place.say("page-home")) } }
            }
        },
    )
}
