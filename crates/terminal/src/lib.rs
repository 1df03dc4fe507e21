//! How games look in a terminal, as lines of styled text; and what somebody who types there means.
//!
//! Nothing here reads or writes: one face prints the lines, another may draw them.
//!
//! ```
//! use kernel::{Eyes, Seat};
//! use text::{Language, Names, words};
//!
//! let game = catalog::find("shadow-throne")?;
//! let live = game.open(&game.options("")?, catalog::Players::numbered(3)?, 42.into())?;
//! let seat = Seat::new(0).expect("the first seat");
//! let view = live.view(Eyes::Seat(seat));
//! let words = words(Language::English).game(game.id()).expect("every game has words");
//! let names = Names::new(["Alba", "Bruno", "Ciro"], Some(seat));
//! let picture = terminal::picture(&view, words, &names);
//! let choices = picture.choices(seat, &live.legal(seat));
//! assert_eq!(choices[0].text(), "Round 1 of 6: take one card, the rest goes to Bruno.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod casting_shadows;
mod find;
mod goofspiel;
mod line;
mod picture;
mod princess;
mod shadow_throne;

pub use find::{find_cards, find_choices};
pub(crate) use line::cut;
pub use line::{ACCENT, HEADING, Line, QUIET, Span, pad, pad_left};
pub use picture::{Picture, picture};
