//! Every way in which a card file can be wrong, and the words for it [C.8]. Nothing else in the
//! reader writes messages, except warnings.

mod effect;
mod whole;

use alloc::{
    format,
    string::{String, ToString},
};
use core::ops::RangeInclusive;

use kernel::{Position, is_visible};

pub(super) use self::{effect::EffectProblem, whole::WholeProblem};
use super::{
    FILE_BYTES_MAX, PICTURE_BYTES_MAX,
    keys::{self, Owner, ValueType},
    words::{Sort, nearest_and_all},
};
use crate::ID_MAX;

/// The most letters of a word of the file that a message repeats.
const WORD_MAX: usize = 40;

/// What is wrong, with the facts that its message names.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    FileTooLarge,
    /// The file is not TOML; the words of the TOML reader.
    NotToml {
        message: String,
        repair: Repair,
    },
    /// There are more mistakes than are reported.
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
    /// The name, flavor or temper is empty, or has no known language.
    EmptyWords(&'static str),
    ControlLetter(String),
    /// A text has a letter that cannot be seen, or that turns the letters around it.
    HiddenLetter {
        key: String,
        letter: char,
    },
    /// The name, flavor or temper has too many letters.
    LongWords {
        key: &'static str,
        letters: usize,
        most: usize,
    },
    UnknownLanguage(String),
    UnknownWord {
        word: String,
        sort: Sort,
    },
    /// Why a picture is refused.
    Art(String),
    OutOfRange {
        n: String,
        range: RangeInclusive<u8>,
    },
    Effect(EffectProblem),
    Whole(WholeProblem),
}

/// How a file may become TOML.
#[derive(Clone, Debug)]
pub(super) enum Repair {
    /// A bracket or text in quotes is still open; `opened` is the byte where it begins.
    Close {
        sign: &'static str,
        opened: usize,
    },
    /// Something may have been left open before.
    CloseBefore,
    Unknown,
}

impl From<EffectProblem> for Problem {
    fn from(problem: EffectProblem) -> Self {
        Self::Effect(problem)
    }
}

impl From<WholeProblem> for Problem {
    fn from(problem: WholeProblem) -> Self {
        Self::Whole(problem)
    }
}

impl Problem {
    /// Returns whether it says that something is absent. In a file that is not TOML that may be a
    /// consequence, because the TOML reader leaves out what it cannot read.
    pub(super) const fn is_absence(&self) -> bool {
        use EffectProblem::{CardDoesNothing, TriggerDoesNothing};
        match self {
            // What the TOML reader cannot read may be 0.
            Self::MissingKey(_) | Self::EmptyWords(_) | Self::UnknownSchema(_) => true,
            Self::Effect(problem) => {
                matches!(problem, CardDoesNothing(_) | TriggerDoesNothing(_))
            }
            Self::Whole(problem) => {
                use WholeProblem::{ColorTwice, EventCount, IdTwice, KindHasNoColor, NumberTwice};
                !matches!(
                    problem,
                    IdTwice { .. }
                        | NumberTwice { .. }
                        | ColorTwice { .. }
                        | EventCount(_)
                        | KindHasNoColor(_)
                )
            }
            _ => false,
        }
    }

