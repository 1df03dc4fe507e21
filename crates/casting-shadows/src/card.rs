//! The 29 cards of the main deck and what is printed on them.

use kernel::named;
use serde::Serialize;

use crate::{Cost, Payments, Range, Symbol, Symbols};

/// The number of different cards.
pub const CARDS: usize = Card::ALL.len();
/// The number of cards, copies included [CS-1.2].
pub const DECK_CARDS: usize = 52;

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A spell that hurts enemies.
    Attack,
    /// A spell that turns symbols into others.
    Conversion,
    /// A card that is used up for symbols.
    Resource,
}

/// What an attack spell is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aimed {
    /// One enemy.
    Enemy,
    /// All enemies on one hex.
    Hex,
}

/// What an attack spell does besides its hits [CS-8.9].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rider {
    /// The attacker heals 1 if any damage was dealt.
    Leech,
    /// The attacker may move the target to an adjacent hex.
    Push,
    /// The attacker loses 1 HP.
    Recoil,
}

/// What is printed on a spell besides its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spell {
    /// 1 to 3.
    pub level: u8,
    /// What casting costs, for each step.
    pub cast: Cost,
    /// How often that may be paid [CS-6.8].
    pub steps: u8,
    /// The damage of each step; empty for a conversion.
    pub damage: &'static [u8],
    /// How far it reaches.
    pub range: Range,
    /// What it is aimed at.
    pub aimed: Aimed,
    /// What else it does.
    pub rider: Option<Rider>,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    /// The card.
    pub card: Card,
    /// What it is for.
    pub kind: Kind,
    /// The number of copies.
    pub copies: u8,
    /// What collecting costs.
    pub collect: Cost,
    /// The level of the spell that collecting takes from the book, if any [CS-7.3].
    pub level_cost: Option<u8>,
    /// What a spell has besides.
    pub spell: Option<Spell>,
    /// What it adds to the pool, for each step.
    pub gain: Symbols,
    /// Every way to pay for collecting it.
    pub collect_payments: Payments,
    /// Every way to pay for casting it.
    pub cast_payments: Payments,
}

/// Reads `RG GG GO`: red, blue and grey Gems and Orbs, Shadow Fragments and Cursed Crystals.
macro_rules! cost {
    (-) => { Cost::FREE };
    ($($symbol:ident)*) => {{
        let mut cost = Cost::FREE;
        $(cost_symbol!(cost $symbol);)*
        cost
    }};
}

#[rustfmt::skip]
macro_rules! cost_symbol {
    ($cost:ident RG) => { $cost.gems[0] += 1 };
    ($cost:ident BG) => { $cost.gems[1] += 1 };
    ($cost:ident GG) => { $cost.gems[2] += 1 };
    ($cost:ident RO) => { $cost.orbs[0] += 1 };
    ($cost:ident BO) => { $cost.orbs[1] += 1 };
    ($cost:ident GO) => { $cost.orbs[2] += 1 };
    ($cost:ident SH) => { $cost.shadow += 1 };
    ($cost:ident CU) => { $cost.cursed += 1 };
}

#[rustfmt::skip]
macro_rules! level {
    (-) => { None };
    ($level:literal) => { Some($level) };
}

#[rustfmt::skip]
macro_rules! rider {
    (-) => { None };
    ($rider:ident) => { Some(Rider::$rider) };
}

/// The appendix of the rulebook, row by row.
macro_rules! appendix {
    (attacks {
     $($attack:ident $level:literal [$($collect:tt)*] $level_cost:tt [$($cast:tt)*] [$($damage:literal)*]
       $range:ident $aimed:ident $rider:tt $copies:literal,)* }
     conversions {
     $($turn:ident $turn_level:literal [$($turn_collect:tt)*] $turn_level_cost:tt [$($turn_cast:tt)*] [$($gain:ident)*]
       $steps:literal $turn_copies:literal,)* }
     resources { $($resource:ident [$($found:ident)*] $resource_copies:literal,)* }) => {
        const PRINTED: [Printed; CARDS] = [
            $({
                let (collect, cast, damage): (Cost, Cost, &[u8]) =
                    (cost!($($collect)*), cost!($($cast)*), &[$($damage),*]);
                let (range, aimed, rider) = (Range::$range, Aimed::$aimed, rider!($rider));
                let steps = count(&[$($damage),*]);
                let spell = Spell { level: $level, cast, steps, damage, range, aimed, rider };
                Printed::spell(Card::$attack, $copies, (collect, level!($level_cost)), spell)
            },)*
            $({
                let (collect, cast) = (cost!($($turn_collect)*), cost!($($turn_cast)*));
                let (range, aimed, rider) = (Range::Own, Aimed::Enemy, None);
                let (level, steps, damage) = ($turn_level, $steps, &[]);
                let spell = Spell { level, cast, steps, damage, range, aimed, rider };
                Printed {
                    kind: Kind::Conversion,
                    gain: Symbols::NONE$(.with(Symbol::$gain))*,
                    ..Printed::spell(Card::$turn, $turn_copies, (collect, level!($turn_level_cost)), spell)
                }
            },)*
            $(Printed {
                card: Card::$resource,
                kind: Kind::Resource,
                copies: $resource_copies,
                collect: Cost::FREE,
                level_cost: None,
                spell: None,
                gain: Symbols::NONE$(.with(Symbol::$found))*,
                collect_payments: Cost::FREE.payments(1),
                cast_payments: Cost::FREE.payments(0),
            },)*
        ];
    };
}

