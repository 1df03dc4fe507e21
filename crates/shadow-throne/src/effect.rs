//! The abilities: targets are fixed first, then all effects happen together [ST-5.3].

use kernel::Tell;

use crate::{
    Card, Character, Event, Faction, Number, Rank, ShadowThrone, Table, WAVES,
    character::loses_to_silence,
};

/// The influence for the owner of Simone when she dies [ST-9.12.1].
const MOURNING: u16 = 5;
/// The tokens that Thavma gets, and the most gold that his owner may have for it [ST-9.13.1].
const THAVMA: (u8, u16) = (3, 1);

impl Character {
    /// Returns whether its ability is used in this number [ST-5.2, ST-5.8].
    pub(crate) fn acts_in(&self, number: Number) -> bool {
        let own = match self.card.printed().ability {
            Some(_) if self.extra => Some(Number::Three),
            printed => printed,
        };
        own == Some(number) && !self.dead && !(self.silenced && number >= Number::Two)
    }
}

impl ShadowThrone {
    /// Uses every ability of this number in this wave [ST-5.1].
    pub(crate) fn use_abilities(&mut self, wave: u8, number: Number, tell: &mut impl Tell<Self>) {
        let start = self.start_of(wave);
        let acting = |x: &&Character| x.acts_in(number);
        if !self.table[start..].iter().any(|x| acting(&x)) {
            return;
        }
        let fixed = self.table;
        for actor in fixed[start..].iter().filter(acting) {
            let found =
                self.use_ability(&Aim { fixed: &fixed, start, actor, number, tokens: 1 }, tell);
            if !found {
                let Character { card, owner, wave, .. } = *actor;
                tell.tell(Event::Missed { card, owner, wave, number }, self);
            }
        }
        self.bury(&fixed, (start, number), tell);
    }

    /// Uses one character's ability, on targets as they were when this number started. Returns
    /// whether there was anything to do.
    fn use_ability(&mut self, aim: &Aim<'_>, tell: &mut impl Tell<Self>) -> bool {
        match aim.actor.card {
            Card::Sythera => self.silence(aim, tell),
            Card::BentheonKnights => self.kill(aim, Rank::Commoner, tell),
            Card::AnnaLys => self.kill(aim, Rank::Elite, tell),
            Card::Datura => self.kill(aim, Rank::Noble, tell),
            Card::ShepherdOfTheLost => self.convert(aim, Rank::Commoner, tell),
            Card::Protis => self.convert(aim, Rank::Elite, tell),
            Card::PrincessBeatrice => {
                self.convert(aim, Rank::Commoner, tell);
                let own = |x: &Character| x.can_convert(Rank::Commoner);
                self.embolden(aim, own, tell)
            }
            Card::PhabosScouts => {
                let others = |x: &Character| x.faction == Faction::Rebels && x != aim.actor;
                self.embolden(aim, others, tell)
            }
            Card::QueenEletheria => {
                // From place 0, where a carried Langman stands; he is not a commoner.
                let commoners =
                    |x: &Character| x.faction == Faction::Rebels && x.is(Rank::Commoner);
                self.embolden(&Aim { start: 0, ..*aim }, commoners, tell)
            }
            Card::Picureas => self.promise(aim, tell),
            Card::Thavma => self.reveal_thavma(aim, tell),
            // King Kyros has acted already, Simone acts when she dies, Langman at the end of the
            // battle; the others have no ability.
            Card::KingKyros
            | Card::Simone
            | Card::Langman
            | Card::DutifulPeasant
            | Card::LoyalSoldier
            | Card::TaxCollector
            | Card::KingsGuard
            | Card::CaptainKhamonPhabos
            | Card::DefiantSlave
            | Card::Outlaw
            | Card::MutinousSoldier
            | Card::QueensGuard
            | Card::PiousPeasant
            | Card::WarriorMonk
            | Card::TitheMaster
            | Card::GodseaKnights => true,
        }
    }

    /// Keeps non-Rebels of the wave from using abilities 2 and 3 [ST-9.7.1].
    fn silence(&mut self, aim: &Aim<'_>, tell: &mut impl Tell<Self>) -> bool {
        let mut found = false;
        for target in aim.targets(|x| x.faction != Faction::Rebels) {
            let (Character { card, owner, wave, .. }, by, number) = aim.at(target);
            self.table[target].silenced = true;
            if loses_to_silence(card) {
                found = true;
                tell.tell(Event::Silenced { card, owner, wave, by, number }, self);
            }
        }
        found
    }

