//! How a game looks in a terminal.

use std::iter;

use anstyle::Style;
use catalog::{Card, LegalChoice, View};
use kernel::{Outcome, Seat, Seats};
use serde_json::Value;
use text::{GameWords, Names};
use unicode_width::UnicodeWidthStr;

use crate::{ACCENT, HEADING, Line, QUIET, find::numbers, pad, pad_left};

/// A game as one viewer sees it, in lines of text. Every game has one; faces know only this trait.
pub trait Picture {
    /// Explains the game to somebody who has never played it.
    fn primer(&self) -> Vec<Line>;

    /// Shows the table.
    fn table(&self) -> Vec<Line>;

    /// Says what `seat` has to choose.
    fn question(&self, seat: Seat) -> Line;

    /// Shows one of the choices of `seat`.
    fn offer(&self, seat: Seat, choice: &LegalChoice) -> Vec<Line>;

    /// Shows how the game ended.
    fn end(&self) -> Vec<Line>;

    /// Shows what `seat` holds besides its choices.
    fn aside(&self, _seat: Seat) -> Vec<Line> {
        Vec::new()
    }

    /// Shows what `seat` has seen before and may look at again.
    fn seen(&self, _seat: Seat) -> Vec<Line> {
        Vec::new()
    }

    /// Returns the choice that the name of a card stands for now, legal or not, in the written form:
    /// the rules then say why it is refused.
    fn attempt(&self, _card: &str) -> Option<String> {
        None
    }

    /// Returns what is printed on a card, as it counts in this game.
    fn facts(&self, card: &Card) -> Value {
        card.facts.clone()
    }

    /// Shows the question and the choices under it, numbered; nothing if there are none.
    fn choices(&self, seat: Seat, legal: &[LegalChoice]) -> Vec<Line> {
        if legal.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![self.question(seat)];
        for (choice, number) in legal.iter().zip(numbers(legal)) {
            lines.extend(labeled(number, self.offer(seat, choice)));
        }
        lines.extend(self.aside(seat));
        lines
    }
}

/// Returns the picture of a view. Nothing else in a terminal matches on the games.
pub fn picture<'p>(
    view: &'p View,
    words: &'p GameWords,
    names: &'p Names,
) -> Box<dyn Picture + 'p> {
    match view {
        View::ShadowThrone(view) => Box::new(Board { view: view.as_ref(), words, names }),
        View::CastingShadows(view) => Box::new(Board { view: view.as_ref(), words, names }),
        View::Princess(view) => Box::new(Board { view: view.as_ref(), words, names }),
        View::Goofspiel(view) => Box::new(Board { view: view.as_ref(), words, names }),
    }
}

/// A view, with the words and the names to show it in. Each game implements [`Picture`] for its own.
pub(crate) struct Board<'b, V> {
    pub(crate) view: &'b V,
    pub(crate) words: &'b GameWords,
    pub(crate) names: &'b Names,
}

const NAME_WIDTH: usize = 24;
const HEADING_WIDTH: usize = 78;

/// What the pictures of all games have in common.
impl<V> Board<'_, V> {
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// Says something with a number in it, whose place has this name.
    pub(crate) fn number(&self, key: &str, place: &str, number: impl Into<u16>) -> String {
        self.words.say(key, &[(place, number.into().into())])
    }

    /// Returns the name of a seat, marked if it is the reader's.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if self.names.is_reader(seat) {
            format!("{name} ({})", self.say("table-you"))
        } else {
            name
        }
    }

    /// Returns a choice in a sentence.
    pub(crate) fn sentence(&self, choice: &LegalChoice) -> Line {
        Line::plain(self.words.sentence(choice.parts.value(), self.names))
    }

    /// Shows a row for each seat: its name, some figures and what it is doing. The words of `heads`
    /// stand above the figures.
    pub(crate) fn seat_rows<const N: usize>(
        &self,
        seats: Seats,
        heads: [&str; N],
        row: impl Fn(Seat) -> ([String; N], String),
    ) -> Vec<Line> {
        let heads = heads.map(|key| self.say(key));
        let heading = format!("  {}  {}", pad("", NAME_WIDTH), heads.join("  "));
        let seat = |seat: Seat| {
            let (figures, doing) = row(seat);
            let figures = figures.iter().zip(&heads);
            let figures: String =
                figures.map(|(figure, head)| pad_left(figure, head.width() + 2)).collect();
            let name = pad(&self.name(seat), NAME_WIDTH);
            Line::plain(format!("  {name}{figures}   ")).then(QUIET, doing)
        };
        iter::once(Line::styled(QUIET, heading)).chain(seats.map(seat)).collect()
    }

    /// Says whether a seat still owes a choice.
    pub(crate) fn doing(&self, owing: Seats, seat: Seat) -> String {
        self.say(match owing.has(seat) {
            true if self.names.is_reader(seat) => "table-your-move",
            true => "table-choosing",
            false => "table-chosen",
        })
    }

    /// Shows the final standings: the seats in this order, each with its figures.
    pub(crate) fn standings(
        &self,
        seats: Vec<Seat>,
        outcome: Option<Outcome>,
        figures: impl Fn(Seat) -> String,
    ) -> Vec<Line> {
        let row = |seat: Seat| {
            let won = outcome.is_some_and(|outcome| outcome.winners.has(seat));
            let (mark, style) = if won { ("★", ACCENT) } else { (" ", Style::new()) };
            let name = pad(&self.name(seat), NAME_WIDTH);
            Line::styled(style, format!("{mark} {name}{}", figures(seat)))
        };
        let heading = Line::styled(HEADING, self.say("over-standings"));
        iter::once(heading).chain(seats.into_iter().map(row)).collect()
    }
}

/// Puts the number of a choice in front of its first line.
pub(crate) fn labeled(number: u64, offer: Vec<Line>) -> impl Iterator<Item = Line> {
    let label = format!("  {number:>2}  ");
    let labels = iter::once(label.clone()).chain(iter::repeat(" ".repeat(label.len())));
    offer.into_iter().zip(labels).map(|(line, label)| line.after(&label))
}

/// Draws a heading across the screen.
pub(crate) fn heading(text: &str) -> Line {
    let start = format!("── {text} ");
    let rest = "─".repeat(HEADING_WIDTH.saturating_sub(start.width()).max(4));
    Line::styled(HEADING, start + &rest)
}
