//! Reads the values of characters and cards, and collects what is wrong with them.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::ops::{Range, RangeInclusive};

use kernel::{Bilingual, FindFile, Position, Warning, is_visible};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{
    FLAVOR_LETTERS_MAX, NAME_LETTERS_MAX,
    keys::{Owner, ValueType},
    picture,
    problem::Problem,
};
use crate::{Id, Words};

/// Reads values, and keeps what is wrong with them.
pub(super) struct Reader<'s> {
    pub(super) source: &'s str,
    pub(super) files: FindFile<'s>,
    pub(super) found: Vec<Found>,
    pub(super) warnings: Vec<Warning>,
    /// The pictures that files had, and the bytes that name these files.
    pub(super) brought: Vec<(Range<usize>, String)>,
}

/// Something wrong, before it is put into words.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) span: Range<usize>,
    pub(super) place: Option<Bilingual>,
    pub(super) problem: Problem,
}

/// The table of a character or card.
#[derive(Debug)]
pub(super) struct Entry<'t> {
    pub(super) table: &'t DeTable<'t>,
    /// Its header in the file.
    pub(super) span: Range<usize>,
    pub(super) owner: Owner,
    /// How messages call it: `card "brew"`; empty for the whole file.
    pub(super) name: Bilingual,
}

/// A text of the file.
#[derive(Clone, Debug)]
pub(super) struct Written<'t> {
    pub(super) text: &'t str,
    /// Its bytes, without the quotes.
    pub(super) span: Range<usize>,
    /// Whether it stands in the file letter by letter, without escapes.
    is_plain: bool,
}

impl Written<'_> {
    /// Returns the bytes of a part of it in the file; all of them where the text has escapes.
    pub(super) fn part(&self, part: Range<usize>) -> Range<usize> {
        let start = self.span.start;
        if self.is_plain { start + part.start..start + part.end } else { self.span.clone() }
    }
}

impl<'t> Entry<'t> {
    pub(super) fn get(&self, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.table.get(key)
    }

    /// Names a key of the entry for a message.
    pub(super) fn place(&self, key: &str) -> Bilingual {
        key_of(&self.name, key)
    }
}

