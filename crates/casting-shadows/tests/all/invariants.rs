//! What must hold between a state and the next (INV-4 to INV-19 of the rules).
//!
//! Everything is worked out again here from views and events, not with the code under test.

use casting_shadows::{
    Aim, Answer, CastingShadows, Character, Choice, Event, Hex, Known, Means, Phase, Symbol,
    Symbols, View, Window,
};
use exam::Passage;
use kernel::{Eyes, Game, Seat, Seats};

type Checked = Result<(), String>;

pub(crate) fn of_a_passage(passage: &Passage<'_, CastingShadows>) -> Checked {
    let (before, after) = (passage.before.view(Eyes::All), passage.after.view(Eyes::All));
    let events: Vec<&Event> = passage.frames.iter().map(|frame| &frame.event).collect();
    forms_last(&before, &after)?;
    action_points_fall(&before, &after, &events)?;
    figures_move_as_the_rules_say(&before, &after, &events)?;
    energy_is_accounted_for(&before, &after, &events)?;
    life_is_accounted_for(&before, &after, &events)?;
    haze_is_not_reduced(&before, &after, &events)?;
    attacks_hit_as_foreseen(&before, &events)?;
    payments_leave_the_pool(&before, &after, &events)?;
    windows_ask_by_public_facts(&after, &events)?;
    cards_beside_hexes_change_openly(&before, &after, &events)?;
    a_turn_begins_with_a_new_pool(&after, &events)?;
    marks_stay(&before, &after)?;
    secrets_are_kept(passage.after)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

fn has_turn_begun(events: &[&Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::TurnBegan { .. }))
}

/// INV-4: neither a form nor an elimination is ever undone.
fn forms_last(before: &View, after: &View) -> Checked {
    for seat in before.seats.seats() {
        let (was, is) = (before.companions[seat], after.companions[seat]);
        ensure(was.is_none() || was == is, || format!("INV-4: {seat} had {was:?}, has {is:?}"))?;
        let rises = before.hp[seat] == 0 && after.hp[seat] > 0;
        ensure(!rises, || format!("INV-3: {seat} is back"))?;
    }
    Ok(())
}

/// INV-6: action points never rise within a turn, and fall by one at most.
fn action_points_fall(before: &View, after: &View, events: &[&Event]) -> Checked {
    if has_turn_begun(events) {
        return ensure(after.ap == 4, || format!("INV-6: a turn begins with {} AP", after.ap));
    }
    let spent = before.ap.checked_sub(after.ap);
    ensure(matches!(spent, Some(0 | 1)), || format!("INV-6: {} AP, then {}", before.ap, after.ap))
}

/// INV-9: the active player moves by Travel and Kit's ability, others by Poof! and a push; and each
/// move is told.
fn figures_move_as_the_rules_say(before: &View, after: &View, events: &[&Event]) -> Checked {
    for seat in before.seats.seats() {
        let mut at = before.hexes[seat];
        for event in events {
            at = match **event {
                Event::Picked { seat: who, character } if who == seat => Some(character.home()),
                Event::Travelled { seat: who, from, to, .. } if who == seat => {
                    ensure(at == Some(from), || format!("INV-9: {seat} left {from}"))?;
                    Some(to)
                }
                Event::Pushed { seat: who, to, .. } if who == seat => Some(to),
                Event::AbilityUsed { seat: who, aim: Aim::On(hex), .. } if who == seat => Some(hex),
                Event::Countered { seat: who, answer: Answer::Poof(hex) } if who == seat => {
                    Some(hex)
                }
                Event::Eliminated { seat: who, .. } if who == seat => None,
                _ => at,
            };
        }
        let is = after.hexes[seat];
        ensure(at == is, || format!("INV-9: {seat} should stand on {at:?}, not {is:?}"))?;
    }
    Ok(())
}

/// INV-10: energy rises by absorbing, and falls by transforming and by the ability.
fn energy_is_accounted_for(before: &View, after: &View, events: &[&Event]) -> Checked {
    for seat in before.seats.seats() {
        let mut energy = before.energy[seat];
        for event in events {
            match **event {
                Event::Absorbed { seat: who, energy: more, .. } if who == seat => energy += more,
                Event::Transformed { seat: who, .. } if who == seat => energy -= 3,
                Event::AbilityUsed { seat: who, .. } if who == seat => energy -= 5,
                _ => {}
            }
        }
        let is = after.energy[seat];
        ensure(energy == is, || format!("INV-10: {seat} should have {energy} energy, not {is}"))?;
    }
    Ok(())
}

