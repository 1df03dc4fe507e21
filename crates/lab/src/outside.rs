//! Outside programs that play: started here, asked and answering in JSON Lines.
//!
//! A program is asked by a line on its standard input and answers with a line on its standard
//! output; `docs/formats.md` describes both. Each question has all that the program needs, so a
//! program need not remember anything, and one process plays game after game. Each worker that plays
//! games at the same time has its own process.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::Duration,
};

use serde::Deserialize;
use thiserror::Error;

use crate::{Entrant, Mind};

/// The error for a program that does not play as it should.
#[derive(Debug, Error)]
#[error("{program}: {fault}")]
pub struct ProgramError {
    /// The program, as it was written.
    pub program: String,
    /// What it did.
    pub fault: Fault,
}

/// What a program did wrong.
#[derive(Debug, Error)]
pub enum Fault {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    NotStarted(#[source] io::Error),
    /// It ended, or closed its output, instead of answering.
    #[error("it ended without an answer")]
    Ended {
        /// Its exit code, if it ended by itself.
        code: Option<i32>,
    },
    /// It did not answer in time.
    #[error("it did not answer within {} seconds", patience.as_secs())]
    Silent {
        /// How long it had.
        patience: Duration,
    },
    /// It said something before it was asked, such as a second answer to the last question.
    #[error("it answered `{said}` without being asked")]
    Unasked {
        /// The beginning of what it said.
        said: String,
    },
    /// Its answer has not the right form.
    #[error("it answered `{said}`, where {right} would have been right")]
    Unreadable {
        /// The beginning of what it said.
        said: String,
        /// An answer that would have been right.
        right: String,
    },
    /// It chose what is not legal.
    #[error("it chose `{said}`, which is none of its legal choices: {legal}")]
    Illegal {
        /// The beginning of what it chose.
        said: String,
        /// Some legal choices.
        legal: String,
    },
}

/// All outside programs of an arena; processes that are not playing wait here for their next game.
#[derive(Debug)]
pub(crate) struct Programs<'a> {
    bots: &'a [Entrant],
    waiting: Vec<Mutex<Vec<Program>>>,
    patience: Duration,
}

/// A process that plays.
#[derive(Debug)]
pub(crate) struct Program {
    name: String,
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Vec<u8>>,
    patience: Duration,
    /// What it says before its first question is taken as its first answer.
    was_asked: bool,
}

/// The longest answer in bytes.
const ANSWER_MAX: u64 = 1 << 16;
/// How much of an answer and of the legal choices is repeated in an error.
const SHOWN_MAX: usize = 100;

impl<'a> Programs<'a> {
    pub(crate) fn new(bots: &'a [Entrant], patience: Duration) -> Self {
        let waiting = bots.iter().map(|_| Mutex::default()).collect();
        Self { bots, waiting, patience }
    }

    /// Returns a process for each bot that is a program, by the place of the bot.
    pub(crate) fn take(&self) -> Result<Vec<Option<Program>>, ProgramError> {
        let take = |(bot, waiting): (&Entrant, &Mutex<Vec<Program>>)| {
            let Mind::Program(words) = &bot.mind else { return Ok(None) };
            let waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let start = || Program::start(&bot.name, words, self.patience);
            waiting.map_or_else(start, Ok).map(Some)
        };
        self.bots.iter().zip(&self.waiting).map(take).collect()
    }

    /// Takes the processes back after a game.
    pub(crate) fn put_back(&self, programs: Vec<Option<Program>>) {
        for (program, waiting) in programs.into_iter().zip(&self.waiting) {
            waiting.lock().unwrap_or_else(PoisonError::into_inner).extend(program);
        }
    }
}

impl Program {
    fn start(name: &str, words: &[String], patience: Duration) -> Result<Self, ProgramError> {
        let (program, arguments) = words.split_first().expect("a command has a program");
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let failed =
            |error| ProgramError { program: name.to_owned(), fault: Fault::NotStarted(error) };
        let mut child = command.spawn().map_err(failed)?;
        let (questions, to_write) = mpsc::channel();
        // A program that never stops talking is read only as far as it is listened to.
        let (to_send, answers) = mpsc::sync_channel(1);
        // Separate threads, so that a program that neither reads nor writes blocks nobody.
        let stdin = child.stdin.take().expect("it is piped");
        thread::spawn(move || write_all(stdin, &to_write));
        let stdout = child.stdout.take().expect("it is piped");
        thread::spawn(move || read_lines(stdout, &to_send));
        Ok(Self { name: name.to_owned(), child, questions, answers, patience, was_asked: false })
    }

