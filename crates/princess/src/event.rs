//! The events of The Princess.

use alloc::vec::Vec;

use kernel::{BySeat, Eyes, GameEvent, Seat, Seats, Weight};
use serde::Serialize;

use crate::{Ask, CardSet, Choice, Detail, Id, Outcome, Princess, Road, Spot, Trigger, Written};

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the comment on each event explains its fields")]
#[expect(clippy::large_enum_variant, reason = "the large one is told once a game")]
pub enum Event {
    /// Everybody has a character and cards, and the Shop is filled [PR-2].
    Dealt {
        characters: BySeat<Id>,
        attributes: BySeat<Option<Id>>,
        hands: BySeat<Vec<Id>>,
        shop: Vec<Id>,
    },
    /// A turn begins [PR-3.1].
    TurnBegan { turn: u16 },
    /// These cards were added to the Shop [PR-8.5].
    ShopFilled { cards: Vec<Id> },
    /// These seats are asked.
    Asked {
        #[serde(flatten)]
        ask: Ask,
        seats: Seats,
    },
    /// A seat has answered; nobody else sees what [PR-15.2].
    Answered { seat: Seat },
    /// What a seat has answered; only this seat sees it.
    Sealed {
        seat: Seat,
        #[serde(flatten)]
        choice: Written,
    },
    /// A ghost put a card on the deck [PR-14.4].
    Haunted { seat: Seat },
    /// The chosen cards were turned up [PR-3.5].
    Revealed {
        seats: Seats,
        cards: BySeat<Option<Id>>,
        targets: BySeat<Option<Seat>>,
        outcomes: BySeat<Option<Outcome>>,
    },
    /// A seat chose which card goes next [PR-6.5].
    Ordained { seat: Seat, card: Id },
    /// The text of a card begins [PR-5.8].
    Resolving { seat: Seat, card: Id, target: Option<Seat>, outcome: Outcome },
    /// An attribute or environment acts for a player [C.6].
    Triggered { seat: Seat, card: Id, trigger: Trigger },
    /// A card of the Shop was bought, and lies on the deck [PR-8.2].
    Bought { seat: Seat, card: Id, price: u16 },
    /// A card was drawn, and shown to all [PR-7.1].
    Drew { seat: Seat, card: Id },
    /// A card of the Shop was received without payment [E-shop].
    Received { seat: Seat, card: Id },
    /// A player has this attribute now; another was discarded [PR-7.3].
    GotAttribute { seat: Seat, card: Id, discarded: Option<Id> },
    /// An environment is in force [PR-7.4].
    EnvironmentChanged { seat: Seat, card: Id, discarded: Option<Id> },
    /// An event is carried out [PR-7.5].
    Happened { seat: Seat, card: Id },
    /// Damage took no hearts; `shield` points were used up [PR-10.2].
    Unhurt { seat: Seat, by: Option<Seat>, shield: u8 },
    /// A player lost hearts; `total` are left [PR-10.2, PR-10.3].
    Hurt { seat: Seat, by: Option<Seat>, hearts: u8, total: u8 },
    /// The thorns of a player hurt another [E-thorns].
    Pricked { seat: Seat, other: Seat, thorns: u8 },
    /// Hearts came back [E-heal].
    Healed { seat: Seat, hearts: u8, total: u8 },
    /// Points of shield [E-shield].
    Shielded { seat: Seat, shield: u8, total: u8 },
    /// Thorns [E-thorns].
    GrewThorns { seat: Seat, thorns: u8, total: u8 },
    /// Gold from the bank [E-gold].
    GainedGold { seat: Seat, gold: u16, total: u16 },
    /// Gold to the bank [E-fine].
    Fined { seat: Seat, gold: u16, total: u16 },
    /// Gold paid for a text [E-pay].
    Paid { seat: Seat, gold: u16 },
    /// Stolen gold [E-steal].
    Stole { seat: Seat, from: Seat, gold: u16 },
    /// Gold given away [E-give].
    Gave { seat: Seat, to: Seat, gold: u16 },
    /// A card of the hand was discarded.
    Discarded { seat: Seat, card: Id },
    /// A card was taken out of another hand [E-take].
    Took { seat: Seat, from: Seat, card: Id },
    /// A card was given away [E-pass].
    Passed { seat: Seat, to: Seat, card: Id },
    /// A card came back from the discard pile [E-salvage].
    Salvaged { seat: Seat, card: Id },
    /// Two players swapped hands, gold or attributes [E-swap].
    Swapped { seat: Seat, with: Seat, what: Detail },
    /// An attribute was discarded [E-strip].
    Stripped { seat: Seat, card: Id },
    /// Cards of the deck were discarded; La Princesa goes to the Shop [E-mill].
    Milled { cards: Vec<Id> },
    /// A player looked at the top cards of the deck [E-scry].
    Looked { seat: Seat, count: usize },
    /// What the player saw, the top card first; only this seat sees it [PR-15.7].
    Saw { seat: Seat, cards: Vec<Id> },
    /// The player put them back in an order.
    Stacked { seat: Seat, count: usize },
    /// The order, the top card first; only this seat sees it [PR-15.7].
    Ordered { seat: Seat, cards: Vec<Id> },
    /// The Shop was renewed [E-restock].
    Restocked { discarded: Vec<Id>, cards: Vec<Id> },
    /// A player is stunned [PR-9.3].
    Stunned { seat: Seat },
    /// A pending card was cancelled [PR-9.2, E-cancel].
    Cancelled { seat: Seat, card: Id },
    /// La Princesa went to a player [E-princess].
    PrincessMoved {
        seat: Seat,
        #[serde(flatten)]
        from: Spot,
    },
    /// A ghost discarded a card [E-exorcise].
    Exorcised { seat: Seat, card: Id },
    /// A ghost drew a card unseen [PR-14.3].
    GhostDrew { seat: Seat },
    /// The card; only the ghost sees it.
    GhostSaw { seat: Seat, card: Id },
    /// The environment was discarded [E-clear].
    Cleared { card: Id },
    /// The controller chose another player [E-sel-chosen].
    Chose { seat: Seat, other: Seat },
    /// A player is eliminated [PR-10.6].
    Eliminated { seat: Seat, by: Option<Seat> },
    /// The eliminator took all the gold [PR-10.7].
    LootedGold { seat: Seat, from: Seat, gold: u16 },
    /// The eliminator took a card [PR-10.7].
    Looted { seat: Seat, from: Seat, card: Id },
    /// The eliminator took nothing.
    LeftLoot { seat: Seat, from: Seat },
    /// Everything else of the eliminated player was discarded [PR-10.7].
    Buried { seat: Seat, cards: Vec<Id> },
    /// The cards on the anchors are back in the hands [PR-12.1].
    CardsReturned,
    /// A player recovered from a stun [PR-9.4].
    Recovered { seat: Seat },
    /// A ghost came back to life [PR-14.6, PR-14.7].
    Reincarnated { seat: Seat, hearts: u8, gold: u16, hand: Vec<Id>, discarded: Vec<Id> },
    /// The discard pile became the deck [PR-13.3].
    DeckRenewed { cards: usize },
    /// The game is over [PR-13].
    Ended { winners: Seats, road: Road },
}

