//! What an attack would do, as far as everybody can know: counterspells are not counted.

use alloc::vec::Vec;

use kernel::Seat;

use crate::{Aim, Card, Character, Choice, Companion, Hex, Range, Symbols, View};

/// A hit that an attack would make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// Who is hit.
    pub seat: Seat,
    /// The HP that are lost.
    pub damage: u8,
    /// The HP before the hit.
    pub from: u8,
    /// The HP after it.
    pub to: u8,
}

impl View {
    /// Returns the hits that a choice of the active player would make, in the order of seats.
    pub fn blows(&self, choice: Choice) -> Vec<Blow> {
        let active = self.active;
        match choice {
            Choice::Cast { card, aim, paying } => {
                let strength = self.strength(active, card, paying);
                self.hits(|seat| if self.is_aimed_at(aim, seat) { strength } else { 0 }, true)
            }
            Choice::Ability { aim } => {
                let (Some(character), Some(hex)) = (self.characters[active], self.hexes[active])
                else {
                    return Vec::new();
                };
                let strength = |seat| self.ability_strength(character, (hex, aim), seat);
                self.hits(strength, character.can_be_reduced())
            }
            _ => Vec::new(),
        }
    }

    /// Returns the hit of a strength on a seat.
    pub fn blow(&self, seat: Seat, strength: u8, can_be_reduced: bool) -> Blow {
        let from = self.hp[seat];
        let left = if can_be_reduced { self.reduced(seat, strength) } else { strength };
        let damage = left.min(from);
        Blow { seat, damage, from, to: from - damage }
    }

    /// Returns how strong a spell of this seat is for a payment, with Ember Newt [CS-12.10].
    pub fn strength(&self, seat: Seat, card: Card, paying: Symbols) -> u8 {
        let printed = card.printed();
        let step = usize::from(printed.step(paying)).saturating_sub(1);
        let damage = printed.spell.and_then(|spell| spell.damage.get(step).copied());
        let has_newt = self.companions[seat] == Some(Companion::EmberNewt) && !self.newt;
        damage.map_or(0, |damage| damage + u8::from(has_newt))
    }

    /// Returns how strong an ability, used from a hex, hits a seat [CS-12.6 to CS-12.9].
    pub(crate) fn ability_strength(
        &self,
        character: Character,
        (from, aim): (Hex, Aim),
        seat: Seat,
    ) -> u8 {
        let center = if let Aim::On(hex) = aim { hex } else { from };
        let hex = self.hexes[seat];
        let is_near = hex.is_some_and(|hex| self.board.reach(center, Range::Ring).has(hex));
        match character {
            Character::Frill if aim == Aim::At(seat) => 2,
            Character::Nuzzle if aim == Aim::At(seat) => 6,
            Character::Kit | Character::Haze if hex == Some(center) => 4,
            Character::Haze if is_near => 4,
            Character::Kit if is_near => 1,
            _ => 0,
        }
    }

    /// Returns what the hex and the companion of a seat leave of a hit [CS-8.3, CS-8.4].
    pub(crate) fn reduced(&self, seat: Seat, strength: u8) -> u8 {
        if self.hexes[seat] == Some(Hex::CrystalCrypt) {
            return strength;
        }
        let left = strength.saturating_sub(u8::from(self.hexes[seat] == Some(Hex::DustyDesert)));
        left - u8::from(left >= 2 && self.has_fresh_tortoise(seat))
    }

    pub(crate) fn has_fresh_tortoise(&self, seat: Seat) -> bool {
        self.companions[seat] == Some(Companion::PebbleTortoise) && !self.shells.has(seat)
    }

    pub(crate) fn is_aimed_at(&self, aim: Aim, seat: Seat) -> bool {
        match aim {
            Aim::None => false,
            Aim::At(target) => seat == target,
            Aim::On(hex) => self.hexes[seat] == Some(hex),
        }
    }

    fn hits(&self, strength: impl Fn(Seat) -> u8, can_be_reduced: bool) -> Vec<Blow> {
        let enemies = self.seats.seats().filter(|seat| *seat != self.active);
        let targets = enemies.map(|seat| (seat, strength(seat))).filter(|(_, it)| *it > 0);
        targets.map(|(seat, strength)| self.blow(seat, strength, can_be_reduced)).collect()
    }
}

impl Character {
    /// Returns whether hexes and companions reduce the damage of the ability [CS-12.9].
    pub const fn can_be_reduced(self) -> bool {
        !matches!(self, Self::Haze)
    }
}
