//! What happened, step by step: which events belong together, and how a step is told.

use catalog::princess::{Card, Outcome};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::board::Board;
use crate::pages::game::{Lit, Role, Sound, Step};

/// From how many players on one row tells that all of them are hurt.
const MANY: usize = 3;
/// How many of them are pictured.
const BUSTS_MAX: usize = 3;

/// Puts events into steps. All that a card brings about belongs to the step of the card.
pub(super) fn steps(events: &[&Value]) -> Vec<Option<Step>> {
    let mut steps: Vec<Option<Step>> = Vec::with_capacity(events.len());
    let (mut last, mut nth): (Option<Step>, u8) = (None, 0);
    for (at, event) in events.iter().enumerate() {
        let own = if is_idle(events, at) { Own::None } else { own_step(event) };
        let step = match own {
            Own::Step(key, sound) => {
                nth = nth.wrapping_add(1);
                Some(Step { key, sound, nth })
            }
            Own::With(key, sound) => last.or(Some(Step { key, sound, nth })),
            Own::None => None,
            Own::Ends => {
                last = None;
                steps.push(None);
                continue;
            }
        };
        last = step.or(last);
        steps.push(step);
    }
    steps
}

/// The step of an event.
enum Own {
    /// A step begins.
    Step(&'static str, Sound),
    /// The step before it, or this one.
    With(&'static str, Sound),
    /// No step.
    None,
    /// No step, and the one before it is over.
    Ends,
}

fn own_step(event: &Value) -> Own {
    match event["event"].as_str().unwrap_or_default() {
        "revealed" => Own::Step("scene-revealed", Sound::Reveal),
        "resolving" => Own::Step(
            match event["outcome"].as_str() {
                Some("success") => "scene-success",
                Some("tie") => "scene-tie",
                _ => "scene-fumble",
            },
            Sound::Effect,
        ),
        "eliminated" => Own::Step("scene-eliminated", Sound::Count),
        "haunted" => Own::With("scene-haunted", Sound::Effect),
        "reincarnated" => Own::Step("scene-reincarnated", Sound::Win),
        "deck-renewed" => Own::Step("scene-renewed", Sound::Reveal),
        "ended" => Own::Step("scene-ended", Sound::Win),
        "turn-began" | "cards-returned" | "dealt" => Own::Ends,
        "discarded" => Own::With("scene-discarded", Sound::Count),
        "bought" | "drew" | "received" => Own::With("scene-drew", Sound::Coin),
        "triggered" => Own::With("scene-texts", Sound::Effect),
        "asked" | "answered" | "sealed" | "shop-filled" | "saw" | "ordered" | "ghost-saw"
        | "recovered" | "looked" | "stacked" | "ghost-drew" | "unhurt" | "ordained" | "chose"
        | "left-loot" | "buried" => Own::None,
        _ => Own::With("scene-goes-on", Sound::Effect),
    }
}

impl Board<'_> {
    /// Draws what happens in a step: the two symbols that met, and a row for each event.
    pub(super) fn told(&self, events: &[&Value], before: &[u16]) -> Markup {
        let resolving = events.iter().find(|fact| fact["event"] == "resolving");
        let told =
            events.iter().enumerate().filter(|(at, fact)| is_told(fact) && !is_idle(events, *at));
        let told: Vec<&Value> = told.map(|(_, fact)| *fact).collect();
        let is_reveal = events.iter().any(|fact| fact["event"] == "revealed");
        html! {
            @if is_reveal { (self.pairs()) }
            @if let Some(fact) = resolving { (self.duel(fact)) }
            ul.effects {
                @for alike in told.chunk_by(|one, next| are_alike(one, next)) {
                    @if alike.len() >= MANY { (self.row_of_many(alike)) }
                    @else { @for fact in alike { (self.row(fact, before)) } }
                }
            }
        }
    }

    /// Draws all pairs that meet: whose card points at whom, and how it does.
    fn pairs(&self) -> Markup {
        let (view, printer) = (self.view, self.printer());
        let laid = view.order().filter_map(|seat| {
            let seen = &view.players[seat];
            Some((seat, seen.shown?, seen.target?, seen.outcome?))
        });
        html! {
            ul.pairs {
                @for (seat, card, target, outcome) in laid {
                    li.(outcome.id()) {
                        (printer.laid(card)) i aria-hidden="true" { (sign(outcome)) }
                        @match view.players[target].shown { Some(other) => (printer.laid(other)), None => span.laid-face.nothing { "–" } }
                        span { b { (self.called(seat)) } " › " (self.called(target)) " " span.unseen { (self.words().name(outcome.id())) } }
                    }
                }
            }
        }
    }

    /// Draws a card against that of its target.
    fn duel(&self, fact: &Value) -> Markup {
        let (printer, at) = (self.printer(), seat(fact, "seat"));
        let card = self.card(fact);
        let target = at.and_then(|at| self.view.players[at].target);
        let other = target.and_then(|target| self.view.players[target].shown);
        let outcome: Option<Outcome> = fact["outcome"].as_str().and_then(|it| it.parse().ok());
        html! {
            div.duel {
                @if let Some(card) = card { span.side-of { (printer.laid(card)) b { (printer.name(card)) } small { @if let Some(at) = at { (self.called(at)) } } } }
                span.sign-of.(outcome.map_or("", Outcome::id)) aria-hidden="true" { (outcome.map_or("", sign)) }
                span.side-of.beaten[outcome == Some(Outcome::Success)] {
                    @if let Some(card) = other { (printer.laid(card)) b { (printer.name(card)) } }
                    @else { span.laid-face.nothing { "–" } b { (self.say("page-nothing-laid")) } }
                    small { @if let Some(target) = target { (self.called(target)) } }
                }
            }
        }
    }

    fn row(&self, fact: &Value, before: &[u16]) -> Markup {
        html! {
            li {
                (self.picture_of(fact))
                span { (self.words().sentence(fact, self.context.names)) }
                span.change { (self.change(fact, before)) }
            }
        }
    }

    /// Draws one row for several players who lose the same.
    fn row_of_many(&self, facts: &[&Value]) -> Markup {
        let seats: Vec<Seat> = facts.iter().filter_map(|fact| seat(fact, "seat")).collect();
        let hearts = &facts[0]["hearts"];
        let said = json!({ "event": "hurt-many", "seats": seats, "hearts": hearts });
        html! {
            li {
                span.busts {
                    @for seat in seats.iter().take(BUSTS_MAX) {
                        @let who = &self.view.players[*seat];
                        span.bust { (self.printer().portrait(who.character, who.hearts == 0)) }
                    }
                }
                span { (self.words().sentence(&said, self.context.names)) }
                span.change { b.loss { "−" (hearts.as_u64().unwrap_or_default()) (self.paper().sign("heart")) } }
            }
        }
    }

    fn card(&self, fact: &Value) -> Option<Card> {
        self.view.cards.find(fact["card"].as_str()?)
    }

    /// Draws what an event is about: a card, or else whose it is.
    fn picture_of(&self, fact: &Value) -> Markup {
        if let Some(card) = self.card(fact) {
            return self.printer().thumb(card);
        }
        let who = seat(fact, "seat").map(|seat| self.view.players[seat]);
        html! {
            span.bust { @if let Some(who) = who { (self.printer().portrait(who.character, who.hearts == 0)) } }
        }
    }

    /// Draws what an event changes: hearts, gold, shield or thorns.
    fn change(&self, fact: &Value, before: &[u16]) -> Markup {
        let number = |field: &str| fact[field].as_u64().unwrap_or_default();
        let was = seat(fact, "seat").and_then(|it| before.get(usize::from(it.number())).copied());
        let sign = |id: &str| self.paper().sign(id);
        match fact["event"].as_str().unwrap_or_default() {
            "hurt" => html! {
                b.loss { "−" (number("hearts")) (sign("heart")) }
                @if let Some(was) = was.filter(|was| u64::from(*was) == number("hearts") + number("total")) { small { (was) " → " (number("total")) } }
            },
            "healed" => html! { b.gain { "+" (number("hearts")) (sign("heart")) } },
            "gained-gold" => html! { b.gain { "+" (number("gold")) (sign("gold")) } },
            "fined" | "paid" => html! { b.loss { "−" (number("gold")) (sign("gold")) } },
            "bought" => html! { b.loss { "−" (number("price")) (sign("gold")) } },
            "stole" | "looted-gold" => html! { b { (number("gold")) (sign("gold")) } },
            "shielded" => html! { b { "+" (number("shield")) (sign("shield")) } },
            "grew-thorns" => html! { b { "+" (number("thorns")) (sign("thorns")) } },
            "stunned" => html! { b { (sign("stun")) } },
            _ => html! {},
        }
    }
}

/// Returns the parts of the board that a step lights.
pub(super) fn lights(events: &[&Value]) -> Vec<Lit> {
    let mut lights: Vec<Lit> = Vec::new();
    for lit in events.iter().flat_map(|fact| lights_of(fact)) {
        if lights.iter().all(|it| it.part != lit.part) {
            lights.push(lit);
        }
    }
    for lit in &mut lights {
        lit.says = changes(events, &lit.part);
    }
    lights
}

/// Returns what a seat loses and gains in a step, in signs: `−3 ♥ +1 ●`.
fn changes(events: &[&Value], part: &str) -> String {
    let (mut hearts, mut gold) = (0, 0);
    for fact in events {
        let number = |field: &str| fact[field].as_i64().unwrap_or_default();
        let is = |field: &str| {
            seat(fact, field).is_some_and(|it| format!("seat-{}", it.number()) == part)
        };
        match fact["event"].as_str().unwrap_or_default() {
            "hurt" if is("seat") => hearts -= number("hearts"),
            "healed" if is("seat") => hearts += number("hearts"),
            "gained-gold" | "stole" | "looted-gold" if is("seat") => gold += number("gold"),
            "gave" if is("to") => gold += number("gold"),
            "stole" | "looted-gold" if is("from") => gold -= number("gold"),
            "fined" | "paid" | "gave" if is("seat") => gold -= number("gold"),
            "bought" if is("seat") => gold -= number("price"),
            _ => {}
        }
    }
    let signs = [(hearts, "♥"), (gold, "●")].into_iter().filter(|(change, _)| *change != 0);
    let signed = signs.map(|(change, sign)| {
        format!("{}{} {sign}", if change < 0 { "−" } else { "+" }, change.unsigned_abs())
    });
    signed.collect::<Vec<_>>().join(" ")
}

/// Returns the sign between two cards.
const fn sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Success => "›",
        Outcome::Tie => "=",
        Outcome::Fumble => "‹",
    }
}

