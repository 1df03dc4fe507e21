//! What happens, as facts.

use kernel::{Eyes, GameEvent, Seat, Seats, Weight};
use serde::Serialize;

use crate::{Bid, Prize};

/// A fact that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each event's line says what its fields are")]
pub enum Event {
    /// The next prize is turned up [GS-2.1].
    TurnedUp { round: u8, prize: Prize },
    /// What the seat itself knows of its bid [GS-5.2].
    Committed { seat: Seat, bid: Bid },
    /// A seat has bid; nobody else knows what [GS-2.2].
    Answered { seat: Seat },
    /// A bid is revealed [GS-2.4].
    Revealed { seat: Seat, bid: Bid },
    /// All bids of the round lie face up, and the prize is still to be awarded [GS-2.4].
    BidsRevealed { round: u8 },
    /// The highest bid wins the prize; the total is that seat's points [GS-3.1].
    Won { seat: Seat, prize: Prize, bid: Bid, total: u8 },
    /// The highest bid is tied: nobody gets the prize [GS-3.2].
    Discarded { prize: Prize, bid: Bid },
    /// The game is over [GS-4.1].
    Ended { winners: Seats },
}

impl GameEvent for Event {
    fn eyes_and_weight(&self) -> (Eyes, Weight) {
        match *self {
            Self::Committed { seat, .. } => (Eyes::Seat(seat), Weight::Quiet),
            // Named one by one: a new event is not public because nobody thought of it.
            Self::Answered { .. } | Self::Revealed { .. } => (Eyes::Crowd, Weight::Quiet),
            Self::Ended { .. } => (Eyes::Crowd, Weight::Said),
            Self::BidsRevealed { .. } | Self::Won { .. } | Self::Discarded { .. } => {
                (Eyes::Crowd, Weight::Shown)
            }
            Self::TurnedUp { .. } => (Eyes::Crowd, Weight::Chapter),
        }
    }
}
