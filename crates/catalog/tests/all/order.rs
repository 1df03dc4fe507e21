//! The order of the events of Shadow Throne, as `docs/formats.md` describes it.

use catalog::{Level, find};
use kernel::{BySeat, SeatCount, Seed};
use serde_json::Value;

/// How many random games are looked at.
const GAMES: u64 = 120;

/// Calls `check` with the events of each choice of many games; it returns how often it found what it
/// is about.
fn check_all(check: fn(&[Value]) -> usize) {
    let game = find("shadow-throne").expect("it is registered");
    let options = game.options("").expect("options have default values");
    let mut found = 0;
    for number in 0..GAMES {
        let seats = SeatCount::new(3 + u8::try_from(number % 3).expect("it is small"));
        let levels = BySeat::new(seats.expect("three to five"), |_| Level::Random);
        let record = game.bot_game(&options, &levels, Seed::from(number)).expect("it is played");
        let hear = &mut |moment: &catalog::Moment<'_>| {
            let facts = moment.events.iter().map(|event| event.fact.value().clone());
            found += check(&facts.collect::<Vec<_>>());
        };
        game.retell(&record, hear).expect("the record holds");
    }
    assert!(found > 5, "{found}: there was something to check");
}

/// Returns the places of the events that are of one of these kinds and have this ability number.
fn places(events: &[Value], kinds: &[&str], number: &Value) -> Vec<usize> {
    let is_one = |event: &Value| kinds.iter().any(|kind| event["event"] == *kind);
    let fits = |event: &Value| is_one(event) && event["number"] == *number;
    events.iter().enumerate().filter(|(_, event)| fits(event)).map(|(place, _)| place).collect()
}

/// What abilities do.
const DONE: [&str; 6] = ["emboldened", "silenced", "killed", "converted", "promised", "missed"];

#[test]
fn mourned_comes_after_all_actors_of_its_number() {
    check_all(|events| {
        let mourned = events.iter().enumerate().filter(|(_, event)| event["event"] == "mourned");
        let check = |(place, event): (usize, &Value)| {
            let number = &event["number"];
            let last = places(events, &DONE, number).pop().expect("somebody killed her");
            let killed = places(events, &["killed"], number);
            assert!(!killed.is_empty() && last < place, "{place} after {last}: {events:?}");
        };
        mourned.map(check).count()
    });
}

#[test]
fn beatrice_converts_before_she_emboldens() {
    check_all(|events| {
        let by_her = |kind: &str| {
            let events = events.iter().enumerate();
            let hers = events
                .filter(|(_, event)| event["event"] == kind && event["by"] == "princess-beatrice");
            hers.map(|(place, _)| place).collect::<Vec<_>>()
        };
        let (converted, emboldened) = (by_her("converted"), by_her("emboldened"));
        let (Some(last), Some(first)) = (converted.last(), emboldened.first()) else { return 0 };
        assert!(last < first, "{events:?}");
        1
    });
}

#[test]
fn promised_tokens_come_between_the_payments_and_the_abilities() {
    check_all(|events| {
        let tokens = places(events, &["emboldened"], &Value::Null);
        let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else { return 0 };
        let paid = |event: &Value| event["event"] == "settled" || event["event"] == "poor";
        let paid = events.iter().rposition(paid).expect("every card is paid for");
        let acts = |event: &Value| !event["number"].is_null();
        let acted = events.iter().position(acts).unwrap_or(events.len());
        assert!(paid < *first && *last < acted, "{events:?}");
        1
    });
}

#[test]
fn a_poor_play_can_owe_hush_money() {
    check_all(|events| {
        let poor = events.iter().filter(|event| event["event"] == "poor" && event["hush"] == true);
        poor.count()
    });
}
