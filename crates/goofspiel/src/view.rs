//! What one viewer may know.

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{BySeat, Eyes, Outcome, Seat, SeatCount, Seats};
use serde::Serialize;

use crate::{Bid, CARDS, Goofspiel, Hand, Prize, Prizes, ROUNDS};

/// What one viewer may know [GS-5]. Secrets are filled in only for eyes that may see them; there is
/// no other field in which a secret could travel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is.
    pub eyes: Eyes,
    /// How many play.
    pub seats: SeatCount,
    /// Which round this is, from 1.
    pub round: u8,
    /// The prize that is up; none between two rounds, and when the game is over.
    pub prize: Option<Prize>,
    /// How many prizes are still face down.
    pub left: u8,
    /// Who still owes a bid.
    pub owing: Seats,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Everyone's points.
    pub points: BySeat<u8>,
    /// The prizes that each has won.
    pub won: BySeat<Prizes>,
    /// The prizes that nobody got.
    pub discarded: Prizes,
    /// The bid cards that each holds: everybody saw the others go. A sealed bid is still among them.
    pub hands: BySeat<Hand>,
    /// The bids that were revealed last; none in the first round.
    pub revealed: BySeat<Option<Bid>>,
    /// The bids, not yet revealed, that these eyes may see.
    pub sealed: BySeat<Option<Bid>>,
    /// The prizes round by round; those still face down only for eyes that see everything.
    pub order: [Option<Prize>; CARDS],
}

impl View {
    /// Builds what `eyes` may know of `game`.
    pub(crate) fn of(game: &Goofspiel, eyes: Eyes) -> Self {
        let seats = game.seats();
        let known = if eyes == Eyes::All { CARDS } else { usize::from(game.round) };
        let mut order = [None; CARDS];
        for (place, prize) in order.iter_mut().zip(game.order).take(known) {
            *place = Some(prize);
        }
        Self {
            eyes,
            seats,
            round: game.round,
            prize: game.prize,
            left: ROUNDS - game.round,
            owing: game.owing,
            outcome: game.outcome,
            points: BySeat::new(seats, |seat| game.won[seat].points()),
            won: game.won,
            discarded: game.discarded(),
            hands: game.hands,
            revealed: game.revealed,
            sealed: BySeat::new(seats, |seat| game.sealed[seat].filter(|_| eyes.see(seat))),
            order,
        }
    }

    /// Returns the seats in the order in which they stand: most points first.
    pub fn standings(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats.seats().collect();
        seats.sort_by_key(|&seat| Reverse(self.points[seat]));
        seats
    }
}