    /// Marks characters as dead; `bury` completes it when the whole number is done [ST-6].
    fn kill(&mut self, aim: &Aim<'_>, rank: Rank, tell: &mut impl Tell<Self>) -> bool {
        let mut found = false;
        for target in aim.targets(|x| x.is(rank) && x.faction != Faction::Empire) {
            let (Character { card, owner, wave, .. }, by, number) = aim.at(target);
            found = true;
            if !core::mem::replace(&mut self.table[target].dead, true) {
                tell.tell(Event::Killed { card, owner, wave, by, number }, self);
            }
        }
        found
    }

    /// Converts characters to the Church [ST-8].
    fn convert(&mut self, aim: &Aim<'_>, rank: Rank, tell: &mut impl Tell<Self>) -> bool {
        let mut found = false;
        for target in aim.targets(|x| x.can_convert(rank)) {
            let (Character { card, owner, wave, .. }, by, number) = aim.at(target);
            found = true;
            let before = core::mem::replace(&mut self.table[target].faction, Faction::Church);
            if before != Faction::Church {
                tell.tell(Event::Converted { card, owner, wave, by, number }, self);
            }
        }
        found
    }

    /// Gives each target tokens of +1 power [ST-7].
    fn embolden(
        &mut self,
        aim: &Aim<'_>,
        whom: impl Fn(&Character) -> bool,
        tell: &mut impl Tell<Self>,
    ) -> bool {
        let mut found = false;
        for target in aim.targets(whom) {
            let (Character { card, owner, wave, .. }, by, number) = aim.at(target);
            let (tokens, number) = (aim.tokens, Some(number));
            found = true;
            self.table[target].tokens += tokens;
            tell.tell(Event::Emboldened { card, owner, wave, by, tokens, number }, self);
        }
        found
    }

    /// Uses Picureas: Rebels enter the next wave of this battle with a token [ST-9.6].
    fn promise(&mut self, aim: &Aim<'_>, tell: &mut impl Tell<Self>) -> bool {
        let Character { card, owner, wave, .. } = *aim.actor;
        let number = aim.number;
        if wave < WAVES {
            self.boost = true;
            tell.tell(Event::Promised { card, owner, wave, number }, self);
        }
        wave < WAVES
    }

    /// Gives Thavma tokens if his owner is poor [ST-9.13].
    fn reveal_thavma(&mut self, aim: &Aim<'_>, tell: &mut impl Tell<Self>) -> bool {
        let (tokens, gold_max) = THAVMA;
        let poor = self.gold[aim.actor.owner] <= gold_max;
        poor && self.embolden(&Aim { tokens, ..*aim }, |x| x == aim.actor, tell)
    }

    /// Removes all tokens of characters that died in this number, new ones too [ST-6.2].
    fn bury(
        &mut self,
        fixed: &Table,
        (start, number): (usize, Number),
        tell: &mut impl Tell<Self>,
    ) {
        for place in start..self.table.len() {
            let character = &mut self.table[place];
            if !character.dead || fixed[place].dead {
                continue;
            }
            character.tokens = 0;
            if character.card == Card::Simone {
                let seat = character.owner;
                self.influence[seat] += MOURNING;
                let (influence, total) = (MOURNING, self.influence[seat]);
                tell.tell(Event::Mourned { seat, influence, total, number }, self);
            }
        }
    }
}

/// An ability in use: the table when its number started, the first place that it reaches, its
/// character and its number.
struct Aim<'t> {
    fixed: &'t Table,
    start: usize,
    actor: &'t Character,
    number: Number,
    /// The tokens that each target gets if it is emboldened.
    tokens: u8,
}

impl Aim<'_> {
    /// Returns the character at this place as it was, the acting card and its number.
    fn at(&self, target: usize) -> (Character, Card, Number) {
        (self.fixed[target], self.actor.card, self.number)
    }

    /// Returns the places of the living characters in reach that fit [ST-5.4].
    fn targets(&self, fits: impl Fn(&Character) -> bool) -> impl Iterator<Item = usize> {
        let living = move |&place: &usize| !self.fixed[place].dead && fits(&self.fixed[place]);
        (self.start..self.fixed.len()).filter(living)
    }
}

impl Character {
    fn is(&self, rank: Rank) -> bool {
        self.card.printed().rank == rank
    }

    fn can_convert(&self, rank: Rank) -> bool {
        self.is(rank) && self.faction != Faction::Church
    }
}
