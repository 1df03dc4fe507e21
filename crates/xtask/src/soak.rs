//! `cargo xtask soak [MINUTES]`: long random runs of what CI tries for a few seconds.

use std::{
    hash::{BuildHasher, RandomState},
    process::ExitCode,
    time::Instant,
};

use crate::{cargo, say};

/// How long a soak lasts after the laws, if nothing else is said.
pub(crate) const MINUTES: u64 = 10;
/// How many random games the laws are tried on, for each number of seats.
const GAMES: u64 = 10_000;
/// The seed that CI starts with.
const FIXED_SEED: u64 = 1;
/// The tests that last as long as they are told to, and how many packages they are in. The packages
/// run one after the other.
const LASTING: [&str; 4] = ["fuzzed::", "generated::", "worlds::", "chaos::"];
const PACKAGES: u64 = 3;

/// Tries the laws with a fresh seed and on the full number of games, then everything else with the
/// seed of CI and with the fresh one. Stops at the first fault.
pub(crate) fn soak(minutes: u64) -> ExitCode {
    let (begun, fresh) = (Instant::now(), RandomState::new().hash_one(()));
    let seconds = minutes * 60 / (2 * PACKAGES);
    let laws = || run(&[("SOMBRA_SOAK_SEED", fresh), ("SOMBRA_SOAK_GAMES", GAMES)], &["laws::"]);
    let rest =
        |seed| run(&[("SOMBRA_SOAK_SEED", seed), ("SOMBRA_SOAK_SECONDS", seconds)], &LASTING);
    if !(laws() && rest(FIXED_SEED) && rest(fresh)) {
        return ExitCode::FAILURE;
    }
    let minutes = begun.elapsed().as_secs() / 60;
    say(&format!("── soak: no fault in {minutes} minutes; the fresh seed was {fresh}"));
    ExitCode::SUCCESS
}

/// Runs tests with these variables; if one fails, says how to repeat it. It is the build of CI, so
/// that overflows and debug assertions are faults, too.
fn run(variables: &[(&str, u64)], tests: &[&str]) -> bool {
    let arguments = ["test", "--workspace", "--locked", "--test", "all", "--"];
    // All tests of a package at once: each lasts as long as it is told to, and so does the package.
    let shown = ["--nocapture", "--test-threads=16"];
    let arguments: Vec<&str> = arguments.iter().chain(tests).chain(&shown).copied().collect();
    let set = variables.iter().map(|(name, value)| format!("{name}={value} "));
    let line = set.collect::<String>() + "cargo " + &arguments.join(" ");
    say(&format!("── soak: {line}"));
    let set = variables.iter().map(|(name, value)| (name, value.to_string()));
    let well = cargo().args(arguments).envs(set).status().is_ok_and(|status| status.success());
    if !well {
        say(&format!(
            "── soak: a fault. What was printed above names its seed. Repeat it all with\n{line}"
        ));
    }
    well
}
