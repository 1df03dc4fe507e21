//! Views of any game.

use serde::Serialize;

use crate::Fact;

/// What one viewer may know, of whichever game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum View {
    /// Of Shadow Throne.
    ShadowThrone(Box<shadow_throne::View>),
}

impl View {
    /// Takes in what has happened, so that a face can show it step by step. A fact of another game,
    /// and one that these eyes may not know, is not heard.
    pub fn hear(&mut self, fact: &Fact) {
        match self {
            Self::ShadowThrone(view) => {
                if let Ok(event) = serde_json::from_str(fact.as_str()) {
                    view.hear(&event);
                }
            }
        }
    }
}

/// What faces may know of Shadow Throne: what it shows, not how it is played.
pub mod shadow_throne {
    pub use ::shadow_throne::{
        Card, Cards, Character, Facedown, Faction, Memory, Number, Phase, Power, Price, Printed,
        Rank, View,
    };
}
