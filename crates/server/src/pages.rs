//! Pages: what is shown goes in, markup comes out. Nothing here asks the host.

mod about;
mod beats;
mod cards;
mod example;
mod film;
mod frame;
mod front;
mod lobby;
mod part;
mod room;
mod rules;
mod shadow_throne;

pub(crate) use about::{About, Checked, about};
pub(crate) use beats::{Beat, Telling};
pub(crate) use cards::{Filter, gallery, large};
pub(crate) use example::Shown;
pub(crate) use film::{Film, Frame};
pub(crate) use frame::{Place, refused};
pub(crate) use front::{Front, front};
pub(crate) use lobby::Lobby;
pub(crate) use part::Part;
pub(crate) use room::{Room, entries, game_words, held, lines, names, page_key};
pub(crate) use rules::{Book, book};
pub(crate) use shadow_throne::Story;
