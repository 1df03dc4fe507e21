//! Game options with their possible values, and contents that can be replaced at run time.

use alloc::{
    format,
    string::{String, ToString},
    sync::Arc,
    vec,
    vec::Vec,
};
use core::fmt::Debug;

use crate::{Bilingual, ContentsHash, Message, Mistake, ParseError, Text, Warning};

/// The written form of no options.
const NONE: &str = "none";

/// The description of one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in the written form.
    pub name: &'static str,
    /// The possible values, the default first.
    pub values: &'static [&'static str],
    /// Whether it is written even if it has its default value.
    pub is_always_written: bool,
}

/// The options agreed before the deal, written as `target 15` or `target 15 kyros 0`.
pub trait GameOptions: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// Every option, in the order of the written form.
    const SPECS: &'static [OptionSpec];

    /// Returns which of its values an option has. `option` is an index into [`GameOptions::SPECS`].
    fn value(&self, option: usize) -> usize;

    /// Sets an option to one of its values, both given by index.
    fn set(&mut self, option: usize, value: usize);

    /// Writes the options as names and values, separated by single spaces.
    fn text(&self) -> String {
        let specs = Self::SPECS.iter().enumerate();
        let written: Vec<String> = specs
            .map(|(place, spec)| (spec, self.value(place)))
            .filter(|(spec, value)| spec.is_always_written || *value != 0)
            .map(|(spec, value)| format!("{} {}", spec.name, spec.values[value]))
            .collect();
        if written.is_empty() { NONE.to_string() } else { written.join(" ") }
    }

    /// Parses options in any order; those not named have their default value.
    ///
    /// # Errors
    ///
    /// If an option or value does not exist or is named twice, with a list of the known ones.
    fn parse(text: &str) -> Result<Self, ParseError> {
        let mut options = Self::default();
        if text.is_empty() || text == NONE {
            return Ok(options);
        }
        let (mut words, mut seen) = (Text::new(text).words(), Vec::new());
        while let Some(name) = words.next() {
            let place = Self::SPECS.iter().position(|spec| spec.name == name.as_str());
            let place = place.ok_or_else(|| name.wrong(no_option::<Self>(name.as_str())))?;
            if seen.contains(&place) {
                let what = format!("`{}` is given twice", name.as_str());
                let what = Message::new("twice-option", what, &[("option", &name.as_str())]);
                return Err(name.wrong(what));
            }
            let (spec, value) = (Self::SPECS[place], words.next());
            let value = value.unwrap_or(Text::at("", text.len() + 1));
            let known = spec.values.iter().position(|known| *known == value.as_str());
            let known = known.ok_or_else(|| value.wrong(no_value(&spec, value.as_str())))?;
            options.set(place, known);
            seen.push(place);
        }
        Ok(options)
    }
}

fn no_option<O: GameOptions>(name: &str) -> Message {
    let known: Vec<&str> = O::SPECS.iter().map(|spec| spec.name).collect();
    if known.is_empty() {
        let what = format!("this game has no options, so `{name}` is none");
        return Message::new("no-options", what, &[("option", &name)]);
    }
    let known = known.join(", ");
    let what = format!("there is no option `{name}` here: known is {known}");
    Message::new("no-option", what, &[("option", &name), ("known", &known)])
}

fn no_value(spec: &OptionSpec, value: &str) -> Message {
    let (name, known) = (spec.name, spec.values.join(", "));
    let what = format!("{name} is one of {known}, not `{value}`");
    Message::new("no-value", what, &[("option", &name), ("known", &known), ("value", &value)])
}

/// A game without options.
impl GameOptions for () {
    const SPECS: &'static [OptionSpec] = &[];

    fn value(&self, _: usize) -> usize {
        0
    }

    fn set(&mut self, _: usize, _: usize) {}
}

/// The most bytes of a text that contents are read from. A server keeps such texts for ever.
pub const CONTENTS_BYTES_MAX: usize = 512 * 1024;

/// Returns the text of a file that contents name, such as a picture; or says why it cannot be had.
pub type FindFile<'f> = &'f dyn Fn(&str) -> Result<String, Bilingual>;

