//! The written form of choices, such as `cast spectral-slap at B paying blue-gem`.

use alloc::{string::ToString, vec::Vec};
use core::{fmt, str::FromStr};

use kernel::{Message, ParseError, Seat, Text};
use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{
    Card, Character, Companion, Counterspell, Die, DieSet, ENERGY_SHADOW, Hex, Symbol, Symbols,
};

/// What a seat decides. The order of the variants is the order of legal choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "choice", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the comment on each choice explains its fields")]
pub enum Choice {
    /// Take this character.
    Pick { character: Character },
    /// Move to this hex.
    Travel { hex: Hex },
    /// Pay for a spell and carry it out.
    Cast {
        card: Card,
        #[serde(flatten)]
        aim: Aim,
        paying: Symbols,
    },
    /// Roll these dice again.
    Reroll { dice: DieSet },
    /// Take a Cursed Crystal out of the pool.
    Protect,
    /// Replace the card beside the hex.
    Refresh,
    /// Pay for a card and take it into the book.
    Collect {
        card: Wanted,
        paying: Symbols,
        #[serde(flatten)]
        giving: Giving,
    },
    /// Use up a resource card.
    Use { card: Card },
    /// Use the ability of the shadow form.
    Ability {
        #[serde(flatten)]
        aim: Aim,
    },
    /// End the actions of this turn.
    End,
    /// Play no counterspell.
    Pass,
    /// Play a counterspell.
    Answer {
        #[serde(flatten)]
        answer: Answer,
    },
    /// Move the target to this hex.
    Push { hex: Hex },
    /// Leave the target where it is.
    Leave,
    /// Turn Fragments into energy.
    Absorb { energy: u8 },
    /// Become the shadow form, with this companion.
    Transform { companion: Companion },
    /// Do nothing more at night.
    Done,
}

/// What a spell or ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// Nothing.
    None,
    /// An enemy.
    At(Seat),
    /// A hex, and all enemies on it.
    On(Hex),
}

/// What is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    /// The card beside the hex.
    Card(Card),
    /// The top card of the counterspell deck.
    Counterspell,
}

/// The card that leaves the book when another is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Giving {
    /// None.
    Nothing,
    /// A spell, for a level cost [CS-7.3].
    Spending(Card),
    /// A spell or resource card, to make room [CS-7.4].
    Discarding(Card),
}

impl Giving {
    /// Returns the card, if there is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Nothing => None,
            Self::Spending(card) | Self::Discarding(card) => Some(card),
        }
    }
}

/// A counterspell with what it works on. In the order of the counterspells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answer {
    /// Pointed Shield.
    Shield,
    /// Rubber Retort.
    Retort,
    /// Second Wind.
    Wind,
    /// Fizzle Fog.
    Fog,
    /// Poof!, to this hex.
    Poof(Hex),
    /// Toadstool Trap.
    Trap,
    /// Butterpaws, on this die.
    Butterpaws(Die),
}

impl Answer {
    /// Returns the counterspell that it plays.
    pub const fn card(self) -> Counterspell {
        match self {
            Self::Shield => Counterspell::PointedShield,
            Self::Retort => Counterspell::RubberRetort,
            Self::Wind => Counterspell::SecondWind,
            Self::Fog => Counterspell::FizzleFog,
            Self::Poof(_) => Counterspell::Poof,
            Self::Trap => Counterspell::ToadstoolTrap,
            Self::Butterpaws(_) => Counterspell::Butterpaws,
        }
    }
}

// Fields that do not apply are there, too, and `null`: faces need not ask whether there is a field.

impl Serialize for Aim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (at, on) = match *self {
            Self::None => (None, None),
            Self::At(seat) => (Some(seat), None),
            Self::On(hex) => (None, Some(hex)),
        };
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("at", &at)?;
        fields.serialize_entry("on", &on)?;
        fields.end()
    }
}

