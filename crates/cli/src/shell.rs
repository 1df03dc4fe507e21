//! Where a command speaks: its words, its output and its colors.

use std::io::{self, StdoutLock, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use catalog::AnyGame;
use text::{GameWords, Language, Words, words};
use unicode_width::UnicodeWidthStr;

/// What asks for a choice.
pub(crate) const ACCENT: Style = AnsiColor::Yellow.on_default().bold();
/// What can be skipped.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// What heads a block.
pub(crate) const HEADING: Style = Style::new().bold();

/// Words and output of a command. Color is written only where it shows, and never with `NO_COLOR`.
pub(crate) struct Shell {
    pub(crate) language: Language,
    pub(crate) words: &'static Words,
    pub(crate) out: AutoStream<StdoutLock<'static>>,
}

impl Shell {
    pub(crate) fn new(language: Language) -> Self {
        let out = anstream::stdout().lock();
        Self { language, words: words(language), out }
    }

    /// The words of a game that is on the shelf.
    pub(crate) fn game(&self, game: &dyn AnyGame) -> &'static GameWords {
        let words = self.words.game(game.id());
        words.expect("every game on the shelf has words")
    }

    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", text.as_ref())
    }

    pub(crate) fn styled(&mut self, style: Style, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{style}{}{style:#}", text.as_ref())
    }

    /// Tells whether what was typed is one of the words for a command.
    pub(crate) fn hears(&self, command: &str, typed: &str) -> bool {
        let words = self.words.say(&format!("commands-{command}"), &[]);
        words.split(", ").any(|word| word == typed.to_lowercase())
    }

    /// Writes a text in lines of at most [`WIDTH`], each so far from the edge.
    pub(crate) fn paragraph(&mut self, style: Style, indent: usize, text: &str) -> io::Result<()> {
        for line in wrap(text, WIDTH - indent) {
            self.styled(style, format!("{}{line}", " ".repeat(indent)))?;
        }
        Ok(())
    }

    /// Says something general on a line of its own.
    pub(crate) fn say(&mut self, key: &str, arguments: &[text::Argument<'_>]) -> io::Result<()> {
        let said = self.words.say(key, arguments);
        self.line(said)
    }
}

/// The width of a plain terminal.
pub(crate) const WIDTH: usize = 80;

/// Breaks a text into lines at its blanks; a word that is too long has a line of its own.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Fills a text up with blanks to a width on the screen.
pub(crate) fn pad(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}

/// The same with the blanks in front.
pub(crate) fn pad_left(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{}{text}", " ".repeat(blanks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_at_its_blanks() {
        assert_eq!(wrap("one two  three\nfour", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("a verylongword b", 5), ["a", "verylongword", "b"]);
        assert!(wrap("  ", 5).is_empty());
    }
}
