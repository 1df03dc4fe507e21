//! The steps in which a wave and the end of a battle are shown.

use catalog::shadow_throne::{Card, Character, Pay};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::{board::Board, card::signed};
use crate::pages::game::{Lit, Role, Sound, Step};

/// Finds the step of an event. Events that give nothing have no step.
pub(super) fn step(fact: &Value) -> Option<Step> {
    let (key, sound) = match fact["event"].as_str()? {
        "turned-up" => ("scene-reveal", Sound::Reveal),
        "settled" | "poor" => ("scene-gold", Sound::Coin),
        "added" | "declined" => ("scene-kyros", Sound::Effect),
        "silenced" | "killed" | "converted" | "emboldened" | "promised" | "mourned" | "missed" => {
            (abilities(fact), Sound::Effect)
        }
        "counted" => ("scene-power", Sound::Count),
        "won" => ("scene-won", Sound::Win),
        "influence" if fact["influence"] != 0 => ("scene-spoils", Sound::Coin),
        "consolation" if fact["gold"] != 0 => ("scene-spoils", Sound::Coin),
        "stayed" => ("scene-stayed", Sound::Effect),
        _ => return None,
    };
    Some(Step { key, sound, nth: 0 })
}

fn abilities(fact: &Value) -> &'static str {
    match fact["number"].as_u64() {
        None => "scene-entering",
        Some(1) => "scene-abilities-1",
        Some(2) => "scene-abilities-2",
        Some(_) => "scene-abilities-3",
    }
}

