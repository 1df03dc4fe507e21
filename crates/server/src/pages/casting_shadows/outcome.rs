//! What each way to do a thing leads to: in words, and drawn on the board.

use catalog::casting_shadows::{Aim, Blow, Choice, Companion, Die, DieSet, Phase, Symbol, Symbols};
use maud::{Markup, html};

use super::{
    offer::{Thing, Way},
    preview::Preview,
};

impl Preview<'_> {
    /// Draws what a way changes on the board: life that would be lost, damage, dice that are spent.
    pub(super) fn ghosts(&self, choice: Choice) -> Markup {
        let board = self.board;
        let blows = board.view.blows(choice);
        let (paying, rolled) = match choice {
            Choice::Cast { paying, .. } | Choice::Collect { paying, .. } => (paying, DieSet::NONE),
            Choice::Reroll { dice } => (Symbols::NONE, dice),
            _ => (Symbols::NONE, DieSet::NONE),
        };
        html! {
            @for blow in &blows {
                template data-ghost={ "on-life-" (blow.seat.number()) } { (board.life_change(blow.from, blow.to)) }
                template data-ghost="on-map" { (board.arrow((board.view.active, jump(choice)), blow.seat)) }
                @if let Some(hex) = board.view.hexes[blow.seat] {
                    template data-ghost={ "on-" (hex.id()) } { span.blow { "−" (blow.damage) } }
                }
            }
            @for item in self.spent(paying) { template data-ghost=(item) { i.spent-of {} } }
            @for die in rolled.iter() { template data-ghost={ "on-" (die.id()) } { i.spent-of {} } }
        }
    }

    /// Returns the places of the dice and tokens that a payment takes: tokens first [CS-6.9].
    fn spent(&self, paying: Symbols) -> Vec<String> {
        let pool = &self.board.view.pool;
        let mut places = Vec::new();
        for symbol in Symbol::ALL {
            let number = paying.count(symbol);
            let tokens = number.min(pool.tokens.count(symbol));
            if tokens > 0 {
                places.push(format!("on-token-{}", symbol.id()));
            }
            let dice = Die::ALL.into_iter().filter(|die| pool.shows(*die) == Some(symbol));
            places.extend(
                dice.take(usize::from(number - tokens)).map(|die| format!("on-{}", die.id())),
            );
        }
        places
    }

    /// Draws what each way leads to; the page shows that of the selected one.
    pub(super) fn outcomes(&self, thing: &Thing<'_>) -> Markup {
        html! {
            @for way in &thing.ways {
                @if let Some(says) = self.outcome(way) { p.outcome data-of=(way.legal.text) { (says) } }
            }
        }
    }

    fn outcome(&self, way: &Way<'_>) -> Option<Markup> {
        let (board, view) = (self.board, self.board.view);
        let blows = view.blows(way.choice);
        if !blows.is_empty() {
            let facedown: u16 = blows.iter().map(|blow| u16::from(view.facedown[blow.seat])).sum();
            return Some(html! {
                @for blow in &blows { span.line { (self.blow(*blow)) } }
                @if facedown > 0 { span.line.faint { (board.number("page-could-answer", "count", facedown)) } }
            });
        }
        match way.choice {
            Choice::Travel { hex } => {
                let facedown: u16 =
                    board.enemies_on(hex).into_iter().map(|it| u16::from(view.facedown[it])).sum();
                Some(html! {
                    span.line { b { (board.words().name(hex.id())) } ". " (board.words().attribute(hex.id(), "rule").unwrap_or_default()) }
                    @if facedown > 0 { span.line.faint { (board.number("page-could-answer", "count", facedown)) } }
                })
            }
            Choice::Absorb { energy } => {
                let total = view.energy[view.active] + energy;
                let limit = board.limit(view.active);
                let places = [("energy", total.into()), ("limit", limit.into())];
                Some(html! { (board.with("say-absorb", &places)) })
            }
            Choice::Transform { .. } => {
                let id = view.characters[view.active].map_or("", |it| it.id());
                let name = board.words().attribute(id, "shadow").unwrap_or_default();
                Some(html! { (board.with("say-transform", &[("name", name.into())])) })
            }
            Choice::Pick { character } => {
                let hex = board.words().name(character.home().id());
                Some(html! { (board.with("say-pick", &[("hex", hex.into())])) })
            }
            Choice::Done
                if view.phase == Phase::Night
                    && view.pool.count(Symbol::Cursed) > 0
                    && view.companions[view.active] != Some(Companion::HexToad) =>
            {
                Some(
                    html! { (board.number("page-end-crystals", "count", view.pool.count(Symbol::Cursed))) },
                )
            }
            _ => None,
        }
    }

    fn blow(&self, blow: Blow) -> String {
        let places = [
            ("name", self.board.called(blow.seat).into()),
            ("damage", blow.damage.into()),
            ("from", blow.from.into()),
            ("to", blow.to.into()),
        ];
        self.board.with(if blow.to == 0 { "page-blow-deadly" } else { "page-blow" }, &places)
    }
}

/// Returns the hex to which an ability moves its user before it hits, if any.
fn jump(choice: Choice) -> Aim {
    match choice {
        Choice::Ability { aim: Aim::On(hex) } => Aim::On(hex),
        _ => Aim::None,
    }
}
