//! The strength of a bot, and its name.

use alloc::{borrow::ToOwned, boxed::Box, string::String};
use core::{fmt, str::FromStr};

use kernel::{Dice, Heuristic, Seed};
use thiserror::Error;

use crate::{Bot, Greedy, Random};

/// The strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Chooses at random.
    Random,
    /// Takes the choice with the highest heuristic score; also called easy.
    Greedy,
}

/// The name of the bot at each seat.
pub const NAMES: [&str; 8] = ["Alba", "Bruno", "Ciro", "Dalia", "Elio", "Flora", "Gala", "Hugo"];

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Creates a bot of this level, with its own dice.
    pub fn bot<G: Heuristic>(self, seed: &Seed) -> Box<dyn Bot<G>> {
        let dice = Dice::new(seed);
        match self {
            Self::Random => Box::new(Random { dice }),
            Self::Greedy => Box::new(Greedy { dice }),
        }
    }

    /// Returns its id in the written form.
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

/// The error for a bot that does not exist.
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
