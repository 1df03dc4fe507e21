//! The strength of a bot, and its name.

use alloc::{borrow::ToOwned, boxed::Box, string::String};
use core::{fmt, str::FromStr};

use kernel::{Dice, Searchable, Seed};
use thiserror::Error;

use crate::{Bot, Budget, Effort, Greedy, Model, Random, Search, Slipping};

/// The strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Chooses at random.
    Random,
    /// Takes the choice with the highest heuristic score, with human slips.
    Easy,
    /// Takes the choice with the highest heuristic score.
    Greedy,
    /// Looks ahead a little.
    Medium,
    /// Looks ahead.
    Hard,
    /// Looks ahead as long as it helps, and thinks for the others or makes plans.
    Master,
}

/// The name of the bot at each seat.
pub const NAMES: [&str; 8] = ["Alba", "Bruno", "Ciro", "Dalia", "Elio", "Flora", "Gala", "Hugo"];

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Easy, Self::Greedy, Self::Medium, Self::Hard, Self::Master];

    /// The levels that are offered to people; the others are for programs.
    pub const OFFERED: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// Creates a bot of this level, with its own dice and its full budget.
    pub fn bot<G: Searchable>(self, seed: &Seed) -> Box<dyn Bot<G>> {
        self.bot_with(Effort::FULL, seed)
    }

    /// Creates a bot of this level that uses a share of its budget, with its own dice. It never makes
    /// fewer playouts than a medium one.
    pub fn bot_with<G: Searchable>(self, effort: Effort, seed: &Seed) -> Box<dyn Bot<G>> {
        let dice = Dice::new(seed);
        let share = |playouts| effort.share_of(playouts).max(G::PLAYOUTS.medium);
        match self {
            Self::Random => Box::new(Random { dice }),
            Self::Easy => Box::new(Slipping { dice }),
            Self::Greedy => Box::new(Greedy { dice }),
            Self::Medium => search_bot(G::PLAYOUTS.medium, false, seed),
            Self::Hard => search_bot(share(G::PLAYOUTS.hard), false, seed),
            Self::Master => search_bot(share(G::PLAYOUTS.master), true, seed),
        }
    }

    /// Returns the least effort of a bot that is in a hurry: all of it for those that think for a
    /// moment only.
    pub const fn least_effort(self) -> Effort {
        match self {
            Self::Random | Self::Easy | Self::Greedy | Self::Medium => Effort::FULL,
            Self::Hard => Effort::of_parts(2),
            Self::Master => Effort::of_parts(1),
        }
    }

    /// Returns its id in the written form.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Greedy => "greedy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }
}

/// Creates a search bot with this many playouts for each choice, with its own dice. A wise one knows
/// the habits of the game, thinks for the others and makes plans, where these help in the game.
pub fn search_bot<G: Searchable>(playouts: u32, is_wise: bool, seed: &Seed) -> Box<dyn Bot<G>> {
    let budget =
        Budget { playouts, plans: is_wise && G::PLANS, habits: is_wise, foresight: is_wise };
    Box::new(Search::new(Dice::new(seed), Model::of::<G>(), budget))
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The error for a bot that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot `{0}`: there are random, easy, greedy, medium, hard and master")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.id() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
