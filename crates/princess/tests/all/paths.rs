//! Counted paths, worked out by hand.

use kernel::{Dice, Ignore, Scripted, SeatCount, Seed, Setup, Text, perft};
use princess::Princess;

/// Sets up a position, lets something happen, and counts the lines of 1 to `depth` choices.
fn counts(seats: u8, position: &[&str], (happens, depth): (&str, u32)) -> Vec<u64> {
    let setup = Setup::new(SeatCount::new(seats).expect("two to eight"));
    let mut game = Princess::position(&setup, position, &mut Ignore).expect("it can be set up");
    let mut dice = Dice::new(&Seed::from(1));
    game.happen(Text::new(happens), &mut dice, &mut Ignore).expect("it can happen");
    (1..=depth).map(|depth| perft(&game, &dice, depth)).collect()
}

/// Two players with four cards each, who can point only at each other: 4 choices, then 4 x 4.
#[test]
fn two_players_lay_a_card() {
    let position = ["players A wolf, B knight"];
    assert_eq!(counts(2, &position, ("action", 2)), [4, 16]);
}

/// With three players each has two directions: 4 x 2 choices, then 8 x 8. The stunned are not asked:
/// with one card each for the two others, 2, then 2 x 2.
#[test]
fn three_players_lay_a_card() {
    let position = ["players A wolf, B knight, C ogre"];
    assert_eq!(counts(3, &position, ("action", 2)), [8, 64]);
    let position =
        ["players A wolf, B knight, C ogre", "stunned C", "hand A fangs", "hand B tin-shield"];
    assert_eq!(counts(3, &position, ("action", 2)), [2, 4]);
}

/// A draw with 2 gold beside a Shop of three: no, or one of three. Each brings a hand card, and
/// nothing more is asked.
#[test]
fn a_draw_beside_a_shop_of_three() {
    let position = ["players A wolf, B knight", "shop brew lantern oven-door", "deck tower-key"];
    assert_eq!(counts(2, &position, ("draw A 1", 1)), [4]);
    // After either answer the purse decides about the second draw: with 0 gold there is no question,
    // so a purchase ends the line; after `no` there are 4 answers again.
    let position =
        ["players A wolf, B knight", "shop brew lantern oven-door", "deck tower-key black-cat"];
    assert_eq!(counts(2, &position, ("draw A 2", 2)), [4, 7]);
}

/// Three cards can be put back in 6 orders, two in 2.
#[test]
fn orders_of_the_top_cards() {
    let position = ["players A wolf, B knight", "deck lantern brew oven-door"];
    assert_eq!(counts(2, &position, ("event A: scry 3", 1)), [6]);
    assert_eq!(counts(2, &position, ("event A: scry 2", 1)), [2]);
}

/// A Knight with two cards on hand dies of the Wolf's event: no, the gold, or one of the two cards.
#[test]
fn loot() {
    let position =
        ["players A wolf, B knight, C ogre", "hearts B 1", "hand B tin-shield bent-visor"];
    assert_eq!(counts(3, &position, ("event A: damage left 1", 1)), [4]);
}

/// Everybody discards two of four cards, one after the other: 4, 4 x 3, then the next player's 4, 3.
#[test]
fn everybody_discards() {
    let position = ["players A wolf, B knight"];
    assert_eq!(counts(2, &position, ("event A: discard all 2", 4)), [4, 12, 48, 144]);
}

/// Above the hand limit both discard at the same time: 6 x 6 pairs, and nothing more is asked.
#[test]
fn both_are_above_the_limit() {
    let position = [
        "players A wolf, B knight",
        "hand A fangs sheep-suit huff-and-puff brew lantern oven-door",
        "hand B tin-shield bent-visor crooked-lance black-cat tower-key straw-house",
    ];
    assert_eq!(counts(2, &position, ("end", 2)), [6, 36]);
}
