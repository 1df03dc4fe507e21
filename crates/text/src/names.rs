//! The names of the players, as one reader sees them.

use std::sync::Arc;

use icu_properties::{CodePointMapData, props::BidiClass};
use kernel::{Glossary, Seat};

/// Begins a part of a text that has its own direction.
const ISOLATE: char = '\u{2068}';

/// The names at a table: of the players, with which of them is the reader, and of cards that the
/// table has brought along.
#[derive(Clone, Debug)]
pub struct Names {
    players: Vec<String>,
    reader: Option<Seat>,
    glossary: Option<Arc<dyn Glossary>>,
}

impl Names {
    /// Takes the names in seat order; a reader who has a seat is addressed as *you*.
    pub fn new<S: Into<String>>(names: impl IntoIterator<Item = S>, reader: Option<Seat>) -> Self {
        let players = names.into_iter().map(Into::into).map(isolated).collect();
        Self { players, reader, glossary: None }
    }

    /// Adds the words of the contents that the game is played with, if they bring their own.
    #[must_use]
    pub fn with_glossary(self, glossary: Option<Arc<dyn Glossary>>) -> Self {
        Self { glossary, ..self }
    }

    /// Returns the words of the contents, if there are any.
    pub(crate) fn glossary(&self) -> Option<&dyn Glossary> {
        self.glossary.as_deref()
    }

    /// Returns the name of a seat; its letter if it has none.
    pub fn of(&self, seat: Seat) -> String {
        let name = self.players.get(usize::from(seat.number()));
        name.cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Returns whether the reader sits there.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }
}

/// Isolates text that is written from right to left, so that it does not turn the words around it.
pub(crate) fn isolated(text: String) -> String {
    let class = CodePointMapData::<BidiClass>::new();
    let turns = |sign| matches!(class.get(sign), BidiClass::RightToLeft | BidiClass::ArabicLetter);
    let is_isolated = text.contains(ISOLATE);
    if !is_isolated && text.chars().any(turns) { format!("{ISOLATE}{text}\u{2069}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, words};

    #[test]
    fn a_name_from_right_to_left_is_isolated() {
        let names = Names::new(["Alba", "דנה", "سلمى 2"], None);
        let seats = [0, 1, 2].map(|number| names.of(Seat::new(number).expect("a seat")));
        assert_eq!(seats, ["Alba", "\u{2068}דנה\u{2069}", "\u{2068}سلمى 2\u{2069}"]);
        let says = |name: &str| {
            let places = [("name", name.into()), ("game", "Goofspiel".into())];
            words(Language::English).say("lobby-invited", &places)
        };
        assert_eq!(says("דנה"), "\u{2068}דנה\u{2069} invites you to play Goofspiel");
        assert_eq!(says(&seats[1]), says("דנה"), "once is enough");
        assert_eq!(says("Íñigo"), "Íñigo invites you to play Goofspiel");
    }
}
