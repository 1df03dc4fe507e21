//! A card of Shadow Throne, at the size of a hand and at the size of the battle.

use catalog::shadow_throne::{Card, Character, Faction, Number, Printed, Rank};
use maud::{Markup, html};
use text::GameWords;

use crate::{assets::SHADOW_THRONE_AT, pages::Place};

/// What is needed to put a card into words.
#[derive(Clone, Copy)]
pub(crate) struct Printer<'p> {
    pub(crate) place: &'p Place,
    pub(crate) words: &'p GameWords,
}

/// One of the drawings.
pub(crate) fn glyph(id: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ (*SHADOW_THRONE_AT) "#" (id) }; } }
}

/// The address of a card's own page.
pub(crate) fn card_path(card: Card) -> String {
    format!("/games/shadow-throne/cards/{}", card.id())
}

impl Printer<'_> {
    /// A card at the size of a hand.
    pub(crate) fn card(&self, card: Card) -> Markup {
        let Printed { faction, rank, ability, .. } = *card.printed();
        html! {
            article class={ "card " (faction_id(faction)) } {
                div.top { (glyph(card.id())) }
                span.rank { (self.words.name(rank_id(rank))) }
                span.side title=(self.faction(faction)) {
                    (glyph(faction_id(faction))) span.unseen { (self.faction(faction)) }
                }
                p.title { (self.words.name(card.id())) }
                p.rule {
                    @if let Some(number) = ability { span.number { (number.get()) ": " } }
                    (self.rule(card))
                }
                div.figures { (self.figures(card)) }
            }
        }
    }

    /// A character in the battle: its name, and what it is now.
    pub(crate) fn character(&self, x: &Character) -> Markup {
        let (printed, faction) = (x.card.printed(), faction_id(x.faction));
        let dead = x.dead.then_some("dead");
        let mark = format!("c-{}-{}-{}", x.wave, x.owner.number(), x.card.id());
        html! {
            a class={ "mini " (faction) " " (dead.unwrap_or_default()) } href=(card_path(x.card))
                data-peek data-move=(mark) {
                span.rank { (self.words.name(rank_id(printed.rank))) }
                span.pips aria-hidden="true" { (pips(printed.rank)) }
                span.name { (self.words.short(x.card.id())) }
                span.art { (glyph(x.card.id())) }
                span.side { (glyph(faction)) span.unseen { (self.faction(x.faction)) } }
                span.sums {
                    @for (fact, number) in [("power", x.power()), ("influence", x.influence())] {
                        span class={ "sum " (fact) } {
                            (glyph(fact)) span.unseen { (self.place.say(&format!("sign-{fact}"))) " " }
                            (number)
                        }
                    }
                }
                (self.badges(x))
            }
        }
    }

    fn badges(&self, x: &Character) -> Markup {
        let printed = x.card.printed();
        let silenced = x.silenced && !x.dead && printed.ability.is_some_and(|n| n.get() >= 2);
        html! {
            span.badges {
                @if x.wave == 0 { span.badge { (self.words.say("table-carried", &[])) } }
                @if x.tokens > 0 { span.badge.more { "+" (x.tokens) } }
                @if x.faction != printed.faction {
                    span.badge.turned { (glyph("church")) " " (self.words.say("table-converted", &[])) }
                }
                @if silenced {
                    span.badge.hushed { (glyph("silenced")) " " (self.words.say("table-silenced", &[])) }
                }
                @if x.dead { span.badge.died { (glyph("dead")) " " (self.words.say("table-dead", &[])) } }
            }
        }
    }

    /// A card of one's own in a row of small ones.
    pub(crate) fn small(&self, card: Card) -> Markup {
        let faction = card.printed().faction;
        html! {
            a class={ "chip " (faction_id(faction)) } href=(card_path(card)) data-peek {
                (glyph(faction_id(faction))) span.unseen { (self.faction(faction)) } " "
                (self.words.short(card.id()))
            }
        }
    }

    /// A card as one reads it aloud.
    pub(crate) fn spoken(&self, card: Card) -> String {
        let printed = card.printed();
        let figure = |fact: &str, number: String| {
            format!("{} {number}", self.place.say(&format!("sign-{fact}")))
        };
        let consolation = || figure("consolation", printed.consolation.to_string());
        let parts = [
            Some(self.words.name(card.id())),
            Some(self.words.name(rank_id(printed.rank))),
            Some(self.faction(printed.faction)),
            Some(figure("power", printed.power.to_string())),
            Some(figure("influence", printed.influence.to_string())),
            Some(figure("gold", signed(printed.gold))),
            (printed.consolation > 0).then(consolation),
        ];
        let facts: Vec<String> = parts.into_iter().flatten().collect();
        let number = |ability: Number| {
            self.words.say("ability-number", &[("number", ability.get().into())]) + ": "
        };
        let number = printed.ability.map(number).unwrap_or_default();
        format!("{}. {number}{}", facts.join(", "), self.rule(card))
    }

    pub(crate) fn rule(&self, card: Card) -> String {
        let rule = self.words.attribute(card.id(), "rule");
        rule.unwrap_or_else(|| self.words.say("no-ability", &[]))
    }

    pub(crate) fn faction(&self, faction: Faction) -> String {
        let id = faction_id(faction);
        self.words.attribute(id, "plain").unwrap_or_else(|| self.words.name(id))
    }

    fn figures(&self, card: Card) -> Markup {
        let Printed { power, influence, gold, consolation, .. } = *card.printed();
        html! {
            (self.figure("power", &power.to_string()))
            (self.figure("influence", &influence.to_string()))
            (self.figure("gold", &signed(gold)))
            @if consolation > 0 { (self.figure("consolation", &consolation.to_string())) }
        }
    }

    /// A figure on its sign; who cannot see the sign is told its name.
    fn figure(&self, fact: &str, number: &str) -> Markup {
        let name = self.place.say(&format!("sign-{fact}"));
        let sign = if fact == "consolation" { "gold" } else { fact };
        html! {
            span class={ "figure " (fact) } title=(name) {
                (glyph(sign)) span.unseen { (name) " " } b { (number) }
            }
        }
    }
}

pub(crate) const fn faction_id(faction: Faction) -> &'static str {
    match faction {
        Faction::Empire => "empire",
        Faction::Rebels => "rebels",
        Faction::Church => "church",
    }
}

pub(crate) const fn rank_id(rank: Rank) -> &'static str {
    match rank {
        Rank::Commoner => "commoner",
        Rank::Elite => "elite",
        Rank::Noble => "noble",
    }
}

/// A rank where there is no room for its name.
const fn pips(rank: Rank) -> &'static str {
    match rank {
        Rank::Commoner => "•",
        Rank::Elite => "••",
        Rank::Noble => "•••",
    }
}

/// Income with a plus, cost with a true minus.
pub(crate) fn signed(gold: i8) -> String {
    match gold {
        1.. => format!("+{gold}"),
        0 => gold.to_string(),
        _ => format!("−{}", gold.unsigned_abs()),
    }
}
