//! `sombra transcript GAME`: a game of bots as JSON Lines, for other programs.

use catalog::{AnyGame, Card, Event, Fact, Level, Moment, View};
use kernel::{BySeat, Commitment, Eyes, Record};
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

/// Every other line.
#[derive(Serialize)]
struct Line<'l> {
    version: usize,
    seat: u8,
    choice: &'l str,
    events: Vec<&'l Fact>,
    state: View,
}

pub(crate) fn run(shell: &mut Shell, args: &TranscriptArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let levels = levels(&args.bots, seat_count(game, args.seats)?)?;
    let options = options(shell, game, &args.option)?;
    let record = game.bot_game(&options, &levels, args.seed)?;
    let mut written = Ok(());
    let told = game.retell(&record, &mut |moment| {
        let line = match moment.chosen {
            None => header(&record, &levels, moment, game),
            Some(_) => line(moment),
        };
        if written.is_ok() {
            written = shell.line(line);
        }
    });
    told.expect("a game that bots have played plays again");
    Ok(written?)
}

fn header(
    record: &Record,
    levels: &BySeat<Level>,
    moment: &Moment<'_>,
    game: &dyn AnyGame,
) -> String {
    let header = Header {
        transcript: 1,
        game: &record.game,
        seats: record.players.count().get(),
        options: object(&record.options),
        seed: record.seed.to_string(),
        commitment: record.commitment,
        bots: levels.values().map(|level| level.id()).collect(),
        cards: game.cards(),
        events: facts(&moment.told),
        state: (moment.view)(Eyes::All),
    };
    serde_json::to_string(&header).expect("a header is plain values")
}

fn line(moment: &Moment<'_>) -> String {
    let chosen = moment.chosen.expect("every line but the first has a choice");
    let line = Line {
        version: moment.version,
        seat: chosen.seat.number(),
        choice: &chosen.choice,
        events: facts(&moment.told),
        state: (moment.view)(Eyes::All),
    };
    serde_json::to_string(&line).expect("a line is plain values")
}

fn facts(told: &[Event]) -> Vec<&Fact> {
    told.iter().map(|told| &told.fact).collect()
}

/// `target 15` as `{"target": 15}`.
fn object(options: &str) -> Value {
    let pairs = options.split(", ").filter_map(|option| option.split_once(' '));
    let pairs = pairs.map(|(name, value)| {
        let value = value.parse::<i64>().map_or_else(|_| Value::from(value), Value::from);
        (name.to_owned(), value)
    });
    Value::Object(pairs.collect::<Map<_, _>>())
}
