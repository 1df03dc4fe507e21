//! What things cost, and every way to pay for them.

use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::{Symbol, Symbols};

/// A cost: coloured and grey Gems and Orbs, Fragments and Crystals [CS-6.2 to CS-6.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Red, blue and grey Gems.
    pub gems: [u8; 3],
    /// Red, blue and grey Orbs.
    pub orbs: [u8; 3],
    /// Shadow Fragments.
    pub shadow: u8,
    /// Cursed Crystals.
    pub cursed: u8,
}

/// The most ways in which one cost can be paid.
const WAYS_MAX: usize = 18;

/// All payments that meet a cost, in their order.
#[derive(Clone, Copy, Debug)]
pub struct Payments {
    ways: [Symbols; WAYS_MAX],
    count: usize,
    /// Every symbol that is part of one of them; how many there are of it tells nothing.
    symbols: Symbols,
}

impl Cost {
    /// No cost.
    pub const FREE: Self = Self { gems: [0; 3], orbs: [0; 3], shadow: 0, cursed: 0 };
    /// A counterspell: one Gem and one Orb of any colours [CS-7.10].
    pub const COUNTERSPELL: Self = Self { gems: [0, 0, 1], orbs: [0, 0, 1], ..Self::FREE };

    /// Lists the ids of its symbols: `red-gem grey-gem grey-orb`.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        let ids = [
            ("red-gem", self.gems[0]),
            ("blue-gem", self.gems[1]),
            ("grey-gem", self.gems[2]),
            ("red-orb", self.orbs[0]),
            ("blue-orb", self.orbs[1]),
            ("grey-orb", self.orbs[2]),
            ("shadow", self.shadow),
            ("cursed", self.cursed),
        ];
        ids.into_iter().flat_map(|(id, count)| core::iter::repeat_n(id, count.into()))
    }

    /// Returns the number of its symbols.
    pub const fn len(self) -> u8 {
        let [red_gems, blue_gems, grey_gems] = self.gems;
        let [red_orbs, blue_orbs, grey_orbs] = self.orbs;
        red_gems
            + blue_gems
            + grey_gems
            + red_orbs
            + blue_orbs
            + grey_orbs
            + self.shadow
            + self.cursed
    }

    /// Returns whether it costs nothing.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns it as often as a step says [CS-6.8].
    const fn times(self, step: u8) -> Self {
        let [red_gems, blue_gems, grey_gems] = self.gems;
        let [red_orbs, blue_orbs, grey_orbs] = self.orbs;
        Self {
            gems: [red_gems * step, blue_gems * step, grey_gems * step],
            orbs: [red_orbs * step, blue_orbs * step, grey_orbs * step],
            shadow: self.shadow * step,
            cursed: self.cursed * step,
        }
    }

    /// Lists every payment for one to `steps` times this cost [CS-6.7, CS-6.8].
    pub(crate) const fn payments(self, steps: u8) -> Payments {
        let mut payments =
            Payments { ways: [Symbols::NONE; WAYS_MAX], count: 0, symbols: Symbols::NONE };
        let mut step = 1;
        while step <= steps {
            payments.add(self.times(step));
            step += 1;
        }
        payments
    }
}

impl Payments {
    /// Returns the payments, in order.
    pub fn as_slice(&self) -> &[Symbols] {
        &self.ways[..self.count]
    }

    /// Returns whether one of them has this symbol.
    pub(crate) fn use_symbol(&self, symbol: Symbol) -> bool {
        self.symbols.count(symbol) > 0
    }

    const fn add(&mut self, cost: Cost) {
        let (gems, orbs) = (colours(cost.gems), colours(cost.orbs));
        let mut gem = 0;
        while gem < gems.count {
            let mut orb = 0;
            while orb < orbs.count {
                let ([rg, bg, pg], [ro, bo, po]) = (gems.ways[gem], orbs.ways[orb]);
                let counts = [rg, bg, pg, ro, bo, po, cost.shadow, cost.cursed];
                self.insert(Symbols::from_counts(counts));
                orb += 1;
            }
            gem += 1;
        }
    }

    /// Inserts a payment where it belongs.
    const fn insert(&mut self, payment: Symbols) {
        let mut place = self.count;
        while place > 0 && payment.is_before(self.ways[place - 1]) {
            self.ways[place] = self.ways[place - 1];
            place -= 1;
        }
        self.ways[place] = payment;
        self.count += 1;
        self.symbols = self.symbols.or(payment);
    }
}

/// The ways to pay for Gems, or for Orbs: counts of red, blue and purple.
struct Colours {
    ways: [[u8; 3]; 9],
    count: usize,
}

/// Purple pays for red, blue and grey; red and blue pay for themselves and for grey.
const fn colours([red, blue, grey]: [u8; 3]) -> Colours {
    let mut colours = Colours { ways: [[0; 3]; 9], count: 0 };
    let all = red + blue + grey;
    let mut reds = 0;
    while reds <= all {
        let mut blues = 0;
        while reds + blues <= all {
            let purples = all - reds - blues;
            if red.saturating_sub(reds) + blue.saturating_sub(blues) <= purples {
                colours.ways[colours.count] = [reds, blues, purples];
                colours.count += 1;
            }
            blues += 1;
        }
        reds += 1;
    }
    colours
}

impl Serialize for Cost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len().into()))?;
        self.ids().try_for_each(|id| list.serialize_element(id))?;
        list.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{string::ToString, vec::Vec};

    fn listed(cost: Cost, steps: u8) -> Vec<alloc::string::String> {
        cost.payments(steps).as_slice().iter().map(ToString::to_string).collect()
    }

    /// CS-6.2: purple pays for either colour, or for both.
    #[test]
    fn purple_pays_for_either_colour() {
        let cost = Cost { orbs: [1, 1, 0], ..Cost::FREE };
        let ways = [
            "purple-orb purple-orb",
            "blue-orb purple-orb",
            "red-orb purple-orb",
            "red-orb blue-orb",
        ];
        assert_eq!(listed(cost, 1), ways);
    }

    /// CS-6.8: the steps of a spell are told apart by the number of symbols.
    #[test]
    fn steps_are_listed_together_in_order() {
        let cost = Cost { gems: [0, 1, 0], ..Cost::FREE };
        let ways = [
            "purple-gem",
            "purple-gem purple-gem",
            "blue-gem",
            "blue-gem purple-gem",
            "blue-gem blue-gem",
        ];
        assert_eq!(listed(cost, 2), ways);
    }

    /// CS-6.3: grey is paid by any colour, also beside a coloured one.
    #[test]
    fn grey_is_any_colour() {
        assert_eq!(listed(Cost::COUNTERSPELL, 1).len(), 9);
        let cost = Cost { gems: [0, 1, 1], ..Cost::FREE };
        let ways = [
            "purple-gem purple-gem",
            "blue-gem purple-gem",
            "blue-gem blue-gem",
            "red-gem purple-gem",
            "red-gem blue-gem",
        ];
        assert_eq!(listed(cost, 1), ways);
    }
}
