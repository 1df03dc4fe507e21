//! The scenes of a wave and of a resolution, in the order in which they come.

use catalog::shadow_throne::{Card, Number};
use serde_json::Value;

/// A step of a wave, or of what follows the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    /// The cards are turned up.
    Reveal,
    /// They are paid for.
    Gold,
    /// Rebels enter with the boost of the wave before.
    Entering,
    /// Abilities of a number.
    Abilities(u8),
    /// King Kyros gets his card.
    Kyros,
    /// The track moves.
    Power,
    /// A faction wins the battle.
    Won,
    /// Influence, and gold for consolation.
    Spoils,
}

impl Scene {
    /// Reads the scene of each fact in turn; those that change nothing on the board have none.
    pub(crate) fn reader() -> impl FnMut(&Value) -> Option<Self> {
        // What happens after King Kyros was asked happens in number 3, whatever is printed.
        let (mut asked, mut number) = (false, 1);
        move |fact| {
            let ability = fact["by"].as_str().and_then(ability_of);
            Some(match fact["event"].as_str()? {
                "revealed" => Self::Reveal,
                "settled" | "poor" => Self::Gold,
                "added" | "declined" => {
                    asked = true;
                    Self::Kyros
                }
                "emboldened" if fact["by"] == "picureas" => Self::Entering,
                "silenced" | "killed" | "converted" | "emboldened" => {
                    number = if asked { 3 } else { ability.unwrap_or(number) };
                    Self::Abilities(number)
                }
                "promised" => {
                    number = fact["card"].as_str().and_then(ability_of).unwrap_or(number);
                    Self::Abilities(number)
                }
                "mourned" => Self::Abilities(number),
                "counted" => Self::Power,
                "won" => Self::Won,
                "influence" | "consolation" | "stayed" => Self::Spoils,
                _ => return None,
            })
        }
    }

    /// The words that stand over it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Reveal => "scene-reveal",
            Self::Gold => "scene-gold",
            Self::Entering => "scene-entering",
            Self::Abilities(1) => "scene-abilities-1",
            Self::Abilities(2) => "scene-abilities-2",
            Self::Abilities(_) => "scene-abilities-3",
            Self::Kyros => "scene-kyros",
            Self::Power => "scene-power",
            Self::Won => "scene-won",
            Self::Spoils => "scene-spoils",
        }
    }

    /// Whether it says this in a sentence: what is turned up says itself, and that somebody gets
    /// nothing goes without saying.
    pub(crate) fn tells(self, fact: &Value) -> bool {
        let nothing = |field: &str| fact[field] == 0;
        match fact["event"].as_str() {
            Some("influence") => !nothing("influence"),
            Some("consolation") => !nothing("gold"),
            _ => self != Self::Reveal,
        }
    }

    pub(crate) const fn sound(self) -> &'static str {
        match self {
            Self::Reveal => "reveal",
            Self::Gold | Self::Spoils => "gold",
            Self::Entering | Self::Abilities(_) | Self::Kyros => "ability",
            Self::Power => "power",
            Self::Won => "won",
        }
    }
}

fn ability_of(card: &str) -> Option<u8> {
    let card: Card = card.parse().ok()?;
    card.printed().ability.map(Number::get)
}
