//! What is read, replaced and added to, and by how much: small numbers side by side in one word, so
//! that a few operations compare all of them.

/// What is read, replaced and added to, a bit for each aspect. Additions come to the same in any
/// order, but for their limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks(u32);

impl Marks {
    pub(crate) const fn reads(aspects: u8) -> Self {
        Self(u32::from_le_bytes([aspects, 0, 0, 0]))
    }

    pub(crate) const fn writes(aspects: u8) -> Self {
        Self(u32::from_le_bytes([0, aspects, 0, 0]))
    }

    pub(crate) const fn adds(aspects: u8) -> Self {
        Self(u32::from_le_bytes([0, 0, aspects, 0]))
    }

    /// Returns the marks of both.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether any of these is replaced.
    pub(crate) const fn do_write(self, aspects: u8) -> bool {
        self.0 & Self::writes(aspects).0 != 0
    }

    /// Returns whether one changes what the other reads or replaces, or whether both add to
    /// something that is near its limit.
    pub(crate) const fn clash(self, other: Self, tight: u8) -> bool {
        let [reads, writes, adds, _] = self.0.to_le_bytes();
        let [other_reads, other_writes, other_adds, _] = other.0.to_le_bytes();
        let clash = writes & (other_reads | other_writes | other_adds)
            | other_writes & (reads | adds)
            | adds & (other_reads | other_adds & tight)
            | other_adds & reads;
        clash != 0
    }
}

/// The most that a player can lose and gain, one byte each: hearts lost and healed, gold spent and
/// earned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Amounts(u32);

/// The highest bit of each byte.
const TOPS: u32 = 0x8080_8080;
/// From here on nothing is counted: cards with as much are tried.
const TOO_MUCH: u8 = 64;
/// The bits of amounts that are too much.
const TOO_MUCH_BITS: u32 = TOPS | TOPS >> 1;
/// The most that a margin counts.
const MARGIN_MAX: u8 = 127;

impl Amounts {
    fn of(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes.map(|n| n.min(TOO_MUCH))))
    }

    pub(crate) fn hurt(hearts: u8) -> Self {
        Self::of([hearts, 0, 0, 0])
    }

    pub(crate) fn healed(hearts: u8) -> Self {
        Self::of([0, hearts, 0, 0])
    }

    pub(crate) fn spent(gold: u8) -> Self {
        Self::of([0, 0, gold, 0])
    }

    pub(crate) fn earned(gold: u8) -> Self {
        Self::of([0, 0, 0, gold])
    }

    /// What a player can lose and gain.
    pub(crate) fn margin([hearts, room]: [u8; 2], gold: [u16; 2]) -> Self {
        let small = |n: u16| u8::try_from(n.min(MARGIN_MAX.into())).unwrap_or(MARGIN_MAX);
        let [hearts, room] = [hearts, room].map(|n| n.min(MARGIN_MAX));
        let [gold, purse] = gold.map(small);
        Self(u32::from_le_bytes([hearts, room, gold, purse]))
    }

    /// Returns both together, as far as they are counted.
    pub(crate) fn or_more(self, other: Self) -> Self {
        let (one, other) = (self.0.to_le_bytes(), other.0.to_le_bytes());
        Self::of(core::array::from_fn(|place| one[place].saturating_add(other[place])))
    }

    /// Returns the sum of amounts that were counted.
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Adds to amounts; returns whether it is more than can be counted.
    pub(crate) const fn add(&mut self, other: Self) -> bool {
        let sum = self.0 + other.0;
        self.0 = sum & !TOO_MUCH_BITS;
        sum != self.0
    }

    /// Returns these amounts with more hearts that are lost.
    pub(crate) fn with_lost(self, more: u8) -> Self {
        let lost = self.lost().saturating_add(more).min(TOO_MUCH);
        Self(self.0 & !0xFF | u32::from(lost))
    }

    pub(crate) const fn lost(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    /// Returns which of these margins are exceeded.
    pub(crate) const fn exceeded_by(self, sums: Self) -> Exceeded {
        Exceeded(!((self.0 | TOPS) - sums.0) & TOPS)
    }
}

/// Which margins are exceeded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exceeded(u32);

impl Exceeded {
    /// Returns whether all hearts may be lost.
    pub(crate) const fn is_hearts(self) -> bool {
        self.0 & 0xFF != 0
    }

    pub(crate) const fn is_healing(self) -> bool {
        self.0 & 0xFF00 != 0
    }

    pub(crate) const fn is_gold(self) -> bool {
        self.0 & 0xFFFF_0000 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_exceeded_byte_by_byte() {
        let margin = Amounts::margin([2, 0], [3, 999]);
        let over = |sums: Amounts| {
            let over = margin.exceeded_by(sums);
            (over.is_hearts(), over.is_healing(), over.is_gold())
        };
        assert_eq!(over(Amounts::hurt(2)), (false, false, false));
        assert_eq!(over(Amounts::hurt(2).plus(Amounts::hurt(1))), (true, false, false));
        assert_eq!(over(Amounts::healed(1)), (false, true, false));
        assert_eq!(over(Amounts::spent(3).plus(Amounts::earned(63))), (false, false, false));
        assert_eq!(over(Amounts::spent(4)), (false, false, true));
    }

    #[test]
    fn what_is_too_much_is_not_counted() {
        let mut sum = Amounts::hurt(200);
        assert!(sum.add(Amounts::healed(1)), "64 and more is too much");
        assert_eq!(sum, Amounts::healed(1));
        assert!(!sum.add(Amounts::hurt(63)) && sum.add(Amounts::hurt(1)));
        assert_eq!(Amounts::spent(40).or_more(Amounts::spent(40)), Amounts::spent(64));
    }

    #[test]
    fn additions_clash_only_near_a_limit() {
        let (adds, reads, writes) = (Marks::adds(1), Marks::reads(1), Marks::writes(1));
        assert!(!adds.clash(adds, 0) && adds.clash(adds, 1) && !reads.clash(reads, 1));
        assert!(adds.clash(reads, 0) && writes.clash(writes, 0) && writes.clash(adds, 0));
        assert!(!writes.clash(Marks::reads(2), 3));
    }
}