impl Board<'_> {
    /// Draws what happens in a step: for each effect what it changes, and by how much.
    pub(super) fn told(&self, step: Step, events: &[&Value], before: &[u16]) -> Markup {
        match step.key {
            "scene-reveal" => html! {},
            "scene-gold" => html! { ul.effects { @for fact in events { (self.paid(fact)) } } },
            "scene-power" => self.moved(before),
            "scene-spoils" => self.spoils(events),
            "scene-won" => html! { div.outcome { (self.won()) } },
            "scene-kyros" | "scene-stayed" => {
                html! { @for fact in events { p { (self.words().sentence(fact, self.context.names)) } } }
            }
            _ => self.effects(events),
        }
    }

    /// Draws what a seat pays or gets for its card.
    fn paid(&self, fact: &Value) -> Markup {
        let (Some(seat), Some(card)) = (seat_in(fact, "seat"), card_in(fact, "card")) else {
            return html! {};
        };
        let poor = fact["event"] == "poor";
        let gold =
            if poor { 1 } else { i8::try_from(fact["gold"].as_i64().unwrap_or(0)).unwrap_or(0) };
        let note = match (poor, fact["hush"] == true) {
            (true, _) => Some("tell-poor"),
            (_, true) => Some("tell-hush"),
            _ => None,
        };
        self.effect(
            card,
            html! {
                b { (self.words().short(card.id())) } " "
                (self.owner(seat)) @if let Some(note) = note { ", " (self.say(note)) }
            },
            html! { (signed(gold)) " " (self.paper().sign("gold")) },
        )
    }

    /// Draws abilities: who uses them, and on whom.
    fn effects(&self, events: &[&Value]) -> Markup {
        let groups = events.chunk_by(|one, other| cause(one) == cause(other));
        html! {
            @for group in groups {
                @let by = group.first().and_then(|fact| cause(fact));
                @if let Some(rule) = by.and_then(|card| self.words().attribute(card.id(), "rule")) {
                    p { b { (by.map(|card| self.words().short(card.id())).unwrap_or_default()) } ": " (self.paper().rule(&rule)) }
                }
                ul.effects { @for fact in group { (self.changed(fact)) } }
            }
        }
    }

    /// Draws one effect of an ability; a sentence if it changes no character.
    fn changed(&self, fact: &Value) -> Markup {
        let kind = fact["event"].as_str().unwrap_or_default();
        let change = match kind {
            "killed" => ("dead", self.say("table-dead")),
            "silenced" => ("silenced", self.say("table-silenced")),
            "converted" => ("converted", self.words().plain("church")),
            "emboldened" => ("emboldened", format!("+{}", fact["tokens"])),
            _ => return html! { li.note { (self.words().sentence(fact, self.context.names)) } },
        };
        let (Some(seat), Some(card)) = (seat_in(fact, "owner"), card_in(fact, "card")) else {
            return html! {};
        };
        self.effect(card, html! {
            b { (self.words().short(card.id())) } " " (self.owner(seat))
        }, html! { span class={ "mark " (change.0) } { (self.paper().sign(change.0)) (change.1) } })
    }

    /// Draws what each seat gets at the end of a battle.
    fn spoils(&self, events: &[&Value]) -> Markup {
        let gains = |seat: Seat, kind: &str, field: &str| -> Option<u64> {
            let mut of =
                events.iter().filter(|it| it["event"] == *kind && it["seat"] == seat.number());
            of.next().and_then(|fact| fact[field].as_u64()).filter(|it| *it > 0)
        };
        html! {
            ul.effects {
                @for seat in self.view.seats.seats() {
                    @let influence = gains(seat, "influence", "influence");
                    @let gold = gains(seat, "consolation", "gold");
                    li {
                        (self.context.seal(seat)) b { (self.context.names.of(seat)) }
                        span.change {
                            @if let Some(influence) = influence { span.influence { "+" (influence) " " (self.paper().sign("influence")) span.unseen { (self.say("table-influence")) } } }
                            @if let Some(gold) = gold { " " span.gold { "+" (gold) " " (self.paper().sign("gold")) span.unseen { (self.say("table-gold")) } } }
                            @if influence.is_none() && gold.is_none() { (self.say("tell-nothing")) }
                        }
                    }
                }
            }
        }
    }

    /// Names the owner of a card; the reader is told "you".
    fn owner(&self, seat: Seat) -> String {
        let names = self.context.names;
        if names.is_reader(seat) { self.paper().place.say("seat-you") } else { names.of(seat) }
    }

    fn effect(&self, card: Card, what: Markup, change: Markup) -> Markup {
        let faction = card.printed().faction.id();
        html! {
            li { span class={ "thumb " (faction) } { (self.paper().picture(card.id())) } span { (what) } span.change { (change) } }
        }
    }

    /// Returns the cells that a step lights: the character that acts, and those that it changes.
    pub(super) fn lights(&self, events: &[&Value]) -> Vec<Lit> {
        events.iter().flat_map(|fact| self.lights_of(fact)).collect()
    }

    fn lights_of(&self, fact: &Value) -> Vec<Lit> {
        let (seat, owner) = (seat_in(fact, "seat"), seat_in(fact, "owner"));
        let wave = |field: &str| fact[field].as_u64().and_then(|wave| u8::try_from(wave).ok());
        let now = self.view.wave;
        let cell = |seat: Seat, wave: u8| format!("cell-{}-{}", seat.number(), wave.max(1));
        let lit = Lit::new;
        let role = match fact["event"].as_str() {
            Some("killed" | "silenced") => Role::Loss,
            Some("converted" | "emboldened") => Role::Gain,
            Some("settled" | "poor" | "added") => {
                let place = seat.zip(now);
                return place
                    .map(|(seat, wave)| lit(cell(seat, wave), Role::Plain))
                    .into_iter()
                    .collect();
            }
            Some("stayed") => {
                let langman = |x: &&Character| Some(x.owner) == seat && x.card == Card::Langman;
                let stays = self.view.table.iter().filter(langman);
                return stays.map(|x| lit(cell(x.owner, x.wave), Role::Cause)).collect();
            }
            Some("missed" | "promised") => {
                let place = owner.zip(wave("wave"));
                return place
                    .map(|(seat, wave)| lit(cell(seat, wave), Role::Cause))
                    .into_iter()
                    .collect();
            }
            Some("influence" | "consolation") => {
                let pays = |x: &&Character| {
                    let none = [Pay::Influence(0), Pay::Consolation(0)].map(Some);
                    Some(x.owner) == seat && !none.contains(&self.pay(x))
                };
                let paying = self.view.table.iter().filter(pays);
                return paying.map(|x| lit(cell(x.owner, x.wave), Role::Plain)).collect();
            }
            Some("turned-up") => {
                let here = |x: &&Character| Some(x.wave) == now;
                let turned = self.view.table.iter().filter(here);
                return turned.map(|x| lit(cell(x.owner, x.wave), Role::Plain)).collect();
            }
            _ => return Vec::new(),
        };
        let target = owner.zip(wave("wave")).map(|(seat, wave)| lit(cell(seat, wave), role));
        let actor = card_in(fact, "by").zip(now).and_then(|(card, wave)| {
            let actor = self.view.table.iter().find(|x| x.card == card && x.wave == wave)?;
            Some(lit(cell(actor.owner, actor.wave), Role::Cause))
        });
        actor.into_iter().chain(target).collect()
    }
}

/// Returns the card whose ability leads to an event.
fn cause(fact: &Value) -> Option<Card> {
    match fact["event"].as_str() {
        Some("mourned") => Some(Card::Simone),
        Some("promised" | "missed") => card_in(fact, "card"),
        _ => card_in(fact, "by"),
    }
}

fn card_in(fact: &Value, field: &str) -> Option<Card> {
    fact[field].as_str()?.parse().ok()
}

fn seat_in(fact: &Value, field: &str) -> Option<Seat> {
    Seat::new(u8::try_from(fact[field].as_u64()?).ok()?)
}