impl Event {
    pub(crate) fn dealt(game: &Princess) -> Self {
        let seats = game.seats();
        let players = &game.players;
        Self::Dealt {
            characters: BySeat::new(seats, |it| game.cards.character(players[it].character).id),
            attributes: BySeat::new(seats, |it| players[it].attribute.map(|it| game.cards.id(it))),
            hands: BySeat::new(seats, |it| game.ids(players[it].hand)),
            shop: game.ids(game.shop),
        }
    }

    pub(crate) fn revealed(game: &Princess, laying: Seats) -> Self {
        let (seats, players) = (game.seats(), &game.players);
        Self::Revealed {
            seats: laying,
            cards: BySeat::new(seats, |it| players[it].anchor.map(|card| game.cards.id(card))),
            targets: BySeat::new(seats, |it| players[it].target),
            outcomes: BySeat::new(seats, |it| players[it].outcome),
        }
    }

    pub(crate) fn resolving(game: &Princess, seat: Seat) -> Self {
        let player = &game.players[seat];
        Self::Resolving {
            seat,
            card: game.cards.id(player.anchor.expect("a pending card lies on its anchor")),
            target: player.target.filter(|target| game.is_alive(*target)),
            outcome: player.outcome.expect("outcomes are fixed at the reveal"),
        }
    }

    pub(crate) fn sealed(game: &Princess, seat: Seat, choice: Choice) -> Self {
        Self::Sealed { seat, choice: Written::of(&game.cards, choice) }
    }
}

impl Princess {
    /// Returns the ids of cards, in card-file order.
    pub(crate) fn ids(&self, cards: CardSet) -> Vec<Id> {
        cards.map(|card| self.cards.id(card)).collect()
    }
}

impl GameEvent for Event {
    fn eyes_and_weight(&self) -> (Eyes, Weight) {
        match self {
            Self::Sealed { seat, .. } => (Eyes::Seat(*seat), Weight::Quiet),
            Self::Saw { seat, .. } | Self::Ordered { seat, .. } | Self::GhostSaw { seat, .. } => {
                (Eyes::Seat(*seat), Weight::Said)
            }
            // No catch-all: a new event must not become public by accident.
            Self::Answered { .. } | Self::CardsReturned | Self::Asked { .. } => {
                (Eyes::Crowd, Weight::Quiet)
            }
            Self::ShopFilled { .. }
            | Self::Looked { .. }
            | Self::Stacked { .. }
            | Self::Chose { .. }
            | Self::LeftLoot { .. }
            | Self::Unhurt { .. }
            | Self::Ordained { .. }
            | Self::GhostDrew { .. }
            | Self::Recovered { .. }
            | Self::Buried { .. } => (Eyes::Crowd, Weight::Said),
            Self::Haunted { .. }
            | Self::Resolving { .. }
            | Self::Triggered { .. }
            | Self::Bought { .. }
            | Self::Drew { .. }
            | Self::Received { .. }
            | Self::GotAttribute { .. }
            | Self::EnvironmentChanged { .. }
            | Self::Happened { .. }
            | Self::Hurt { .. }
            | Self::Pricked { .. }
            | Self::Healed { .. }
            | Self::Shielded { .. }
            | Self::GrewThorns { .. }
            | Self::GainedGold { .. }
            | Self::Fined { .. }
            | Self::Paid { .. }
            | Self::Stole { .. }
            | Self::Gave { .. }
            | Self::Discarded { .. }
            | Self::Took { .. }
            | Self::Passed { .. }
            | Self::Salvaged { .. }
            | Self::Swapped { .. }
            | Self::Stripped { .. }
            | Self::Milled { .. }
            | Self::Restocked { .. }
            | Self::Stunned { .. }
            | Self::Cancelled { .. }
            | Self::PrincessMoved { .. }
            | Self::Exorcised { .. }
            | Self::Cleared { .. }
            | Self::LootedGold { .. }
            | Self::Looted { .. }
            | Self::Reincarnated { .. }
            | Self::DeckRenewed { .. } => (Eyes::Crowd, Weight::Shown),
            Self::Dealt { .. }
            | Self::TurnBegan { .. }
            | Self::Revealed { .. }
            | Self::Eliminated { .. }
            | Self::Ended { .. } => (Eyes::Crowd, Weight::Chapter),
        }
    }
}
