//! A real server, a real browser, whole games: what a person meets, tried as a person would.
//!
//! [`House`] is `sombra serve` on a free port, [`Driver`] is a chromedriver, and [`Browser`] is
//! somebody at a screen.

mod browser;
mod driver;
mod house;
mod player;

pub use browser::{Browser, Screen};
pub use driver::Driver;
pub use house::House;
pub use player::{Hands, State};
