//! `sombra rules GAME`.

use std::io::Write;

use crate::{failure::Failure, shell::Shell};

pub(crate) fn run(shell: &mut Shell, game: &str, quick: bool) -> Result<(), Failure> {
    let game = catalog::find(game)?;
    let books = game.books(shell.language.id());
    let books = books.expect("every game has its books in every language");
    let text = if quick { books.quick } else { books.rulebook };
    write!(shell.out, "{text}")?;
    Ok(())
}
