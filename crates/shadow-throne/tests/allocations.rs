//! Tests that a game allocates nothing after the deal. It counts every allocation of its program,
//! so it is the only test in it.

use std::alloc::System;

use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
use shadow_throne::ShadowThrone;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_game_allocates_nothing_after_the_deal() {
    let mut dice = Dice::new(&Seed::from(1));
    let mut legal = Choices::new();
    for seats in [3, 4, 5, 3, 4, 5] {
        let seats = SeatCount::new(seats).expect("three to five");
        let game = ShadowThrone::deal(&Setup::new(seats), &mut dice, &mut Ignore);
        let mut game = game.expect("three to five seats");
        let region = Region::new(ALLOCATOR);
        let mut choices = 0;
        while let Some(seat) = game.turn().owing().first() {
            game.legal(seat, &mut legal);
            let choice = *dice.pick(&legal).expect("a seat that owes has a choice");
            // Views and clones must not allocate either: bots make many.
            let view = game.view(Eyes::Seat(seat));
            assert_eq!(view.owing, game.clone().turn().owing());
            game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is accepted");
            choices += 1;
        }
        let allocations = region.change().allocations;
        assert_eq!(allocations, 0, "{allocations} allocations in {choices} choices");
    }
}
