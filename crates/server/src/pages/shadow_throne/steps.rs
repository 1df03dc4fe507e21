//! The steps in which a wave and the end of a battle are shown.

use serde_json::Value;

use crate::pages::game::Step;

/// Finds the step of an event. Events that give nothing have no step; cards that are turned up have
/// no sentence, because the board shows them.
pub(super) fn step(fact: &Value) -> Option<Step> {
    let (key, sound) = match fact["event"].as_str()? {
        "turned-up" => ("scene-reveal", "reveal"),
        "settled" | "poor" => ("scene-gold", "gold"),
        "added" | "declined" => ("scene-kyros", "ability"),
        "silenced" | "killed" | "converted" | "emboldened" | "promised" | "mourned" => {
            (number(fact), "ability")
        }
        "counted" => ("scene-power", "power"),
        "won" => ("scene-won", "won"),
        "influence" if fact["influence"] != 0 => ("scene-spoils", "gold"),
        "consolation" if fact["gold"] != 0 => ("scene-spoils", "gold"),
        "stayed" => ("scene-spoils", "gold"),
        _ => return None,
    };
    Some(Step { key, sound, is_spoken: key != "scene-reveal" })
}

fn number(fact: &Value) -> &'static str {
    match fact["number"].as_u64() {
        None => "scene-entering",
        Some(1) => "scene-abilities-1",
        Some(2) => "scene-abilities-2",
        Some(_) => "scene-abilities-3",
    }
}
