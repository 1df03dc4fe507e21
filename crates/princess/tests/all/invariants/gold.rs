//! INV-3: where gold comes from and where it goes.

use kernel::{BySeat, Seat};
use princess::{Detail, Event, GOLD_MAX, Life};

use super::course::Moment;

/// INV-3: from one event to the next, each purse changes as the event says, and not otherwise.
pub(crate) fn gold_goes_as_told(moment: &Moment<'_>) -> Result<(), String> {
    let Moment { event, after, .. } = moment;
    let expected = purses(moment);
    for (seat, gold) in expected.iter() {
        let real = i32::from(after.players[seat].gold);
        let gold = (*gold).min(i32::from(GOLD_MAX));
        if real != gold {
            return Err(format!("INV-3: {seat} has {real} gold, not {gold}, after {event:?}"));
        }
    }
    Ok(())
}

/// Returns what everybody should have after an event, if a purse held any amount.
fn purses(moment: &Moment<'_>) -> BySeat<i32> {
    let Moment { before, event, after, notes } = moment;
    let mut purses = BySeat::new(before.seats, |seat| i32::from(before.players[seat].gold));
    let mut add = |seat: Seat, gold: i32| purses[seat] += gold;
    match event {
        Event::GainedGold { seat, gold, .. } => add(*seat, (*gold).into()),
        Event::Fined { seat, gold, .. } | Event::Paid { seat, gold } => {
            add(*seat, -i32::from(*gold));
        }
        Event::Bought { seat, price, .. } => add(*seat, -i32::from(*price)),
        Event::Stole { seat, from, gold } | Event::LootedGold { seat, from, gold } => {
            add(*seat, (*gold).into());
            add(*from, -i32::from(*gold));
        }
        Event::Gave { seat, to, gold } => {
            add(*to, (*gold).into());
            add(*seat, -i32::from(*gold));
        }
        Event::Swapped { seat, with, what: Detail::Gold } => {
            (purses[*seat], purses[*with]) = (purses[*with], purses[*seat]);
        }
        // Whoever comes back gets gold for each card that is discarded [PR-14.7].
        Event::Reincarnated { seat, discarded, .. } => {
            purses[*seat] = i32::try_from(discarded.len()).expect("a few cards");
        }
        Event::Discarded { seat, .. } if notes.are_discards_paid() => add(*seat, 1),
        Event::Buried { seat, .. } => purses[*seat] = 0,
        // The last to be eliminated are buried without a word.
        Event::Ended { .. } => {
            let dead = after.seats.seats().filter(|seat| after.players[*seat].life == Life::Ghost);
            dead.for_each(|seat| purses[seat] = 0);
        }
        _ => {}
    }
    purses
}
