//! Views of any game.

use serde::Serialize;

/// What one viewer may know, of whichever game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum View {
    /// Of Shadow Throne.
    ShadowThrone(Box<shadow_throne::View>),
}

/// What faces may know of Shadow Throne: what it shows, not how it is played.
pub mod shadow_throne {
    pub use ::shadow_throne::{
        Card, Cards, Character, Facedown, Faction, Memory, Number, Phase, Power, Price, Printed,
        Rank, View,
    };
}
