//! Attacks: spells and abilities, hits, reaction damage and riders.

use kernel::{BySeat, Seat, Seats, Tell};

use crate::{
    Aim, Attack, Card, CastingShadows, Character, Companion, DieSet, Event, Hex, Kind, Means,
    Range, Reduction, Rider, Source, Symbol, Symbols, Window, book::copy_to_cast, state::Step,
};

/// What kind of damage is reduced.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blow {
    /// A hit of the attack under way.
    Hit,
    /// Reaction damage [CS-8.8].
    Reaction,
}

impl CastingShadows {
    /// Pays for a spell and carries it out [CS-5.2].
    pub(crate) fn cast(
        &mut self,
        (card, aim): (Card, Aim),
        paying: Symbols,
        tell: &mut impl Tell<Self>,
    ) {
        let (seat, printed) = (self.active, card.printed());
        self.ap -= 1;
        self.pay(paying);
        let book = &mut self.me_mut().book;
        let place = copy_to_cast(book, card).expect("the gate has looked into the book");
        book[place].cast = true;
        let step = printed.step(paying);
        if printed.kind == Kind::Conversion {
            tell.tell(Event::Cast { seat, card, aim, paying, strength: 0 }, self);
            return self.convert(card, step, tell);
        }
        let strength = self.strength(card, step);
        tell.tell(Event::Cast { seat, card, aim, paying, strength }, self);
        let targets = match aim {
            Aim::None => Seats::NONE,
            Aim::At(target) => Seats::only(target),
            Aim::On(hex) => self.enemies_on(hex),
        };
        self.begin_attack(Means::Spell(card), aim, |seat| u8::from(targets.has(seat)) * strength);
        self.ask_targets(tell);
    }

    /// Adds what a conversion brings to the pool [CS-6.10].
    fn convert(&mut self, card: Card, step: u8, tell: &mut impl Tell<Self>) {
        let gain = card.printed().gain;
        let symbols = (0..step).fold(Symbols::NONE, |all, _| all.plus(gain));
        self.pool.tokens = self.pool.tokens.plus(symbols);
        tell.tell(Event::Converted { seat: self.active, card, symbols }, self);
    }

    /// Returns the strength of a spell, and uses up Ember Newt [CS-12.10].
    fn strength(&mut self, card: Card, step: u8) -> u8 {
        let damage = self.damage(card, step);
        self.newt |= self.has(Companion::EmberNewt);
        damage
    }

    /// Returns how strong a spell would be now.
    fn damage(&self, card: Card, step: u8) -> u8 {
        let damages = card.printed().spell.map_or(&[][..], |spell| spell.damage);
        let damage = damages.get(usize::from(step) - 1).copied().unwrap_or_default();
        damage + u8::from(self.has(Companion::EmberNewt) && !self.newt)
    }

    /// Returns the range of a spell for the active player [CS-12.18].
    pub(crate) fn range(&self, card: Card) -> Range {
        let printed = card.printed().spell.map_or(Range::Own, |spell| spell.range);
        if self.has(Companion::SpyglassBat) { Range::Far } else { printed }
    }

    /// Uses the ability of the active player's shadow form [CS-12.5].
    pub(crate) fn use_ability(&mut self, aim: Aim, tell: &mut impl Tell<Self>) {
        let (seat, mut dice) = (self.active, DieSet::NONE);
        let me = self.me_mut();
        me.energy = 0;
        let character = me.character.expect("everybody has one");
        if character == Character::Frill {
            while let Some(die) = self.pool.remove_first(Symbol::Cursed) {
                dice = dice.with(die);
            }
        }
        if let Aim::On(hex) = aim {
            self.me_mut().hex = Some(hex);
        }
        tell.tell(Event::AbilityUsed { seat, character, aim, dice }, self);
        if character == Character::Frill {
            self.heal(seat, (3, Source::Character(character)), tell);
        }
        let strengths = self.ability_strengths(character, aim);
        self.begin_attack(Means::Ability(character), aim, |seat| strengths[seat]);
        self.ask_targets(tell);
    }

    /// Returns how strong the ability hits each seat [CS-12.6 to CS-12.9].
    fn ability_strengths(&self, character: Character, aim: Aim) -> BySeat<u8> {
        let here = self.here();
        let (same, near) = (Some(here), self.board.adjacent(here));
        BySeat::new(self.seats(), |seat| {
            let hex = self.players[seat].hex;
            let is_near = hex.is_some_and(|hex| near.has(hex));
            match (character, aim) {
                _ if seat == self.active => 0,
                (Character::Frill, Aim::At(target)) if seat == target => 2,
                (Character::Nuzzle, Aim::At(target)) if seat == target => 6,
                (Character::Kit | Character::Haze, _) if hex == same => 4,
                (Character::Kit, _) if is_near => 1,
                (Character::Haze, _) if is_near => 4,
                _ => 0,
            }
        })
    }

    fn begin_attack(&mut self, means: Means, aim: Aim, strength: impl Fn(Seat) -> u8) {
        let seats = self.seats();
        self.attack = Some(Attack {
            means,
            aim,
            strengths: BySeat::new(seats, strength),
            shields: Seats::NONE,
            hit: Seats::NONE,
            took: BySeat::new(seats, |_| 0),
        });
    }

    /// Opens the attack window for the targets [CS-10.7].
    fn ask_targets(&mut self, tell: &mut impl Tell<Self>) {
        let strengths = self.attack.map(|attack| attack.strengths);
        let is_target = |seat: &Seat| strengths.is_some_and(|it| it[*seat] > 0);
        let targets = self.seats().seats().filter(is_target).collect();
        self.open_window(Window::Attack, targets, tell);
    }

