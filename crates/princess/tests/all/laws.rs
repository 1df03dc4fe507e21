//! The laws of every game, and the invariants of this one, on random games.

use exam::{Plan, games, laws};
use kernel::{SeatCount, Setup};
use princess::{Ghosts, Options, Princess};

/// More than any game of these takes: 150 turns of eight players.
const CHOICES_MAX: usize = 6_000;

fn sit_the_exam(seats: u8, ghosts: Ghosts) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games: games(100), choices_max: CHOICES_MAX };
    let setup = Setup { options: Options { ghosts }, ..Setup::new(seats) };
    laws::<Princess>(plan, &setup, |_| Ok(()));
}

#[test]
fn two_players_obey_the_laws() {
    sit_the_exam(2, Ghosts::On);
}

#[test]
fn four_players_obey_the_laws() {
    sit_the_exam(4, Ghosts::On);
}

#[test]
fn eight_players_obey_the_laws() {
    sit_the_exam(8, Ghosts::On);
}

#[test]
fn players_without_ghosts_obey_the_laws() {
    sit_the_exam(5, Ghosts::Off);
}
