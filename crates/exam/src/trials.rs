//! Random trials: a few with fixed seeds in CI, as many as time allows in `cargo xtask soak`.

use std::{
    env,
    io::{self, Write},
    str::FromStr,
    thread,
    time::{Duration, Instant},
};

use kernel::{Dice, Seed};

/// The seed of the first trial, unless `SOMBRA_SOAK_SEED` says another one.
const FIRST_SEED: u64 = 1;

/// An iterator that gives each trial its own dice. Trial by trial, the seed rises by one.
///
/// When it is dropped, it reports what was tried. If its test fails, it reports the seed of the last
/// trial, and the command that repeats it.
#[derive(Debug)]
pub struct Trials {
    what: &'static str,
    next: u64,
    left: u64,
    ends: Option<Instant>,
    tried: u64,
}

impl Trials {
    /// Plans `trials` trials. `cargo xtask soak` sets `SOMBRA_SOAK_SECONDS`: then there are at least
    /// as many, and more until that time is over. `what` says what is tried.
    ///
    /// # Panics
    ///
    /// If a variable of the soak is not a number.
    pub fn new(what: &'static str, trials: u64) -> Self {
        let ends = variable("SOMBRA_SOAK_SECONDS")
            .map(|seconds| Instant::now() + Duration::from_secs(seconds));
        let next = soak_seed().unwrap_or(FIRST_SEED);
        Self { what, next, left: trials, ends, tried: 0 }
    }

    /// Counts what was tried, for the report.
    pub fn add(&mut self, tried: usize) {
        self.tried += u64::try_from(tried).unwrap_or(u64::MAX);
    }
}

impl Iterator for Trials {
    type Item = Dice;

    fn next(&mut self) -> Option<Dice> {
        let goes_on = self.left > 0 || self.ends.is_some_and(|ends| Instant::now() < ends);
        let seed = self.next;
        self.left = self.left.saturating_sub(1);
        self.next = self.next.wrapping_add(u64::from(goes_on));
        goes_on.then(|| Dice::new(&Seed::from(seed)))
    }
}

impl Drop for Trials {
    fn drop(&mut self) {
        let Self { what, tried, .. } = self;
        match (thread::panicking(), self.ends) {
            (true, _) => {
                let (seed, current) = (self.next.wrapping_sub(1), thread::current());
                let test = current.name().filter(|name| *name != "main").unwrap_or_default();
                say(&format!(
                    "{what}: a fault with the seed {seed}, after {tried}. Repeat it with\n\
                     SOMBRA_SOAK_SEED={seed} cargo test --workspace --test all -- {test}"
                ));
            }
            (false, Some(_)) => say(&format!("{what}: {tried} tried, no fault")),
            (false, None) => {}
        }
    }
}

/// Returns the seed that `cargo xtask soak` sets, if it runs.
pub(crate) fn soak_seed() -> Option<u64> {
    variable("SOMBRA_SOAK_SEED")
}

fn variable<T: FromStr>(name: &str) -> Option<T> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

fn say(line: &str) {
    // If stderr is closed, the test still has a result.
    let _ = writeln!(io::stderr(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trials_have_their_own_dice_and_are_the_same_in_every_run() {
        let drawn = || Trials::new("dice", 3).map(|mut dice| dice.below(1_000)).collect::<Vec<_>>();
        let (one, other) = (drawn(), drawn());
        assert_eq!(one, other);
        assert!(one.len() >= 3 && one[0] != one[1] && one[1] != one[2], "{one:?}");
    }
}
