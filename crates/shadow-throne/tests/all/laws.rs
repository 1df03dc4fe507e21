//! The laws of every game, and the invariants of this one, on random games.

use exam::{Plan, laws};
use kernel::SeatCount;
use shadow_throne::{Options, ShadowThrone, Target};

use crate::invariants;

/// Far more choices than any random game was ever seen to take: who is not done by then never is.
const CHOICES_MAX: usize = 1_500;

fn sit_the_exam(seats: u8, target: Target, games: u32) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games, seats, choices_max: CHOICES_MAX };
    laws::<ShadowThrone>(plan, &Options { target }, invariants::of_a_passage);
}

#[test]
fn three_players_obey_the_laws() {
    sit_the_exam(3, Target::Fifteen, 10_000);
}

#[test]
fn four_players_obey_the_laws() {
    sit_the_exam(4, Target::Fifteen, 10_000);
}

#[test]
fn five_players_obey_the_laws() {
    sit_the_exam(5, Target::Fifteen, 10_000);
}

#[test]
fn longer_games_obey_the_laws() {
    sit_the_exam(3, Target::Twenty, 200);
    sit_the_exam(4, Target::TwentyFive, 200);
}
