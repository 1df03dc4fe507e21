//! Pages: functions from data to markup. Nothing here calls the host.

mod about;
mod cards;
mod casting_shadows;
mod drawing;
mod example;
mod front;
mod game;
mod goofspiel;
mod hint;
mod insight;
mod layout;
mod levels;
mod lobby;
mod marks;
mod odds_chart;
mod options;
mod own_cards;
mod own_picture;
mod part;
mod playback;
mod princess;
mod room;
mod rules;
mod shadow_throne;
mod telling;
mod tutorial;

pub(crate) use about::{About, Checked, about};
pub(crate) use cards::{gallery, large};
pub(crate) use example::ExamplePage;
pub(crate) use front::{Front, front, usual_seats};
pub(crate) use game::Paper;
pub(crate) use hint::list as hint_list;
pub(crate) use insight::{Insight, computing};
pub(crate) use layout::{Place, refused};
pub(crate) use levels::USUAL;
pub(crate) use lobby::Lobby;
pub(crate) use own_cards::{Mending, mending};
pub(crate) use own_picture::picture;
pub(crate) use part::Part;
pub(crate) use playback::{Playback, Shown};
pub(crate) use room::{Room, entries, held, page_key};
pub(crate) use rules::{Book, book};
pub(crate) use telling::{Beat, Telling};
pub(crate) use tutorial::TutorialPage;

/// Returns the filters of a game's gallery: printed facts, each with its values.
pub(crate) fn filters(game: &str) -> &'static [(&'static str, &'static [&'static str])] {
    game::face(game).filters()
}
