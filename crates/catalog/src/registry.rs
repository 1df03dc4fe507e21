//! The one place that names the games.

use serde::Serialize;
use thiserror::Error;

use crate::any_game::{AnyGame, Books, Entry, Registered};

/// Registers games: the name of the view's variant, the game's type, the folder of its crate, and
/// whether the front page offers it.
macro_rules! games {
    ($($variant:ident: $game:ty, $folder:literal, listed: $listed:literal;)*) => {
        /// Every game, in the order in which they came.
        pub const GAMES: &[&dyn AnyGame] = &[$(&Entry::<$game>::NEW),*];

        /// What one viewer may know, of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum View {
            $($variant(Box<<$game as kernel::Game>::View>),)*
        }

        $(impl Registered for $game {
            const IS_LISTED: bool = $listed;

            fn books(language: &str) -> Option<Books> {
                match language {
                    "en" => Some(Books {
                        rulebook: include_str!(concat!("../../", $folder, "/rules/en.md")),
                        quick: include_str!(concat!("../../", $folder, "/rules/quick-en.md")),
                    }),
                    "es" => Some(Books {
                        rulebook: include_str!(concat!("../../", $folder, "/rules/es.md")),
                        quick: include_str!(concat!("../../", $folder, "/rules/quick-es.md")),
                    }),
                    _ => None,
                }
            }

            fn any_view(view: Self::View) -> View {
                View::$variant(Box::new(view))
            }
        })*
    };
}

games! {
    ShadowThrone: ::shadow_throne::ShadowThrone, "shadow-throne", listed: true;
    Goofspiel: ::goofspiel::Goofspiel, "goofspiel", listed: false;
}

/// What faces may know of Shadow Throne: what it shows, not how it is played.
pub mod shadow_throne {
    pub use ::shadow_throne::{
        Card, Cards, Character, Choice, Facedown, Faction, Memory, Number, Phase, Power, Price,
        Printed, ROUNDS, Rank, View, WAVES,
    };
}

/// What faces may know of Goofspiel.
pub mod goofspiel {
    pub use ::goofspiel::{Bid, Card, Choice, Prize, ROUNDS, View};
}

/// There is no such game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{asked}`: there is {}", ids())]
pub struct UnknownGame {
    /// What was asked for.
    pub asked: String,
}

/// Finds a game by its id.
///
/// # Errors
///
/// If there is none.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let game = GAMES.iter().find(|game| game.id() == id);
    game.copied().ok_or_else(|| UnknownGame { asked: id.to_owned() })
}

/// The games that the front page offers.
pub fn listed() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().filter(|game| game.is_listed())
}

fn ids() -> String {
    listed().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}
