//! Cards as they are printed: in a hand, on an anchor, in the Shop, and as a chip in a list.

use catalog::{
    AnyGame,
    princess::{Card, CardFacts, Cards, Character, Kind, Outcome, Symbol, When},
};
use kernel::{ContentsHash, GameContents, no_files};
use maud::{Markup, html};

use crate::{
    assets,
    pages::{drawing::CardDrawing, game::Paper},
};

/// What is needed to draw a card: the words of the page, and the cards of the table.
#[derive(Clone, Copy)]
pub(super) struct Printer<'p> {
    pub(super) paper: Paper<'p>,
    pub(super) cards: &'p Cards,
}

impl<'p> Printer<'p> {
    /// Returns a card as printed.
    pub(super) fn card(&self, card: Card) -> CardDrawing<'p> {
        let facts = self.cards.facts(card);
        CardDrawing {
            tint: tint(facts),
            corner: self.corner(facts),
            kind: html! { span { (self.kind(facts)) } },
            picture: self.picture(card),
            name: self.name(card),
            rule: Some(self.rule(card)),
            flavor: facts.flavor.as_ref().map(|it| it.get(self.language()).to_owned()),
            figures: html! {},
        }
    }

    /// Returns its name in the language of the page.
    pub(super) fn name(&self, card: Card) -> String {
        self.cards.facts(card).name.get(self.language()).to_owned()
    }

    pub(super) fn character_name(&self, character: Character) -> String {
        self.cards.character(character).name.get(self.language()).to_owned()
    }

    pub(super) fn language(&self) -> &'static str {
        self.paper.place.language.id()
    }

    /// Says what a card is: its symbol, or its kind.
    fn kind(&self, facts: &CardFacts) -> String {
        let id = facts.symbol.map_or_else(|| facts.kind.id(), Symbol::id);
        self.paper.words.name(id)
    }

    fn corner(&self, facts: &CardFacts) -> Markup {
        self.paper.sign(facts.symbol.map_or_else(|| facts.kind.id(), Symbol::id))
    }

    /// Draws the rules of a card: a row for each outcome, or sentences.
    pub(super) fn rule(&self, card: Card) -> Markup {
        let texts = self.cards.texts(card, self.language());
        html! {
            @for (when, text) in texts {
                @match when {
                    Some(When::Outcome(outcome)) => { span.fate.(outcome.id()) { (self.outcome(outcome)) span.then { (text) } } }
                    _ => { span.line { (text) } " " }
                }
            }
        }
    }

    /// Draws the word of an outcome, on its color.
    pub(super) fn outcome(&self, outcome: Outcome) -> Markup {
        html! { b.outcome.(outcome.id()) { (self.paper.words.name(outcome.id())) } }
    }

    /// Draws the picture of a card.
    pub(super) fn picture(&self, card: Card) -> Markup {
        let facts = self.cards.facts(card);
        let is_ours = assets::find(&format!("princess/{}.svg", facts.id)).is_some();
        if facts.art.is_none() && is_ours {
            return self.paper.picture(facts.id.as_str());
        }
        let file = format!("/art/princess/{}/{}.svg", self.hash(), facts.id);
        html! { img src=(file) alt="" width="200" height="150" loading="lazy" decoding="async"; }
    }

    fn hash(&self) -> ContentsHash {
        self.cards.hash().expect("cards have a hash")
    }

    /// Returns the address of a card's page: that of the cards of this table.
    pub(super) fn path(&self, card: Card) -> String {
        let path = self.paper.card_path(self.cards.id(card).as_str());
        let is_own = *self.cards != Cards::default();
        if is_own { format!("{path}?of={}", self.hash()) } else { path }
    }

    /// Draws a card as it lies on an anchor: its symbol on its color.
    pub(super) fn laid(&self, card: Card) -> Markup {
        let facts = self.cards.facts(card);
        html! { span.laid-face.(tint(facts)) { (self.corner(facts)) } }
    }

    /// Draws a card in a list: its symbol and its name, with a link to the whole card.
    pub(super) fn chip(&self, card: Card) -> Markup {
        let facts = self.cards.facts(card);
        html! {
            a.gesture.(tint(facts)) href=(self.path(card)) data-peek data-glance title=(self.name(card)) {
                (self.corner(facts)) span.name { (self.name(card)) }
            }
        }
    }

    /// Draws a card as small as a hand of others shows it: only its symbol.
    pub(super) fn sliver(&self, card: Card) -> Markup {
        let facts = self.cards.facts(card);
        let says = format!("{} ({})", self.name(card), self.kind(facts));
        html! {
            a.sliver.(tint(facts)) href=(self.path(card)) data-peek data-glance title=(says) {
                (self.corner(facts)) span.unseen { (says) }
            }
        }
    }

    /// Draws a thumb of a card.
    pub(super) fn thumb(&self, card: Card) -> Markup {
        html! { span.thumb.(tint(self.cards.facts(card))) { (self.picture(card)) } }
    }

    /// Draws the portrait of a character, or of its ghost.
    pub(super) fn portrait(&self, character: Character, is_ghost: bool) -> Markup {
        let id = self.cards.character(character).id;
        let form = if is_ghost { "-ghost" } else { "" };
        let own = assets::find(&format!("princess/character-{id}{form}.svg"));
        let file = own.unwrap_or_else(|| assets::address("princess/back-character.svg"));
        html! { img src=(file) alt="" width="100" height="100" decoding="async"; }
    }
}

/// Returns the cards that a game is played with.
pub(super) fn cards_of(game: &dyn AnyGame) -> Option<Cards> {
    let built_in = Cards::default();
    if game.contents() == built_in.hash() {
        return Some(built_in);
    }
    let (cards, _) = <Cards as GameContents>::read(&game.contents_source()?, &no_files).ok()?;
    Some(cards)
}

/// Returns the class that gives a card its color.
pub(super) fn tint(facts: &CardFacts) -> &'static str {
    match facts.kind {
        Kind::Hand => facts.symbol.map_or("", Symbol::id),
        kind => kind.id(),
    }
}

/// Draws the back of a card.
pub(super) fn back() -> Markup {
    let file = assets::address("princess/back-adventure.svg");
    html! { span.back { img src=(file) alt="" width="62" height="86" decoding="async"; } }
}
