//! The board: seven hexes, their places, distances and ranges.

use core::{fmt, iter};

use kernel::named;
use serde::{Serialize, Serializer};

use crate::Symbol;

named! {
    /// A hex of the board [CS-2].
    Hex, "no-hex", "hex";
    /// The centre: next to every other hex.
    AncientRune "ancient-rune",
    /// Slot 0: counterspells are collected here, and hits are weaker.
    DustyDesert "dusty-desert",
    /// Slot 3: gives a red Gem.
    UndergroundVolcano "underground-volcano",
    /// Home of Frill: heals.
    BubblingLake "bubbling-lake",
    /// Home of Kit: gives a purple Orb.
    AmberMountain "amber-mountain",
    /// Home of Nuzzle: hurts attackers.
    ThornForest "thorn-forest",
    /// Home of Haze: no damage is reduced here.
    CrystalCrypt "crystal-crypt",
}

impl Hex {
    /// Returns the token that it gives at the start of a turn [CS-4.2].
    pub const fn token(self) -> Option<Symbol> {
        match self {
            Self::AncientRune => Some(Symbol::Shadow),
            Self::UndergroundVolcano => Some(Symbol::RedGem),
            Self::AmberMountain => Some(Symbol::PurpleOrb),
            Self::CrystalCrypt => Some(Symbol::PurpleGem),
            Self::DustyDesert | Self::BubblingLake | Self::ThornForest => None,
        }
    }

    /// Returns whether a card of the main deck lies beside it [CS-1.6].
    pub const fn has_card(self) -> bool {
        !matches!(self, Self::AncientRune | Self::DustyDesert)
    }
}

/// The slots around the centre [CS-2.1].
pub const SLOTS: usize = 6;

/// A set of hexes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Hexes(u8);

impl Hexes {
    /// No hex.
    pub const NONE: Self = Self(0);

    /// Returns the set of this one hex.
    pub const fn only(hex: Hex) -> Self {
        Self(1 << hex.index())
    }

    /// Returns whether the set has this hex.
    pub const fn has(self, hex: Hex) -> bool {
        self.0 & (1 << hex.index()) != 0
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the set with this hex added.
    #[must_use]
    pub const fn with(self, hex: Hex) -> Self {
        Self(self.0 | (1 << hex.index()))
    }

    /// Returns the set without this hex.
    #[must_use]
    pub const fn without(self, hex: Hex) -> Self {
        Self(self.0 & !(1 << hex.index()))
    }

    /// Returns the hexes that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Iterates over the hexes, in rulebook order.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut bits = self.0;
        iter::from_fn(move || {
            let lowest = usize::try_from(bits.trailing_zeros()).ok()?;
            bits &= bits.wrapping_sub(1);
            // If no bit is left, the lowest is past all hexes.
            Hex::ALL.get(lowest).copied()
        })
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Where the hexes lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    slots: [Option<Hex>; SLOTS],
    all: Hexes,
    adjacent: [Hexes; Hex::ALL.len()],
}

impl Board {
    /// Creates the board without homes: centre, desert and volcano [CS-2.1].
    pub(crate) fn new() -> Self {
        let mut board = Self {
            slots: [None; SLOTS],
            all: Hexes::only(Hex::AncientRune),
            adjacent: [Hexes::NONE; Hex::ALL.len()],
        };
        board.lay(0, Hex::DustyDesert);
        board.lay(3, Hex::UndergroundVolcano);
        board
    }

    /// Lays a hex into a slot.
    pub(crate) fn lay(&mut self, slot: usize, hex: Hex) {
        self.slots[slot] = Some(hex);
        let beside = [self.slots[(slot + 1) % SLOTS], self.slots[(slot + SLOTS - 1) % SLOTS]];
        let neighbors = beside.into_iter().flatten().chain([Hex::AncientRune]);
        for neighbor in neighbors {
            let (here, there) = (hex.index(), neighbor.index());
            self.adjacent[here] = self.adjacent[here].with(neighbor);
            self.adjacent[there] = self.adjacent[there].with(hex);
        }
        self.all = self.all.with(hex);
    }

    /// Returns the hexes around the centre, by slot; a slot may be a gap [CS-2.3].
    pub const fn slots(&self) -> [Option<Hex>; SLOTS] {
        self.slots
    }

    /// Returns every hex of the board.
    pub const fn all(&self) -> Hexes {
        self.all
    }

    /// Returns the hexes adjacent to one [CS-2.4].
    pub const fn adjacent(&self, hex: Hex) -> Hexes {
        self.adjacent[hex.index()]
    }

    /// Returns the hexes in range of one [CS-2.7].
    pub const fn reach(&self, from: Hex, range: Range) -> Hexes {
        match range {
            Range::Own => Hexes::only(from),
            Range::Near => self.adjacent(from).with(from),
            Range::Ring => self.adjacent(from),
            Range::Far => self.all,
            Range::Distant => self.all.without(from),
        }
    }
}

/// The hexes by slot; the rest follows from them.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.slots.serialize(serializer)
    }
}

/// How far an attack reaches [CS-2.7].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Range {
    /// Distance 0.
    Own,
    /// Distance 0 or 1.
    Near,
    /// Distance 1.
    Ring,
    /// Any distance.
    Far,
    /// Distance 1 or 2.
    Distant,
}

impl Range {
    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Near => "near",
            Self::Ring => "ring",
            Self::Far => "far",
            Self::Distant => "distant",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// CS-2.4: the desert and slot 1 are neighbors, so are slot 5 and the desert; a gap has none.
    #[test]
    fn neighbors_are_side_by_side() {
        let mut board = Board::new();
        board.lay(5, Hex::BubblingLake);
        board.lay(2, Hex::AmberMountain);
        let around = |hex| board.adjacent(hex).iter().collect::<Vec<_>>();
        assert_eq!(around(Hex::DustyDesert), [Hex::AncientRune, Hex::BubblingLake]);
        assert_eq!(around(Hex::UndergroundVolcano), [Hex::AncientRune, Hex::AmberMountain]);
        assert_eq!(around(Hex::AncientRune).len(), 4);
    }

    /// CS-2.7.
    #[test]
    fn ranges_reach_as_far_as_they_say() {
        let mut board = Board::new();
        board.lay(1, Hex::ThornForest);
        let ranges = [Range::Own, Range::Near, Range::Ring, Range::Far, Range::Distant];
        let reached = ranges.map(|range| board.reach(Hex::ThornForest, range).iter().count());
        assert_eq!(reached, [1, 3, 2, 4, 3]);
    }
}
