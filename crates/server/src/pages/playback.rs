//! A game that is shown again: moment by moment, forwards and back, by itself.

use catalog::{Fact, View};
use maud::{Markup, PreEscaped, html};
use text::Names;

use super::{
    game::{self, Paper, Scene},
    layout::{Page, Place, framed},
    room::lines,
};

/// How long a moment lasts when it plays by itself, in milliseconds.
const STEADY: u16 = 1_200;
const SPEEDS: [(u16, &str); 3] =
    [(2_400, "film-slow"), (STEADY, "film-steady"), (500, "film-fast")];

/// One moment of it.
pub(crate) struct Shown<'f> {
    pub(crate) view: &'f View,
    /// What the chronicle says, up to this moment.
    pub(crate) facts: &'f [Fact],
    /// Which moment it is, from 0.
    pub(crate) at: usize,
}

/// All of it.
pub(crate) struct Playback<'f> {
    pub(crate) place: &'f Place,
    pub(crate) game: &'f str,
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
    /// The moments at which a chapter begins or ends.
    pub(crate) marks: &'f [usize],
    /// Whatever else must stay in the address, by its name.
    pub(crate) stays: Vec<(&'static str, String)>,
}

impl Playback<'_> {
    /// The page that shows this moment.
    pub(crate) fn page(&self, shown: &Shown<'_>) -> Markup {
        let (paper, title) = (Paper::new(self.place, self.game), self.title);
        let (class, game, head, mine) = ("room film", Some(self.game), html! {}, false);
        let page = Page { title, class, game, head, mine };
        let scene = Scene { paper, names: self.names, company: &[], is_telling: false };
        let board = game::board(scene, shown.view);
        let log = lines(paper.words, self.names, shown.facts);
        framed(
            self.place,
            &page,
            html! {
                div.film-head {
                    div { p.label { a href=(self.back.0) { (self.back.1) } } h1 { (self.title) } }
                    (self.head)
                }
                (self.controls(shown.at))
                div.table {
                    (board.heading().markup) (board.markup())
                    aside.story aria-label=(self.place.say("room-chronicle")) {
                        h2.label { (self.place.say("room-chronicle")) }
                        div.scroll tabindex="0" role="log" aria-label=(self.place.say("room-chronicle")) {
                            ol #chronicle { (PreEscaped(log)) }
                        }
                    }
                    div.act.film-foot { (self.foot) (board.hands()) }
                }
            },
        )
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
