//! The web face: pages, the JSON interface under `/api/v1`, and the stream of each table.
//!
//! [`App::router`] is the whole server, so that a test can call it without a socket; [`serve`]
//! puts it on one.

mod api_stream;
mod app;
mod assets;
mod body;
mod caller;
mod form;
mod language;
mod listener;
mod middleware;
mod openapi;
mod page_stream;
mod pages;
mod rate_limit;
mod refusal;
mod routes;
mod serve;
mod service;
mod visitor;

pub use app::{App, Journal, Settings};
pub use openapi::DOCUMENT as OPENAPI;
pub use serve::{Closing, serve};
