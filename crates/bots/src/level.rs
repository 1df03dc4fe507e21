//! How strong a bot is, by name.

use alloc::{borrow::ToOwned, boxed::Box, string::String};
use core::{fmt, str::FromStr};

use kernel::{Dice, Heuristic, Seed};
use thiserror::Error;

use crate::{Bot, Greedy, Random};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Chooses at random.
    Random,
    /// Takes what looks best at first sight; also called easy.
    Greedy,
}

/// What a bot is called at each seat.
pub const NAMES: [&str; 8] = ["Alba", "Bruno", "Ciro", "Dalia", "Elio", "Flora", "Gala", "Hugo"];

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Seats a bot of this level, with chance of its own.
    pub fn bot<G: Heuristic>(self, seed: &Seed) -> Box<dyn Bot<G>> {
        let dice = Dice::new(seed);
        match self {
            Self::Random => Box::new(Random { dice }),
            Self::Greedy => Box::new(Greedy { dice }),
        }
    }

    /// Its name in the written form.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{0}`: there are random, greedy and easy (another name for greedy)")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" | "easy" => Ok(Self::Greedy),
            _ => Err(UnknownLevel(text.to_owned())),
        }
    }
}
