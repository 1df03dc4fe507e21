//! What happened, step by step: which events belong together, and how a step is told.

use catalog::casting_shadows::{Card, Character, Companion, Counterspell, Hex};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::{
    board::Board,
    card::{image, kind},
};
use crate::pages::game::{Lit, Role, Sound, Step};

/// Puts events into steps. What follows from an event by itself, such as a new card beside a hex,
/// belongs to the same step.
pub(super) fn steps(events: &[&Value]) -> Vec<Option<Step>> {
    let mut steps: Vec<Option<Step>> = Vec::with_capacity(events.len());
    let mut last: Option<Step> = None;
    for event in events {
        let step = match own_step(event) {
            Own::Step(key, sound) => Some(Step { key, sound, nth: 0 }),
            Own::With(key, sound) => last.or(Some(Step { key, sound, nth: 0 })),
            Own::None => None,
        };
        last = step.or(last);
        steps.push(step);
    }
    steps
}

/// The step of an event.
enum Own {
    Step(&'static str, Sound),
    /// The step before it, or this one.
    With(&'static str, Sound),
    None,
}

fn own_step(event: &Value) -> Own {
    match event["event"].as_str().unwrap_or_default() {
        "turn-began" | "rolled" => Own::Step("scene-rolled", Sound::Reveal),
        "token-gained" => Own::With("scene-token-gained", Sound::Coin),
        "healed" => Own::With("scene-healed", Sound::Coin),
        "travelled" => Own::Step("scene-travelled", Sound::Effect),
        "rerolled" => Own::Step("scene-rerolled", Sound::Reveal),
        "protected" => Own::Step("scene-protected", Sound::Effect),
        "refreshed" => Own::Step("scene-refreshed", Sound::Reveal),
        "collected" => Own::Step("scene-collected", Sound::Coin),
        "bought" => Own::Step("scene-bought", Sound::Coin),
        "drew" => Own::With("scene-drew", Sound::Reveal),
        "used" => Own::Step("scene-used", Sound::Coin),
        "cast" => Own::Step("scene-cast", Sound::Effect),
        "converted" => Own::With("scene-converted", Sound::Coin),
        "ability-used" => Own::Step("scene-ability-used", Sound::Effect),
        "countered" => Own::Step("scene-countered", Sound::Reveal),
        "cancelled" => Own::With("scene-cancelled", Sound::Effect),
        "missed" | "hit" => Own::Step("scene-hit", Sound::Count),
        "reacted" => Own::With("scene-reacted", Sound::Count),
        "pushed" => Own::Step("scene-pushed", Sound::Effect),
        "recoiled" => Own::With("scene-recoiled", Sound::Count),
        "eliminated" => Own::Step("scene-eliminated", Sound::Count),
        "absorbed" => Own::Step("scene-absorbed", Sound::Coin),
        "transformed" => Own::Step("scene-transformed", Sound::Win),
        "crystals-hurt" => Own::Step("scene-crystals-hurt", Sound::Count),
        "ended" => Own::Step("scene-ended", Sound::Win),
        _ => Own::None,
    }
}

impl Board<'_> {
    /// Draws what happens in a step: a row for each event.
    pub(super) fn told(&self, events: &[&Value], before: &[u16]) -> Markup {
        html! { ul.effects { @for fact in events { (self.row(fact, before)) } } }
    }

    fn row(&self, fact: &Value, before: &[u16]) -> Markup {
        let kind = fact["event"].as_str().unwrap_or_default();
        // The dice on the table say it better than a list of words.
        if matches!(kind, "answered" | "sealed" | "night-ended" | "asked") {
            return html! {};
        }
        if kind == "rolled" || kind == "rerolled" {
            return self.rolled(fact);
        }
        html! {
            li {
                (self.thumb(fact))
                span { (self.words().sentence(fact, self.context.names)) }
                span.change { (self.change(fact, before)) }
            }
        }
    }

    fn rolled(&self, fact: &Value) -> Markup {
        let faces = fact["faces"].as_array().into_iter().flatten().filter_map(Value::as_str);
        html! {
            li.rolled {
                (self.head(seat(fact, "seat")))
                span.faces { @for id in faces { (self.printer().symbol(id)) } }
            }
        }
    }

    fn head(&self, seat: Option<Seat>) -> Markup {
        let form = seat.and_then(|seat| self.form(seat));
        html! { span.bust { @if let Some(form) = form { (image(&form, ("100", "100"))) } } }
    }

    /// Draws the picture of what an event is about: a card, a companion, a hex; else whose it is.
    fn thumb(&self, fact: &Value) -> Markup {
        let fields = ["card", "companion", "source", "hex", "to"];
        let found = fields.into_iter().find_map(|field| fact[field].as_str().and_then(tint_of));
        match found {
            Some((id, tint)) => {
                html! { span class={ "thumb " (tint) } { (self.paper().picture(id)) } }
            }
            None => self.head(seat(fact, "seat")),
        }
    }

    /// Draws what an event changes: HP, energy or symbols.
    fn change(&self, fact: &Value, before: &[u16]) -> Markup {
        let number = |field: &str| fact[field].as_u64().unwrap_or_default();
        let was = seat(fact, "seat").and_then(|it| before.get(usize::from(it.number())).copied());
        match fact["event"].as_str().unwrap_or_default() {
            "hit" | "reacted" => {
                html! { @if number("damage") > 0 { b.loss { "−" (number("damage")) } @if let Some(was) = was { small { (was) " → " (number("total")) } } } @else { "0" } }
            }
            "crystals-hurt" => html! { b.loss { "−" (number("hp")) } },
            "recoiled" => html! { b.loss { "−1" } },
            "healed" => html! { b.gain { "+" (number("hp")) } },
            "absorbed" => html! { b.gain { "+" (number("energy")) } },
            "token-gained" | "converted" | "used" => self.listed(&fact["symbols"]),
            "cast" | "collected" | "bought" => self.listed(&fact["paying"]),
            _ => html! {},
        }
    }

    fn listed(&self, symbols: &Value) -> Markup {
        let ids = symbols.as_array().into_iter().flatten().filter_map(Value::as_str);
        html! { @for id in ids { (self.printer().symbol(id)) } }
    }

    /// Returns the parts of the board that a step lights.
    pub(super) fn lights(&self, events: &[&Value]) -> Vec<Lit> {
        let mut lights: Vec<Lit> = Vec::new();
        for lit in events.iter().flat_map(|fact| self.lights_of(fact)) {
            if lights.iter().all(|it| it.part != lit.part) {
                lights.push(lit);
            }
        }
        lights
    }

    fn lights_of(&self, fact: &Value) -> Vec<Lit> {
        let (who, by) = (seat(fact, "seat"), seat(fact, "by"));
        let lit = Lit::new;
        let panel = |seat: Seat, role| lit(format!("seat-{}", seat.number()), role);
        let place = |seat: Seat, role| {
            let hex = self.view.hexes[seat];
            hex.map_or_else(|| panel(seat, role), |hex| lit(format!("hex-{}", hex.id()), role))
        };
        match fact["event"].as_str().unwrap_or_default() {
            "hit" | "reacted" => {
                let together = who
                    .zip(by)
                    .is_some_and(|(one, two)| self.view.hexes[one] == self.view.hexes[two]);
                let figure = |seat: Seat, role| lit(format!("figure-{}", seat.number()), role);
                let is_here = |seat: Seat| self.view.hexes[seat].is_some() && !together;
                let at =
                    |seat, role| if is_here(seat) { figure(seat, role) } else { panel(seat, role) };
                let from = by.map(|by| at(by, Role::Cause));
                let to = who.map(|who| at(who, Role::Loss));
                let also = who.map(|who| panel(who, Role::Plain));
                from.into_iter().chain(to).chain(also).collect()
            }
            "healed" => who.map(|who| panel(who, Role::Gain)).into_iter().collect(),
            "crystals-hurt" | "recoiled" | "eliminated" => {
                who.map(|who| panel(who, Role::Plain)).into_iter().collect()
            }
            "rolled" | "rerolled" | "protected" | "converted" | "used" | "token-gained" => {
                vec![lit("pool".into(), Role::Plain)]
            }
            "travelled" | "pushed" | "transformed" | "cast" | "ability-used" | "countered"
            | "missed" => who.map(|who| place(who, Role::Plain)).into_iter().collect(),
            "refreshed" | "drew" => fact["hex"]
                .as_str()
                .map(|hex| lit(format!("hex-{hex}"), Role::Plain))
                .into_iter()
                .collect(),
            "collected" | "bought" | "absorbed" => {
                who.map(|who| panel(who, Role::Plain)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Returns an id that has a picture, and the class of its frame.
fn tint_of(id: &str) -> Option<(&str, &'static str)> {
    if let Ok(card) = id.parse::<Card>() {
        return Some((id, kind(card)));
    }
    if id.parse::<Counterspell>().is_ok() {
        return Some((id, "counterspell"));
    }
    if id.parse::<Companion>().is_ok() {
        return Some((id, "companion"));
    }
    if id.parse::<Character>().is_ok() {
        return None;
    }
    id.parse::<Hex>().is_ok().then_some((id, "hex-card"))
}

fn seat(fact: &Value, field: &str) -> Option<Seat> {
    Seat::new(u8::try_from(fact[field].as_u64()?).ok()?)
}
