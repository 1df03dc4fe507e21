//! Previews: what a choice would do, in a sentence, a sum and coins.

use catalog::shadow_throne::{Card, Cards, Faction, Phase, Price};
use kernel::Seat;
use maud::{Markup, html};
use text::GameWords;

use super::{board::Board, card::signed};

/// The most coins in a row; the number beside them says the rest.
const COINS_MAX: u16 = 12;

/// Draws previews of a seat's choices.
pub(super) struct Preview<'p> {
    pub(super) board: &'p Board<'p>,
    pub(super) seat: Seat,
}

impl Preview<'_> {
    /// Returns the question.
    pub(super) fn question(&self) -> String {
        let board = self.board;
        if board.view.phase == Phase::Draft && self.pool() <= 1 {
            return board.say("ask-draft-last");
        }
        board.in_phase("ask", &[("left", self.left().into())])
    }

    /// Returns the label of the button.
    pub(super) fn verb(&self) -> String {
        self.board.say(match self.board.view.phase {
            Phase::Draft => "do-draft",
            Phase::Wave => "do-play",
            Phase::Extra => "do-extra",
            Phase::Keep | Phase::Over => "do-keep",
        })
    }

    /// Draws what stands below a card: its price now, and the gold after it.
    pub(super) fn tag(&self, card: Card) -> Markup {
        let (draft, have) =
            (self.board.view.phase == Phase::Draft, self.board.view.gold[self.seat]);
        let (Some(price), Some(text)) = (self.price(card), self.tag_text(card)) else {
            return html! {};
        };
        let kind = match price.paid_from(have) {
            None => "dear",
            Some(_) if price.net > 0 => "gain",
            Some(_) => "fair",
        };
        html! {
            span class={ "price " (kind) } { span { (text) } @if draft { (coins(have, price.net)) } }
        }
    }

    fn tag_text(&self, card: Card) -> Option<String> {
        let (board, price) = (self.board, self.price(card)?);
        let have = board.view.gold[self.seat];
        let Some(after) = price.paid_from(have) else {
            let places = [("cost", price.cost().into()), ("gold", have.into())];
            return Some(board.words().say("tag-poor", &places));
        };
        let key = match price.net {
            _ if price.hush => "tag-hush",
            0 => "tag-free",
            1.. => "tag-income",
            _ => "tag-price",
        };
        let places = [("gold", signed(price.net).into()), ("after", after.into())];
        Some(board.words().say(key, &places))
    }

    /// Draws what the choice does; `None` is the choice to add no card.
    pub(super) fn draw(&self, card: Option<Card>) -> Markup {
        let board = self.board;
        let Some(card) = card else {
            return html! { h2 { (board.say("preview-decline")) } p { (board.say("say-decline")) } };
        };
        html! {
            h2 { (title(board.words(), board.view.phase, card)) @if let Some(tag) = self.tag_text(card) { span.brief { " · " (tag) } } }
            @match board.view.phase {
                Phase::Draft => { (self.ledger(card)) p { (self.passing()) } (self.ability(card)) }
                Phase::Wave | Phase::Extra => { (self.ledger(card)) p { (self.standing(card)) } (self.ability(card)) }
                Phase::Keep | Phase::Over => { p { (self.keeping(card)) } }
            }
        }
    }

    /// Draws the rule of a card, for windows in which the cards of the hand have no room for it.
    fn ability(&self, card: Card) -> Markup {
        let rule = self.board.printer().drawing(card).rule;
        html! { @if let Some(rule) = rule { p.ability { (rule) } } }
    }

    /// Draws the sum: price, hush money, and what is left.
    fn ledger(&self, card: Card) -> Markup {
        let (board, have) = (self.board, self.board.view.gold[self.seat]);
        let Some(price) = self.price(card) else { return html! {} };
        let printed = board.view.printed(card).gold;
        let income = printed > 0;
        let key = if income { "sum-income" } else { "sum-price" };
        html! {
            dl.ledger {
                dt { (board.say(key)) } dd { @if income { "+" } (printed.unsigned_abs()) }
                @if price.hush {
                    dt.hush { (board.say("sum-hush")) } dd.hush { @if income { "−" } "1" } dd.hush.why { (self.hush()) }
                }
                dt { (board.say("sum-have")) } dd { (have) }
                @match price.paid_from(have) {
                    Some(after) => { dt.total { (board.say("sum-left")) } dd.total { (coins(have, price.net)) " " (after) } }
                    None => { dt.total.dear { (board.say("sum-missing")) } dd.total.dear { (coins(have, price.net)) " " (u16::from(price.cost()) - have) } }
                }
            }
        }
    }

    /// Says why there is hush money.
    fn hush(&self) -> String {
        let (board, faction) = (self.board, self.board.view.previous[self.seat]);
        let of = faction.map(|it| {
            let of = board.words().attribute(it.id(), "of");
            of.unwrap_or_else(|| board.printer().faction(it))
        });
        board.words().say("sum-hush-why", &[("of", of.unwrap_or_default().into())])
    }

    /// Says where the card's faction would stand, or what happens if the card cannot be paid for.
    fn standing(&self, card: Card) -> String {
        let board = self.board;
        let price = self.price(card);
        if price.is_none_or(|price| price.paid_from(board.view.gold[self.seat]).is_none()) {
            return board.say("say-lost");
        }
        let (faction, after) = (board.view.printed(card).faction, board.power_with(card));
        let others = Faction::ALL.into_iter().filter(|it| *it != faction);
        let most = others.map(|it| board.view.power[it]).max().unwrap_or_default();
        let place = match after.cmp(&most) {
            std::cmp::Ordering::Greater => "ahead",
            std::cmp::Ordering::Equal => "level",
            std::cmp::Ordering::Less => "behind",
        };
        let places = [
            ("faction", board.words().said(faction.id()).into()),
            ("power", after.into()),
            ("place", place.into()),
            ("id", faction.id().into()),
        ];
        board.words().say("say-stands", &places)
    }

    /// Says what happens to the rest of the pool.
    fn passing(&self) -> String {
        let rest = ("rest", (self.pool() - 1).into());
        self.board.words().say("say-draft", &[rest, ("left", self.left().into())])
    }

    fn keeping(&self, card: Card) -> String {
        let (board, hand) = (self.board, self.board.view.hands[self.seat].map_or(1, Cards::len));
        let name = ("card", board.words().said(card.id()).into());
        board.words().finish(&board.words().say("say-keep", &[name, ("rest", (hand - 1).into())]))
    }

    /// Returns the price now; in the draft the printed one, since hush money is not known yet.
    fn price(&self, card: Card) -> Option<Price> {
        match self.board.view.phase {
            Phase::Draft => Some(Price::of(card, None)),
            Phase::Wave | Phase::Extra => Some(self.board.view.price(self.seat, card)),
            Phase::Keep | Phase::Over => None,
        }
    }

    /// Returns how many cards there are to choose from in the draft.
    fn pool(&self) -> u8 {
        self.board.view.pools[self.seat].map_or(1, Cards::len)
    }

    fn left(&self) -> String {
        self.board.context.names.of(self.board.view.seats.left_of(self.seat))
    }
}

