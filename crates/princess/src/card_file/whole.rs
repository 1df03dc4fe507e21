//! Checks a card file as a whole: its ids, its colors, and how many cards of what kind it has.

use alloc::{collections::BTreeMap, rc::Rc, string::String, vec::Vec};
use core::ops::Range;

use kernel::Bilingual;

use super::{
    EVENTS_MAX,
    card::CardRead,
    character::{self, CharacterRead},
    entry::{Entry, Reader, key_of},
    problem::WholeProblem,
};
use crate::{CARDS, Id, Kind, PRINCESS, Symbol};

/// Reports ids that several entries have.
pub(super) fn check_ids(reader: &mut Reader<'_>, entries: &[Entry<'_>]) {
    let mut first = BTreeMap::new();
    for entry in entries {
        let Some(value) = entry.get("id") else { continue };
        let Some(id) = value.get_ref().as_str() else { continue };
        let written = reader.written(value).map_or(value.span(), |written| written.span);
        if let Some(first) = first.get(id) {
            let problem = WholeProblem::IdTwice { id: id.into(), first: *first };
            reader.wrong(written, entry.place("id"), problem);
        } else {
            first.insert(id, written.start);
        }
    }
}

/// Checks the cards among each other, and against the characters.
pub(super) fn check_cards(
    reader: &mut Reader<'_>,
    cards: &[CardRead],
    characters: &[CharacterRead],
) {
    let colors = character::colors(characters);
    // A character's color that could not be read may be that of the card.
    let are_all_known = characters.iter().all(|it| it.facts.color != Id::default());
    for card in cards {
        check_color(reader, card, &colors, are_all_known);
    }
    for character in characters {
        check_colored_cards(reader, cards, character);
    }
    check_princess(reader, cards);
    if let Some(event) = cards.iter().filter(|it| it.kind == Some(Kind::Event)).nth(EVENTS_MAX) {
        let count = cards.iter().filter(|it| it.kind == Some(Kind::Event)).count();
        let place = card_place(event, "kind");
        reader.wrong(event.kind_span.clone(), place, WholeProblem::EventCount(count));
    }
}

/// Checks how many cards there are.
pub(super) fn check_count(reader: &mut Reader<'_>, entries: &[Entry<'_>]) {
    if entries.len() != CARDS {
        let entry = entries.get(CARDS).or(entries.last());
        let end = reader.source.len();
        let span = entry.map_or(end..end, |entry| entry.span.clone());
        reader.wrong(span, None, WholeProblem::CardCount(entries.len()));
    }
}

/// Checks that a card with a color has one that a character has, and that it may have one.
fn check_color(
    reader: &mut Reader<'_>,
    card: &CardRead,
    colors: &Rc<[String]>,
    are_all_known: bool,
) {
    let Some((color, span)) = &card.color else { return };
    let place = card_place(card, "colour");
    if let Some(kind @ (Kind::Environment | Kind::Event)) = card.kind {
        reader.wrong(span.clone(), place, WholeProblem::KindHasNoColor(kind));
    } else if are_all_known && !colors.iter().any(|it| it == color.as_str()) {
        let problem =
            WholeProblem::NobodysColor { color: color.as_str().into(), all: colors.clone() };
        reader.wrong(span.clone(), place, problem);
    } else {
        // The color is a character's.
    }
}

/// Checks that a character's color has one attribute and four hand cards with all symbols.
fn check_colored_cards(reader: &mut Reader<'_>, cards: &[CardRead], character: &CharacterRead) {
    let Some((color, span)) = &character.color else { return };
    let has_color = |card: &&CardRead| card.color.as_ref().is_some_and(|it| it.0 == *color);
    let colored: Vec<_> = cards.iter().filter(has_color).collect();
    let is_unclear = |card: &&CardRead| {
        card.kind.is_none() || (card.kind == Some(Kind::Hand) && card.facts.symbol.is_none())
    };
    // A card that could not be read was reported; what follows from it is not.
    if colored.iter().any(is_unclear) {
        return;
    }
    let count = |kind| colored.iter().filter(|card| card.kind == Some(kind)).count();
    let name = || String::from(color.as_str());
    let mut wrong = |problem| reader.wrong(span.clone(), character.place.clone(), problem);
    if count(Kind::Attribute) != 1 {
        wrong(WholeProblem::ColorAttributes { color: name(), count: count(Kind::Attribute) });
    }
    if count(Kind::Hand) != 4 {
        wrong(WholeProblem::ColorHandCards { color: name(), count: count(Kind::Hand) });
    }
    for symbol in Symbol::ALL {
        if !colored.iter().any(|card| card.facts.symbol == Some(symbol)) {
            wrong(WholeProblem::ColorSymbol { color: name(), symbol });
        }
    }
}

/// Checks that La Princesa is there, and is a hand card without a color.
fn check_princess(reader: &mut Reader<'_>, cards: &[CardRead]) {
    let is_princess = |it: &&CardRead| it.id.is_some_and(|id| id.as_str() == PRINCESS);
    let Some(princess) = cards.iter().find(is_princess) else {
        let end = reader.source.len();
        return reader.wrong(end..end, None, WholeProblem::NoPrincess);
    };
    let wrong_kind = princess.kind.filter(|kind| *kind != Kind::Hand);
    let span: Option<Range<usize>> = wrong_kind.map(|_| princess.kind_span.clone());
    let color = princess.color.as_ref().map(|(_, span)| span.clone());
    if let Some(span) = span.or(color) {
        reader.wrong(span, princess.name.clone(), WholeProblem::NoPrincess);
    }
}

fn card_place(card: &CardRead, key: &str) -> Bilingual {
    key_of(&card.name, key)
}
