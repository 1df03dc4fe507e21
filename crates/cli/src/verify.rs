//! `sombra verify FILE`.

use std::{path::Path, sync::Arc};

use catalog::{AnyGame, Fact, Flaw};
use kernel::{Ending, Record, RecordError};

use crate::{
    contents::with_cards,
    failure::{Failure, known_games},
    file::read_text,
    shell::Shell,
};

pub(crate) fn run(shell: &mut Shell, path: &Path, cards: Option<&Path>) -> Result<(), Failure> {
    let (record, game) = read(shell, path, cards)?;
    game.retell(&record, &mut |_| {}).map_err(|wrong| flaw(shell, path, (&wrong, &record)))?;
    let ending = match record.ending {
        Ending::Unfinished => shell.words.say("verify-unfinished", &[]),
        Ending::Over(outcome) if outcome.winners.is_empty() => {
            shell.words.say("verify-nobody", &[])
        }
        Ending::Over(outcome) => {
            let names = outcome.winners.map(|seat| record.players[seat].as_str());
            let names = names.collect::<Vec<_>>().join(", ");
            shell.words.say("verify-over", &[("winners", names.into())])
        }
    };
    let places = [
        ("file", path.display().to_string().into()),
        ("choices", record.choices.len().into()),
        ("ending", ending.into()),
    ];
    shell.say("verify-good", &places)?;
    Ok(())
}

/// Reads a record from a file, and finds its game; with the cards of another file, if one is named.
pub(crate) fn read(
    shell: &Shell,
    path: &Path,
    cards: Option<&Path>,
) -> Result<(Record, Arc<dyn AnyGame>), Failure> {
    let text = read_text(path)?;
    let record: Record = text.parse().map_err(|error: RecordError| {
        Failure::place(path, (error.line, error.column), &shell.words.wrong(&error.what))
    })?;
    let game = catalog::find(&record.game).map_err(|unknown| {
        let places = [("asked", unknown.asked.into()), ("known", known_games().into())];
        Failure::place(path, (2, 6), &shell.words.say("error-unknown-game", &places))
    })?;
    let game = with_cards(shell, game, cards)?;
    Ok((record, game))
}

/// A record does not follow the rules of its game.
pub(crate) fn flaw(shell: &Shell, path: &Path, (flaw, record): (&Flaw, &Record)) -> Failure {
    let Flaw { error, refused } = flaw;
    let what = shell.words.flaw(record, &error.what, refused.as_ref().map(Fact::value));
    Failure::place(path, (error.line, error.column), &what)
}
