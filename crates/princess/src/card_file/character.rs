//! Reads the characters of a card file.

use alloc::{rc::Rc, string::String, vec::Vec};
use core::ops::Range;

use kernel::Bilingual;

use super::{
    entry::{Entry, Reader, id},
    problem::WholeProblem,
};
use crate::{CHARACTERS, CharacterFacts, Id, Words};

/// A character as far as it could be read.
#[derive(Debug)]
pub(super) struct CharacterRead {
    pub(super) number: Option<u8>,
    /// Its color, where it stands in the file, and its entry for messages; only if no character
    /// before has the same.
    pub(super) color: Option<(Id, Range<usize>)>,
    pub(super) place: Bilingual,
    pub(super) facts: CharacterFacts,
}

/// Reads all characters.
pub(super) fn read_all(reader: &mut Reader<'_>, entries: &[Entry<'_>]) -> Vec<CharacterRead> {
    let mut characters: Vec<CharacterRead> = Vec::new();
    let mut numbers = [const { None }; CHARACTERS + 1];
    for entry in entries {
        let mut character = read(reader, entry);
        let number_span = entry.get("number").map_or(0..0, toml::Spanned::span);
        if let Some(number) = character.number {
            let first = &mut numbers[usize::from(number)];
            if let Some(first) = *first {
                let problem = WholeProblem::NumberTwice { number, first };
                reader.wrong(number_span, entry.place("number"), problem);
            } else {
                *first = Some(number_span.start);
            }
        }
        if let Some((color, span)) = character.color.clone() {
            let same = |it: &&CharacterRead| it.color.as_ref().is_some_and(|it| it.0 == color);
            if let Some((_, first)) = characters.iter().find(same).and_then(|it| it.color.clone()) {
                let color = color.as_str().into();
                let problem = WholeProblem::ColorTwice { color, first: first.start };
                reader.wrong(span, entry.place("colour"), problem);
                character.color = None;
            }
        }
        // Hostile files have thousands of characters; the rest is not compared.
        if characters.len() < 4 * CHARACTERS {
            characters.push(character);
        }
    }
    let last = entries.last().map(|entry| entry.span.clone());
    let span = last.unwrap_or(reader.source.len()..reader.source.len());
    for number in (1..=CHARACTERS).filter(|number| numbers[*number].is_none()) {
        reader.wrong(span.clone(), None, WholeProblem::NumberMissing(number));
    }
    characters
}

fn read(reader: &mut Reader<'_>, entry: &Entry<'_>) -> CharacterRead {
    reader.check_keys(entry);
    let number = reader.number(entry, "number", 1..=8);
    let color = reader.parsed(entry, "colour", id);
    let facts = CharacterFacts {
        id: reader.parsed(entry, "id", id).map(|(_, id)| id).unwrap_or_default(),
        color: color.as_ref().map(|(_, color)| *color).unwrap_or_default(),
        hearts: reader.number(entry, "hearts", 1..=20).unwrap_or_default(),
        name: reader.words(entry, "name").unwrap_or(Words { en: None, es: None }),
        temper: reader.words(entry, "temper"),
        flavor: reader.words(entry, "flavour"),
        art: reader.art(entry),
    };
    let color = color.map(|(written, color)| (color, written.span));
    CharacterRead { number, color, place: entry.place("colour"), facts }
}

/// Lists the colors of characters.
pub(super) fn colors(characters: &[CharacterRead]) -> Rc<[String]> {
    let colors = characters.iter().filter_map(|it| it.color.as_ref());
    colors.map(|(color, _)| String::from(color.as_str())).collect()
}
