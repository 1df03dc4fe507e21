//! `sombra replay FILE`.

use std::path::Path;

use catalog::{Event, Moment};
use kernel::{Ending, Eyes, Record, Seat, Weight};
use terminal::{HEADING, QUIET};
use text::Names;

use crate::{failure::Failure, shell::Shell, verify};

pub(crate) fn run(
    shell: &mut Shell,
    path: &Path,
    view: &str,
    cards: Option<&Path>,
) -> Result<(), Failure> {
    let (record, game) = verify::read(shell, path, cards)?;
    let eyes = eyes(view, &record)?;
    let words = shell.game(&*game);
    // Eyes that are no seat's have no reader.
    let names = Names::new(record.players.values().cloned(), view.parse().ok());
    let names = names.with_glossary(game.glossary());
    // A record that is wrong somewhere is refused before anything is printed.
    let mut lines = Vec::new();
    game.retell(&record, &mut |moment| {
        let events = moment.events.iter().filter(|event| eyes.may_know(event.eyes));
        let events = events.filter(|event| !is_said_already(eyes, event));
        let sentences = events.map(|event| words.sentence(event.fact.value(), &names));
        lines.extend(sentences.enumerate().map(|(place, said)| line(moment, place, &said)));
    })
    .map_err(|flaw| verify::flaw(shell, path, (&flaw, &record)))?;
    // The seed tells every card: only eyes that see everything get it. The others get the commitment.
    let (key, seed) = match eyes {
        Eyes::All => ("replay-header", record.seed.to_string()),
        Eyes::Seat(_) | Eyes::Crowd => ("replay-header-sealed", record.commitment.to_string()),
    };
    let places = [
        ("title", words.say("title", &[]).into()),
        ("options", record.options.into()),
        ("seed", seed.into()),
    ];
    shell.styled(HEADING, shell.words.say(key, &places))?;
    lines.into_iter().try_for_each(|line| shell.line(line))?;
    if record.ending == Ending::Unfinished {
        shell.say("replay-unfinished", &[])?;
    }
    Ok(())
}

/// Returns whether an event only says that a seat has chosen, to eyes that see what it chose.
fn is_said_already(eyes: Eyes, event: &Event) -> bool {
    let fact = event.fact.value();
    let names_only_a_seat = fact.as_object().is_some_and(|fields| fields.len() == 2);
    let seat = fact["seat"].as_u64().and_then(|number| u8::try_from(number).ok());
    let is_seen = seat.and_then(Seat::new).is_some_and(|seat| eyes.see(seat));
    event.weight == Weight::Quiet && names_only_a_seat && is_seen
}

/// Puts the number of choices made before a moment in front of its first sentence.
fn line(moment: &Moment<'_>, place: usize, sentence: &str) -> String {
    let label = if place == 0 { format!("{:>4} ", moment.version) } else { " ".repeat(5) };
    format!("{QUIET}{label}{QUIET:#}{sentence}")
}

fn eyes(text: &str, record: &Record) -> Result<Eyes, Failure> {
    match text {
        "crowd" => Ok(Eyes::Crowd),
        "all" => Ok(Eyes::All),
        seat => seat
            .parse::<Seat>()
            .ok()
            .filter(|&seat| record.players.count().seats().has(seat))
            .map(Eyes::Seat)
            .ok_or_else(|| Failure::input("error-unknown-view", &[("asked", &text)])),
    }
}
