//! The bots that enter an arena, and how they are written.

use std::str::FromStr;

use catalog::{Contestant, Level};
use thiserror::Error;

/// The most playouts that a search bot may have for each choice.
pub const PLAYOUTS_MAX: u32 = 1_000_000;

/// A bot that enters an arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Its name, as it was written: `hard`, `search:64` or `cmd:./my-bot`.
    pub name: String,
    /// Who chooses for it.
    pub mind: Mind,
}

/// Who chooses for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mind {
    /// A bot of this level.
    Level(Level),
    /// A search bot with this many playouts for each choice.
    Search(u32),
    /// An outside program: its name and its arguments.
    Program(Vec<String>),
}

/// The error for a bot that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadEntrant {
    /// There is no such bot.
    #[error(
        "there is no bot `{0}`: there are random, easy, greedy, medium, hard, master, search:N and cmd:PROGRAM"
    )]
    Unknown(String),
    /// The number of playouts is none.
    #[error("`{0}` is not a number of playouts: 1 to {PLAYOUTS_MAX}")]
    Playouts(String),
    /// The command names no program, or a quotation mark is not closed.
    #[error("`{0}` is not a command: a program and its arguments, such as cmd:./my-bot --fast")]
    Command(String),
}

impl FromStr for Entrant {
    type Err = BadEntrant;

    fn from_str(text: &str) -> Result<Self, BadEntrant> {
        let mind = match text.split_once(':') {
            Some(("search", playouts)) => playouts
                .parse()
                .ok()
                .filter(|playouts| (1..=PLAYOUTS_MAX).contains(playouts))
                .map(Mind::Search)
                .ok_or_else(|| BadEntrant::Playouts(playouts.to_owned()))?,
            Some(("cmd", command)) => shlex::split(command)
                .filter(|words| words.first().is_some_and(|program| !program.is_empty()))
                .map(Mind::Program)
                .ok_or_else(|| BadEntrant::Command(command.to_owned()))?,
            _ => Mind::Level(text.parse().map_err(|_| BadEntrant::Unknown(text.to_owned()))?),
        };
        Ok(Self { name: text.to_owned(), mind })
    }
}

impl Entrant {
    /// Returns the contestant; an outside program gets this number.
    pub(crate) const fn contestant(&self, number: usize) -> Contestant {
        match self.mind {
            Mind::Level(level) => Contestant::Level(level),
            Mind::Search(playouts) => Contestant::Search(playouts),
            Mind::Program(_) => Contestant::Outside(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_written_as_levels_budgets_and_commands() {
        let mind = |text: &str| text.parse::<Entrant>().map(|entrant| entrant.mind);
        assert_eq!(mind("hard"), Ok(Mind::Level(Level::Hard)));
        assert_eq!(mind("search:64"), Ok(Mind::Search(64)));
        let words = ["./my-bot", "--name", "two words"].map(str::to_owned).to_vec();
        assert_eq!(mind("cmd:./my-bot --name 'two words'"), Ok(Mind::Program(words)));
        assert_eq!(mind("hal"), Err(BadEntrant::Unknown("hal".into())));
        assert_eq!(mind(""), Err(BadEntrant::Unknown(String::new())));
        for playouts in ["0", "1000001", "-1", "many", ""] {
            let wrong = Err(BadEntrant::Playouts(playouts.to_owned()));
            assert_eq!(mind(&format!("search:{playouts}")), wrong);
        }
        for command in ["", "  ", "''", "./my-bot 'open"] {
            let wrong = Err(BadEntrant::Command(command.to_owned()));
            assert_eq!(mind(&format!("cmd:{command}")), wrong);
        }
    }
}
