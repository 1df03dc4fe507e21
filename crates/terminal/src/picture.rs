//! How a game looks in a terminal.

use catalog::{Card, LegalChoice, View};
use kernel::Seat;
use serde_json::Value;
use text::{GameWords, Names};

use crate::Line;

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

    /// Shows the question and the choices under it, numbered from 1; nothing if there are none.
    fn choices(&self, seat: Seat, legal: &[LegalChoice]) -> Vec<Line> {
        if legal.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![self.question(seat)];
        for (choice, number) in legal.iter().zip(1..) {
            let label = [format!("  {number:>2}  ")].into_iter();
            let labels = label.chain(std::iter::repeat(" ".repeat(6)));
            let offer = self.offer(seat, choice).into_iter().zip(labels);
            lines.extend(offer.map(|(line, label)| line.after(&label)));
        }
        lines.extend(self.aside(seat));
        lines
    }
}

/// Returns the picture of a view: the one place in a terminal that names the games.
pub fn picture<'p>(
    view: &'p View,
    words: &'p GameWords,
    names: &'p Names,
) -> Box<dyn Picture + 'p> {
    match view {
        View::ShadowThrone(view) => Box::new(Board { view: view.as_ref(), words, names }),
        View::Goofspiel(view) => Box::new(Board { view: view.as_ref(), words, names }),
    }
}

/// A view, with the words and the names to show it in. Each game implements [`Picture`] for its own.
pub(crate) struct Board<'b, V> {
    pub(crate) view: &'b V,
    pub(crate) words: &'b GameWords,
    pub(crate) names: &'b Names,
}

impl<V> Board<'_, V> {
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    /// Says something with a number in it, whose place has this name.
    pub(crate) fn number(&self, key: &str, place: &str, number: impl Into<u16>) -> String {
        self.words.say(key, &[(place, number.into().into())])
    }

    /// The name of a seat, marked if it is the reader's.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if self.names.is_reader(seat) {
            format!("{name} ({})", self.say("table-you"))
        } else {
            name
        }
    }

    /// A choice in a sentence.
    pub(crate) fn sentence(&self, choice: &LegalChoice) -> Line {
        Line::plain(self.words.sentence(choice.parts.value(), self.names))
    }
}
