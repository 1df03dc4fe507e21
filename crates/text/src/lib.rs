//! All text that people read, in English and Spanish.
//!
//! Games report facts; [`GameWords::sentence`] turns each into one sentence, from the point of view
//! of the reader.
//!
//! ```
//! use kernel::Seat;
//! use text::{Language, Names, words};
//!
//! let fact = serde_json::json!({ "event": "revealed", "seat": 1, "card": "outlaw" });
//! let names = Names::new(["Alba", "Bruno", "Ciro"], Seat::new(1));
//! let game = words(Language::Spanish).game("shadow-throne").expect("it has words");
//! assert_eq!(game.sentence(&fact, &names), "Revelas el Forajido.");
//! ```

mod claim;
mod fact;
mod language;
mod names;
mod words;

pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use words::{Argument, GameWords, Words, words};
