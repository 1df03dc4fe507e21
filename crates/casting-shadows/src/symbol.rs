//! The eight symbols that dice and tokens show, and amounts of them.

use core::{fmt, iter};

use kernel::named;
use serde::{Serialize, Serializer};

named! {
    /// What a die or a token shows [CS-6.1].
    Symbol, "no-symbol", "symbol";
    /// A red Gem.
    RedGem "red-gem",
    /// A blue Gem.
    BlueGem "blue-gem",
    /// A purple Gem: pays for any Gem.
    PurpleGem "purple-gem",
    /// A red Orb.
    RedOrb "red-orb",
    /// A blue Orb.
    BlueOrb "blue-orb",
    /// A purple Orb: pays for any Orb.
    PurpleOrb "purple-orb",
    /// A Shadow Fragment.
    Shadow "shadow",
    /// A Cursed Crystal.
    Cursed "cursed",
}

/// An amount of each symbol, at most 15 of one.
///
/// Each symbol has four bits, the red Gem the highest ones. So amounts are ordered like lists of
/// counts that begin with the red Gems.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Symbols(u32);

/// The highest bit of each count.
const HIGH_BITS: u32 = 0x8888_8888;
/// What [`Symbols::capped`] leaves of an amount.
const CAP: u8 = 7;

impl Symbols {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// Returns one of a symbol.
    pub const fn one(symbol: Symbol) -> Self {
        Self(1 << shift(symbol))
    }

    /// Returns how often it has a symbol.
    pub fn count(self, symbol: Symbol) -> u8 {
        u8::try_from((self.0 >> shift(symbol)) & 15).expect("four bits")
    }

    /// Returns how many symbols it has in all.
    pub fn len(self) -> u8 {
        Symbol::ALL.into_iter().map(|symbol| self.count(symbol)).sum()
    }

    /// Returns whether it has none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns it with a symbol added; 15 of one symbol stay 15.
    #[must_use]
    pub const fn with(self, symbol: Symbol) -> Self {
        if (self.0 >> shift(symbol)) & 15 == 15 { self } else { Self(self.0 + Self::one(symbol).0) }
    }

    /// Returns it without one of a symbol that it has.
    #[must_use]
    pub const fn without(self, symbol: Symbol) -> Self {
        Self(self.0 - Self::one(symbol).0)
    }

    /// Returns all of both.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        other.iter().fold(self, Self::with)
    }

    /// Iterates over the symbols, in rulebook order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL
            .into_iter()
            .flat_map(move |symbol| iter::repeat_n(symbol, self.count(symbol).into()))
    }

    /// Returns at most 7 of each, which is more than any cost has, so that [`Symbols::covers`] works.
    pub(crate) fn capped(self) -> Self {
        if self.0 & HIGH_BITS == 0 {
            return self;
        }
        let too_many = Symbol::ALL.into_iter().filter(|symbol| self.count(*symbol) > CAP);
        Self(too_many.fold(self.0, |bits, symbol| {
            (bits & !(15 << shift(symbol))) | (u32::from(CAP) << shift(symbol))
        }))
    }

    /// Adds a symbol to a capped amount, which stays capped.
    pub(crate) const fn with_capped(self, symbol: Symbol) -> Self {
        if (self.0 >> shift(symbol)) & 7 == 7 { self } else { Self(self.0 + Self::one(symbol).0) }
    }

    /// Returns whether a capped amount has everything that `other` has.
    pub(crate) const fn covers(self, other: Self) -> bool {
        // No count borrows from its neighbor, because the bit above it is set first.
        ((self.0 | HIGH_BITS) - other.0) & HIGH_BITS == HIGH_BITS
    }

    /// Returns an amount that has the symbols of both, but not as many of them.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Compares as `<` does, also in constants.
    pub(crate) const fn is_before(self, other: Self) -> bool {
        self.0 < other.0
    }

    pub(crate) const fn from_counts(counts: [u8; 8]) -> Self {
        let (mut bits, mut place) = (0, 0);
        while place < counts.len() {
            let mut left = counts[place];
            while left > 0 {
                bits += 1 << (28 - 4 * place);
                left -= 1;
            }
            place += 1;
        }
        Self(bits)
    }
}

const fn shift(symbol: Symbol) -> usize {
    28 - 4 * symbol.index()
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        symbols.into_iter().fold(Self::NONE, Self::with)
    }
}

/// `red-gem red-gem shadow`, in rulebook order.
impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gaps = iter::once("").chain(iter::repeat(" "));
        self.iter().zip(gaps).try_for_each(|(symbol, gap)| write!(f, "{gap}{symbol}"))
    }
}

impl fmt::Debug for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Symbols({self})")
    }
}

impl Serialize for Symbols {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_ordered_from_the_red_gem_on() {
        let amounts = [
            Symbols::NONE,
            Symbols::one(Symbol::Cursed),
            Symbols::one(Symbol::PurpleOrb),
            Symbols::one(Symbol::BlueGem),
            Symbols::one(Symbol::RedGem),
            Symbols::one(Symbol::RedGem).with(Symbol::Cursed),
        ];
        assert!(amounts.is_sorted());
    }

    #[test]
    fn an_amount_covers_what_it_has() {
        let pool: Symbols = [Symbol::RedGem, Symbol::RedGem, Symbol::Shadow].into_iter().collect();
        assert!(pool.covers(Symbols::NONE) && pool.covers(pool));
        assert!(pool.covers(Symbols::one(Symbol::Shadow)));
        assert!(!pool.covers(pool.with(Symbol::RedGem)));
        assert!(!pool.covers(Symbols::one(Symbol::Cursed)));
    }

    #[test]
    fn nothing_overflows() {
        let many: Symbols = iter::repeat_n(Symbol::Shadow, 20).collect();
        assert_eq!((many.count(Symbol::Shadow), many.len()), (15, 15));
        assert_eq!(many.capped().len(), 7);
        assert_eq!(many.capped().with_capped(Symbol::Shadow).len(), 7);
        assert!(many.capped().covers(Symbols::one(Symbol::Shadow)));
    }
}
