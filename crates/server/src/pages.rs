//! Pages: what is shown goes in, markup comes out. Nothing here asks the host.

mod about;
mod cards;
mod example;
mod front;
mod layout;
mod lobby;
mod part;
mod playback;
mod room;
mod rules;
mod shadow_throne;
mod telling;

pub(crate) use about::{About, Checked, about};
pub(crate) use cards::{Filter, gallery, large};
pub(crate) use example::Shown;
pub(crate) use front::{Front, front};
pub(crate) use layout::{Place, refused};
pub(crate) use lobby::Lobby;
pub(crate) use part::Part;
pub(crate) use playback::{Film, Frame};
pub(crate) use room::{Room, entries, game_words, held, lines, names, page_key};
pub(crate) use rules::{Book, book};
pub(crate) use shadow_throne::Story;
pub(crate) use telling::{Beat, Telling};
