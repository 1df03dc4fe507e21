//! No heap inside a game after the deal. Alone in its program: it counts every allocation in it.

use std::alloc::System;

use goofspiel::Goofspiel;
use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_game_allocates_nothing_after_the_deal() {
    let mut dice = Dice::new(&Seed::from(1));
    let mut legal = Choices::new();
    for seats in [2, 3, 4, 5, 2, 3, 4, 5] {
        let seats = SeatCount::new(seats).expect("two to five");
        let game = Goofspiel::deal(&Setup::new(seats), &mut dice, &mut Ignore);
        let mut game = game.expect("two to five seats");
        let region = Region::new(ALLOCATOR);
        let mut choices = 0;
        while let Some(seat) = game.turn().owing().first() {
            game.legal(seat, &mut legal);
            let choice = *dice.pick(&legal).expect("who owes has a choice");
            // A view and a clone are made without the heap too: bots make many.
            let view = game.view(Eyes::Seat(seat));
            assert_eq!(view.owing, game.clone().turn().owing());
            game.choose(seat, choice, &mut dice, &mut Ignore).expect("legal is legal");
            choices += 1;
        }
        let allocations = region.change().allocations;
        assert_eq!(allocations, 0, "{allocations} allocations in {choices} choices");
    }
}
