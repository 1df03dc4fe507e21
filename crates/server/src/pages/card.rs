//! A card of Shadow Throne, as it lies in the hand.

use catalog::Card;
use maud::{Markup, html};
use serde_json::Value;
use text::GameWords;

use crate::{assets::SHADOW_THRONE_AT, pages::Place};

/// What is printed on a card, with its words.
pub(crate) struct Printed<'c> {
    pub(crate) card: &'c Card,
    pub(crate) words: &'c GameWords,
}

impl Printed<'_> {
    pub(crate) fn text(&self, fact: &str) -> &str {
        self.card.facts[fact].as_str().unwrap_or_default()
    }

    pub(crate) fn number(&self, fact: &str) -> Option<i64> {
        self.card.facts.get(fact).and_then(Value::as_i64)
    }

    pub(crate) fn name(&self) -> String {
        self.words.name(self.card.id)
    }

    pub(crate) fn rule(&self) -> String {
        let rule = self.words.attribute(self.card.id, "rule");
        rule.unwrap_or_else(|| self.words.say("no-ability", &[]))
    }

    pub(crate) fn faction(&self) -> String {
        let faction = self.text("faction");
        self.words.attribute(faction, "plain").unwrap_or_else(|| self.words.name(faction))
    }
}

/// One of the drawings.
pub(crate) fn glyph(id: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ (*SHADOW_THRONE_AT) "#" (id) }; } }
}

/// A card at the size of a hand.
pub(crate) fn card(place: &Place, printed: &Printed<'_>) -> Markup {
    let faction = printed.text("faction");
    html! {
        article class={ "card " (faction) } {
            div.top { (glyph(printed.card.id)) }
            span.rank { (printed.words.name(printed.text("rank"))) }
            span.side title=(printed.faction()) {
                (glyph(faction)) span.unseen { (printed.faction()) }
            }
            h3 { (printed.name()) }
            p.rule {
                @if let Some(number) = printed.number("ability") { span.number { (number) ": " } }
                (printed.rule())
            }
            div.figures { (figures(place, printed)) }
        }
    }
}

fn figures(place: &Place, printed: &Printed<'_>) -> Markup {
    let number = |fact| printed.number(fact).unwrap_or_default();
    let consolation = Some(number("consolation")).filter(|gold| *gold > 0);
    html! {
        (figure(place, "power", &number("power").to_string()))
        (figure(place, "influence", &number("influence").to_string()))
        (figure(place, "gold", &signed(number("gold"))))
        @if let Some(gold) = consolation { (figure(place, "consolation", &gold.to_string())) }
    }
}

/// A figure on its sign; who cannot see the sign is told its name.
fn figure(place: &Place, fact: &str, number: &str) -> Markup {
    let (name, sign) = (place.say(&format!("sign-{fact}")), sign(fact));
    html! {
        span class={ "figure " (fact) } title=(name) {
            (glyph(sign)) span.unseen { (name) " " } b { (number) }
        }
    }
}

fn sign(fact: &str) -> &str {
    if fact == "consolation" { "gold" } else { fact }
}

/// Income with a plus, cost with a true minus.
pub(crate) fn signed(gold: i64) -> String {
    match gold {
        1.. => format!("+{gold}"),
        0 => gold.to_string(),
        _ => format!("−{}", gold.unsigned_abs()),
    }
}
