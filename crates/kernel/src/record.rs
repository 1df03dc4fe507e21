//! The written form of a game: a header, then one line a choice, then how it ended.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use thiserror::Error;

use crate::{BySeat, Commitment, Dice, Game, Misread, Outcome, Seat, SeatCount, Seats, Seed, Turn};

const FIRST_LINE: &str = "sombra record 1";
const HEADER_LINES: usize = 6;
const NAME_CHARS_MAX: usize = 40;

/// A game on paper. It is enough to play the game again, to the same bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game, by its id.
    pub game: String,
    /// Who sat where, by name.
    pub players: BySeat<String>,
    /// What was agreed, in the game's own written form.
    pub options: String,
    /// What the dice were thrown from.
    pub seed: Seed,
    /// What was published of the seed before the deal.
    pub commitment: Commitment,
    /// What was chosen, in order.
    pub choices: Vec<Chosen>,
    /// How it ended.
    pub ending: Ending,
}

/// One line of a record: a seat has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Who.
    pub seat: Seat,
    /// What, in the game's own written form.
    pub choice: String,
}

/// The last line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// `over B`, or `over nobody`: the game came to its end.
    Over(Outcome),
    /// `unfinished`: the game was left.
    Unfinished,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {what}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there, or what would be right.
    pub what: String,
}

impl Record {
    /// Checks that a name can stand in a record.
    ///
    /// # Errors
    ///
    /// Says what a name may be.
    pub fn check_name(name: &str) -> Result<(), Misread> {
        read_name(name).map(|_| ())
    }

    /// Starts a record of `G` that nobody has played yet.
    pub fn new<G: Game>(options: &G::Options, players: BySeat<String>, seed: Seed) -> Self {
        Self {
            game: G::ID.to_string(),
            players,
            options: options.to_string(),
            seed,
            commitment: seed.commitment(),
            choices: Vec::new(),
            ending: Ending::Unfinished,
        }
    }

    /// Sits down to play the game again.
    ///
    /// # Errors
    ///
    /// If the header is not one of `G`, or its seed is not the one that was committed to.
    pub fn replay<G: Game>(&self) -> Result<Replay<'_, G>, RecordError> {
        if self.game != G::ID {
            return Err(at(2, 6, format!("this is a record of {}, not of {}", self.game, G::ID)));
        }
        let options =
            self.options.parse().map_err(|wrong: Misread| at(4, 9 + wrong.at, wrong.what))?;
        if self.seed.commitment() != self.commitment {
            let what = "the seed is not the one that was committed to before the deal";
            return Err(at(6, 12, what));
        }
        let (mut dice, mut events) = (Dice::new(&self.seed), Vec::new());
        let game = G::deal(&options, self.players.count(), &mut dice, &mut events)
            .map_err(|wrong| at(3, 7, wrong.to_string()))?;
        Ok(Replay { record: self, game, dice, events, next: 0 })
    }

    fn first_choice_line(&self) -> usize {
        HEADER_LINES + usize::from(self.players.count().get()) + 1
    }
}

/// A record being played again, choice by choice.
#[derive(Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    game: G,
    dice: Dice,
    events: Vec<G::Event>,
    next: usize,
}

impl<G: Game> Replay<'_, G> {
    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What happened since the choice before.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Takes the next choice, if there is one.
    ///
    /// # Errors
    ///
    /// If it cannot be read or the rules refuse it.
    pub fn step(&mut self) -> Result<Option<(Seat, G::Choice)>, RecordError> {
        let Some(chosen) = self.record.choices.get(self.next) else {
            return Ok(None);
        };
        let line = self.record.first_choice_line() + self.next;
        let choice =
            chosen.choice.parse().map_err(|wrong: Misread| at(line, 3 + wrong.at, wrong.what))?;
        self.events.clear();
        self.game
            .choose(chosen.seat, choice, &mut self.dice, &mut self.events)
            .map_err(|refusal| at(line, 3, refusal.to_string()))?;
        self.next += 1;
        Ok(Some((chosen.seat, choice)))
    }

    /// Takes all choices that are left and checks how it ended.
    ///
    /// # Errors
    ///
    /// If a choice is refused, or the game did not end as the record says.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.step()?.is_some() {}
        let line = self.record.first_choice_line() + self.next;
        match (self.record.ending, self.game.turn()) {
            (Ending::Unfinished, Turn::Choose(_)) => Ok(self.game),
            (Ending::Over(said), Turn::Over(real)) if said == real => Ok(self.game),
            (Ending::Over(_), Turn::Choose(_)) => {
                Err(at(line, 1, "the game is not over after these choices"))
            }
            (_, Turn::Over(real)) => {
                let what = format!("the game ended otherwise: `{}`", Ending::Over(real));
                Err(at(line, 1, what))
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "seats {}", self.players.count())?;
        writeln!(f, "options {}", self.options)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "commitment {}", self.commitment)?;
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

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines { rest: text, line: 0 };
        if lines.next()? != FIRST_LINE {
            return Err(at(1, 1, format!("a record begins with the line `{FIRST_LINE}`")));
        }
        let game = lines.field("game ", |id| Ok(id.to_string()))?;
        let seats = lines.field("seats ", read_seat_count)?;
        let options = lines.field("options ", |options| Ok(options.to_string()))?;
        let seed = lines.field("seed ", str::parse)?;
        let commitment = lines.field("commitment ", str::parse)?;
        let mut players = BySeat::new(seats, |_| String::new());
        for seat in seats.seats() {
            players[seat] = lines.field(&format!("player {seat} "), read_name)?;
        }
        let mut choices = Vec::new();
        let ending = loop {
            let line = lines.next()?;
            match read_line(line, seats).map_err(|wrong| lines.wrong(wrong))? {
                Line::Choice(chosen) => choices.push(chosen),
                Line::Ending(ending) => break ending,
            }
        };
        if !lines.rest.is_empty() {
            return Err(at(lines.line + 1, 1, "nothing may follow the end of the game"));
        }
        Ok(Self { game, players, options, seed, commitment, choices, ending })
    }
}

