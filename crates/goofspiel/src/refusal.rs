//! Why a bid was refused.

use kernel::Seat;
use serde::Serialize;
use thiserror::Error;

use crate::Bid;

/// Why a bid was refused; the game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat has bid, and a bid is final [GS-2.3].
    #[error("{seat} owes no bid now")]
    NotAsked {
        /// Who tried.
        seat: Seat,
    },
    /// The card was used in an earlier round [GS-2.5].
    #[error("{seat} does not hold {bid}")]
    NotInHand {
        /// Who tried.
        seat: Seat,
        /// With what.
        bid: Bid,
    },
}
