//! The words that a card file may use, by sort, and the nearest of them to a wrong one.

use alloc::{format, vec::Vec};

use kernel::Bilingual;

use crate::{Compare, Count, Immunity, Kind, Measure, Selector, Symbol, Trigger, Verb};

/// The words that begin a modifier.
pub(super) const MODIFIERS: [&str; 10] = [
    "damage-dealt",
    "damage-taken",
    "shop-price",
    "hand-limit",
    "initiative",
    "tie-wins",
    "fumble-ties",
    "immune",
    "no-heal",
    "no-ghost-draw",
];

/// A sort of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A kind of cards.
    Kind,
    /// A symbol.
    Symbol,
    /// A symbol, or `none`, in a condition.
    SymbolOrNone,
    /// A symbol, or `any`, in a modifier.
    SymbolOrAny,
    /// The verb of a step.
    Verb,
    /// A selector.
    Selector,
    /// The word that begins a condition.
    Condition,
    /// An operator.
    Operator,
    /// The word that begins a modifier.
    Modifier,
    /// What one can be immune to.
    Immunity,
    /// A trigger.
    Trigger,
}

impl Sort {
    /// Returns what one word of the sort is called, in both languages.
    pub(super) const fn one(self) -> [&'static str; 2] {
        match self {
            Self::Kind => ["a kind", "un tipo de carta"],
            Self::Symbol | Self::SymbolOrNone | Self::SymbolOrAny => ["a symbol", "un símbolo"],
            Self::Verb => ["a verb", "un verbo"],
            Self::Selector => ["a selector", "un selector"],
            Self::Condition => ["a condition", "una condición"],
            Self::Operator => ["an operator", "un operador"],
            Self::Modifier => ["a modifier", "un modificador"],
            Self::Immunity => {
                ["a verb that one can be immune to", "un verbo al que se pueda ser inmune"]
            }
            Self::Trigger => ["a trigger", "una ocasión"],
        }
    }

    /// Returns what all words of the sort are called, in both languages.
    pub(super) const fn all(self) -> [&'static str; 2] {
        match self {
            Self::Kind => ["the kinds", "los tipos"],
            Self::Symbol | Self::SymbolOrNone | Self::SymbolOrAny => {
                ["the symbols", "los símbolos"]
            }
            Self::Verb | Self::Immunity => ["the verbs", "los verbos"],
            Self::Selector => ["the selectors", "los selectores"],
            Self::Condition => ["the conditions", "las condiciones"],
            Self::Operator => ["the operators", "los operadores"],
            Self::Modifier => ["the modifiers", "los modificadores"],
            Self::Trigger => ["the triggers", "las ocasiones"],
        }
    }

    /// Lists the words of the sort.
    pub(super) fn words(self) -> Vec<&'static str> {
        let symbols = || Symbol::ALL.map(Symbol::id).into_iter();
        match self {
            Self::Kind => Kind::ALL.map(Kind::id).to_vec(),
            Self::Symbol => symbols().collect(),
            Self::SymbolOrNone => symbols().chain(["none"]).collect(),
            Self::SymbolOrAny => symbols().chain(["any"]).collect(),
            Self::Verb => Verb::ALL.map(Verb::id).to_vec(),
            Self::Selector => Selector::ALL.map(Selector::id).to_vec(),
            Self::Condition => {
                let numbers = Measure::ALL.map(Measure::id).into_iter();
                numbers.chain(Count::ALL.map(Count::id)).chain(["holder", "symbol"]).collect()
            }
            Self::Operator => Compare::ALL.map(Compare::id).to_vec(),
            Self::Modifier => MODIFIERS.to_vec(),
            Self::Immunity => Immunity::ALL.map(Immunity::id).to_vec(),
            Self::Trigger => Trigger::ALL.map(Trigger::id).to_vec(),
        }
    }
}

/// Names the known word that is nearest to a wrong one, if one is near, and then all known words;
/// `names` is what these are called in both languages.
pub(super) fn nearest_and_all(word: &str, names: [&str; 2], known: &[&str]) -> Bilingual {
    let ([en, es], known_words) = (names, known.join(", "));
    let (en, es) = (format!("{en} are {known_words}"), format!("{es} son {known_words}"));
    match nearest(word, known) {
        Some(near) => Bilingual::new(
            format!("did you mean `{near}`? {en}"),
            format!("¿querías decir `{near}`? {es}"),
        ),
        None => Bilingual::new(en, es),
    }
}

/// Finds the known word that is nearest to a wrong one, if it differs in few letters.
fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let letters = word.chars().count();
    let longest = known.iter().map(|it| it.len()).max().unwrap_or_default();
    // A word that is far too long is not compared: that would take long, too.
    if letters > 2 * longest {
        return None;
    }
    let distances = known.iter().map(|it| (strsim::osa_distance(word, it), *it));
    let (distance, near) = distances.min_by_key(|(distance, _)| *distance)?;
    (distance <= 1 + letters / 4).then_some(near)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_differs_in_few_letters() {
        let verbs = Sort::Verb.words();
        assert_eq!(nearest("damge", &verbs), Some("damage"));
        assert_eq!(nearest("hela", &verbs), Some("heal"));
        assert_eq!(nearest("explode", &verbs), None);
        assert_eq!(nearest(&"x".repeat(100_000), &verbs), None);
    }
}
