//! Why a choice was refused.

use kernel::Seat;
use serde::Serialize;
use thiserror::Error;

use crate::Card;

/// Why a choice was refused; the game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat has answered, or is not asked.
    #[error("{seat} owes no choice now")]
    NotAsked {
        /// Who tried.
        seat: Seat,
    },
    /// Another kind of choice is due.
    #[error("{seat} has to {due} now")]
    OtherDue {
        /// Who tried.
        seat: Seat,
        /// What is due.
        due: Due,
    },
    /// The card is not in the pool.
    #[error("{card} is not in the pool before {seat}")]
    NotInPool {
        /// Who tried.
        seat: Seat,
        /// With what.
        card: Card,
    },
    /// The card is not in hand.
    #[error("{seat} does not hold {card}")]
    NotInHand {
        /// Who tried.
        seat: Seat,
        /// With what.
        card: Card,
    },
    /// King Kyros calls only for the Empire [ST-9.4.1].
    #[error("{card} is not of the Empire, and King Kyros calls only for the Empire")]
    NotEmpire {
        /// Who tried.
        seat: Seat,
        /// With what.
        card: Card,
    },
    /// An extra card has to be paid for [ST-9.4.2].
    #[error("{card} costs {cost}, and {seat} has {gold} gold")]
    CannotPay {
        /// Who tried.
        seat: Seat,
        /// With what.
        card: Card,
        /// What it costs.
        cost: u16,
        /// What is there.
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
    /// To answer King Kyros.
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
