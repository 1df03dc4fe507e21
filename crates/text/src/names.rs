//! The names of the players, as one reader sees them.

use kernel::Seat;

/// The names at a table, and which of them is the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    names: Vec<String>,
    reader: Option<Seat>,
}

impl Names {
    /// Takes the names in seat order; a reader who has a seat is addressed as *you*.
    pub fn new<S: Into<String>>(names: impl IntoIterator<Item = S>, reader: Option<Seat>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), reader }
    }

    /// Returns the name of a seat; its letter if it has none.
    pub fn of(&self, seat: Seat) -> String {
        let name = self.names.get(usize::from(seat.number()));
        name.cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Returns whether the reader sits there.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }
}
