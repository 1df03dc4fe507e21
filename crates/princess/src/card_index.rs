//! What a game looks up all the time about a card, worked out once from what is printed on it.

use alloc::vec::Vec;

use crate::{CardFacts, Immunity, Kind, Lines, Modifier, Outcome, Trigger, When, trace::Trace};

/// All cards and their texts, as a game looks them up.
#[derive(Debug)]
pub(crate) struct Index {
    /// In the order of the file.
    cards: Vec<CardIndex>,
    texts: Vec<Text>,
}

/// One text of a card.
#[derive(Debug)]
pub(crate) struct Text {
    pub(crate) lines: Lines,
    pub(crate) trace: Trace,
}

/// What is looked up about one card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardIndex {
    /// The occasions on which it has a text, one bit each: mostly it has none.
    whens: u16,
    /// The place of each text, by occasion.
    texts: [Option<u16>; When::COUNT],
    pub(crate) kind: Kind,
    pub(crate) mods: Mods,
}

/// What the modifiers of one card come to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mods {
    pub(crate) initiative: Option<u8>,
    pub(crate) shop_price: i16,
    pub(crate) hand_limit: i16,
    /// The most that is added to damage that is dealt.
    pub(crate) most_dealt: u8,
    /// The most that is added to damage that is taken.
    pub(crate) most_taken: u8,
    /// Whether any modifier changes damage.
    pub(crate) changes_damage: bool,
    pub(crate) forbids_healing: bool,
    pub(crate) forbids_ghosts: bool,
    /// One bit for each immunity.
    immune: u8,
}

impl Index {
    pub(crate) fn of(cards: &[CardFacts]) -> Self {
        let mut index = Self { cards: Vec::new(), texts: Vec::new() };
        for facts in cards {
            let (mut whens, mut texts) = (0, [None; When::COUNT]);
            for (when, lines) in &facts.texts {
                whens |= when.bit();
                let place = index.texts.len();
                texts[when.index()] = Some(u16::try_from(place).expect("a few texts a card"));
                index.texts.push(Text { lines: *lines, trace: Trace::of(lines) });
            }
            let mods = Mods::of(&facts.modifiers);
            index.cards.push(CardIndex { whens, texts, kind: facts.kind, mods });
        }
        index
    }

    pub(crate) fn card(&self, place: usize) -> &CardIndex {
        &self.cards[place]
    }

    /// Returns a text of a card, if it has it.
    pub(crate) fn text(&self, place: usize, when: When) -> Option<&Text> {
        let text = self.cards[place].texts[when.index()]?;
        self.texts.get(usize::from(text))
    }
}

impl CardIndex {
    pub(crate) fn has_text(&self, when: When) -> bool {
        self.whens & when.bit() != 0
    }
}

impl Mods {
    fn of(modifiers: &[Modifier]) -> Self {
        let mut mods = Self::default();
        for modifier in modifiers {
            match *modifier {
                Modifier::DamageDealt(more, _) => {
                    let more = u8::try_from(more).unwrap_or(0);
                    mods.most_dealt = mods.most_dealt.saturating_add(more);
                    mods.changes_damage = true;
                }
                Modifier::DamageTaken(more, _) => {
                    let more = u8::try_from(more).unwrap_or(0);
                    mods.most_taken = mods.most_taken.saturating_add(more);
                    mods.changes_damage = true;
                }
                Modifier::ShopPrice(change) => mods.shop_price += i16::from(change),
                Modifier::HandLimit(change) => mods.hand_limit += i16::from(change),
                Modifier::Initiative(number) => {
                    mods.initiative = mods.initiative.or(Some(number));
                }
                Modifier::Immune(immunity) => mods.immune |= 1 << immunity.index(),
                Modifier::NoHeal => mods.forbids_healing = true,
                Modifier::NoGhostDraw => mods.forbids_ghosts = true,
                Modifier::TieWins(_) | Modifier::FumbleTies(_) => {}
            }
        }
        mods
    }

    pub(crate) const fn is_immune(&self, immunity: Immunity) -> bool {
        self.immune & 1 << immunity.index() != 0
    }
}

impl When {
    /// The number of its values.
    const COUNT: usize = Outcome::ALL.len() + 1 + Trigger::ALL.len();

    const fn bit(self) -> u16 {
        1 << self.index()
    }

    /// Returns its place among all values, counted from 0.
    const fn index(self) -> usize {
        match self {
            Self::Outcome(outcome) => outcome.index(),
            Self::Now => Outcome::ALL.len(),
            Self::On(trigger) => Outcome::ALL.len() + 1 + trigger.index(),
        }
    }
}
