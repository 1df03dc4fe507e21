//! Counted paths.

use goofspiel::Goofspiel;
use kernel::{Dice, Game, Ignore, Scripted, SeatCount, Seed, Setup, perft};

fn counts(game: &Goofspiel, depth: u32) -> Vec<u64> {
    let dice = Dice::new(&Seed::from(1));
    (1..=depth).map(|depth| perft(game, &dice, depth)).collect()
}

fn setup(seats: u8) -> Setup<Goofspiel> {
    Setup::new(SeatCount::new(seats).expect("two to five"))
}

fn dealt(seats: u8) -> Goofspiel {
    let mut dice = Dice::new(&Seed::from(1));
    Goofspiel::deal(&setup(seats), &mut dice, &mut Ignore).expect("two to five seats")
}

/// 13·13 in the first round, 12·12 in the second, 11·11 in the third: by hand, not by the code
/// under test.
#[test]
fn three_rounds_of_two_seats() {
    assert_eq!(counts(&dealt(2), 6), [13, 169, 2_028, 24_336, 267_696, 2_944_656]);
}

/// 13·13·13·13·13, then 12.
#[test]
fn a_round_of_five_seats() {
    assert_eq!(counts(&dealt(5), 6), [13, 169, 2_197, 28_561, 371_293, 4_455_516]);
}

/// Four prizes left: 4·4, 3·3, 2·2 and 1·1. Lines that are over count once, however deep one looks.
#[test]
fn a_game_to_its_end() {
    let game = Goofspiel::position(&setup(2), &["prizes 9 3 12 1"], &mut Ignore).unwrap();
    assert_eq!(counts(&game, 10), [4, 16, 48, 144, 288, 576, 576, 576, 576, 576]);
}
