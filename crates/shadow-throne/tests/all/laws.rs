//! The laws of every game, and the invariants of this one, on random games.

use exam::{Plan, laws};
use kernel::SeatCount;
use shadow_throne::{Options, ShadowThrone};

fn sit_the_exam(seats: u8) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games: 200, seats, choices_max: 1_500 };
    laws::<ShadowThrone>(plan, &Options::default(), |_| Ok(()));
}

#[test]
fn three_players_obey_the_laws() {
    sit_the_exam(3);
}

#[test]
fn four_players_obey_the_laws() {
    sit_the_exam(4);
}

#[test]
fn five_players_obey_the_laws() {
    sit_the_exam(5);
}
