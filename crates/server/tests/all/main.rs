//! The server over real sockets; every answer is checked against its description.

mod about;
mod away;
mod beats;
mod casting_shadows;
mod description;
mod forms;
mod front_door;
mod fuzz_house;
mod fuzzed;
mod generated;
mod goofspiel;
mod house;
mod installed;
mod notices;
mod opinions;
mod own_cards;
mod page_secrets;
mod pages;
mod play;
mod princess;
mod refusals;
mod secrets;
mod service;
mod talk;
mod tutorial;
mod worlds;
