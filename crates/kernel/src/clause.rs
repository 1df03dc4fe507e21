//! Parsing the clauses of positions and claims: words, lists, seats and numbers, with offsets.

use alloc::format;
use core::str::FromStr;

use crate::{BySeat, Message, ParseError, Seat, SeatCount, Seats};

/// A part of a clause, with its byte offset in the clause.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Text<'t> {
    /// Wraps a whole clause.
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// Wraps a part of a clause that starts at byte `at`.
    pub fn at(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    /// Returns the byte offset in the clause.
    pub const fn offset(self) -> usize {
        self.at
    }

    /// Returns the remaining text.
    pub fn as_str(self) -> &'t str {
        self.text
    }

    /// Creates an error at this offset.
    pub fn wrong(self, what: impl Into<Message>) -> ParseError {
        ParseError::new(self.at, what)
    }

    /// Removes the first word and returns it.
    #[must_use]
    pub fn word(&mut self) -> Self {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let first = Self { text: word, at: self.at };
        self.at += self.text.len() - rest.len();
        self.text = rest;
        first
    }

    /// Removes the first word if it is `word`, and returns whether it was.
    pub fn skip(&mut self, word: &str) -> bool {
        let mut rest = *self;
        let found = rest.word().text == word;
        if found {
            *self = rest;
        }
        found
    }

    /// Removes the text before `gap` and the gap, and returns that text; `None` without a gap.
    #[must_use]
    pub fn until(&mut self, gap: &str) -> Option<Self> {
        let (text, rest) = self.text.split_once(gap)?;
        let first = Self { text, at: self.at };
        *self = Self { text: rest, at: self.at + text.len() + gap.len() };
        Some(first)
    }

    /// Iterates over the parts between commas.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        self.split(", ")
    }

    /// Iterates over the words; an empty text is one empty word.
    pub fn words(self) -> impl Iterator<Item = Self> {
        self.split(" ")
    }

    fn split(self, gap: &'static str) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(gap).map(move |text| {
            let part = Self { text, at };
            at += text.len() + gap.len();
            part
        })
    }

    /// Parses the remaining text.
    ///
    /// # Errors
    ///
    /// If the text is wrong, with the byte offset in the clause.
    pub fn read<T: FromStr<Err = ParseError>>(self) -> Result<T, ParseError> {
        self.text.parse().map_err(|wrong: ParseError| wrong.shifted(self.at))
    }

    /// Parses a number.
    ///
    /// # Errors
    ///
    /// If the text is not a number.
    pub fn number<N: FromStr>(self) -> Result<N, ParseError> {
        let number = self.text.parse().ok();
        number.ok_or_else(|| self.wrong(format!("expected a number, not `{}`", self.text)))
    }

    /// Parses a number that is at most `most`.
    ///
    /// # Errors
    ///
    /// If the text is not a number, or the number is too large.
    pub fn up_to(self, most: u8) -> Result<usize, ParseError> {
        let number = self.number()?;
        if number <= usize::from(most) {
            return Ok(number);
        }
        Err(self.wrong(format!("expected a number from 0 to {most}, not `{number}`")))
    }

    /// Parses a seat of this table.
    ///
    /// # Errors
    ///
    /// If the table has no such seat.
    pub fn seat(self, seats: SeatCount) -> Result<Seat, ParseError> {
        let seat: Seat = self.read()?;
        if seats.seats().has(seat) {
            return Ok(seat);
        }
        let what = format!("there is no seat {seat} at a table of {seats}");
        Err(self.wrong(Message::new("no-seat", what, &[("seat", &seat), ("seats", &seats)])))
    }

    /// Checks that no text is left.
    ///
    /// # Errors
    ///
    /// If some text is left.
    pub fn end(self) -> Result<(), ParseError> {
        if self.text.is_empty() {
            return Ok(());
        }
        Err(self.wrong(format!("`{}` is one word too many", self.text)))
    }

    /// Checks that the remaining text is exactly `words`.
    ///
    /// # Errors
    ///
    /// If the remaining text differs.
    pub fn expect(self, words: &str) -> Result<(), ParseError> {
        if self.text == words {
            return Ok(());
        }
        Err(self.wrong(format!("expected `{words}`")))
    }

    /// Parses a set of seats: `A, C`, or `none`.
    ///
    /// # Errors
    ///
    /// If the table has no such seat.
    pub fn seat_set(self, seats: SeatCount) -> Result<Seats, ParseError> {
        if self.text == "none" {
            return Ok(Seats::NONE);
        }
        self.parts().map(|part| part.seat(seats)).collect()
    }

    /// Parses a value for some seats, in any order: `A 3, B 5`.
    ///
    /// # Errors
    ///
    /// If the table has no such seat, a seat is named twice, or a value is wrong.
    pub fn each_seat<T: Clone>(
        self,
        seats: SeatCount,
        read: impl Fn(Self) -> Result<T, ParseError>,
    ) -> Result<BySeat<Option<T>>, ParseError> {
        let mut values = BySeat::new(seats, |_| None);
        for mut part in self.parts() {
            let name = part.word();
            let seat = name.seat(seats)?;
            if values[seat].replace(read(part)?).is_some() {
                return Err(name.wrong(format!("{seat} is named twice")));
            }
        }
        Ok(values)
    }
}
