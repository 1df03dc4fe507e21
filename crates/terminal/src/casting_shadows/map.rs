//! The map: seven hexes drawn with slashes, and what is on them.

use std::iter;

use anstyle::Style;
use catalog::casting_shadows::Hex;
use kernel::Seat;
use unicode_width::UnicodeWidthStr;

use super::{PLAIN, Table, cut};
use crate::{ACCENT, HEADING, Line, QUIET};

/// How many columns the map takes.
pub(super) const WIDTH: usize = 38;
const HEIGHT: usize = 13;
/// The room in the first and last row of a hex, and in those between.
const NARROW: usize = 10;
const WIDE: usize = 12;

/// Where the center and the slots 0 to 5 are: the column and the row of the upper left corner.
const CENTER: (usize, usize) = (12, 4);
const SLOTS: [(usize, usize); 6] = [(12, 0), (24, 2), (24, 6), (12, 8), (0, 6), (0, 2)];

/// A text with its style.
type Part = (Style, String);

impl Table<'_> {
    /// Draws the map; a slot without a hex stays empty.
    pub(super) fn map(&self) -> Vec<Line> {
        let slots = self.view.board.slots().into_iter().zip(SLOTS);
        let around = slots.filter_map(|(hex, place)| Some((hex?, place)));
        let hexes: Vec<_> = iter::once((Hex::AncientRune, CENTER)).chain(around).collect();
        let mut canvas = Canvas::new();
        for (_, place) in &hexes {
            canvas.outline(*place);
        }
        // Labels come last: neighbors share their edges.
        for (hex, (x, y)) in hexes {
            let rows = self.hex(hex).into_iter().zip([NARROW, WIDE, WIDE, NARROW]);
            for ((parts, room), row) in rows.zip(1..) {
                let inset = (WIDE - room) / 2 + 1;
                canvas.center((x + inset, y + row), room, parts);
            }
        }
        canvas.lines()
    }

    /// Returns the four rows of a hex: its name, the figures on it, and the card beside it.
    fn hex(&self, hex: Hex) -> [Vec<Part>; 4] {
        let name = self.say(&format!("map-{hex}"));
        let card = match (hex, self.view.beside.at(hex)) {
            (_, Some(card)) => self.words.short(card.id()),
            (Hex::DustyDesert, None) => format!("▒ {}", self.view.counterdeck_size),
            _ => String::new(),
        };
        let [upper, lower] = two_rows(&card).map(|row| vec![(PLAIN, row)]);
        [vec![(HEADING, name)], self.figures(hex), upper, lower]
    }

    /// Names the figures on a hex by their letters; a single one also by its name.
    fn figures(&self, hex: Hex) -> Vec<Part> {
        let view = self.view;
        let here: Vec<Seat> =
            view.seats.seats().filter(|seat| view.hexes[*seat] == Some(hex)).collect();
        let letter = |seat: &Seat| {
            let is_own = self.names.is_reader(*seat);
            if is_own { (ACCENT, format!("[{seat}]")) } else { (PLAIN, seat.to_string()) }
        };
        match here[..] {
            // A wide letter would push the edges away.
            [seat] if self.names.of(seat).width() == self.names.of(seat).chars().count() => {
                let (style, letter) = letter(&seat);
                vec![(style, format!("{letter} {}", self.names.of(seat)))]
            }
            _ => {
                let gaps = iter::repeat_n((PLAIN, String::from(" ")), here.len());
                let parts = here.iter().map(letter).zip(gaps).flat_map(|(seat, gap)| [seat, gap]);
                parts.take((2 * here.len()).saturating_sub(1)).collect()
            }
        }
    }
}

/// Breaks the name of a card at a blank, so that it fits the last two rows of a hex.
fn two_rows(name: &str) -> [String; 2] {
    if name.width() <= WIDE {
        return [name.to_owned(), String::new()];
    }
    let breaks = name.match_indices(' ').map(|(place, _)| name.split_at(place));
    let fitting = breaks.take_while(|(start, _)| start.width() <= WIDE).last();
    let (upper, lower) = fitting.unwrap_or((name, ""));
    [cut(upper, WIDE), cut(lower.trim_start(), NARROW)]
}

/// A grid of characters, each in its style.
struct Canvas(Vec<Vec<(char, Style)>>);

impl Canvas {
    fn new() -> Self {
        Self(vec![vec![(' ', PLAIN); WIDTH]; HEIGHT])
    }

    /// Draws the edges of a hex.
    fn outline(&mut self, (x, y): (usize, usize)) {
        let edge = "_".repeat(NARROW);
        self.put((x + 2, y), QUIET, &edge);
        let rows = [('/', 1, '\\'), ('/', 0, '\\'), ('\\', 0, '/'), ('\\', 1, '/')];
        for ((left, inset, right), row) in rows.into_iter().zip(1..) {
            self.put((x + inset, y + row), QUIET, &left.to_string());
            self.put((x + WIDE + 1 - inset, y + row), QUIET, &right.to_string());
        }
        self.put((x + 2, y + 4), QUIET, &edge);
    }

    /// Writes parts side by side into the middle of a room.
    fn center(&mut self, (x, y): (usize, usize), room: usize, parts: Vec<Part>) {
        let width: usize = parts.iter().map(|(_, text)| text.chars().count()).sum();
        let mut at = x + room.saturating_sub(width) / 2;
        let end = x + room;
        for (style, text) in parts {
            let text = cut(&text, end.saturating_sub(at));
            self.put((at, y), style, &text);
            at += text.chars().count();
        }
    }

    fn put(&mut self, (x, y): (usize, usize), style: Style, text: &str) {
        for (cell, letter) in self.0[y][x..].iter_mut().zip(text.chars()) {
            *cell = (letter, style);
        }
    }

    fn lines(&self) -> Vec<Line> {
        let line = |row: &Vec<(char, Style)>| {
            row.iter().fold(Line::blank(), |line, (letter, style)| line.then(*style, *letter))
        };
        self.0.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_takes_two_rows() {
        for (name, rows) in [
            ("Moonfall", ["Moonfall", ""]),
            ("Unicorn Charge", ["Unicorn", "Charge"]),
            ("Nana de las Sanguijuelas", ["Nana de las", "Sanguijue…"]),
            ("", ["", ""]),
        ] {
            assert_eq!(two_rows(name), rows);
        }
    }
}
