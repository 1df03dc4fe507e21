//! Every way in which a card file can be wrong, and the words for it [C.8]. Nothing else in the
//! reader writes messages, except warnings.

mod effect;
#[cfg(test)]
mod tests;
mod whole;

use alloc::{
    format,
    string::{String, ToString},
};
use core::ops::RangeInclusive;

use kernel::{Bilingual, Position, is_visible};

pub(super) use self::{effect::EffectProblem, whole::WholeProblem};
use super::{
    FILE_BYTES_MAX, PICTURE_BYTES_MAX,
    keys::{self, Owner, ValueType},
    words::{Sort, nearest_and_all},
};
use crate::ID_MAX;

/// The most letters of a word of the file that a message repeats.
const WORD_MAX: usize = 40;
/// How messages call the keys, in both languages.
const KEYS: [&str; 2] = ["the keys", "las claves"];

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
    Art(Bilingual),
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
    pub(super) fn what(&self) -> Bilingual {
        match self {
            Self::FileTooLarge => Bilingual::new(
                format!("the file has more than {FILE_BYTES_MAX} bytes"),
                format!("el archivo tiene más de {FILE_BYTES_MAX} bytes"),
            ),
            Self::NotToml { message, .. } => {
                Bilingual::new(message, format!("esto no es TOML: {message}"))
            }
            Self::More(count) => Bilingual::new(
                format!("there are {count} more mistakes"),
                format!("hay {count} errores más"),
            ),
            Self::UnknownSchema(schema) => Bilingual::new(
                format!("schema {} is not known", shown(schema)),
                format!("no se conoce ningún schema {}", shown(schema)),
            ),
            Self::MissingKey(key) => {
                Bilingual::new(format!("{key} is missing"), format!("falta {key}"))
            }
            Self::IdForm(id) | Self::IdTooLong(id) | Self::IdReserved(id) => Bilingual::new(
                format!("{} cannot be an id", shown(id)),
                format!("{} no puede ser un id", shown(id)),
            ),
            Self::EmptyWords(key) => {
                Bilingual::new(format!("the {key} is empty"), format!("{key} está vacío"))
            }
            Self::ControlLetter(key) => Bilingual::new(
                format!("{key} has a line break or another control letter"),
                format!("{key} tiene un salto de línea u otro carácter de control"),
            ),
            Self::HiddenLetter { key, letter } => hidden_letter(key, u32::from(*letter)),
            Self::LongWords { key, letters, .. } => Bilingual::new(
                format!("the {key} has {letters} letters"),
                format!("{key} tiene {letters} letras"),
            ),
            Self::Art(why) => why.clone(),
            Self::OutOfRange { n, range } => {
                let (n, start, end) = (shown(n), range.start(), range.end());
                Bilingual::new(
                    format!("{n} is not between {start} and {end}"),
                    format!("{n} no está entre {start} y {end}"),
                )
            }
            Self::WrongType { .. }
            | Self::UnknownKey { .. }
            | Self::UnknownLanguage(_)
            | Self::UnknownWord { .. } => self.what_it_is_not(),
            Self::Effect(problem) => problem.what(),
            Self::Whole(problem) => problem.what(),
        }
    }

    /// Says what a word or value is not; empty for other problems.
    fn what_it_is_not(&self) -> Bilingual {
        match self {
            Self::WrongType { key, right } => {
                let (key, [en, es]) = (shown(key), right.names());
                Bilingual::new(format!("{key} should be {en}"), format!("{key} debería ser {es}"))
            }
            Self::UnknownKey { key, owner } => {
                let (key, [en, es]) = (shown(key), owner.names());
                Bilingual::new(
                    format!("{key} is not a key of {en}"),
                    format!("{key} no es una clave de {es}"),
                )
            }
            Self::UnknownLanguage(key) => Bilingual::new(
                format!("{} is not a language of the game", shown(key)),
                format!("{} no es un idioma del juego", shown(key)),
            ),
            Self::UnknownWord { word, sort } => {
                let (word, [en, es]) = (shown(word), sort.one());
                Bilingual::new(format!("{word} is not {en}"), format!("{word} no es {es}"))
            }
            _ => Bilingual::default(),
        }
    }

    /// Says what would be right; empty if that is clear.
    pub(super) fn right(&self, source: &str) -> Bilingual {
        match self {
            Self::FileTooLarge => Bilingual::new(
                format!("a card file has at most {FILE_BYTES_MAX} bytes"),
                format!("un archivo de cartas tiene como mucho {FILE_BYTES_MAX} bytes"),
            ),
            Self::NotToml { repair, .. } => repair.right(source),
            Self::More(_) => Bilingual::default(),
            Self::WrongType { key, right } => Bilingual::same(keys::example(key, *right)),
            Self::UnknownSchema(_) => Bilingual::same("schema = 1"),
            Self::UnknownKey { key, owner } => nearest_and_all(key, KEYS, &owner.keys()),
            Self::MissingKey(key) => keys::missing(key),
            Self::IdForm(_) => Bilingual::new(
                "an id has small letters, digits and single hyphens, such as `butter-knife`",
                "un id lleva minúsculas sin tilde, cifras y guiones sueltos, como `butter-knife`",
            ),
            Self::IdTooLong(_) => Bilingual::new(
                format!("an id has at most {ID_MAX} letters; this is a limit of the program"),
                format!("un id tiene como mucho {ID_MAX} letras; es un límite del programa"),
            ),
            Self::IdReserved(_) => Bilingual::new(
                "answers use this word",
                "otra palabra: esta ya se usa en las respuestas",
            ),
            Self::EmptyWords(_) | Self::UnknownLanguage(_) => {
                Bilingual::same("{ en = \"…\", es = \"…\" }")
            }
            Self::HiddenLetter { .. } => Bilingual::new(
                "only letters that can be seen, and blanks",
                "solo letras que se vean, y espacios",
            ),
            Self::LongWords { most, .. } => Bilingual::new(
                format!("at most {most} letters"),
                format!("como mucho {most} letras"),
            ),
            Self::ControlLetter(_) => {
                Bilingual::new("one line of letters", "una sola línea de letras")
            }
            Self::Art(_) => art(),
            Self::UnknownWord { word, sort } => nearest_and_all(word, sort.all(), &sort.words()),
            Self::OutOfRange { range, .. } => Bilingual::new(
                format!("a number from {} to {}", range.start(), range.end()),
                format!("un número del {} al {}", range.start(), range.end()),
            ),
            Self::Effect(problem) => problem.right(),
            Self::Whole(problem) => problem.right(source),
        }
    }
}

