//! `sombra cards GAME`.

use std::path::Path;

use catalog::Card;
use text::GameWords;

use crate::{contents::find_game, failure::Failure, shell::Shell, table};

pub(crate) fn run(
    shell: &mut Shell,
    (game, file): (&str, Option<&Path>),
    json: bool,
) -> Result<(), Failure> {
    let game = find_game(shell, game, file)?;
    let (words, cards) = (shell.game(&*game), game.cards());
    if json {
        return Ok(cards.iter().try_for_each(|card| shell.json(card))?);
    }
    // Cards that have the same facts, such as all attack spells, stand in one table.
    let fields =
        |card: &Card| card.facts.as_object().map(|facts| facts.keys().cloned().collect::<Vec<_>>());
    for kind in cards.chunk_by(|one, next| fields(one) == fields(next)) {
        table::write(shell, &rows(&words, kind))?;
        shell.line("")?;
    }
    for card in &cards {
        if let Some(rule) = words.attribute(&card.id, "rule") {
            let note = words.attribute(&card.id, "note").map(|note| format!(" {note}"));
            let note = note.unwrap_or_default();
            shell.line(format!("{}: {rule}{note}", words.name(&card.id)))?;
        }
    }
    Ok(())
}

/// Returns the rows of a table of cards that have the same facts, with a heading.
fn rows(words: &GameWords, cards: &[Card]) -> Vec<Vec<String>> {
    let facts = cards.first().map(|card| words.printed(&card.facts)).unwrap_or_default();
    let names = ["head-name", "head-id"].map(|key| words.say(key, &[]));
    let heading = names.into_iter().chain(facts.into_iter().map(|(name, _)| name)).collect();
    let row = |card: &Card| {
        let values = words.printed(&card.facts).into_iter().map(|(_, value)| value);
        [words.name(&card.id), card.id.clone()].into_iter().chain(values).collect()
    };
    [heading].into_iter().chain(cards.iter().map(row)).collect()
}