impl Serialize for Wanted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Giving {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (spending, discarding) = match *self {
            Self::Nothing => (None, None),
            Self::Spending(card) => (Some(card), None),
            Self::Discarding(card) => (None, Some(card)),
        };
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("spending", &spending)?;
        fields.serialize_entry("discarding", &discarding)?;
        fields.end()
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (to, die) = match *self {
            Self::Poof(hex) => (Some(hex), None),
            Self::Butterpaws(die) => (None, Some(die)),
            Self::Shield | Self::Retort | Self::Wind | Self::Fog | Self::Trap => (None, None),
        };
        let mut fields = serializer.serialize_map(Some(3))?;
        fields.serialize_entry("card", &self.card())?;
        fields.serialize_entry("to", &to)?;
        fields.serialize_entry("die", &die)?;
        fields.end()
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick { character } => write!(f, "pick {character}"),
            Self::Travel { hex } => write!(f, "travel {hex}"),
            Self::Cast { card, aim, paying } => write!(f, "cast {card}{aim} paying {paying}"),
            Self::Reroll { dice } => write!(f, "reroll {dice}"),
            Self::Protect => f.write_str("protect"),
            Self::Refresh => f.write_str("refresh"),
            Self::Collect { card, paying, giving } if paying.is_empty() => {
                write!(f, "collect {card}{giving}")
            }
            Self::Collect { card, paying, giving } => {
                write!(f, "collect {card} paying {paying}{giving}")
            }
            Self::Use { card } => write!(f, "use {card}"),
            Self::Ability { aim } => write!(f, "ability{aim}"),
            Self::End => f.write_str("end"),
            Self::Pass => f.write_str("pass"),
            Self::Answer { answer } => write!(f, "answer {answer}"),
            Self::Push { hex } => write!(f, "push {hex}"),
            Self::Leave => f.write_str("leave"),
            Self::Absorb { energy } => write!(f, "absorb {energy}"),
            Self::Transform { companion } => write!(f, "transform {companion}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::At(seat) => write!(f, " at {seat}"),
            Self::On(hex) => write!(f, " on {hex}"),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => fmt::Display::fmt(card, f),
            Self::Counterspell => f.write_str(COUNTERSPELL),
        }
    }
}

/// What is written for the top card of the counterspell deck.
const COUNTERSPELL: &str = "counterspell";

impl fmt::Display for Giving {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Spending(card) => write!(f, " spending {card}"),
            Self::Discarding(card) => write!(f, " discarding {card}"),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match self {
            Self::Poof(hex) => write!(f, "{card} to {hex}"),
            Self::Butterpaws(die) => write!(f, "{card} on {die}"),
            Self::Shield | Self::Retort | Self::Wind | Self::Fog | Self::Trap => {
                write!(f, "{card}")
            }
        }
    }
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut rest = Text::new(text);
        let choice = Self::read(rest.word(), &mut rest)?;
        rest.end()?;
        let written = choice.to_string();
        if written == text {
            return Ok(choice);
        }
        let what = alloc::format!("this is written `{written}`");
        Err(ParseError::new(0, Message::new("written", what, &[("written", &written)])))
    }
}

impl Choice {
    fn read(verb: Text<'_>, rest: &mut Text<'_>) -> Result<Self, ParseError> {
        Ok(match verb.as_str() {
            "pick" => Self::Pick { character: rest.word().read()? },
            "travel" => Self::Travel { hex: rest.word().read()? },
            "cast" => {
                let (card, aim) = (rest.word().read()?, Aim::read(rest)?);
                Self::Cast { card, aim, paying: read_payment(rest)? }
            }
            "reroll" => Self::Reroll { dice: read_list::<Die, _>(rest)? },
            "protect" => Self::Protect,
            "refresh" => Self::Refresh,
            "collect" => {
                let card = Wanted::read(rest.word())?;
                let is_paid = rest.as_str().starts_with("paying");
                let paying = if is_paid { read_payment(rest)? } else { Symbols::NONE };
                Self::Collect { card, paying, giving: Giving::read(rest)? }
            }
            "use" => Self::Use { card: rest.word().read()? },
            "ability" => Self::Ability { aim: Aim::read(rest)? },
            "end" => Self::End,
            "pass" => Self::Pass,
            "answer" => Self::Answer { answer: Answer::read(rest)? },
            "push" => Self::Push { hex: rest.word().read()? },
            "leave" => Self::Leave,
            "absorb" => Self::Absorb { energy: read_energy(rest.word())? },
            "transform" => Self::Transform { companion: rest.word().read()? },
            "done" => Self::Done,
            _ => return Err(verb.wrong(Message::new("no-action", NO_CHOICE, &[]))),
        })
    }
}

const NO_CHOICE: &str = "a choice begins with pick, travel, cast, reroll, protect, refresh, \
    collect, use, ability, end, pass, answer, push, leave, absorb, transform or done";

impl Aim {
    fn read(rest: &mut Text<'_>) -> Result<Self, ParseError> {
        if rest.skip("at") {
            rest.word().read().map(Self::At)
        } else if rest.skip("on") {
            rest.word().read().map(Self::On)
        } else {
            Ok(Self::None)
        }
    }
}

impl Wanted {
    fn read(word: Text<'_>) -> Result<Self, ParseError> {
        if word.as_str() == COUNTERSPELL {
            return Ok(Self::Counterspell);
        }
        word.read().map(Self::Card)
    }
}

impl Giving {
    fn read(rest: &mut Text<'_>) -> Result<Self, ParseError> {
        if rest.skip("spending") {
            rest.word().read().map(Self::Spending)
        } else if rest.skip("discarding") {
            rest.word().read().map(Self::Discarding)
        } else {
            Ok(Self::Nothing)
        }
    }
}

