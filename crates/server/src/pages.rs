//! Pages: what is shown goes in, markup comes out. Nothing here asks the host.

mod card;
mod cards;
mod frame;
mod front;
mod rules;

pub(crate) use cards::{Filter, gallery, large};
pub(crate) use frame::{Place, refused};
pub(crate) use front::front;
pub(crate) use rules::{Book, book};
