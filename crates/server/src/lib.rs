//! The web face: pages, the JSON interface under `/api/v1`, and the stream of each table.
//!
//! [`App::router`] is the whole server, so that a test can call it without a socket; [`serve`]
//! puts it on one.

mod app;
mod assets;
mod body;
mod caller;
mod door;
mod ear;
mod form;
mod language;
mod openapi;
mod pace;
mod pages;
mod refusal;
mod routes;
mod screen;
mod serve;
mod service;
mod stream;
mod visitor;

pub use app::{App, Journal, Settings};
pub use openapi::DOCUMENT as OPENAPI;
pub use serve::{Closing, serve};
