//! Why a choice was refused.

use kernel::Seat;
use serde::Serialize;
use thiserror::Error;

use crate::{Card, Character, Companion, Counterspell, Die, Hex, Symbols, Wanted};

/// Why a choice was refused; the game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the message of each refusal explains its fields")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat has already chosen, or owes no choice.
    #[error("{seat} owes no choice now")]
    NotAsked { seat: Seat },
    /// Another kind of choice is due.
    #[error("{seat} has to {due} now")]
    OtherDue { seat: Seat, due: Due },
    /// Another seat has this character [CS-1.3].
    #[error("{character} is taken")]
    Taken { character: Character },
    /// No action point is left [CS-3.3].
    #[error("{seat} has no action point left")]
    NoActionPoint { seat: Seat },
    /// The hex is not on this board, or not adjacent [CS-5.1].
    #[error("{hex} is not next to the figure")]
    NotAdjacent { hex: Hex },
    /// The card is not in the book.
    #[error("{card} is not in the book of {seat}")]
    NotInBook { seat: Seat, card: Card },
    /// Every copy in the book has been cast in this turn [CS-5.3].
    #[error("{card} has been cast in this turn")]
    AlreadyCast { card: Card },
    /// A resource card is used, a spell is cast.
    #[error("{card} is used, not cast")]
    NoSpell { card: Card },
    /// A spell is cast, a resource card is used.
    #[error("{card} is cast, not used")]
    NoResource { card: Card },
    /// The spell is aimed at something else, or at nothing [CS-8.1].
    #[error("{card} is not aimed like that")]
    WrongAim { card: Card },
    /// No living enemy is there to be hit [CS-8.1, CS-12.6 to CS-12.9].
    #[error("there is no enemy to hit there")]
    NoTarget,
    /// The target is out of range [CS-2.7].
    #[error("{card} does not reach that far")]
    OutOfRange { card: Card },
    /// The payment does not meet the cost exactly [CS-6.6].
    #[error("this does not pay for {card} exactly")]
    WrongPayment { card: Wanted },
    /// The payment is not in the pool.
    #[error("the pool does not have {paying}")]
    NotInPool { paying: Symbols },
    /// The die is not in the pool [CS-5.4].
    #[error("{die} is not in the pool")]
    NoSuchDie { die: Die },
    /// The die shows a Cursed Crystal [CS-5.4, CS-10.17].
    #[error("{die} shows a Cursed Crystal")]
    CursedDie { die: Die },
    /// Of two equal dice the first is named first.
    #[error("of two equal dice the first is named before {die}")]
    SecondDie { die: Die },
    /// No die shows a Cursed Crystal [CS-5.9].
    #[error("there is no Cursed Crystal in the pool")]
    NoCrystal,
    /// No card lies beside this hex [CS-5.6, CS-5.7].
    #[error("no card lies beside {hex}")]
    NoCardHere { hex: Hex },
    /// Another card lies beside this hex [CS-5.7].
    #[error("{card} does not lie beside {hex}")]
    OtherCardHere { hex: Hex, card: Card },
    /// Counterspells are collected in Dusty Desert only [CS-7.10].
    #[error("counterspells are collected in Dusty Desert")]
    NotInDesert,
    /// The counterspell deck is empty [CS-7.11].
    #[error("the counterspell deck is empty")]
    NoCounterspells,
    /// A spell of this level has to be spent [CS-7.3].
    #[error("{card} takes a spell of level {level} from the book")]
    MustSpend { card: Card, level: u8 },
    /// The book is full: a spell or resource card has to be discarded [CS-7.4].
    #[error("the book is full: a spell or resource card has to be discarded")]
    MustDiscard,
    /// Nothing may be discarded or spent for this [CS-7.4].
    #[error("nothing may leave the book for this")]
    MustKeep,
    /// The ability needs a shadow form with 5 energy [CS-12.5].
    #[error("{seat} needs the shadow form and 5 energy")]
    NoAbility { seat: Seat },
    /// The ability is aimed at something else, or at nothing [CS-12.6 to CS-12.9].
    #[error("the ability of {character} is not aimed like that")]
    WrongAbility { character: Character },
    /// The counterspell is not in the book.
    #[error("{seat} does not hold {card}")]
    NotHeld { seat: Seat, card: Counterspell },
    /// The counterspell is for another moment [CS-10.2, CS-10.7].
    #[error("{card} does not answer this")]
    WrongWindow { card: Counterspell },
    /// Fewer Fragments can be absorbed [CS-9.2].
    #[error("{most} energy can be absorbed now")]
    TooMuchEnergy { most: u8 },
    /// Transforming needs the basic form and 3 energy [CS-12.1].
    #[error("{seat} needs the basic form and 3 energy")]
    CannotTransform { seat: Seat },
    /// The companion is not in the portal [CS-12.2].
    #[error("{companion} is not in the portal")]
    NotInPortal { companion: Companion },
}

/// A kind of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// To pick a character.
    Pick,
    /// To act.
    Act,
    /// To answer, or pass.
    Answer,
    /// To push the target, or leave it.
    Push,
    /// To absorb, transform or be done.
    Night,
}

impl core::fmt::Display for Due {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Pick => "pick a character",
            Self::Act => "act or end the turn",
            Self::Answer => "answer or pass",
            Self::Push => "push the target or leave it",
            Self::Night => "absorb, transform or be done",
        })
    }
}
