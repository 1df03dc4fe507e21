//! What must hold in every state: no card and no point is lost.

use alloc::{format, string::String};

use kernel::ensure;

use crate::{CARDS, Goofspiel, Prizes, ROUNDS};

/// Checks everything that one state alone can show.
pub(crate) fn check(game: &Goofspiel) -> Result<(), String> {
    prizes_are_conserved(game)?;
    points_are_conserved(game)?;
    hands_shrink_together(game)?;
    bids_are_held(game)
}

/// Each prize is in the order once, and the last that was turned up is up, until the end.
fn prizes_are_conserved(game: &Goofspiel) -> Result<(), String> {
    let all: Prizes = game.order.into_iter().collect();
    ensure(all == Prizes::ALL, || format!("the order is {:?}", game.order))?;
    let last = game.order[..usize::from(game.round)].last().copied();
    let is_over = game.round == ROUNDS && game.outcome.is_some();
    let up = if is_over { None } else { last };
    ensure(game.prize == up, || format!("{:?} is up in round {}", game.prize, game.round))
}

/// Each prize that was bid for was won once or discarded: the points add up.
fn points_are_conserved(game: &Goofspiel) -> Result<(), String> {
    let turned_up: Prizes = game.order[..usize::from(game.round)].iter().copied().collect();
    let gone = game.prize.map_or(turned_up, |prize| turned_up.without(prize));
    let won: u8 = game.won.values().map(|won| won.points()).sum();
    let discarded = game.discarded().points();
    ensure(won + discarded == gone.points(), || {
        format!("{won} points were won and {discarded} discarded, of {gone:?}")
    })
}

/// A round takes one bid card out of each hand.
fn hands_shrink_together(game: &Goofspiel) -> Result<(), String> {
    let rounds = usize::from(game.round) - usize::from(game.prize.is_some());
    game.hands.iter().try_for_each(|(seat, hand)| {
        let held = hand.iter().count();
        ensure(held + rounds == CARDS, || format!("{seat} holds {held} after {rounds} rounds"))
    })
}

/// A sealed bid is still in its hand, and a revealed one is not; a seat has bid or owes a bid.
fn bids_are_held(game: &Goofspiel) -> Result<(), String> {
    for (seat, &hand) in game.hands.iter() {
        let (sealed, owes) = (game.sealed[seat], game.owing.has(seat));
        ensure(sealed.is_none_or(|bid| hand.has(bid)), || format!("{seat} sealed {sealed:?}"))?;
        ensure(game.prize.is_none() || sealed.is_none() == owes, || {
            format!("{seat} has bid and owes a bid, or neither")
        })?;
        let revealed = game.revealed[seat];
        ensure(revealed.is_none_or(|bid| !hand.has(bid)), || {
            format!("{seat} still holds {revealed:?}")
        })?;
    }
    Ok(())
}
