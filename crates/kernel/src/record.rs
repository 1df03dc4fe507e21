//! The written form of a game: a header, one line per choice, and the ending.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use thiserror::Error;

use crate::{
    BySeat, Commitment, ContentsHash, Game, GameContents, GameOptions, Message, Mix, Outcome, Seat,
    Seed, Setup,
};

pub(crate) const FIRST_LINE: &str = "sombra record 1";

/// The written form of one game. Replaying it gives exactly the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The name of each player.
    pub players: BySeat<String>,
    /// The options, in the game's written form.
    pub options: String,
    /// The hash of its contents, such as the cards, if the game has contents that can be replaced.
    pub contents: Option<ContentsHash>,
    /// The seed of the dice.
    pub seed: Seed,
    /// The hash published before the deal: of the secret if there is a mix, else of the seed.
    pub commitment: Commitment,
    /// What the seed was mixed from, if the players could contribute to it.
    pub mix: Option<Mix>,
    /// The choices, in order.
    pub choices: Vec<Chosen>,
    /// How it ended.
    pub ending: Ending,
}

/// A line of a record that holds one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The seat that chose.
    pub seat: Seat,
    /// The choice, in the game's written form.
    pub choice: String,
}

/// The last line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `over B`, or `over nobody`: the game is over, with these winners.
    Over(Outcome),
    /// `unfinished`: the game is not over.
    Unfinished,
}

/// An error in a record, with its line and column.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {what}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there, or what is expected.
    pub what: Message,
}

impl Record {
    /// Creates the record of a game in which no choice has been made yet.
    pub fn new<G: Game>(setup: &Setup<G>, players: BySeat<String>, seed: Seed) -> Self {
        Self {
            game: G::ID.to_string(),
            players,
            options: setup.options.text(),
            contents: setup.contents.hash(),
            seed,
            commitment: seed.commitment(),
            mix: None,
            choices: Vec::new(),
            ending: Ending::Unfinished,
        }
    }

    /// Does the same with a seed mixed from a secret and the players' contributions.
    pub fn mixed<G: Game>(setup: &Setup<G>, players: BySeat<String>, mix: Mix) -> Self {
        let record = Self::new::<G>(setup, players, mix.seed());
        Self { commitment: mix.secret.commitment(), mix: Some(mix), ..record }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "seats {}", self.players.count())?;
        writeln!(f, "options {}", self.options)?;
        if let Some(contents) = &self.contents {
            writeln!(f, "contents {contents}")?;
        }
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "commitment {}", self.commitment)?;
        if let Some(mix) = &self.mix {
            write!(f, "{mix}")?;
        }
        for (seat, name) in self.players.iter() {
            writeln!(f, "player {seat} {name}")?;
        }
        for Chosen { seat, choice } in &self.choices {
            writeln!(f, "{seat} {choice}")?;
        }
        writeln!(f, "{}", self.ending)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unfinished => f.write_str("unfinished"),
            Self::Over(outcome) if outcome.winners.is_empty() => f.write_str("over nobody"),
            Self::Over(outcome) => {
                f.write_str("over")?;
                let mut winners = outcome.winners;
                winners.try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    const SMALL: &str = "sombra record 1\ngame shadow-throne\nseats 3\noptions target 15\nseed 42\n\
        commitment 73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049\n\
        player A Alba\nplayer B Bruno the bot\nplayer C Íñigo\n\
        A draft outlaw\nC draft datura\nunfinished\n";

    #[test]
    fn a_record_reads_back() {
        let record: Record = SMALL.parse().unwrap();
        assert_eq!(record.to_string(), SMALL);
        assert_eq!(record.choices.len(), 2);
    }

    #[test]
    fn a_record_names_its_contents() {
        let mut record: Record = SMALL.parse().unwrap();
        record.contents = Some(ContentsHash::of("cards"));
        let text = record.to_string();
        assert!(text.contains("\noptions target 15\ncontents 6ac9a32c"), "{text}");
        assert_eq!(text.parse(), Ok(record));
    }

    #[test]
    fn a_mixed_record_reads_back() {
        let secret: Seed = "07".repeat(32).parse().unwrap();
        let contributions = [0, 2].map(|n| (Seat::new(n).unwrap(), format!("word-{n}"))).to_vec();
        let mix = Mix { secret, contributions };
        let mut record: Record = SMALL.parse().unwrap();
        (record.seed, record.commitment) = (mix.seed(), secret.commitment());
        record.mix = Some(mix);
        let text = record.to_string();
        assert!(text.contains("\nsecret 0707") && text.contains("\nmixed C word-2\nplayer A"));
        assert_eq!(text.parse(), Ok(record.clone()));
        assert_eq!(record.check_fairness(), Ok(()));
        let changed = text.replace("word-2", "word-3").parse::<Record>().unwrap();
        assert_eq!(changed.check_fairness().unwrap_err().line, 5);
        let turned = text.replace("mixed A", "mixed C");
        assert_eq!(turned.parse::<Record>().unwrap_err().line, 9);
    }

    /// Each row: the text to replace, its replacement, and the expected error.
    #[test]
    fn a_wrong_line_is_named() {
        #[rustfmt::skip]
        let rows = [
            ("record 1", "record 2", "line 1, column 1: a record begins with the line `sombra record 1`"),
            ("seats 3", "seats 9", "line 3, column 7: a table has 1 to 8 seats"),
            ("seats 3", "seats 03", "line 3, column 7: a table has 1 to 8 seats"),
            ("seats 3", "seat 3", "line 3, column 1: expected a line that begins with `seats `"),
            ("seed 42", "seed 4x2", "line 5, column 7: expected 64 hexadecimal digits in lower case"),
            ("player C", "player D", "line 9, column 1: expected a line that begins with `player C `"),
            ("seats 3", "seats 2", "line 9, column 1: the record says `seats 2`: it has as many lines `player`"),
            ("seats 3", "seats 4", "line 10, column 1: the record says `seats 4`: it has as many lines `player`"),
            ("Alba", "Alba\u{fe0f}", "line 7, column 10: a name has 1 to 40 plain characters"),
            ("Alba", "", "line 7, column 10: a name has 1 to 40 plain characters"),
            ("C draft", "D draft", "line 11, column 1: there is no seat D at a table of 3"),
            ("C draft", "Cdraft", "line 11, column 1: a seat is one letter from A to H"),
            ("unfinished", "over C A", "line 12, column 6: this is written `over A C`"),
            ("unfinished\n", "unfinished", "line 12, column 11: the record is cut off: its last line is `over …` or `unfinished`"),
            ("unfinished\n", "", "line 12, column 1: the record is cut off: its last line is `over …` or `unfinished`"),
            ("Alba", "Al\u{202e}ba", "line 7, column 10: a name has 1 to 40 plain characters"),
            ("seats 3\n", "seats 3\r\n", "line 3, column 8: lines end with a line feed alone, without a carriage return"),
            ("unfinished\n", "unfinished\n\n", "line 13, column 1: nothing may follow the end of the game"),
        ];
        for (old, new, said) in rows {
            let wrong = SMALL.replacen(old, new, 1).parse::<Record>().unwrap_err();
            assert_eq!(wrong.to_string(), said, "{old} -> {new}");
        }
    }
}
