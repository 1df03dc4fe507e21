//! Whole games in a real browser.

mod alone;
mod friends;
mod looks;
mod trouble;
