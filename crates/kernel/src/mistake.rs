//! What is wrong with contents that somebody wrote, and where it stands in their text.

use alloc::string::String;
use core::{fmt, ops::Range};

use serde::{Serialize, Serializer};

use crate::{Bilingual, is_visible};

/// The most letters of a line that an excerpt shows.
const SHOWN_MAX: usize = 160;
/// How many letters an excerpt shows before the wrong words if the line is too long.
const SHOWN_BEFORE: usize = 40;

/// Something in a text for which the text is refused. As plain values it is in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The bytes of the wrong words; empty where something is missing.
    pub span: Range<usize>,
    /// How many mistakes it stands for: 1, or more in the row that counts the rest.
    pub count: usize,
    /// Where they begin.
    pub at: Position,
    /// The part of the text that has the mistake, such as `card "brew", tie, line 2`.
    pub place: Option<Bilingual>,
    /// What is wrong.
    pub what: Bilingual,
    /// What would be right; may be empty.
    pub right: Bilingual,
}

/// A mistake in one language, as programs get it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MistakeText<'m> {
    /// Where the wrong words begin.
    #[serde(flatten)]
    pub at: Position,
    /// The part of the text that has the mistake.
    pub place: Option<&'m str>,
    /// What is wrong.
    pub what: &'m str,
    /// What would be right; may be empty.
    pub help: &'m str,
}

/// Something in a text that is accepted, but that its author may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The bytes of the words in question.
    pub span: Range<usize>,
    /// Where they begin.
    pub at: Position,
    /// What is odd about them.
    pub what: Bilingual,
}

/// A place in a text, for people: both numbers count from 1, columns count letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The letter of the line.
    pub column: usize,
}

impl Position {
    /// Returns the place of a byte.
    pub fn of(source: &str, at: usize) -> Self {
        let before = &source[..source.floor_char_boundary(at)];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        Self { line, column: before[start..].chars().count() + 1 }
    }
}

/// A line of a text with the words in question, cut to what a report can show. Every letter takes
/// one column and controls no terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// What stands before the words.
    pub before: String,
    /// The words, at least one letter: a blank where something is missing.
    pub words: String,
    /// What stands after the words.
    pub after: String,
}

impl Excerpt {
    /// Returns the line in which some bytes of a text begin.
    pub fn of(source: &str, span: &Range<usize>) -> Self {
        let start = source.floor_char_boundary(span.start);
        let line_start = source[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let line = source[line_start..].split('\n').next().unwrap_or_default().trim_end();
        let at = source[line_start..start].chars().count();
        let words = source.get(span.clone()).unwrap_or_default();
        let words = words.split('\n').next().unwrap_or_default().chars().count().max(1);
        let is_long = line.chars().count() > SHOWN_MAX;
        let skipped = if is_long { at.saturating_sub(SHOWN_BEFORE) } else { 0 };
        let mut letters = line.chars().skip(skipped).take(SHOWN_MAX).map(printable);
        let before: String = letters.by_ref().take(at - skipped).collect();
        let words: String = letters.by_ref().take(words).collect();
        let words = if words.is_empty() { " ".into() } else { words };
        Self { before, words, after: letters.collect() }
    }
}

/// Returns a letter that takes one column, does not control the terminal and does not turn the line.
fn printable(letter: char) -> char {
    match letter {
        '\t' => ' ',
        _ if !is_visible(letter) => char::REPLACEMENT_CHARACTER,
        _ => letter,
    }
}

impl Mistake {
    /// Returns a mistake that is about a text as a whole.
    pub fn whole(what: Bilingual) -> Self {
        let (at, right) = (Position { line: 1, column: 1 }, Bilingual::default());
        Self { span: 0..0, count: 1, at, place: None, what, right }
    }

    /// Returns its texts in a language, given by its two-letter code.
    pub fn in_language(&self, language: &str) -> MistakeText<'_> {
        MistakeText {
            at: self.at,
            place: self.place.as_ref().map(|place| place.get(language)),
            what: self.what.get(language),
            help: self.right.get(language),
        }
    }
}

impl Serialize for Mistake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.in_language("en").serialize(serializer)
    }
}

/// Counts mistakes, with those that are not listed.
pub fn count_mistakes(mistakes: &[Mistake]) -> usize {
    mistakes.iter().map(|mistake| mistake.count).sum()
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MistakeText { place, what, help, .. } = self.in_language("en");
        place.iter().try_for_each(|place| write!(f, "{place}: "))?;
        f.write_str(what)?;
        if help.is_empty() { Ok(()) } else { write!(f, " (help: {help})") }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what.en)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_shows_the_wrong_words() {
        let source = "one\n\ttwo three\nfour";
        let shown = |span| {
            let Excerpt { before, words, after } = Excerpt::of(source, &span);
            alloc::format!("{before}[{words}]{after}")
        };
        assert_eq!(shown(5..8), " [two] three");
        assert_eq!(shown(9..18), " two [three]", "it ends with the line");
        assert_eq!(shown(3..3), "one[ ]", "something is missing");
        assert_eq!(shown(15..19), "[four]");
        assert_eq!(Position::of(source, 9), Position { line: 2, column: 6 });
        let Excerpt { after, .. } = Excerpt::of("a\u{202e}b", &(0..1));
        assert_eq!(after, "\u{fffd}b", "nothing turns the line");
        let long = "x".repeat(1_000);
        let Excerpt { before, words, after } = Excerpt::of(&long, &(500..510));
        assert_eq!((before.len(), words.len(), after.len()), (40, 10, 110));
    }
}
