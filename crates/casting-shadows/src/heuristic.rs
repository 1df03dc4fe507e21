//! Scores a choice for the greedy bot, which looks at one choice at a time.
//!
//! One HP is worth 10 points, whoever loses it. Ending the turn is worth nothing, so everything that
//! is worth more is done first, the best first.

mod answer;
mod prospect;

use core::cell::OnceCell;

use kernel::{Eyes, Heuristic, Seat};

use crate::{
    Aim, BOOK_MAX, Card, CastingShadows, Character, Choice, Companion, Die, DieSet, Giving, Hex,
    Kind, RESOURCE_DICE, Rider, Symbol, Symbols, View, Wanted,
};
use prospect::Prospect;
pub(crate) use prospect::printed_points;

/// The points for one HP.
const HP: i32 = 10;
/// The points for one energy, which brings the shadow form or the ability nearer.
const ENERGY: i32 = 9;
/// What an action point should bring at least, to be worth spending on something that can wait.
const ACTION: i32 = 3;

impl Heuristic for CastingShadows {
    fn score(view: &View, choice: Choice) -> i32 {
        let Eyes::Seat(me) = view.eyes else { return 0 };
        Player::new(view, me).score(choice)
    }
}

/// The seat that chooses, what it sees, and what it has worked out for one choice that other choices
/// need as well.
pub(crate) struct Player<'v> {
    view: &'v View,
    me: Seat,
    /// What the next actions could bring as things are.
    now: Prospect<'v>,
    best_cast: OnceCell<i32>,
    best_collect: OnceCell<i32>,
    place: OnceCell<i32>,
    /// For each die: what it gains by another roll.
    roll_gains: OnceCell<[i32; RESOURCE_DICE]>,
}

impl<'v> Player<'v> {
    pub(crate) fn new(view: &'v View, me: Seat) -> Self {
        Self {
            view,
            me,
            now: Prospect::new(view, me),
            best_cast: OnceCell::new(),
            best_collect: OnceCell::new(),
            place: OnceCell::new(),
            roll_gains: OnceCell::new(),
        }
    }

    pub(crate) fn score(&self, choice: Choice) -> i32 {
        match choice {
            Choice::Pick { character } => self.pick(character),
            Choice::Travel { hex } => self.travel(hex),
            Choice::Cast { card, aim, paying } => self.cast(card, aim, paying),
            Choice::Reroll { dice } => self.reroll(dice),
            Choice::Protect => self.crystal(),
            Choice::Refresh => self.refresh(),
            Choice::Collect { card, paying, giving } => self.collect(card, paying, giving),
            Choice::Use { card } => self.use_up(card),
            Choice::Ability { aim } => self.ability(aim),
            Choice::End | Choice::Pass | Choice::Leave | Choice::Done => 0,
            Choice::Answer { answer } => self.answer(answer),
            Choice::Push { hex } => self.push(hex),
            Choice::Absorb { energy } => ENERGY * i32::from(energy),
            Choice::Transform { companion } => 5 * HP + companion_points(companion),
        }
    }

    fn has(&self, companion: Companion) -> bool {
        self.view.companions[self.me] == Some(companion)
    }

    /// Returns what the best next action would bring as things are.
    fn best(&self) -> i32 {
        self.best_cast().max(self.best_collect()).max(0)
    }

    fn best_cast(&self) -> i32 {
        *self.best_cast.get_or_init(|| self.now.best_cast())
    }

    fn best_collect(&self) -> i32 {
        *self.best_collect.get_or_init(|| self.now.best_collect())
    }

    /// Returns what it is worth to begin the next turn here.
    fn place(&self) -> i32 {
        *self.place.get_or_init(|| self.now.place())
    }

    /// Takes characters that are strong in this company.
    fn pick(&self, character: Character) -> i32 {
        match character {
            Character::Nuzzle => i32::from(self.view.seats.get() == 2),
            Character::Frill | Character::Kit | Character::Haze => 0,
        }
    }

    /// Goes where something can be done; with the last action point, where the next turn begins well.
    fn travel(&self, hex: Hex) -> i32 {
        let there = self.now.at(hex);
        let is_free = self.view.free && self.has(Companion::BreezySwift);
        let left = self.view.ap - u8::from(!is_free);
        let stay = there.place() - self.place();
        if left == 0 {
            return stay - ACTION;
        }
        let gain = there.best() - self.best();
        (8 * gain).div_euclid(10) + stay.div_euclid(3) - ACTION
    }

    fn cast(&self, card: Card, aim: Aim, paying: Symbols) -> i32 {
        let printed = card.printed();
        let now = self.now;
        if printed.kind == Kind::Conversion {
            let gain =
                (0..printed.step(paying)).fold(Symbols::NONE, |all, _| all.plus(printed.gain));
            let then = now.after(paying).with_tokens(gain);
            let crystals = HP * i32::from(paying.count(Symbol::Cursed));
            let crystals = if self.has(Companion::HexToad) { 0 } else { crystals };
            let more = if self.view.ap > 1 { then.best_cast() - self.best_cast() } else { 0 };
            return more + now.energy_points(gain) + crystals - ACTION;
        }
        now.cast_points(card, aim, paying)
    }

