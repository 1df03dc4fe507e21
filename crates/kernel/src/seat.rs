//! Seats at a table: one, a set of them, and one value for each.

use core::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Serialize, Serializer};

use crate::{Message, ParseError};

/// The most seats that a table can have.
pub const SEATS_MAX: u8 = 8;

const SLOTS: usize = 8;

/// A place at a table, written as a letter: `A` sits to the right of `B`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// Returns the seat with this number, counted from 0, if a table can have it.
    pub const fn new(number: u8) -> Option<Self> {
        if number < SEATS_MAX { Some(Self(number)) } else { None }
    }

    /// Returns its number, counted from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&char::from(b'A' + self.0), f)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let [letter @ b'A'..=b'H'] = text.as_bytes() {
            return Ok(Self(letter - b'A'));
        }
        let what = "a seat is one letter from A to H";
        Err(ParseError::new(0, Message::new("seat", what, &[])))
    }
}

/// The number of seats at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct SeatCount(u8);

impl SeatCount {
    /// Creates a number of seats, if a table can have that many.
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 1 && count <= SEATS_MAX { Some(Self(count)) } else { None }
    }

    /// Returns the number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns all seats of such a table.
    pub const fn seats(self) -> Seats {
        Seats(u8::MAX >> (SEATS_MAX - self.0))
    }

    /// Returns the seats with the highest value.
    pub fn highest<T: Ord>(self, value: impl Fn(Seat) -> T) -> Seats {
        let best = self.seats().map(&value).max();
        self.seats().filter(|&seat| Some(value(seat)) == best).collect()
    }

    /// Returns the left neighbor of a seat; the seats form a ring.
    pub fn left_of(self, seat: Seat) -> Seat {
        self.left_by(seat, 1)
    }

    /// Returns the seat `places` seats to the left, around the ring.
    pub fn left_by(self, seat: Seat, places: u8) -> Seat {
        Seat((seat.0 + places % self.0) % self.0)
    }

    /// Returns the seat `places` seats to the right, around the ring.
    pub fn right_by(self, seat: Seat, places: u8) -> Seat {
        Seat((seat.0 + self.0 - places % self.0) % self.0)
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns the set of this one seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns whether the set has this seat.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// Returns the set with this seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the first seat, in seat order.
    pub fn first(self) -> Option<Seat> {
        let lowest = u8::try_from(self.0.trailing_zeros()).expect("a byte has eight bits");
        Seat::new(lowest)
    }
}

#[expect(clippy::copy_iterator, reason = "a set of eight bits is its own iterator")]
impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        *self = self.without(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// Exactly one value for each seat of a table.
#[derive(Clone, Copy)]
pub struct BySeat<T> {
    // Slots beyond the table's seats hold values that are never read.
    slots: [T; SLOTS],
    count: SeatCount,
}

impl<T> BySeat<T> {
    /// Creates a value for each seat. Calls `value` for unused slots too, with the last seat.
    pub fn new(count: SeatCount, mut value: impl FnMut(Seat) -> T) -> Self {
        let last = count.0 - 1;
        Self {
            slots: core::array::from_fn(|slot| {
                let number = u8::try_from(slot).expect("eight slots");
                value(Seat(number.min(last)))
            }),
            count,
        }
    }

    /// Returns the number of seats.
    pub const fn count(&self) -> SeatCount {
        self.count
    }

    /// Iterates over the seats and their values, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.count.seats().zip(&self.slots)
    }

    /// Iterates over the values, in seat order.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.slots.iter().take(usize::from(self.count.0))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.slots[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.slots[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.count == other.count && self.values().eq(other.values())
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{string::ToString, vec::Vec};

    #[test]
    fn a_seat_reads_back() {
        for seat in SeatCount::new(8).unwrap().seats() {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "I", "a", "AB", "0", "Á"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn left_goes_around_the_ring_and_right_goes_back() {
        let three = SeatCount::new(3).unwrap();
        let left: Vec<u8> = three.seats().map(|seat| three.left_of(seat).number()).collect();
        assert_eq!(left, [1, 2, 0]);
        for seat in three.seats() {
            for places in 0..7 {
                assert_eq!(three.right_by(three.left_by(seat, places), places), seat);
            }
        }
    }

    #[test]
    fn unused_slots_do_not_count() {
        let two = SeatCount::new(2).unwrap();
        let original = BySeat::new(two, Seat::number);
        let mut other = original;
        other.slots[7] = 99;
        assert_eq!(other, original);
        assert_eq!(other.iter().count(), 2);
    }
}
