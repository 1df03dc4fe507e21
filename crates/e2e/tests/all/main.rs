//! Whole games in a real browser.

mod alone;
mod friends;
mod goofspiel;
mod looks;
mod trouble;
