//! Whether a game allocates after the deal.

use kernel::{Choices, Dice, Eyes, Game, Ignore, SeatCount, Seed, Setup};

/// Other threads of a test program may allocate meanwhile. So each game is played several times: if
/// the game allocated, it would do so every time.
const ATTEMPTS: u64 = 5;

/// Plays a random game for each number of seats, with views and clones, and tests that nothing is
/// allocated after the deal. `allocations` returns how often the program has allocated so far.
///
/// # Panics
///
/// If a game allocates.
pub fn allocates_nothing<G: Game>(allocations: impl Fn() -> usize) {
    for seats in G::SEATS {
        let fewest = (0..ATTEMPTS).map(|_| allocated_by_a_game::<G>(seats, &allocations)).min();
        assert_eq!(fewest, Some(0), "{seats} seats");
    }
}

fn allocated_by_a_game<G: Game>(seats: u8, allocations: impl Fn() -> usize) -> usize {
    let mut dice = Dice::new(&Seed::from(u64::from(seats)));
    let mut legal = Choices::new();
    let seats = SeatCount::new(seats).expect("a game has one to eight seats");
    let game = G::deal(&Setup::new(seats), &mut dice, &mut Ignore);
    let mut game = game.expect("the game has this number of seats");
    let before = allocations();
    while let Some(seat) = game.turn().owing().first() {
        game.legal(seat, &mut legal);
        let choice = *dice.pick(&legal).expect("a seat that owes has a choice");
        // Bots make many views and clones.
        std::hint::black_box((game.view(Eyes::Seat(seat)), game.clone()));
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is accepted");
    }
    allocations() - before
}
