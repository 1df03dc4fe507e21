//! What went wrong, in one line, and with which exit code.

use std::{
    fmt::Display,
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use catalog::{AnyGame, Level, UnknownGame, UnknownLevel};
use clap::error::{ContextKind, ErrorKind};
use kernel::SetupError;
use text::Words;

use crate::help;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for is not possible: exit code 2, nothing was written.
    Input(Sentence),
    /// A file of cards has mistakes, each with its report: exit code 2, nothing was written.
    Mistakes { file: String, count: usize, reports: Vec<String> },
    /// What was checked does not hold: exit code 1. It has been said already.
    ChecksFailed,
    /// Help or the version was asked for, or the command line is wrong.
    Arguments(clap::Error),
    /// The system failed, such as with a closed pipe.
    Io(io::Error),
}

/// A sentence by its key in `text`, and what fills its places.
#[derive(Debug)]
pub(crate) struct Sentence {
    key: &'static str,
    places: Vec<(&'static str, String)>,
}

impl Failure {
    pub(crate) fn input(key: &'static str, places: &[(&'static str, &dyn Display)]) -> Self {
        let places = places.iter().map(|(name, value)| (*name, value.to_string())).collect();
        Self::Input(Sentence { key, places })
    }

    /// A file cannot be read or written.
    pub(crate) fn file(path: &Path, error: io::Error) -> Self {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "error-file-missing",
            io::ErrorKind::AlreadyExists => "error-exists",
            io::ErrorKind::InvalidData => "error-file-text",
            io::ErrorKind::PermissionDenied => "error-file-denied",
            io::ErrorKind::IsADirectory => "error-file-folder",
            _ => "error-file",
        };
        Self::input(key, &[("file", &path.display()), ("why", &error)])
    }

    /// Something is wrong at a place in a file.
    pub(crate) fn place(path: &Path, (line, column): (usize, usize), what: &str) -> Self {
        let file = path.display();
        let places: [(_, &dyn Display); 4] =
            [("file", &file), ("line", &line), ("column", &column), ("what", &what)];
        Self::input("error-place", &places)
    }

    /// Says on stderr in one line what went wrong, and returns the exit code.
    pub(crate) fn report(self, words: &Words) -> ExitCode {
        let (said, code) = match self {
            Self::Input(said) => (said.in_words(words), 2),
            Self::Mistakes { file, count, reports } => {
                // There is nothing left to do if even this cannot be written.
                let _ = writeln!(anstream::stderr(), "{}", reports.join("\n"));
                let places = [("file", visible(&file).into()), ("count", count.into())];
                (words.say("error-mistakes", &places), 2)
            }
            Self::ChecksFailed => return ExitCode::FAILURE,
            Self::Arguments(error) if error.use_stderr() => {
                (arguments(&error, words).in_words(words), 2)
            }
            Self::Arguments(help) => {
                let _ = help.print();
                return ExitCode::SUCCESS;
            }
            // A reader such as `head` closes the pipe early: that is no failure.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Io(error) => (error.to_string(), 1),
        };
        // There is nothing left to do if even this cannot be written.
        let _ = writeln!(io::stderr(), "sombra: {said}");
        ExitCode::from(code)
    }
}

impl Sentence {
    pub(crate) fn in_words(&self, words: &Words) -> String {
        let places: Vec<text::Argument<'_>> =
            self.places.iter().map(|(name, text)| (*name, visible(text).into())).collect();
        words.say(self.key, &places)
    }
}

/// Replaces control characters: a text from outside must not move the cursor or change colors.
fn visible(text: &str) -> String {
    let shown = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
    text.chars().map(shown).collect()
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Self::Arguments(error)
    }
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Self {
        let places: [(_, &dyn Display); 2] = [("asked", &unknown.asked), ("known", &known_games())];
        Self::input("error-unknown-game", &places)
    }
}

/// Lists the ids of the games.
pub(crate) fn known_games() -> String {
    catalog::listed().map(AnyGame::id).collect::<Vec<_>>().join(", ")
}

impl From<UnknownLevel> for Failure {
    fn from(unknown: UnknownLevel) -> Self {
        let known = Level::ALL.iter().map(|level| level.id()).chain(["easy"]);
        let known = known.collect::<Vec<_>>().join(", ");
        Self::input("error-unknown-bot", &[("asked", &unknown.0), ("known", &known)])
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        let SetupError { game, least, most, asked } = error;
        let places: [(_, &dyn Display); 4] =
            [("game", &game), ("least", &least), ("most", &most), ("asked", &asked)];
        Self::input("error-seats", &places)
    }
}

/// Says in one line what clap says in many.
fn arguments(error: &clap::Error, words: &Words) -> Sentence {
    let find = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (argument, value) = (find(ContextKind::InvalidArg), find(ContextKind::InvalidValue));
    let key = match error.kind() {
        ErrorKind::InvalidSubcommand => "error-command",
        ErrorKind::UnknownArgument if argument.starts_with('-') => "error-argument",
        ErrorKind::UnknownArgument => "error-extra",
        ErrorKind::InvalidValue if value.is_empty() => "error-needs-value",
        ErrorKind::InvalidValue => "error-value-known",
        ErrorKind::ValueValidation => "error-value",
        ErrorKind::InvalidUtf8 => "error-text",
        ErrorKind::ArgumentConflict => "error-twice",
        _ => "error-missing",
    };
    let asked =
        [ContextKind::InvalidSubcommand, ContextKind::InvalidValue, ContextKind::InvalidArg];
    let asked = asked.into_iter().find_map(|kind| error.get(kind));
    let known = match error.kind() {
        ErrorKind::InvalidSubcommand => help::commands().join(", "),
        _ => find(ContextKind::ValidValue),
    };
    let why = match argument.split(' ').next() {
        Some("--seed") => "why-seed",
        Some("--log") => "why-log",
        Some("--server") => "why-server",
        _ => "why-number",
    };
    let help = format!("{} --help", command(&find(ContextKind::Usage)));
    // A sentence takes what it needs of these.
    let places = vec![
        ("asked", asked.map(ToString::to_string).unwrap_or_default()),
        ("known", known),
        ("argument", argument),
        ("why", words.say(why, &[])),
        ("help", help),
    ];
    Sentence { key, places }
}

/// Finds the command in a usage such as `Usage: sombra sim [OPTIONS] <GAME>`.
fn command(usage: &str) -> String {
    let is_sub = |word: &&str| word.starts_with(|first: char| first.is_ascii_lowercase());
    let words = usage.split_whitespace().skip_while(|word| *word != "sombra").take_while(is_sub);
    let words: Vec<&str> = words.collect();
    if words.is_empty() { String::from("sombra") } else { words.join(" ") }
}
