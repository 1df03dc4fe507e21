//! Counts of lines of play.

use kernel::{Dice, Eyes, Game, Ignore, Scripted, SeatCount, Seed, Setup, perft};
use shadow_throne::{Cards, ShadowThrone};

fn dealt(seats: u8) -> (ShadowThrone, Dice) {
    let mut dice = Dice::new(&Seed::from(1));
    let seats = SeatCount::new(seats).expect("three to five");
    let game = ShadowThrone::deal(&Setup::new(seats), &mut dice, &mut Ignore);
    (game.expect("three to five seats"), dice)
}

/// In a round each seat chooses among the different cards of its pool, independently of the others:
/// the number of lines is the product of those counts.
#[test]
fn one_draft_round_multiplies_the_pools() {
    for seats in 3..=5 {
        let (game, dice) = dealt(seats);
        let view = game.view(Eyes::All);
        let pools = view.pools.values().flatten().copied();
        let product: usize = pools.map(|pool: Cards| pool.distinct().count()).product();
        assert_eq!(perft(&game, &dice, u32::from(seats)), u64::try_from(product).unwrap());
    }
}

/// With pools of six different cards the first round has 6·6·6 lines and the second always 5·5·5.
/// The numbers are computed by hand.
#[test]
fn two_draft_rounds_of_different_cards() {
    let clauses = [
        "pool A king-kyros outlaw datura protis langman thavma",
        "pool B anna-lys simone picureas sythera tithe-master loyal-soldier",
        "pool C kings-guard queens-guard godsea-knights warrior-monk tax-collector pious-peasant",
    ];
    let three = SeatCount::new(3).unwrap();
    let game = ShadowThrone::position(&Setup::new(three), &clauses, &mut Ignore).unwrap();
    let dice = Dice::new(&Seed::from(1));
    let counts: Vec<u64> = (1..=6).map(|depth| perft(&game, &dice, depth)).collect();
    assert_eq!(counts, [6, 36, 216, 1_080, 5_400, 27_000]);
}

/// The numbers come from a short program in another language, run on the three pools of this deal.
#[test]
fn path_counts_stay() {
    let (game, dice) = dealt(3);
    let counts: Vec<u64> = (1..=8).map(|depth| perft(&game, &dice, depth)).collect();
    assert_eq!(counts, [5, 25, 150, 750, 3_150, 13_230, 45_360, 181_440]);
}
