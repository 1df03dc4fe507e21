//! `sombra cards GAME`.

use crate::{failure::Failure, shell::Shell, table};

pub(crate) fn run(shell: &mut Shell, game: &str, json: bool) -> Result<(), Failure> {
    let game = catalog::find(game)?;
    let (words, cards) = (shell.game(game), game.cards());
    if json {
        return Ok(cards.iter().try_for_each(|card| shell.json(card))?);
    }
    let Some(first) = cards.first() else { return Ok(()) };
    let heading = words.printed(&first.facts).into_iter().map(|(name, _)| name);
    let names = ["head-name", "head-id"].map(|key| words.say(key, &[]));
    let mut rows = vec![names.into_iter().chain(heading).collect::<Vec<_>>()];
    for card in &cards {
        let values = words.printed(&card.facts).into_iter().map(|(_, value)| value);
        rows.push([words.name(&card.id), card.id.clone()].into_iter().chain(values).collect());
    }
    table::write(shell, &rows)?;
    shell.line("")?;
    for card in &cards {
        if let Some(rule) = words.attribute(&card.id, "rule") {
            let note = words.attribute(&card.id, "note").map(|note| format!(" {note}"));
            let note = note.unwrap_or_default();
            shell.line(format!("{}: {rule}{note}", words.name(&card.id)))?;
        }
    }
    Ok(())
}
