//! A game that is shown again: moment by moment, forwards and back, by itself.

use catalog::{Fact, View};
use maud::{Markup, PreEscaped, html};
use text::{GameWords, Names};

use super::{
    layout::{Page, Place, framed},
    room::lines,
    shadow_throne::Board,
};

/// How long a moment lasts when it plays by itself, in milliseconds.
const STEADY: u16 = 1_200;
const SPEEDS: [(u16, &str); 3] =
    [(2_400, "film-slow"), (STEADY, "film-steady"), (500, "film-fast")];

/// One moment of it.
pub(crate) struct Frame<'f> {
    pub(crate) view: &'f View,
    /// What has happened, up to this moment.
    pub(crate) facts: &'f [Fact],
    /// Which moment it is, from 0.
    pub(crate) at: usize,
}

/// All of it.
pub(crate) struct Film<'f> {
    pub(crate) place: &'f Place,
    pub(crate) words: &'f GameWords,
    pub(crate) names: &'f Names,
    pub(crate) title: &'f str,
    /// What stands over the board.
    pub(crate) head: Markup,
    /// What stands under it.
    pub(crate) foot: Markup,
    /// Where it leads back to.
    pub(crate) back: (&'f str, String),
    /// The last moment.
    pub(crate) last: usize,
    /// The moments at which a wave was counted or a battle began.
    pub(crate) marks: &'f [usize],
    /// Whatever else must stay in the address, by its name.
    pub(crate) stays: Vec<(&'static str, String)>,
}

impl Film<'_> {
    /// The page that shows this moment.
    pub(crate) fn page(&self, frame: &Frame<'_>) -> Markup {
        let page = Page { title: self.title, class: "room film", head: html! {}, mine: false };
        let log = lines(self.words, self.names, frame.facts);
        framed(
            self.place,
            &page,
            html! {
                div.film-head {
                    div { p.label { a href=(self.back.0) { (self.back.1) } } h1 { (self.title) } }
                    (self.head)
                }
                (self.controls(frame.at))
                div.table {
                    (self.board(frame.view))
                    aside.story aria-label=(self.place.say("room-chronicle")) {
                        h2.label { (self.place.say("room-chronicle")) }
                        div.scroll tabindex="0" role="log" aria-label=(self.place.say("room-chronicle")) {
                            ol #chronicle { (PreEscaped(log)) }
                        }
                    }
                    div.act.film-foot { (self.foot) (self.hands(frame.view)) }
                }
            },
        )
    }

    fn with_board<T>(&self, view: &View, draw: impl FnOnce(&Board<'_>) -> T) -> T {
        let View::ShadowThrone(view) = view;
        let Self { place, words, names, .. } = *self;
        draw(&Board { place, words, names, view, company: &[], telling: false })
    }

    fn board(&self, view: &View) -> Markup {
        self.with_board(view, |board| html! { (board.phase().markup) (board.markup()) })
    }

    /// The hands that may be seen.
    fn hands(&self, view: &View) -> Markup {
        let View::ShadowThrone(seen) = view;
        let hands = seen.hands.iter().filter_map(|(seat, hand)| Some((seat, (*hand)?)));
        let pools = |seat| seen.pools[seat].filter(|pool| !pool.is_empty());
        self.with_board(view, |board| {
            html! {
                div.hands {
                    @for (seat, hand) in hands {
                        p.beside { span.label { (self.names.of(seat)) }
                            @for card in hand.iter() { (board.printer().small(card)) }
                            @if let Some(pool) = pools(seat) {
                                span.taken { "← " (self.words.say("table-pool", &[])) }
                                @for card in pool.iter() { (board.printer().small(card)) }
                            }
                        }
                    }
                }
            }
        })
    }

    /// The address of a moment.
    fn to(&self, at: usize) -> String {
        let stays = self.stays.iter().map(|(name, value)| format!("&{name}={value}"));
        format!("{}?at={at}{}", self.place.path, stays.collect::<String>())
    }

    fn controls(&self, at: usize) -> Markup {
        let (place, last) = (self.place, self.last);
        let moment = [("at", at.into()), ("last", last.into())];
        let moment = place.words().say("film-moment", &moment);
        let before = self.marks.iter().rev().find(|mark| **mark < at).copied().unwrap_or(0);
        let after = self.marks.iter().find(|mark| **mark > at).copied().unwrap_or(last);
        let link = |key: &'static str, to: usize, sign: &str| {
            html! {
                @if to == at { span.button.off aria-hidden="true" { (sign) } }
                @else {
                    a.button href=(self.to(to)) data-go=(key)
                        aria-label=(place.say(&format!("film-{key}"))) { (sign) }
                }
            }
        };
        html! {
            form.controls method="get" action=(place.path) {
                @for (name, value) in &self.stays { input type="hidden" name=(name) value=(value); }
                div.row {
                    (link("first", 0, "⇤"))
                    @if !self.marks.is_empty() { (link("before", before, "«")) }
                    (link("back", at.saturating_sub(1), "‹"))
                    button type="button" data-play data-go="play" data-pause=(place.say("film-pause")) hidden {
                        (place.say("film-play"))
                    }
                    (link("next", (at + 1).min(last), "›"))
                    @if !self.marks.is_empty() { (link("after", after, "»")) }
                    (link("last", last, "⇥"))
                    label { span.unseen { (place.say("film-speed")) }
                        select data-speed {
                            @for (wait, key) in SPEEDS {
                                option value=(wait) selected[wait == STEADY] { (place.say(key)) }
                            }
                        }
                    }
                    noscript { button { (place.say("film-go")) } }
                }
                label.scrub { span { (moment) }
                    input type="range" name="at" min="0" max=(last) value=(at) data-scrub data-go="scrub"; }
            }
        }
    }
}
