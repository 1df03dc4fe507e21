//! Cards in words: their names with their signs, and what they do.

use anstyle::{AnsiColor, Style};
use catalog::princess::{Card, Kind, Outcome, Symbol, When, steps_in_words};
use kernel::Seat;

use super::Table;
use crate::{Line, QUIET};

const SUCCESS: Style = AnsiColor::Green.on_default();
const TIE: Style = Style::new();
const FUMBLE: Style = AnsiColor::Red.on_default();

/// The signs of Attack, Strategy and Defense: two fingers, an open hand, a fist.
const SIGNS: [char; Symbol::ALL.len()] = ['V', '▤', '■'];
/// What a text says that does nothing.
const NOTHING: &str = "—";
/// A blank at which no line is broken: between a sign and what it belongs to.
pub(super) const TIED: char = '\u{a0}';
/// The marks of Success, Tie and Fumble.
const MARKS: [char; Outcome::ALL.len()] = ['+', '=', '−'];

/// Returns the mark of an outcome, and its style.
pub(super) const fn mark(outcome: Outcome) -> (char, Style) {
    let style = match outcome {
        Outcome::Success => SUCCESS,
        Outcome::Tie => TIE,
        Outcome::Fumble => FUMBLE,
    };
    (MARKS[outcome.index()], style)
}

/// Lists the marks of all outcomes.
pub(super) fn marks() -> String {
    MARKS.map(String::from).join(" ")
}

/// Returns the sign of a symbol.
pub(super) const fn sign(symbol: Symbol) -> char {
    SIGNS[symbol.index()]
}

impl Table<'_> {
    fn language(&self) -> &'static str {
        self.words.language().id()
    }

    /// Returns the name of a card.
    pub(super) fn card(&self, card: Card) -> String {
        self.view.cards.facts(card).name.get(self.language()).to_owned()
    }

    /// Returns the name of a hand card with its sign; of another card alone.
    pub(super) fn signed(&self, card: Card) -> String {
        let symbol = self.view.cards.facts(card).symbol;
        symbol.map_or_else(
            || self.card(card),
            |symbol| format!("{}{TIED}{}", sign(symbol), self.card(card)),
        )
    }

    /// Returns the name of a card with its sign or its kind.
    pub(super) fn with_kind(&self, card: Card) -> String {
        let kind = self.view.cards.facts(card).kind;
        match kind {
            Kind::Hand => self.signed(card),
            _ => format!("{} ({})", self.card(card), self.say(kind.id())),
        }
    }

    /// Returns what a card does, in one paragraph.
    pub(super) fn rule(&self, card: Card) -> String {
        self.view.cards.text(card, self.language())
    }

    /// Shows what a card does: for a hand card, its three texts with their marks.
    pub(super) fn effect(&self, card: Card) -> Line {
        if self.view.cards.facts(card).kind != Kind::Hand {
            return Line::styled(QUIET, self.rule(card));
        }
        let texts = self.view.cards.texts(card, self.language());
        let mut line = Line::blank();
        for (when, text) in texts {
            let Some(When::Outcome(outcome)) = when else { continue };
            let (mark, style) = mark(outcome);
            let gap = if line.width() > 0 { "  " } else { "" };
            let text = if text == NOTHING { self.say("nothing") } else { text };
            line = line.then(style, format!("{gap}{mark}{TIED}")).then(QUIET, text);
        }
        line
    }

    /// Returns the text that a card has for an outcome.
    pub(super) fn outcome_text(&self, card: Card, outcome: Outcome) -> String {
        let texts = self.view.cards.texts(card, self.language());
        let text = texts.into_iter().find(|(when, _)| *when == Some(When::Outcome(outcome)));
        text.map(|(_, text)| text).unwrap_or_default()
    }

    /// Returns the branch of a choice, or what is paid for, in words.
    pub(super) fn branch(&self, is_second: bool) -> Option<String> {
        let line = self.view.running_line()?;
        let steps = if is_second { &line.others } else { &line.steps };
        Some(steps_in_words(steps, self.language()))
    }

    /// Returns the name of a player's character.
    pub(super) fn character(&self, seat: Seat) -> String {
        let character = self.view.players[seat].character;
        self.view.cards.character(character).name.get(self.language()).to_owned()
    }
}