    /// Asks a question, and returns the place of the answer in the legal choices.
    pub(crate) fn ask(
        &mut self,
        question: String,
        legal: &[String],
    ) -> Result<usize, ProgramError> {
        self.answer(question, legal)
            .map_err(|fault| ProgramError { program: self.name.clone(), fault })
    }

    fn answer(&mut self, question: String, legal: &[String]) -> Result<usize, Fault> {
        if self.was_asked
            && let Ok(line) = self.answers.try_recv()
        {
            return Err(Fault::Unasked { said: said(&line) });
        }
        // If it has ended, that shows when it should answer.
        let _ = self.questions.send(question + "\n");
        self.was_asked = true;
        match self.answers.recv_timeout(self.patience) {
            Ok(line) => place(&line, legal),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent { patience: self.patience }),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended { code: self.end() }),
        }
    }

    /// Ends the process, and returns its exit code if it had ended by itself.
    fn end(&mut self) -> Option<i32> {
        // It may have ended already.
        let _ = self.child.kill();
        self.child.wait().ok().and_then(|status| status.code())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

fn write_all(mut stdin: ChildStdin, lines: &Receiver<String>) {
    // A program that does not read shows itself by not answering.
    let _ = lines.iter().try_for_each(|line| {
        stdin.write_all(line.as_bytes())?;
        stdin.flush()
    });
}

fn read_lines(stdout: ChildStdout, lines: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(ANSWER_MAX).read_until(b'\n', &mut line) {
            Ok(1..) if lines.send(line).is_ok() => {}
            _ => return,
        }
    }
}

/// An answer.
#[derive(Deserialize)]
struct Answer {
    choice: String,
}

/// Finds the choice of an answer in the list.
fn place(line: &[u8], legal: &[String]) -> Result<usize, Fault> {
    let unreadable = || {
        let right = serde_json::json!({ "choice": legal.first() }).to_string();
        Fault::Unreadable { said: said(line), right }
    };
    let answer: Answer = serde_json::from_slice(line).map_err(|_| unreadable())?;
    let place = legal.iter().position(|choice| *choice == answer.choice);
    place.ok_or_else(|| Fault::Illegal {
        said: shortened(&answer.choice),
        legal: shortened(&legal.join(", ")),
    })
}

fn said(line: &[u8]) -> String {
    shortened(String::from_utf8_lossy(line).trim_end())
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN_MAX) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_names_a_legal_choice() {
        let legal = ["bid 1", "bid 2"].map(str::to_owned);
        let said = |line: &str| place(line.as_bytes(), &legal).map_err(|fault| fault.to_string());
        assert_eq!(said(r#"{"choice":"bid 2"}"#), Ok(1));
        assert_eq!(said("{\"choice\":\"bid 1\",\"why\":\"a hunch\"}\n"), Ok(0));
        let wrong = said("bid 1\n").expect_err("no JSON");
        assert_eq!(wrong, r#"it answered `bid 1`, where {"choice":"bid 1"} would have been right"#);
        let wrong = said(r#"{"choice":"bid 3"}"#).expect_err("no such card");
        assert_eq!(wrong, "it chose `bid 3`, which is none of its legal choices: bid 1, bid 2");
        let long = said(&"é".repeat(300)).expect_err("no JSON");
        assert!(long.contains(&format!("`{}…`", "é".repeat(SHOWN_MAX))), "{long}");
    }

    #[test]
    fn a_program_that_talks_without_being_asked_is_named() {
        let words = ["yes", r#"{"choice":"bid 1"}"#].map(str::to_owned);
        let mut program =
            Program::start("yes", &words, Duration::from_mins(1)).expect("it is there");
        let error = loop {
            if let Err(error) = program.ask(String::new(), &["bid 1".to_owned()]) {
                break error.to_string();
            }
        };
        assert_eq!(error, r#"yes: it answered `{"choice":"bid 1"}` without being asked"#);
    }
}
