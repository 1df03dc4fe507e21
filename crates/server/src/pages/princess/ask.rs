//! All other questions: each answer is a card or a sentence, with a preview of what it leads to.

use catalog::{
    LegalChoice,
    princess::{Ask, Card, Kind, LineForm, Running, When, steps_in_words},
};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::board::Board;

impl Board<'_> {
    pub(super) fn ask(&self, seat: Seat, legal: &[LegalChoice]) -> Markup {
        match self.view.ask {
            Some(Ask::Action) => self.ask_action(seat, legal),
            _ => self.ask_else(seat, legal),
        }
    }

    fn ask_else(&self, seat: Seat, legal: &[LegalChoice]) -> Markup {
        let ask = self.ask_sentence(seat);
        let kind = self.view.ask.map_or("", ask_id);
        html! {
            div.hand data-phase=(kind) {
                fieldset {
                    legend.unseen { (ask) }
                    div.cards {
                        @for (choice, number) in legal.iter().zip(1..) {
                            label.choice data-choice=(number) {
                                input type="radio" name="choice" value=(choice.text) required
                                    data-on=(self.tap_of(choice)) aria-label=(self.title(choice)) aria-describedby={ "say-" (number) };
                                span.face aria-hidden="true" { (self.face(seat, choice)) @if number < 10 { kbd.digit { (number) } } }
                            }
                        }
                    }
                }
            }
            section.prompt.panel {
                div.preview.none { h2 { (ask) } (self.cause()) }
                @for (choice, number) in legal.iter().zip(1..) {
                    div.preview data-for=(number) id={ "say-" (number) } data-verb=(self.verb(choice)) {
                        p.label { (ask) }
                        h2 { (self.title(choice)) }
                        (self.leads_to(seat, choice))
                    }
                }
                (self.context.aid())
                (self.button("page-do"))
            }
        }
    }

    /// Returns the question in a sentence.
    pub(super) fn ask_sentence(&self, seat: Seat) -> String {
        let Some(ask) = self.view.ask else { return String::new() };
        let seen = &self.view.players[seat];
        let name = |seat: Seat| ("name", self.context.names.of(seat).into());
        let card =
            ("card", self.running().map(|it| self.card_name(it.card)).unwrap_or_default().into());
        let key = format!("ask-{}", ask_id(ask));
        match ask {
            Ask::Action => match self.view.living().count() {
                2 => {
                    let other = self.view.living().find(|it| *it != seat).unwrap_or(seat);
                    self.with("ask-action-two", &[name(other)])
                }
                _ => self.say(&key),
            },
            Ask::Buy { .. } => self.with(&key, &[("price", seen.price.into())]),
            Ask::Loot { victim, .. } => self.with(&key, &[name(victim)]),
            Ask::Pay { .. } => self.with(&key, &[card, ("gold", self.toll().into())]),
            Ask::Either { .. } | Ask::Player { .. } => self.with(&key, &[card]),
            Ask::Take { from, .. } => self.with(&key, &[name(from)]),
            Ask::Pass { to, .. } => self.with(&key, &[name(to)]),
            Ask::Limit { gold } => {
                let key = if gold > 0 { "ask-limit-gold" } else { "ask-limit" };
                let count = seen.hand_size.saturating_sub(seen.limit);
                self.with(key, &[("count", count.into()), ("limit", seen.limit.into())])
            }
            _ => self.say(&key),
        }
    }

    /// Returns the text that asks, if a text does.
    fn running(&self) -> Option<Running> {
        self.view.running().last()
    }

    /// Returns what the line that asks would cost.
    fn toll(&self) -> u8 {
        match self.view.running_line().map(|line| line.form) {
            Some(LineForm::Pay(gold)) => gold,
            _ => 0,
        }
    }

    /// Draws the card whose text asks.
    fn cause(&self) -> Markup {
        html! {
            @if let Some(running) = self.running() {
                p.cause { (self.printer().chip(running.card)) }
            }
            p { (self.say("page-pick")) }
        }
    }

    fn face(&self, seat: Seat, choice: &LegalChoice) -> Markup {
        let parts = choice.parts.value();
        if let Some(card) = self.named(parts).or_else(|| self.kept(seat, parts)) {
            return self.printer().card(card).small();
        }
        let character = parts["character"].as_str();
        if let Some(character) = character.and_then(|id| self.view.cards.find_character(id)) {
            return html! {
                span.plain.face { span.bust { (self.printer().portrait(character, false)) } (self.title(choice)) }
            };
        }
        let stack = parts["cards"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let stack: Vec<Card> = stack.filter_map(|id| self.view.cards.find(id)).collect();
        html! {
            span.plain.face {
                @if stack.is_empty() { (self.title(choice)) } @else {
                    ol.stack { @for card in stack { li { (self.printer().thumb(card)) (self.card_name(card)) } } }
                }
            }
        }
    }

    /// Returns the card that a choice names.
    fn named(&self, parts: &Value) -> Option<Card> {
        self.view.cards.find(parts["card"].as_str()?)
    }

    /// Returns the attribute that a choice keeps.
    fn kept(&self, seat: Seat, parts: &Value) -> Option<Card> {
        match parts["choice"].as_str()? {
            "keep-old" => self.view.players[seat].attribute,
            "keep-new" => self.view.new_attribute(),
            _ => None,
        }
    }

    /// Returns what can be tapped on the board instead of the choice.
    fn tap_of(&self, choice: &LegalChoice) -> String {
        let character = choice.parts.value()["character"].as_str();
        let seat = character.and_then(|id| self.view.cards.find_character(id)).and_then(|it| {
            self.view.seats.seats().find(|seat| self.view.players[*seat].character == it)
        });
        seat.map(|seat| format!("seat-{}", seat.number())).unwrap_or_default()
    }

    fn title(&self, choice: &LegalChoice) -> String {
        let parts = choice.parts.value();
        match (parts["choice"].as_str().unwrap_or_default(), self.view.running_line()) {
            ("no", _) => self.say(&self.no_key("do-no")),
            ("either-first", Some(line)) => steps_in_words(&line.steps, self.printer().language()),
            ("either-second", Some(line)) => {
                steps_in_words(&line.others, self.printer().language())
            }
            ("choose", _) => {
                let seat = self.tap_of(choice);
                let seat =
                    self.view.seats.seats().find(|it| format!("seat-{}", it.number()) == seat);
                seat.map(|seat| self.context.names.of(seat)).unwrap_or_default()
            }
            _ => self.words().sentence(parts, self.context.names),
        }
    }

    /// Returns the key of a message about the answer no: `do-no-buy`.
    fn no_key(&self, start: &str) -> String {
        match self.view.ask {
            Some(ask @ (Ask::Ghosts | Ask::Buy { .. } | Ask::Loot { .. } | Ask::Pay { .. })) => {
                format!("{start}-{}", ask_id(ask))
            }
            _ => start.to_owned(),
        }
    }

    /// Returns what the button says.
    fn verb(&self, choice: &LegalChoice) -> String {
        match choice.parts.value()["choice"].as_str().unwrap_or_default() {
            "no" => self.say(&self.no_key("do-no")),
            kind => self.say(&format!("do-{kind}")),
        }
    }

    /// Draws what a choice leads to.
    fn leads_to(&self, seat: Seat, choice: &LegalChoice) -> Markup {
        let (parts, seen) = (choice.parts.value(), &self.view.players[seat]);
        let card = self.named(parts).or_else(|| self.kept(seat, parts));
        let kind = parts["choice"].as_str().unwrap_or_default();
        let loses = |card: Option<Card>| {
            ("card", card.map(|it| self.card_name(it)).unwrap_or_default().into())
        };
        let says = match kind {
            "no" => match self.view.ask {
                Some(Ask::Buy { .. }) if self.view.deck_size == 0 => {
                    Some(self.say("say-no-buy-empty"))
                }
                Some(_) => {
                    Some(self.no_key("say-no")).filter(|it| it != "say-no").map(|it| self.say(&it))
                }
                None => None,
            },
            "stay" | "haunt" | "first" => Some(self.say(&format!("say-{kind}"))),
            "reincarnate" => {
                Some(self.with("say-reincarnate", &[("hearts", seen.hearts_max.into())]))
            }
            "buy" => Some(self.purchase(seat, card)),
            "keep-old" => Some(self.with("say-keep-old", &[loses(self.view.new_attribute())])),
            "keep-new" => Some(self.with("say-keep-new", &[loses(seen.attribute)])),
            "loot-gold" => match self.view.ask {
                Some(Ask::Loot { victim, .. }) => Some(
                    self.with("say-loot-gold", &[("gold", self.view.players[victim].gold.into())]),
                ),
                _ => None,
            },
            "pay" => self.view.running_line().map(|line| {
                let what = steps_in_words(&line.steps, self.printer().language());
                self.with("say-pay", &[("gold", seen.gold.into()), ("what", what.into())])
            }),
            "discard" if self.view.ask == Some(Ask::Limit { gold: 1 }) => {
                Some(self.say("say-discard-gold"))
            }
            _ => None,
        };
        html! {
            @if let Some(says) = says { p { (says) } }
            @if let Some(fixed) = card.filter(|_| kind == "first").and_then(|card| self.fixed_text(card)) { (fixed) }
            @else if let Some(card) = card { p.rule-of { (self.printer().rule(card)) } }
        }
    }

    /// Draws what a laid card is going to do: whose it is, whom it meets, and the text of its
    /// outcome, which is fixed [PR-5.7].
    fn fixed_text(&self, card: Card) -> Option<Markup> {
        let mut seats = self.view.seats.seats();
        let owner = seats.find(|seat| self.view.players[*seat].anchor == Some(card))?;
        let (target, outcome) =
            (self.view.players[owner].target, self.view.players[owner].outcome?);
        let mut texts = self.view.cards.texts(card, self.printer().language()).into_iter();
        let text = texts.find(|(when, _)| *when == Some(When::Outcome(outcome)));
        Some(html! {
            p { b { (self.called(owner)) } @if let Some(target) = target { " › " (self.called(target)) } }
            dl.fates {
                div { dt { (self.printer().outcome(outcome)) } dd { (text.map(|(_, text)| text).unwrap_or_default()) } }
            }
        })
    }

    /// Says what a purchase costs and what becomes of the card.
    fn purchase(&self, seat: Seat, card: Option<Card>) -> String {
        let seen = &self.view.players[seat];
        let left = seen.gold.saturating_sub(seen.price);
        let pays = self.with("say-buy", &[("price", seen.price.into()), ("left", left.into())]);
        let kind = card.map_or(Kind::Hand, |card| self.view.cards.facts(card).kind);
        format!("{pays} {}", self.say(&format!("say-buy-{}", kind.id())))
    }
}

/// Returns the id of a question, as messages use it.
pub(super) const fn ask_id(ask: Ask) -> &'static str {
    match ask {
        Ask::Ghosts => "ghosts",
        Ask::Action => "action",
        Ask::Order { .. } => "order",
        Ask::Buy { .. } => "buy",
        Ask::Attribute { .. } => "attribute",
        Ask::Loot { .. } => "loot",
        Ask::Pay { .. } => "pay",
        Ask::Either { .. } => "either",
        Ask::Player { .. } => "player",
        Ask::Take { .. } => "take",
        Ask::Pass { .. } => "pass",
        Ask::Discard { .. } => "discard",
        Ask::Salvage { .. } => "salvage",
        Ask::Shop { .. } => "shop",
        Ask::Scry { .. } => "scry",
        Ask::Limit { .. } => "limit",
        Ask::Reincarnate => "reincarnate",
    }
}
