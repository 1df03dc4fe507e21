//! What a scenario claims, as one says it: `gold A 5, B 4` is “Gold: A 5 · B 4”.

use catalog::shadow_throne::{Card, Faction};
use text::GameWords;

/// Says a claim, which holds and is therefore in its written form.
pub(crate) fn claim(words: &GameWords, claim: &str) -> String {
    let (keyword, rest) = claim.split_once(' ').unwrap_or((claim, ""));
    match (keyword, rest.split_once(' ')) {
        ("hand" | "pool" | "chosen" | "kept" | "discarded", Some((seat, cards))) => {
            Said { seat, what: cards, ..Said::new(keyword) }.in_words(words)
        }
        ("remembers", Some((seat, seen))) => {
            let (round, cards) =
                seen.trim_start_matches("round ").split_once(' ').unwrap_or_default();
            Said { seat, number: round, what: cards, ..Said::new(keyword) }.in_words(words)
        }
        ("extra", Some(("options", options))) => {
            let (seat, cards) = options.split_once(' ').unwrap_or_default();
            Said { seat, what: cards, ..Said::new("extra-options") }.in_words(words)
        }
        ("extra", Some(("offered", seat))) => Said { seat, ..Said::new("extra") }.in_words(words),
        ("extra", _) => Said::new("no-extra").in_words(words),
        (seat, Some((card, state))) if card.parse::<Card>().is_ok() && seat.len() == 1 => {
            character(words, (seat, card), state)
        }
        _ => Said { what: rest, ..Said::new(keyword) }.in_words(words),
    }
}

/// `is Church 2`, `wave 2 is Rebels dead`, `is silenced`.
fn character(words: &GameWords, (seat, card): (&str, &str), state: &str) -> String {
    let (wave, state) = state.split_once("is ").unwrap_or(("", state));
    let wave = wave.trim_start_matches("wave ").trim_end();
    let (faction, power) = state.split_once(' ').unwrap_or((state, ""));
    let kind = match (faction, power) {
        ("silenced", _) => "silenced",
        (_, "dead") => "dead",
        _ => "character",
    };
    Said { seat, number: power, wave, what: card, faction, kind }.in_words(words)
}

/// What fills the places of a sentence.
struct Said<'t> {
    kind: &'t str,
    seat: &'t str,
    number: &'t str,
    wave: &'t str,
    faction: &'t str,
    what: &'t str,
}

impl<'t> Said<'t> {
    const fn new(kind: &'t str) -> Self {
        Self { kind, seat: "", number: "", wave: "", faction: "", what: "" }
    }

    fn in_words(&self, words: &GameWords) -> String {
        let is = match self.what {
            "none" | "hidden" | "0" => self.what,
            _ => "some",
        };
        let wave = if self.wave.is_empty() { "none" } else { self.wave };
        let parts: Vec<String> = self.what.split(", ").map(|part| said(words, part)).collect();
        let places = [
            ("seat", self.seat.into()),
            ("number", self.number.into()),
            ("wave", wave.into()),
            ("is", is.into()),
            ("faction", name(words, self.faction).into()),
            ("what", parts.join(" · ").into()),
        ];
        words.say(&format!("claim-{}", self.kind), &places)
    }
}

/// A seat and its number, a faction and its power, or cards: `A 5`, `Empire 3`, `outlaw datura`.
fn said(words: &GameWords, part: &str) -> String {
    let mut said = String::new();
    let mut was_card = false;
    for word in part.split(' ') {
        let is_card = word.parse::<Card>().is_ok();
        if !said.is_empty() {
            said.push_str(if was_card && is_card { ", " } else { " " });
        }
        said.push_str(&name(words, word));
        was_card = is_card;
    }
    said
}

fn name(words: &GameWords, word: &str) -> String {
    if word.parse::<Card>().is_ok() {
        return words.short(word);
    }
    if word.parse::<Faction>().is_ok() {
        let id = word.to_lowercase();
        return words.attribute(&id, "plain").unwrap_or(id);
    }
    word.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::{Language, words};

    #[test]
    fn a_claim_is_said_as_people_speak() {
        #[rustfmt::skip]
        let rows = [
            ("gold A 5, B 4", "Gold: A 5 · B 4", "Oro: A 5 · B 4"),
            ("power Empire 3, Rebels 1", "Power: Empire 3 · Rebels 1", "Poder: Imperio 3 · Rebeldes 1"),
            ("hand A outlaw warrior-monk", "A holds: Outlaw, Warrior Monk", "Mano de A: Forajido, Monje Guerrero"),
            ("hand B hidden", "The hand of B is hidden", "La mano de B no se ve"),
            ("hand B none", "B holds no card", "B no tiene cartas en la mano"),
            ("owes none", "Nobody has to choose", "Nadie tiene que elegir"),
            ("owes A B", "To choose: A B", "Por elegir: A B"),
            ("extra not offered", "Nobody is called by King Kyros", "El Rey Kyros no llama a nadie"),
            ("A outlaw wave 2 is Church 2", "A’s Outlaw of wave 2: Church, power 2", "Forajido de A en la oleada 2: Iglesia, poder 2"),
            ("A outlaw is Rebels dead", "A’s Outlaw: Rebels, dead", "Forajido de A: Rebeldes, sin vida"),
            ("C thavma is silenced", "C’s Thavma: silenced", "Thavma de C: sin voz"),
        ];
        for (written, english, spanish) in rows {
            let said = [Language::English, Language::Spanish].map(|language| {
                claim(words(language).game("shadow-throne").expect("it has words"), written)
            });
            assert_eq!(said, [english, spanish]);
        }
    }

    /// Nothing of the notation is left in what any scenario claims.
    #[test]
    fn every_claim_of_every_scenario_is_said_in_both_languages() {
        let game = catalog::find("shadow-throne").expect("it is on the shelf");
        for example in game.scenarios() {
            let shots = game.stage(&example.scenario).expect("it holds");
            for claimed in shots.iter().flat_map(|shot| &shot.claims) {
                let [english, spanish] = [Language::English, Language::Spanish].map(|language| {
                    claim(words(language).game(game.id()).expect("it has words"), &claimed.claim)
                });
                let is_plain = |text: &str| !text.contains(['-', '{']) && !text.contains("none");
                assert!(is_plain(&english) && is_plain(&spanish), "{english} / {spanish}");
                assert!(english != spanish, "{english}");
            }
        }
    }
}
