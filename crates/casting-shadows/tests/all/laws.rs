//! The laws of every game, and the invariants of this one, on random games.

use casting_shadows::{CastingShadows, Characters, HeadStart, Options};
use exam::{Plan, games, laws};
use kernel::{SeatCount, Setup};

use crate::invariants;

/// More than any game of these takes: 40 rounds of four turns, with all their answers.
const CHOICES_MAX: usize = 3_000;

fn sit_the_exam(seats: u8, options: Options) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games: games(300), choices_max: CHOICES_MAX, forgets: false };
    let setup = Setup { options, ..Setup::new(seats) };
    laws::<CastingShadows>(plan, &setup, invariants::of_a_passage);
}

#[test]
fn two_players_obey_the_laws() {
    sit_the_exam(2, Options::default());
}

#[test]
fn three_players_who_pick_their_characters_obey_the_laws() {
    let options =
        Options { characters: Characters::Chosen, head_start: HeadStart::On, ..Options::default() };
    sit_the_exam(3, options);
}

#[test]
fn four_players_obey_the_laws() {
    sit_the_exam(4, Options::default());
}
