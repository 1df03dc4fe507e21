//! `sombra rules GAME`.

use std::io::Write;

use crate::{args::RulesArgs, failure::Failure, shell::Shell};

pub(crate) fn run(shell: &mut Shell, args: &RulesArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let books = game.books(shell.language.id());
    let books = books.expect("every game has its books in every language");
    let text = if args.quick { books.quick } else { books.rulebook };
    write!(shell.out, "{text}")?;
    Ok(())
}
