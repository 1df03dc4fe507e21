//! The keys of a card file: which there are, and an example of each.

use alloc::{borrow::ToOwned, format, string::String, vec::Vec};

use kernel::Bilingual;

use crate::Kind;

const CARD: [&str; 6] = ["id", "kind", "colour", "name", "flavour", "art"];
const HAND: [&str; 4] = ["symbol", "success", "tie", "fumble"];
const LASTING: [&str; 2] = ["mods", "on"];
const EVENT: [&str; 1] = ["now"];
const CHARACTER: [&str; 8] =
    ["number", "id", "colour", "hearts", "name", "temper", "flavour", "art"];

/// What has keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// The whole file.
    File,
    /// A character.
    Character,
    /// A card, of a kind if it could be read.
    Card(Option<Kind>),
}

impl Owner {
    /// Lists its keys.
    pub(super) fn keys(self) -> Vec<&'static str> {
        match self {
            Self::File => ["schema", "character", "card"].to_vec(),
            Self::Character => CHARACTER.to_vec(),
            Self::Card(Some(Kind::Hand)) => [&CARD[..], &HAND].concat(),
            Self::Card(Some(Kind::Attribute | Kind::Environment)) => [&CARD[..], &LASTING].concat(),
            Self::Card(Some(Kind::Event)) => [&CARD[..], &EVENT].concat(),
            Self::Card(None) => [&CARD[..], &HAND, &LASTING, &EVENT].concat(),
        }
    }

    /// Lists the keys that must be there.
    pub(super) const fn required(self) -> &'static [&'static str] {
        match self {
            Self::File => &["schema"],
            Self::Character => &["number", "id", "colour", "hearts", "name"],
            Self::Card(Some(Kind::Hand)) => {
                &["id", "kind", "symbol", "name", "success", "tie", "fumble"]
            }
            Self::Card(Some(Kind::Event)) => &["id", "kind", "name", "now"],
            Self::Card(_) => &["id", "kind", "name"],
        }
    }

    /// Names it, after "of", in both languages.
    pub(super) const fn names(self) -> [&'static str; 2] {
        match self {
            Self::File => ["a card file", "un archivo de cartas"],
            Self::Character => ["a character", "un personaje"],
            Self::Card(Some(Kind::Hand)) => ["a hand card", "una carta de mano"],
            Self::Card(Some(Kind::Attribute)) => ["an attribute", "un atributo"],
            Self::Card(Some(Kind::Environment)) => ["an environment", "un entorno"],
            Self::Card(Some(Kind::Event)) => ["an event", "un evento"],
            Self::Card(None) => ["a card", "una carta"],
        }
    }
}

/// What a value has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueType {
    /// A number.
    Number,
    /// A word or text in quotes.
    Word,
    /// A list of lines in quotes.
    Lines,
    /// A text in two languages.
    Words,
    /// A table of lists.
    Triggers,
    /// The entries under a header in double brackets.
    Entries,
}

impl ValueType {
    /// Names it, after "should be", in both languages.
    pub(super) const fn names(self) -> [&'static str; 2] {
        match self {
            Self::Number => ["a number", "un número"],
            Self::Word => ["a word", "una palabra"],
            Self::Lines => ["a list of lines", "una lista de líneas"],
            Self::Words | Self::Triggers => ["a table", "una tabla"],
            Self::Entries => ["a list of tables", "una lista de tablas"],
        }
    }
}

/// Returns an example of a key, which has this type of value.
pub(super) fn example(key: &str, value: ValueType) -> String {
    let example = match (key, value) {
        ("schema", _) => "schema = 1",
        ("number", _) => "number = 2",
        ("hearts", _) => "hearts = 6",
        ("id", _) => "id = \"butter-knife\"",
        ("kind", _) => "kind = \"hand\"",
        ("colour", _) => "colour = \"teal\"",
        ("symbol", _) => "symbol = \"attack\"",
        ("art", _) => "art = \"butter-knife.svg\"",
        ("mods", _) => "mods = [\"shop-price -1\"]",
        ("name", _) => "name = { en = \"Butter Knife\", es = \"Cuchillo de Untar\" }",
        ("en" | "es", _) => "{ en = \"…\", es = \"…\" }",
        (_, ValueType::Triggers) => "on.start = [\"mill 1\"]",
        (_, ValueType::Words) => return format!("{key} = {{ en = \"…\", es = \"…\" }}"),
        (_, ValueType::Entries) => return format!("[[{key}]]"),
        (_, ValueType::Lines) => return format!("{key} = [\"mill 1\"]"),
        (_, ValueType::Word | ValueType::Number) => "",
    };
    example.to_owned()
}

/// Says what to write for a key that is missing.
pub(super) fn missing(key: &str) -> Bilingual {
    match key {
        "success" | "tie" | "fumble" => {
            let example = example(key, ValueType::Lines);
            Bilingual::new(
                format!("{example}; an empty list does nothing"),
                format!("{example}; una lista vacía no hace nada"),
            )
        }
        "now" => Bilingual::same("now = [\"draw self 2\"]"),
        _ => Bilingual::same(example(key, ValueType::Word)),
    }
}
