//! Reading the clauses of positions and claims: words, lists, seats and cards, each with its place.

use alloc::format;
use core::str::FromStr;

use kernel::{BySeat, Message, ParseError, Seat, SeatCount, Seats};

/// A piece of a clause that knows where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Text<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    pub(crate) fn as_str(self) -> &'t str {
        self.text
    }

    /// Says what is wrong here.
    pub(crate) fn wrong(self, what: impl Into<Message>) -> ParseError {
        ParseError::new(self.at, what)
    }

    /// Takes the first word off.
    pub(crate) fn word(&mut self) -> Self {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        let first = Self { text: word, at: self.at };
        self.at += self.text.len() - rest.len();
        self.text = rest;
        first
    }

    /// Takes the first word off if it is this one.
    pub(crate) fn skip(&mut self, word: &str) -> bool {
        let mut rest = *self;
        let found = rest.word().text == word;
        if found {
            *self = rest;
        }
        found
    }

    /// Goes through the parts between commas.
    pub(crate) fn parts(self) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(", ").map(move |text| {
            let part = Self { text, at };
            at += text.len() + ", ".len();
            part
        })
    }

    /// Reads all that is left.
    pub(crate) fn read<T: FromStr<Err = ParseError>>(self) -> Result<T, ParseError> {
        self.text.parse().map_err(|wrong: ParseError| wrong.shifted(self.at))
    }

    /// Reads a number.
    pub(crate) fn number<N: FromStr>(self) -> Result<N, ParseError> {
        let number = self.text.parse().ok();
        number.ok_or_else(|| self.wrong(format!("expected a number, not `{}`", self.text)))
    }

    /// Reads a seat of this table.
    pub(crate) fn seat(self, seats: SeatCount) -> Result<Seat, ParseError> {
        let seat: Seat = self.read()?;
        if seats.seats().has(seat) {
            return Ok(seat);
        }
        Err(self.wrong(format!("there is no seat {seat} at a table of {seats}")))
    }

    /// Makes sure that nothing is left.
    pub(crate) fn end(self) -> Result<(), ParseError> {
        if self.text.is_empty() {
            return Ok(());
        }
        Err(self.wrong(format!("`{}` is one word too many", self.text)))
    }

    /// Reads `A, C`, or `none`.
    pub(crate) fn seat_set(self, seats: SeatCount) -> Result<Seats, ParseError> {
        if self.text == "none" {
            return Ok(Seats::NONE);
        }
        self.parts().map(|part| part.seat(seats)).collect()
    }

    /// Reads `A 3, B 5`: a value for some seats, in any order, none twice.
    pub(crate) fn each_seat<T: Clone>(
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