/// INV-12, INV-13: every change of HP is told, with what is left; a hit takes at most its strength,
/// and exactly that on Crystal Crypt.
fn life_is_accounted_for(before: &View, after: &View, events: &[&Event]) -> Checked {
    let (mut hp, mut hexes) = (before.hp, before.hexes);
    for event in events {
        let (seat, change, total) = match **event {
            // A hit finds its target where the target has fled to.
            Event::Countered { seat, answer: Answer::Poof(hex) } => {
                hexes[seat] = Some(hex);
                continue;
            }
            Event::Healed { seat, hp, total, .. } => (seat, i16::from(hp), total),
            Event::Hit { seat, strength, damage, total, reduced, .. } => {
                let taken_off = reduced.desert + reduced.tortoise + reduced.shield;
                let due = (strength - taken_off).min(hp[seat]);
                ensure(damage == due, || format!("INV-12: {event:?} should take {due}"))?;
                let is_crypt = hexes[seat] == Some(Hex::CrystalCrypt);
                ensure(!is_crypt || taken_off == 0, || format!("INV-12: {event:?} on the Crypt"))?;
                (seat, -i16::from(damage), total)
            }
            Event::Reacted { seat, damage, total, .. } => (seat, -i16::from(damage), total),
            Event::Recoiled { seat, total } => (seat, -1, total),
            Event::CrystalsHurt { seat, hp, total, .. } => (seat, -i16::from(hp), total),
            _ => continue,
        };
        let left = i16::from(hp[seat]) + change;
        ensure(left == i16::from(total), || format!("INV-12: {event:?} leaves {left}"))?;
        hp[seat] = total;
    }
    ensure(hp == after.hp, || format!("INV-12: HP should be {hp:?}, not {:?}", after.hp))
}

/// What faces say of an attack beforehand is what it does, if nobody can answer it. An attacker who
/// falls to reaction damage makes no more hits.
fn attacks_hit_as_foreseen(before: &View, events: &[&Event]) -> Checked {
    let choice = events.iter().find_map(|event| match **event {
        Event::Cast { card, aim, paying, .. } => Some(Choice::Cast { card, aim, paying }),
        Event::AbilityUsed { aim, .. } => Some(Choice::Ability { aim }),
        _ => None,
    });
    let asks =
        |event: &&Event| matches!(event, Event::Asked { window, .. } if *window != Window::Hit);
    let Some(choice) = choice.filter(|_| !events.iter().any(asks)) else { return Ok(()) };
    let foreseen = before.blows(choice).into_iter().map(|blow| (blow.seat, blow.damage, blow.to));
    let hits = events.iter().filter_map(|event| match **event {
        Event::Hit { seat, damage, total, .. } => Some((seat, damage, total)),
        _ => None,
    });
    let (mut foreseen, mut hits): (Vec<_>, Vec<_>) = (foreseen.collect(), hits.collect());
    foreseen.sort_unstable();
    hits.sort_unstable();
    let has_fallen =
        |event: &&Event| matches!(event, Event::Eliminated { seat, .. } if *seat == before.active);
    if events.iter().any(has_fallen) {
        foreseen.retain(|hit| hits.contains(hit));
    }
    ensure(foreseen == hits, || format!("{choice} should hit {foreseen:?}, not {hits:?}"))
}

/// INV-11: what was in the pool is there still, or was paid, or went with its die.
fn payments_leave_the_pool(before: &View, after: &View, events: &[&Event]) -> Checked {
    if has_turn_begun(events) || after.phase == Phase::Over {
        return Ok(());
    }
    let mut due = contents(before);
    for event in events {
        let (less, more) = match event {
            Event::Cast { paying, .. }
            | Event::Collected { paying, .. }
            | Event::Bought { paying, .. } => (*paying, Symbols::NONE),
            Event::Converted { symbols, .. } | Event::Used { symbols, .. } => {
                (Symbols::NONE, *symbols)
            }
            Event::Absorbed { energy, .. } => {
                ((0..*energy).map(|_| Symbol::Shadow).collect(), Symbols::NONE)
            }
            Event::Protected { .. } => (Symbols::one(Symbol::Cursed), Symbols::NONE),
            Event::AbilityUsed { dice, .. } => {
                (dice.iter().map(|_| Symbol::Cursed).collect(), Symbols::NONE)
            }
            Event::Rerolled { dice, faces, .. } => {
                let old = dice.iter().filter_map(|die| before.pool.shows(die)).collect();
                (old, faces.iter().copied().collect())
            }
            Event::Countered { answer: Answer::Butterpaws(die), .. } => {
                (before.pool.shows(*die).into_iter().collect(), Symbols::one(Symbol::Cursed))
            }
            _ => continue,
        };
        for (symbol, count) in &mut due {
            *count = *count + more.count(*symbol) - less.count(*symbol);
        }
    }
    let is = contents(after);
    ensure(is == due, || format!("INV-11: the pool should be {due:?}, not {is:?}"))
}

fn contents(view: &View) -> Vec<(Symbol, u8)> {
    Symbol::ALL.into_iter().map(|symbol| (symbol, view.pool.count(symbol))).collect()
}

