//! What must hold between a state and the next.
//!
//! Everything is worked out again here from what all eyes see, not with the code under test.

use exam::Passage;
use goofspiel::{Card, Goofspiel, View};
use kernel::{Eyes, Game, Seat};

type Checked = Result<(), String>;

pub(crate) fn of_a_passage(passage: &Passage<'_, Goofspiel>) -> Checked {
    let (before, after) = (passage.before.view(Eyes::All), passage.after.view(Eyes::All));
    secrets_are_kept(passage.after)?;
    if before.owing.len() == 1 {
        a_round_pays_the_highest_bid(&before, &after)?;
        a_round_uses_up_the_bids(&before, &after)?;
        the_end_is_as_the_rules_say(&after)
    } else {
        nothing_moves_before_all_have_bid(before, after)
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(what()) }
}

/// GS-5: the crowd knows no bid that is sealed and no prize that is face down, and a seat knows no
/// more than its own bid.
fn secrets_are_kept(game: &Goofspiel) -> Checked {
    let (all, crowd) = (game.view(Eyes::All), game.view(Eyes::Crowd));
    let turned_up = crowd.order.iter().flatten().count();
    ensure(turned_up == usize::from(crowd.round), || format!("{turned_up} prizes are known"))?;
    ensure(crowd.sealed.values().all(Option::is_none), || "a sealed bid is known".to_owned())?;
    for seat in crowd.seats.seats() {
        let mut expected = View { eyes: Eyes::Seat(seat), ..crowd.clone() };
        expected.sealed[seat] = all.sealed[seat];
        ensure(game.view(Eyes::Seat(seat)) == expected, || format!("{seat} knows more"))?;
    }
    Ok(())
}

/// GS-3: whoever is above all others gets the prize, and nobody else gets anything.
fn a_round_pays_the_highest_bid(before: &View, after: &View) -> Checked {
    let prize = before.prize.map_or(0, Card::number);
    let bids = after.revealed;
    for (seat, bid) in bids.iter() {
        let is_above = bids.iter().all(|(other, lower)| other == seat || lower < bid);
        let due = before.points[seat] + if is_above { prize } else { 0 };
        let points = after.points[seat];
        ensure(points == due, || format!("{seat} has {points} points, not {due}, of {bids:?}"))?;
    }
    let is_lost = after.points == before.points;
    ensure((after.discarded != before.discarded) == is_lost, || "won and discarded".to_owned())
}

/// GS-2.5: each hand is what it was, but for the bid.
fn a_round_uses_up_the_bids(before: &View, after: &View) -> Checked {
    for (seat, bid) in after.revealed.iter() {
        let bid = bid.ok_or("a bid was not revealed")?;
        let fits = before.hands[seat].has(bid)
            && after.hands[seat] == before.hands[seat].without(bid)
            && before.sealed[seat].is_none_or(|sealed| sealed == bid);
        ensure(fits, || format!("{seat} revealed {bid}"))?;
    }
    Ok(())
}

/// GS-4: after 13 rounds, and not sooner, all with the most points win.
fn the_end_is_as_the_rules_say(after: &View) -> Checked {
    let is_used_up = after.hands.values().all(|hand| hand.is_empty());
    ensure(is_used_up == after.outcome.is_some(), || "the end is after 13 rounds".to_owned())?;
    let Some(outcome) = after.outcome else { return Ok(()) };
    let most = after.points.values().max();
    let due = |&seat: &Seat| Some(&after.points[seat]) == most;
    ensure(outcome.winners.eq(after.seats.seats().filter(due)), || {
        format!("{:?} won with {:?}", outcome.winners, after.points)
    })
}

/// GS-2.2: a bid that is not the last is sealed, and changes nothing else.
fn nothing_moves_before_all_have_bid(before: View, after: View) -> Checked {
    let mut expected = before;
    (expected.owing, expected.sealed) = (after.owing, after.sealed);
    ensure(expected == after, || "a sealed bid changed the table".to_owned())
}
