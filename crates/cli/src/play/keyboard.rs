//! The keyboard and the screen.

use std::{
    env,
    io::{self, BufRead, IsTerminal, Write},
};

use anstyle::Style;

use crate::shell::Shell;

/// Enough to push a table out of sight where a terminal cannot clear itself.
const BLANK_LINES: usize = 200;

/// Prints a prompt and reads a line, without the blanks around it; nothing at the end of input.
pub(super) fn ask(shell: &mut Shell, style: Style, prompt: &str) -> io::Result<Option<String>> {
    write!(shell.out, "\n{style}{prompt}{style:#} ")?;
    shell.out.flush()?;
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

/// Clears the screen and what can be scrolled back to. It writes straight to the terminal: this is
/// not a color that `NO_COLOR` may take away.
pub(super) fn clear(shell: &mut Shell) -> io::Result<()> {
    shell.out.flush()?;
    let mut stdout = io::stdout();
    if !stdout.is_terminal() {
        return Ok(());
    }
    if env::var_os("TERM").is_none_or(|term| term == "dumb") {
        return stdout.write_all("\n".repeat(BLANK_LINES).as_bytes());
    }
    stdout.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
    stdout.flush()
}
