//! Turning a fact into the variables of a message.
//!
//! The name and value of a field decide its form: the message `seat-fields` of a game lists the
//! fields that hold seats or lists of them; strings are ids of cards, factions and the like; numbers
//! stay numbers. If the cards of a game come from its contents, the message `card-fields` lists the
//! fields that hold their ids; their names are in a glossary. Each field has more variables to select on: `seat-is` (`you`, `other`, `none`),
//! `card-id` (of a list: the first), `gold-sign` (`plus`, `zero`, `minus`) with `gold-size`,
//! `factions-count`.

use std::slice;

use fluent_bundle::FluentValue;
use kernel::Seat;
use serde_json::{Map, Value};

use crate::{GameWords, Names};

type Places = Vec<(String, FluentValue<'static>)>;

/// Returns the key of the message for a fact, and its variables.
pub(crate) fn arguments(game: &GameWords, fact: &Value, names: &Names) -> (String, Places) {
    let empty = Map::new();
    let fields = fact.as_object().unwrap_or(&empty);
    let seats = game.say("seat-fields", &[]);
    let holds_seats = |field: &str| seats.split(' ').any(|it| it == field);
    let cards = game.find("card-fields").unwrap_or_default();
    let mut filling = Filling { game, names, cards: &cards, places: Vec::new() };
    let mut key = String::new();
    for (name, value) in fields {
        match (name.as_str(), value) {
            ("event" | "refusal" | "choice", Value::String(kind)) => key = format!("{name}-{kind}"),
            (field, value) if holds_seats(field) => filling.seats(field, value),
            (field, value) => filling.value(field, value),
        }
    }
    (key, filling.places)
}

struct Filling<'w> {
    game: &'w GameWords,
    names: &'w Names,
    /// The fields that hold ids of a glossary.
    cards: &'w str,
    places: Places,
}

impl Filling<'_> {
    fn put(&mut self, name: impl Into<String>, value: impl Into<FluentValue<'static>>) {
        self.places.push((name.into(), value.into()));
    }

    /// Puts a seat, a list of seats, or nobody.
    fn seats(&mut self, field: &str, value: &Value) {
        let values = value.as_array().map_or(slice::from_ref(value), Vec::as_slice);
        let seats: Vec<Seat> = values.iter().filter_map(read_seat).collect();
        let is = match seats[..] {
            [] => "none",
            [seat] if self.names.is_reader(seat) => "you",
            _ => "other",
        };
        let names: Vec<String> = seats.into_iter().map(|seat| self.names.of(seat)).collect();
        self.put(field, self.game.list(&names));
        self.put(format!("{field}-is"), is);
    }

    fn value(&mut self, field: &str, value: &Value) {
        match value {
            Value::String(id) => {
                self.put(field, self.in_glossary(field, id).unwrap_or_else(|| self.game.said(id)));
                self.put(format!("{field}-id"), id.clone());
            }
            Value::Number(number) => self.number(field, number.as_i64().unwrap_or_default()),
            Value::Bool(truth) => self.put(field, truth.to_string()),
            Value::Array(items) => self.list(field, items),
            Value::Object(parts) => {
                for (part, value) in parts {
                    self.value(&format!("{field}-{part}"), value);
                }
            }
            Value::Null => self.put(field, "none"),
        }
    }

    /// Returns the name of a card that the contents bring along.
    fn in_glossary(&self, field: &str, id: &str) -> Option<String> {
        let holds_cards = self.cards.split(' ').any(|it| it == field);
        holds_cards.then(|| self.game.card_name(id, self.names.glossary()))
    }

    fn number(&mut self, field: &str, number: i64) {
        self.put(field, number);
        self.put(format!("{field}-sign"), sign(number));
        self.put(format!("{field}-size"), number.unsigned_abs());
    }

    fn list(&mut self, field: &str, items: &[Value]) {
        let ids = items.iter().filter_map(Value::as_str);
        let name = |id| self.in_glossary(field, id).unwrap_or_else(|| self.game.short(id));
        let names = counted(ids.clone().map(name));
        if let Some(first) = ids.clone().next() {
            self.put(format!("{field}-id"), first.to_owned());
        }
        self.put(field, self.game.list(&names));
        self.put(format!("{field}-count"), ids.count());
    }
}

/// Names equal neighbors in a list once, with their number: `2× red Gem`.
pub(crate) fn counted(names: impl Iterator<Item = String>) -> Vec<String> {
    let names: Vec<String> = names.collect();
    let groups = names.chunk_by(|one, next| one == next);
    groups
        .map(|group| match group.len() {
            1 => group[0].clone(),
            count => format!("{count}× {}", group[0]),
        })
        .collect()
}

/// Returns the sign of a number, for messages to select on.
pub(crate) const fn sign(number: i64) -> &'static str {
    match number {
        1.. => "plus",
        0 => "zero",
        _ => "minus",
    }
}

fn read_seat(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).and_then(Seat::new)
}
