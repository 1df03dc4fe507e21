//! What happens, as facts.

use kernel::{Eyes, GameEvent, Seat, Seats, Weight};
use serde::Serialize;

use crate::{Card, Cards, Faction, Number, Power};

/// A fact that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each event's line says what its fields are")]
pub enum Event {
    /// A battle begins, with Langman on the table if he stayed [ST-1.7, ST-9.8.3].
    BattleBegan { battle: u16, carried: Option<Seat> },
    /// A pool was dealt; only its holder sees it [ST-2.3].
    Dealt { seat: Seat, pool: Cards },
    /// A seat has chosen; nobody else knows what [ST-3.2].
    Answered { seat: Seat },
    /// What the seat itself knows of its pick [ST-14.2].
    Drafted { seat: Seat, card: Card },
    /// All pools moved to the left [ST-2.4].
    Passed { round: u8 },
    /// The pool that came from the right; only its holder sees it [ST-14.2].
    Received { seat: Seat, pool: Cards },
    /// The next wave is to be chosen [ST-3.1].
    WaveBegan { wave: u8 },
    /// What the seat itself knows of its commitment [ST-14.2].
    Committed { seat: Seat, card: Card },
    /// A commitment is turned up [ST-3.5].
    Revealed { seat: Seat, card: Card },
    /// All commitments of the wave lie face up, and are not paid for yet [ST-3.5].
    TurnedUp { wave: u8 },
    /// Income or cost, hush money included, and what is then in the purse [ST-4.1].
    Settled { seat: Seat, card: Card, gold: i8, hush: bool, purse: u16 },
    /// The card could not be paid for and lies face down; its player takes 1 gold [ST-4.9].
    Poor { seat: Seat, card: Card, price: u8, hush: bool, purse: u16 },
    /// Tokens of +1 power [ST-7.1], by an ability of this number or, with none, on entering [ST-5.9].
    Emboldened { card: Card, owner: Seat, wave: u8, by: Card, tokens: u8, number: Option<Number> },
    /// It will not use its ability [ST-9.7.1].
    Silenced { card: Card, owner: Seat, wave: u8, by: Card, number: Number },
    /// It is dead [ST-6.1].
    Killed { card: Card, owner: Seat, wave: u8, by: Card, number: Number },
    /// It belongs to the Church now [ST-8.1].
    Converted { card: Card, owner: Seat, wave: u8, by: Card, number: Number },
    /// Rebels of the next wave will enter emboldened [ST-9.6.1].
    Promised { card: Card, owner: Seat, wave: u8, number: Number },
    /// Simone died, and her owner collects influence at once [ST-9.12.1].
    Mourned { seat: Seat, influence: u16, total: u16, number: Number },
    /// The player of King Kyros is asked for one more card [ST-9.4.1].
    Asked { seat: Seat },
    /// One more card was added, at its printed figure [ST-9.4.2].
    Added { seat: Seat, card: Card, gold: i8, purse: u16 },
    /// No card was added; nobody learns why [ST-14.5].
    Declined { seat: Seat },
    /// The power track after a wave [ST-10.1].
    Counted { wave: u8, power: Power },
    /// These factions won the battle [ST-11.2].
    Won { factions: Factions, power: Power },
    /// Influence from characters on the winning side [ST-11.4].
    Influence { seat: Seat, influence: u16, total: u16 },
    /// Gold from characters on the losing side [ST-11.5].
    Consolation { seat: Seat, gold: u16, purse: u16 },
    /// Langman stays on the table [ST-9.8.1].
    Stayed { seat: Seat },
    /// What the seat itself knows of its kept card [ST-11.8].
    Kept { seat: Seat, card: Card },
    /// The game is over; nobody wins where there is no winner [ST-12.4].
    Ended { winners: Seats },
}

impl GameEvent for Event {
    fn eyes(&self) -> Eyes {
        match *self {
            Self::Dealt { seat, .. }
            | Self::Drafted { seat, .. }
            | Self::Received { seat, .. }
            | Self::Committed { seat, .. }
            | Self::Kept { seat, .. } => Eyes::Seat(seat),
            // Named one by one: a new event is not public because nobody thought of it.
            Self::BattleBegan { .. }
            | Self::Answered { .. }
            | Self::Passed { .. }
            | Self::WaveBegan { .. }
            | Self::Revealed { .. }
            | Self::TurnedUp { .. }
            | Self::Settled { .. }
            | Self::Poor { .. }
            | Self::Emboldened { .. }
            | Self::Silenced { .. }
            | Self::Killed { .. }
            | Self::Converted { .. }
            | Self::Promised { .. }
            | Self::Mourned { .. }
            | Self::Asked { .. }
            | Self::Added { .. }
            | Self::Declined { .. }
            | Self::Counted { .. }
            | Self::Won { .. }
            | Self::Influence { .. }
            | Self::Consolation { .. }
            | Self::Stayed { .. }
            | Self::Ended { .. } => Eyes::Crowd,
        }
    }

    fn weight(&self) -> Weight {
        match self {
            Self::Answered { .. }
            | Self::Dealt { .. }
            | Self::Received { .. }
            | Self::Passed { .. }
            | Self::Committed { .. }
            | Self::Revealed { .. }
            | Self::Influence { influence: 0, .. }
            | Self::Consolation { gold: 0, .. } => Weight::Quiet,
            Self::Drafted { .. }
            | Self::WaveBegan { .. }
            | Self::Asked { .. }
            | Self::Kept { .. }
            | Self::Ended { .. } => Weight::Said,
            Self::TurnedUp { .. }
            | Self::Settled { .. }
            | Self::Poor { .. }
            | Self::Emboldened { .. }
            | Self::Silenced { .. }
            | Self::Killed { .. }
            | Self::Converted { .. }
            | Self::Promised { .. }
            | Self::Mourned { .. }
            | Self::Added { .. }
            | Self::Declined { .. }
            | Self::Won { .. }
            | Self::Influence { .. }
            | Self::Consolation { .. }
            | Self::Stayed { .. } => Weight::Shown,
            Self::BattleBegan { .. } | Self::Counted { .. } => Weight::Chapter,
        }
    }
}

/// A set of factions, in rulebook order.
pub type Factions = tinyvec::ArrayVec<[Faction; 3]>;
