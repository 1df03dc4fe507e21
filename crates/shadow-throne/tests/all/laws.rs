//! Tests the laws of every game, and the invariants of this one, on random games.

use exam::{Plan, games, laws};
use kernel::{SeatCount, Setup};
use shadow_throne::{Kyros, Options, ShadowThrone, Target};

use crate::invariants;

/// Far more choices than any random game has taken: a longer one is considered endless.
const CHOICES_MAX: usize = 1_500;

fn sit_the_exam(seats: u8, options: Options, games: u32) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games, choices_max: CHOICES_MAX, forgets: false };
    let setup = Setup { options, ..Setup::new(seats) };
    laws::<ShadowThrone>(plan, &setup, invariants::of_a_passage);
}

#[test]
fn three_players_obey_the_laws() {
    sit_the_exam(3, Options::default(), games(400));
}

#[test]
fn four_players_obey_the_laws() {
    sit_the_exam(4, Options::default(), games(400));
}

#[test]
fn five_players_obey_the_laws() {
    sit_the_exam(5, Options::default(), games(400));
}

#[test]
fn other_options_obey_the_laws() {
    sit_the_exam(3, Options { target: Target::Twenty, kyros: Kyros::Ten }, 100);
    sit_the_exam(4, Options { target: Target::TwentyFive, kyros: Kyros::Zero }, 100);
    sit_the_exam(5, Options { target: Target::Fifteen, kyros: Kyros::Zero }, 100);
}