impl Reader<'_> {
    pub(super) fn wrong(
        &mut self,
        span: Range<usize>,
        place: impl Into<Option<Bilingual>>,
        problem: impl Into<Problem>,
    ) {
        self.found.push(Found { span, place: place.into(), problem: problem.into() });
    }

    /// Reports the keys that an entry must not have, and those that it misses.
    pub(super) fn check_keys(&mut self, entry: &Entry<'_>) {
        let known = entry.owner.keys();
        let named = || (!entry.name.is_empty()).then(|| entry.name.clone());
        for (key, _) in entry.table {
            if !known.contains(&key.get_ref().as_ref()) {
                let problem =
                    Problem::UnknownKey { key: key.get_ref().to_string(), owner: entry.owner };
                self.wrong(key.span(), named(), problem);
            }
        }
        for key in entry.owner.required() {
            if entry.get(key).is_none() {
                self.wrong(entry.span.clone(), named(), Problem::MissingKey(key));
            }
        }
    }

    /// Reads a text in quotes.
    pub(super) fn written<'t>(&self, value: &'t Spanned<DeValue<'_>>) -> Option<Written<'t>> {
        let text = value.get_ref().as_str()?;
        let span = value.span();
        let raw = self.source.get(span.clone()).unwrap_or_default();
        // One quote, or three, or three and a line break.
        let starts = [1, 3, 4, 5].into_iter();
        let mut plain = starts.filter(|start| raw.get(*start..start + text.len()) == Some(text));
        Some(plain.next().map_or(Written { text, span: span.clone(), is_plain: false }, |start| {
            let start = span.start + start;
            Written { text, span: start..start + text.len(), is_plain: true }
        }))
    }

    /// Reads the word of a key.
    pub(super) fn word<'t>(&mut self, entry: &Entry<'t>, key: &str) -> Option<Written<'t>> {
        let value = entry.get(key)?;
        let written = self.written(value);
        if written.is_none() {
            self.wrong_type(entry, (key, value), ValueType::Word);
        }
        written
    }

    /// Reads the word of a key as a value that its text may stand for.
    pub(super) fn parsed<'t, T>(
        &mut self,
        entry: &Entry<'t>,
        key: &str,
        read: impl Fn(&str) -> Result<T, Problem>,
    ) -> Option<(Written<'t>, T)> {
        let word = self.word(entry, key)?;
        match read(word.text) {
            Ok(value) => Some((word, value)),
            Err(problem) => {
                self.wrong(word.span, entry.place(key), problem);
                None
            }
        }
    }

    /// Reads the number of a key.
    pub(super) fn number(
        &mut self,
        entry: &Entry<'_>,
        key: &str,
        range: RangeInclusive<u8>,
    ) -> Option<u8> {
        let value = entry.get(key)?;
        let Some(integer) = value.get_ref().as_integer() else {
            self.wrong_type(entry, (key, value), ValueType::Number);
            return None;
        };
        let number = u8::from_str_radix(integer.as_str(), integer.radix()).ok();
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let problem = Problem::OutOfRange { n: integer.to_string(), range };
            self.wrong(value.span(), entry.place(key), problem);
        }
        number
    }

    /// Reads a picture, which is part of the text or in a file beside it, and cleans it.
    pub(super) fn art(&mut self, entry: &Entry<'_>) -> Option<String> {
        let word = self.word(entry, "art")?;
        let is_inside = word.text.trim_start().starts_with('<');
        let drawn = if is_inside { Ok(word.text.to_owned()) } else { (self.files)(word.text) };
        let clean = drawn.and_then(|drawn| picture::clean(drawn.trim()));
        match clean {
            Ok(clean) => {
                if !is_inside {
                    self.brought.extend(entry.get("art").map(|it| (it.span(), clean.clone())));
                }
                Some(clean)
            }
            Err(why) => {
                self.wrong(word.span, entry.place("art"), Problem::Art(why));
                None
            }
        }
    }

    /// Returns the text with the pictures in the place of the names of their files.
    pub(super) fn whole_source(&mut self) -> String {
        self.brought.sort_by_key(|(span, _)| span.start);
        let mut whole = self.source.to_owned();
        for (span, picture) in self.brought.iter().rev() {
            // A cleaned picture has neither line breaks nor backslashes.
            whole.replace_range(span.clone(), &format!("\"{}\"", picture.replace('"', "\\\"")));
        }
        whole
    }

    /// Reads a text in one or two languages.
    pub(super) fn words(&mut self, entry: &Entry<'_>, key: &'static str) -> Option<Words> {
        let value = entry.get(key)?;
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_type(entry, (key, value), ValueType::Words);
            return None;
        };
        let mut words = Words { en: None, es: None };
        for (language, text) in table {
            let slot = match language.get_ref().as_ref() {
                "en" => &mut words.en,
                "es" => &mut words.es,
                other => {
                    let problem = Problem::UnknownLanguage(other.to_owned());
                    self.wrong(language.span(), entry.place(key), problem);
                    continue;
                }
            };
            let code = language.get_ref().as_ref();
            let Some(written) = self.written(text) else {
                let problem = Problem::WrongType { key: code.to_owned(), right: ValueType::Word };
                self.wrong(text.span(), entry.place(key), problem);
                continue;
            };
            *slot = Some(written.text.to_owned());
            if let Some(problem) = unshowable(written.text, key, code) {
                self.wrong(text.span(), entry.place(key), problem);
            }
        }
        self.check_languages(entry, key, &words);
        Some(words)
    }

    /// Reports a text without a known language, and warns of one that was not translated.
    fn check_languages(&mut self, entry: &Entry<'_>, key: &'static str, words: &Words) {
        let span = entry.get(key).map_or(entry.span.clone(), Spanned::span);
        let Bilingual { en, es } = &entry.name;
        let what = match (&words.en, &words.es) {
            (Some(_), Some(_)) => return,
            (Some(_), None) => Bilingual::new(
                format!("{en} has no Spanish {key}; the English one is shown"),
                format!("{es}: {key} no está en español; se muestra en inglés"),
            ),
            (None, Some(_)) => Bilingual::new(
                format!("{en} has no English {key}; the Spanish one is shown"),
                format!("{es}: {key} no está en inglés; se muestra en español"),
            ),
            (None, None) => {
                return self.wrong(span, entry.place(key), Problem::EmptyWords(key));
            }
        };
        let at = Position::of(self.source, span.start);
        self.warnings.push(Warning { span, at, what });
    }

    /// Reports a value of the wrong type.
    pub(super) fn wrong_type(
        &mut self,
        entry: &Entry<'_>,
        (key, value): (&str, &Spanned<DeValue<'_>>),
        right: ValueType,
    ) {
        let problem = Problem::WrongType { key: key.to_owned(), right };
        self.wrong(value.span(), entry.place(key), problem);
    }
}

/// Names a key of an entry for a message.
pub(super) fn key_of(name: &Bilingual, key: &str) -> Bilingual {
    Bilingual::new(format!("{}, {key}", name.en), format!("{}, {key}", name.es))
}

/// Returns why a text in a language cannot be shown.
fn unshowable(text: &str, key: &'static str, code: &str) -> Option<Problem> {
    let most = if key == "name" { NAME_LETTERS_MAX } else { FLAVOR_LETTERS_MAX };
    let letters = text.chars().count();
    if text.trim().is_empty() {
        return Some(Problem::EmptyWords(key));
    }
    if text.contains(char::is_control) {
        return Some(Problem::ControlLetter(code.to_owned()));
    }
    let hidden = text.chars().find(|letter| !is_visible(*letter));
    if let Some(letter) = hidden {
        return Some(Problem::HiddenLetter { key: code.to_owned(), letter });
    }
    (letters > most).then_some(Problem::LongWords { key, letters, most })
}

/// Reads an id.
pub(super) fn id(text: &str) -> Result<Id, Problem> {
    let pieces = text.split('-').all(|piece| Id::new(piece.get(..1).unwrap_or_default()).is_some());
    Id::new(text).ok_or_else(|| {
        let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        if pieces && text.chars().all(is_plain) {
            Problem::IdTooLong(text.to_owned())
        } else {
            Problem::IdForm(text.to_owned())
        }
    })
}
