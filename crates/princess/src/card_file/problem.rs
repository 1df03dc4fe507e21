//! Every way in which a card file can be wrong, and the words for it [C.8]. Nothing else in the
//! reader writes messages.

use alloc::{
    format,
    rc::Rc,
    string::{String, ToString},
    vec::Vec,
};
use core::ops::RangeInclusive;

use super::{
    FILE_BYTES_MAX, MODIFIERS_MAX,
    keys::{self, Owner, ValueType},
    mistake::position,
    syntax::Syntax,
    text_place::TextPlace,
    words::{Sort, nearest_and_all},
};
use crate::{CARDS, ID_MAX, Kind, LINES_MAX, STEPS_MAX, Selector, Symbol, Verb};

/// The most letters of a word of the file that a message repeats.
const WORD_MAX: usize = 40;

/// What is wrong, with the facts that its message names.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    /// The file is too large to be read.
    FileTooLarge,
    /// The file is not TOML; the reader's own words.
    NotToml(String),
    /// There are more mistakes than a report has room for.
    More(usize),
    WrongType {
        key: String,
        right: ValueType,
    },
    UnknownSchema(String),
    UnknownKey {
        key: String,
        owner: Owner,
    },
    MissingKey(&'static str),
    IdForm(String),
    IdTooLong(String),
    IdReserved(String),
    IdTwice {
        id: String,
        first: usize,
    },
    EmptyWords(&'static str),
    ControlLetter(String),
    UnknownLanguage(String),
    UnknownWord {
        word: String,
        sort: Sort,
    },
    /// A line cannot be read from a word on, or ends too early.
    Unreadable {
        from: Option<String>,
        syntax: Syntax,
    },
    /// There is another white space than one blank before a word, or after the last one.
    Spacing {
        from: Option<String>,
    },
    /// A selector stands where it means nobody.
    MeansNobody {
        selector: Selector,
        place: TextPlace,
    },
    ConditionOfSeveral(TextPlace),
    PrincessToSeveral(TextPlace),
    /// A verb between the controller and others has a selector with the controller.
    Between {
        verb: Verb,
        place: TextPlace,
    },
    NobodyDecides,
    /// `each-start` or `no-ghost-draw` stands on an attribute.
    ForEnvironments(&'static str),
    CardDoesNothing(Option<Kind>),
    TriggerDoesNothing(String),
    OutOfRange {
        n: String,
        range: RangeInclusive<u8>,
    },
    ModifierUnreadable {
        word: &'static str,
        syntax: &'static str,
    },
    TooManyLines,
    TooManySteps,
    TooManyModifiers,
    ModifierTwice(String),
    NumberMissing(usize),
    NumberTwice {
        number: u8,
        first: usize,
    },
    ColorTwice {
        color: String,
        first: usize,
    },
    NobodysColor {
        color: String,
        all: Rc<[String]>,
    },
    KindHasNoColor(Kind),
    ColorHandCards {
        color: String,
        count: usize,
    },
    ColorAttributes {
        color: String,
        count: usize,
    },
    ColorSymbol {
        color: String,
        symbol: Symbol,
    },
    CardCount(usize),
    EventCount(usize),
    NoPrincess,
}

impl Problem {
    /// Returns whether it says that something is absent. In a file that is not TOML that may be a
    /// consequence, because the TOML reader leaves out what it cannot read.
    pub(super) const fn is_absence(&self) -> bool {
        matches!(
            self,
            Self::MissingKey(_)
                | Self::EmptyWords(_)
                | Self::CardDoesNothing(_)
                | Self::TriggerDoesNothing(_)
                | Self::NumberMissing(_)
                | Self::NobodysColor { .. }
                | Self::ColorHandCards { .. }
                | Self::ColorAttributes { .. }
                | Self::ColorSymbol { .. }
                | Self::CardCount(_)
                | Self::NoPrincess
        )
    }

    /// Says what is wrong.
    pub(super) fn what(&self) -> String {
        match self {
            Self::FileTooLarge => format!("the file has more than {FILE_BYTES_MAX} bytes"),
            Self::NotToml(message) => message.clone(),
            Self::More(count) => format!("there are {count} more mistakes"),
            Self::WrongType { key, right } => {
                format!("{} should be {}", shown(key), right.name())
            }
            Self::UnknownSchema(schema) => format!("schema {schema} is not known"),
            Self::UnknownKey { key, owner } => {
                format!("{} is not a key of {}", shown(key), owner.name())
            }
            Self::MissingKey(key) => format!("{key} is missing"),
            Self::IdForm(id) | Self::IdTooLong(id) | Self::IdReserved(id) => {
                format!("{} cannot be an id", shown(id))
            }
            Self::IdTwice { id, .. } => format!("{id} is used twice"),
            Self::EmptyWords(key) => format!("the {key} is empty"),
            Self::ControlLetter(key) => format!("{key} has a line break or another control letter"),
            Self::UnknownLanguage(key) => format!("{} is not a language of the game", shown(key)),
            Self::UnknownWord { word, sort } => {
                format!("{} is not {}", shown(word), sort.names().0)
            }
            Self::Unreadable { from: None, .. } => "this line ends too early".into(),
            Self::Spacing { from: None } => "this line ends with a blank".into(),
            Self::Unreadable { from: Some(word), .. } | Self::Spacing { from: Some(word) } => {
                format!("this line cannot be read from {} on", shown(word))
            }
            Self::MeansNobody { .. }
            | Self::ConditionOfSeveral(_)
            | Self::PrincessToSeveral(_)
            | Self::Between { .. }
            | Self::NobodyDecides
            | Self::ForEnvironments(_)
            | Self::CardDoesNothing(_)
            | Self::TriggerDoesNothing(_)
            | Self::OutOfRange { .. }
            | Self::ModifierUnreadable { .. }
            | Self::TooManyLines
            | Self::TooManySteps
            | Self::TooManyModifiers
            | Self::ModifierTwice(_) => self.what_of_effects(),
            _ => self.what_of_the_whole(),
        }
    }

    fn what_of_effects(&self) -> String {
        match self {
            Self::MeansNobody { selector, place } => {
                format!("{selector} means nobody in {}", place.name())
            }
            Self::ConditionOfSeveral(_) => "a condition asks about one player".into(),
            Self::PrincessToSeveral(_) => "La Princesa goes to one player".into(),
            Self::Between { verb, .. } => format!("{verb} is between you and others"),
            Self::NobodyDecides => "an environment has no player who decides at the start or end \
                                    of the turn"
                .into(),
            Self::ForEnvironments(word) => format!("{word} is for environments"),
            Self::CardDoesNothing(_) => "this card does nothing".into(),
            Self::TriggerDoesNothing(_) => "this card does nothing on this occasion".into(),
            Self::OutOfRange { n, range } => {
                format!("{n} is not between {} and {}", range.start(), range.end())
            }
            Self::ModifierUnreadable { word, .. } => format!("{word} cannot be read"),
            Self::TooManyLines => format!("a text has at most {LINES_MAX} lines"),
            Self::TooManySteps => format!("a line or branch has at most {STEPS_MAX} steps"),
            Self::TooManyModifiers => format!("a card has at most {MODIFIERS_MAX} modifiers"),
            Self::ModifierTwice(modifier) => format!("{modifier} stands twice"),
            _ => String::new(),
        }
    }

    fn what_of_the_whole(&self) -> String {
        match self {
            Self::NumberMissing(number) => format!("number {number} is missing"),
            Self::NumberTwice { number, .. } => format!("number {number} is used twice"),
            Self::ColorTwice { color, .. } => format!("colour {color} is used twice"),
            Self::NobodysColor { color, .. } => format!("no character has the colour {color}"),
            Self::KindHasNoColor(kind) => format!("an {kind} has no colour"),
            Self::ColorHandCards { color, count } => {
                format!("{color} has {}", counted(*count, "hand card"))
            }
            Self::ColorAttributes { color, count } => {
                format!("{color} has {}", counted(*count, "attribute"))
            }
            Self::ColorSymbol { color, symbol } => {
                let symbol = match symbol {
                    Symbol::Attack => "Attack",
                    Symbol::Strategy => "Strategy",
                    Symbol::Defense => "Defense",
                };
                format!("{color} has no {symbol} card")
            }
            Self::CardCount(1) => "there is 1 card".into(),
            Self::CardCount(count) => format!("there are {count} cards"),
            Self::EventCount(count) => format!("there are {count} events"),
            Self::NoPrincess => "la-princesa must be a hand card without a colour".into(),
            _ => String::new(),
        }
    }

    /// Says what would be right; empty if that is clear.
    pub(super) fn right(&self, source: &str) -> String {
        match self {
            Self::FileTooLarge => format!("a card file has at most {FILE_BYTES_MAX} bytes"),
            Self::WrongType { key, right } => keys::example(key, *right),
            Self::UnknownSchema(_) => "schema = 1".into(),
            Self::UnknownKey { key, owner } => nearest_and_all(key, "keys", &owner.keys()),
            Self::MissingKey(key) => keys::missing(key),
            Self::IdForm(_) => "an id has small letters, digits and single hyphens, such as \
                                `butter-knife`"
                .into(),
            Self::IdTooLong(_) => {
                format!("an id has at most {ID_MAX} letters; this is a limit of the program")
            }
            Self::IdReserved(_) => "answers use this word".into(),
            Self::IdTwice { first, .. }
            | Self::NumberTwice { first, .. }
            | Self::ColorTwice { first, .. } => {
                format!("the first is in line {}", position(source, *first).line)
            }
            Self::EmptyWords(_) | Self::UnknownLanguage(_) => "{ en = \"…\", es = \"…\" }".into(),
            Self::ControlLetter(_) => "one line of letters".into(),
            Self::UnknownWord { word, sort } => {
                nearest_and_all(word, sort.names().1, &sort.words())
            }
            Self::Unreadable { syntax, .. } => format!("the syntax is {}", syntax.text()),
            Self::Spacing { .. } => "one blank between all words and signs".into(),
            Self::NobodysColor { color, all } => {
                let all: Vec<_> = all.iter().map(String::as_str).collect();
                nearest_and_all(color, "colours", &all)
            }
            Self::ColorHandCards { .. }
            | Self::ColorAttributes { .. }
            | Self::ColorSymbol { .. }
            | Self::KindHasNoColor(_) => {
                "a colour has 1 attribute and 4 hand cards with all three symbols".into()
            }
            Self::CardCount(_) => format!("a card file has {CARDS} cards"),
            Self::EventCount(_) => format!("a card file has at most {} events", super::EVENTS_MAX),
            _ => self.right_of_effects(),
        }
    }

    fn right_of_effects(&self) -> String {
        match self {
            Self::MeansNobody { place, .. } => selectors(*place, |_| true),
            Self::ConditionOfSeveral(place) => {
                selectors(*place, |it| !it.is_several() && it != Selector::Chosen)
            }
            Self::PrincessToSeveral(place) => selectors(*place, |it| !it.is_several()),
            Self::Between { place, .. } => {
                use Selector::{All, Both, Me};
                selectors(*place, |it| !matches!(it, Me | Both | All))
            }
            Self::NobodyDecides => "`each-start`, if each player is meant".into(),
            Self::ForEnvironments("each-start") => "`start`".into(),
            Self::CardDoesNothing(Some(Kind::Event)) => "such as now = [\"draw self 2\"]".into(),
            Self::CardDoesNothing(_) => {
                "such as mods = [\"shop-price -1\"], or on.start = [\"mill 1\"]".into()
            }
            Self::TriggerDoesNothing(key) => format!("such as {key} = [\"mill 1\"]"),
            Self::OutOfRange { range, .. } => {
                format!("a number from {} to {}", range.start(), range.end())
            }
            Self::ModifierUnreadable { syntax, .. } => format!("the syntax is {syntax}"),
            _ => String::new(),
        }
    }
}

/// Names the selectors of a place that `fit`.
fn selectors(place: TextPlace, fit: impl Fn(Selector) -> bool) -> String {
    let fitting = place.selectors().into_iter().filter(|it| fit(*it)).map(Selector::id);
    format!("here one may write {}", fitting.collect::<Vec<_>>().join(", "))
}

fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => format!("no {noun}"),
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

/// Returns a word of the file for a message: quoted if it is not plain, and not too long.
fn shown(word: &str) -> String {
    let is_plain = |it: char| !it.is_whitespace() && !it.is_control();
    if !word.is_empty() && word.len() <= WORD_MAX && word.chars().all(is_plain) {
        return word.to_string();
    }
    let start: String = word.chars().take(WORD_MAX).collect();
    let rest = if start.len() < word.len() { "…" } else { "" };
    format!("`{}{rest}`", start.escape_debug())
}
