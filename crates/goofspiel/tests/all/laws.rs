//! The laws of every game, and the invariants of this one, on random games.

use exam::{Plan, games, laws};
use goofspiel::Goofspiel;
use kernel::{SeatCount, Setup};

use crate::invariants;

/// More than the 65 choices of the longest game, with five seats.
const CHOICES_MAX: usize = 100;

fn sit_the_exam(seats: u8) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games: games(400), choices_max: CHOICES_MAX, forgets: false };
    laws::<Goofspiel>(plan, &Setup::new(seats), invariants::of_a_passage);
}

#[test]
fn two_players_obey_the_laws() {
    sit_the_exam(2);
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
