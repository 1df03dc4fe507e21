//! Invariants of part H that need more than one state, or the view of all.

mod course;
mod gold;

use std::collections::BTreeSet;

use exam::Passage;
use kernel::{Eyes, Game};
use princess::{Ask, Card, Event, Laid, Life, Princess, Side, View, When};

/// Checks what must hold after a choice, and at each moment that is shown.
pub(crate) fn of_a_passage(passage: &Passage<'_, Princess>) -> Result<(), String> {
    cards_are_conserved(&passage.after.view(Eyes::All))?;
    anchors_are_empty_before_an_action(&passage.after.view(Eyes::Crowd))?;
    for frame in passage.frames {
        let Some(now) = &frame.now else { continue };
        let view = now.view(Eyes::All);
        match &frame.event {
            Event::TurnBegan { .. } => a_turn_begins_in_order(&view)?,
            Event::Revealed { .. } => targets_are_neighbors(&view)?,
            _ => {}
        }
    }
    Ok(())
}

/// INV-1: the 100 cards are all there, each once.
fn cards_are_conserved(view: &View) -> Result<(), String> {
    let mut cards: Vec<Card> = Vec::new();
    for seat in view.seats.seats() {
        let seen = &view.players[seat];
        cards.extend(seen.hand.into_iter().flatten());
        cards.extend(seen.attribute);
        cards.extend(seen.anchor);
    }
    cards.extend(view.deck().into_iter().flatten().map(|(card, ..)| card));
    cards.extend(view.discards.chain(view.shop).chain(view.environment));
    cards.extend(view.new_attribute());
    cards.extend(view.running().filter(|it| it.when == When::Now).map(|it| it.card));
    let different: BTreeSet<Card> = cards.iter().copied().collect();
    if (cards.len(), different.len()) == (100, 100) {
        return Ok(());
    }
    Err(format!("INV-1: {} cards, {} different ones", cards.len(), different.len()))
}

/// INV-6: when everybody chooses a card, the anchors are empty.
fn anchors_are_empty_before_an_action(view: &View) -> Result<(), String> {
    if view.ask != Some(Ask::Action) {
        return Ok(());
    }
    let mut seats = view.seats.seats();
    let bare = seats.all(|seat| {
        let seen = &view.players[seat];
        seen.anchor.is_none() && matches!(seen.laid, Laid::Empty | Laid::Chosen)
    });
    if bare { Ok(()) } else { Err(String::from("INV-6: a card lies on an anchor")) }
}

/// INV-6 and INV-19: nobody is above the hand limit, and shields and thorns are gone.
fn a_turn_begins_in_order(view: &View) -> Result<(), String> {
    for seat in view.living() {
        let seen = &view.players[seat];
        if view.turn > 1 && seen.hand_size > seen.limit {
            return Err(format!("INV-6: {seat} has {} cards", seen.hand_size));
        }
        if (seen.shield, seen.thorns) != (0, 0) {
            return Err(format!("INV-19: {seat} has shield or thorns"));
        }
    }
    Ok(())
}

/// INV-9: a target is a living neighbor.
fn targets_are_neighbors(view: &View) -> Result<(), String> {
    for seat in view.living() {
        let Some(target) = view.players[seat].target else { continue };
        let neighbors = Side::ALL.map(|side| view.neighbor(seat, side));
        let is_near = neighbors.contains(&Some(target));
        if target == seat || view.players[target].life != Life::Alive || !is_near {
            return Err(format!("INV-9: {seat} points at {target}"));
        }
    }
    Ok(())
}
