//! Cards, companions, characters and hexes as they are printed, and the signs on them.

use catalog::casting_shadows::{
    Card, Character, Companion, Cost, Counterspell, Hex, Kind, Printed, Spell, Symbols,
};
use maud::{Markup, html};

use crate::{
    assets::address,
    pages::{drawing::CardDrawing, game::Paper},
};

/// What is needed to draw a card.
#[derive(Clone, Copy)]
pub(super) struct Printer<'p> {
    pub(super) paper: Paper<'p>,
}

impl<'p> Printer<'p> {
    /// Draws anything of the gallery in full, by its id.
    pub(super) fn piece(&self, id: &str) -> Option<Markup> {
        let card = id.parse::<Card>().ok().map(|card| self.card(card));
        let counterspell = || id.parse::<Counterspell>().ok().map(|it| self.counterspell(it));
        let companion = || id.parse::<Companion>().ok().map(|it| self.companion(it));
        let character = || id.parse::<Character>().ok().map(|it| self.character(it));
        let hex = || id.parse::<Hex>().ok().map(|it| self.hex(it));
        let drawing = card.or_else(counterspell).or_else(companion).or_else(character).or_else(hex);
        drawing.map(|drawing| drawing.large())
    }

    /// Returns a main card as printed, with what collecting costs.
    pub(super) fn card(&self, card: Card) -> CardDrawing<'p> {
        let printed = card.printed();
        let figures = html! {
            @if !printed.collect.is_empty() {
                span.pill title=(self.paper.say("head-collect")) {
                    @if let Some(level) = printed.level_cost { b { (roman(level)) } " + " }
                    (self.cost(printed.collect))
                }
            }
            (self.reach(printed))
        };
        CardDrawing { figures, ..self.frame(card.id(), kind(card)) }.with_corner(self.corner(card))
    }

    /// Returns a main card for the book: with what casting costs and brings.
    pub(super) fn in_book(&self, card: Card) -> CardDrawing<'p> {
        let printed = card.printed();
        let figures = html! {
            @if let Some(spell) = printed.spell {
                span.pill { (self.cost(spell.cast)) @if spell.steps > 1 { "×" (spell.steps) } " → " (self.effect(printed, spell)) }
            } @else { span.pill { (self.symbols(printed.gain)) } }
            (self.reach(printed))
        };
        CardDrawing { figures, ..self.frame(card.id(), kind(card)) }.with_corner(self.corner(card))
    }

    fn effect(&self, printed: &Printed, spell: Spell) -> Markup {
        let damage: Vec<String> = spell.damage.iter().map(ToString::to_string).collect();
        html! { @if damage.is_empty() { (self.symbols(printed.gain)) } @else { b.hurt { (damage.join("/")) } } }
    }

    /// Draws the range of an attack spell: its sign and its word.
    fn reach(&self, printed: &Printed) -> Markup {
        let spell = printed.spell.filter(|_| printed.kind == Kind::Attack);
        html! {
            @if let Some(spell) = spell {
                @let id = spell.range.id();
                span.range title=(self.paper.words.attribute(id, "what").unwrap_or_default()) {
                    (self.paper.sign(&format!("range-{id}"))) span { (self.paper.words.name(id)) }
                }
            }
        }
    }

    fn corner(&self, card: Card) -> Markup {
        match card.level() {
            Some(level) => html! { (roman(level)) },
            None => self.paper.sign("resource"),
        }
    }

    /// Returns a counterspell as printed.
    pub(super) fn counterspell(&self, card: Counterspell) -> CardDrawing<'p> {
        let when = self.paper.words.attribute(card.window().id(), "when");
        let figures = html! { span.pill { (when.unwrap_or_default()) } };
        CardDrawing { figures, ..self.frame(card.id(), "counterspell") }.with_corner(html! { "!" })
    }

    /// Returns a counterspell for the book: its rule says when it can be played.
    pub(super) fn held(&self, card: Counterspell) -> CardDrawing<'p> {
        let figures = html! { span.pill { (self.paper.say("table-facedown-word")) } };
        CardDrawing { figures, ..self.counterspell(card) }
    }

    /// Returns a companion as printed.
    pub(super) fn companion(&self, companion: Companion) -> CardDrawing<'p> {
        self.frame(companion.id(), "companion").with_corner(self.paper.sign("companion"))
    }

    /// Returns the board of a character: both forms, and the ability.
    pub(super) fn character(&self, character: Character) -> CardDrawing<'p> {
        let id = character.id();
        let both = ["basic", "shadow"].map(|form| image(&format!("{id}-{form}"), ("100", "100")));
        let shadow = self.paper.words.attribute(id, "shadow").unwrap_or_default();
        let drawing = self.frame(id, "character");
        CardDrawing {
            picture: html! { span.both { (both[0]) (both[1]) } },
            rule: drawing.rule.map(|rule| html! { b.energy { (shadow) ":" } " " (rule) }),
            figures: html! { span.pill { (self.paper.words.name(character.home().id())) } },
            ..drawing
        }
        .with_corner(self.paper.sign("hp"))
    }

    /// Returns a hex, with what it does.
    pub(super) fn hex(&self, hex: Hex) -> CardDrawing<'p> {
        let figures = html! { @if let Some(symbol) = hex.token() { span.pill { (self.symbol(symbol.id())) } } };
        CardDrawing { figures, ..self.frame(hex.id(), "hex-card") }.with_corner(html! { "⬡" })
    }

    /// Returns what all pieces have: picture, name, rule and flavor.
    fn frame(&self, id: &str, tint: &'p str) -> CardDrawing<'p> {
        let (paper, words) = (self.paper, self.paper.words);
        let (kind, sign) = match tint {
            "hex-card" => ("hex", None),
            "character" => (tint, None),
            _ => (tint, Some(tint)),
        };
        CardDrawing {
            tint,
            corner: html! {},
            kind: html! { span { (words.name(kind)) } @if let Some(sign) = sign { (paper.sign(sign)) } },
            // A character has a picture for each form.
            picture: if tint == "character" {
                html! {}
            } else {
                paper.picture(id)
            },
            name: words.name(id),
            rule: words.attribute(id, "rule").map(|rule| paper.rule(&rule)),
            flavor: words.attribute(id, "flavor"),
            figures: html! {},
        }
    }

    /// Draws a card as a chip with its picture and name, and something else.
    pub(super) fn chip(&self, id: &str, tint: &str, more: Markup) -> Markup {
        let paper = self.paper;
        html! {
            a class={ "chip " (tint) } href=(paper.card_path(id)) data-peek data-glance {
                span.thumb { (paper.picture(id)) }
                span.about { span.name { (paper.words.short(id)) } span.sums { (more) } }
            }
        }
    }

    pub(super) fn cost(&self, cost: Cost) -> Markup {
        html! { @for id in cost.ids() { (self.symbol(id)) } }
    }

    pub(super) fn symbols(&self, symbols: Symbols) -> Markup {
        html! { @for symbol in symbols.iter() { (self.symbol(symbol.id())) } }
    }

    /// Draws a symbol such as `red-gem` or `grey-orb`; screen readers get its name.
    pub(super) fn symbol(&self, id: &str) -> Markup {
        html! { img.sym src=(file(id)) alt=(self.paper.words.name(id)) title=(self.paper.words.name(id)) width="28" height="28"; }
    }
}

impl CardDrawing<'_> {
    fn with_corner(self, corner: Markup) -> Self {
        Self { corner, ..self }
    }
}

/// Returns the class of a card's kind.
pub(super) fn kind(card: Card) -> &'static str {
    match card.printed().kind {
        Kind::Attack => "attack",
        Kind::Conversion => "conversion",
        Kind::Resource => "resource",
    }
}

/// Returns the address of a picture.
pub(super) fn file(id: &str) -> &'static str {
    address(&format!("casting-shadows/{id}.svg"))
}

pub(super) fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        _ => "III",
    }
}

/// Draws a picture of another shape than that of cards; the words beside it say what it is.
pub(super) fn image(id: &str, (width, height): (&str, &str)) -> Markup {
    html! { img src=(file(id)) alt="" width=(width) height=(height) decoding="async"; }
}
