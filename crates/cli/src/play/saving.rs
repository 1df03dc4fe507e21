//! Saving the record of a game.

use std::{
    fs::OpenOptions,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anstyle::Style;
use kernel::Record;

use super::keyboard;
use crate::{failure::Failure, shell::Shell};

/// Checks that a file can be made there, before a whole game is played for it.
pub(super) fn check_new(path: &Path) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let wrong = if path.exists() {
        io::ErrorKind::AlreadyExists
    } else if folder.is_some_and(|folder| !folder.is_dir()) {
        io::ErrorKind::NotFound
    } else {
        return Ok(());
    };
    Err(Failure::file(path, wrong.into()))
}

/// Saves a record to the file that was named before, or to one that is asked for.
pub(super) fn save(
    shell: &mut Shell,
    record: &Record,
    named: Option<PathBuf>,
) -> Result<(), Failure> {
    let mut path = named.map_or_else(|| ask_for_file(shell), |named| Ok(Some(named)))?;
    while let Some(chosen) = path {
        match write(record, &chosen) {
            // A game that was played is not lost to a wrong name: another is asked for.
            Err(Failure::Input(sentence)) => shell.line(sentence.in_words(shell.words))?,
            Err(failure) => return Err(failure),
            Ok(()) => {
                let file = chosen.display().to_string();
                return Ok(shell.say("play-saved", &[("file", file.into())])?);
            }
        }
        path = ask_for_file(shell)?;
    }
    Ok(())
}

fn write(record: &Record, path: &Path) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = file.map_err(|error| Failure::file(path, error))?;
    Ok(write!(file, "{record}")?)
}

/// Asks where the record should go; nowhere, if nobody answers.
fn ask_for_file(shell: &mut Shell) -> io::Result<Option<PathBuf>> {
    loop {
        let said = shell.words.say("play-save", &[]);
        let Some(typed) = keyboard::ask(shell, Style::new(), &said)? else {
            shell.line("")?;
            return Ok(None);
        };
        let is = |command: &str| shell.is_command(command, &typed);
        if typed.is_empty() || is("no") || is("quit") {
            return Ok(None);
        }
        // A number is the answer to another question, and a yes is no name.
        if typed.parse::<u64>().is_err() && !is("yes") {
            return Ok(Some(PathBuf::from(typed)));
        }
    }
}
