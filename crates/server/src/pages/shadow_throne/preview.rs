//! Previews: what a choice would do, in words.

use catalog::shadow_throne::{Card, Cards, Phase, Price};
use kernel::Seat;

use super::{board::Board, card::signed};

/// Writes previews of a seat's choices.
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

    /// Returns the kind and text of the price tag on a card: the price, and the gold left after it.
    pub(super) fn tag(&self, card: Card) -> Option<(&'static str, String)> {
        let (board, price) = (self.board, self.price(card)?);
        let gold = signed(price.net);
        let Some(after) = price.paid_from(board.view.gold[self.seat]) else {
            return Some(("dear", board.words().say("tag-poor", &[("gold", gold.into())])));
        };
        let places = [("gold", gold.into()), ("after", after.into())];
        let (kind, key) = if price.hush { ("hush", "tag-hush") } else { ("fair", "tag-price") };
        Some((kind, board.words().say(key, &places)))
    }

    /// Says what the choice does, in one to three sentences.
    pub(super) fn sentence(&self, card: Option<Card>) -> String {
        let board = self.board;
        let Some(card) = card else { return board.say("say-decline") };
        let name = ("card", board.words().said(card.id()).into());
        match board.view.phase {
            Phase::Draft => {
                let rest = ("rest", (self.pool() - 1).into());
                board.words().say("say-draft", &[name, rest, ("left", self.left().into())])
            }
            Phase::Wave | Phase::Extra => self.settlement(card),
            Phase::Keep | Phase::Over => {
                let hand = board.view.hands[self.seat].map_or(1, Cards::len);
                board.words().say("say-keep", &[name, ("rest", (hand - 1).into())])
            }
        }
    }

    /// Says what is paid or collected and why, and how much gold is left.
    fn settlement(&self, card: Card) -> String {
        let (board, gold) = (self.board, self.board.view.gold[self.seat]);
        let Some(price) = self.price(card) else { return String::new() };
        let said = || board.words().said(card.id()).into();
        let amount = ("gold", price.net.unsigned_abs().into());
        let Some(after) = price.paid_from(gold) else {
            let poor = board.words().say(
                "say-poor",
                &[("card", said()), ("cost", price.cost().into()), ("gold", gold.into())],
            );
            return joined([Some(poor), self.hush(&price), Some(board.say("say-lost"))]);
        };
        let key = match price.net {
            0 => "say-free",
            1.. => "say-income",
            _ => "say-cost",
        };
        let first = board.words().say(key, &[("card", said()), amount]);
        let after = board.number("say-after", "gold", after);
        joined([Some(first), self.hush(&price), Some(after)])
    }

    /// Explains why the price includes hush money or not.
    fn hush(&self, price: &Price) -> Option<String> {
        let board = self.board;
        if board.view.phase == Phase::Extra {
            return Some(board.say("say-open"));
        }
        let faction = board.view.previous[self.seat]?;
        let of = board.words().attribute(faction.id(), "of");
        let of = of.unwrap_or_else(|| board.printer().faction(faction));
        let key = if price.hush { "say-hush" } else { "say-no-hush" };
        Some(board.words().say(key, &[("of", of.into())]))
    }

    fn price(&self, card: Card) -> Option<Price> {
        let pays = matches!(self.board.view.phase, Phase::Wave | Phase::Extra);
        pays.then(|| self.board.view.price(self.seat, card))
    }

    /// Returns how many cards there are to choose from in the draft.
    fn pool(&self) -> u8 {
        self.board.view.pools[self.seat].map_or(1, Cards::len)
    }

    fn left(&self) -> String {
        self.board.context.names.of(self.board.view.seats.left_of(self.seat))
    }
}

fn joined(sentences: [Option<String>; 3]) -> String {
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
