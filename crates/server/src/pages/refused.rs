//! The page for a refusal. It is no dead end: it says what can be done instead.

use maud::{Markup, html};

use super::layout::{Place, frame};

/// What is refused, as far as it matters for what can be done instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// There is no such page.
    Page,
    /// There is no such table.
    Table,
    /// Something cannot be done here and now.
    Deed,
}

/// Draws the page for a refusal.
pub(crate) fn refused(place: &Place, message: &str, what: Refused) -> Markup {
    let key = if what == Refused::Deed { "page-refused" } else { "page-missing" };
    let title = place.say(key);
    let table = place.path.strip_prefix("/tables/").and_then(|rest| rest.split_once('/'));
    frame(
        place,
        &title,
        html! {
            h1 { (title) }
            p { (message) }
            @if what == Refused::Table { p { (place.say("refused-table")) } }
            @if what == Refused::Deed && let Some((table, _)) = table {
                p { a href={ "/tables/" (table) } { (place.say("page-back")) } }
            } @else {
                p.row {
                    a.button.main href="/" { (place.say("refused-play")) }
                    a.button href="/open" { (place.say("front-open")) }
                    a.button href="/yours" { (place.say("yours-title")) }
                }
            }
        },
    )
}
