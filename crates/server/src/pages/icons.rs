//! The icons of the general pages.

use maud::{Markup, html};

use super::game::Paper;
use crate::assets::address;

/// Draws an icon, which a word beside it explains.
pub(crate) fn icon(id: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ (address("icons.svg")) "#" (id) }; } }
}

/// Draws the scene of a game. Its frame reserves the room.
pub(crate) fn scene(paper: Paper<'_>) -> Markup {
    html! { img src=(paper.cover()) alt="" width="400" height="300" decoding="async"; }
}

/// Draws the same as the largest thing on a page, which the browser should load first.
pub(crate) fn large_scene(paper: Paper<'_>) -> Markup {
    html! {
        img src=(paper.cover()) alt="" width="400" height="300" decoding="async" fetchpriority="high";
    }
}
