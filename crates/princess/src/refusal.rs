//! Why a choice is refused.

use kernel::named;
use serde::Serialize;
use thiserror::Error;

use crate::{Ask, Id, Side};

/// Why a choice was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the message of each refusal explains its fields")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat is not asked now.
    #[error("this seat is not asked now")]
    NotAsked,
    /// The seat has answered, and an answer is final [PR-4.5].
    #[error("this seat has answered, and an answer is final")]
    Answered,
    /// Another kind of answer is due.
    #[error("the question is another one: {due}")]
    OtherQuestion { due: Due },
    /// The card is not where the question is about.
    #[error("{card} is not among the cards of this question: {due}")]
    NotThere { card: Id, due: Due },
    /// With two living players there is only one direction [PR-4.3].
    #[error("with two living players there is only left, not {side}")]
    OneDirection { side: Side },
    /// No other living player has this character.
    #[error("no other living player is {character}")]
    NoSuchPlayer { character: Id },
    /// The stack does not have the cards that were looked at.
    #[error("a stack has each of the {count} cards that were looked at once")]
    OtherCards { count: u8 },
}

named! {
    /// The answer that is due.
    Due, "no-due", "answer";
    /// A card for the deck, or none.
    Ghosts "haunt",
    /// A card and a direction.
    Action "play",
    /// The card that goes next.
    Order "first",
    /// A purchase, or none.
    Buy "buy",
    /// One of two attributes.
    Attribute "keep",
    /// Loot, or none.
    Loot "loot",
    /// Payment, or none.
    Pay "pay",
    /// One of two branches.
    Either "either",
    /// Another player.
    Player "choose",
    /// A card to take.
    Take "take",
    /// A card to give away.
    Pass "pass",
    /// A card to discard.
    Discard "discard",
    /// A hand card of the discard pile.
    Salvage "salvage",
    /// A card of the Shop.
    Shop "shop",
    /// The order of the top cards.
    Scry "stack",
    /// Whether to come back.
    Reincarnate "reincarnate",
}

impl Due {
    pub(crate) const fn of(ask: Ask) -> Self {
        match ask {
            Ask::Ghosts => Self::Ghosts,
            Ask::Action => Self::Action,
            Ask::Order { .. } => Self::Order,
            Ask::Buy { .. } => Self::Buy,
            Ask::Attribute { .. } => Self::Attribute,
            Ask::Loot { .. } => Self::Loot,
            Ask::Pay { .. } => Self::Pay,
            Ask::Either { .. } => Self::Either,
            Ask::Player { .. } => Self::Player,
            Ask::Take { .. } => Self::Take,
            Ask::Pass { .. } => Self::Pass,
            Ask::Discard { .. } | Ask::Limit { .. } => Self::Discard,
            Ask::Salvage { .. } => Self::Salvage,
            Ask::Shop { .. } => Self::Shop,
            Ask::Scry { .. } => Self::Scry,
            Ask::Reincarnate => Self::Reincarnate,
        }
    }
}