    /// Rolls dice again that are of less use than a roll is on average.
    fn reroll(&self, dice: DieSet) -> i32 {
        let gains = self.roll_gains.get_or_init(|| self.roll_all());
        let gains = dice.iter().map(|die| gains[die.index()]);
        let is_free = self.view.free && self.has(Companion::DiceyDormouse);
        gains.sum::<i32>() - if is_free { 0 } else { 2 }
    }

    fn roll_all(&self) -> [i32; RESOURCE_DICE] {
        let uses = Symbol::ALL.map(|face| self.now.use_of(face));
        let use_of = |face: Symbol| uses[face.index()];
        Die::ALL.map(|die| {
            let average = die.faces().map(use_of).iter().sum::<i32>().div_euclid(6);
            average - self.view.pool.shows(die).map_or(0, use_of)
        })
    }

    /// Returns what it is worth to get rid of a Cursed Crystal.
    fn crystal(&self) -> i32 {
        if self.has(Companion::HexToad) {
            return -1;
        }
        let crystals = i32::from(self.view.pool.count(Symbol::Cursed));
        let is_deadly = crystals >= i32::from(self.view.hp[self.me]);
        HP - 1 + if is_deadly { 5 * HP } else { 0 }
    }

    /// Replaces a card that cannot be collected, if nothing better is left to do.
    fn refresh(&self) -> i32 {
        let has_room = self.view.books[self.me].len() < BOOK_MAX;
        let is_useless = self.best_collect() <= 0;
        i32::from(has_room && is_useless && self.view.ap > 1)
    }

    fn collect(&self, wanted: Wanted, paying: Symbols, giving: Giving) -> i32 {
        let now = self.now;
        let given = giving.card().map_or(0, |card| now.card_points(card));
        let then = now.after(paying);
        let lost = if self.view.ap > 1 { (self.best_cast() - then.best_cast()).max(0) } else { 0 };
        let worth = match wanted {
            Wanted::Counterspell => now.counterspell_points(),
            Wanted::Card(card) => {
                let at_once = if self.view.ap > 1 { then.cast_gain(card) } else { 0 };
                now.card_points(card) + at_once.div_euclid(2)
            }
        };
        worth - given - lost - Prospect::waste(paying)
    }

    /// Uses a resource card if that makes something possible.
    fn use_up(&self, card: Card) -> i32 {
        let gain = card.printed().gain;
        let then = self.now.with_tokens(gain);
        let more = if self.view.ap > 0 { then.best() - self.best() } else { 0 };
        let room = self.view.energy_room(self.me);
        let is_for_energy = i32::from(gain.count(Symbol::Shadow)) <= room;
        let energy = if is_for_energy { self.now.energy_points(gain) } else { 0 };
        more + energy - 6
    }

    /// Uses the ability when it hurts enough.
    fn ability(&self, aim: Aim) -> i32 {
        let Some(character) = self.view.characters[self.me] else { return 0 };
        let damage: i32 = self.now.ability_points(character, aim);
        let healing = match character {
            Character::Frill => {
                let lost = 18 - i32::from(self.view.hp[self.me]);
                let crystals = i32::from(self.view.pool.count(Symbol::Cursed));
                HP * (lost.min(3) + crystals)
            }
            Character::Kit | Character::Nuzzle | Character::Haze => 0,
        };
        damage + healing - 3 * HP
    }

    /// Pushes a target to where its next turn begins badly.
    fn push(&self, hex: Hex) -> i32 {
        let Some(Aim::At(target)) = self.view.attack.map(|attack| attack.aim) else { return 0 };
        let place = |hex| Prospect::new(self.view, target).at(hex).place();
        let stands = self.view.hexes[target].map_or(0, place);
        stands - place(hex) - 1
    }
}

/// Returns how much better a companion is than the weakest one: from simulated games.
const fn companion_points(companion: Companion) -> i32 {
    match companion {
        Companion::PebbleTortoise => 9,
        Companion::LanternMoth | Companion::HexToad => 6,
        Companion::MossSnail | Companion::ThistleHedgehog | Companion::DiceyDormouse => 5,
        Companion::EmberNewt | Companion::BreezySwift => 4,
        Companion::SpyglassBat => 2,
        Companion::HoarderMagpie => 0,
    }
}

/// Returns what a rider costs or brings its caster.
const fn rider_points(rider: Option<Rider>) -> i32 {
    match rider {
        Some(Rider::Leech) => HP,
        Some(Rider::Recoil) => -HP,
        Some(Rider::Push) => 2,
        None => 0,
    }
}
