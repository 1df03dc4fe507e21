//! Tables with cards of their own: bringing them, mending them, and saying so.

use catalog::AnyGame;
use host::Snapshot;
use kernel::{Excerpt, Mistake, MistakeText, count_mistakes};
use maud::{Markup, html};

use super::layout::{Place, frame};
use crate::form::{CARDS, CARDS_FILE, Fields};

/// Cards that somebody has brought, and what is wrong with them.
pub(crate) struct Mending<'m> {
    pub(crate) game: &'m dyn AnyGame,
    /// The form that brought them.
    pub(crate) fields: &'m Fields,
    pub(crate) source: &'m str,
    pub(crate) mistakes: &'m [Mistake],
}

/// Draws all mistakes, and the same form again with everything that was in it.
pub(crate) fn mending(place: &Place, mending: &Mending<'_>) -> Markup {
    let Mending { game, fields, source, mistakes } = mending;
    let count = count_mistakes(mistakes);
    let title = place.words().say("own-cards-wrong", &[("count", count.into())]);
    frame(
        place,
        &title,
        html! {
            article.text.mending {
                h1 { (title) }
                ol.mistakes { @for mistake in *mistakes { (report(place, source, mistake)) } }
                form.panel method="post" action="/tables" enctype="multipart/form-data" {
                    @for (name, value) in fields.without_cards() {
                        input type="hidden" name=(name) value=(value);
                    }
                    (inputs(place, *game, source))
                    button.main { (place.say("own-cards-again")) }
                }
            }
        },
    )
}

fn report(place: &Place, source: &str, mistake: &Mistake) -> Markup {
    let MistakeText { at, place: part, what, help } = mistake.in_language(place.language.id());
    let Excerpt { before, words, after } = Excerpt::of(source, &mistake.span);
    let line = [("line", at.line.into()), ("column", at.column.into())];
    html! {
        li {
            p { b { (what) } }
            p.hint { (place.words().say("own-cards-at", &line)) @if let Some(part) = part { " · " (part) } }
            pre { code { (before) mark { (words) } (after) } }
            @if !help.is_empty() { p { (place.say("own-cards-right")) " " (help) } }
        }
    }
}

/// Draws the fields for cards of one's own, closed until somebody wants them; nothing for a game
/// whose cards cannot be replaced.
pub(crate) fn fields(place: &Place, game: &dyn AnyGame) -> Markup {
    html! {
        @if game.contents().is_some() {
            details.own-cards {
                summary { (place.say("own-cards")) }
                (inputs(place, game, ""))
            }
        }
    }
}

fn inputs(place: &Place, game: &dyn AnyGame, source: &str) -> Markup {
    html! {
        p.hint {
            (place.say("own-cards-what")) " "
            a href={ "/games/" (game.id()) "/cards.toml" } { (place.say("own-cards-usual")) }
        }
        label { span { (place.say("own-cards-paste")) }
            textarea name=(CARDS) rows="10" spellcheck="false" autocomplete="off" { (source) } }
        label { span { (place.say("own-cards-file")) }
            input type="file" name=(CARDS_FILE) accept=".toml,text/plain"; }
    }
}

/// Says that a table has brought its own cards, and offers them.
pub(crate) fn note(place: &Place, table: &Snapshot) -> Markup {
    html! {
        @if table.own_cards().is_some() {
            p.hint.own-cards {
                (place.say("own-cards-note")) " "
                a href={ "/tables/" (table.table) "/cards.toml" } { (place.say("own-cards-get")) }
            }
        }
    }
}
