//! Invariants of part H that need more than one state, or the view of all.

use std::collections::BTreeSet;

use exam::Passage;
use kernel::{Eyes, Game};
use princess::{Ask, Event, Id, Laid, Life, Princess, Side, View};

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
    let mut cards: Vec<Id> = Vec::new();
    for seat in view.seats.seats() {
        cards.extend(view.hands[seat].iter().flatten());
        cards.extend(view.attributes[seat]);
        cards.extend(view.anchors[seat].card);
    }
    cards.extend(view.deck.iter().flatten().map(|place| place.card));
    cards.extend(view.discards.iter().chain(&view.shop).chain(&view.environment));
    cards.extend(view.asked.card);
    cards.extend(view.running.iter().filter(|it| it.text == "now").map(|it| it.card));
    let different: BTreeSet<Id> = cards.iter().copied().collect();
    if (cards.len(), different.len()) == (100, 100) {
        return Ok(());
    }
    Err(format!("INV-1: {} cards, {} different ones", cards.len(), different.len()))
}

/// INV-6: when everybody chooses a card, the anchors are empty.
fn anchors_are_empty_before_an_action(view: &View) -> Result<(), String> {
    if view.asked.ask != Some(Ask::Action) {
        return Ok(());
    }
    let mut seats = view.seats.seats();
    let bare = seats.all(|seat| {
        let anchor = &view.anchors[seat];
        anchor.card.is_none() && matches!(anchor.laid, Laid::Empty | Laid::Chosen)
    });
    if bare { Ok(()) } else { Err(String::from("INV-6: a card lies on an anchor")) }
}

/// INV-6 and INV-19: nobody is above the hand limit, and shields and thorns are gone.
fn a_turn_begins_in_order(view: &View) -> Result<(), String> {
    for seat in view.living() {
        if view.turn > 1 && view.hand_sizes[seat] > view.limits[seat] {
            return Err(format!("INV-6: {seat} has {} cards", view.hand_sizes[seat]));
        }
        if (view.shields[seat], view.thorns[seat]) != (0, 0) {
            return Err(format!("INV-19: {seat} has shield or thorns"));
        }
    }
    Ok(())
}

/// INV-9: a target is a living neighbor.
fn targets_are_neighbors(view: &View) -> Result<(), String> {
    for seat in view.living() {
        let Some(target) = view.anchors[seat].target else { continue };
        let neighbors = Side::ALL.map(|side| view.neighbor(seat, side));
        let is_near = neighbors.contains(&Some(target));
        if target == seat || view.lives[target] != Life::Alive || !is_near {
            return Err(format!("INV-9: {seat} points at {target}"));
        }
    }
    Ok(())
}
