//! The invariants of a single state: INV-1 and INV-3 to INV-10 of `docs/invariants.md`.

use alloc::{format, string::String};

use kernel::ensure;

use crate::{
    Card, Cards, Character, Counts, Faction, Power, ROUNDS, Rank, ShadowThrone, state::Step,
};

/// Checks every invariant that depends on one state alone.
pub(crate) fn check(game: &ShadowThrone) -> Result<(), String> {
    cards_are_conserved(game)?;
    game.table.iter().try_for_each(character_is_possible)?;
    power_adds_up(game)?;
    extra_and_carried_are_possible(game)?;
    sizes_fit(game)?;
    commitments_are_held(game)
}

/// INV-1.
fn cards_are_conserved(game: &ShadowThrone) -> Result<(), String> {
    let held = game.hands.values().chain(game.pools.values());
    let held = held.copied().flat_map(Cards::iter);
    let lying = game.table.iter().map(|x| x.card);
    let facedown = game.facedown.iter().map(|x| x.card);
    let deck = game.deck.iter().copied();
    let counts: Counts = held.chain(lying).chain(facedown).chain(deck).collect();
    Card::ALL.into_iter().try_for_each(|card| {
        let (count, copies) = (counts[card], card.printed().copies);
        ensure(count == copies, || format!("INV-1: {count} of {copies} {card}"))
    })
}

/// INV-3 and INV-4.
fn character_is_possible(character: &Character) -> Result<(), String> {
    let Character { card, faction, tokens, dead, .. } = *character;
    let printed = card.printed();
    let converted = faction == Faction::Church && printed.rank != Rank::Noble;
    ensure(faction == printed.faction || converted, || format!("INV-3: {card} is {faction}"))?;
    ensure(!dead || tokens == 0, || format!("INV-4: dead {card} has tokens"))?;
    ensure(!dead || printed.faction != Faction::Empire, || {
        format!("INV-4: {card} of the Empire is dead")
    })
}

/// INV-5.
fn power_adds_up(game: &ShadowThrone) -> Result<(), String> {
    let power = game.track;
    let living = game.table.iter().filter(|x| !x.dead);
    let all: u16 = living.map(|x| u16::from(game.options.power(x.card) + x.tokens)).sum();
    let sum: u16 = Faction::ALL.into_iter().map(|faction| power[faction]).sum();
    ensure(sum == all, || format!("INV-5: {sum} is not {all}"))?;
    let counted = Power::of(&game.table);
    ensure(power == counted, || format!("INV-5: the track is {power:?}, not {counted:?}"))
}

/// INV-6.
fn extra_and_carried_are_possible(game: &ShadowThrone) -> Result<(), String> {
    let mut extras = game.table.iter().filter(|x| x.extra);
    if let Some(extra) = extras.next() {
        let kyros = |x: &&Character| x.card == Card::KingKyros && x.wave == extra.wave;
        let kyros = game.table.iter().find(kyros);
        let called = kyros.is_some_and(|kyros| kyros.owner == extra.owner);
        let empire = extra.card.printed().faction == Faction::Empire;
        ensure(called && empire, || format!("INV-6: extra {}", extra.card))?;
    }
    ensure(extras.next().is_none(), || String::from("INV-6: two extra cards"))?;
    let carried = game.table.iter().enumerate().filter(|(_, x)| x.wave == 0);
    for (place, x) in carried {
        let as_he_came = *x == Character::entering(Card::Langman, x.owner, 0);
        ensure(place == 0 && as_he_came, || format!("INV-6: carried {x:?}"))?;
    }
    Ok(())
}

/// INV-7 to INV-10.
fn sizes_fit(game: &ShadowThrone) -> Result<(), String> {
    let kept = u8::from(game.battle > 1);
    for seat in game.seats().seats() {
        let own = |x: &&Character| x.owner == seat && x.wave > 0;
        let extra = game.table.iter().filter(own).filter(|x| x.extra).count();
        let extra = u8::try_from(extra).expect("one at most");
        let facedown = game.facedown.iter().filter(|x| x.owner == seat).count();
        let shown = game.table.iter().filter(own).count() + facedown - usize::from(extra);
        let (hand, pool, waves) = match game.step {
            Step::Draft { round } => (kept + round - 1, ROUNDS + 1 - round, 0),
            Step::Wave { wave } => (ROUNDS + kept + 1 - wave - extra, 0, wave - 1),
            Step::Extra { wave } => (ROUNDS + kept - wave - extra, 0, wave),
            Step::Keep | Step::Over(_) => (2 + kept - extra, 0, 4),
        };
        let sizes = (game.hands[seat].len(), game.pools[seat].len());
        ensure(sizes == (hand, pool), || {
            format!("INV-7/8: {seat} has hand and pool {sizes:?}, not {:?}", (hand, pool))
        })?;
        ensure(shown == usize::from(waves), || {
            format!("INV-9: {seat} has shown {shown} cards in {waves} waves")
        })?;
    }
    let out = game.seats().get() * (ROUNDS + kept);
    let carried = usize::from(game.table.first().is_some_and(|x| x.wave == 0));
    let undealt = 54 - usize::from(out) - carried;
    ensure(game.deck.len() == undealt, || {
        format!("INV-10: {} cards are undealt, not {undealt}", game.deck.len())
    })
}

/// Checks that sealed cards are still in their hand or pool, and that their seats owe nothing.
fn commitments_are_held(game: &ShadowThrone) -> Result<(), String> {
    game.sealed.iter().try_for_each(|(seat, sealed)| {
        let Some(card) = *sealed else { return Ok(()) };
        let held = match game.step {
            Step::Draft { .. } => game.pools[seat].has(card),
            _ => game.hands[seat].has(card),
        };
        ensure(held && !game.owing.has(seat), || format!("{seat} has sealed {card}"))
    })
}