/// INV-14: a window asks exactly those whom it concerns and who hold a counterspell of any kind.
fn windows_ask_by_public_facts(after: &View, events: &[&Event]) -> Checked {
    let is_question = |event: &&&Event| matches!(event, Event::Asked { .. });
    let Some(Event::Asked { seats, .. }) = events.iter().rfind(is_question) else {
        return Ok(());
    };
    let concerned = |seat: &Seat| {
        let attack = after.attack;
        match after.phase {
            Phase::Arrival => {
                *seat != after.active && after.hexes[*seat] == after.hexes[after.active]
            }
            Phase::Attack => attack.is_some_and(|attack| attack.strengths[*seat] > 0),
            _ => attack.is_some_and(|it| it.took[*seat] > 0) && after.hp[*seat] > 0,
        }
    };
    let due = after.seats.seats().filter(|seat| concerned(seat) && after.facedown[*seat] > 0);
    let due: Seats = due.collect();
    ensure(*seats == due, || format!("INV-14: asked {seats:?}, not {due:?}"))
}

/// INV-12: nothing reduces the hits of Haze's ability.
fn haze_is_not_reduced(before: &View, after: &View, events: &[&Event]) -> Checked {
    let attacks = |view: &View| {
        view.attack.is_some_and(|attack| attack.means == Means::Ability(Character::Haze))
    };
    let begins =
        |event: &&Event| matches!(event, Event::AbilityUsed { character: Character::Haze, .. });
    if !attacks(before) && !attacks(after) && !events.iter().any(begins) {
        return Ok(());
    }
    events.iter().try_for_each(|event| match event {
        Event::Hit { strength, damage, total, .. } => {
            ensure(damage == strength || *total == 0, || format!("INV-12: {event:?} by Haze"))
        }
        _ => Ok(()),
    })
}

/// INV-16: cards beside hexes change only by refresh and collect, which is told, and the discard pile
/// shrinks only by a reshuffle of an empty deck.
fn cards_beside_hexes_change_openly(before: &View, after: &View, events: &[&Event]) -> Checked {
    for hex in Hex::ALL {
        let mut card = before.beside.at(hex);
        for event in events {
            match **event {
                Event::Dealt { beside, .. } => card = beside.at(hex),
                Event::Drew { hex: there, card: drawn } if there == hex => card = Some(drawn),
                _ => {}
            }
        }
        let is = after.beside.at(hex);
        ensure(card == is, || format!("INV-16: beside {hex} should lie {card:?}, not {is:?}"))?;
    }
    let is_reshuffled = events.iter().any(|event| matches!(event, Event::Reshuffled { .. }));
    let shrinks = after.discards.len() < before.discards.len();
    ensure(!shrinks || is_reshuffled, || "INV-16: the discard pile shrank".to_owned())?;
    ensure(!is_reshuffled || before.deck_size == 0, || "INV-16: a deck was left".to_owned())
}

/// INV-7: a turn begins with five dice and the tokens of the hex and the companion.
fn a_turn_begins_with_a_new_pool(after: &View, events: &[&Event]) -> Checked {
    if !has_turn_begun(events) {
        return Ok(());
    }
    let gained = events.iter().filter_map(|event| match event {
        Event::TokenGained { symbols, .. } => Some(*symbols),
        _ => None,
    });
    let due = gained.fold(Symbols::NONE, Symbols::plus);
    let is_new = after.pool.dice.iter().all(Option::is_some) && after.pool.tokens == due;
    ensure(is_new, || format!("INV-7: a turn begins with {:?}", after.pool))
}

/// INV-15: nobody forgets a counterspell that was shown.
fn marks_stay(before: &View, after: &View) -> Checked {
    let known = |view: &View| {
        view.counterdeck_known.len() + view.known.values().map(Known::len).sum::<usize>()
    };
    ensure(known(after) >= known(before), || "INV-15: a mark was taken off".to_owned())
}

/// INV-19: the crowd sees no counterspell that is not known, no sealed answer and no deck; a seat sees
/// no more than its own besides.
fn secrets_are_kept(game: &CastingShadows) -> Checked {
    let (all, crowd) = (game.view(Eyes::All), game.view(Eyes::Crowd));
    let is_blind = crowd.counterspells.values().all(Option::is_none)
        && crowd.sealed.values().all(Option::is_none)
        && (crowd.deck, crowd.counterdeck, crowd.companion_deck) == (None, None, None);
    ensure(is_blind, || "INV-19: the crowd sees a secret".to_owned())?;
    for seat in crowd.seats.seats() {
        let mut expected = View { eyes: Eyes::Seat(seat), ..crowd.clone() };
        expected.counterspells[seat] = all.counterspells[seat];
        expected.sealed[seat] = all.sealed[seat];
        ensure(game.view(Eyes::Seat(seat)) == expected, || format!("INV-19: {seat} knows more"))?;
    }
    Ok(())
}
