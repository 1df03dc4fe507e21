//! Characters in the battle, and their total power.

use core::ops::Index;

use kernel::Seat;
use serde::{Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::{Card, Faction, Number, Printed};

/// A character in the battle, face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Character {
    /// The card.
    pub card: Card,
    /// Its player; this never changes [ST-3.7].
    pub owner: Seat,
    /// The wave in which it entered; 0 for a carried Langman.
    pub wave: u8,
    /// Whether it is the extra card of King Kyros.
    pub extra: bool,
    /// Its power without tokens: as printed, or as the options say.
    pub base: u8,
    /// Its faction now.
    pub faction: Faction,
    /// Tokens of +1 power.
    pub tokens: u8,
    /// Whether it was killed.
    pub dead: bool,
    /// Whether Sythera keeps it from using abilities 2 and 3.
    pub silenced: bool,
}

impl Character {
    /// Creates a character as printed.
    pub(crate) fn entering(card: Card, owner: Seat, wave: u8) -> Self {
        let Printed { faction, power: base, .. } = *card.printed();
        Self { card, owner, wave, base, faction, ..Self::default() }
    }

    /// Returns its power now [ST-10.2].
    pub fn power(&self) -> u16 {
        if self.dead { 0 } else { u16::from(self.base) + u16::from(self.tokens) }
    }

    /// Returns whether it loses an ability because it is silenced [ST-9.7.1].
    pub fn is_hushed(&self) -> bool {
        self.silenced && !self.dead && loses_to_silence(self.card)
    }

    /// Returns its influence if its faction wins [ST-6.4, ST-11.4].
    pub fn influence(&self) -> u16 {
        let influence = u16::from(self.card.printed().influence);
        if self.dead { influence / 2 } else { influence }
    }
}

/// What a character gives its player at the end of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pay {
    /// Its faction has won [ST-11.4].
    Influence(u16),
    /// Its faction has lost; this is gold [ST-11.5].
    Consolation(u16),
}

impl Character {
    /// Returns what it pays if the battle ends with this power.
    pub fn pay(&self, power: &Power) -> Pay {
        if power.is_highest(self.faction) {
            Pay::Influence(self.influence())
        } else {
            Pay::Consolation(u16::from(self.card.printed().consolation))
        }
    }
}

/// Returns whether a silenced character of this kind loses its ability: only 2 and 3 are silenced.
pub(crate) fn loses_to_silence(card: Card) -> bool {
    card.printed().ability.is_some_and(|number| number >= Number::Two)
}

/// A card that could not be paid for; everybody saw it [ST-4.13, ST-14.4].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Facedown {
    /// The card.
    pub card: Card,
    /// Its player.
    pub owner: Seat,
    /// The wave in which it was played.
    pub wave: u8,
}

/// The characters in the battle: at most five per wave, an extra card and a carried Langman.
pub type Table = ArrayVec<[Character; 22]>;
/// The cards that could not be paid for.
pub type Facedowns = ArrayVec<[Facedown; 20]>;

/// The power of each faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Power([u16; 3]);

impl Power {
    /// Adds up the power of all characters, whoever owns them [ST-10.1].
    pub fn of(table: &Table) -> Self {
        let mut power = Self::default();
        for character in table {
            power.0[character.faction.index()] += character.power();
        }
        power
    }

    /// Returns whether no faction has more: then this one wins the battle [ST-11.2, ST-11.3].
    pub fn is_highest(&self, faction: Faction) -> bool {
        self.0.iter().all(|&power| power <= self[faction])
    }
}

impl Index<Faction> for Power {
    type Output = u16;

    fn index(&self, faction: Faction) -> &u16 {
        &self.0[faction.index()]
    }
}

/// Serializes to `{"empire": 3, "rebels": 2, "church": 4}`.
impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Faction::ALL.map(|faction| (faction, self[faction])))
    }
}
