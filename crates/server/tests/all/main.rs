//! The server over real sockets; every answer is checked against its description.

mod about;
mod beats;
mod description;
mod forms;
mod goofspiel;
mod house;
mod page_secrets;
mod pages;
mod play;
mod refusals;
mod secrets;
mod service;
