//! Where a command prints: its words, its output and its colors.

use std::io::{self, StdoutLock, Write};

use anstream::AutoStream;
use anstyle::Style;
use catalog::AnyGame;
use serde::Serialize;
use terminal::Line;
use text::{Argument, GameWords, Language, Words, words};

/// The width of a plain terminal.
const WIDTH: usize = 80;

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

    /// The words of a game, with those of its contents.
    pub(crate) fn game(&self, game: &dyn AnyGame) -> GameWords {
        let words = self.words.game(game.id()).expect("every game has words");
        words.with_glossary(game.glossary())
    }

    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", text.as_ref())
    }

    pub(crate) fn styled(&mut self, style: Style, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{style}{}{style:#}", text.as_ref())
    }

    /// Writes a value as a line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        self.line(serde_json::to_string(value).expect("what is printed are plain values"))
    }

    /// Prints lines, wrapped at [`WIDTH`].
    pub(crate) fn print(&mut self, lines: impl IntoIterator<Item = Line>) -> io::Result<()> {
        let mut rows = lines.into_iter().flat_map(|line| line.wrap(WIDTH));
        rows.try_for_each(|row| writeln!(self.out, "{row}"))
    }

    /// Says something general on a line of its own.
    pub(crate) fn say(&mut self, key: &str, arguments: &[Argument<'_>]) -> io::Result<()> {
        self.line(self.words.say(key, arguments))
    }

    /// Returns whether what was typed is one of the words for a command.
    pub(crate) fn is_command(&self, command: &str, typed: &str) -> bool {
        let words = self.words.say(&format!("commands-{command}"), &[]);
        words.split(", ").any(|word| word == typed.to_lowercase())
    }
}
