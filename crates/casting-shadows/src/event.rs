//! The events of Casting Shadows.

use kernel::{BySeat, Eyes, GameEvent, Seat, Seats, Weight};
use serde::{Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::{
    Aim, Answer, BOOK_MAX, Beside, Board, Card, Character, Companion, Counterspell, DieSet, Giving,
    Hex, Portal, RESOURCE_DICE, Symbol, Symbols, Window,
};

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the comment on each event explains its fields")]
pub enum Event {
    /// A seat took a character [CS-1.3].
    Picked { seat: Seat, character: Character },
    /// The board is laid out [CS-1.6, CS-1.7].
    Dealt {
        characters: BySeat<Option<Character>>,
        energy: BySeat<u8>,
        board: Board,
        beside: Beside,
        portal: Portal,
    },
    /// A turn begins [CS-3.1].
    TurnBegan { seat: Seat, round: u8 },
    /// The five dice were rolled [CS-4.1].
    Rolled { seat: Seat, faces: ArrayVec<[Symbol; RESOURCE_DICE]> },
    /// A hex or companion gave a token [CS-4.2, CS-4.3].
    TokenGained { seat: Seat, source: Source, symbols: Symbols },
    /// A seat got back HP [CS-4.3].
    Healed { seat: Seat, source: Source, hp: u8, total: u8 },
    /// A figure travelled [CS-5.1].
    Travelled { seat: Seat, from: Hex, to: Hex, free: bool },
    /// Dice were rolled again; `faces` in the order of the dice [CS-5.4].
    Rerolled { seat: Seat, dice: DieSet, faces: ArrayVec<[Symbol; RESOURCE_DICE]>, free: bool },
    /// A Cursed Crystal left the pool [CS-5.5].
    Protected { seat: Seat, dice: DieSet },
    /// The card beside a hex was discarded [CS-5.6].
    Refreshed { seat: Seat, hex: Hex, card: Card },
    /// A card was collected [CS-7.8].
    Collected {
        seat: Seat,
        card: Card,
        paying: Symbols,
        #[serde(flatten)]
        giving: Giving,
    },
    /// A counterspell was collected; `known` if everybody knows which [CS-7.10, CS-14.4].
    Bought {
        seat: Seat,
        paying: Symbols,
        #[serde(flatten)]
        giving: Giving,
        known: Option<Counterspell>,
    },
    /// The counterspell that a seat collected; only this seat sees it [CS-14.2].
    Received { seat: Seat, card: Counterspell },
    /// A card fills the place beside a hex [CS-7.8].
    Drew { hex: Hex, card: Card },
    /// The discard pile became the main deck [CS-7.12].
    Reshuffled { cards: u8 },
    /// A resource card was used up [CS-7.9].
    Used { seat: Seat, card: Card, symbols: Symbols },
    /// A spell was paid for; `strength` is 0 for a conversion [CS-5.2, CS-8.2].
    Cast {
        seat: Seat,
        card: Card,
        #[serde(flatten)]
        aim: Aim,
        paying: Symbols,
        strength: u8,
    },
    /// A conversion brought symbols [CS-6.10].
    Converted { seat: Seat, card: Card, symbols: Symbols },
    /// The ability of a shadow form was used; `dice` left the pool with their Crystals [CS-12.5].
    AbilityUsed {
        seat: Seat,
        character: Character,
        #[serde(flatten)]
        aim: Aim,
        dice: DieSet,
    },
    /// A window asks these seats [CS-10.3].
    Asked { window: Window, seats: Seats },
    /// A seat has answered; nobody else sees what [CS-10.4].
    Answered { seat: Seat },
    /// What a seat answered; only this seat sees it [CS-14.2].
    Sealed {
        seat: Seat,
        #[serde(flatten)]
        reply: Reply,
    },
    /// A counterspell was shown, and works [CS-10.5].
    Countered {
        seat: Seat,
        #[serde(flatten)]
        answer: Answer,
    },
    /// A spell was cancelled for all its targets [CS-10.12].
    Cancelled { seat: Seat, card: Card },
    /// A target has left the range or the aimed hex [CS-8.11].
    Missed { seat: Seat, card: Card },
    /// A hit: its strength, what reduced it, the damage, and the HP that are left [CS-8.3, CS-8.5].
    Hit { seat: Seat, by: Seat, strength: u8, reduced: Reduction, damage: u8, total: u8 },
    /// Reaction damage: who takes it, from whom, and by what [CS-8.8].
    Reacted { seat: Seat, by: Seat, source: Source, damage: u8, total: u8 },
    /// A target was moved [CS-8.9].
    Pushed { seat: Seat, from: Hex, to: Hex },
    /// The attacker left the target where it is [CS-8.9].
    PushDeclined { seat: Seat },
    /// The attacker lost 1 HP [CS-8.9].
    Recoiled { seat: Seat, total: u8 },
    /// A player is eliminated; its cards go back [CS-11.1, CS-11.2].
    Eliminated {
        seat: Seat,
        by: Option<Seat>,
        cards: ArrayVec<[Card; BOOK_MAX]>,
        counterspells: ArrayVec<[Counterspell; BOOK_MAX]>,
    },
    /// Fragments became energy; the total is the seat's energy then [CS-9.2].
    Absorbed { seat: Seat, energy: u8, total: u8 },
    /// A character became its shadow form; `next` fills the portal [CS-12.1, CS-12.2].
    Transformed { seat: Seat, character: Character, companion: Companion, next: Companion },
    /// The questions of the night are over [CS-9.1].
    NightEnded { seat: Seat },
    /// Cursed Crystals in the pool cost HP [CS-9.5].
    CrystalsHurt { seat: Seat, crystals: u8, hp: u8, total: u8 },
    /// The game is over; `cap` if the rounds ran out [CS-11.6, CS-11.8].
    Ended { winners: Seats, cap: bool },
}

/// What gave a token, healed or dealt reaction damage. It serializes to the id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Source {
    /// A hex.
    Hex(Hex),
    /// A companion.
    Companion(Companion),
    /// A counterspell.
    Counterspell(Counterspell),
    /// A spell.
    Card(Card),
    /// An ability.
    Character(Character),
}

