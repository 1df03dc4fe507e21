//! What one has to know to begin: what it is about, and what the signs mean.

use maud::{Markup, html};
use text::GameWords;

use super::card::glyph;

/// The signs on the cards.
const SIGNS: [&str; 4] = ["power", "influence", "gold", "consolation"];

pub(crate) fn legend(words: &GameWords) -> Markup {
    html! {
        div.legend {
            p { (words.say("legend-goal", &[])) }
            dl {
                @for sign in SIGNS {
                    dt { span class={ "figure " (sign) } { (glyph(if sign == "consolation" { "gold" } else { sign })) } }
                    dd { (words.say(&format!("legend-{sign}"), &[])) }
                }
                dt { b { "1 2 3" } } dd { (words.say("legend-number", &[])) }
                dt { span.pips { "•••" } } dd { (words.say("legend-rank", &[])) }
            }
        }
    }
}
