//! The binary `sombra`: a file a subcommand.

mod analyse;
mod arena;
mod args;
mod bench;
mod cards;
mod completions;
mod contents;
mod failure;
mod file;
mod help;
mod learn;
mod load;
mod perft;
mod play;
mod replay;
mod rules;
mod scenario;
mod serve;
mod shell;
mod sim;
mod table;
mod transcript;
mod verify;

use std::{env, ffi::OsString, io::Write, process::ExitCode};

use clap::{FromArgMatches, Parser};
use mimalloc::MiMalloc;
use text::Language;

use args::{Args, Command, ServeArgs};
use failure::Failure;
use shell::Shell;

/// The server makes many small allocations on every core; `docs/decisions/0007` has the figures.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    let mut shell = Shell::new(spoken(&arguments));
    match run(&mut shell, arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(shell.words),
    }
}

fn run(shell: &mut Shell, arguments: Vec<OsString>) -> Result<(), Failure> {
    let matches = help::command(shell.words).try_get_matches_from(arguments)?;
    let args = Args::from_arg_matches(&matches)?;
    if let Some(asked) = args.lang {
        let unknown = |_| Failure::input("error-unknown-language", &[("asked", &asked)]);
        *shell = Shell::new(asked.parse().map_err(unknown)?);
    }
    // A bare `sombra` serves.
    let serve = || Command::Serve(ServeArgs::parse_from(["serve"]));
    match args.command.unwrap_or_else(serve) {
        Command::Serve(args) => serve::run(shell, &args),
        Command::Play(args) => play::run(shell, &args),
        Command::Sim(args) => sim::run(shell, &args),
        Command::Arena(args) => arena::run(shell, &args),
        Command::Learn(args) => learn::run(shell, &args),
        Command::Transcript(args) => transcript::run(shell, &args),
        Command::Replay { file, view, cards } => replay::run(shell, &file, &view, cards.as_deref()),
        Command::Analyse(args) => analyse::run(shell, &args),
        Command::Verify { file, cards } => verify::run(shell, &file, cards.as_deref()),
        Command::Scenario { files } => scenario::run(shell, &files),
        Command::Rules { game, quick } => rules::run(shell, &game, quick),
        Command::Cards { game, json, cards, check } => match check {
            Some(file) => contents::check(shell, catalog::find(&game)?, &file),
            None => cards::run(shell, (&game, cards.as_deref()), json),
        },
        Command::Perft(args) => perft::run(shell, &args),
        Command::Bench(args) => bench::run(shell, &args),
        Command::Load(args) => load::run(shell, &args),
        Command::Completions { shell: kind } => completions::run(shell, kind),
    }?;
    shell.out.flush()?;
    Ok(())
}

/// Finds the language before the command line is parsed: help and errors need one.
fn spoken(arguments: &[OsString]) -> Language {
    let texts = || arguments.iter().filter_map(|argument| argument.to_str());
    let after = texts().skip_while(|text| *text != "--lang").nth(1);
    let joined = texts().find_map(|text| text.strip_prefix("--lang="));
    let asked = joined.or(after).and_then(|text| text.parse().ok());
    let system = || {
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
        let locale = locales.into_iter().flatten().find(|locale| !locale.is_empty())?;
        Language::of_locale(&locale)
    };
    asked.or_else(system).unwrap_or_default()
}
