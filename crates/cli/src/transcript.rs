//! `sombra transcript GAME`: a game of bots as JSON Lines, for other programs.

use catalog::{AnyGame, Card, Event, Fact, Level, Live, Players, View};
use kernel::{BySeat, Chosen, Commitment, Eyes};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    args::TranscriptArgs,
    failure::Failure,
    shell::Shell,
    sim::{levels, options, seat_count},
};

/// The first line.
#[derive(Serialize)]
struct Header<'h> {
    transcript: u8,
    game: &'h str,
    seats: u8,
    options: Value,
    seed: String,
    commitment: Commitment,
    bots: Vec<&'h str>,
    cards: Vec<Card>,
    events: Vec<&'h Fact>,
    state: View,
}

/// Every other line: a choice, and what followed.
#[derive(Serialize)]
struct ChoiceLine<'l> {
    version: usize,
    seat: u8,
    choice: &'l str,
    parts: Option<&'l Fact>,
    events: Vec<&'l Fact>,
    state: View,
}

pub(crate) fn run(shell: &mut Shell, args: &TranscriptArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let levels = levels(&args.bots, seat_count(game, args.seats)?)?;
    let options = options(shell, game, &args.option)?;
    let record = game.bot_game(&options, &levels, args.seed)?;
    let mut live = game.open(&options, Players(record.players.clone()), args.seed.into())?;
    shell.line(json(&header(live.as_ref(), &levels, game)))?;
    for (Chosen { seat, choice }, version) in record.choices.iter().zip(1..) {
        let legal = live.legal(*seat);
        let chosen = legal.iter().find(|legal| legal.text == *choice);
        let events = live.choose(*seat, choice).expect("a game that bots have played plays again");
        let step = ChoiceLine {
            version,
            seat: seat.number(),
            choice,
            parts: chosen.map(|legal| &legal.parts),
            events: facts(&events),
            state: live.view(Eyes::All),
        };
        shell.line(json(&step))?;
    }
    Ok(())
}

fn header<'h>(live: &'h dyn Live, levels: &BySeat<Level>, game: &dyn AnyGame) -> Header<'h> {
    let record = live.record();
    Header {
        transcript: 1,
        game: &record.game,
        seats: record.players.count().get(),
        options: object(&record.options),
        seed: record.seed.to_string(),
        commitment: record.commitment,
        bots: levels.values().map(|level| level.id()).collect(),
        cards: game.cards(),
        events: facts(live.opening()),
        state: live.view(Eyes::All),
    }
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("a transcript is plain values")
}

fn facts(events: &[Event]) -> Vec<&Fact> {
    events.iter().map(|event| &event.fact).collect()
}

/// Returns `target 15 kyros 0` as `{"target": 15, "kyros": 0}`.
fn object(options: &str) -> Value {
    let words: Vec<&str> = options.split(' ').collect();
    let pairs = words.chunks_exact(2).map(|pair| {
        let value = pair[1].parse::<i64>().map_or_else(|_| Value::from(pair[1]), Value::from);
        (pair[0].to_owned(), value)
    });
    Value::Object(pairs.collect::<Map<_, _>>())
}
