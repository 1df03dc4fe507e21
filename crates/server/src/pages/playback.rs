//! A page that plays a game moment by moment, for replays and scenarios.

use catalog::{Fact, View};
use kernel::ContentsHash;
use maud::{Markup, PreEscaped, html};
use text::Names;

use super::{
    game::{self, Context, Paper},
    layout::{Page, Place, framed},
    room::lines,
};

/// The default time for a moment during automatic play, in milliseconds.
const STEADY: u16 = 1_200;
const SPEEDS: [(u16, &str); 3] =
    [(2_400, "film-slow"), (STEADY, "film-steady"), (500, "film-fast")];

/// The moment that is shown.
pub(crate) struct Shown<'f> {
    pub(crate) view: &'f View,
    /// The facts for the chronicle, up to this moment.
    pub(crate) facts: &'f [Fact],
    /// The number of the moment, from 0.
    pub(crate) at: usize,
}

/// A game to be played back.
pub(crate) struct Playback<'f> {
    pub(crate) place: &'f Place,
    pub(crate) game: &'f str,
    /// The cards of the game, if they are not those that are built in.
    pub(crate) cards: Option<ContentsHash>,
    pub(crate) names: &'f Names,
    pub(crate) title: &'f str,
    /// What other programs say of the page where somebody shares its address.
    pub(crate) about: Option<&'f str>,
    /// Markup above the board.
    pub(crate) head: Markup,
    /// Markup between the controls and the board.
    pub(crate) insight: Markup,
    /// Markup below the board.
    pub(crate) foot: Markup,
    /// The address and text of the link back.
    pub(crate) back: (&'f str, String),
    /// The number of the last moment.
    pub(crate) last: usize,
    /// The moments at which a chapter begins or ends.
    pub(crate) marks: &'f [usize],
    /// Other query parameters to keep, by name.
    pub(crate) stays: Vec<(&'static str, String)>,
}

impl Playback<'_> {
    /// Draws the page that shows this moment.
    pub(crate) fn page(&self, shown: &Shown<'_>) -> Markup {
        let (paper, title) = (Paper::new(self.place, self.game), self.title);
        let (game, cards) = (Some(self.game), self.cards);
        let shared = self.about.map(|about| (title, about));
        let page = Page { title, class: "room film", shared, game, cards, ..Page::default() };
        let context = Context {
            paper,
            names: self.names,
            company: &[],
            telling: None,
            aid: None,
            call: None,
        };
        let board = game::board(context, shown.view);
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
                (self.insight)
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

    /// Returns the address of a moment.
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
