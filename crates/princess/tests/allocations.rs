//! Tests that a game allocates nothing after the deal. It counts every allocation of its program,
//! so it is the only test in it.

use std::alloc::System;

use princess::Princess;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_game_allocates_nothing_after_the_deal() {
    exam::allocates_nothing::<Princess>(|| ALLOCATOR.stats().allocations);
}
