//! Books: face-up cards with their cast marks, face-down counterspells, and the decks' types.

use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{Card, Counterspell};

/// The most cards in a book, counterspells included [CS-7.1].
pub const BOOK_MAX: usize = 5;

/// A face-up card of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Page {
    /// The card.
    pub card: Card,
    /// Whether it has been cast in this turn [CS-5.3].
    pub cast: bool,
}

/// The face-up cards of a book, in the order in which they were collected.
pub type Book = ArrayVec<[Page; BOOK_MAX]>;

/// A face-down counterspell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Facedown {
    /// The counterspell.
    pub card: Counterspell,
    /// Whether it has been shown before, so that everybody knows it [CS-14.4].
    pub known: bool,
}

/// The counterspells of a player, in the order in which they were collected.
pub type Facedowns = ArrayVec<[Facedown; BOOK_MAX]>;

/// The counterspell deck; the last is the top card.
pub type Counterdeck = ArrayVec<[Facedown; 10]>;

/// Finds the copy that is cast: the first that has not been cast in this turn [CS-7.6].
pub(crate) fn copy_to_cast(book: &Book, card: Card) -> Option<usize> {
    book.iter().position(|page| page.card == card && !page.cast)
}

/// Finds the copy that leaves the book: one that has been cast in this turn, if there is one
/// [CS-7.6].
pub(crate) fn copy_to_give(book: &Book, card: Card) -> Option<usize> {
    let cast = book.iter().position(|page| page.card == card && page.cast);
    cast.or_else(|| copy_to_cast(book, card))
}

/// Finds the copy of a counterspell that is played: a known one, if there is one [CS-14.4].
pub(crate) fn copy_to_play(held: &Facedowns, card: Counterspell) -> Option<usize> {
    let known = held.iter().position(|it| it.card == card && it.known);
    known.or_else(|| held.iter().position(|it| it.card == card))
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardSet(u32);

impl CardSet {
    /// Iterates over the cards, in rulebook order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let lowest = usize::try_from(bits.trailing_zeros()).ok()?;
            bits &= bits.wrapping_sub(1);
            // If no bit is left, the lowest is past all cards.
            Card::ALL.get(lowest).copied()
        })
    }

    /// Returns whether the set has this card.
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().fold(0, |bits, card| bits | 1 << card.index()))
    }
}
