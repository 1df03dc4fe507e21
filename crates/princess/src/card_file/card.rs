//! Reads a card of a card file.

use alloc::{format, vec::Vec};
use core::ops::Range;

use kernel::Bilingual;
use toml::{Spanned, de::DeValue};

use super::{
    MODIFIERS_MAX,
    entry::{Entry, Reader, Written, id},
    keys::{Owner, ValueType},
    line, modifier,
    problem::{EffectProblem, Problem},
    text_place::TextPlace,
    words::Sort,
};
use crate::{
    CardFacts, Id, Kind, LINES_MAX, Lines, Modifier, Outcome, Symbol, Trigger, When, Words,
};

/// A card as far as it could be read.
#[derive(Debug)]
pub(super) struct CardRead {
    pub(super) id: Option<Id>,
    pub(super) kind: Option<Kind>,
    /// Where the kind stands in the file.
    pub(super) kind_span: Range<usize>,
    /// The color, and where it stands in the file.
    pub(super) color: Option<(Id, Range<usize>)>,
    /// How messages call it.
    pub(super) name: Bilingual,
    /// Everything but the color, which needs the characters.
    pub(super) facts: CardFacts,
}

/// Returns the kind of a card if it can be read.
pub(super) fn kind(entry: &Entry<'_>) -> Option<Kind> {
    entry.get("kind").and_then(|value| value.get_ref().as_str()).and_then(|it| it.parse().ok())
}

/// Reads a card. The owner of the entry says of which kind it is.
pub(super) fn read(reader: &mut Reader<'_>, entry: &Entry<'_>) -> CardRead {
    reader.check_keys(entry);
    let known = |text: &str, sort| Problem::UnknownWord { word: text.into(), sort };
    let kind = reader
        .parsed(entry, "kind", |it| it.parse::<Kind>().map_err(|_| known(it, Sort::Kind)))
        .map(|(written, kind)| (kind, written.span));
    let symbol = |it: &str| it.parse::<Symbol>().map_err(|_| known(it, Sort::Symbol));
    let id_read = reader.parsed(entry, "id", |text| match text {
        "gold" | "none" => Err(Problem::IdReserved(text.into())),
        _ => id(text),
    });
    let color = reader.parsed(entry, "colour", id).map(|(written, color)| (color, written.span));
    let facts = CardFacts {
        id: id_read.as_ref().map(|(_, id)| *id).unwrap_or_default(),
        kind: kind.as_ref().map(|(kind, _)| *kind).unwrap_or_default(),
        color: None,
        symbol: reader.parsed(entry, "symbol", symbol).map(|(_, symbol)| symbol),
        name: reader.words(entry, "name").unwrap_or(Words { en: None, es: None }),
        flavor: reader.words(entry, "flavour"),
        art: reader.art(entry),
        modifiers: reader.modifiers(entry),
        texts: reader.texts(entry),
    };
    let kind_span = kind.as_ref().map_or(entry.span.clone(), |(_, span)| span.clone());
    CardRead {
        id: id_read.map(|(_, id)| id),
        kind: kind.map(|(kind, _)| kind),
        kind_span,
        color,
        name: entry.name.clone(),
        facts,
    }
}

/// A list of lines: the entry, the key as messages name it, and the value.
#[derive(Clone, Copy)]
struct List<'e, 't> {
    entry: &'e Entry<'t>,
    key: &'e str,
    value: &'t Spanned<DeValue<'t>>,
}

impl List<'_, '_> {
    fn place(&self, line: usize) -> Bilingual {
        let Bilingual { en, es } = self.entry.place(self.key);
        Bilingual::new(format!("{en}, line {}", line + 1), format!("{es}, línea {}", line + 1))
    }
}

