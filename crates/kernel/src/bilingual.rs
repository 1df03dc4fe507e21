//! A text in both languages, for what a game says about a text that somebody wrote.

use alloc::string::String;

/// A text in English and Spanish.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bilingual {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
}

impl Bilingual {
    /// Takes both texts.
    pub fn new(en: impl Into<String>, es: impl Into<String>) -> Self {
        Self { en: en.into(), es: es.into() }
    }

    /// Takes a text that is the same in both languages, such as an example.
    pub fn same(text: impl Into<String>) -> Self {
        let en = text.into();
        Self { es: en.clone(), en }
    }

    /// Returns the text in a language, given by its two-letter code; English if it is not known.
    pub fn get(&self, language: &str) -> &str {
        if language == "es" { &self.es } else { &self.en }
    }

    /// Returns whether it says nothing.
    pub const fn is_empty(&self) -> bool {
        self.en.is_empty() && self.es.is_empty()
    }
}
