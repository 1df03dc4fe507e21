//! How a view is written for other programs: with the ids of the cards.

use alloc::string::String;

use kernel::{BySeat, Seats};
use serde::{
    Serialize, Serializer,
    ser::{SerializeMap, SerializeStruct},
};

use crate::{Card, CardSet, Cards, Id, LastLaid, Running, Seen, Spot, View, Written};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        self.write_table(&mut fields)?;
        self.write_players(&mut fields)?;
        self.write_cards(&mut fields)?;
        fields.end()
    }
}

impl View {
    fn write_table<M: SerializeMap>(&self, fields: &mut M) -> Result<(), M::Error> {
        fields.serialize_entry("eyes", &self.eyes)?;
        fields.serialize_entry("seats", &self.seats)?;
        fields.serialize_entry("ghosts", &self.ghosts)?;
        fields.serialize_entry("turn", &self.turn)?;
        fields.serialize_entry("phase", &self.phase)?;
        fields.serialize_entry("asked", &self.ask)?;
        fields.serialize_entry("new_attribute", &self.id(self.new_attribute()))?;
        fields.serialize_entry("owing", &self.owing)?;
        fields.serialize_entry("answered", &self.answered)?;
        fields.serialize_entry("outcome", &self.outcome)?;
        fields.serialize_entry("road", &self.road)?;
        fields.serialize_entry("order", &Sequence(|| self.order()))?;
        fields.serialize_entry("muted", &self.muted)
    }

    fn write_players<M: SerializeMap>(&self, fields: &mut M) -> Result<(), M::Error> {
        let id = |card| self.id(card);
        let written = |choice| Written::of(&self.cards, choice);
        let character = |it: &Seen| self.cards.character(it.character).id;
        fields.serialize_entry("characters", &self.each(character))?;
        fields.serialize_entry("numbers", &self.each(|it| it.number))?;
        fields.serialize_entry("lives", &self.each(|it| it.life))?;
        fields.serialize_entry("hearts", &self.each(|it| it.hearts))?;
        fields.serialize_entry("hearts_max", &self.each(|it| it.hearts_max))?;
        fields.serialize_entry("gold", &self.each(|it| it.gold))?;
        fields.serialize_entry("shields", &self.each(|it| it.shield))?;
        fields.serialize_entry("thorns", &self.each(|it| it.thorns))?;
        fields.serialize_entry("stunned", &self.those(|it| it.stunned))?;
        fields.serialize_entry("skipping", &self.those(|it| it.skips))?;
        fields.serialize_entry("attributes", &self.each(|it| id(it.attribute)))?;
        fields.serialize_entry("prices", &self.each(|it| it.price))?;
        fields.serialize_entry("limits", &self.each(|it| it.limit))?;
        fields.serialize_entry("hand_sizes", &self.each(|it| it.hand_size))?;
        fields.serialize_entry("hands", &self.each(|it| it.hand.map(|hand| self.ids(hand))))?;
        fields.serialize_entry(
            "anchors",
            &self.each(|it| Anchor { cards: &self.cards, seen: *it }),
        )?;
        let last = |it: &Seen| it.last.map(|last| Last { cards: &self.cards, last });
        fields.serialize_entry("last", &self.each(last))?;
        let sealed = BySeat::new(self.seats, |seat| self.sealed[seat].map(written));
        fields.serialize_entry("sealed", &sealed)
    }

    fn write_cards<M: SerializeMap>(&self, fields: &mut M) -> Result<(), M::Error> {
        fields.serialize_entry("shop", &self.ids(self.shop))?;
        fields.serialize_entry("discards", &self.ids(self.discards))?;
        fields.serialize_entry("renewed", &self.ids(self.renewed))?;
        fields.serialize_entry("environment", &self.id(self.environment))?;
        fields.serialize_entry("deck_size", &self.deck_size)?;
        let known = || self.deck_known.iter().map(|card| self.id(*card));
        fields.serialize_entry("deck_known", &Sequence(known))?;
        fields.serialize_entry("princess", &self.princess)?;
        let place = |(card, known, open)| DeckPlace { card: self.cards.id(card), known, open };
        let deck = self.deck.is_some();
        let deck = deck.then_some(Sequence(|| self.deck().into_iter().flatten().map(place)));
        fields.serialize_entry("deck", &deck)?;
        let text = |running| RunningText::of(&self.cards, running);
        fields.serialize_entry("running", &Sequence(|| self.running().map(text)))
    }

    fn each<T>(&self, value: impl Fn(&Seen) -> T) -> BySeat<T> {
        BySeat::new(self.seats, |seat| value(&self.players[seat]))
    }

    fn those(&self, is: impl Fn(&Seen) -> bool) -> Seats {
        self.seats.seats().filter(|seat| is(&self.players[*seat])).collect()
    }

    fn id(&self, card: Option<Card>) -> Option<Id> {
        card.map(|card| self.cards.id(card))
    }

    fn ids(&self, cards: CardSet) -> impl Serialize {
        let all = self.cards.clone();
        Sequence(move || {
            let all = all.clone();
            cards.map(move |card| all.id(card))
        })
    }
}

/// A list that is made when it is written.
struct Sequence<F>(F);

impl<F, I> Serialize for Sequence<F>
where
    F: Fn() -> I,
    I: Iterator<Item: Serialize>,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0())
    }
}

/// What lies on an anchor.
struct Anchor<'c> {
    cards: &'c Cards,
    seen: Seen,
}

impl Serialize for Anchor<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { cards, seen } = self;
        let mut parts = serializer.serialize_struct("Anchor", 6)?;
        parts.serialize_field("laid", &seen.laid)?;
        parts.serialize_field("card", &seen.anchor.map(|card| cards.id(card)))?;
        parts.serialize_field("target", &seen.target)?;
        parts.serialize_field("outcome", &seen.outcome)?;
        parts.serialize_field("symbol", &seen.symbol)?;
        parts.serialize_field("shown", &seen.shown.map(|card| cards.id(card)))?;
        parts.end()
    }
}

/// What was laid in the turn before.
struct Last<'c> {
    cards: &'c Cards,
    last: LastLaid,
}

impl Serialize for Last<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_struct("Last", 3)?;
        parts.serialize_field("card", &self.cards.id(self.last.card))?;
        parts.serialize_field("target", &self.last.target)?;
        parts.serialize_field("outcome", &self.last.outcome)?;
        parts.end()
    }
}

/// `{"place":"hand","holder":1}`.
impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_map(Some(2))?;
        parts.serialize_entry("place", self.id())?;
        parts.serialize_entry("holder", &self.holder())?;
        parts.end()
    }
}

/// A place of the deck, as all-seeing eyes see it.
#[derive(Serialize)]
struct DeckPlace {
    card: Id,
    known: Seats,
    open: bool,
}

/// A text that is being carried out; `text` is its key in the card file.
#[derive(Serialize)]
struct RunningText {
    card: Id,
    text: String,
    line: u8,
    #[serde(rename = "self")]
    me: Option<kernel::Seat>,
    target: Option<kernel::Seat>,
    source: Option<kernel::Seat>,
}

impl RunningText {
    fn of(cards: &Cards, running: Running) -> Self {
        let Running { card, when, line, me, target, source } = running;
        Self { card: cards.id(card), text: when.key(), line, me, target, source }
    }
}
