//! The gate: a choice is legal, or it is refused with a reason.

use kernel::Seat;

use crate::{
    Aim, Aimed, Answer, Card, CastingShadows, Character, Choice, Companion, DieSet, Due, Giving,
    Hex, Range, Refusal, Symbol, Symbols, Wanted, Window,
    book::copy_to_cast,
    legal::{COUNTERSPELL_PAYMENTS, Givings},
    state::Step,
};

type Admitted = Result<(), Refusal>;

fn ensure(holds: bool, refusal: Refusal) -> Admitted {
    if holds { Ok(()) } else { Err(refusal) }
}

impl CastingShadows {
    /// Checks a choice; accepts exactly the legal ones.
    pub(crate) fn check_choice(&self, seat: Seat, choice: Choice) -> Admitted {
        let due = match self.step {
            Step::Pick => Due::Pick,
            Step::Act => Due::Act,
            Step::Window(_) => Due::Answer,
            Step::Push => Due::Push,
            Step::Night => Due::Night,
            Step::Over(_) => return Err(Refusal::GameOver),
        };
        ensure(self.owing.has(seat), Refusal::NotAsked { seat })?;
        match (self.step, choice) {
            (Step::Pick, Choice::Pick { character }) => {
                ensure(self.is_left(character), Refusal::Taken { character })
            }
            (Step::Act, choice) => self.check_action(seat, choice),
            (Step::Window(_), Choice::Pass)
            | (Step::Push, Choice::Leave)
            | (Step::Night, Choice::Done) => Ok(()),
            (Step::Window(window), Choice::Answer { answer }) => {
                self.check_answer(seat, answer, window)
            }
            (Step::Push, Choice::Push { hex }) => {
                ensure(self.push_hexes().has(hex), Refusal::NotAdjacent { hex })
            }
            (Step::Night, Choice::Absorb { energy }) => {
                let most = self.absorbable();
                ensure((1..=most).contains(&energy), Refusal::TooMuchEnergy { most })
            }
            (Step::Night, Choice::Transform { companion }) => {
                ensure(self.can_transform(), Refusal::CannotTransform { seat })?;
                let is_offered = self.portal.contains(&companion);
                ensure(is_offered, Refusal::NotInPortal { companion })
            }
            _ => Err(Refusal::OtherDue { seat, due }),
        }
    }

    fn check_action(&self, seat: Seat, choice: Choice) -> Admitted {
        let has_ap = || ensure(self.ap > 0, Refusal::NoActionPoint { seat });
        match choice {
            Choice::Travel { hex } => {
                let is_free = self.is_free(Companion::BreezySwift);
                if !is_free {
                    has_ap()?;
                }
                ensure(self.travel_hexes().has(hex), Refusal::NotAdjacent { hex })
            }
            Choice::Cast { card, aim, paying } => {
                has_ap()?;
                self.check_cast(seat, (card, aim), paying)
            }
            Choice::Reroll { dice } => {
                if !self.is_free(Companion::DiceyDormouse) {
                    has_ap()?;
                }
                self.check_reroll(dice)
            }
            Choice::Protect => {
                has_ap()?;
                ensure(self.pool.count(Symbol::Cursed) > 0, Refusal::NoCrystal)
            }
            Choice::Refresh => {
                has_ap()?;
                let hex = self.here();
                ensure(hex.has_card(), Refusal::NoCardHere { hex })
            }
            Choice::Collect { card, paying, giving } => {
                has_ap()?;
                self.check_collect(card, paying, giving)
            }
            Choice::Use { card } => {
                self.check_in_book(seat, card)?;
                ensure(!card.is_spell(), Refusal::NoResource { card })
            }
            Choice::Ability { aim } => self.check_ability(seat, aim),
            Choice::End => Ok(()),
            _ => Err(Refusal::OtherDue { seat, due: Due::Act }),
        }
    }

    fn check_in_book(&self, seat: Seat, card: Card) -> Admitted {
        let is_there = self.me().book.iter().any(|page| page.card == card);
        ensure(is_there, Refusal::NotInBook { seat, card })
    }

    fn check_cast(&self, seat: Seat, (card, aim): (Card, Aim), paying: Symbols) -> Admitted {
        self.check_in_book(seat, card)?;
        let printed = card.printed();
        let Some(spell) = printed.spell else { return Err(Refusal::NoSpell { card }) };
        let is_fresh = copy_to_cast(&self.me().book, card).is_some();
        ensure(is_fresh, Refusal::AlreadyCast { card })?;
        let is_conversion = spell.damage.is_empty();
        match (aim, spell.aimed) {
            (Aim::None, _) if is_conversion => {}
            (Aim::At(target), Aimed::Enemy) if !is_conversion => {
                let there = self.enemy_hex(target)?;
                ensure(self.reach(card).has(there), Refusal::OutOfRange { card })?;
            }
            (Aim::On(hex), Aimed::Hex) if !is_conversion => {
                ensure(self.enemy_hexes().has(hex), Refusal::NoTarget)?;
                ensure(self.reach(card).has(hex), Refusal::OutOfRange { card })?;
            }
            _ => return Err(Refusal::WrongAim { card }),
        }
        let ways = printed.cast_payments.as_slice();
        self.check_payment(ways, Wanted::Card(card), paying)
    }

