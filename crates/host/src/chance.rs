//! Where a host takes chance from.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use kernel::{Seat, Seed};
use sha2::{Digest, Sha256};
use store::Version;

/// Where a host takes chance from.
#[derive(Clone, Debug, Default)]
pub enum Chance {
    /// The operating system.
    #[default]
    System,
    /// One seed, for tests and pictures: every run deals the same games, and bots choose alike.
    /// Whoever knows the seed knows every deal.
    Rehearsed(Seed, Arc<AtomicU64>),
}

impl Chance {
    /// Returns chance that is the same in every run.
    pub fn rehearsed(seed: Seed) -> Self {
        Self::Rehearsed(seed, Arc::default())
    }

    /// Draws the secret of a new table.
    pub(crate) fn secret(&self) -> io::Result<Seed> {
        match self {
            Self::System => fresh(),
            Self::Rehearsed(seed, tables) => {
                let number = tables.fetch_add(1, Ordering::Relaxed);
                Ok(derived(&format!("{seed} table {number}")))
            }
        }
    }

    /// Draws the seed of what a bot thinks at this version of a table with this secret.
    pub(crate) fn thought(&self, secret: Seed, seat: Seat, at: Version) -> io::Result<Seed> {
        match self {
            Self::System => fresh(),
            Self::Rehearsed(..) => Ok(derived(&format!("{secret} seat {seat} version {at}"))),
        }
    }
}

fn fresh() -> io::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed::from(bytes))
}

fn derived(text: &str) -> Seed {
    Seed::from(<[u8; 32]>::from(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rehearsal_deals_the_same_tables_in_every_run() {
        let secrets = || {
            let chance = Chance::rehearsed("7".parse().expect("a seed"));
            [(); 3].map(|()| chance.secret().expect("it needs no system"))
        };
        let [first, second, third] = secrets();
        assert!(first != second && second != third && first != third);
        assert_eq!(secrets(), [first, second, third]);
    }

    #[test]
    fn the_system_never_repeats_itself() {
        let secret = || Chance::System.secret().expect("the system has chance");
        assert_ne!(secret(), secret());
    }
}
