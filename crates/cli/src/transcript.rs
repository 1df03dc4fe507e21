//! `sombra transcript GAME`: a game of bots as JSON Lines, for other programs.

use catalog::{Event, Fact, Live, Players};
use kernel::{Chosen, Eyes, Seat, Seats, Turn};
use serde_json::{Map, Value, json};

use crate::{
    args::TranscriptArgs,
    contents::find_game,
    failure::Failure,
    shell::Shell,
    sim::{levels, options, seat_count},
};

pub(crate) fn run(shell: &mut Shell, args: &TranscriptArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let levels = levels(&args.bots, seat_count(&*game, args.seats)?)?;
    let options = options(shell.words, &*game, &args.option)?;
    let record = game.bot_game(&options, &levels, args.seed)?;
    let mut live = game.open(&options, Players(record.players.clone()), args.seed.into())?;
    shell.json(&json!({
        "transcript": 1,
        "game": record.game,
        "seats": record.players.count().get(),
        "options": object(&record.options),
        "seed": record.seed.to_string(),
        "commitment": record.commitment,
        "bots": levels.values().map(|level| level.id()).collect::<Vec<_>>(),
        "cards": game.cards(),
        "events": facts(live.opening()),
        "state": live.view(Eyes::All),
        "legal": legal(live.as_ref()),
    }))?;
    for (Chosen { seat, choice }, version) in record.choices.iter().zip(1..) {
        let choices = live.legal(*seat);
        let chosen = choices.iter().find(|legal| legal.text == *choice);
        let events = live.choose(*seat, choice).expect("a game that bots have played plays again");
        shell.json(&json!({
            "version": version,
            "seat": seat.number(),
            "choice": choice,
            "parts": chosen.map(|legal| &legal.parts),
            "events": facts(&events),
            "state": live.view(Eyes::All),
            "legal": legal(live.as_ref()),
        }))?;
    }
    Ok(())
}

fn facts(events: &[Event]) -> Vec<&Fact> {
    events.iter().map(|event| &event.fact).collect()
}

/// Lists the legal choices of every seat that owes one, by its number.
fn legal(live: &dyn Live) -> Map<String, Value> {
    let owing = match live.turn() {
        Turn::Choose(owing) => owing,
        Turn::Over(_) => Seats::NONE,
    };
    let choices = |seat: Seat| live.legal(seat).iter().map(|legal| legal.text.clone()).collect();
    owing.map(|seat| (seat.number().to_string(), choices(seat))).collect()
}

/// Returns `target 15 kyros 0` as `{"target": 15, "kyros": 0}`.
fn object(options: &str) -> Map<String, Value> {
    let words: Vec<&str> = options.split(' ').collect();
    let pairs = words.chunks_exact(2).map(|pair| {
        let value = pair[1].parse::<i64>().map_or_else(|_| Value::from(pair[1]), Value::from);
        (pair[0].to_owned(), value)
    });
    pairs.collect()
}
