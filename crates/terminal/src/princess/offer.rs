//! The choices, each with what it would do.

use anstyle::Style;
use catalog::{
    LegalChoice,
    princess::{Ask, Card, Kind, Outcome, Side, Symbol},
};
use kernel::Seat;
use unicode_width::UnicodeWidthStr;

use super::{
    Table,
    cards::{TIED, mark, marks, sign},
};
use crate::{ACCENT, Line, QUIET, cut, pad};

const PLAIN: Style = Style::new();
/// The columns of a neighbor's name.
const NAME: usize = 9;
/// What a card does begins below its name.
const INDENT: usize = 6;

/// A choice with its number.
type Numbered<'l> = (&'l LegalChoice, u64);

/// Returns whether two choices lay the same card.
pub(super) fn is_same_card(one: &LegalChoice, other: &LegalChoice) -> bool {
    one.parts.value()["card"] == other.parts.value()["card"]
}

impl Table<'_> {
    /// Explains the signs of the cards, and the numbers beside them.
    pub(super) fn signs(&self) -> Vec<Line> {
        let [attack, strategy, defense] =
            Symbol::ALL.map(|symbol| String::from(sign(symbol)).into());
        let signs = [("attack", attack), ("strategy", strategy), ("defense", defense)];
        let signs = self.words.say("terminal-signs", &signs);
        let sides = self.words.say("terminal-sides", &[("marks", marks().into())]);
        [signs, sides].map(|said| Line::styled(QUIET, said).indented(2)).to_vec()
    }

    /// Returns how wide the longest name of a card is that can be laid.
    pub(super) fn widest(&self, legal: &[LegalChoice]) -> usize {
        let cards = legal.iter().filter_map(|choice| self.card_of(choice));
        cards.map(|card| self.signed(card).width()).max().unwrap_or_default()
    }

    /// Shows a card that can be laid: a number for each direction, with how it does against the
    /// hand of the neighbor there, and what it does.
    pub(super) fn plays(&self, seat: Seat, ways: &[Numbered<'_>], width: usize) -> Vec<Line> {
        let card = ways.first().and_then(|(choice, _)| self.card_of(choice));
        let Some(card) = card else { return Vec::new() };
        let is_duel = ways.len() == 1;
        let start = Line::blank().then(ACCENT, pad(&self.signed(card), width));
        let way = |line: Line, (choice, number): &Numbered<'_>| {
            let side = match choice.parts.value()["side"].as_str() {
                Some("right") => Side::Right,
                _ => Side::Left,
            };
            let sign = if side == Side::Left { '◄' } else { '►' };
            let Some(target) = self.view.neighbor(seat, side) else { return line };
            let line = line.then(PLAIN, "  ");
            let line = if is_duel {
                line
            } else {
                let name = cut(&self.names.of(target), NAME);
                line.then(PLAIN, format!("{number:>2} {sign} {name} "))
            };
            self.odds(line, (seat, target), card)
        };
        let first = ways.iter().fold(start, way);
        let first = match ways {
            [(_, number)] => first.after(&format!("  {number:>2}  ")),
            _ => first.indented(INDENT),
        };
        vec![first, self.effect(card).indented(INDENT)]
    }

    /// Counts the cards of a neighbor against which a card would have each outcome.
    fn odds(&self, line: Line, (seat, target): (Seat, Seat), card: Card) -> Line {
        let view = self.view;
        let (sign, style) = mark(Outcome::Success);
        if view.lays_nothing(target) {
            return line.then(style, format!("{sign} {}", self.say("terminal-sure")));
        }
        let hand = view.players[target].hand.unwrap_or_default();
        let outcomes: Vec<Outcome> = hand
            .filter_map(|other| view.outcome_against(seat, card, view.cards.facts(other).symbol))
            .collect();
        Outcome::ALL.into_iter().enumerate().fold(line, |line, (place, outcome)| {
            let (sign, style) = mark(outcome);
            let count = outcomes.iter().filter(|it| **it == outcome).count();
            let gap = if place > 0 { " " } else { "" };
            line.then(style, format!("{gap}{sign}{count}"))
        })
    }

    /// Shows a choice, with what it does.
    pub(super) fn offered(&self, seat: Seat, choice: &LegalChoice) -> Vec<Line> {
        let parts = choice.parts.value();
        let quiet = |text: String| Line::styled(QUIET, text);
        let card = self.card_of(choice);
        match (parts["choice"].as_str().unwrap_or_default(), card) {
            ("no", _) => self.declined(),
            ("stay", _) => vec![self.sentence(choice), quiet(self.say("say-stay"))],
            ("reincarnate", _) => {
                let hearts = self.view.players[seat].hearts_max;
                let said = self.number("say-reincarnate", "hearts", hearts);
                vec![self.sentence(choice), quiet(said)]
            }
            ("keep-old", _) => self.kept(choice, self.view.players[seat].attribute),
            ("keep-new", _) => self.kept(choice, self.view.new_attribute()),
            ("loot-gold", _) => {
                let gold = match self.view.ask {
                    Some(Ask::Loot { victim, .. }) => self.view.players[victim].gold,
                    _ => 0,
                };
                let said = self.number("say-loot-gold", "gold", gold);
                vec![self.sentence(choice).then(QUIET, format!(" · {said}"))]
            }
            ("pay", _) => {
                let line = self.sentence(choice);
                vec![line.then(QUIET, format!(": {}", self.branch(false).unwrap_or_default()))]
            }
            ("either-first", _) => self.branched(choice, false),
            ("either-second", _) => self.branched(choice, true),
            ("choose", _) => self.player(choice),
            ("first", Some(card)) => self.first(card),
            ("buy", Some(card)) => self.bought(seat, card),
            (_, Some(card)) => {
                let name = Line::styled(ACCENT, self.with_kind(card));
                vec![name, self.effect(card)]
            }
            (_, None) => vec![self.sentence(choice)],
        }
    }

    /// Returns the card that a choice names.
    fn card_of(&self, choice: &LegalChoice) -> Option<Card> {
        choice.parts.value()["card"].as_str().and_then(|id| self.view.cards.find(id))
    }

    /// Shows what it means to say no.
    fn declined(&self) -> Vec<Line> {
        let (key, note) = match self.view.ask {
            Some(Ask::Ghosts) => ("do-no-ghosts", "say-no-ghosts"),
            Some(Ask::Buy { .. }) if self.view.deck_size == 0 => ("do-no", "say-no-buy-empty"),
            Some(Ask::Buy { .. }) => ("do-no-buy", "say-no-buy"),
            Some(Ask::Loot { .. }) => ("do-no-loot", "say-no-loot"),
            _ => ("do-no-pay", "say-no-pay"),
        };
        vec![Line::plain(self.say(key)).then(QUIET, format!(" · {}", self.say(note)))]
    }

    fn kept(&self, choice: &LegalChoice, card: Option<Card>) -> Vec<Line> {
        let said = self.sentence(choice);
        let Some(card) = card else { return vec![said] };
        vec![said.then(ACCENT, format!(": {}", self.card(card))), self.effect(card)]
    }

    fn branched(&self, choice: &LegalChoice, is_second: bool) -> Vec<Line> {
        let branch = self.branch(is_second).map(Line::plain);
        vec![branch.unwrap_or_else(|| self.sentence(choice))]
    }

    /// Shows a player who can be chosen.
    fn player(&self, choice: &LegalChoice) -> Vec<Line> {
        let view = self.view;
        let id = choice.parts.value()["character"].as_str().unwrap_or_default();
        let character = view.cards.find_character(id);
        let seat = character.and_then(|character| {
            view.seats.seats().find(|seat| view.players[*seat].character == character)
        });
        let Some(seat) = seat else { return vec![self.sentence(choice)] };
        let gold = self.number("table-gold-of", "gold", view.players[seat].gold);
        let notes = format!(" · {} · {gold}", self.hearts_of(seat));
        let name = format!("{}, {}", self.names.of(seat), self.character(seat));
        vec![Line::plain(name).then(QUIET, notes)]
    }

    /// Shows a card that can go next: whose it is, its outcome, and what it will do.
    fn first(&self, card: Card) -> Vec<Line> {
        let view = self.view;
        let owner = view.seats.seats().find(|seat| view.players[*seat].anchor == Some(card));
        let Some(owner) = owner else { return vec![Line::plain(self.card(card))] };
        let player = &view.players[owner];
        let target = player.target.map(|target| {
            if self.names.is_reader(target) {
                self.say("terminal-at-you")
            } else {
                self.words.say("terminal-at", &[("name", self.names.of(target).into())])
            }
        });
        let key = if self.names.is_reader(owner) { "terminal-of-you" } else { "terminal-of" };
        let places = [("name", self.names.of(owner).into()), ("card", self.card(card).into())];
        let whose = self.words.say(key, &places);
        let whose = Line::styled(ACCENT, self.words.finish(&whose));
        let Some(outcome) = player.outcome else { return vec![whose] };
        let notes = target.into_iter().chain([self.say(outcome.id())]);
        let notes = notes.collect::<Vec<_>>().join(" · ");
        let (sign, style) = mark(outcome);
        let text = Line::styled(style, format!("{sign}{TIED}"));
        let text = text.then(QUIET, self.outcome_text(card, outcome));
        vec![whose.then(QUIET, format!(" · {notes}")), text]
    }

    /// Shows a card of the Shop, with what is left after paying and what becomes of it.
    fn bought(&self, seat: Seat, card: Card) -> Vec<Line> {
        let player = &self.view.players[seat];
        let left = player.gold.saturating_sub(player.price);
        let places = [("price", player.price.into()), ("left", left.into())];
        let price = self.words.say("say-buy", &places);
        let kind = self.view.cards.facts(card).kind;
        let then = match kind {
            Kind::Hand => String::new(),
            _ => format!(" {}", self.say(&format!("say-buy-{}", kind.id()))),
        };
        let name = Line::styled(ACCENT, self.with_kind(card));
        let name = name.then(QUIET, format!(" · {price}{then}"));
        vec![name, self.effect(card)]
    }
}
