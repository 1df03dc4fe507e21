//! Cards of Shadow Throne, at the size of a hand and at the size of the battle.

use catalog::shadow_throne::{Card, Character, Faction, Number, Printed, Rank, View};
use maud::{Markup, html};

use crate::{assets::drawings_of, pages::game::Paper};

/// What is needed to draw a card.
#[derive(Clone, Copy)]
pub(super) struct Printer<'p> {
    pub(super) paper: Paper<'p>,
    /// The game, which may change printed values; `None` for the values as printed.
    pub(super) view: Option<&'p View>,
}

/// Draws a glyph from the drawings.
pub(super) fn glyph(id: &str) -> Markup {
    html! { svg.glyph aria-hidden="true" { use href={ (drawings_of("shadow-throne")) "#" (id) }; } }
}

/// Returns the address of a card's page.
pub(super) fn card_path(card: Card) -> String {
    format!("/games/shadow-throne/cards/{}", card.id())
}

impl Printer<'_> {
    fn printed(&self, card: Card) -> Printed {
        self.view.map_or_else(|| *card.printed(), |view| view.printed(card))
    }

    /// Draws a card at the size of a hand.
    pub(super) fn card(&self, card: Card) -> Markup {
        let Printed { faction, rank, ability, .. } = self.printed(card);
        html! {
            article class={ "card " (faction.id()) } {
                div.top { (glyph(card.id())) }
                span.rank { (self.paper.words.name(rank.id())) }
                span.side title=(self.faction(faction)) {
                    (glyph(faction.id())) span.unseen { (self.faction(faction)) }
                }
                p.title { (self.paper.words.name(card.id())) }
                p.rule {
                    @if let Some(number) = ability { span.number { (number.get()) ": " } }
                    (self.rule(card))
                }
                div.figures { (self.figures(card)) }
            }
        }
    }

    /// Draws a character in the battle, with its present values.
    pub(super) fn character(&self, x: &Character) -> Markup {
        let (printed, faction) = (x.card.printed(), x.faction.id());
        let dead = x.dead.then_some("dead");
        let mark = format!("c-{}-{}-{}", x.wave, x.owner.number(), x.card.id());
        html! {
            a class={ "mini " (faction) " " (dead.unwrap_or_default()) } href=(card_path(x.card))
                data-peek data-glance data-move=(mark) {
                span.rank { (self.paper.words.name(printed.rank.id())) }
                span.pips aria-hidden="true" { (pips(printed.rank)) }
                span.name { (self.paper.words.short(x.card.id())) }
                span.art { (glyph(x.card.id())) }
                span.side { (glyph(faction)) span.unseen { (self.faction(x.faction)) } }
                span.sums {
                    @for (fact, number) in [("power", x.power()), ("influence", x.influence())] {
                        span class={ "sum " (fact) } {
                            (glyph(fact)) span.unseen { (self.paper.say(&format!("sign-{fact}"))) " " }
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
        html! {
            span.badges {
                @if x.wave == 0 { span.badge { (self.paper.words.say("table-carried", &[])) } }
                @if x.tokens > 0 && !x.dead { span.badge.more { "+" (x.tokens) } }
                @if x.faction != printed.faction {
                    span.badge.turned { (glyph("church")) " " (self.paper.words.say("table-converted", &[])) }
                }
                @if x.is_hushed() {
                    span.badge.hushed { (glyph("silenced")) " " (self.paper.words.say("table-silenced", &[])) }
                }
                @if x.dead { span.badge.died { (glyph("dead")) " " (self.paper.words.say("table-dead", &[])) } }
            }
        }
    }

    /// Draws a card as a chip with its faction and short name.
    pub(super) fn small(&self, card: Card) -> Markup {
        let faction = card.printed().faction;
        html! {
            a class={ "chip " (faction.id()) } href=(card_path(card)) data-peek data-glance {
                (glyph(faction.id())) span.unseen { (self.faction(faction)) } " "
                (self.paper.words.short(card.id()))
            }
        }
    }

    /// Returns the text of a card for screen readers.
    pub(super) fn spoken(&self, card: Card) -> String {
        let printed = self.printed(card);
        let figure = |fact: &str, number: String| {
            format!("{} {number}", self.paper.say(&format!("sign-{fact}")))
        };
        let consolation = || figure("consolation", printed.consolation.to_string());
        let parts = [
            Some(self.paper.words.name(card.id())),
            Some(self.paper.words.name(printed.rank.id())),
            Some(self.faction(printed.faction)),
            Some(figure("power", printed.power.to_string())),
            Some(figure("influence", printed.influence.to_string())),
            Some(figure("gold", signed(printed.gold))),
            (printed.consolation > 0).then(consolation),
        ];
        let facts: Vec<String> = parts.into_iter().flatten().collect();
        let number = |ability: Number| {
            self.paper.words.say("ability-number", &[("number", ability.get().into())]) + ": "
        };
        let number = printed.ability.map(number).unwrap_or_default();
        format!("{}. {number}{}", facts.join(", "), self.rule(card))
    }

    pub(super) fn rule(&self, card: Card) -> String {
        let rule = self.paper.words.attribute(card.id(), "rule");
        rule.unwrap_or_else(|| self.paper.words.say("no-ability", &[]))
    }

    pub(super) fn faction(&self, faction: Faction) -> String {
        self.paper.words.plain(faction.id())
    }

    fn figures(&self, card: Card) -> Markup {
        let Printed { power, influence, gold, consolation, .. } = self.printed(card);
        html! {
            (self.figure("power", &power.to_string()))
            (self.figure("influence", &influence.to_string()))
            (self.figure("gold", &signed(gold)))
            @if consolation > 0 { (self.figure("consolation", &consolation.to_string())) }
        }
    }

    /// Draws a figure with its sign, which has a name for screen readers.
    fn figure(&self, fact: &str, number: &str) -> Markup {
        let name = self.paper.say(&format!("sign-{fact}"));
        let sign = if fact == "consolation" { "gold" } else { fact };
        html! {
            span class={ "figure " (fact) } title=(name) {
                (glyph(sign)) span.unseen { (name) " " } b { (number) }
            }
        }
    }
}

/// Returns dots that stand for a rank, where there is no room for its name.
const fn pips(rank: Rank) -> &'static str {
    match rank {
        Rank::Commoner => "•",
        Rank::Elite => "••",
        Rank::Noble => "•••",
    }
}

/// Writes income with a plus sign, and cost with a minus sign (U+2212).
pub(super) fn signed(gold: i8) -> String {
    match gold {
        1.. => format!("+{gold}"),
        0 => gold.to_string(),
        _ => format!("−{}", gold.unsigned_abs()),
    }
}
