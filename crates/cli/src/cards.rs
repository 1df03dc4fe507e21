//! `sombra cards GAME`.

use crate::{args::CardsArgs, failure::Failure, shell::Shell, table::Columns};

pub(crate) fn run(shell: &mut Shell, args: &CardsArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let (words, cards) = (shell.game(game), game.cards());
    if args.json {
        for card in &cards {
            let line = serde_json::to_string(card).expect("facts are plain values");
            shell.line(line)?;
        }
        return Ok(());
    }
    let Some(first) = cards.first() else { return Ok(()) };
    let heading = words.printed(&first.facts).into_iter().map(|(name, _)| name);
    let names = ["head-name", "head-id"].map(|key| words.say(key, &[]));
    let mut columns = Columns::new(names.into_iter().chain(heading));
    for card in &cards {
        let values = words.printed(&card.facts).into_iter().map(|(_, value)| value);
        columns.row([words.name(&card.id), card.id.clone()].into_iter().chain(values));
    }
    columns.write(shell)?;
    shell.line("")?;
    for card in &cards {
        if let Some(rule) = words.attribute(&card.id, "rule") {
            shell.line(format!("{}: {rule}", words.name(&card.id)))?;
        }
    }
    Ok(())
}
