//! Why a choice was refused.

use kernel::Seat;
use serde::Serialize;
use thiserror::Error;

use crate::Card;

/// Why a choice was refused; the game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat has already chosen, or owes no choice.
    #[error("{seat} owes no choice now")]
    NotAsked {
        /// The seat that chose.
        seat: Seat,
    },
    /// Another kind of choice is due.
    #[error("{seat} has to {due} now")]
    OtherDue {
        /// The seat that chose.
        seat: Seat,
        /// What is due.
        due: Due,
    },
    /// The card is not in the pool.
    #[error("{card} is not in the pool before {seat}")]
    NotInPool {
        /// The seat that chose.
        seat: Seat,
        /// The card that it chose.
        card: Card,
    },
    /// The card is not in hand.
    #[error("{seat} does not hold {card}")]
    NotInHand {
        /// The seat that chose.
        seat: Seat,
        /// The card that it chose.
        card: Card,
    },
    /// The extra card of King Kyros is always an Empire card [ST-9.4.1].
    #[error("{card} is not of the Empire, and King Kyros calls only for the Empire")]
    NotEmpire {
        /// The seat that chose.
        seat: Seat,
        /// The card that it chose.
        card: Card,
    },
    /// The seat cannot pay for the extra card [ST-9.4.2].
    #[error("{card} costs {cost}, and {seat} has {gold} gold")]
    CannotPay {
        /// The seat that chose.
        seat: Seat,
        /// The card that it chose.
        card: Card,
        /// What it costs.
        cost: u16,
        /// The gold that the seat has.
        gold: u16,
    },
}

/// A kind of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// To draft a card.
    Draft,
    /// To play a card.
    Play,
    /// To add a card to King Kyros, or decline.
    Add,
    /// To keep a card.
    Keep,
}

impl core::fmt::Display for Due {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Draft => "draft a card",
            Self::Play => "play a card",
            Self::Add => "add a card to King Kyros or decline",
            Self::Keep => "keep a card",
        })
    }
}
