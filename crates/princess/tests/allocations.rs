//! Tests that a game allocates nothing after the deal; views have lists of ids. It counts every
//! allocation of its program, so it is the only test in it.

use std::alloc::System;

use kernel::{Choices, Dice, Game, Ignore, SeatCount, Seed, Setup};
use princess::Princess;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_game_allocates_nothing_after_the_deal() {
    for seats in Princess::SEATS {
        // Other threads of the program may allocate meanwhile: a game would do so every time.
        let fewest = (0..5).map(|_| allocated_by_a_game(seats)).min();
        assert_eq!(fewest, Some(0), "{seats} seats");
    }
}

fn allocated_by_a_game(seats: u8) -> usize {
    let mut dice = Dice::new(&Seed::from(u64::from(seats)));
    let mut legal = Choices::new();
    let seats = SeatCount::new(seats).expect("two to eight");
    let game = Princess::deal(&Setup::new(seats), &mut dice, &mut Ignore);
    let mut game = game.expect("two to eight seats");
    let before = ALLOCATOR.stats().allocations;
    while let Some(seat) = game.turn().owing().first() {
        game.legal(seat, &mut legal);
        let choice = *dice.pick(&legal).expect("a seat that owes has a choice");
        std::hint::black_box(game.clone());
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is accepted");
    }
    ALLOCATOR.stats().allocations - before
}
