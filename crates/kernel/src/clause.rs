//! Parsing the clauses of positions and claims: words, lists, seats and numbers, each with its place.

use alloc::format;
use core::str::FromStr;

use crate::{BySeat, Message, ParseError, Seat, SeatCount, Seats};

/// A piece of a clause that knows where in the clause it stands.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Text<'t> {
    /// Takes a whole clause.
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// Takes a piece of a clause that begins after some bytes of it.
    pub fn at(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    /// The text that is left.
    pub fn as_str(self) -> &'t str {
        self.text
    }

    /// Says what is wrong here.
    pub fn wrong(self, what: impl Into<Message>) -> ParseError {
        ParseError::new(self.at, what)
    }

    /// Takes the first word off.
    #[must_use]
    pub fn word(&mut self) -> Self {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let first = Self { text: word, at: self.at };
        self.at += self.text.len() - rest.len();
        self.text = rest;
        first
    }

    /// Takes the first word off if it is this one.
    pub fn skip(&mut self, word: &str) -> bool {
        let mut rest = *self;
        let found = rest.word().text == word;
        if found {
            *self = rest;
        }
        found
    }

    /// Goes through the parts between commas.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(", ").map(move |text| {
            let part = Self { text, at };
            at += text.len() + ", ".len();
            part
        })
    }

    /// Parses all that is left.
    ///
    /// # Errors
    ///
    /// Says what is wrong, and where in the clause.
    pub fn read<T: FromStr<Err = ParseError>>(self) -> Result<T, ParseError> {
        self.text.parse().map_err(|wrong: ParseError| wrong.shifted(self.at))
    }

    /// Parses a number.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn number<N: FromStr>(self) -> Result<N, ParseError> {
        let number = self.text.parse().ok();
        number.ok_or_else(|| self.wrong(format!("expected a number, not `{}`", self.text)))
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

    /// Checks that nothing is left.
    ///
    /// # Errors
    ///
    /// If something is.
    pub fn end(self) -> Result<(), ParseError> {
        if self.text.is_empty() {
            return Ok(());
        }
        Err(self.wrong(format!("`{}` is one word too many", self.text)))
    }

    /// Checks that exactly these words are left.
    ///
    /// # Errors
    ///
    /// If it is anything else.
    pub fn expect(self, words: &str) -> Result<(), ParseError> {
        if self.text == words {
            return Ok(());
        }
        Err(self.wrong(format!("expected `{words}`")))
    }

    /// Parses `A, C`, or `none`.
    ///
    /// # Errors
    ///
    /// If a seat is not one of this table.
    pub fn seat_set(self, seats: SeatCount) -> Result<Seats, ParseError> {
        if self.text == "none" {
            return Ok(Seats::NONE);
        }
        self.parts().map(|part| part.seat(seats)).collect()
    }

    /// Parses `A 3, B 5`: a value for some seats, in any order, none twice.
    ///
    /// # Errors
    ///
    /// If a seat is not one of this table or named twice, or a value is wrong.
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
