//! Seats in an order: the players of a step, a phase or a loss.

use kernel::Seat;

/// Up to eight seats in an order, four bits each, the first in the lowest. The order of a row is
/// fixed when it begins [PR-6.7].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row(u32);

const BITS: u32 = 4;
const NOBODY: u32 = 0xF;

impl Row {
    /// A row of nobody.
    pub(crate) const EMPTY: Self = Self(u32::MAX);

    /// Returns the row of this one seat.
    pub(crate) fn only(seat: Seat) -> Self {
        Self(u32::MAX << BITS | u32::from(seat.number()))
    }

    /// Returns the first seat.
    pub(crate) fn first(self) -> Option<Seat> {
        let low = self.0 & NOBODY;
        u8::try_from(low).ok().filter(|_| low != NOBODY).and_then(Seat::new)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == u32::MAX
    }

    /// Returns the row without its first seat.
    pub(crate) const fn rest(self) -> Self {
        Self(self.0 >> BITS | NOBODY << (u32::BITS - BITS))
    }
}

impl Default for Row {
    fn default() -> Self {
        Self::EMPTY
    }
}

#[expect(clippy::copy_iterator, reason = "a row of 32 bits is its own iterator")]
impl Iterator for Row {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let first = self.first()?;
        *self = self.rest();
        Some(first)
    }
}

/// The order of the iterator is the order of the row.
impl FromIterator<Seat> for Row {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut row = u32::MAX;
        for (place, seat) in (0u32..).zip(seats) {
            row &= !(NOBODY << (place * BITS));
            row |= u32::from(seat.number()) << (place * BITS);
        }
        Self(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_row_keeps_its_order() {
        let seats: Vec<Seat> = [7, 0, 3].into_iter().filter_map(Seat::new).collect();
        let row: Row = seats.iter().copied().collect();
        assert_eq!(row.collect::<Vec<_>>(), seats);
        assert_eq!((Row::EMPTY.first(), Row::only(seats[0]).rest()), (None, Row::EMPTY));
        let eight: Row = (0..8).rev().filter_map(Seat::new).collect();
        assert_eq!(eight.map(Seat::number).collect::<Vec<_>>(), [7, 6, 5, 4, 3, 2, 1, 0]);
    }
}
