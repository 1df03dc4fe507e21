//! Characters, companions and counterspells, and what is printed on them.

use alloc::vec::Vec;

use kernel::named;
use serde::Serialize;

use crate::{Aimed, Card, Cost, Hex, Kind, Range, Rider, Symbol, Symbols};

named! {
    /// A character. Each player has a different one [CS-1.3].
    Character, "no-character", "character";
    /// Heals itself, and cleans its pool.
    Frill "frill",
    /// Jumps to its enemies.
    Kit "kit",
    /// Hits one enemy hard.
    Nuzzle "nuzzle",
    /// Hits everybody around it.
    Haze "haze",
}

impl Character {
    /// Returns its home [CS-1.4].
    pub const fn home(self) -> Hex {
        match self {
            Self::Frill => Hex::BubblingLake,
            Self::Kit => Hex::AmberMountain,
            Self::Nuzzle => Hex::ThornForest,
            Self::Haze => Hex::CrystalCrypt,
        }
    }
}

named! {
    /// A companion: works for its player from the transformation on [CS-12.4].
    Companion, "no-companion", "companion";
    /// The first attack spell of each turn is 1 stronger.
    EmberNewt "ember-newt",
    /// Takes 1 off the first large hit since the last turn began.
    PebbleTortoise "pebble-tortoise",
    /// Deals 1 damage back, once in each turn.
    ThistleHedgehog "thistle-hedgehog",
    /// Heals 1 at the start of a turn with 9 HP or fewer.
    MossSnail "moss-snail",
    /// Gives a Shadow Fragment at the start of a turn.
    LanternMoth "lantern-moth",
    /// Gives a purple Gem at the start of a turn.
    HoarderMagpie "hoarder-magpie",
    /// The first Travel of a turn is free and goes anywhere.
    BreezySwift "breezy-swift",
    /// The first Reroll of a turn is free and may take Crystals.
    DiceyDormouse "dicey-dormouse",
    /// Crystals cost no HP at night.
    HexToad "hex-toad",
    /// All attack spells have range far.
    SpyglassBat "spyglass-bat",
}

impl Companion {
    /// Returns the token that it gives at the start of a turn [CS-12.14].
    pub const fn token(self) -> Option<Symbol> {
        match self {
            Self::LanternMoth => Some(Symbol::Shadow),
            Self::HoarderMagpie => Some(Symbol::PurpleGem),
            _ => None,
        }
    }
}

named! {
    /// A counterspell: lies face down in a book and answers what enemies do [CS-10.1].
    Counterspell, "no-counterspell", "counterspell";
    /// The hit is 2 weaker.
    PointedShield "pointed-shield",
    /// The attacker takes as much damage, at most 3.
    RubberRetort "rubber-retort",
    /// Heals 3.
    SecondWind "second-wind",
    /// Cancels an attack spell.
    FizzleFog "fizzle-fog",
    /// Moves its owner to an adjacent hex.
    Poof "poof",
    /// The traveller takes 2 damage.
    ToadstoolTrap "toadstool-trap",
    /// Turns a die of the traveller to a Cursed Crystal.
    Butterpaws "butterpaws",
}

/// When counterspells can be played [CS-10.7 to CS-10.9].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// An attack has been paid for and aimed.
    Attack,
    /// All hits of an attack are done.
    Hit,
    /// A player has travelled to a hex.
    Arrival,
}

impl Window {
    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Hit => "hit",
            Self::Arrival => "arrival",
        }
    }
}

impl Counterspell {
    /// Returns the window in which it can be played [CS-10.2].
    pub const fn window(self) -> Window {
        match self {
            Self::PointedShield | Self::FizzleFog | Self::Poof => Window::Attack,
            Self::RubberRetort | Self::SecondWind => Window::Hit,
            Self::ToadstoolTrap | Self::Butterpaws => Window::Arrival,
        }
    }

