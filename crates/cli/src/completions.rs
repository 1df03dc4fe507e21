//! `sombra completions SHELL`.

use std::io::Write;

use clap_complete::generate;

use crate::{args::CompletionsArgs, failure::Failure, help, shell::Shell};

pub(crate) fn run(shell: &mut Shell, args: &CompletionsArgs) -> Result<(), Failure> {
    let mut command = help::command(shell.words);
    // clap panics on a closed pipe, so the text is made first and printed then.
    let mut script = Vec::new();
    generate(args.shell, &mut command, "sombra", &mut script);
    shell.out.write_all(&script)?;
    Ok(())
}
