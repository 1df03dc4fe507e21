//! A face that hears the facts as text keeps up with the game.

use catalog::{Level, Live, Players, View, find};
use kernel::{BySeat, Eyes, SeatCount};

/// The same but for the power track, which moves where it is counted.
fn but_for_the_track(mut view: View, other: &View) -> View {
    let (View::ShadowThrone(own), View::ShadowThrone(other)) = (&mut view, other);
    own.power = other.power;
    view
}

fn table(seats: u8) -> Box<dyn Live> {
    let game = find("shadow-throne").expect("it is on the shelf");
    let options = game.options("").expect("as printed");
    let players = Players::numbered(seats).expect("three to five");
    game.open(&options, players, 7.into()).expect("three to five")
}

#[test]
fn who_hears_the_text_of_facts_keeps_up_with_the_game() {
    for seats in 3..=5 {
        let mut live = table(seats);
        let count = SeatCount::new(seats).expect("three to five");
        let everybody: Vec<Eyes> = count.seats().map(Eyes::Seat).chain([Eyes::Crowd]).collect();
        let mut heard: Vec<View> = everybody.iter().map(|&eyes| live.view(eyes)).collect();
        while let Some(seat) = live.turn().owing().first() {
            let choice = live.think(seat, Level::Random, 3.into())();
            let told = live.choose(seat, &choice).expect("bots choose what is legal");
            for (&eyes, heard) in everybody.iter().zip(&mut heard) {
                let known = told.iter().filter(|told| eyes.may_know(told.eyes));
                known.for_each(|told| heard.hear(&told.fact));
                let seen = but_for_the_track(live.view(eyes), heard);
                assert_eq!(*heard, seen, "{eyes:?} after {seat} {choice}");
            }
        }
        let ends: BySeat<View> = BySeat::new(count, |seat| live.view(Eyes::Seat(seat)));
        assert!(ends.values().eq(heard.iter().take(usize::from(seats))), "the track too");
    }
}

#[test]
fn what_is_no_fact_of_the_game_and_what_is_secret_is_not_heard() {
    let mut live = table(3);
    let before = live.view(Eyes::Crowd);
    let seat = live.turn().owing().first().expect("everybody drafts");
    let choice = live.legal(seat)[0].clone();
    let secret = live.choose(seat, &choice).expect("it is legal").remove(0);
    assert_eq!(secret.eyes, Eyes::Seat(seat));
    let mut heard = before.clone();
    heard.hear(&secret.fact);
    assert_eq!(heard, before);
}
