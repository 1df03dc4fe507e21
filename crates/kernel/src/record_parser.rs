//! Parsing a record, line by line.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::str::FromStr;

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory},
};

use crate::{
    BySeat, Chosen, Ending, Message, Mix, Outcome, ParseError, Record, RecordError, Seat,
    SeatCount, Seats, clause::Text, record::FIRST_LINE,
};

const NAME_CHARS_MAX: usize = 40;
/// How many accents one letter may carry; more of them cover the lines above and below.
const MARKS_MAX: usize = 4;

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
            lines.check_players(seats, true)?;
            players[seat] = lines.field(&format!("player {seat} "), |name| {
                Self::check_name(name).map(|()| name.to_string())
            })?;
        }
        lines.check_players(seats, false)?;
        let mut choices = Vec::new();
        let ending = loop {
            let line = lines.next()?;
            if let Some(ending) = read_ending(line, seats).map_err(|wrong| lines.wrong(wrong))? {
                break ending;
            }
            let missing = "expected a seat and its choice, `over …` or `unfinished`";
            let chosen = read_of_seat(line, seats, "no-choice-line", missing);
            let (seat, choice) = chosen.map_err(|wrong| lines.wrong(wrong))?;
            choices.push(Chosen { seat, choice });
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

    /// Checks that the next line is about a player, or that it is not.
    fn check_players(&self, seats: SeatCount, more: bool) -> Result<(), RecordError> {
        if self.rest.starts_with("player ") == more || self.rest.is_empty() {
            return Ok(());
        }
        let what = format!("the record says `seats {seats}`: it has as many lines `player`");
        Err(at(self.line + 1, 1, Message::new("player-lines", what, &[("seats", &seats)])))
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

/// Parses the last line of a record, if this is it.
fn read_ending(line: &str, seats: SeatCount) -> Result<Option<Ending>, ParseError> {
    if line == "unfinished" {
        return Ok(Some(Ending::Unfinished));
    }
    let Some(names) = line.strip_prefix("over ") else { return Ok(None) };
    let winners = Text::at(names, "over ".len()).words().map(|name| name.seat(seats));
    let winners =
        if names == "nobody" { Seats::NONE } else { winners.collect::<Result<_, _>>()? };
    let ending = Ending::Over(Outcome { winners });
    let written = ending.to_string();
    if written == line {
        return Ok(Some(ending));
    }
    Err(ParseError::new("over ".len(), Message::written(&written)))
}

/// Parses a seat and what belongs to it.
fn read_of_seat(
    text: &str,
    seats: SeatCount,
    kind: &'static str,
    missing: &str,
) -> Result<(Seat, String), ParseError> {
    let missing = || ParseError::new(0, Message::new(kind, missing, &[]));
    let (seat, rest) = text.split_once(' ').ok_or_else(missing)?;
    Ok((Text::new(seat).seat(seats)?, rest.to_string()))
}

fn read_contribution(text: &str, seats: SeatCount) -> Result<(Seat, String), ParseError> {
    let missing = "expected a seat and what it gave";
    let (seat, given) = read_of_seat(text, seats, "no-contribution-line", missing)?;
    let start = text.len() - given.len();
    Mix::check_contribution(&given).map_err(|wrong| wrong.shifted(start))?;
    Ok((seat, given))
}

fn read_seat_count(text: &str) -> Result<SeatCount, ParseError> {
    let count = text.parse().ok().and_then(SeatCount::new);
    count.filter(|count| count.to_string() == text).ok_or_else(|| {
        ParseError::new(0, Message::new("seat-count", "a table has 1 to 8 seats", &[]))
    })
}

impl Record {
    /// Checks that a player name is valid in a record.
    ///
    /// # Errors
    ///
    /// If the name is empty, too long, or has characters that are not plain.
    pub fn check_name(name: &str) -> Result<(), ParseError> {
        let fits = (1..=NAME_CHARS_MAX).contains(&name.chars().count());
        if fits && Self::is_plain(name) && name.trim() == name {
            return Ok(());
        }
        let what = format!("a name has 1 to {NAME_CHARS_MAX} plain characters");
        Err(ParseError::new(0, Message::new("name", what, &[("most", &NAME_CHARS_MAX)])))
    }

    /// Returns whether user-written text is safe to show anywhere: one visible line that cannot
    /// change the direction of text around it, nor cover other lines.
    pub fn is_plain(text: &str) -> bool {
        let is_piled = text.split(|sign| !is_mark(sign)).any(|it| it.chars().count() > MARKS_MAX);
        !text.trim().is_empty() && text.chars().all(is_visible) && !is_piled
    }
}

/// Returns whether a character can be seen, or is a space: Unicode does not list it as ignorable, as
/// a control or as unassigned.
pub fn is_visible(sign: char) -> bool {
    use GeneralCategory as Is;
    let hidden = matches!(
        CodePointMapData::<GeneralCategory>::new().get(sign),
        Is::Control
            | Is::Format
            | Is::LineSeparator
            | Is::ParagraphSeparator
            | Is::PrivateUse
            | Is::Surrogate
            | Is::Unassigned
    );
    let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(sign);
    !hidden && !ignorable && !EMPTY.contains(&sign)
}

/// Letters and signs to Unicode that everybody else finds empty: a braille cell without dots, the
/// place of an object, a note without a head.
const EMPTY: [char; 3] = ['\u{2800}', '\u{fffc}', '\u{1d159}'];

/// Returns whether a character is drawn onto the one before it, such as an accent.
pub fn is_mark(sign: char) -> bool {
    use GeneralCategory as Is;
    matches!(
        CodePointMapData::<GeneralCategory>::new().get(sign),
        Is::NonspacingMark | Is::SpacingMark | Is::EnclosingMark
    )
}

/// Creates an error at a line and column, both counted from 1.
pub(crate) fn at(line: usize, column: usize, what: impl Into<Message>) -> RecordError {
    let what = what.into();
    RecordError { line, column, what }
}
