//! Counted paths, worked out by hand.

use casting_shadows::CastingShadows;
use kernel::{Dice, Game, Ignore, Scripted, Seat, SeatCount, Seed, Setup, perft};

fn set_up(seats: u8, position: &[&str]) -> CastingShadows {
    let setup = Setup::new(SeatCount::new(seats).expect("two to four"));
    CastingShadows::position(&setup, position, &mut Ignore).expect("it can be set up")
}

fn counts(position: &[&str], depth: u32) -> Vec<u64> {
    let game = set_up(2, position);
    let dice = Dice::new(&Seed::from(1));
    (1..=depth).map(|depth| perft(&game, &dice, depth)).collect()
}

/// One action point and an empty pool on Ancient Rune, which is next to all 4 other hexes of a board
/// for two: travel to one of them, or end.
#[test]
fn one_action_point_on_ancient_rune() {
    let position = ["players A frill, B kit", "at A ancient-rune", "ap 1"];
    assert_eq!(counts(&position, 1), [5]);
}

/// With no action points and two resource cards: use either, or end.
#[test]
fn resource_cards_without_action_points() {
    let position = ["players A frill, B kit", "ap 0", "book A pocket-rubies, bag-of-marbles"];
    assert_eq!(counts(&position, 1), [3]);
}

/// At night with 3 energy: transform with one of three companions, or be done.
#[test]
fn a_night_with_full_energy() {
    let position = ["players A frill, B kit", "ap 0", "energy A 3"];
    // `end` is the only action; then 3 companions or `done`.
    assert_eq!(counts(&position, 2), [1, 4]);
}

/// Three dice with different faces and one action point in the desert, where there is no card, but no
/// Gem and Orb to pay with: 2 hexes to travel to (two players), 7 sets of dice, end: 10.
#[test]
fn sets_of_dice() {
    let position = [
        "players A frill, B kit",
        "at A dusty-desert",
        "ap 1",
        "dice red-gem - blue-gem - purple-gem",
    ];
    assert_eq!(counts(&position, 1), [10]);
}

/// An attack on the centre of a board of four, at one who holds Poof! and a shield. Before it there
/// are 6 hexes to travel to, the cast, and the end; after it a pass, the shield, or 6 hexes.
#[test]
fn answers_to_an_attack() {
    let mut game = set_up(
        4,
        &[
            "players A frill, B kit, C nuzzle, D haze",
            "at A ancient-rune, B ancient-rune",
            "ap 1",
            "book A heavy-hand",
            "counterspells B poof, pointed-shield",
            "tokens red-gem",
        ],
    );
    let mut dice = Dice::new(&Seed::from(1));
    assert_eq!(perft(&game, &dice, 1), 8);
    let cast = "cast heavy-hand at B paying red-gem".parse().expect("a choice");
    game.choose(Seat::default(), cast, &mut dice, &mut Ignore).expect("it is legal");
    assert_eq!(perft(&game, &dice, 1), 8);
}