/// Returns the heading of a preview.
fn title(words: &GameWords, phase: Phase, card: Card) -> String {
    let id = card.id();
    let name = [("card", words.short(id).into()), ("said", words.said(id).into())];
    words.finish(&words.say(&format!("preview-{}", phase.id()), &name))
}

/// Draws coins: those that stay, are spent, are missing, or come in.
fn coins(have: u16, net: i8) -> Markup {
    let cost = u16::from(net.min(0).unsigned_abs());
    let kinds = [
        ("kept", have.saturating_sub(cost).max(if cost > have { have } else { 0 })),
        ("spent", if cost > have { 0 } else { cost }),
        ("missing", cost.saturating_sub(have)),
        ("new", u16::from(net.max(0).unsigned_abs())),
    ];
    let coins = kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |_| kind));
    html! {
        span.coins aria-hidden="true" {
            @for kind in coins.take(usize::from(COINS_MAX)) { i class=(kind) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use text::{Language, words};

    use super::*;

    #[test]
    fn titles_contract_spanish_articles() {
        let words = words(Language::Spanish).game("shadow-throne").expect("it has words");
        let phases = [Phase::Draft, Phase::Wave, Phase::Extra, Phase::Keep];
        for (card, phase) in Card::ALL.into_iter().flat_map(|card| phases.map(|it| (card, it))) {
            let title = title(words, phase, card);
            assert!(!title.contains(" a el ") && !title.contains(" de el "), "{title}");
        }
        let peasant = title(words, Phase::Keep, Card::PiousPeasant);
        assert_eq!(peasant, "¿Te guardas al Campesino Piadoso?");
    }
}