    /// Hits one target after the other; then opens the hit window [CS-8.2].
    pub(crate) fn strike(&mut self, tell: &mut impl Tell<Self>) {
        for seat in self.turn_order() {
            self.hit(seat, tell);
            if self.is_over() || !self.me().is_alive() {
                return;
            }
        }
        let took = self.attack.map(|attack| attack.took);
        let is_hurt = |seat: &Seat| took.is_some_and(|took| took[*seat] > 0);
        let hurt = self.living().filter(is_hurt).collect();
        self.open_window(Window::Hit, hurt, tell);
    }

    /// Hits one target, and carries out everything that follows from it [CS-8.5, CS-8.6].
    fn hit(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        let Some(mut attack) = self.attack.filter(|attack| attack.strengths[seat] > 0) else {
            return;
        };
        if let Means::Spell(card) = attack.means
            && !self.is_in_reach(seat, card, attack.aim)
        {
            return tell.tell(Event::Missed { seat, card }, self);
        }
        let strength = attack.strengths[seat];
        let reduced = self.reduce(seat, strength, Blow::Hit);
        let player = &mut self.players[seat];
        let damage = reduced.left(strength).min(player.hp);
        player.hp -= damage;
        let total = player.hp;
        attack.hit = attack.hit.with(seat);
        attack.took[seat] = damage;
        self.attack = Some(attack);
        tell.tell(Event::Hit { seat, by: self.active, strength, reduced, damage, total }, self);
        match (total, damage) {
            (0, _) => self.eliminate(seat, Some(self.active), tell),
            (_, 0) => {}
            _ => self.hit_back(seat, tell),
        }
    }

    /// Returns whether a target is still where the spell hits [CS-8.11].
    fn is_in_reach(&self, seat: Seat, card: Card, aim: Aim) -> bool {
        let Some(there) = self.players[seat].hex else { return false };
        match aim {
            Aim::On(hex) => hex == there,
            Aim::None | Aim::At(_) => self.board.reach(self.here(), self.range(card)).has(there),
        }
    }

    /// Deals the damage back that needs no question [CS-8.6].
    fn hit_back(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        if self.players[seat].hex == Some(Hex::ThornForest) {
            self.react((seat, Source::Hex(Hex::ThornForest)), 1, tell);
        }
        let hedgehog = Companion::ThistleHedgehog;
        let is_fresh = self.players[seat].companion == Some(hedgehog) && !self.pricks.has(seat);
        if is_fresh && self.me().is_alive() {
            self.pricks = self.pricks.with(seat);
            self.react((seat, Source::Companion(hedgehog)), 1, tell);
        }
    }

    /// Deals reaction damage to the active player [CS-8.8].
    pub(crate) fn react(
        &mut self,
        (by, source): (Seat, Source),
        strength: u8,
        tell: &mut impl Tell<Self>,
    ) {
        let seat = self.active;
        let reduced = self.reduce(seat, strength, Blow::Reaction);
        let me = self.me_mut();
        let damage = reduced.left(strength).min(me.hp);
        me.hp -= damage;
        let total = me.hp;
        tell.tell(Event::Reacted { seat, by, source, damage, total }, self);
        if total == 0 {
            self.eliminate(seat, Some(by), tell);
        }
    }

    /// Finds what reduces a hit or reaction damage, and uses up the tortoise [CS-8.3, CS-8.4].
    fn reduce(&mut self, seat: Seat, strength: u8, blow: Blow) -> Reduction {
        let (player, mut reduced) = (&self.players[seat], Reduction::default());
        let attack = self.attack.filter(|_| blow == Blow::Hit);
        let is_haze = attack.is_some_and(|it| it.means == Means::Ability(Character::Haze));
        if player.hex == Some(Hex::CrystalCrypt) || is_haze {
            return reduced;
        }
        reduced.desert = u8::from(player.hex == Some(Hex::DustyDesert)).min(strength);
        let has_tortoise = player.companion == Some(Companion::PebbleTortoise);
        if has_tortoise && !self.shells.has(seat) && reduced.left(strength) >= 2 {
            self.shells = self.shells.with(seat);
            reduced.tortoise = 1;
        }
        let has_shield = attack.is_some_and(|attack| attack.shields.has(seat));
        reduced.shield = (2 * u8::from(has_shield)).min(reduced.left(strength));
        reduced
    }

    /// Carries out the rider of a spell, and ends the attack [CS-8.9].
    pub(crate) fn finish_attack(&mut self, tell: &mut impl Tell<Self>) {
        let attack = self.attack.expect("an attack is under way");
        if let Means::Spell(card) = attack.means {
            let rider = card.printed().spell.and_then(|spell| spell.rider);
            match (rider, attack.aim) {
                (Some(Rider::Push), Aim::At(target))
                    if attack.hit.has(target) && self.players[target].is_alive() =>
                {
                    return self.ask(Step::Push);
                }
                (Some(Rider::Leech), _) if attack.took.values().any(|took| *took > 0) => {
                    self.heal(self.active, (1, Source::Card(card)), tell);
                }
                (Some(Rider::Recoil), _) => self.recoil(tell),
                _ => {}
            }
        }
        if !self.is_over() {
            self.attack = None;
            self.ask(Step::Act);
        }
    }

    fn recoil(&mut self, tell: &mut impl Tell<Self>) {
        let seat = self.active;
        self.me_mut().hp -= 1;
        let total = self.me().hp;
        tell.tell(Event::Recoiled { seat, total }, self);
        if total == 0 {
            self.eliminate(seat, None, tell);
        }
    }
}

impl Reduction {
    /// Returns what is left of a strength.
    pub fn left(self, strength: u8) -> u8 {
        strength - self.desert - self.tortoise - self.shield
    }
}
