//! `sombra completions SHELL`.

use std::io::Write;

use clap_complete::{Shell as CompletionShell, generate};

use crate::{failure::Failure, help, shell::Shell};

pub(crate) fn run(shell: &mut Shell, kind: CompletionShell) -> Result<(), Failure> {
    let mut command = help::command(shell.words);
    // clap panics on a closed pipe, so the text is made first and printed then.
    let mut script = Vec::new();
    generate(kind, &mut command, "sombra", &mut script);
    shell.out.write_all(&script)?;
    Ok(())
}
