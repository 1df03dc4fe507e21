//! A hint: what a strong bot would choose, from what the reader knows.

use catalog::{Advised, CERTAIN};
use host::Hint;
use maud::{Markup, html};
use store::TableId;
use text::Names;

use super::{game::Paper, layout::Place};

/// How many choices a hint shows at once; the others unfold.
const SHOWN_MAX: usize = 4;

/// A hint that a player may ask for, or has asked for.
#[derive(Clone, Copy)]
pub(crate) struct Aid<'a> {
    pub(crate) table: TableId,
    pub(crate) hint: Option<&'a Hint>,
}

impl Aid<'_> {
    /// Draws the link that asks for the hint, or the hint itself.
    pub(crate) fn draw(&self, paper: Paper<'_>, names: &Names) -> Markup {
        html! {
            div.aid #hint role="status" {
                @match self.hint {
                    Some(hint) => { (list(paper, names, hint)) }
                    None => { (self.link(paper.place)) }
                }
            }
        }
    }

    fn link(&self, place: &Place) -> Markup {
        let path = format!("/tables/{}/hint", self.table);
        html! {
            a.button.quiet href=(path) data-hint data-key="h" data-wait=(place.say("hint-wait")) {
                (place.say("hint-do")) " " kbd aria-hidden="true" { "h" }
            }
        }
    }
}

/// Draws the choices, each with its chance; those that look best are seen at once.
pub(crate) fn list(paper: Paper<'_>, names: &Names, hint: &Hint) -> Markup {
    let place = paper.place;
    let (first, others) = hint.options.split_at(SHOWN_MAX.min(hint.options.len()));
    let drawn = |option: &Advised, is_best: bool| {
        html! {
            li.best[is_best] {
                span.what {
                    (paper.words.sentence(option.parts.value(), names))
                    @if !is_best && !option.is_worse { " " small { (place.say("hint-close")) } }
                }
                b { (place.words().percent(option.chance)) }
                (bar(option.chance))
            }
        }
    };
    html! {
        p.label { (place.say("hint-title")) }
        ol.odds { @for (option, number) in first.iter().zip(0..) { (drawn(option, number == 0)) } }
        @if !others.is_empty() {
            details {
                summary { (place.words().say("hint-more", &[("count", others.len().into())])) }
                ol.odds start=(SHOWN_MAX + 1) tabindex="0" { @for option in others { (drawn(option, false)) } }
            }
        }
    }
}

/// Draws a chance as a bar.
pub(crate) fn bar(chance: u32) -> Markup {
    let wide = chance * 100 / CERTAIN;
    html! {
        svg.share viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(wide) height="1" {}
        }
    }
}
