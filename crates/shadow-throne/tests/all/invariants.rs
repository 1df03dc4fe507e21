//! The invariants between one state and the next: INV-2, INV-4 and INV-11 to INV-21 of
//! `docs/invariants.md`, except for INV-16 and INV-17, which are in `symmetry.rs`.
//!
//! Everything is computed again here from full views, not with the code under test.

use exam::Passage;
use kernel::{Eyes, Game, Seat};
use shadow_throne::{Card, Character, Event, Faction, Phase, ShadowThrone, View};

type Checked = Result<(), String>;

pub(crate) fn of_a_passage(passage: &Passage<'_, ShadowThrone>) -> Checked {
    let events: Vec<Event> = passage.frames.iter().map(|frame| frame.event.clone()).collect();
    let step = Step {
        before: passage.before.view(Eyes::All),
        after: passage.after.view(Eyes::All),
        events: &events,
    };
    step.wealth_is_never_lost_unseen()?;
    step.gold_changes_as_the_cards_say()?;
    step.waves_change_only_themselves()?;
    step.sythera_keeps_everyone_quiet()?;
    step.influence_in_a_wave_is_simones()?;
    step.a_battle_pays_once()?;
    step.the_end_is_as_the_rules_say()?;
    step.langman_stays_once()
}

struct Step<'p> {
    before: View,
    after: View,
    events: &'p [Event],
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

