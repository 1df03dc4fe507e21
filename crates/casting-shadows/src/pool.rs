//! The pool of a turn: five dice and the tokens.

use core::{fmt, iter};

use kernel::{Dice, named};
use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::{Symbol, Symbols};

named! {
    /// One of the resource dice [CS-4.1].
    Die, "no-die", "die";
    /// The first red die.
    Red1 "red1",
    /// The second red die.
    Red2 "red2",
    /// The first blue die.
    Blue1 "blue1",
    /// The second blue die.
    Blue2 "blue2",
    /// The purple die.
    Purple "purple",
}

/// The number of resource dice.
pub const RESOURCE_DICE: usize = Die::ALL.len();

impl Die {
    /// Returns its six faces [CS-6.1].
    pub const fn faces(self) -> [Symbol; 6] {
        let (gem, orb) = match self {
            Self::Red1 | Self::Red2 => (Symbol::RedGem, Symbol::RedOrb),
            Self::Blue1 | Self::Blue2 => (Symbol::BlueGem, Symbol::BlueOrb),
            Self::Purple => (Symbol::PurpleGem, Symbol::PurpleOrb),
        };
        [gem, gem, orb, orb, Symbol::Shadow, Symbol::Cursed]
    }

    /// Rolls it [CS-13.4].
    pub(crate) fn roll(self, dice: &mut Dice) -> Symbol {
        *dice.pick(&self.faces()).expect("a die has faces")
    }

    /// Returns the die of the same colour that comes before it.
    const fn twin(self) -> Option<Self> {
        match self {
            Self::Red2 => Some(Self::Red1),
            Self::Blue2 => Some(Self::Blue1),
            Self::Red1 | Self::Blue1 | Self::Purple => None,
        }
    }
}

/// A set of dice. Each is one bit, `red1` the lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct DieSet(u8);

impl DieSet {
    /// No die.
    pub const NONE: Self = Self(0);

    /// Returns every set of at least one die, in order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (1..1 << RESOURCE_DICE).map(Self)
    }

    /// Returns whether the set has this die.
    pub const fn has(self, die: Die) -> bool {
        self.0 & (1 << die.index()) != 0
    }

    /// Returns the set with this die added.
    #[must_use]
    pub const fn with(self, die: Die) -> Self {
        Self(self.0 | (1 << die.index()))
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether all its dice are in `other`.
    pub(crate) const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Iterates over the dice, in their order.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |die| self.has(*die))
    }
}

impl FromIterator<Die> for DieSet {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        dice.into_iter().fold(Self::NONE, Self::with)
    }
}

/// `red1 blue2`.
impl fmt::Display for DieSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gaps = iter::once("").chain(iter::repeat(" "));
        self.iter().zip(gaps).try_for_each(|(die, gap)| write!(f, "{gap}{die}"))
    }
}

impl fmt::Debug for DieSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DieSet({self})")
    }
}

impl Serialize for DieSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What the active player can spend in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pool {
    /// What each die shows; none if it is out.
    #[serde(serialize_with = "dice_in_order")]
    pub dice: [Option<Symbol>; RESOURCE_DICE],
    /// The tokens.
    pub tokens: Symbols,
}

impl Pool {
    /// Rolls all dice, and has no tokens [CS-4.1].
    pub(crate) fn rolled(dice: &mut Dice) -> Self {
        Self { dice: Die::ALL.map(|die| Some(die.roll(dice))), tokens: Symbols::NONE }
    }

    /// Returns what a die shows, if it is in the pool.
    pub const fn shows(&self, die: Die) -> Option<Symbol> {
        self.dice[die.index()]
    }

    /// Returns everything in the pool, at most 7 of a symbol.
    pub(crate) fn total(&self) -> Symbols {
        self.dice.iter().flatten().fold(self.tokens.capped(), |all, face| all.with_capped(*face))
    }

    /// Returns how many of a symbol are in the pool.
    pub fn count(&self, symbol: Symbol) -> u8 {
        let dice = self.dice.iter().filter(|face| **face == Some(symbol)).count();
        self.tokens.count(symbol) + u8::try_from(dice).expect("five dice")
    }

    /// Returns the dice that show something else than a Cursed Crystal.
    pub(crate) fn clean(&self) -> DieSet {
        let is_clean = |die: &Die| self.shows(*die).is_some_and(|face| face != Symbol::Cursed);
        Die::ALL.into_iter().filter(is_clean).collect()
    }

    /// Returns the dice that are in the pool.
    pub(crate) fn inside(&self) -> DieSet {
        Die::ALL.into_iter().filter(|die| self.shows(*die).is_some()).collect()
    }

    /// Returns the second dice of two that show the same face: they may be named only together with
    /// the first.
    pub(crate) fn twins(&self) -> impl Iterator<Item = (Die, Die)> {
        [(Die::Red1, Die::Red2), (Die::Blue1, Die::Blue2)]
            .into_iter()
            .filter(|(first, second)| self.shows(*first) == self.shows(*second))
    }

    /// Returns whether a die alone may be named, although its twin shows the same.
    pub(crate) fn may_name(&self, die: Die) -> bool {
        die.twin().is_none_or(|first| self.shows(first) != self.shows(die))
    }

    /// Removes a symbol: a token if there is one, otherwise the first die that shows it [CS-6.9].
    pub(crate) fn spend(&mut self, symbol: Symbol) {
        if self.tokens.count(symbol) > 0 {
            self.tokens = self.tokens.without(symbol);
        } else {
            self.remove_first(symbol);
        }
    }

    /// Takes the first die that shows a symbol out of the pool, and returns it.
    pub(crate) fn remove_first(&mut self, symbol: Symbol) -> Option<Die> {
        let die = Die::ALL.into_iter().find(|die| self.shows(*die) == Some(symbol))?;
        self.dice[die.index()] = None;
        Some(die)
    }
}

/// `[{"die":"red1","shows":"red-gem"}, …]`, with `null` for a die that is out.
fn dice_in_order<S: Serializer>(
    dice: &[Option<Symbol>; RESOURCE_DICE],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Shown {
        die: Die,
        shows: Option<Symbol>,
    }
    let mut list = serializer.serialize_seq(Some(RESOURCE_DICE))?;
    for (die, &shows) in Die::ALL.into_iter().zip(dice) {
        list.serialize_element(&Shown { die, shows })?;
    }
    list.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CS-6.9: tokens first, then red, blue and purple dice.
    #[test]
    fn tokens_are_spent_before_dice() {
        let shadow = Some(Symbol::Shadow);
        let mut pool = Pool {
            dice: [None, shadow, shadow, None, shadow],
            tokens: Symbols::one(Symbol::Shadow),
        };
        assert_eq!((pool.count(Symbol::Shadow), pool.total().count(Symbol::Shadow)), (4, 4));
        pool.spend(Symbol::Shadow);
        assert_eq!((pool.tokens, pool.inside().iter().count()), (Symbols::NONE, 3));
        pool.spend(Symbol::Shadow);
        assert_eq!(pool.dice, [None, None, shadow, None, shadow]);
    }

    /// CS-6.1: each die has two Gems and two Orbs of its colour, a Fragment and a Crystal.
    #[test]
    fn a_die_shows_its_own_faces() {
        for die in Die::ALL {
            let faces: Symbols = die.faces().into_iter().collect();
            assert_eq!((faces.count(Symbol::Shadow), faces.count(Symbol::Cursed)), (1, 1));
        }
    }
}
