//! Choices and their written form [part E].

use alloc::format;
use core::fmt;

use kernel::{Message, ParseError, Text};
use serde::{Serialize, Serializer, ser::SerializeMap};
use tinyvec::ArrayVec;

use crate::{Card, Cards, Character, Id, Side};

/// Two or three cards, the new top of the deck first.
pub type Stack = ArrayVec<[Card; 3]>;

/// What a seat decides. The order of the kinds is that of the legal choices. Cards are places in the
/// card file, so that a choice is a few bytes; [`Written`] has their ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the comment on each choice explains its fields")]
pub enum Choice {
    /// `no`: put no card on the deck, buy, loot or pay nothing.
    No,
    /// `stay`: remain a ghost.
    Stay,
    /// `reincarnate`: come back to life.
    Reincarnate,
    /// `play fangs left`: lay a card that points there.
    Play { card: Card, side: Side },
    /// `haunt fangs`: put a card on the deck, as a ghost.
    Haunt { card: Card },
    /// `first fangs`: this card goes next.
    First { card: Card },
    /// `buy fangs`: buy this card of the Shop.
    Buy { card: Card },
    /// `keep old`: keep the old attribute.
    KeepOld,
    /// `keep new`: take the new attribute.
    KeepNew,
    /// `loot gold`: take all gold of the eliminated player.
    LootGold,
    /// `loot fangs`: take this card of the eliminated player.
    Loot { card: Card },
    /// `pay`: pay for the steps that follow.
    Pay,
    /// `either first`: the first branch.
    EitherFirst,
    /// `either second`: the second branch.
    EitherSecond,
    /// `choose wolf`: this player.
    Choose { character: Character },
    /// `take fangs`: take this card out of another hand.
    Take { card: Card },
    /// `pass fangs`: give this card away.
    Pass { card: Card },
    /// `discard fangs`: discard this card of the hand.
    Discard { card: Card },
    /// `salvage fangs`: take this card out of the discard pile.
    Salvage { card: Card },
    /// `shop fangs`: receive this card of the Shop.
    Shop { card: Card },
    /// `stack fangs brew lantern`: the new order of the top cards.
    Stack { cards: Stack },
}

impl Choice {
    /// Returns the card that it names, if it names one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Play { card, .. }
            | Self::Haunt { card }
            | Self::First { card }
            | Self::Buy { card }
            | Self::Loot { card }
            | Self::Take { card }
            | Self::Pass { card }
            | Self::Discard { card }
            | Self::Salvage { card }
            | Self::Shop { card } => Some(card),
            _ => None,
        }
    }

    /// Returns the words that it begins with.
    pub const fn verb(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Stay => "stay",
            Self::Reincarnate => "reincarnate",
            Self::Play { .. } => "play",
            Self::Haunt { .. } => "haunt",
            Self::First { .. } => "first",
            Self::Buy { .. } => "buy",
            Self::KeepOld => "keep old",
            Self::KeepNew => "keep new",
            Self::LootGold => "loot gold",
            Self::Loot { .. } => "loot",
            Self::Pay => "pay",
            Self::EitherFirst => "either first",
            Self::EitherSecond => "either second",
            Self::Choose { .. } => "choose",
            Self::Take { .. } => "take",
            Self::Pass { .. } => "pass",
            Self::Discard { .. } => "discard",
            Self::Salvage { .. } => "salvage",
            Self::Shop { .. } => "shop",
            Self::Stack { .. } => "stack",
        }
    }

    /// Reads the written form.
    pub(crate) fn read(cards: &Cards, text: &str) -> Result<Self, ParseError> {
        let mut rest = Text::new(text);
        let choice = Self::read_words(cards, &mut rest)?;
        rest.end()?;
        let written = Written::of(cards, choice);
        let written = format!("{written}");
        if written == text {
            return Ok(choice);
        }
        let what = format!("this is written `{written}`");
        Err(ParseError::new(0, Message::new("written", what, &[("written", &written)])))
    }

    fn read_words(cards: &Cards, rest: &mut Text<'_>) -> Result<Self, ParseError> {
        let verb = rest.word();
        let is_gold = rest.as_str() == "gold";
        let mut card = || read_card(cards, rest.word());
        Ok(match verb.as_str() {
            "no" => Self::No,
            "stay" => Self::Stay,
            "reincarnate" => Self::Reincarnate,
            "play" => Self::Play { card: card()?, side: rest.word().read()? },
            "haunt" => Self::Haunt { card: card()? },
            "first" => Self::First { card: card()? },
            "buy" => Self::Buy { card: card()? },
            "keep" => read_one(rest.word(), [("old", Self::KeepOld), ("new", Self::KeepNew)])?,
            "loot" if is_gold => {
                let _ = rest.word();
                Self::LootGold
            }
            "loot" => Self::Loot { card: card()? },
            "pay" => Self::Pay,
            "either" => {
                let branches = [("first", Self::EitherFirst), ("second", Self::EitherSecond)];
                read_one(rest.word(), branches)?
            }
            "choose" => Self::Choose { character: read_character(cards, rest.word())? },
            "take" => Self::Take { card: card()? },
            "pass" => Self::Pass { card: card()? },
            "discard" => Self::Discard { card: card()? },
            "salvage" => Self::Salvage { card: card()? },
            "shop" => Self::Shop { card: card()? },
            "stack" => Self::Stack { cards: read_stack(cards, rest)? },
            _ => return Err(verb.wrong(Message::new("no-answer", NO_CHOICE, &[]))),
        })
    }
}