const fn count(damage: &[u8]) -> u8 {
    match damage.len() {
        1 => 1,
        2 => 2,
        _ => 3,
    }
}

impl Printed {
    const fn spell(card: Card, copies: u8, collect: (Cost, Option<u8>), spell: Spell) -> Self {
        Self {
            card,
            kind: Kind::Attack,
            copies,
            collect: collect.0,
            level_cost: collect.1,
            spell: Some(spell),
            gain: Symbols::NONE,
            collect_payments: collect.0.payments(1),
            cast_payments: spell.cast.payments(spell.steps),
        }
    }

    /// Returns whether a symbol can pay for casting it.
    pub(crate) fn cast_uses(&self, symbol: Symbol) -> bool {
        self.cast_payments.use_symbol(symbol)
    }

    /// Returns the step at which a payment casts it, counted from 1 [CS-6.8].
    pub fn step(&self, paying: Symbols) -> u8 {
        let each = self.spell.map_or(1, |spell| spell.cast.len());
        paying.len() / each
    }
}

named! {
    /// A card of the main deck. Copies are interchangeable, so a card has no other identity [CS-1.9].
    Card, "no-main-card", "card";
    /// Spectral Slap.
    SpectralSlap "spectral-slap",
    /// Pocket Thunder.
    PocketThunder "pocket-thunder",
    /// Heavy Hand.
    HeavyHand "heavy-hand",
    /// Feeding Frenzy.
    FeedingFrenzy "feeding-frenzy",
    /// Fatal Fronds.
    FatalFronds "fatal-fronds",
    /// Hiccup Hex.
    HiccupHex "hiccup-hex",
    /// Soggy Sock.
    SoggySock "soggy-sock",
    /// Grumpy Grimace.
    GrumpyGrimace "grumpy-grimace",
    /// Unicorn Charge.
    UnicornCharge "unicorn-charge",
    /// Sandstone Fist.
    SandstoneFist "sandstone-fist",
    /// Marble Avalanche.
    MarbleAvalanche "marble-avalanche",
    /// Gusty Goodbye.
    GustyGoodbye "gusty-goodbye",
    /// Leech Lullaby.
    LeechLullaby "leech-lullaby",
    /// Shade Spitball.
    ShadeSpitball "shade-spitball",
    /// Ruby Ruckus.
    RubyRuckus "ruby-ruckus",
    /// Moonfall.
    Moonfall "moonfall",
    /// Midnight Snack.
    MidnightSnack "midnight-snack",
    /// Orbital Mishap.
    OrbitalMishap "orbital-mishap",
    /// Big Bad Boo.
    BigBadBoo "big-bad-boo",
    /// Curse Void.
    CurseVoid "curse-void",
    /// Gem Juggle.
    GemJuggle "gem-juggle",
    /// Lost Marbles.
    LostMarbles "lost-marbles",
    /// Turncoat Crystals.
    TurncoatCrystals "turncoat-crystals",
    /// Double Bubble.
    DoubleBubble "double-bubble",
    /// Pocket Rubies.
    PocketRubies "pocket-rubies",
    /// Spare Sapphires.
    SpareSapphires "spare-sapphires",
    /// Bag of Marbles.
    BagOfMarbles "bag-of-marbles",
    /// Jar of Dusk.
    JarOfDusk "jar-of-dusk",
    /// Mystery Pouch.
    MysteryPouch "mystery-pouch",
}