impl Answer {
    fn read(rest: &mut Text<'_>) -> Result<Self, ParseError> {
        Ok(match rest.word().read()? {
            Counterspell::PointedShield => Self::Shield,
            Counterspell::RubberRetort => Self::Retort,
            Counterspell::SecondWind => Self::Wind,
            Counterspell::FizzleFog => Self::Fog,
            Counterspell::Poof => {
                expect(rest, "to")?;
                Self::Poof(rest.word().read()?)
            }
            Counterspell::ToadstoolTrap => Self::Trap,
            Counterspell::Butterpaws => {
                expect(rest, "on")?;
                Self::Butterpaws(rest.word().read()?)
            }
        })
    }
}

/// Reads `paying red-gem blue-orb`, up to the end or to the card that leaves the book.
fn read_payment(rest: &mut Text<'_>) -> Result<Symbols, ParseError> {
    expect(rest, "paying")?;
    read_list::<Symbol, _>(rest)
}

/// Reads ids up to the end, or to `spending` or `discarding`; at least one.
fn read_list<T, C>(rest: &mut Text<'_>) -> Result<C, ParseError>
where
    T: FromStr<Err = ParseError>,
    C: FromIterator<T>,
{
    let mut items = Vec::new();
    while items.is_empty() || !is_end_of_list(*rest) {
        items.push(rest.word().read()?);
    }
    Ok(items.into_iter().collect())
}

fn is_end_of_list(rest: Text<'_>) -> bool {
    let word = rest.as_str().split(' ').next();
    matches!(word, None | Some("" | "spending" | "discarding"))
}

fn expect(rest: &mut Text<'_>, word: &'static str) -> Result<(), ParseError> {
    let next = rest.word();
    if next.as_str() == word {
        return Ok(());
    }
    let what = alloc::format!("expected `{word}`");
    Err(next.wrong(Message::new("expected-word", what, &[("word", &word)])))
}

fn read_energy(word: Text<'_>) -> Result<u8, ParseError> {
    let energy = word.as_str().parse().ok().filter(|energy| (1..=ENERGY_SHADOW).contains(energy));
    energy.ok_or_else(|| {
        let what = alloc::format!("absorb takes a number from 1 to {ENERGY_SHADOW}");
        word.wrong(Message::new("no-energy", what, &[("most", &ENERGY_SHADOW)]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_choice_reads_back() {
        for text in [
            "pick frill",
            "travel thorn-forest",
            "cast spectral-slap at B paying blue-gem",
            "cast soggy-sock on ancient-rune paying blue-orb",
            "cast gem-juggle paying red-orb",
            "cast unicorn-charge at C paying blue-gem blue-gem purple-gem",
            "reroll red1 blue2 purple",
            "protect",
            "refresh",
            "collect heavy-hand paying red-gem blue-orb",
            "collect unicorn-charge paying red-gem blue-gem red-orb spending hiccup-hex",
            "collect heavy-hand paying red-gem blue-orb discarding jar-of-dusk",
            "collect jar-of-dusk",
            "collect jar-of-dusk discarding moonfall",
            "collect counterspell paying red-gem red-orb",
            "use jar-of-dusk",
            "ability",
            "ability at C",
            "ability on thorn-forest",
            "end",
            "pass",
            "answer pointed-shield",
            "answer poof to thorn-forest",
            "answer butterpaws on red1",
            "push ancient-rune",
            "leave",
            "absorb 2",
            "transform moss-snail",
            "done",
        ] {
            let choice: Choice = text.parse().unwrap();
            assert_eq!(choice.to_string(), text);
        }
    }

    #[test]
    fn a_wrong_choice_is_refused_with_its_place() {
        for (text, at) in [
            ("", 0),
            ("jump", 0),
            ("travel", 6),
            ("travel moon", 7),
            ("travel thorn-forest ", 0),
            ("travel thorn-forest now", 20),
            ("cast spectral-slap at B", 23),
            ("cast spectral-slap at b paying blue-gem", 22),
            ("cast spectral-slap  at B paying blue-gem", 19),
            ("cast spectral-slap at B paying", 30),
            ("cast marble-avalanche on ancient-rune paying blue-orb red-orb", 0),
            ("reroll", 6),
            ("reroll red2 red1", 0),
            ("reroll red1 red1", 0),
            ("collect heavy-hand paying spending moonfall", 26),
            ("collect heavy-hand spending", 27),
            ("answer poof", 11),
            ("answer poof on thorn-forest", 12),
            ("absorb 0", 7),
            ("absorb 6", 7),
            ("absorb 02", 0),
            ("absorb", 6),
        ] {
            assert_eq!(text.parse::<Choice>().unwrap_err().at, at, "{text}");
        }
    }

    #[test]
    fn a_choice_is_small() {
        assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
    }
}
