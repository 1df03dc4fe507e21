//! The one place that names the games.

use shadow_throne::{Card, ShadowThrone};
use thiserror::Error;

use crate::{
    View,
    any_game::{AnyGame, Books, Entry, Registered, card},
};

/// Every game, in the order in which they came.
pub const GAMES: &[&dyn AnyGame] = &[&Entry::<ShadowThrone>::NEW];

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

fn ids() -> String {
    GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

impl Registered for ShadowThrone {
    fn cards() -> Vec<crate::Card> {
        Card::ALL.iter().map(|kind| card(kind.id(), kind.printed())).collect()
    }

    fn pages(language: &str) -> Option<Books> {
        match language {
            "en" => Some(Books {
                rulebook: include_str!("../../shadow-throne/rules/en.md"),
                quick: include_str!("../../shadow-throne/rules/quick-en.md"),
            }),
            "es" => Some(Books {
                rulebook: include_str!("../../shadow-throne/rules/es.md"),
                quick: include_str!("../../shadow-throne/rules/quick-es.md"),
            }),
            _ => None,
        }
    }

    fn any_view(view: Self::View) -> View {
        View::ShadowThrone(Box::new(view))
    }
}
