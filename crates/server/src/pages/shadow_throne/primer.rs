//! What a newcomer has to know: the game in four steps, and the meaning of the signs.

use maud::{Markup, html};

use crate::pages::game::Paper;

/// The signs on the cards.
const SIGNS: [&str; 4] = ["power", "influence", "gold", "consolation"];
/// The steps of the game, each with a drawing.
const STEPS: [&str; 4] = ["take", "send", "win", "pay"];

/// Draws the game in four steps. It can be closed for good; Help has it, too.
pub(super) fn primer(paper: Paper<'_>, target: u16) -> Markup {
    html! {
        section.primer data-once="primer-shadow-throne" aria-label=(paper.say("primer-title")) {
            h2 { (paper.say("primer-title")) a href="/games/shadow-throne/learn" { (paper.place.say("learn-do")) } }
            ol tabindex="0" {
                @for step in STEPS {
                    li {
                        (paper.picture(&format!("primer-{step}")))
                        b { (paper.say(&format!("primer-{step}"))) } " "
                        span { (paper.number(&format!("primer-{step}-what"), "target", target)) }
                    }
                }
            }
            button type="button" data-dismiss hidden { (paper.say("primer-done")) " ✕" }
        }
    }
}

/// Draws the meaning of the signs on a card.
pub(super) fn signs(paper: Paper<'_>) -> Markup {
    html! {
        section.legend.panel {
            h2.label { (paper.say("legend-title")) }
            dl {
                dt { b { "I–III" } } dd { (paper.say("legend-rank")) }
                @for sign in SIGNS {
                    dt class=(sign) { (paper.sign(sign)) } dd { (paper.say(&format!("legend-{sign}"))) }
                }
                dt { span.star { "1" } } dd { (paper.say("legend-number")) }
            }
        }
    }
}

/// Draws what the quick reference begins with: the goal, and the signs.
pub(super) fn legend(paper: Paper<'_>) -> Markup {
    html! { p { (paper.say("legend-goal")) } (signs(paper)) }
}
