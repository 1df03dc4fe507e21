//! The languages.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// A language that Sombra supports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// Returns its two-letter code.
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
        }
    }

    /// Returns its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
        }
    }

    /// Returns the language of a locale such as `es_MX.UTF-8`, if Sombra supports it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let letters = locale.split(['_', '-', '.', '@']).next()?;
        letters.to_ascii_lowercase().parse().ok()
    }

    /// Joins a list into text: `a, b and c`.
    pub(crate) fn join(self, items: &[String]) -> String {
        let Some((last, others)) = items.split_last() else { return String::new() };
        if others.is_empty() {
            return last.clone();
        }
        let and = match self {
            Self::English => "and",
            Self::Spanish if begins_with_i(last) => "e",
            Self::Spanish => "y",
        };
        format!("{} {and} {last}", others.join(", "))
    }

    /// Capitalizes a sentence, and contracts `a el` and `de el` in Spanish.
    pub(crate) fn finish(self, sentence: &str) -> String {
        let mut letters = sentence.chars();
        let first = letters.next().map(char::to_uppercase).into_iter().flatten();
        let sentence: String = first.chain(letters).collect();
        match self {
            Self::English => sentence,
            Self::Spanish => sentence.replace(" a el ", " al ").replace(" de el ", " del "),
        }
    }
}

/// Returns whether a word starts with the sound of i, before which Spanish has `e` for `y`.
fn begins_with_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let sound = word.strip_prefix('h').unwrap_or(&word);
    sound.starts_with(['i', 'í']) && !sound.starts_with("ie")
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The error for a language that Sombra does not support.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Sombra does not speak `{0}`: it speaks en and es")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.id() == text);
        found.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        let spanish = Some(Language::Spanish);
        for locale in ["es", "es_MX.UTF-8", "es-419", "ES_es", "es.UTF-8", "es@euro"] {
            assert_eq!(Language::of_locale(locale), spanish, "{locale}");
        }
        assert_eq!(Language::of_locale("en_US.UTF-8"), Some(Language::English));
        assert_eq!(Language::of_locale("C"), None);
        assert_eq!(Language::of_locale(""), None);
    }

    #[test]
    fn lists_are_joined_into_text() {
        let list = |items: &[&str]| items.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(Language::English.join(&list(&["a", "b", "c"])), "a, b and c");
        assert_eq!(Language::Spanish.join(&list(&["a", "b"])), "a y b");
        assert_eq!(Language::Spanish.join(&list(&["Rebeldes", "Iglesia"])), "Rebeldes e Iglesia");
        assert_eq!(Language::Spanish.join(&list(&["nieve", "hielo"])), "nieve y hielo");
        assert_eq!(Language::English.join(&[]), "");
    }

    #[test]
    fn spanish_contracts_articles() {
        let said = Language::Spanish.finish("los Caballeros matan a el Forajido.");
        assert_eq!(said, "Los Caballeros matan al Forajido.");
    }
}
