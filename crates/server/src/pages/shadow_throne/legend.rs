//! The legend: the goal of the game, and the meaning of the signs.

use maud::{Markup, html};

use super::card::glyph;
use crate::pages::game::Paper;

/// The signs on the cards.
const SIGNS: [&str; 4] = ["power", "influence", "gold", "consolation"];

pub(super) fn legend(paper: Paper<'_>) -> Markup {
    html! {
        div.legend {
            p { (paper.say("legend-goal")) }
            dl {
                @for sign in SIGNS {
                    dt { span class={ "figure " (sign) } { (glyph(if sign == "consolation" { "gold" } else { sign })) } }
                    dd { (paper.say(&format!("legend-{sign}"))) }
                }
                dt { b { "1 2 3" } } dd { (paper.say("legend-number")) }
                dt { span.pips { "•••" } } dd { (paper.say("legend-rank")) }
            }
        }
    }
}
