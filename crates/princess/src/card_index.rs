//! What a game looks up all the time about a card, worked out once from what is printed on it.

use alloc::vec::Vec;

use crate::{
    CardFacts, Immunity, Kind, Line, Lines, Modifier, Outcome, Trigger, When, trace::Trace,
};

/// All cards and their texts, as a game looks them up.
#[derive(Debug)]
pub(crate) struct Index {
    /// In the order of the file.
    cards: Vec<CardIndex>,
    texts: Vec<Text>,
    /// The lines of all texts, one after the other.
    lines: Vec<Line>,
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
    /// Its texts, by occasion.
    texts: [TextIndex; When::COUNT],
    pub(crate) kind: Kind,
    pub(crate) mods: Mods,
}

/// Where a text is.
#[derive(Clone, Copy, Debug, Default)]
struct TextIndex {
    /// The place of the text among all texts.
    text: u16,
    /// The place of its first line among all lines.
    first: u16,
    /// Its lines; 0 if there is no such text.
    count: u8,
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
        let mut index = Self { cards: Vec::new(), texts: Vec::new(), lines: Vec::new() };
        let small = |n: usize| u16::try_from(n).expect("a few lines a card");
        for facts in cards {
            let mut texts = [TextIndex::default(); When::COUNT];
            for (when, lines) in &facts.texts {
                let (text, first) = (small(index.texts.len()), small(index.lines.len()));
                let count = u8::try_from(lines.len()).expect("a few lines a text");
                texts[when.index()] = TextIndex { text, first, count };
                index.texts.push(Text { lines: *lines, trace: Trace::of(lines) });
                index.lines.extend(lines);
            }
            let mods = Mods::of(&facts.modifiers);
            index.cards.push(CardIndex { texts, kind: facts.kind, mods });
        }
        index
    }

    pub(crate) fn card(&self, place: usize) -> &CardIndex {
        &self.cards[place]
    }

    /// Returns a text of a card, if it has it.
    pub(crate) fn text(&self, place: usize, when: When) -> Option<&Text> {
        let TextIndex { text, count, .. } = self.cards[place].texts[when.index()];
        if count > 0 { self.texts.get(usize::from(text)) } else { None }
    }

    /// Returns a line of a text, if there is one: texts look their lines up all the time.
    pub(crate) fn line(&self, place: usize, when: When, line: u8) -> Option<&Line> {
        let TextIndex { first, count, .. } = self.cards[place].texts[when.index()];
        if line < count { self.lines.get(usize::from(first) + usize::from(line)) } else { None }
    }
}

impl CardIndex {
    pub(crate) fn has_text(&self, when: When) -> bool {
        self.texts[when.index()].count > 0
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

    /// Returns its place among all values, counted from 0.
    const fn index(self) -> usize {
        match self {
            Self::Outcome(outcome) => outcome.index(),
            Self::Now => Outcome::ALL.len(),
            Self::On(trigger) => Outcome::ALL.len() + 1 + trigger.index(),
        }
    }
}
