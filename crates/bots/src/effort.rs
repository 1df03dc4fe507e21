//! How much of its full budget a bot uses.

/// The share of its full budget that a bot uses for a choice, in parts of 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Effort(u8);

impl Effort {
    /// The whole budget.
    pub const FULL: Self = Self(Self::PARTS);
    /// How many parts a whole budget has.
    pub const PARTS: u8 = 64;

    /// Returns a number of parts, at least one and at most all.
    pub const fn of_parts(parts: u8) -> Self {
        match parts {
            0 => Self(1),
            1..Self::PARTS => Self(parts),
            _ => Self::FULL,
        }
    }

    /// Returns how many parts of 64 it is.
    pub const fn parts(self) -> u8 {
        self.0
    }

    /// Returns this share of a number of playouts.
    pub(crate) fn share_of(self, playouts: u32) -> u32 {
        let share = u64::from(playouts) * u64::from(self.0) / u64::from(Self::PARTS);
        u32::try_from(share).expect("a share is at most the whole")
    }
}