    /// Returns the number of copies.
    pub const fn copies(self) -> u8 {
        match self {
            Self::PointedShield | Self::RubberRetort | Self::FizzleFog => 2,
            Self::SecondWind | Self::Poof | Self::ToadstoolTrap | Self::Butterpaws => 1,
        }
    }
}

/// The number of counterspells, copies included [CS-1.2].
pub(crate) const COUNTERSPELLS: usize = 10;

/// All counterspells, copies included, in rulebook order.
pub(crate) const COUNTERSPELL_BOX: [Counterspell; COUNTERSPELLS] = {
    let mut cards = [Counterspell::PointedShield; COUNTERSPELLS];
    let (mut card, mut copy, mut place) = (0, 0, 0);
    while place < COUNTERSPELLS {
        if copy == Counterspell::ALL[card].copies() {
            (card, copy) = (card + 1, 0);
        }
        cards[place] = Counterspell::ALL[card];
        (copy, place) = (copy + 1, place + 1);
    }
    cards
};

/// Anything with a page in the gallery, with what is printed on it. Fields that do not apply are
/// left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of the rulebook's tables")]
pub enum Piece {
    /// A spell that hurts enemies.
    Attack {
        id: Card,
        copies: u8,
        level: u8,
        collect: Cost,
        level_cost: Option<u8>,
        cast: Cost,
        damage: Vec<u8>,
        range: Range,
        aimed: Aimed,
        rider: Option<Rider>,
    },
    /// A spell that turns symbols into others.
    Conversion {
        id: Card,
        copies: u8,
        level: u8,
        collect: Cost,
        level_cost: Option<u8>,
        cast: Cost,
        steps: u8,
        gain: Symbols,
    },
    /// A card that is used up for symbols.
    Resource { id: Card, copies: u8, gain: Symbols },
    /// A counterspell.
    Counterspell { id: Counterspell, copies: u8, window: Window },
    /// A companion.
    Companion { id: Companion },
    /// A character.
    Character { id: Character, home: Hex },
    /// A hex.
    Hex { id: Hex, token: Option<Symbol> },
}

impl Piece {
    /// Lists everything with a page in the gallery, in rulebook order.
    pub fn all() -> Vec<Self> {
        let cards = Card::ALL.into_iter().map(Self::card);
        let counterspells = Counterspell::ALL.map(|id| {
            let (copies, window) = (id.copies(), id.window());
            Self::Counterspell { id, copies, window }
        });
        let companions = Companion::ALL.map(|id| Self::Companion { id });
        let characters = Character::ALL.map(|id| Self::Character { id, home: id.home() });
        let hexes = Hex::ALL.map(|id| Self::Hex { id, token: id.token() });
        let rest = counterspells.into_iter().chain(companions).chain(characters).chain(hexes);
        cards.chain(rest).collect()
    }

    fn card(id: Card) -> Self {
        let printed = id.printed();
        let (copies, collect, level_cost) = (printed.copies, printed.collect, printed.level_cost);
        match (printed.kind, printed.spell) {
            (Kind::Attack, Some(spell)) => Self::Attack {
                id,
                copies,
                level: spell.level,
                collect,
                level_cost,
                cast: spell.cast,
                damage: spell.damage.to_vec(),
                range: spell.range,
                aimed: spell.aimed,
                rider: spell.rider,
            },
            (_, Some(spell)) => Self::Conversion {
                id,
                copies,
                level: spell.level,
                collect,
                level_cost,
                cast: spell.cast,
                steps: spell.steps,
                gain: printed.gain,
            },
            (_, None) => Self::Resource { id, copies, gain: printed.gain },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CS-1.2: 10 counterspells, 10 companions, 4 characters with different homes.
    #[test]
    fn the_box_is_complete() {
        assert_eq!(Counterspell::ALL.map(Counterspell::copies).iter().sum::<u8>(), 10);
        assert!(COUNTERSPELL_BOX.is_sorted());
        assert_eq!((Companion::ALL.len(), Character::ALL.len()), (10, 4));
        assert_eq!(Character::ALL.map(Character::home), Hex::ALL[3..]);
    }
}
