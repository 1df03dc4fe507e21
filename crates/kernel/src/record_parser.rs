//! Parsing a record, line by line.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::str::FromStr;

use crate::{
    BySeat, Chosen, Ending, Message, Mix, Outcome, ParseError, Record, RecordError, Seat,
    SeatCount, Seats, clause::Text, record::FIRST_LINE,
};

const NAME_CHARS_MAX: usize = 40;

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines { rest: text, line: 0 };
        if lines.next()? != FIRST_LINE {
            let what = format!("a record begins with the line `{FIRST_LINE}`");
            return Err(at(1, 1, Message::new("first-line", what, &[("line", &FIRST_LINE)])));
        }
        let game = lines.field("game ", |id| Ok(id.to_string()))?;
        let seats = lines.field("seats ", read_seat_count)?;
        let options = lines.field("options ", |options| Ok(options.to_string()))?;
        let contents = lines.optional("contents ", str::parse)?;
        let seed = lines.field("seed ", str::parse)?;
        let commitment = lines.field("commitment ", str::parse)?;
        let mix = lines.mix(seats)?;
        let mut players = BySeat::new(seats, |_| String::new());
        for seat in seats.seats() {
            players[seat] = lines.field(&format!("player {seat} "), read_name)?;
        }
        let mut choices = Vec::new();
        let ending = loop {
            let line = lines.next()?;
            match read_line(line, seats).map_err(|wrong| lines.wrong(wrong))? {
                RecordLine::Choice(chosen) => choices.push(chosen),
                RecordLine::Ending(ending) => break ending,
            }
        };
        if !lines.rest.is_empty() {
            let what = "nothing may follow the end of the game";
            return Err(at(lines.line + 1, 1, Message::new("after-end", what, &[])));
        }
        Ok(Self { game, players, options, contents, seed, commitment, mix, choices, ending })
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
            return Err(at(self.line, column, Message::new("carriage-return", what, &[])));
        }
        let Some((line, rest)) = self.rest.split_once('\n') else {
            let what = "the record is cut off: its last line is `over …` or `unfinished`";
            let column = 1 + self.rest.chars().count();
            return Err(at(self.line, column, Message::new("cut-off", what, &[])));
        };
        self.rest = rest;
        Ok(line)
    }

    fn field<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, ParseError>,
    ) -> Result<T, RecordError> {
        let line = self.next()?;
        let Some(value) = line.strip_prefix(key) else {
            let what = format!("expected a line that begins with `{key}`");
            return Err(at(self.line, 1, Message::new("other-line", what, &[("key", &key)])));
        };
        read(value).map_err(|wrong| self.wrong(wrong.shifted(key.len())))
    }

    /// Parses a line that may be missing.
    fn optional<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, ParseError>,
    ) -> Result<Option<T>, RecordError> {
        if self.rest.starts_with(key) { self.field(key, read).map(Some) } else { Ok(None) }
    }

    /// Parses the lines about a mix, if there are any.
    fn mix(&mut self, seats: SeatCount) -> Result<Option<Mix>, RecordError> {
        let Some(secret) = self.optional("secret ", str::parse)? else { return Ok(None) };
        let mut contributions: Vec<(Seat, String)> = Vec::new();
        while self.rest.starts_with("mixed ") {
            let given = self.field("mixed ", |text| read_contribution(text, seats))?;
            if contributions.last().is_some_and(|(seat, _)| *seat >= given.0) {
                let what = "contributions stand in the order of the seats";
                return Err(at(self.line, 7, Message::new("mixed-order", what, &[])));
            }
            contributions.push(given);
        }
        Ok(Some(Mix { secret, contributions }))
    }

    fn wrong(&self, wrong: ParseError) -> RecordError {
        at(self.line, 1 + wrong.at, wrong.what)
    }
}

enum RecordLine {
    Choice(Chosen),
    Ending(Ending),
}

fn read_line(line: &str, seats: SeatCount) -> Result<RecordLine, ParseError> {
    if line == "unfinished" {
        return Ok(RecordLine::Ending(Ending::Unfinished));
    }
    if let Some(winners) = line.strip_prefix("over ") {
        let winners = read_winners(winners, seats).map_err(|wrong| wrong.shifted(5))?;
        return Ok(RecordLine::Ending(Ending::Over(Outcome { winners })));
    }
    let wrong = || {
        let what = "expected a seat and its choice, `over …` or `unfinished`";
        ParseError::new(0, Message::new("no-choice-line", what, &[]))
    };
    let (seat, choice) = line.split_once(' ').ok_or_else(wrong)?;
    let seat = read_seat(seat, seats)?;
    let choice = choice.to_string();
    Ok(RecordLine::Choice(Chosen { seat, choice }))
}

fn read_contribution(text: &str, seats: SeatCount) -> Result<(Seat, String), ParseError> {
    let wrong = || {
        let what = "expected a seat and what it gave";
        ParseError::new(0, Message::new("no-contribution-line", what, &[]))
    };
    let (seat, given) = text.split_once(' ').ok_or_else(wrong)?;
    let read = read_seat(seat, seats)?;
    Mix::check_contribution(given).map_err(|wrong| wrong.shifted(seat.len() + 1))?;
    Ok((read, given.to_string()))
}

fn read_winners(text: &str, seats: SeatCount) -> Result<Seats, ParseError> {
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
        let what = format!("this is written `{written}`");
        Err(ParseError::new(0, Message::new("written", what, &[("written", &written)])))
    }
}

fn read_seat(text: &str, seats: SeatCount) -> Result<Seat, ParseError> {
    Text::new(text).seat(seats)
}

fn read_seat_count(text: &str) -> Result<SeatCount, ParseError> {
    let count = text.parse().ok().and_then(SeatCount::new);
    count.filter(|count| count.to_string() == text).ok_or_else(|| {
        ParseError::new(0, Message::new("seat-count", "a table has 1 to 8 seats", &[]))
    })
}

pub(crate) fn read_name(text: &str) -> Result<String, ParseError> {
    let fits = (1..=NAME_CHARS_MAX).contains(&text.chars().count());
    if fits && is_plain(text) && text.trim() == text {
        Ok(text.to_string())
    } else {
        let what = format!("a name has 1 to {NAME_CHARS_MAX} plain characters");
        Err(ParseError::new(0, Message::new("name", what, &[("most", &NAME_CHARS_MAX)])))
    }
}

/// Returns whether a text is one visible line that cannot change the direction of text around it.
pub(crate) fn is_plain(text: &str) -> bool {
    let bad = |sign: char| sign.is_control() || turns(sign) || is_unseen(sign);
    !text.trim().is_empty() && !text.chars().any(bad)
}

/// Returns whether a character breaks a line or changes the direction of text.
const fn turns(sign: char) -> bool {
    matches!(sign, '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether a character is invisible.
const fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
    )
}

/// Creates an error at a line and column, both counted from 1.
pub(crate) fn at(line: usize, column: usize, what: impl Into<Message>) -> RecordError {
    let what = what.into();
    RecordError { line, column, what }
}
