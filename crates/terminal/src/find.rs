//! What somebody means who types a number, a name or a few words.

use catalog::{Card, LegalChoice};
use serde_json::Value;
use text::{GameWords, Names};

/// A part of a name needs at least this many characters. A letter or two may be a slip of the hand,
/// and a choice is final.
const PART_CHARS_MIN: usize = 3;

/// Finds the choices that may be meant: one by its number, or by its written
/// form with its words in any order; or all that fit the
/// words of their sentence, or the names of what they are about.
pub fn find_choices<'l>(
    legal: &'l [LegalChoice],
    typed: &str,
    words: &GameWords,
    names: &Names,
) -> Vec<&'l LegalChoice> {
    if let Some(choice) = numbered(legal, typed) {
        return vec![choice];
    }
    let written = |choice: &&LegalChoice| sorted(&choice.text) == sorted(typed);
    if let Some(choice) = legal.iter().find(written) {
        return vec![choice];
    }
    let labels = |choice: &LegalChoice| {
        let LegalChoice { text, parts } = choice;
        choice_labels(words, text, parts.value(), words.sentence(parts.value(), names))
    };
    find(legal, typed, labels)
}

/// Finds the cards that may be meant: those of a choice by its number, or all that fit a name.
pub fn find_cards<'c>(
    cards: &'c [Card],
    typed: &str,
    legal: &[LegalChoice],
    words: &GameWords,
) -> Vec<&'c Card> {
    if let Some(choice) = numbered(legal, typed) {
        let ids = ids(choice.parts.value());
        return cards.iter().filter(|card| ids.contains(&card.id.as_str())).collect();
    }
    find(cards, typed, |card| id_labels(words, &card.id))
}

/// Numbers the choices as they are offered: by their places, from 1; or, if they are nothing but
/// numbers (`bid 7`), by those.
pub(crate) fn numbers(legal: &[LegalChoice]) -> Vec<u64> {
    let own: Option<Vec<u64>> = legal.iter().map(own_number).collect();
    let own = own.filter(|own| own.is_sorted_by(|one, next| one < next));
    own.unwrap_or_else(|| (1..).take(legal.len()).collect())
}

fn own_number(choice: &LegalChoice) -> Option<u64> {
    let parts = choice.parts.value();
    let number = parts.as_object()?.values().find_map(Value::as_u64)?;
    // Seats are numbers too, but are written as letters.
    let is_all = choice.text == format!("{} {number}", parts["choice"].as_str()?);
    is_all.then_some(number)
}

fn numbered<'l>(legal: &'l [LegalChoice], typed: &str) -> Option<&'l LegalChoice> {
    let typed = typed.parse::<u64>().ok()?;
    let place = numbers(legal).into_iter().position(|number| number == typed)?;
    legal.get(place)
}

/// Returns the words of a text in alphabetical order: dice and symbols may be typed in any order.
fn sorted(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text.split_whitespace().map(simple).collect();
    words.sort_unstable();
    words
}

/// Lists what a choice may be called.
fn choice_labels(words: &GameWords, text: &str, parts: &Value, sentence: String) -> Vec<String> {
    let ids = ids(parts).into_iter().flat_map(|id| id_labels(words, id));
    ids.chain([text.to_owned(), sentence]).collect()
}

fn id_labels(words: &GameWords, id: &str) -> Vec<String> {
    vec![words.name(id), words.said(id), id.to_owned()]
}

/// Lists the ids among the parts of a choice: every text but the kind of the choice.
fn ids(parts: &Value) -> Vec<&str> {
    match parts {
        Value::String(id) => vec![id],
        Value::Array(items) => items.iter().flat_map(ids).collect(),
        Value::Object(fields) => fields
            .iter()
            .filter(|(name, _)| *name != "choice")
            .flat_map(|(_, it)| ids(it))
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// Finds what a typed text fits best.
fn find<'t, T>(all: &'t [T], typed: &str, labels: impl Fn(&T) -> Vec<String>) -> Vec<&'t T> {
    let typed = simple(typed);
    let fitted = |one| {
        let labels: Vec<String> = labels(one).iter().map(|label| simple(label)).collect();
        fit(&typed, &labels).map(|fit| (one, fit))
    };
    let fitting: Vec<(&T, usize)> = all.iter().filter_map(fitted).collect();
    let best = fitting.iter().map(|(_, fit)| *fit).min();
    fitting.iter().filter(|(_, fit)| Some(*fit) == best).map(|(one, _)| *one).collect()
}

