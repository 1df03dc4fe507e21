//! `sombra rules GAME`.

use std::io::Write;

use crate::{args::RulesArgs, failure::Failure, shell::Shell};

pub(crate) fn run(shell: &mut Shell, args: &RulesArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let pages = game.pages(shell.language.id());
    let pages = pages.expect("every game has its pages in every language");
    let text = if args.quick { pages.quick } else { pages.rulebook };
    write!(shell.out, "{text}")?;
    Ok(())
}
