//! The options: `characters dealt rounds 40 head-start off`.

use kernel::{GameOptions, OptionSpec};
use serde::Serialize;

/// How characters are given out [CS-1.3].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Characters {
    /// At random.
    #[default]
    Dealt,
    /// Seat A picks first, then B, and so on.
    Chosen,
}

/// The number of rounds after which a game ends at the latest [CS-11.8].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rounds {
    /// The default: hardly any game is that long.
    #[default]
    Forty = 40,
    /// The shortest.
    Twenty = 20,
    /// In between.
    Thirty = 30,
}

impl Rounds {
    /// Every value, the default first.
    pub const ALL: [Self; 3] = [Self::Forty, Self::Twenty, Self::Thirty];

    /// Returns it as a number.
    #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
    pub const fn get(self) -> u8 {
        self as u8
    }
}

/// Whether the later seats start with energy [CS-1.5].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeadStart {
    /// As printed: everybody starts without.
    #[default]
    Off,
    /// Every seat but A starts with 1 energy.
    On,
}

/// The options agreed before the deal: `characters dealt rounds 40 head-start off`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How characters are given out.
    pub characters: Characters,
    /// When a game ends at the latest.
    pub rounds: Rounds,
    /// Whether the later seats start with energy.
    pub head_start: HeadStart,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "characters", values: &["dealt", "chosen"], is_always_written: true },
        OptionSpec { name: "rounds", values: &["40", "20", "30"], is_always_written: true },
        OptionSpec { name: "head-start", values: &["off", "on"], is_always_written: true },
    ];

    fn value(&self, option: usize) -> usize {
        let Self { characters, rounds, head_start } = self;
        match option {
            0 => usize::from(*characters == Characters::Chosen),
            1 => Rounds::ALL.iter().position(|it| it == rounds).unwrap_or_default(),
            _ => usize::from(*head_start == HeadStart::On),
        }
    }

    fn set(&mut self, option: usize, value: usize) {
        match option {
            0 => self.characters = [Characters::Dealt, Characters::Chosen][value],
            1 => self.rounds = Rounds::ALL[value],
            _ => self.head_start = [HeadStart::Off, HeadStart::On][value],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_always_written() {
        assert_eq!(Options::default().text(), "characters dealt rounds 40 head-start off");
        for text in [
            "characters chosen rounds 20 head-start on",
            "characters dealt rounds 30 head-start off",
        ] {
            assert_eq!(Options::parse(text).unwrap().text(), text);
        }
        assert!(Options::parse("rounds 10").is_err());
    }
}