    /// Returns the hex of a living enemy.
    fn enemy_hex(&self, target: Seat) -> Result<Hex, Refusal> {
        let is_enemy = target != self.active && self.seats().seats().has(target);
        let hex = if is_enemy { self.players[target].hex } else { None };
        hex.ok_or(Refusal::NoTarget)
    }

    fn check_payment(&self, ways: &[Symbols], card: Wanted, paying: Symbols) -> Admitted {
        ensure(ways.contains(&paying), Refusal::WrongPayment { card })?;
        ensure(self.pool.total().covers(paying), Refusal::NotInPool { paying })
    }

    fn check_reroll(&self, dice: DieSet) -> Admitted {
        let (inside, allowed) = (self.pool.inside(), self.rerollable());
        for die in dice.iter() {
            ensure(inside.has(die), Refusal::NoSuchDie { die })?;
            ensure(allowed.has(die), Refusal::CursedDie { die })?;
        }
        let second =
            self.pool.twins().find(|(first, second)| dice.has(*second) && !dice.has(*first));
        second.map_or(Ok(()), |(_, die)| Err(Refusal::SecondDie { die }))
    }

    fn check_collect(&self, wanted: Wanted, paying: Symbols, giving: Giving) -> Admitted {
        let hex = self.here();
        let ways = match wanted {
            Wanted::Card(card) => {
                let here = self.beside.at(hex).ok_or(Refusal::NoCardHere { hex })?;
                ensure(here == card, Refusal::OtherCardHere { hex, card })?;
                &card.printed().collect_payments
            }
            Wanted::Counterspell => {
                ensure(hex == Hex::DustyDesert, Refusal::NotInDesert)?;
                ensure(!self.counterdeck.is_empty(), Refusal::NoCounterspells)?;
                &COUNTERSPELL_PAYMENTS
            }
        };
        self.check_payment(ways.as_slice(), wanted, paying)?;
        let givings = self.givings(wanted);
        let refusal = match (givings, wanted) {
            (Givings::Spend(_), Wanted::Card(card)) => {
                let level = card.printed().level_cost.unwrap_or_default();
                Refusal::MustSpend { card, level }
            }
            (Givings::Discard(_), _) => Refusal::MustDiscard,
            _ => Refusal::MustKeep,
        };
        ensure(givings.has(giving), refusal)
    }

    fn check_ability(&self, seat: Seat, aim: Aim) -> Admitted {
        ensure(self.has_ability(), Refusal::NoAbility { seat })?;
        let character = self.me().character.expect("everybody has one");
        let near = self.board.reach(self.here(), Range::Near);
        match (character, aim) {
            (Character::Frill, Aim::None) => Ok(()),
            (Character::Frill | Character::Nuzzle, Aim::At(target)) => {
                ensure(near.has(self.enemy_hex(target)?), Refusal::NoTarget)
            }
            (Character::Kit, Aim::On(hex)) => {
                ensure(self.enemy_hexes().has(hex), Refusal::NoTarget)
            }
            (Character::Haze, Aim::None) => {
                ensure(self.enemies_in(near).next().is_some(), Refusal::NoTarget)
            }
            _ => Err(Refusal::WrongAbility { character }),
        }
    }

    fn check_answer(&self, seat: Seat, answer: Answer, window: Window) -> Admitted {
        let card = answer.card();
        let is_held = self.players[seat].held.iter().any(|it| it.card == card);
        ensure(is_held, Refusal::NotHeld { seat, card })?;
        ensure(self.fits(card, window), Refusal::WrongWindow { card })?;
        match answer {
            Answer::Poof(hex) => {
                ensure(self.poof_hexes(seat).has(hex), Refusal::NotAdjacent { hex })
            }
            Answer::Butterpaws(die) => {
                ensure(self.pool.inside().has(die), Refusal::NoSuchDie { die })?;
                ensure(self.pool.clean().has(die), Refusal::CursedDie { die })?;
                ensure(self.pool.may_name(die), Refusal::SecondDie { die })
            }
            Answer::Shield | Answer::Retort | Answer::Wind | Answer::Fog | Answer::Trap => Ok(()),
        }
    }
}
