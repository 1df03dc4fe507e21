//! What a newcomer has to know: the game in four steps, and the meaning of the signs.

use maud::{Markup, html};

use crate::pages::game::Paper;

/// The steps of the game, each with a sign.
const STEPS: [(&str, &str); 4] =
    [("lay", "left"), ("compare", "attack"), ("resolve", "heart"), ("win", "crown")];
/// The signs of the legend: the message, and its sign.
const SIGNS: [(&str, &str); 12] = [
    ("attack", "attack"),
    ("strategy", "strategy"),
    ("defense", "defense"),
    ("hearts", "heart"),
    ("gold", "gold"),
    ("number", "initiative"),
    ("shield", "shield"),
    ("thorns", "thorns"),
    ("stunned", "stun"),
    ("ghost", "ghost"),
    ("princess", "crown"),
    ("success", "anchor"),
];

/// Draws the game in four steps. It can be closed for good; Help has it, too.
pub(super) fn primer(paper: Paper<'_>) -> Markup {
    html! {
        section.primer data-once="primer-princess" aria-label=(paper.say("primer-title")) {
            h2 { (paper.say("primer-title")) a href="/games/princess/learn" { (paper.place.say("learn-do")) } }
            ol tabindex="0" {
                @for (step, sign) in STEPS {
                    li {
                        (paper.sign(sign))
                        b { (paper.say(&format!("primer-{step}"))) } " "
                        span { (paper.say(&format!("primer-{step}-what"))) }
                    }
                }
            }
            button type="button" data-dismiss hidden { (paper.say("primer-done")) " ✕" }
        }
    }
}

/// Draws what the quick reference begins with: the goal, and the signs.
pub(super) fn legend(paper: Paper<'_>) -> Markup {
    html! {
        p { (paper.say("legend-goal")) }
        section.legend.panel {
            h2.label { (paper.say("legend-title")) }
            dl { @for (key, sign) in SIGNS { dt { (paper.sign(sign)) } dd { (paper.say(&format!("legend-{key}"))) } } }
        }
    }
}