impl Repair {
    fn right(&self, source: &str) -> Bilingual {
        let Self::Close { sign, opened } = self else {
            return match self {
                Self::CloseBefore => Bilingual::new(
                    "is a ] or a \" missing before this? what may follow from it is not listed",
                    "¿falta antes un ] o una \"? lo que pueda venir de ahí no se muestra",
                ),
                _ => Bilingual::default(),
            };
        };
        let line = Position::of(source, *opened).line;
        match *sign {
            "[" => Bilingual::new(
                format!("the [ of line {line} is still open here: is a ] or a comma missing?"),
                format!("el [ de la línea {line} sigue abierto aquí: ¿falta un ] o una coma?"),
            ),
            "{" => Bilingual::new(
                format!("the {{ of line {line} is still open here: is a }} or a comma missing?"),
                format!("la {{ de la línea {line} sigue abierta aquí: ¿falta una }} o una coma?"),
            ),
            _ => Bilingual::new(
                format!("the text that begins with {sign} in line {line} does not end"),
                format!("el texto que empieza con {sign} en la línea {line} no termina"),
            ),
        }
    }
}

fn hidden_letter(key: &str, number: u32) -> Bilingual {
    Bilingual::new(
        format!("{key} has the letter U+{number:04X}, which cannot be seen"),
        format!("{key} tiene el carácter U+{number:04X}, que no se ve"),
    )
}

/// Says which pictures there can be.
fn art() -> Bilingual {
    Bilingual::new(
        format!(
            "art = '<svg …>', or a file beside this one; at most {PICTURE_BYTES_MAX} bytes of \
            shapes, gradients and letters, and nothing from outside"
        ),
        format!(
            "art = '<svg …>', o un archivo junto a este; como mucho {PICTURE_BYTES_MAX} bytes de \
            formas, degradados y letras, y nada de fuera"
        ),
    )
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
