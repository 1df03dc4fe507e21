//! Reads a card file, and checks everything in it before it is accepted [C.8].
//!
//! A file is TOML; the lines of its texts are written in the effect language. All mistakes are
//! collected, sorted by their place in the file, and only then put into words.

mod card;
mod character;
mod entry;
mod keys;
mod line;
mod modifier;
mod not_toml;
mod picture;
mod problem;
mod step;
mod syntax;
mod text_place;
mod whole;
mod words;

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use kernel::{Bilingual, CONTENTS_BYTES_MAX, ContentsHash, FindFile, Mistake, Position, Warning};
use toml::de::DeTable;

pub use self::picture::PICTURE_BYTES_MAX;
use self::{
    card::CardRead,
    character::CharacterRead,
    entry::{Entry, Found, Reader},
    keys::{Owner, ValueType},
    problem::Problem,
    text_place::TextPlace,
};
use crate::{
    Card, CardSet, Kind, Line, PRINCESS,
    cards::{Character, Content},
};

/// The most bytes of a card file, many times the size of the built-in one.
pub const FILE_BYTES_MAX: usize = CONTENTS_BYTES_MAX;
/// The most mistakes that are put into words; the rest is only counted.
const MISTAKES_MAX: usize = 500;
/// The most letters of a name; a player's name has no more.
const NAME_LETTERS_MAX: usize = 40;
/// The most letters of a flavor or temper.
const FLAVOR_LETTERS_MAX: usize = 200;
/// The most modifiers of a card.
const MODIFIERS_MAX: usize = 4;
/// The most events.
const EVENTS_MAX: usize = 24;

/// Reads a card file; returns what it says, and the warnings about it.
///
/// # Errors
///
/// Every mistake in the file, in the order of the file.
pub(crate) fn read(
    source: &str,
    files: FindFile<'_>,
) -> Result<(Content, Vec<Warning>), Vec<Mistake>> {
    let (found, warnings, brought) = <_>::default();
    let mut reader = Reader { source, files, found, warnings, brought };
    if source.len() > FILE_BYTES_MAX {
        reader.wrong(0..0, None, Problem::FileTooLarge);
        return Err(in_words(reader));
    }
    let (file, errors) = DeTable::parse_recoverable(source);
    let (characters, cards) = read_entries(&mut reader, file.get_ref());
    if !errors.is_empty() {
        not_toml::report(&mut reader, &errors);
    }
    if !reader.found.is_empty() {
        return Err(in_words(reader));
    }
    let whole = reader.whole_source();
    if whole.len() > FILE_BYTES_MAX {
        reader.wrong(0..0, None, Problem::FileTooLarge);
        return Err(in_words(reader));
    }
    reader.warnings.sort_by_key(|warning| warning.span.start);
    Ok((content(whole, characters, cards), reader.warnings))
}

/// Reads one line as an event may have it, for scenarios.
pub(crate) fn read_line(text: &str) -> Result<Line, String> {
    let (line, problems) = line::read(text, TextPlace::Event);
    problems.first().map_or(Ok(line), |(_, problem)| Err(problem.what().en))
}

/// Reads and checks all characters and cards.
fn read_entries(
    reader: &mut Reader<'_>,
    file: &DeTable<'_>,
) -> (Vec<CharacterRead>, Vec<CardRead>) {
    let whole = Entry { table: file, span: 0..0, owner: Owner::File, name: Bilingual::default() };
    reader.check_keys(&whole);
    check_schema(reader, &whole);
    let characters = entries(reader, &whole, "character");
    let cards = entries(reader, &whole, "card");
    whole::check_ids(reader, &characters);
    let characters = character::read_all(reader, &characters);
    whole::check_ids(reader, &cards);
    whole::check_count(reader, &cards);
    let cards: Vec<_> = cards.iter().map(|entry| card::read(reader, entry)).collect();
    whole::check_cards(reader, &cards, &characters);
    (characters, cards)
}

