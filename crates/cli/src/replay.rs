//! `sombra replay FILE`.

use catalog::{Event, Moment};
use kernel::{Ending, Eyes, Record, Seat, Weight};
use terminal::{HEADING, QUIET};
use text::Names;

use crate::{args::ReplayArgs, failure::Failure, shell::Shell, verify};

pub(crate) fn run(shell: &mut Shell, args: &ReplayArgs) -> Result<(), Failure> {
    let record = verify::read(shell, &args.file)?;
    let game = catalog::find(&record.game)
        .map_err(|unknown| Failure::record_game(&args.file, &unknown))?;
    let eyes = eyes(&args.view, &record)?;
    // A record that is wrong somewhere is refused before anything is printed.
    game.retell(&record, &mut |_| {})
        .map_err(|flaw| Failure::flaw(shell, &args.file, (&flaw, &record)))?;
    let words = shell.game(game);
    // The seed tells every card: only eyes that see everything get it. The others get the commitment.
    let (key, seed) = match eyes {
        Eyes::All => ("replay-header", record.seed.to_string()),
        Eyes::Seat(_) | Eyes::Crowd => ("replay-header-sealed", record.commitment.to_string()),
    };
    let places = [
        ("title", words.say("title", &[]).into()),
        ("options", record.options.clone().into()),
        ("seed", seed.into()),
    ];
    let header = shell.words.say(key, &places);
    shell.styled(HEADING, header)?;
    let reader = match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Crowd | Eyes::All => None,
    };
    let names = Names::new(record.players.values().cloned(), reader);
    let mut written = Ok(());
    let told = game.retell(&record, &mut |moment| {
        if written.is_ok() {
            let events = moment.events.iter().filter(|event| eyes.may_know(event.eyes));
            let events = events.filter(|event| !is_said_already(eyes, event));
            let sentences = events.map(|event| words.sentence(event.fact.value(), &names));
            written = tell(shell, moment, sentences.collect());
        }
    });
    written?;
    told.map_err(|flaw| Failure::flaw(shell, &args.file, (&flaw, &record)))?;
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

/// Prints the sentences of a moment, under the number of choices made before it.
fn tell(shell: &mut Shell, moment: &Moment<'_>, sentences: Vec<String>) -> std::io::Result<()> {
    for (number, sentence) in sentences.into_iter().enumerate() {
        let label = if number == 0 { format!("{:>4} ", moment.version) } else { " ".repeat(5) };
        let style = QUIET;
        shell.line(format!("{style}{label}{style:#}{sentence}"))?;
    }
    Ok(())
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
            .ok_or_else(|| Failure::input("error-unknown-view", &[("asked", text)])),
    }
}
