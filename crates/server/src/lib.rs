//! The web server: pages, the JSON interface under `/api/v1`, and the streams of each table.
//!
//! [`App::router`] is the whole server, which tests can call without a socket; [`serve`] runs it on
//! a socket.

mod api_stream;
mod app;
mod assets;
mod body;
mod caller;
mod form;
mod guests;
mod language;
mod listener;
mod middleware;
mod notices;
mod openapi;
mod page_stream;
mod pages;
mod preferences;
mod rate_limit;
mod refusal;
mod routes;
mod serve;
mod service;
mod transfers;
mod visitor;

pub use app::{App, Journal, Settings};
pub use notices::Notices;
pub use openapi::DOCUMENT as OPENAPI;
pub use serve::{Closing, serve};
pub use service::install_metrics;