/// What took how much off a hit [CS-8.3].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reduction {
    /// Dusty Desert.
    pub desert: u8,
    /// Pebble Tortoise.
    pub tortoise: u8,
    /// Pointed Shield.
    pub shield: u8,
}

/// A sealed answer: a counterspell, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `pass`.
    Pass,
    /// A counterspell.
    Plays(Answer),
}

/// The fields of [`Answer`]; all are `null` for a pass.
impl Serialize for Reply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Plays(answer) => answer.serialize(serializer),
            Self::Pass => {
                let fields = ["card", "to", "die"].map(|field| (field, None::<Counterspell>));
                serializer.collect_map(fields)
            }
        }
    }
}

impl GameEvent for Event {
    fn eyes_and_weight(&self) -> (Eyes, Weight) {
        match *self {
            Self::Sealed { seat, .. } => (Eyes::Seat(seat), Weight::Quiet),
            Self::Received { seat, .. } => (Eyes::Seat(seat), Weight::Said),
            // No catch-all: a new event must not become public by accident.
            Self::Answered { .. } | Self::NightEnded { .. } => (Eyes::Crowd, Weight::Quiet),
            Self::Picked { .. }
            | Self::Reshuffled { .. }
            | Self::Asked { .. }
            | Self::PushDeclined { .. } => (Eyes::Crowd, Weight::Said),
            Self::Rolled { .. }
            | Self::TokenGained { .. }
            | Self::Healed { .. }
            | Self::Travelled { .. }
            | Self::Rerolled { .. }
            | Self::Protected { .. }
            | Self::Refreshed { .. }
            | Self::Collected { .. }
            | Self::Bought { .. }
            | Self::Drew { .. }
            | Self::Used { .. }
            | Self::Cast { .. }
            | Self::Converted { .. }
            | Self::AbilityUsed { .. }
            | Self::Countered { .. }
            | Self::Cancelled { .. }
            | Self::Missed { .. }
            | Self::Hit { .. }
            | Self::Reacted { .. }
            | Self::Pushed { .. }
            | Self::Recoiled { .. }
            | Self::Absorbed { .. }
            | Self::Transformed { .. }
            | Self::CrystalsHurt { .. } => (Eyes::Crowd, Weight::Shown),
            Self::Dealt { .. }
            | Self::TurnBegan { .. }
            | Self::Eliminated { .. }
            | Self::Ended { .. } => (Eyes::Crowd, Weight::Chapter),
        }
    }
}