const NO_CHOICE: &str = "a choice begins with no, stay, reincarnate, play, haunt, first, buy, \
    keep, loot, pay, either, choose, take, pass, discard, salvage, shop or stack";

const NO_STACK: &str = "a stack has two or three different cards";

/// Reads the id of a card.
pub(crate) fn read_card(cards: &Cards, word: Text<'_>) -> Result<Card, ParseError> {
    cards.find(word.as_str()).ok_or_else(|| {
        let what = format!("there is no card `{}`", word.as_str());
        word.wrong(Message::new("no-adventure-card", what, &[("id", &word.as_str())]))
    })
}

/// Reads the id of a character.
pub(crate) fn read_character(cards: &Cards, word: Text<'_>) -> Result<Character, ParseError> {
    cards.find_character(word.as_str()).ok_or_else(|| {
        let what = format!("there is no character `{}`", word.as_str());
        word.wrong(Message::new("no-fairy-tale-character", what, &[("id", &word.as_str())]))
    })
}

fn read_one(word: Text<'_>, known: [(&str, Choice); 2]) -> Result<Choice, ParseError> {
    let found = known.iter().find(|(id, _)| *id == word.as_str());
    found.map(|(_, choice)| *choice).ok_or_else(|| {
        let [(first, _), (second, _)] = known;
        let what = format!("expected `{first}` or `{second}`");
        word.wrong(Message::new("no-branch", what, &[("first", &first), ("second", &second)]))
    })
}

fn read_stack(cards: &Cards, rest: &mut Text<'_>) -> Result<Stack, ParseError> {
    let mut stack = Stack::new();
    while stack.is_empty() || !rest.as_str().is_empty() {
        let word = rest.word();
        let card = read_card(cards, word)?;
        if stack.len() == stack.capacity() || stack.contains(&card) {
            return Err(word.wrong(Message::new("no-stack", NO_STACK, &[])));
        }
        stack.push(card);
    }
    Ok(stack)
}

/// A choice with the ids of its cards, to be written and serialized. Its parts are `choice`, and
/// `card`, `side`, `character` or `cards` if it has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    choice: Choice,
    /// The cards or the character that it names.
    ids: ArrayVec<[Id; 3]>,
}

impl Written {
    pub(crate) fn of(cards: &Cards, choice: Choice) -> Self {
        let ids = match choice {
            Choice::Choose { character } => {
                core::iter::once(cards.character(character).id).collect()
            }
            Choice::Stack { cards: stack } => {
                stack.into_iter().map(|card| cards.id(card)).collect()
            }
            _ => choice.card().map(|card| cards.id(card)).into_iter().collect(),
        };
        Self { choice, ids }
    }
}

impl Written {
    /// Returns whether it names this card.
    pub(crate) fn names(&self, id: &str) -> bool {
        self.ids.iter().any(|it| it.as_str() == id)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.choice.verb())?;
        self.ids.iter().try_for_each(|id| write!(f, " {id}"))?;
        match self.choice {
            Choice::Play { side, .. } => write!(f, " {side}"),
            _ => Ok(()),
        }
    }
}

/// `{"choice":"play","card":"fangs","side":"left"}`. The kind has `-` instead of a space.
impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_map(None)?;
        parts.serialize_entry("choice", &self.choice.verb().replace(' ', "-"))?;
        match self.choice {
            Choice::Choose { .. } => parts.serialize_entry("character", &self.ids[0])?,
            Choice::Stack { .. } => parts.serialize_entry("cards", &self.ids)?,
            _ => {
                if let Some(card) = self.ids.first() {
                    parts.serialize_entry("card", card)?;
                }
            }
        }
        if let Choice::Play { side, .. } = self.choice {
            parts.serialize_entry("side", &side)?;
        }
        parts.end()
    }
}
