//! Whole games in a real browser.

mod alone;
mod casting_shadows;
mod friends;
mod front_door;
mod goofspiel;
mod layout;
mod learn;
mod levels;
mod looks;
mod opinions;
mod princess;
mod trouble;
