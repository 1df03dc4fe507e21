//! The settings: a panel over any page, and the same as a page of its own for browsers without
//! scripts.

use catalog::AnyGame;
use maud::{Markup, html};
use text::Language;

use super::{
    game::{Paper, face},
    layout::{Place, frame},
};
use crate::preferences::Setting;

/// Draws the settings as a page.
pub(crate) fn settings(place: &Place, back: &str) -> Markup {
    let title = place.say("settings-title");
    frame(
        place,
        &title,
        html! {
            section.panel.settings-page {
                h1 { (title) }
                (form(place, back, &sample(place)))
            }
        },
    )
}

/// Draws the settings as a dialog, which the script opens. Pages of a game get no sample cards: a table
/// names no card that its reader may not know.
pub(crate) fn panel(place: &Place, of_game: bool) -> Markup {
    let sample = if of_game {
        html! {}
    } else {
        sample(place)
    };
    html! {
        dialog #settings-panel aria-labelledby="settings-title" {
            div.settings-head {
                h2 #settings-title { (place.say("settings-title")) }
                form method="dialog" { button aria-label=(place.say("page-close")) { "✕" } }
            }
            (form(place, &place.here(), &sample))
        }
        dialog #confirm aria-labelledby="confirm-title" {
            h2 #confirm-title { (place.say("settings-sure")) }
            p #confirm-what {}
            form.row method="dialog" {
                button.main value="yes" { (place.say("settings-sure-yes")) }
                button value="no" { (place.say("settings-sure-no")) }
            }
        }
    }
}

fn form(place: &Place, back: &str, sample: &Markup) -> Markup {
    html! {
        form.preferences method="post" action="/settings" {
            p.hint { (place.say("settings-what")) }
            (sample)
            input type="hidden" name="back" value=(back);
            (language(place))
            @for (setting, value) in place.preferences.pairs() { (field(place, setting, value)) }
            div.row.settings-foot {
                button name="reset" value="yes" { (place.say("settings-reset")) }
                button.done { (place.say("settings-done")) }
            }
        }
    }
}

/// Draws two cards that show at once what a setting changes.
fn sample(place: &Place) -> Markup {
    let id = catalog::listed().next().map(AnyGame::id);
    html! {
        @if let Some(id) = id {
            div.sample role="img" aria-label=(place.say("settings-sample")) { (face(id).sample(Paper::new(place, id))) }
        }
    }
}

fn language(place: &Place) -> Markup {
    html! {
        fieldset.setting {
            legend { b { (place.say("settings-language")) } small { (place.say("settings-language-what")) } }
            div.segments {
                @for language in Language::ALL {
                    label lang=(language.id()) {
                        input type="radio" name="lang" value=(language.id())
                            checked[language == place.language] data-to=(place.in_language(language));
                        span { (language.own_name()) }
                    }
                }
            }
        }
    }
}

fn field(place: &Place, setting: &Setting, chosen: &str) -> Markup {
    let (name, title) = (setting.name, place.say(&format!("settings-{}", setting.name)));
    html! {
        fieldset.setting {
            legend { b { (title) } small { (place.say(&format!("settings-{name}-what"))) } }
            @if let Some((least, most)) = setting.range() {
                // The script writes other values in the same words.
                div.slide {
                    input type="range" name=(name) min=(least) max=(most) step=(setting.step()) value=(chosen)
                        aria-label=(title) data-none=(said(place, setting, "0")) data-says=(place.words().say("percent", &[("value", "#".into())]));
                    output { (said(place, setting, chosen)) }
                }
            } @else {
                div.segments {
                    @for value in setting.values {
                        label {
                            input type="radio" name=(name) value=(value) checked[*value == chosen];
                            span { (said(place, setting, value)) }
                        }
                    }
                }
            }
        }
    }
}

/// Returns a value in words: a number is a percentage.
fn said(place: &Place, setting: &Setting, value: &str) -> String {
    let name = setting.name;
    match (name, value.parse::<u16>()) {
        (_, Ok(0)) => place.say("settings-volume-0"),
        (_, Ok(number)) => place.words().say("percent", &[("value", number.into())]),
        ("pace", _) if value != "auto" => place.say(&format!("pace-{value}")),
        _ => place.say(&format!("settings-{name}-{value}")),
    }
}
