//! `sombra verify FILE`.

use std::{fs, path::Path};

use kernel::{Ending, Record};

use crate::{args::VerifyArgs, failure::Failure, shell::Shell};

pub(crate) fn run(shell: &mut Shell, args: &VerifyArgs) -> Result<(), Failure> {
    let record = read(shell, &args.file)?;
    let game = catalog::find(&record.game)
        .map_err(|unknown| Failure::record_game(&args.file, &unknown))?;
    game.retell(&record, &mut |_| {})
        .map_err(|flaw| Failure::flaw(shell, &args.file, (&flaw, &record)))?;
    let ending = match record.ending {
        Ending::Unfinished => shell.words.say("verify-unfinished", &[]),
        Ending::Over(outcome) if outcome.winners.is_empty() => {
            shell.words.say("verify-nobody", &[])
        }
        Ending::Over(mut outcome) => {
            let names = outcome.winners.by_ref().map(|seat| record.players[seat].as_str());
            let names = names.collect::<Vec<_>>().join(", ");
            shell.words.say("verify-over", &[("winners", names.into())])
        }
    };
    let places = [
        ("file", args.file.display().to_string().into()),
        ("choices", record.choices.len().into()),
        ("ending", ending.into()),
    ];
    shell.say("verify-good", &places)?;
    Ok(())
}

/// Reads a record from a file.
pub(crate) fn read(shell: &Shell, path: &Path) -> Result<Record, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    text.parse().map_err(|error| Failure::record(shell, path, &error))
}
