//! The laws of every game, and the invariants of this one, on random games.

use exam::{Plan, games, laws};
use kernel::{Dice, SeatCount, Seed, Setup, no_files};
use princess::{Cards, Ghosts, Options, Princess};

use crate::{invariants, random_cards};

/// More than any game of these takes: 150 turns of eight players.
const CHOICES_MAX: usize = 6_000;

fn sit_the_exam(seats: u8, ghosts: Ghosts) {
    sit_the_exam_with(Cards::default(), (seats, ghosts), games(200));
}

fn sit_the_exam_with(contents: Cards, (seats, ghosts): (u8, Ghosts), games: u32) {
    let seats = SeatCount::new(seats).expect("a table has one to eight seats");
    let plan = Plan { games, choices_max: CHOICES_MAX, forgets: true };
    let setup = Setup { seats, options: Options { ghosts }, contents };
    laws::<Princess>(plan, &setup, invariants::of_a_passage);
}

#[test]
fn two_players_obey_the_laws() {
    sit_the_exam(2, Ghosts::On);
}

#[test]
fn three_players_obey_the_laws() {
    sit_the_exam(3, Ghosts::On);
}

#[test]
fn four_players_obey_the_laws() {
    sit_the_exam(4, Ghosts::On);
}

#[test]
fn five_players_without_ghosts_obey_the_laws() {
    sit_the_exam(5, Ghosts::Off);
}

#[test]
fn six_players_obey_the_laws() {
    sit_the_exam(6, Ghosts::On);
}

#[test]
fn seven_players_obey_the_laws() {
    sit_the_exam(7, Ghosts::On);
}

#[test]
fn eight_players_obey_the_laws() {
    sit_the_exam(8, Ghosts::On);
}

/// Whatever a designer writes, the engine keeps its invariants, ends, and leaks nothing [INV-25].
#[test]
fn random_card_files_obey_the_laws() {
    for file in 0..games(40) {
        let mut dice = Dice::new(&Seed::from(u64::from(file)));
        let source = random_cards::card_file(&mut dice);
        let (cards, _) =
            Cards::read(&source, &no_files).expect("the generator writes files without mistakes");
        let seats = u8::try_from(2 + file % 7).expect("a few seats");
        let ghosts = if file % 5 == 0 { Ghosts::Off } else { Ghosts::On };
        sit_the_exam_with(cards, (seats, ghosts), 2);
    }
}
