//! The list of games: the only place that depends on their crates.

use std::sync::Arc;

use kernel::{ContentsHash, GameContents, Glossary};
use serde::Serialize;
use thiserror::Error;

use crate::any_game::{AnyGame, Books, Entry, Registered};

/// Registers games: the variant of its view, the game's type, the folder of its crate, and whether
/// the front page lists it.
macro_rules! games {
    ($($variant:ident: $game:ty, $folder:literal, listed: $listed:literal;)*) => {
        /// Every game, in the order of their registration.
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
    CastingShadows: ::casting_shadows::CastingShadows, "casting-shadows", listed: true;
    Princess: ::princess::Princess, "princess", listed: true;
    Goofspiel: ::goofspiel::Goofspiel, "goofspiel", listed: false;
}

/// The parts of Shadow Throne that faces may use: what it shows, not its rules.
pub mod shadow_throne {
    pub use ::shadow_throne::{
        Card, Cards, Character, Choice, Facedown, Faction, Memory, Number, Pay, Phase, Power,
        Price, Printed, ROUNDS, Rank, View, WAVES,
    };
}

/// The parts of Casting Shadows that faces may use.
pub mod casting_shadows {
    pub use ::casting_shadows::{
        AP_MAX, Aim, Aimed, Answer, Attack, BOOK_MAX, Beside, Blow, Board, Card, Character, Choice,
        Companion, Cost, Counterspell, Die, DieSet, ENERGY_BASIC, ENERGY_SHADOW, Giving, HP_MAX,
        Hex, Hexes, Kind, Means, Page, Phase, Piece, Pool, Printed, Range, Reply, Rider, Spell,
        Symbol, Symbols, View, Wanted, Window,
    };
}

/// The parts of The Princess that faces may use.
pub mod princess {
    pub use ::princess::{
        Ask, CARD_FILE, CARDS, CHARACTERS, Card, CardFacts, CardSet, Cards, Character,
        CharacterFacts, Choice, FILE_BYTES_MAX, Ghosts, Id, Kind, Laid, LastLaid, Life, Line,
        LineForm, Outcome, PRINCESS, Phase, Road, Running, SHOP, Seen, Side, Spot, Symbol,
        TURNS_MAX, View, When, steps_in_words,
    };
}

/// The parts of Goofspiel that faces may use.
pub mod goofspiel {
    pub use ::goofspiel::{Bid, Card, Choice, Prize, ROUNDS, View};
}

impl View {
    /// Returns the words of the contents that the game is played with, if they bring their own.
    pub fn glossary(&self) -> Option<Arc<dyn Glossary>> {
        match self {
            Self::Princess(view) => view.cards.glossary(),
            Self::ShadowThrone(_) | Self::CastingShadows(_) | Self::Goofspiel(_) => None,
        }
    }
}

/// The error for a game that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{asked}`: there is {}", ids())]
pub struct UnknownGame {
    /// The requested id.
    pub asked: String,
}

/// Finds a game by its id.
///
/// # Errors
///
/// If there is no such game.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let game = GAMES.iter().find(|game| game.id() == id);
    game.copied().ok_or_else(|| UnknownGame { asked: id.to_owned() })
}

/// Returns the games that the front page lists.
pub fn listed() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().filter(|game| game.is_listed())
}

/// Returns the hash of a game's contents, unless they are those that are built in.
pub fn own_contents(game: &dyn AnyGame) -> Option<ContentsHash> {
    let built_in = find(game.id()).ok().and_then(AnyGame::contents);
    game.contents().filter(|hash| Some(*hash) != built_in)
}

fn ids() -> String {
    listed().map(AnyGame::id).collect::<Vec<_>>().join(", ")
}
