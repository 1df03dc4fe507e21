//! Whole games in a real browser.

mod alone;
mod asked;
mod casting_shadows;
mod choosing;
mod friends;
mod front_door;
mod goofspiel;
mod hosting;
mod layout;
mod learn;
mod levels;
mod looks;
mod newcomer;
mod notices;
mod opinions;
mod princess;
mod sizes;
mod trouble;
