//! Cards of Shadow Throne: in full, and as characters in the battle.

use catalog::shadow_throne::{Card, Character, Faction, Number, Pay, Printed, Rank, View};
use maud::{Markup, html};

use crate::pages::{drawing::CardDrawing, game::Paper};

/// What is needed to draw a card.
#[derive(Clone, Copy)]
pub(super) struct Printer<'p> {
    pub(super) paper: Paper<'p>,
    /// The game, which may change printed values; `None` for the values as printed.
    pub(super) view: Option<&'p View>,
}

impl<'p> Printer<'p> {
    fn printed(&self, card: Card) -> Printed {
        self.view.map_or_else(|| *card.printed(), |view| view.printed(card))
    }

    /// Returns what is printed on a card.
    pub(super) fn drawing(&self, card: Card) -> CardDrawing<'p> {
        let Printed { faction, rank, ability, .. } = self.printed(card);
        let (paper, id) = (self.paper, card.id());
        let rule = paper.words.attribute(id, "rule").map(|rule| {
            html! { @if let Some(number) = ability { (star(number)) " " } (paper.rule(&rule)) }
        });
        CardDrawing {
            tint: faction.id(),
            corner: html! { (roman(rank)) },
            kind: html! { span { (self.faction(faction)) } (paper.sign(faction.id())) },
            picture: paper.picture(id),
            name: paper.words.short(id),
            flavor: paper.words.attribute(id, "flavor").filter(|_| rule.is_none()),
            rule,
            figures: self.figures(card),
        }
    }

    /// Draws a character in the battle, with its present values and what it pays, if that is told.
    pub(super) fn character(&self, x: &Character, owner: &str, pay: Option<Pay>) -> Markup {
        let (paper, faction, dead) = (self.paper, x.faction.id(), x.dead.then_some("dead"));
        let mark = format!("c-{}-{}-{}", x.wave, x.owner.number(), x.card.id());
        let was = x.card.printed();
        let (power, influence) = (x.power(), x.influence());
        let struck = |was: u8, is: u16| x.dead && u16::from(was) != is;
        html! {
            a class={ "mini " (faction) " " (dead.unwrap_or_default()) }
                href=(paper.card_path(x.card.id())) data-peek data-glance data-move=(mark) {
                span.unseen { (self.spoken_character(x, owner)) }
                span.thumb { (paper.picture(x.card.id())) span.side { (paper.sign(faction)) } }
                span.about aria-hidden="true" {
                    span.name { (paper.words.short(x.card.id())) }
                    span.marks { @for (kind, text) in self.marks(x) {
                        span class={ "mark " (kind) } { (paper.sign(kind)) (text) }
                    } }
                    span.sums {
                        span.sum.power { (paper.sign("power")) @if struck(was.power, power) { s { (was.power) } } b { (power) } }
                        span.sum.influence { (paper.sign("influence")) @if struck(was.influence, influence) { s { (was.influence) } } b { (influence) } }
                    }
                }
                b.count aria-hidden="true" { (power) }
                @if let Some(pay) = pay { (self.pay(x, pay)) }
            }
        }
    }

    /// Draws what a character pays at the end of a battle; if it is nothing, why.
    fn pay(&self, x: &Character, pay: Pay) -> Markup {
        let half = x.dead && x.card.printed().influence > 0;
        html! {
            @match pay {
                Pay::Influence(0) => { span.pay.none { span.why { (self.paper.say(if half { "pay-half" } else { "pay-nothing" })) " " } "0" } }
                Pay::Influence(paid) => { span.pay { "+" (paid) " " (self.paper.sign("influence")) } }
                Pay::Consolation(0) => {}
                Pay::Consolation(gold) => { span.pay.gold { "+" (gold) " " (self.paper.sign("gold")) } }
            }
        }
    }

    /// Returns the marks of a character: the sign of each, and its word.
    fn marks(&self, x: &Character) -> Vec<(&'static str, String)> {
        let say = |key: &str| self.paper.say(key);
        let turned = x.faction != x.card.printed().faction;
        let marks = [
            (x.wave == 0).then(|| ("cards", say("table-carried"))),
            turned.then(|| ("converted", self.faction(x.faction))),
            x.dead.then(|| ("dead", say("table-dead"))),
            (x.tokens > 0 && !x.dead).then(|| ("emboldened", format!("+{}", x.tokens))),
            x.is_hushed().then(|| ("silenced", say("table-silenced"))),
        ];
        marks.into_iter().flatten().collect()
    }

    fn spoken_character(&self, x: &Character, owner: &str) -> String {
        let words = self.paper.words;
        let figure = |fact, number: u16| format!("{} {number}", self.paper.say(fact));
        let marks = self.marks(x).into_iter().map(|(_, word)| word);
        let wave = (x.wave > 0).then(|| self.paper.number("table-wave-of", "wave", x.wave));
        let parts = [words.short(x.card.id()), owner.to_owned()].into_iter().chain(wave);
        let parts = parts.chain([self.faction(x.faction)]).chain(marks);
        let figures = [figure("sign-power", x.power()), figure("sign-influence", x.influence())];
        parts.chain(figures).collect::<Vec<_>>().join(", ")
    }

    /// Draws a card as a chip with its picture, short name and figures.
    pub(super) fn chip(&self, card: Card) -> Markup {
        let (paper, printed) = (self.paper, self.printed(card));
        html! {
            a class={ "chip " (printed.faction.id()) } href=(paper.card_path(card.id())) data-peek data-glance {
                span.thumb { (paper.picture(card.id())) span.side { (paper.sign(printed.faction.id())) } }
                span.about {
                    span.name { (paper.words.short(card.id())) }
                    span.unseen { " " (self.faction(printed.faction)) " " }
                    span.sums {
                        @for (fact, number) in [("power", printed.power), ("influence", printed.influence)] {
                            span class={ "sum " (fact) } {
                                (paper.sign(fact)) span.unseen { (paper.say(&format!("sign-{fact}"))) " " } b { (number) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Draws two cards as they lie on the table, each with a mark.
    pub(super) fn sample(&self) -> Markup {
        let paper = self.paper;
        let marked = [
            (Card::BentheonKnights, "converted", self.faction(Faction::Church)),
            (Card::Sythera, "emboldened", "+1".into()),
        ];
        html! {
            @for (card, kind, says) in marked {
                span.mini.(self.printed(card).faction.id()) {
                    span.thumb { (paper.picture(card.id())) }
                    span.about {
                        span.name { (paper.words.short(card.id())) }
                        span.marks { span.mark.(kind) { (paper.sign(kind)) (says) } }
                    }
                }
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
        let rule = self.paper.words.attribute(card.id(), "rule");
        let rule = rule.unwrap_or_else(|| self.paper.say("no-ability"));
        format!("{}. {number}{rule}", facts.join(", "))
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
        html! {
            span class={ "figure " (fact) } title=(name) {
                (self.paper.sign(fact)) span.unseen { (name) " " } b { (number) }
            }
        }
    }
}

/// Draws the number of an ability, which says when it happens.
fn star(number: Number) -> Markup {
    html! { span.star { (number.get()) } }
}

/// Returns the numeral for a rank, as printed in the corner of a card.
const fn roman(rank: Rank) -> &'static str {
    match rank {
        Rank::Commoner => "I",
        Rank::Elite => "II",
        Rank::Noble => "III",
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
