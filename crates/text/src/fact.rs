//! Turning a fact into the variables of a message.
//!
//! The name and value of a field decide its form: the message `seat-fields` of a game lists the
//! fields that hold seats or lists of them; strings are ids of cards, factions and the like; numbers
//! stay numbers. If the cards of a game come from its contents, the message `card-fields` lists the
//! fields that hold their ids; their names are in a glossary. Each field has more variables to
//! select on: `seat-is` (`you`, `other`, `none`; `by-is` may be `self`, if it is the seat of `seat`), `card-id` (of a list: the first), `gold-sign`
//! (`plus`, `zero`, `minus`) with `gold-size`, `factions-count` (of lists, also of seats).
//!
//! If there is a message `each-KIND`, it is said for each seat, with what the lists of the fact have
//! for this seat, and `each` holds all of them. The seats are those of the field `seats`, or as many
//! as the first list has entries. If an event has the parts of a choice, `choice` is its sentence.

use std::slice;

use fluent_bundle::FluentValue;
use kernel::Seat;
use serde_json::{Map, Value};

use crate::{Argument, GameWords, Names};

type Places = Vec<(String, FluentValue<'static>)>;

/// Returns the key of the message for a fact, and its variables.
pub(crate) fn arguments(game: &GameWords, fact: &Value, names: &Names) -> (String, Places) {
    let empty = Map::new();
    let fields = fact.as_object().unwrap_or(&empty);
    let seats = game.say("seat-fields", &[]);
    let cards = game.find("card-fields").unwrap_or_default();
    let seat = fields.get("seat").and_then(read_seat);
    let mut filling =
        Filling { game, names, seats: &seats, cards: &cards, seat, places: Vec::new() };
    let kind = KINDS.into_iter().find_map(|name| Some((name, fields.get(name)?.as_str()?)));
    let key = kind.map(|(name, kind)| format!("{name}-{kind}")).unwrap_or_default();
    for (name, value) in fields {
        match (name.as_str(), kind) {
            ("event" | "refusal", _) | ("choice", Some(("choice", _))) => {}
            ("choice", _) => {
                let choice = without_event(fields);
                filling.put("choice", game.sentence(&choice, names));
            }
            (field, _) => filling.field(field, value),
        }
    }
    if let Some((_, kind)) = kind {
        let key = format!("each-{kind}");
        if game.has(&key) {
            filling.put("each", filling.each(&key, fields));
        }
    }
    (key, filling.places)
}

/// The fields that say what kind of fact it is, the decisive one first.
const KINDS: [&str; 3] = ["event", "refusal", "choice"];

/// Returns the parts of the choice in an event.
fn without_event(fields: &Map<String, Value>) -> Value {
    let parts = fields.iter().filter(|(name, _)| *name != "event");
    Value::Object(parts.map(|(name, value)| (name.clone(), value.clone())).collect())
}

struct Filling<'w> {
    game: &'w GameWords,
    names: &'w Names,
    /// The fields that hold seats.
    seats: &'w str,
    /// The fields that hold ids of a glossary.
    cards: &'w str,
    /// The seat that the fact is about.
    seat: Option<Seat>,
    places: Places,
}

impl Filling<'_> {
    fn put(&mut self, name: impl Into<String>, value: impl Into<FluentValue<'static>>) {
        self.places.push((name.into(), value.into()));
    }

    fn field(&mut self, field: &str, value: &Value) {
        if self.seats.split(' ').any(|it| it == field) {
            self.seats(field, value);
        } else {
            self.value(field, value);
        }
    }

    /// Says a message for each seat.
    fn each(&self, key: &str, fields: &Map<String, Value>) -> String {
        let lists = || fields.iter().filter_map(|(name, value)| Some((name, value.as_array()?)));
        let count = lists().next().map_or(0, |(_, items)| items.len());
        let all: Vec<Value> = (0..count).map(Value::from).collect();
        let seats = fields.get("seats").and_then(Value::as_array).unwrap_or(&all);
        let said = seats.iter().map(|seat| {
            let mut filling = Self { places: Vec::new(), ..*self };
            filling.seats("seat", seat);
            let place = seat.as_u64().and_then(|place| usize::try_from(place).ok());
            for (name, items) in lists() {
                if let Some(item) = place.and_then(|place| items.get(place)) {
                    filling.field(name, item);
                }
            }
            self.game.say(key, &borrowed(&filling.places))
        });
        said.collect::<Vec<_>>().join("; ")
    }

    /// Puts a seat, a list of seats, or nobody.
    fn seats(&mut self, field: &str, value: &Value) {
        let values = value.as_array().map_or(slice::from_ref(value), Vec::as_slice);
        let seats: Vec<Seat> = values.iter().filter_map(read_seat).collect();
        let is = match seats[..] {
            [] => "none",
            [seat] if self.names.is_reader(seat) => "you",
            [seat] if field != "seat" && self.seat == Some(seat) => "self",
            _ => "other",
        };
        self.put(format!("{field}-count"), seats.len());
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
        // In a list, what follows a comma in a name would look like another card.
        let short = |name: String| name.split(", ").next().map(str::to_owned).unwrap_or_default();
        let name = |id| self.in_glossary(field, id).map_or_else(|| self.game.short(id), short);
        let names = counted(ids.clone().map(name));
        if let Some(first) = ids.clone().next() {
            self.put(format!("{field}-id"), first.to_owned());
        }
        self.put(field, self.game.list(&names));
        self.put(format!("{field}-count"), ids.count());
    }
}

/// Returns the variables of a message as it takes them.
pub(crate) fn borrowed(places: &Places) -> Vec<Argument<'_>> {
    places.iter().map(|(name, value)| (name.as_str(), value.clone())).collect()
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
