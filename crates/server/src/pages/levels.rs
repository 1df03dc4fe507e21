//! The levels of bots: their faces, names and tempers, and a field to choose one.

use catalog::Level;
use maud::{Markup, html};

use super::Place;
use crate::assets::address;

/// The level that is chosen unless somebody chooses another.
pub(crate) const USUAL: Level = Level::Medium;

/// Draws the face of a level.
pub(crate) fn face(level: Level) -> Markup {
    let file = address(&format!("level-{level}.svg"));
    html! { img.face-of src=(file) alt="" width="64" height="64" decoding="async"; }
}

/// Draws the same for a place that may never be opened.
fn face_in_time(level: Level) -> Markup {
    let file = address(&format!("level-{level}.svg"));
    html! { img.face-of src=(file) alt="" width="64" height="64" loading="lazy" decoding="async"; }
}

/// Returns the name of a level: `Hard`.
pub(crate) fn name(place: &Place, level: Level) -> String {
    place.say(&format!("level-{level}-name"))
}

/// Returns the line that says how bots of a level play.
pub(crate) fn temper(place: &Place, level: Level) -> String {
    place.say(&format!("level-{level}-temper"))
}

/// Draws the face and the name of a bot's level, for beside the name of the bot.
pub(crate) fn tag(place: &Place, level: Level) -> Markup {
    html! {
        small.level title=(temper(place, level)) {
            (face(level))
            span.unseen { (place.say("seat-bot")) " " }
            span { (name(place, level)) }
        }
    }
}

/// Draws the field `level` of a form: everybody that is offered, with face, name and temper.
pub(crate) fn chooser(place: &Place) -> Markup {
    html! {
        fieldset.levels {
            legend { (place.say("front-bots")) }
            @for level in Level::OFFERED {
                label.level {
                    input type="radio" name="level" value=(level) checked[level == USUAL];
                    (face_in_time(level))
                    span { b { (name(place, level)) } " " small { (temper(place, level)) } }
                }
            }
        }
    }
}

/// Draws a button for each level, to seat such a bot.
pub(crate) fn buttons(place: &Place) -> Markup {
    let says =
        |level| place.words().say("lobby-add-level", &[("level", name(place, level).into())]);
    html! {
        @for level in Level::OFFERED {
            button.level name="level" value=(level) aria-label=(says(level))
                title={ (name(place, level)) ": " (temper(place, level)) } { (face(level)) }
        }
    }
}