fn check_schema(reader: &mut Reader<'_>, file: &Entry<'_>) {
    let Some(value) = file.get("schema") else { return };
    match value.get_ref().as_integer() {
        Some(schema) if schema.to_string() == "1" => {}
        Some(schema) => {
            reader.wrong(value.span(), None, Problem::UnknownSchema(schema.to_string()));
        }
        None => {
            let problem = Problem::WrongType { key: "schema".into(), right: ValueType::Number };
            reader.wrong(value.span(), None, problem);
        }
    }
}

/// Lists the characters or cards of the file.
fn entries<'t>(reader: &mut Reader<'_>, file: &Entry<'t>, key: &str) -> Vec<Entry<'t>> {
    let Some(value) = file.get(key) else { return Vec::new() };
    let wrong = || Problem::WrongType { key: key.into(), right: ValueType::Entries };
    let Some(array) = value.get_ref().as_array() else {
        reader.wrong(value.span(), None, wrong());
        return Vec::new();
    };
    let mut entries = Vec::new();
    for (number, value) in array.iter().enumerate() {
        let Some(table) = value.get_ref().as_table() else {
            reader.wrong(value.span(), None, wrong());
            continue;
        };
        let id = table.get("id").and_then(|id| id.get_ref().as_str()).and_then(crate::Id::new);
        let which = id.map_or_else(|| (number + 1).to_string(), |id| format!("\"{id}\""));
        let es = if key == "card" { "carta" } else { "personaje" };
        let name = Bilingual::new(format!("{key} {which}"), format!("{es} {which}"));
        let mut entry = Entry { table, span: value.span(), owner: Owner::Character, name };
        if key == "card" {
            entry.owner = Owner::Card(card::kind(&entry));
        }
        entries.push(entry);
    }
    entries
}

/// Puts what was found into words, in the order of the file.
fn in_words(mut reader: Reader<'_>) -> Vec<Mistake> {
    // What is wrong with a part comes before what is wrong with the whole.
    reader.found.sort_by_key(|found| (found.span.start, found.place.is_none(), found.span.end));
    let more = reader.found.len().saturating_sub(MISTAKES_MAX);
    reader.found.truncate(MISTAKES_MAX);
    if more > 0 {
        let span = reader.found.last().map_or(0..0, |found| found.span.clone());
        reader.wrong(span, None, Problem::More(more));
    }
    let mistake = |Found { span, place, problem }| {
        let (what, right) = (problem.what(), problem.right(reader.source));
        let count = if let Problem::More(count) = problem { count } else { 1 };
        Mistake { at: Position::of(reader.source, span.start), span, count, place, what, right }
    };
    reader.found.into_iter().map(mistake).collect()
}

/// Puts together what a file without mistakes says.
fn content(source: String, mut characters: Vec<CharacterRead>, cards: Vec<CardRead>) -> Content {
    characters.sort_by_key(|character| character.number);
    let mut colors = vec![CardSet::NONE; characters.len()];
    let mut kinds = [CardSet::NONE; Kind::ALL.len()];
    let mut princess = Card::default();
    let mut facts = Vec::new();
    for (place, read) in cards.into_iter().enumerate() {
        let (card, mut it) = (Card::at(place), read.facts);
        let has_color = |character: &CharacterRead| {
            read.color.as_ref().is_some_and(|(color, _)| *color == character.facts.color)
        };
        if let Some(character) = characters.iter().position(has_color) {
            it.color = Some(Character::numbered(character + 1));
            colors[character].add(card);
        }
        kinds[it.kind.index()].add(card);
        if it.id.as_str() == PRINCESS {
            princess = card;
        }
        facts.push(it);
    }
    Content {
        hash: ContentsHash::of(&source),
        source,
        characters: characters.into_iter().map(|it| it.facts).collect(),
        cards: facts,
        princess,
        kinds,
        colors,
    }
}