struct Lines<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self) -> Result<&'t str, RecordError> {
        self.line += 1;
        let end = self.rest.find(['\n', '\r']).unwrap_or(self.rest.len());
        if self.rest[end..].starts_with('\r') {
            let column = 1 + self.rest[..end].chars().count();
            let what = "lines end with a line feed alone, without a carriage return";
            return Err(at(self.line, column, what));
        }
        let Some((line, rest)) = self.rest.split_once('\n') else {
            let what = "the record is cut off: its last line is `over …` or `unfinished`";
            return Err(at(self.line, 1 + self.rest.chars().count(), what));
        };
        self.rest = rest;
        Ok(line)
    }

    fn field<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, Misread>,
    ) -> Result<T, RecordError> {
        let line = self.next()?;
        let Some(value) = line.strip_prefix(key) else {
            return Err(at(self.line, 1, format!("expected a line that begins with `{key}`")));
        };
        read(value).map_err(|wrong| self.wrong(wrong.shifted(key.len())))
    }

    fn wrong(&self, wrong: Misread) -> RecordError {
        at(self.line, 1 + wrong.at, wrong.what)
    }
}

enum Line {
    Choice(Chosen),
    Ending(Ending),
}

fn read_line(line: &str, seats: SeatCount) -> Result<Line, Misread> {
    if line == "unfinished" {
        return Ok(Line::Ending(Ending::Unfinished));
    }
    if let Some(winners) = line.strip_prefix("over ") {
        let winners = read_winners(winners, seats).map_err(|wrong| wrong.shifted(5))?;
        return Ok(Line::Ending(Ending::Over(Outcome { winners })));
    }
    let wrong = || Misread::new(0, "expected a seat and its choice, `over …` or `unfinished`");
    let (seat, choice) = line.split_once(' ').ok_or_else(wrong)?;
    let seat = read_seat(seat, seats)?;
    let choice = choice.to_string();
    Ok(Line::Choice(Chosen { seat, choice }))
}

fn read_winners(text: &str, seats: SeatCount) -> Result<Seats, Misread> {
    if text == "nobody" {
        return Ok(Seats::NONE);
    }
    let mut winners = Seats::NONE;
    for name in text.split(' ') {
        let seat = read_seat(name, seats)?;
        winners = winners.with(seat);
    }
    let written = Ending::Over(Outcome { winners }).to_string();
    if written.strip_prefix("over ") == Some(text) {
        Ok(winners)
    } else {
        Err(Misread::new(0, format!("this is written `{written}`")))
    }
}

fn read_seat(text: &str, seats: SeatCount) -> Result<Seat, Misread> {
    let seat: Seat = text.parse()?;
    if seats.seats().has(seat) {
        Ok(seat)
    } else {
        Err(Misread::new(0, format!("there is no seat {seat} at a table of {seats}")))
    }
}

fn read_seat_count(text: &str) -> Result<SeatCount, Misread> {
    let count = text.parse().ok().and_then(SeatCount::new);
    count
        .filter(|count| count.to_string() == text)
        .ok_or_else(|| Misread::new(0, "a table has 1 to 8 seats"))
}

fn read_name(text: &str) -> Result<String, Misread> {
    let fits = (1..=NAME_CHARS_MAX).contains(&text.chars().count());
    if fits && is_plain(text) {
        Ok(text.to_string())
    } else {
        Err(Misread::new(0, format!("a name has 1 to {NAME_CHARS_MAX} plain characters")))
    }
}

/// Tells whether a name is one line of visible text that cannot turn around what stands beside it.
fn is_plain(name: &str) -> bool {
    let turns = |sign| matches!(sign, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    name.trim() == name && !name.chars().any(|sign| sign.is_control() || turns(sign))
}

fn at(line: usize, column: usize, what: impl Into<String>) -> RecordError {
    let what = what.into();
    RecordError { line, column, what }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    /// Each row: what is replaced, by what, and what is said of it.
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
