//! Tests that a chronicle has the same events as the game had when it was played.

use catalog::{Effort, Event, Level, Players, find};
use kernel::Record;

#[test]
fn a_chronicle_has_the_events_of_the_last_choices() {
    let game = find("shadow-throne").expect("it is registered");
    let options = game.options("").expect("as printed");
    let players = Players::numbered(3).expect("three");
    let mut live = game.open(&options, players, 5.into()).expect("three");
    let mut told: Vec<Vec<Event>> = vec![live.opening().to_vec()];
    while let Some(seat) = live.turn().owing().first() {
        if told.len() == 50 {
            check(&told, live.record());
        }
        let choice = live.think(seat, Level::Greedy, 5.into())(Effort::FULL);
        told.push(live.choose(seat, &choice).expect("bots choose what is legal"));
    }
    check(&told, live.record());
}

fn check(told: &[Vec<Event>], record: &Record) {
    let game = find("shadow-throne").expect("it is registered");
    let choices = told.len() - 1;
    let all: Vec<(usize, Vec<Event>)> = (0..).zip(told.iter().cloned()).collect();
    for last in [0, 1, 30, choices - 1] {
        let tail = &all[told.len() - last..];
        assert_eq!(game.chronicle(record, last), tail, "the last {last} of {choices}");
    }
    for last in [choices, choices + 1, usize::MAX] {
        assert_eq!(game.chronicle(record, last), all, "the deal too");
    }
}

#[test]
fn a_chronicle_stops_at_the_first_invalid_choice() {
    let game = find("shadow-throne").expect("it is registered");
    let options = game.options("").expect("as printed");
    let players = Players::numbered(3).expect("three");
    let mut live = game.open(&options, players, 5.into()).expect("three");
    let seat = live.turn().owing().first().expect("everybody drafts");
    let choice = live.legal(seat)[0].text.clone();
    let told = live.choose(seat, &choice).expect("it is legal");
    let mut record = live.record().clone();
    record.choices.push(record.choices[0].clone());
    assert_eq!(game.chronicle(&record, 2), [(0, live.opening().to_vec()), (1, told)]);
    record.game = "chess".to_owned();
    assert_eq!(game.chronicle(&record, 2), []);
}
