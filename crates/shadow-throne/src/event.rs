//! The events of Shadow Throne.

use kernel::{Eyes, GameEvent, Seat, Seats, Weight};
use serde::Serialize;

use crate::{Card, Cards, Faction, Number, Power};

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the comment on each event explains its fields")]
pub enum Event {
    /// A battle starts, with Langman on the table if he stayed [ST-1.7, ST-9.8.3].
    BattleBegan { battle: u16, carried: Option<Seat> },
    /// A pool was dealt; only its holder sees it [ST-2.3].
    Dealt { seat: Seat, pool: Cards },
    /// A seat has chosen; nobody else sees what [ST-3.2].
    Answered { seat: Seat },
    /// A seat's draft pick; only this seat sees it [ST-14.2].
    Drafted { seat: Seat, card: Card },
    /// All pools were passed to the left [ST-2.4].
    Passed { round: u8 },
    /// A pool came from the right; only its holder sees it [ST-14.2].
    Received { seat: Seat, pool: Cards },
    /// A wave starts: every seat owes a card [ST-3.1].
    WaveBegan { wave: u8 },
    /// A seat's card for the wave; only this seat sees it [ST-14.2].
    Committed { seat: Seat, card: Card },
    /// A seat's card for the wave is revealed [ST-3.5].
    Revealed { seat: Seat, card: Card },
    /// All cards of the wave are face up, and not paid for yet [ST-3.5].
    TurnedUp { wave: u8 },
    /// A card gave or cost gold, hush money included; `purse` is the seat's gold then [ST-4.1].
    Settled { seat: Seat, card: Card, gold: i8, hush: bool, purse: u16 },
    /// A card could not be paid for and is face down; its player gets 1 gold [ST-4.9].
    Poor { seat: Seat, card: Card, price: u8, hush: bool, purse: u16 },
    /// A character got +1 tokens [ST-7.1]; without a number, when it entered [ST-5.9].
    Emboldened { card: Card, owner: Seat, wave: u8, by: Card, tokens: u8, number: Option<Number> },
    /// A character will not use its ability [ST-9.7.1].
    Silenced { card: Card, owner: Seat, wave: u8, by: Card, number: Number },
    /// A character died [ST-6.1].
    Killed { card: Card, owner: Seat, wave: u8, by: Card, number: Number },
    /// A character was converted to the Church [ST-8.1].
    Converted { card: Card, owner: Seat, wave: u8, by: Card, number: Number },
    /// Rebels will enter the next wave with a token [ST-9.6.1].
    Promised { card: Card, owner: Seat, wave: u8, number: Number },
    /// An ability found nobody it could change [ST-5.4].
    Missed { card: Card, owner: Seat, wave: u8, number: Number },
    /// Simone died, and her owner gets influence at once [ST-9.12.1].
    Mourned { seat: Seat, influence: u16, total: u16, number: Number },
    /// The player of King Kyros is asked for an extra card [ST-9.4.1].
    Asked { seat: Seat },
    /// An extra card was added, at its printed price [ST-9.4.2].
    Added { seat: Seat, card: Card, gold: i8, purse: u16 },
    /// No extra card was added; nobody learns why [ST-14.5].
    Declined { seat: Seat },
    /// The power track after a wave [ST-10.1].
    Counted { wave: u8, power: Power },
    /// These factions won the battle [ST-11.2].
    Won { factions: Factions, power: Power },
    /// A seat got influence from characters of winning factions [ST-11.4].
    Influence { seat: Seat, influence: u16, total: u16 },
    /// A seat got gold from characters of losing factions [ST-11.5].
    Consolation { seat: Seat, gold: u16, purse: u16 },
    /// Langman stays on the table [ST-9.8.1].
    Stayed { seat: Seat },
    /// The card that a seat keeps; only this seat sees it [ST-11.8].
    Kept { seat: Seat, card: Card },
    /// The game is over; `winners` is empty if nobody wins [ST-12.4].
    Ended { winners: Seats },
}

impl GameEvent for Event {
    fn eyes_and_weight(&self) -> (Eyes, Weight) {
        match *self {
            Self::Dealt { seat, .. }
            | Self::Received { seat, .. }
            | Self::Committed { seat, .. } => (Eyes::Seat(seat), Weight::Quiet),
            Self::Drafted { seat, .. } | Self::Kept { seat, .. } => {
                (Eyes::Seat(seat), Weight::Said)
            }
            // No catch-all: a new event must not become public by accident.
            Self::Answered { .. }
            | Self::Passed { .. }
            | Self::Revealed { .. }
            | Self::Influence { influence: 0, .. }
            | Self::Consolation { gold: 0, .. } => (Eyes::Crowd, Weight::Quiet),
            Self::WaveBegan { .. } | Self::Asked { .. } | Self::Ended { .. } => {
                (Eyes::Crowd, Weight::Said)
            }
            Self::TurnedUp { .. }
            | Self::Settled { .. }
            | Self::Poor { .. }
            | Self::Emboldened { .. }
            | Self::Silenced { .. }
            | Self::Killed { .. }
            | Self::Converted { .. }
            | Self::Promised { .. }
            | Self::Missed { .. }
            | Self::Mourned { .. }
            | Self::Added { .. }
            | Self::Declined { .. }
            | Self::Won { .. }
            | Self::Influence { .. }
            | Self::Consolation { .. }
            | Self::Stayed { .. } => (Eyes::Crowd, Weight::Shown),
            Self::BattleBegan { .. } | Self::Counted { .. } => (Eyes::Crowd, Weight::Chapter),
        }
    }
}

/// A set of factions, in rulebook order.
pub type Factions = tinyvec::ArrayVec<[Faction; 3]>;
