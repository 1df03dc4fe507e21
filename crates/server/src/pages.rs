//! Pages: functions from data to markup. Nothing here calls the host.

mod about;
mod cards;
mod casting_shadows;
mod device;
mod drawing;
mod example;
mod front;
mod game;
mod goofspiel;
mod hint;
mod icons;
mod insight;
mod layout;
mod levels;
mod lobby;
mod marks;
mod odds_chart;
mod offline;
mod opening;
mod options;
mod own_cards;
mod own_games;
mod own_picture;
mod part;
mod playback;
mod princess;
mod refused;
mod room;
mod rules;
mod settings;
mod shadow_throne;
mod talk;
mod telling;
mod tutorial;
mod yours;

pub(crate) use about::{About, Checked, about};
pub(crate) use cards::{gallery, large};
pub(crate) use device::{Device, Offer, take, taken};
pub(crate) use example::ExamplePage;
pub(crate) use front::{Front, front, usual_seats};
pub(crate) use game::Paper;
pub(crate) use hint::list as hint_list;
pub(crate) use insight::{Insight, computing};
pub(crate) use layout::Place;
pub(crate) use levels::USUAL;
pub(crate) use lobby::Lobby;
pub(crate) use offline::offline;
pub(crate) use opening::{NewTable, new_table};
pub(crate) use own_cards::{Mending, mending};
pub(crate) use own_picture::picture;
pub(crate) use part::Part;
pub(crate) use playback::{Playback, Shown};
pub(crate) use refused::{Refused, refused};
pub(crate) use room::{Room, entries, held, page_key};
pub(crate) use rules::{Book, book};
pub(crate) use settings::settings;
pub(crate) use telling::{Beat, Telling};
pub(crate) use tutorial::TutorialPage;
pub(crate) use yours::{Curves, Yours, forgotten, yours};

/// Returns the filters of a game's gallery: printed facts, each with its values.
pub(crate) fn filters(game: &str) -> &'static [(&'static str, &'static [&'static str])] {
    game::face(game).filters()
}