/// Returns in which way a typed text fits some labels, the best way first: it is one of them, it
/// begins one, it is a part of one, or each word of it begins a word of them.
fn fit(typed: &str, labels: &[String]) -> Option<usize> {
    let is_long = |text: &str| text.chars().count() >= PART_CHARS_MIN;
    let has_word = |word: &str| {
        let mut known = labels.iter().flat_map(|label| label.split(' '));
        known.any(|known| known == word || is_long(word) && known.starts_with(word))
    };
    let ways = [
        labels.iter().any(|label| label == typed),
        is_long(typed) && labels.iter().any(|label| label.starts_with(typed)),
        is_long(typed) && labels.iter().any(|label| label.contains(typed)),
        is_long(typed) && typed.split(' ').all(has_word),
    ];
    ways.into_iter().position(|fits| fits)
}

/// Removes what people leave out: capitals, accents, dashes, apostrophes.
fn simple(text: &str) -> String {
    let letters = text
        .to_lowercase()
        .chars()
        .filter_map(|letter| match letter {
            'á' => Some('a'),
            'é' => Some('e'),
            'í' => Some('i'),
            'ó' => Some('o'),
            'ú' | 'ü' => Some('u'),
            'ñ' => Some('n'),
            '-' => Some(' '),
            '\'' | '’' | ',' => None,
            other => Some(other),
        })
        .collect::<String>();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use text::{Language, words};

    #[test]
    fn people_find_cards_as_they_type_them() {
        let cards = ["king's guard", "queen's guard", "capitán khamon phabos", "king kyros"];
        let found = |line| find(&cards, line, |card| vec![(*card).to_owned()]);
        assert_eq!(found("Kings Guard"), [&"king's guard"]);
        assert_eq!(found("capitan"), [&"capitán khamon phabos"]);
        assert_eq!(found("phabos khamon"), [&"capitán khamon phabos"]);
        assert_eq!(found("guard"), [&"king's guard", &"queen's guard"]);
        assert_eq!(found("king"), [&"king's guard", &"king kyros"]);
        assert_eq!(found("kyros"), [&"king kyros"]);
        for nothing in ["", "h", "ki", "dragon", "king dragon"] {
            assert!(found(nothing).is_empty(), "{nothing}");
        }
    }

    /// Choices of several parts, as they are written and said.
    #[test]
    fn a_choice_of_several_parts_is_found_by_a_few_words() {
        let row = |to: &str, card: &str, paid: &str| {
            let parts = json!({ "choice": "cast", "card": card, "at": 1, "paying": [paid] });
            let text = format!("cast {card} at {to} paying {paid}");
            (text.clone(), parts, text.replace(" B ", " Bruno ").replace(" C ", " Ciro "))
        };
        let all = [
            row("B", "outlaw", "loyal-soldier"),
            row("C", "outlaw", "loyal-soldier"),
            row("B", "outlaw", "kings-guard"),
            row("B", "datura", "kings-guard"),
        ];
        let words = words(Language::Spanish).game("shadow-throne").expect("it has words");
        let found = |typed| {
            let labels = |(text, parts, said): &(String, Value, String)| {
                choice_labels(words, text, parts, said.clone())
            };
            let found = find(&all, typed, labels).into_iter();
            found.map(|row| all.iter().position(|other| other == row).unwrap()).collect::<Vec<_>>()
        };
        #[rustfmt::skip]
        let rows: [(&str, &[usize]); 9] = [
            ("cast outlaw at C paying loyal-soldier", &[1]), ("datura", &[3]), ("Asesino", &[3]),
            ("outlaw", &[0, 1, 2]), ("forajido C", &[1]), ("forajido ciro", &[1]),
            ("outlaw B guardia", &[2]), ("guardia rey", &[2, 3]), ("datura C", &[]),
        ];
        for (typed, places) in rows {
            assert_eq!(found(typed), places, "{typed}");
        }
    }
}
