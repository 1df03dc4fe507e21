//! The binary, tried from outside: whole games, golden records, and everything that can be wrong.

mod analyse;
mod arena;
mod cards;
mod chaos;
mod errors;
mod flaws;
mod games;
mod learn;
mod log;
mod play;
mod serve;
mod sombra;
mod transcript;
mod words;
