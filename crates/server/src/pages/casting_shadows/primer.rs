//! What a newcomer has to know: the game in four steps, and the meaning of the signs.

use maud::{Markup, html};

use super::card::image;
use crate::pages::game::Paper;

/// The steps of the game, each with a drawing.
const STEPS: [(&str, &str); 4] =
    [("roll", "die-purple"), ("act", "action"), ("night", "shadow"), ("win", "kit-shadow")];
/// The signs of the legend: the message, and its picture.
const SIGNS: [(&str, &str); 6] = [
    ("gem", "purple-gem"),
    ("shadow", "shadow"),
    ("cursed", "cursed"),
    ("energy", "energy"),
    ("ap", "action"),
    ("target", "blue-gem"),
];

/// Draws the game in four steps. It can be closed for good; Help has it, too.
pub(super) fn primer(paper: Paper<'_>) -> Markup {
    html! {
        section.primer data-once="primer-casting-shadows" aria-label=(paper.say("primer-title")) {
            h2 { (paper.say("primer-title")) a href="/games/casting-shadows/learn" { (paper.place.say("learn-do")) } }
            ol tabindex="0" {
                @for (step, picture) in STEPS {
                    li {
                        (image(picture, ("46", "46")))
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
            dl {
                @for (key, picture) in SIGNS {
                    dt { (image(picture, ("24", "24"))) } dd { (paper.say(&format!("legend-{key}"))) }
                }
                dt { b { "I–III" } } dd { (paper.say("legend-level")) }
                dt { (paper.sign("range-ring")) } dd { (paper.say("legend-range")) }
            }
        }
    }
}