/// Finds no file, for contents that come alone.
///
/// # Errors
///
/// Always.
pub fn no_files(name: &str) -> Result<String, Bilingual> {
    Err(Bilingual::new(
        format!("no file came along, and so no {name}"),
        format!("con el texto no ha venido ningún archivo, así que falta {name}"),
    ))
}

/// What a designer may replace at run time, such as the cards. The default is built in.
pub trait GameContents: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// Reads contents that replace the built-in ones, with the files that they name, and returns the
    /// warnings about them.
    ///
    /// # Errors
    ///
    /// Every mistake in the text, in the order of the text; or that there is nothing to replace.
    fn read(source: &str, files: FindFile<'_>) -> Result<(Self, Vec<Warning>), Vec<Mistake>>;

    /// Returns the text that they were read from, at most [`CONTENTS_BYTES_MAX`] bytes; `None` if
    /// they cannot be replaced. Files that it named have become part of it, so that it needs no file.
    fn source(&self) -> Option<&str>;

    /// Returns the hash of the text, which identifies these contents in a record.
    fn hash(&self) -> Option<ContentsHash>;

    /// Returns the words of these contents, if they bring their own; the words of other games are
    /// known to the faces.
    fn glossary(&self) -> Option<Arc<dyn Glossary>> {
        None
    }
}

/// The words that contents bring along: the names and rules of cards that a face cannot know.
/// Languages are given by their two-letter codes; a text that was not translated is returned in the
/// language that it has.
pub trait Glossary: Debug + Send + Sync {
    /// Returns the name of a card or character, by its id.
    fn name(&self, id: &str, language: &str) -> Option<String>;

    /// Returns the rules text of a card.
    fn rule(&self, id: &str, language: &str) -> Option<String>;

    /// Returns the line of flavor on a card or character.
    fn flavor(&self, id: &str, language: &str) -> Option<String>;

    /// Returns the picture of a card or character, if the contents bring one: an SVG image that was
    /// cleaned.
    fn picture(&self, id: &str) -> Option<String>;

    /// Returns the id of the color of a card or character, if it has one.
    fn color(&self, id: &str) -> Option<String>;

    /// Returns a line in the language of the cards in words, if they have such a language.
    fn line(&self, _line: &str, _language: &str) -> Option<String> {
        None
    }
}

/// A game without contents.
impl GameContents for () {
    fn read(_: &str, _: FindFile<'_>) -> Result<(Self, Vec<Warning>), Vec<Mistake>> {
        Err(vec![Mistake::whole(Bilingual::new(
            "this game has no cards that could be replaced",
            "este juego no tiene cartas que se puedan cambiar por otras",
        ))])
    }

    fn source(&self) -> Option<&str> {
        None
    }

    fn hash(&self) -> Option<ContentsHash> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    struct Two([usize; 2]);

    impl GameOptions for Two {
        const SPECS: &'static [OptionSpec] = &[
            OptionSpec { name: "target", values: &["15", "20"], is_always_written: true },
            OptionSpec { name: "kyros", values: &["10", "0"], is_always_written: false },
        ];

        fn value(&self, option: usize) -> usize {
            self.0[option]
        }

        fn set(&mut self, option: usize, value: usize) {
            self.0[option] = value;
        }
    }

    #[test]
    fn options_have_one_text() {
        #[rustfmt::skip]
        let rows = [
            ("", "target 15"), ("target 15", "target 15"), ("target 15 kyros 10", "target 15"),
            ("kyros 0", "target 15 kyros 0"), ("kyros 0 target 20", "target 20 kyros 0"),
        ];
        for (text, written) in rows {
            assert_eq!(Two::parse(text).unwrap().text(), written, "{text}");
        }
        assert_eq!(<()>::parse(""), Ok(()));
        assert_eq!(().text(), "none");
        assert_eq!(<()>::parse("none"), Ok(()));
    }

    #[test]
    fn wrong_options_are_refused_with_their_place() {
        #[rustfmt::skip]
        let rows = [
            ("length 15", 0), ("target 16", 7), ("target", 7), ("target 15 kyros 5", 16),
            ("target 15 target 20", 10), ("target  15", 7), ("target 15 ", 10), ("none kyros", 0),
        ];
        for (text, at) in rows {
            assert_eq!(Two::parse(text).unwrap_err().at, at, "{text}");
        }
        assert!(<()>::parse("target 15").is_err());
    }
}