/// Returns whether an event says that a text acts, and nothing comes of it: its condition does not
/// hold, or it has nobody to act on.
fn is_idle(events: &[&Value], at: usize) -> bool {
    let follows = events[at + 1..]
        .iter()
        .find(|fact| fact["event"] == "asked" || !matches!(own_step(fact), Own::None));
    events[at]["event"] == "triggered"
        && follows.is_none_or(|next| {
            next["event"] == "triggered" || matches!(own_step(next), Own::Step(..) | Own::Ends)
        })
}

/// Returns whether two players are hurt in the same way.
fn are_alike(one: &Value, next: &Value) -> bool {
    one["event"] == "hurt"
        && ["event", "by", "hearts"].iter().all(|field| one[field] == next[field])
}

/// Returns whether an event has a row of its own in its step.
fn is_told(fact: &Value) -> bool {
    let kind = fact["event"].as_str().unwrap_or_default();
    !matches!(kind, "resolving" | "asked" | "answered" | "sealed" | "revealed" | "turn-began")
}

fn lights_of(fact: &Value) -> Vec<Lit> {
    let who = seat(fact, "seat");
    let panel = |seat: Option<Seat>, role| {
        seat.map(|seat| Lit::new(format!("seat-{}", seat.number()), role)).into_iter().collect()
    };
    match fact["event"].as_str().unwrap_or_default() {
        "resolving" => who
            .map(|seat| Lit::new(format!("anchor-{}", seat.number()), Role::Cause))
            .into_iter()
            .collect(),
        "hurt" | "fined" | "stunned" | "stripped" | "eliminated" => panel(who, Role::Loss),
        "healed" | "gained-gold" | "shielded" | "grew-thorns" | "salvaged" | "reincarnated" => {
            panel(who, Role::Gain)
        }
        "cancelled" => who
            .map(|seat| Lit::new(format!("anchor-{}", seat.number()), Role::Loss))
            .into_iter()
            .collect(),
        "environment-changed" | "cleared" => {
            vec![Lit::new("environment".into(), Role::Plain)]
        }
        "bought" | "received" | "restocked" | "milled" | "deck-renewed" => {
            vec![Lit::new("shop".into(), Role::Plain)]
        }
        "stole" | "took" => {
            let mut lights: Vec<Lit> = panel(seat(fact, "from"), Role::Loss);
            lights.extend::<Vec<Lit>>(panel(who, Role::Gain));
            lights
        }
        "drew" | "discarded" | "got-attribute" | "princess-moved" | "triggered" | "happened" => {
            panel(who, Role::Plain)
        }
        _ => Vec::new(),
    }
}

fn seat(fact: &Value, field: &str) -> Option<Seat> {
    Seat::new(u8::try_from(fact[field].as_u64()?).ok()?)
}
