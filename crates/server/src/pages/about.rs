//! The about page: what Sombra is, why the deal is fair, and a form to check records.

use kernel::{Ending, Mix, Record};
use maud::{Markup, html};
use store::TableId;

use super::{
    layout::{Place, frame},
    options,
};

/// How many characters of a wrong line are shown.
const SHOWN_CHARS_MAX: usize = 120;

/// The contents of the page.
pub(crate) struct About<'a> {
    /// The pasted record, to be shown again.
    pub(crate) record: &'a str,
    /// The result of the check, if there was one.
    pub(crate) checked: Option<Checked>,
    /// The table whose record was checked; then the page is about its deal and nothing else.
    pub(crate) table: Option<TableId>,
}

/// The result of checking a record.
pub(crate) enum Checked {
    /// The whole record is right.
    Whole(Box<Record>),
    /// A line is wrong.
    Wrong {
        /// The line and the column.
        at: (usize, usize),
        /// The error, in words.
        what: String,
        /// The text of the line.
        line: String,
    },
}

pub(crate) fn about(place: &Place, about: &About<'_>) -> Markup {
    let title = place.say(if about.table.is_some() { "over-check" } else { "about-title" });
    frame(
        place,
        &title,
        html! {
            article.text.about {
                h1 { (title) }
                @if let Some(table) = about.table {
                    p { a.button href={ "/tables/" (table) } { "← " (place.say("check-back")) } }
                }
                @if let Some(checked) = &about.checked { (verdict(place, checked)) }
                @if about.table.is_none() { p { (place.say("about-what")) } }
                h2 #fair { (place.say("about-fair")) }
                @for key in ["about-fair-before", "about-fair-words", "about-fair-after"] {
                    p { (place.say(key)) }
                }
                h2 #check { (place.say("about-check")) }
                (form(place, about.record))
                @if about.table.is_none() {
                    h2 { (place.say("about-made")) }
                    p { (place.say("about-made-what")) }
                    p { a href="/api/v1/openapi.json" { (place.say("front-programs-what")) } }
                }
            }
        },
    )
}

fn form(place: &Place, record: &str) -> Markup {
    html! {
        p { (place.say("about-check-what")) " " code { "sombra verify" } "." }
        form.check-record method="post" action="/about" {
            label for="record" { (place.say("about-record")) }
            textarea #record name="record" rows="12" required spellcheck="false" autocomplete="off"
                placeholder="sombra record 1" { (record) }
            button { (place.say("about-check-do")) }
        }
    }
}

fn verdict(place: &Place, checked: &Checked) -> Markup {
    let key = if matches!(checked, Checked::Whole(_)) { "check-whole" } else { "check-wrong" };
    html! {
        section.panel.verdict role="status" {
            h2 { (place.say(key)) }
            @match checked {
                Checked::Whole(record) => (whole(place, record)),
                Checked::Wrong { at, what, line } => {
                    p { b { (whereabouts(place, *at)) ": " } (clipped(what)) }
                    @if !line.is_empty() { p { code.long { (clipped(line)) } } }
                }
            }
        }
    }
}

fn whole(place: &Place, record: &Record) -> Markup {
    let words = place.words();
    let game = words.game(&record.game).map(|game| game.say("title", &[])).unwrap_or_default();
    html! {
        dl {
            dt { (place.say("check-game")) } dd { (game) (agreed(place, record)) }
            dt { (place.say("check-players")) }
            dd { @for (seat, name) in record.players.iter() { div { b { (seat) } " " (name) } } }
            dt { (place.say("check-ending")) } dd { (ending(place, record)) }
            dt { (place.say("check-choices")) } dd { (record.choices.len()) }
            dt { (place.say("check-deal")) } dd { (deal(place, record)) }
        }
    }
}

/// The options with a separator in front; nothing, if the game has none.
fn agreed(place: &Place, record: &Record) -> String {
    let game = catalog::find(&record.game).ok().zip(place.words().game(&record.game));
    let agreed = game.map(|(game, words)| options::agreed(words, game, &record.options));
    agreed.filter(|agreed| !agreed.is_empty()).map(|it| format!(" · {it}")).unwrap_or_default()
}

fn ending(place: &Place, record: &Record) -> String {
    match record.ending {
        Ending::Unfinished => place.say("verify-unfinished"),
        Ending::Over(outcome) if outcome.winners.is_empty() => place.say("verify-nobody"),
        Ending::Over(outcome) => {
            let names = outcome.winners.map(|seat| record.players[seat].as_str());
            let names = names.collect::<Vec<_>>().join(", ");
            place.words().say("verify-over", &[("winners", names.into())])
        }
    }
}

/// Explains that the deal follows from the published commitment, and how to check it.
fn deal(place: &Place, record: &Record) -> Markup {
    let (said, secret) = match &record.mix {
        None => (place.say("check-seed"), &record.seed),
        Some(mix) => {
            let given = [("words", mix.contributions.len().into())];
            (place.words().say("check-mixed", &given), &mix.secret)
        }
    };
    html! {
        p { (said) " " (place.say("check-compare")) }
        p { code.long { (record.commitment) } }
        details {
            summary { (place.say("check-self")) }
            p { code.long { "printf %s " (secret) " | sha256sum" } br; "= " (place.say("check-self-secret")) }
            @if let Some(mix) = &record.mix {
                p { code.long { "printf '" (lines(mix)) "' | sha256sum" } br; "= " (place.say("check-self-seed")) }
            }
        }
    }
}

/// Returns the lines that a seed is mixed from, escaped for `printf`.
fn lines(mix: &Mix) -> String {
    let given = mix.contributions.iter().map(|(seat, word)| format!("mixed {seat} {word}\\n"));
    format!("secret {}\\n{}", mix.secret, given.collect::<Vec<_>>().concat())
}

fn whereabouts(place: &Place, (line, column): (usize, usize)) -> String {
    // As text: a number would get thousands separators.
    let (line, column) = (line.to_string(), column.to_string());
    place.words().say("check-place", &[("line", line.into()), ("column", column.into())])
}

fn clipped(text: &str) -> String {
    match text.char_indices().nth(SHOWN_CHARS_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
