//! The 27 characters and what is printed on them.

use alloc::string::ToString;
use core::{fmt, str::FromStr};

use kernel::{Message, ParseError};
use serde::Serialize;

/// A side in the war. Players do not own factions, they own characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Its sign is the crown; its abilities kill.
    #[default]
    Empire,
    /// Their sign is the thorn-rose; their abilities embolden.
    Rebels,
    /// Its sign is the sun; its abilities convert.
    Church,
}

impl Faction {
    /// Every faction, in rulebook order.
    pub const ALL: [Self; 3] = [Self::Empire, Self::Rebels, Self::Church];

    /// Returns its place in rulebook order, counted from 0.
    #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Empire => "empire",
            Self::Rebels => "rebels",
            Self::Church => "church",
        }
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Faction {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(0, "a faction is Empire, Rebels or Church");
        Self::ALL.into_iter().find(|faction| faction.to_string() == text).ok_or_else(wrong)
    }
}

/// The rank of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Cheap, and easily killed or converted.
    Commoner,
    /// Stronger, for a price.
    Elite,
    /// One of a kind.
    Noble,
}

impl Rank {
    /// Every rank, the lowest first.
    pub const ALL: [Self; 3] = [Self::Commoner, Self::Elite, Self::Noble];

    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Commoner => "commoner",
            Self::Elite => "elite",
            Self::Noble => "noble",
        }
    }
}

/// The number of an ability: when in a wave it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    /// First.
    One = 1,
    /// Second.
    Two = 2,
    /// Last.
    Three = 3,
}

impl Number {
    /// Returns the number as printed.
    #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
    pub const fn get(self) -> u8 {
        self as u8
    }
}

impl Serialize for Number {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// The character.
    #[serde(rename = "id")]
    pub card: Card,
    /// Its faction, until it is converted.
    pub faction: Faction,
    /// Its rank.
    pub rank: Rank,
    /// The number of copies.
    pub copies: u8,
    /// The power it adds to its faction.
    pub power: u8,
    /// Influence for its owner if its faction wins.
    pub influence: u8,
    /// Income if positive, cost if negative.
    pub gold: i8,
    /// Gold for its owner if its faction does not win.
    pub consolation: u8,
    /// The number of its ability, if it has one.
    pub ability: Option<Number>,
}

/// The number of cards, copies included [ST-1.2].
pub const DECK_CARDS: usize = 54;

/// The appendix of the rulebook, row by row.
#[rustfmt::skip]
macro_rules! appendix {
    ($($card:ident $id:literal $faction:ident $rank:ident
       $copies:literal $power:literal $influence:literal $gold:literal $consolation:literal $ability:expr, $name:literal;)*) => {
        /// A character. Its copies are interchangeable, so a card has no other identity [ST-1.4].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Card {
            $(#[doc = $name] $card),*
        }
        impl Card {
            /// Every character, in rulebook order.
            pub const ALL: [Self; 27] = [$(Self::$card),*];
        }
        const IDS: [&str; 27] = [$($id),*];
        const PRINTED: [Printed; 27] = [$(Printed {
            card: Card::$card, faction: Faction::$faction, rank: Rank::$rank, copies: $copies,
            power: $power, influence: $influence, gold: $gold, consolation: $consolation,
            ability: $ability,
        }),*];
    };
}

