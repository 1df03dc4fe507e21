//! What is wrong with a card file, and how a terminal shows it.

use alloc::{
    format,
    string::{String, ToString},
};
use core::{fmt, ops::Range};

/// The most letters of a source line that a report shows.
const SHOWN_MAX: usize = 160;
/// How many letters a report shows before the wrong words if the line is too long.
const SHOWN_BEFORE: usize = 40;

/// Something in a card file for which the file is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The bytes of the wrong words; empty where something is missing.
    pub span: Range<usize>,
    /// The card or character, the key and the line, such as `card "brew", tie, line 2`.
    pub place: Option<String>,
    /// What is wrong.
    pub what: String,
    /// What would be right; may be empty.
    pub right: String,
}

/// Something in a card file that is accepted, but that its author may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The bytes of the words in question.
    pub span: Range<usize>,
    /// What is odd about them.
    pub what: String,
}

/// A place in a text, for people: both numbers count from 1, columns count letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The letter of the line.
    pub column: usize,
}

impl Mistake {
    /// Returns where the wrong words begin in the file with this text.
    pub fn position(&self, source: &str) -> Position {
        position(source, self.span.start)
    }

    /// Returns a text of several lines that shows the mistake in its file.
    pub fn report(&self, file: &str, source: &str) -> String {
        let place = self.place.as_ref().map_or(String::new(), |place| format!(" ({place})"));
        let excerpt = excerpt(file, source, &self.span, &place);
        let help = if self.right.is_empty() { "" } else { "\n  = help: " };
        format!("error: {}\n{excerpt}{help}{}", self.what, self.right)
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place.iter().try_for_each(|place| write!(f, "{place}: "))?;
        f.write_str(&self.what)?;
        if self.right.is_empty() { Ok(()) } else { write!(f, " (help: {})", self.right) }
    }
}

impl Warning {
    /// Returns where the words in question begin in the file with this text.
    pub fn position(&self, source: &str) -> Position {
        position(source, self.span.start)
    }

    /// Returns a text of several lines that shows the warning in its file.
    pub fn report(&self, file: &str, source: &str) -> String {
        format!("warning: {}\n{}", self.what, excerpt(file, source, &self.span, ""))
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// Returns the line and column of a byte.
pub(super) fn position(source: &str, at: usize) -> Position {
    let before = &source[..source.floor_char_boundary(at)];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
    Position { line, column: before[start..].chars().count() + 1 }
}

/// Returns the source line with its wrong words underlined, below their position.
fn excerpt(file: &str, source: &str, span: &Range<usize>, place: &str) -> String {
    let Position { line: number, column } = position(source, span.start);
    let line = source.split('\n').nth(number - 1).unwrap_or_default().trim_end();
    let letters = line.chars().count();
    let words = source.get(span.clone()).unwrap_or_default();
    let first_words = words.split('\n').next().unwrap_or_default();
    // A span may be empty or go on in the next line: at least one letter is underlined.
    let length = first_words.chars().count().min((letters + 1).saturating_sub(column)).max(1);
    let skipped = if letters > SHOWN_MAX { column.saturating_sub(SHOWN_BEFORE) } else { 0 };
    let shown: String = line.chars().skip(skipped).take(SHOWN_MAX).map(printable).collect();
    let underline = "^".repeat(length.min((SHOWN_MAX + skipped + 1).saturating_sub(column)));
    let number = number.to_string();
    let margin = " ".repeat(number.len());
    let indent = " ".repeat(column - 1 - skipped);
    format!(
        "{margin}--> {file}:{number}:{column}{place}\n\
         {margin} |\n\
         {number} | {shown}\n\
         {margin} | {indent}{underline}"
    )
}

/// Returns a letter that takes one column and does not control the terminal.
fn printable(letter: char) -> char {
    match letter {
        '\t' => ' ',
        _ if letter.is_control() => char::REPLACEMENT_CHARACTER,
        _ => letter,
    }
}
