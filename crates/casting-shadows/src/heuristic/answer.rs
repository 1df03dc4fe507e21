//! Whether a counterspell is worth playing now.

use super::{HP, Player};
use crate::{Answer, Character, HP_MAX, Means, Range, Symbol};

/// What a counterspell has to bring to be played: it can be kept for a better moment.
const KEPT: i32 = 8;

impl Player<'_> {
    /// Scores a counterspell; a pass is worth nothing.
    pub(super) fn answer(&self, answer: Answer) -> i32 {
        match answer {
            Answer::Shield => {
                let left = self.coming().saturating_sub(2);
                self.saved(left) - KEPT
            }
            Answer::Fog => self.saved(0) - 2 * KEPT,
            Answer::Poof(hex) => {
                let is_away = !self.reach_of_attack().has(hex);
                let left = if is_away { 0 } else { self.coming() };
                self.saved(left) - KEPT - 2
            }
            Answer::Retort => {
                let took = self.view.attack.map_or(0, |attack| attack.took[self.me].min(3));
                let attacker = self.view.active;
                let damage = self.view.reduced(attacker, took);
                let is_end = damage >= self.view.hp[attacker];
                HP * i32::from(damage) - KEPT + if is_end { 6 * HP } else { 0 }
            }
            Answer::Wind => HP * i32::from((HP_MAX - self.view.hp[self.me]).min(3)) - 2 * KEPT,
            Answer::Trap => {
                let traveller = self.view.active;
                let damage = self.view.reduced(traveller, 2);
                let is_end = damage >= self.view.hp[traveller];
                HP * i32::from(damage) - KEPT + if is_end { 6 * HP } else { 0 }
            }
            Answer::Butterpaws(die) => match self.view.pool.shows(die) {
                Some(Symbol::Shadow | Symbol::PurpleGem | Symbol::PurpleOrb) => 4,
                Some(_) => 3,
                None => -1,
            },
        }
    }

    /// Returns the damage that is coming, without an answer.
    fn coming(&self) -> u8 {
        let Some(attack) = self.view.attack else { return 0 };
        let strength = attack.strengths[self.me];
        if attack.means == Means::Ability(Character::Haze) {
            return strength;
        }
        self.view.reduced(self.me, strength)
    }

    /// Returns what it is worth to take only this damage.
    fn saved(&self, left: u8) -> i32 {
        let (coming, hp) = (self.coming(), self.view.hp[self.me]);
        let cannot_help = self.view.hexes[self.me] == Some(crate::Hex::CrystalCrypt) && left > 0;
        if cannot_help {
            return 0;
        }
        let is_rescue = coming >= hp && left < hp;
        HP * i32::from(coming - left) + if is_rescue { 10 * HP } else { 0 }
    }

    /// Returns the hexes on which the attack still hits.
    fn reach_of_attack(&self) -> crate::Hexes {
        let (Some(attack), Some(from)) = (self.view.attack, self.view.hexes[self.view.active])
        else {
            return crate::Hexes::NONE;
        };
        match (attack.means, attack.aim) {
            (Means::Spell(_), crate::Aim::On(hex)) => crate::Hexes::only(hex),
            (Means::Spell(card), _) => {
                self.view.board.reach(from, self.view.range(self.view.active, card))
            }
            (Means::Ability(_), _) => self.view.board.reach(from, Range::Far),
        }
    }
}