#[rustfmt::skip]
appendix! {
//  card                 id                       faction rank   copies power influence gold consolation ability                name
    DutifulPeasant       "dutiful-peasant"        Empire Commoner   3      1      1        0      3      None,                   "Dutiful Peasant.";
    LoyalSoldier         "loyal-soldier"          Empire Commoner   4      1      1        1      0      None,                   "Loyal Soldier.";
    TaxCollector         "tax-collector"          Empire Commoner   3      1      0        2      0      None,                   "Tax Collector.";
    KingsGuard           "kings-guard"            Empire Elite      2      4      2       -2      2      None,                   "King's Guard.";
    BentheonKnights      "bentheon-knights"       Empire Elite      2      2      1       -1      1      Some(Number::Two),      "Bentheon Knights.";
    CaptainKhamonPhabos  "captain-khamon-phabos"  Empire Noble      1      6      2       -2      3      None,                   "Captain Khamon Phabos.";
    AnnaLys              "anna-lys"               Empire Noble      1      2      3       -3      0      Some(Number::Two),      "Anna Lys, Widow Maker.";
    Datura               "datura"                 Empire Noble      1      2      3       -3      0      Some(Number::Two),      "Datura, Addled Assassin.";
    KingKyros            "king-kyros"             Empire Noble      1     10      5       -5      0      Some(Number::Three),    "King Kyros.";
    DefiantSlave         "defiant-slave"          Rebels Commoner   3      1      1        0      3      None,                   "Defiant Slave.";
    Outlaw               "outlaw"                 Rebels Commoner   3      1      0        2      0      None,                   "Outlaw.";
    MutinousSoldier      "mutinous-soldier"       Rebels Commoner   4      1      1        1      0      None,                   "Mutinous Soldier.";
    QueensGuard          "queens-guard"           Rebels Elite      2      3      1       -1      2      None,                   "Queen's Guard.";
    PhabosScouts         "phabos-scouts"          Rebels Elite      2      2      2       -2      1      Some(Number::Three),    "Phabos Scouts.";
    Picureas             "picureas"               Rebels Noble      1      2      3       -3      0      Some(Number::Three),    "Picureas, Son of Roses.";
    Sythera              "sythera"                Rebels Noble      1      3      3       -3      0      Some(Number::One),      "Sythera the Whisperer.";
    Langman              "langman"                Rebels Noble      1      4      2       -2      0      Some(Number::One),      "Langman, Crown's Thorn.";
    QueenEletheria       "queen-eletheria"        Rebels Noble      1      0      5       -5      0      Some(Number::Three),    "Queen Eletheria.";
    PiousPeasant         "pious-peasant"          Church Commoner   3      1      1        0      3      None,                   "Pious Peasant.";
    WarriorMonk          "warrior-monk"           Church Commoner   4      1      1        1      0      None,                   "Warrior Monk.";
    TitheMaster          "tithe-master"           Church Commoner   3      1      0        2      0      None,                   "Tithe Master.";
    GodseaKnights        "godsea-knights"         Church Elite      2      3      1        0      0      None,                   "Godsea Knights.";
    ShepherdOfTheLost    "shepherd-of-the-lost"   Church Elite      2      0      2       -2      0      Some(Number::Three),    "Shepherd of the Lost.";
    Protis               "protis"                 Church Noble      1      0      3       -3      0      Some(Number::Three),    "Protis, Absolver of Sins.";
    Simone               "simone"                 Church Noble      1      4      2       -2      1      Some(Number::One),      "Simone the Sufferer.";
    Thavma               "thavma"                 Church Noble      1      1      3       -3      0      Some(Number::Three),    "Thavma the Revelator.";
    PrincessBeatrice     "princess-beatrice"      Church Noble      1      0      5       -5      0      Some(Number::Three),    "Princess Beatrice.";
}

/// All cards, copies included, in rulebook order.
pub(crate) const BOX: [Card; DECK_CARDS] = {
    let mut cards = [Card::DutifulPeasant; DECK_CARDS];
    let (mut card, mut copy, mut place) = (0, 0, 0);
    while place < DECK_CARDS {
        if copy == PRINTED[card].copies {
            (card, copy) = (card + 1, 0);
        }
        cards[place] = Card::ALL[card];
        (copy, place) = (copy + 1, place + 1);
    }
    cards
};

impl Card {
    /// Returns what is printed on it.
    pub fn printed(self) -> &'static Printed {
        &PRINTED[self.index()]
    }

    /// Returns its id in the written form.
    pub const fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// Returns its place in rulebook order, counted from 0.
    #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the same number, for packing into bits.
    #[expect(clippy::as_conversions, reason = "a fieldless enum is its number")]
    pub(crate) const fn bits(self) -> u64 {
        self as u64
    }
}

impl Default for Card {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL.into_iter().find(|card| card.id() == text).ok_or_else(|| {
            let what = alloc::format!("there is no card `{text}`");
            ParseError::new(0, Message::new("no-card", what, &[("card", &text)]))
        })
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_stands_in_its_place() {
        assert_eq!(Card::ALL.map(|card| card.printed().card), Card::ALL);
        assert!(Card::ALL.is_sorted());
        for card in Card::ALL {
            assert_eq!(card.id().parse(), Ok(card));
        }
    }

    #[test]
    fn the_box_holds_every_copy() {
        for card in Card::ALL {
            let copies = BOX.iter().filter(|&&other| other == card).count();
            assert_eq!(copies, usize::from(card.printed().copies), "{card}");
        }
    }

    /// ST-1.2: 54 cards, 18 for each faction; their printed power is 42, 29 and 21.
    #[test]
    fn the_box_is_complete() {
        let sum = |faction, figure: fn(&Printed) -> u8| -> u8 {
            let rows = PRINTED.iter().filter(|row| row.faction == faction);
            rows.map(|row| row.copies * figure(row)).sum()
        };
        assert_eq!(Faction::ALL.map(|faction| sum(faction, |_| 1)), [18; 3]);
        assert_eq!(Faction::ALL.map(|faction| sum(faction, |row| row.power)), [42, 29, 21]);
    }
}