impl Step<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.before.seats.seats()
    }

    /// Returns whether this choice completed a wave.
    fn is_resolved(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Counted { .. }))
    }

    fn is_battle_over(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Won { .. }))
    }

    /// INV-2.
    fn wealth_is_never_lost_unseen(&self) -> Checked {
        for seat in self.seats() {
            let (before, after) = (self.before.influence[seat], self.after.influence[seat]);
            ensure(after >= before, || format!("INV-2: influence of {seat} fell"))?;
        }
        Ok(())
    }

    /// INV-11 and INV-12: gold changes by the printed price, and hush money by printed factions.
    fn gold_changes_as_the_cards_say(&self) -> Checked {
        for seat in self.seats() {
            let mut gold = i32::from(self.before.gold[seat]);
            let previous = self.before.previous[seat];
            for event in self.events {
                match *event {
                    Event::Revealed { seat: other, card } if other == seat => {
                        let printed = card.printed();
                        let first = self.before.wave == Some(1);
                        let hush = !first && previous == Some(printed.faction);
                        let net = i32::from(printed.gold) - i32::from(hush);
                        gold += if gold + net < 0 { 1 } else { net };
                    }
                    Event::Added { seat: other, card, .. } if other == seat => {
                        gold += i32::from(card.printed().gold);
                    }
                    Event::Consolation { seat: other, gold: more, .. } if other == seat => {
                        gold += i32::from(more);
                    }
                    _ => {}
                }
            }
            let real = i32::from(self.after.gold[seat]);
            ensure(real == gold, || format!("INV-11: {seat} has {real} gold, not {gold}"))?;
        }
        Ok(())
    }

    /// INV-13, and INV-4: death and conversion are never undone.
    fn waves_change_only_themselves(&self) -> Checked {
        if self.after.battle != self.before.battle {
            return Ok(());
        }
        let is_eletheria =
            |event: &&Event| matches!(event, Event::Emboldened { by: Card::QueenEletheria, .. });
        let boosted = self.events.iter().any(|event| is_eletheria(&event));
        for (old, new) in self.before.table.iter().zip(&self.after.table) {
            let earlier = Some(old.wave) < self.before.wave;
            let tokens = new.tokens - old.tokens.min(new.tokens);
            let may_grow = boosted && old.wave > 0 && tokens == 1;
            let same =
                *new == *old || (may_grow && *new == Character { tokens: new.tokens, ..*old });
            ensure(!earlier || same, || format!("INV-13: {old:?} became {new:?}"))?;
            let undone = (old.dead && !new.dead)
                || (old.faction == Faction::Church && new.faction != Faction::Church);
            ensure(!undone, || format!("INV-4: {old:?} became {new:?}"))?;
        }
        Ok(())
    }

    /// INV-14.
    fn sythera_keeps_everyone_quiet(&self) -> Checked {
        let wave = self.before.wave;
        let here = |x: &&Character| x.card == Card::Sythera && Some(x.wave) == wave;
        if self.before.battle != self.after.battle || !self.after.table.iter().any(|x| here(&x)) {
            return Ok(());
        }
        let loud = self.events.iter().find(|event| {
            matches!(event, Event::Killed { .. } | Event::Converted { .. } | Event::Asked { .. })
        });
        ensure(loud.is_none(), || format!("INV-14: {loud:?} beside Sythera"))
    }

    /// INV-15.
    fn influence_in_a_wave_is_simones(&self) -> Checked {
        if self.is_battle_over() {
            return Ok(());
        }
        for seat in self.seats() {
            let gained = self.after.influence[seat] - self.before.influence[seat];
            let dies = |event: &Event| matches!(event, Event::Killed { card: Card::Simone, owner, .. } if *owner == seat);
            let due = if self.events.iter().any(dies) { 5 } else { 0 };
            ensure(gained == due, || format!("INV-15: {seat} gained {gained} in a wave"))?;
        }
        Ok(())
    }

    /// INV-18: each character pays either influence or consolation, to its owner.
    fn a_battle_pays_once(&self) -> Checked {
        if !self.is_battle_over() {
            return Ok(());
        }
        ensure(self.is_resolved(), || String::from("a battle ended without a count"))?;
        let power = &self.after.power;
        let most = Faction::ALL.into_iter().map(|faction| power[faction]).max();
        for seat in self.seats() {
            let own = self.after.table.iter().filter(|x| x.owner == seat);
            let (mut influence, mut gold) = (0, 0);
            for x in own {
                let printed = x.card.printed();
                if Some(power[x.faction]) == most {
                    influence += u16::from(printed.influence) / if x.dead { 2 } else { 1 };
                } else {
                    gold += u16::from(printed.consolation);
                }
            }
            let paid = self.events.iter().filter_map(|event| match *event {
                Event::Influence { seat: other, influence, .. } if other == seat => {
                    Some((influence, 0))
                }
                Event::Consolation { seat: other, gold, .. } if other == seat => Some((0, gold)),
                _ => None,
            });
            let paid = paid.fold((0, 0), |sum, (i, g)| (sum.0 + i, sum.1 + g));
            ensure(paid == (influence, gold), || {
                format!("INV-18: {seat} was paid {paid:?}, not {:?}", (influence, gold))
            })?;
        }
        Ok(())
    }

    /// INV-19 and INV-20.
    fn the_end_is_as_the_rules_say(&self) -> Checked {
        let reached = self.seats().any(|seat| self.after.influence[seat] >= self.after.target);
        let over = self.after.phase == Phase::Over;
        let decided = self.is_battle_over();
        ensure(over == (reached && decided), || {
            format!("INV-19: over {over}, reached {reached}, battle decided {decided}")
        })?;
        let Some(outcome) = self.after.outcome else { return Ok(()) };
        let standing = |seat| (self.after.influence[seat], self.after.gold[seat]);
        let best = self.seats().map(standing).max();
        let first: Vec<Seat> = self.seats().filter(|&seat| Some(standing(seat)) == best).collect();
        let winners: Vec<Seat> = outcome.winners.collect();
        let due = if first.len() == 1 { first } else { Vec::new() };
        ensure(winners == due, || format!("INV-20: {winners:?} won, not {due:?}"))
    }

    /// INV-21.
    fn langman_stays_once(&self) -> Checked {
        if self.after.battle == self.before.battle {
            return Ok(());
        }
        let power = &self.before.power;
        let strongest = Faction::ALL.into_iter().map(|faction| power[faction]).max();
        let lost = Some(power[Faction::Rebels]) != strongest;
        let fresh = |x: &&Character| x.card == Card::Langman && x.wave > 0 && !x.dead;
        let due = self.before.table.iter().find(fresh).filter(|_| lost).map(|x| x.owner);
        let carried = self.after.carried();
        ensure(carried == due, || format!("INV-21: carried by {carried:?}, not {due:?}"))
    }
}
