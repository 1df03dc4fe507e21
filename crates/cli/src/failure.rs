//! What went wrong, in one line, and with which exit code.

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

use catalog::{AnyGame, Fact, Flaw, Level, ScenarioError, UnknownGame, UnknownLevel};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use kernel::{Message, Record, RecordError, SetupError};
use text::Words;

use crate::{shell::Shell, sim::offered};

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for is not possible: exit code 2, nothing was written.
    Input(Sentence),
    /// What was checked does not hold: exit code 1. It has been said already.
    ChecksFailed,
    /// Help or the version was asked for, or the command line is wrong.
    Arguments(Box<clap::Error>),
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
    pub(crate) fn input(key: &'static str, places: &[(&'static str, &str)]) -> Self {
        let places = places.iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
        Self::Input(Sentence { key, places })
    }

    pub(crate) fn language(asked: &str) -> Self {
        Self::input("error-unknown-language", &[("asked", asked)])
    }

    /// A file cannot be read or written.
    pub(crate) fn file(path: &Path, error: io::Error) -> Self {
        let file = path.display().to_string();
        let key = match error.kind() {
            io::ErrorKind::NotFound => "error-file-missing",
            io::ErrorKind::InvalidData => "error-file-text",
            io::ErrorKind::PermissionDenied => "error-file-denied",
            io::ErrorKind::IsADirectory => "error-file-folder",
            _ => "error-file",
        };
        Self::input(key, &[("file", &file), ("why", &error.to_string())])
    }

    /// A game does not have such an option.
    pub(crate) fn option(shell: &Shell, game: &dyn AnyGame, wrong: &Message) -> Self {
        let (why, known) = (shell.words.wrong(wrong), offered(shell.words, game));
        Self::input("error-option", &[("game", game.id()), ("why", &why), ("known", &known)])
    }

    /// A record names a game that does not exist.
    pub(crate) fn record_game(path: &Path, unknown: &UnknownGame) -> Self {
        let file = path.display().to_string();
        let places =
            [("file", file.as_str()), ("asked", &unknown.asked), ("known", &known_games())];
        Self::input("error-record-game", &places)
    }

    /// A record cannot be read.
    pub(crate) fn record(shell: &Shell, path: &Path, error: &RecordError) -> Self {
        Self::place(path, (error.line, error.column), &shell.words.wrong(&error.what))
    }

    /// A record does not follow the rules of its game.
    pub(crate) fn flaw(shell: &Shell, path: &Path, (flaw, record): (&Flaw, &Record)) -> Self {
        let Flaw { error, refused } = flaw;
        let what = shell.words.flaw(record, &error.what, refused.as_ref().map(Fact::value));
        Self::place(path, (error.line, error.column), &what)
    }

    pub(crate) fn scenario(path: &Path, error: &ScenarioError) -> Self {
        Self::place(path, (error.line, error.column), &error.what)
    }

    /// Something is wrong at a place in a file.
    fn place(path: &Path, (line, column): (usize, usize), what: &str) -> Self {
        let (file, line, column) =
            (path.display().to_string(), line.to_string(), column.to_string());
        let places =
            [("file", file.as_str()), ("line", &line), ("column", &column), ("what", what)];
        Self::input("error-place", &places)
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Arguments(error) if !error.use_stderr() => ExitCode::SUCCESS,
            Self::Input(_) | Self::Arguments(_) => ExitCode::from(2),
            // A reader such as `head` closes the pipe early: that is no failure.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::ChecksFailed | Self::Io(_) => ExitCode::FAILURE,
        }
    }

    /// Writes the failure in one line.
    pub(crate) fn write(&self, shell: &Shell, stderr: &mut impl Write) -> io::Result<()> {
        match self {
            Self::ChecksFailed => Ok(()),
            Self::Input(said) => writeln!(stderr, "sombra: {}", said.in_words(shell.words)),
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            Self::Io(error) => writeln!(stderr, "sombra: {error}"),
            Self::Arguments(error) if !error.use_stderr() => error.print(),
            Self::Arguments(error) => {
                let said = arguments(error, shell.words);
                writeln!(stderr, "sombra: {}", said.in_words(shell.words))
            }
        }
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
        Self::Arguments(Box::new(error))
    }
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Self {
        let places = [("asked", unknown.asked.as_str()), ("known", &known_games())];
        Self::input("error-unknown-game", &places)
    }
}

fn known_games() -> String {
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
        let [least, most, asked] =
            [error.least, error.most, error.asked].map(|number| number.to_string());
        let places = [
            ("game", error.game),
            ("least", least.as_str()),
            ("most", most.as_str()),
            ("asked", asked.as_str()),
        ];
        Self::input("error-seats", &places)
    }
}

/// Says in one line what clap says in many.
fn arguments(error: &clap::Error, words: &Words) -> Sentence {
    let find = |kind| error.get(kind).map(plain);
    let command = find(ContextKind::Usage).unwrap_or_default();
    let is_sub = |word: &&str| word.starts_with(|first: char| first.is_ascii_lowercase());
    let command: Vec<&str> = command
        .split_whitespace()
        .skip_while(|word| *word != "sombra")
        .take_while(is_sub)
        .collect();
    let command = if command.is_empty() { String::from("sombra") } else { command.join(" ") };
    let help = format!("{command} --help");
    let argument = find(ContextKind::InvalidArg).unwrap_or_default();
    let value = find(ContextKind::InvalidValue).unwrap_or_default();
    let known = find(ContextKind::ValidValue).or_else(|| find(ContextKind::ValidSubcommand));
    let known = known.unwrap_or_default();
    let sub = find(ContextKind::InvalidSubcommand);
    let (key, places) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let known = crate::help::commands().join(", ");
            ("error-command", vec![("asked", sub.unwrap_or_default()), ("known", known)])
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            ("error-argument", vec![("asked", argument), ("help", help)])
        }
        ErrorKind::UnknownArgument => ("error-extra", vec![("asked", argument), ("help", help)]),
        ErrorKind::InvalidValue if value.is_empty() => {
            ("error-needs-value", vec![("argument", argument), ("help", help)])
        }
        ErrorKind::InvalidValue => {
            ("error-value-known", vec![("asked", value), ("argument", argument), ("known", known)])
        }
        ErrorKind::ValueValidation => {
            let why = match argument.split(' ').next() {
                Some("--seed") => "why-seed",
                Some("--log") => "why-log",
                Some("--server") => "why-server",
                _ => "why-number",
            };
            let why = words.say(why, &[]);
            ("error-value", vec![("asked", value), ("argument", argument), ("why", why)])
        }
        ErrorKind::InvalidUtf8 => ("error-text", vec![("help", help)]),
        ErrorKind::ArgumentConflict => ("error-twice", vec![("argument", argument)]),
        _ => ("error-missing", vec![("argument", argument), ("help", help)]),
    };
    Sentence { key, places }
}

fn plain(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        other => other.to_string(),
    }
}