    /// Says what is wrong.
    pub(super) fn what(&self) -> String {
        match self {
            Self::FileTooLarge => format!("the file has more than {FILE_BYTES_MAX} bytes"),
            Self::NotToml { message, .. } => message.clone(),
            Self::More(count) => format!("there are {count} more mistakes"),
            Self::WrongType { key, right } => format!("{} should be {}", shown(key), right.name()),
            Self::UnknownSchema(schema) => format!("schema {} is not known", shown(schema)),
            Self::UnknownKey { key, owner } => {
                format!("{} is not a key of {}", shown(key), owner.name())
            }
            Self::MissingKey(key) => format!("{key} is missing"),
            Self::IdForm(id) | Self::IdTooLong(id) | Self::IdReserved(id) => {
                format!("{} cannot be an id", shown(id))
            }
            Self::EmptyWords(key) => format!("the {key} is empty"),
            Self::ControlLetter(key) => format!("{key} has a line break or another control letter"),
            Self::HiddenLetter { key, letter } => {
                format!("{key} has the letter U+{:04X}, which cannot be seen", u32::from(*letter))
            }
            Self::LongWords { key, letters, .. } => format!("the {key} has {letters} letters"),
            Self::UnknownLanguage(key) => format!("{} is not a language of the game", shown(key)),
            Self::UnknownWord { word, sort } => {
                format!("{} is not {}", shown(word), sort.names().0)
            }
            Self::Art(why) => why.clone(),
            Self::OutOfRange { n, range } => {
                format!("{} is not between {} and {}", shown(n), range.start(), range.end())
            }
            Self::Effect(problem) => problem.what(),
            Self::Whole(problem) => problem.what(),
        }
    }

    /// Says what would be right; empty if that is clear.
    pub(super) fn right(&self, source: &str) -> String {
        match self {
            Self::FileTooLarge => format!("a card file has at most {FILE_BYTES_MAX} bytes"),
            Self::NotToml { repair, .. } => repair.right(source),
            Self::More(_) => String::new(),
            Self::WrongType { key, right } => keys::example(key, *right),
            Self::UnknownSchema(_) => "schema = 1".into(),
            Self::UnknownKey { key, owner } => nearest_and_all(key, "keys", &owner.keys()),
            Self::MissingKey(key) => keys::missing(key),
            Self::IdForm(_) => {
                "an id has small letters, digits and single hyphens, such as `butter-knife`".into()
            }
            Self::IdTooLong(_) => {
                format!("an id has at most {ID_MAX} letters; this is a limit of the program")
            }
            Self::IdReserved(_) => "answers use this word".into(),
            Self::EmptyWords(_) | Self::UnknownLanguage(_) => "{ en = \"…\", es = \"…\" }".into(),
            Self::HiddenLetter { .. } => "only letters that can be seen, and blanks".into(),
            Self::LongWords { most, .. } => format!("at most {most} letters"),
            Self::ControlLetter(_) => "one line of letters".into(),
            Self::Art(_) => format!(
                "art = '<svg …>', or a file beside this one; at most {PICTURE_BYTES_MAX} bytes of \
                shapes, gradients and letters, and nothing from outside"
            ),
            Self::UnknownWord { word, sort } => {
                nearest_and_all(word, sort.names().1, &sort.words())
            }
            Self::OutOfRange { range, .. } => {
                format!("a number from {} to {}", range.start(), range.end())
            }
            Self::Effect(problem) => problem.right(),
            Self::Whole(problem) => problem.right(source),
        }
    }
}

impl Repair {
    fn right(&self, source: &str) -> String {
        match self {
            Self::Close { sign, opened } => {
                let line = Position::of(source, *opened).line;
                match *sign {
                    "[" => format!(
                        "the [ of line {line} is still open here: is a ] or a comma missing?"
                    ),
                    "{" => format!(
                        "the {{ of line {line} is still open here: is a }} or a comma missing?"
                    ),
                    _ => format!("the text that begins with {sign} in line {line} does not end"),
                }
            }
            Self::CloseBefore => {
                "is a ] or a \" missing before this? what may follow from it is not listed".into()
            }
            Self::Unknown => String::new(),
        }
    }
}

/// Returns a word of the file for a message: quoted if it is not plain, and not too long.
fn shown(word: &str) -> String {
    let is_plain = |it: char| !it.is_whitespace() && is_visible(it);
    if !word.is_empty() && word.len() <= WORD_MAX && word.chars().all(is_plain) {
        return word.to_string();
    }
    let start: String = word.chars().take(WORD_MAX).collect();
    let rest = if start.len() < word.len() { "…" } else { "" };
    format!("`{}{rest}`", start.escape_debug())
}