impl Reader<'_> {
    /// Reads all texts of a card.
    fn texts(&mut self, entry: &Entry<'_>) -> Vec<(When, Lines)> {
        let kind = kind(entry);
        let mut texts = Vec::new();
        for outcome in Outcome::ALL {
            if let Some(value) = entry.get(outcome.id()).filter(|_| may_have(entry, outcome.id())) {
                let list = List { entry, key: outcome.id(), value };
                let place = kind.map_or(TextPlace::Unknown, |_| TextPlace::Hand);
                texts.push((When::Outcome(outcome), self.text(list, place)));
            }
        }
        if let Some(value) = entry.get("now").filter(|_| may_have(entry, "now")) {
            let place = kind.map_or(TextPlace::Unknown, |_| TextPlace::Event);
            texts.push((When::Now, self.text(List { entry, key: "now", value }, place)));
            if value.get_ref().as_array().is_some_and(|it| it.is_empty()) {
                let problem = EffectProblem::CardDoesNothing(Some(Kind::Event));
                self.wrong(value.span(), entry.place("now"), problem);
            }
        }
        self.triggers(entry, &mut texts);
        texts.retain(|(_, lines)| !lines.is_empty());
        texts.sort_by_key(|(when, _)| *when);
        texts
    }

    /// Reads the texts of an attribute or environment.
    fn triggers(&mut self, entry: &Entry<'_>, texts: &mut Vec<(When, Lines)>) {
        let kind = kind(entry);
        let is_lasting = matches!(kind, Some(Kind::Attribute | Kind::Environment));
        let Some(value) = entry.get("on").filter(|_| may_have(entry, "on")) else {
            let modifiers = entry.get("mods").map(Spanned::get_ref);
            if is_lasting && modifiers.and_then(DeValue::as_array).is_none_or(|it| it.is_empty()) {
                let problem = EffectProblem::CardDoesNothing(kind);
                self.wrong(entry.span.clone(), entry.name.clone(), problem);
            }
            return;
        };
        let Some(table) = value.get_ref().as_table() else {
            return self.wrong_type(entry, ("on", value), ValueType::Triggers);
        };
        for (word, value) in table {
            let Ok(trigger) = word.get_ref().parse::<Trigger>() else {
                let word_text = word.get_ref().as_ref().into();
                let problem = Problem::UnknownWord { word: word_text, sort: Sort::Trigger };
                self.wrong(word.span(), entry.place("on"), problem);
                continue;
            };
            if kind == Some(Kind::Attribute) && trigger == Trigger::EachStart {
                let problem = EffectProblem::ForEnvironments(trigger.id());
                self.wrong(word.span(), entry.place("on"), problem);
            }
            let key = format!("on.{trigger}");
            let place = kind.map_or(TextPlace::Unknown, |kind| TextPlace::On(kind, trigger));
            let list = List { entry, key: &key, value };
            texts.push((When::On(trigger), self.text(list, place)));
            if value.get_ref().as_array().is_some_and(|it| it.is_empty()) {
                let place = entry.place(&key);
                self.wrong(value.span(), place, EffectProblem::TriggerDoesNothing(key));
            }
        }
    }

    /// Reads the lines of one text.
    fn text(&mut self, list: List<'_, '_>, place: TextPlace) -> Lines {
        let mut lines = Lines::new();
        for (number, written) in self.lines(list).into_iter().enumerate() {
            let (line, problems) = line::read(written.text, place);
            for (part, problem) in problems {
                self.wrong(written.part(part), list.place(number), problem);
            }
            if lines.try_push(line).is_some() && number == LINES_MAX {
                self.wrong(written.span, list.place(number), EffectProblem::TooManyLines);
            }
        }
        lines
    }

    /// Reads the modifiers of a card.
    fn modifiers(&mut self, entry: &Entry<'_>) -> Vec<Modifier> {
        let Some(value) = entry.get("mods").filter(|_| may_have(entry, "mods")) else {
            return Vec::new();
        };
        let list = List { entry, key: "mods", value };
        let mut modifiers: Vec<Modifier> = Vec::new();
        for (number, written) in self.lines(list).into_iter().enumerate() {
            if number == MODIFIERS_MAX {
                let problem = EffectProblem::TooManyModifiers;
                self.wrong(written.span.clone(), list.place(number), problem);
            }
            let problem = match modifier::read(written.text) {
                Err(problem) => Some(problem),
                Ok(modifier) => {
                    let twice = check_modifier(modifier, &modifiers, entry);
                    modifiers.push(modifier);
                    twice.map(|problem| (0..written.text.len(), problem.into()))
                }
            };
            if let Some((part, problem)) = problem {
                self.wrong(written.part(part), list.place(number), problem);
            }
            // A file with thousands of them is refused already.
            modifiers.truncate(MODIFIERS_MAX);
        }
        modifiers
    }

    /// Reads a list of texts.
    fn lines<'t>(&mut self, list: List<'_, 't>) -> Vec<Written<'t>> {
        let List { entry, key, value } = list;
        let Some(array) = value.get_ref().as_array() else {
            self.wrong_type(entry, (key, value), ValueType::Lines);
            return Vec::new();
        };
        let mut lines = Vec::new();
        for (number, line) in array.iter().enumerate() {
            if let Some(written) = self.written(line) {
                lines.push(written);
            } else {
                let problem = Problem::WrongType { key: key.into(), right: ValueType::Lines };
                self.wrong(line.span(), list.place(number), problem);
            }
        }
        lines
    }
}

/// Returns whether a key belongs to the card; if not, that was reported, and its value is ignored.
fn may_have(entry: &Entry<'_>, key: &str) -> bool {
    matches!(entry.owner, Owner::Card(_)) && entry.owner.keys().contains(&key)
}

/// Returns why a modifier may not follow others on a card.
fn check_modifier(
    modifier: Modifier,
    before: &[Modifier],
    entry: &Entry<'_>,
) -> Option<EffectProblem> {
    if modifier == Modifier::NoGhostDraw && entry.owner == Owner::Card(Some(Kind::Attribute)) {
        return Some(EffectProblem::ForEnvironments("no-ghost-draw"));
    }
    let is_initiative = |it: &Modifier| matches!(it, Modifier::Initiative(_));
    if before.contains(&modifier) {
        return Some(EffectProblem::ModifierTwice(format!("{modifier}")));
    }
    let is_second = is_initiative(&modifier) && before.iter().any(is_initiative);
    is_second.then(|| EffectProblem::ModifierTwice("initiative".into()))
}
