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
use lab::{ArenaError, BadEntrant, BadLineup, Fault, ProgramError, StudyError};
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
        Self::input("error-unknown-bot", &[("asked", &unknown.0), ("known", &known_bots(&[]))])
    }
}

/// Lists the ids of the levels, and what else is a bot.
fn known_bots(more: &[&str]) -> String {
    let levels = Level::ALL.map(Level::id);
    [&levels, more].concat().join(", ")
}

impl From<BadEntrant> for Failure {
    fn from(error: BadEntrant) -> Self {
        match error {
            BadEntrant::Unknown(asked) => {
                let known = known_bots(&["search:N", "cmd:PROGRAM"]);
                Self::input("error-unknown-bot", &[("asked", &asked), ("known", &known)])
            }
            BadEntrant::Playouts(asked) => {
                let places: [(_, &dyn Display); 2] =
                    [("asked", &asked), ("most", &lab::PLAYOUTS_MAX)];
                Self::input("error-playouts", &places)
            }
            BadEntrant::Command(asked) => Self::input("error-no-command", &[("asked", &asked)]),
        }
    }
}

impl From<BadLineup> for Failure {
    fn from(error: BadLineup) -> Self {
        match error {
            BadLineup::NoBots => Self::input("error-no-bots", &[]),
            BadLineup::TooManyBots { bots, seats } => {
                Self::input("error-too-many-bots", &[("bots", &bots), ("seats", &seats)])
            }
        }
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Setup(error) => error.into(),
            ArenaError::Program(error) => error.into(),
            ArenaError::Threads(error) => Self::Io(io::Error::other(error)),
        }
    }
}

impl From<StudyError> for Failure {
    fn from(error: StudyError) -> Self {
        match error {
            StudyError::Setup(error) => error.into(),
            StudyError::TooFew { games } => {
                Self::input("error-too-few-games", &[("games", &games)])
            }
            StudyError::NoHabits => Self::input("error-no-habits", &[]),
            StudyError::Threads(error) => Self::Io(io::Error::other(error)),
        }
    }
}

impl From<ProgramError> for Failure {
    fn from(ProgramError { program, fault }: ProgramError) -> Self {
        let input = |key, places: &[(&'static str, &dyn Display)]| {
            let program: (_, &dyn Display) = ("program", &program);
            Self::input(key, &[&[program], places].concat())
        };
        match fault {
            Fault::NotStarted(error) => match error.kind() {
                io::ErrorKind::NotFound => input("error-program-missing", &[]),
                io::ErrorKind::PermissionDenied => input("error-program-denied", &[]),
                _ => input("error-program-start", &[("why", &error)]),
            },
            Fault::Ended { code: Some(code) } => input("error-program-ended", &[("code", &code)]),
            Fault::Ended { code: None } => input("error-program-closed", &[]),
            Fault::Silent { patience } => {
                input("error-program-silent", &[("seconds", &patience.as_secs())])
            }
            Fault::Unasked { said } => input("error-program-unasked", &[("said", &said)]),
            Fault::Unreadable { said, right } => {
                input("error-program-unreadable", &[("said", &said), ("right", &right)])
            }
            Fault::Illegal { said, legal } => {
                input("error-program-illegal", &[("said", &said), ("legal", &legal)])
            }
        }
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
