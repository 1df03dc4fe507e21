//! `sombra completions SHELL`.

use clap_complete::generate;

use crate::{args::CompletionsArgs, failure::Failure, help, shell::Shell};

pub(crate) fn run(shell: &mut Shell, args: &CompletionsArgs) -> Result<(), Failure> {
    let mut command = help::command(shell.words);
    generate(args.shell, &mut command, "sombra", &mut shell.out);
    Ok(())
}