#[rustfmt::skip]
appendix! {
attacks {
//  card             level collect    level cost cast    damage   range    aimed  rider  copies
    SpectralSlap       1   [GG GO]       -       [BG]    [1]      Near     Enemy  -        3,
    PocketThunder      1   [GG GO]       -       [RG]    [1]      Distant  Enemy  -        2,
    HeavyHand          1   [RG GO]       -       [RG]    [1 3]    Own      Enemy  -        2,
    FeedingFrenzy      1   [GG RO]       -       [RG]    [1 2]    Own      Hex    -        2,
    FatalFronds        1   [BG GO]       -       [BG]    [1 2]    Ring     Enemy  -        2,
    HiccupHex          1   [GO GO]       -       [RO]    [1]      Near     Enemy  -        2,
    SoggySock          1   [GG BO]       -       [BO]    [1]      Ring     Hex    -        2,
    GrumpyGrimace      1   [GG GO]       -       [SH]    [2]      Own      Hex    -        2,
    UnicornCharge      2   [BG GG GO]    1       [BG]    [2 4 6]  Ring     Enemy  -        2,
    SandstoneFist      2   [RG GG GO]    1       [RG]    [2 4]    Ring     Enemy  -        2,
    MarbleAvalanche    2   [RO BO GG]    1       [RO BO] [3]      Distant  Hex    -        2,
    GustyGoodbye       2   [BO GO GG]    1       [BO]    [2 3]    Own      Enemy  Push     2,
    LeechLullaby       2   [GG RO GO]    1       [RO]    [2]      Own      Enemy  Leech    2,
    ShadeSpitball      2   [GG GO SH]    -       [SH]    [2 4]    Far      Enemy  Recoil   2,
    RubyRuckus         3   [RG GO]       2       [RG]    [3 5 6]  Near     Enemy  -        2,
    Moonfall           3   [BG SH]       2       [BG SH] [6]      Distant  Hex    Recoil   1,
    MidnightSnack      3   [GG GO]       2       [SH]    [4 7 9]  Near     Enemy  Recoil   1,
    OrbitalMishap      3   [RO BO]       2       [BO]    [3 5 6]  Far      Enemy  -        1,
    BigBadBoo          3   [RG RO]       2       [RG RO] [6]      Near     Hex    -        1,
}
conversions {
//  card             level collect    level cost cast    gain                                 steps copies
    CurseVoid          1   [GO]          -       [CU]    [Shadow]                               1     3,
    GemJuggle          1   [GG GO]       -       [GO]    [PurpleGem PurpleGem]                  1     2,
    LostMarbles        1   [GG GO]       -       [GG]    [PurpleOrb PurpleOrb]                  1     2,
    TurncoatCrystals   2   [GG GO]       -       [CU]    [PurpleGem PurpleOrb]                  2     2,
    DoubleBubble       2   [GG GO]       1       [GO]    [PurpleGem PurpleGem Shadow]           1     2,
}
resources {
//  card             gain                   copies
    PocketRubies     [RedGem RedGem]          1,
    SpareSapphires   [BlueGem BlueGem]        1,
    BagOfMarbles     [RedOrb BlueOrb]         1,
    JarOfDusk        [Shadow Shadow]          2,
    MysteryPouch     [PurpleGem PurpleOrb]    1,
}
}

/// All cards, copies included, in rulebook order.
pub(crate) const BOX: [Card; DECK_CARDS] = {
    let mut cards = [Card::SpectralSlap; DECK_CARDS];
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
        static ROWS: [Printed; CARDS] = PRINTED;
        &ROWS[self.index()]
    }

    /// Returns its level, if it is a spell.
    pub fn level(self) -> Option<u8> {
        self.printed().spell.map(|spell| spell.level)
    }

    /// Returns whether it is a spell, not a resource card.
    pub fn is_spell(self) -> bool {
        self.printed().kind != Kind::Resource
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_stands_in_its_place_and_reads_back() {
        assert_eq!(Card::ALL.map(|card| card.printed().card), Card::ALL);
        for card in Card::ALL {
            assert_eq!(card.id().parse(), Ok(card));
        }
    }

    /// CS-1.2: 52 cards: 35 attacks, 11 conversions and 6 resource cards; 24, 16 and 6 spells of the
    /// levels 1, 2 and 3.
    #[test]
    fn the_box_is_complete() {
        let count = |is: &dyn Fn(Card) -> bool| BOX.into_iter().filter(|card| is(*card)).count();
        let kinds = [Kind::Attack, Kind::Conversion, Kind::Resource];
        assert_eq!(kinds.map(|kind| count(&|card| card.printed().kind == kind)), [35, 11, 6]);
        assert_eq!([1, 2, 3].map(|level| count(&|card| card.level() == Some(level))), [24, 16, 6]);
        for card in Card::ALL {
            assert_eq!(count(&|it| it == card), usize::from(card.printed().copies), "{card}");
        }
    }

    #[test]
    fn the_number_of_symbols_tells_the_step() {
        let charge = Card::UnicornCharge.printed();
        assert_eq!(charge.cast_payments.as_slice().len(), 9);
        let steps = charge.cast_payments.as_slice().iter().map(|way| charge.step(*way)).max();
        assert_eq!(steps, Some(3));
        let avalanche = Card::MarbleAvalanche.printed();
        assert!(avalanche.cast_payments.as_slice().iter().all(|way| avalanche.step(*way) == 1));
    }
}
