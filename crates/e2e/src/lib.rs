//! Tests of whole games with a real server and real browsers.
//!
//! [`House`] is a `sombra serve` process on a free port, [`Driver`] is a chromedriver, and
//! [`Browser`] is a browser of one person.

mod browser;
mod driver;
mod house;
mod player;

pub use browser::{Browser, Screen};
pub use driver::Driver;
pub use house::{House, play_in_terminal};
pub use player::{Hands, State};
