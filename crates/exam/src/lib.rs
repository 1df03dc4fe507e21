//! Tests the laws that every Sombra game must obey, on thousands of random games.
//!
//! A game calls [`laws`] in a few lines of a test. When a law breaks, the exam shortens the line of
//! play as far as possible and shows it as a record that `sombra replay` reads.

mod heap;
mod law;
mod mutate;
mod playout;
mod trials;

use core::{cell::Cell, fmt};

use kernel::{Frame, Game, Setup};
use proptest::{
    collection::vec,
    prelude::any,
    strategy::Strategy,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner},
};

pub use heap::allocates_nothing;
pub use mutate::mutated;
pub use playout::Playout;
pub use trials::Trials;

/// How much to test.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many whole random games to play at least.
    pub games: u32,
    /// The most choices that a game may take.
    pub choices_max: usize,
    /// Whether players may be told something that no later view has: everybody, such as the order in
    /// which cards of a deck were discarded, or one player, such as the order of two own draws.
    pub forgets: bool,
}

/// One choice, for the game's own laws.
#[derive(Debug)]
pub struct Passage<'g, G: Game> {
    /// The game before the choice.
    pub before: &'g G,
    /// The game after the choice.
    pub after: &'g G,
    /// The events of the choice.
    pub frames: &'g [Frame<G>],
}

/// A law that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// How it fails.
    pub how: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "broken law: {}\n{}", self.law, self.how)
    }
}

/// Returns how many games to play: `games`, or the number that `cargo xtask soak` sets.
///
/// # Panics
///
/// If the variable `SOMBRA_SOAK_GAMES` is not a number.
pub fn games(games: u32) -> u32 {
    let soak = std::env::var("SOMBRA_SOAK_GAMES").ok();
    soak.map_or(games, |text| text.parse().expect("SOMBRA_SOAK_GAMES is a number of games"))
}

/// Plays random games of `G` and tests its laws: the quick ones and `own` after each choice, the
/// slow ones at random.
///
/// # Panics
///
/// If a law breaks, with the shortest line of play found that breaks it.
pub fn laws<G: Game>(
    plan: Plan,
    setup: &Setup<G>,
    own: impl Fn(&Passage<'_, G>) -> Result<(), String>,
) {
    if let Err(found) = try_laws(plan, setup, own) {
        panic!("{found}");
    }
}

/// Does the same as [`laws`] without panicking, for tests of the laws themselves.
///
/// # Errors
///
/// If a law breaks, with the shortest line of play found that breaks it.
pub fn try_laws<G: Game>(
    plan: Plan,
    setup: &Setup<G>,
    own: impl Fn(&Passage<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    // Most lines are long enough for a whole game; shrinking makes them shorter.
    let picks = vec(any::<u16>(), 1..=plan.choices_max);
    let lines = (any::<u64>(), picks).prop_map(|(seed, picks)| Playout { seed, picks });
    // A fixed seed makes every failure reproducible; a soak names others.
    let mut seed = [setup.seats.get(); 32];
    if let Some(soak) = trials::soak_seed() {
        seed[..8].copy_from_slice(&soak.to_le_bytes());
    }
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let config = Config { failure_persistence: None, max_shrink_iters: 4_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, rng);
    let whole = Cell::new(0);
    let judge = |line: Playout| {
        let mut trial = law::Trial::<G>::deal(&line, setup, plan);
        let judged = trial.play(&own);
        whole.set(whole.get() + u32::from(trial.is_over()));
        judged.map_err(|broken| TestCaseError::fail(broken.to_string()))
    };
    let mut run = Ok(true);
    while run.is_ok() && whole.get() < plan.games {
        let line = lines.new_tree(&mut runner).expect("lines can be drawn");
        run = runner.run_one(line, judge);
    }
    run.map(|_| ()).map_err(|error| match error {
        TestError::Fail(why, line) => format!("{why}\n\n{}", line.record::<G>(setup)),
        TestError::Abort(why) => why.to_string(),
    })
}
