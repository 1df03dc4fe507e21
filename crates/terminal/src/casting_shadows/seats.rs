//! The seats beside the map: life, energy, form, companion and book.

use anstyle::{AnsiColor, Style};
use catalog::casting_shadows::{Companion, ENERGY_BASIC, ENERGY_SHADOW, HP_MAX, Phase};
use kernel::{Eyes, Seat};
use unicode_width::UnicodeWidthStr;

use super::{PLAIN, Table, cut};
use crate::{ACCENT, HEADING, Line, QUIET};

/// What is said of a seat begins below its name.
const INDENT: usize = 4;
const LIFE: Style = AnsiColor::Green.on_default();

impl Table<'_> {
    /// Shows every seat in a few lines of this width.
    pub(super) fn seats(&self, width: usize) -> Vec<Line> {
        let seats = self.view.seats.seats();
        seats.flat_map(|seat| self.seat(seat, width)).collect()
    }

    fn seat(&self, seat: Seat, width: usize) -> Vec<Line> {
        let who = self.who(seat, width);
        if !self.view.is_alive(seat) {
            let out = Line::styled(QUIET, self.say("table-out")).indented(INDENT);
            return vec![who, out];
        }
        // The viewer's own cards have rows of their own.
        let book = self.book(seat).filter(|_| self.view.eyes != Eyes::Seat(seat));
        let rest = [Some(self.life(seat)), self.companion(seat), book, self.answering(seat)];
        let rest = rest.into_iter().flatten().map(|line| line.indented(INDENT));
        [who].into_iter().chain(rest.flat_map(|line| line.wrap(width))).collect()
    }

    /// Names a seat: `▸ A Alba (you) · Kit Gale`.
    fn who(&self, seat: Seat, width: usize) -> Line {
        let is_active = seat == self.view.active && self.view.phase != Phase::Over;
        let mark = if is_active { "▸" } else { " " };
        let character = self.character(seat).map(|name| format!(" · {name}")).unwrap_or_default();
        let start = format!("{mark} {seat} ");
        let room = width.saturating_sub(start.width() + character.width());
        let style = if self.names.is_reader(seat) { ACCENT } else { HEADING };
        let name = cut(&self.name(seat), room);
        Line::styled(ACCENT, start).then(style, name).then(PLAIN, character)
    }

    /// Returns the name of a seat's character, in its form.
    pub(super) fn character(&self, seat: Seat) -> Option<String> {
        let id = self.view.characters[seat]?.id();
        let is_shadow = self.view.companions[seat].is_some();
        let shadow = self.words.attribute(id, "shadow").filter(|_| is_shadow);
        Some(shadow.unwrap_or_else(|| self.words.name(id)))
    }

    /// Shows HP as a bar and a number, and energy as diamonds.
    fn life(&self, seat: Seat) -> Line {
        let (hp, energy) = (self.view.hp[seat], self.view.energy[seat]);
        let most = match self.view.companions[seat] {
            Some(_) => ENERGY_SHADOW,
            None => ENERGY_BASIC,
        };
        let line = Line::styled(LIFE, bar(hp));
        let line = line.then(PLAIN, format!(" {hp:>2} {}  ", self.say("table-hp")));
        let line = line.then(ACCENT, diamonds(energy, most));
        line.then(QUIET, format!(" {}", self.say("table-energy")))
    }

    /// Says whether a seat may answer in the open window, or has done so.
    fn answering(&self, seat: Seat) -> Option<Line> {
        self.view.phase.window()?;
        let key = match self.view.answered.has(seat) {
            _ if self.view.owing.has(seat) => "table-answering",
            true => "table-answered",
            false => return None,
        };
        Some(Line::styled(ACCENT, self.say(key)))
    }

    /// Names the companion, which only the shadow form has, and says whether it is used up.
    fn companion(&self, seat: Seat) -> Option<Line> {
        let (view, companion) = (self.view, self.view.companions[seat]?);
        let is_fresh = seat == view.active && view.free;
        let state = match companion {
            Companion::BreezySwift if is_fresh => Some("table-free-travel"),
            Companion::DiceyDormouse if is_fresh => Some("table-free-reroll"),
            Companion::EmberNewt if seat == view.active && !view.newt => Some("table-newt"),
            Companion::PebbleTortoise if view.shells.has(seat) => Some("table-shell"),
            Companion::ThistleHedgehog if view.pricks.has(seat) => Some("table-prick"),
            _ => None,
        };
        let name = self.words.name(companion.id());
        let line = Line::plain(format!("{} · {name}", self.say("table-shadow")));
        Some(state.map_or(line.clone(), |key| line.then(QUIET, format!(" ({})", self.say(key)))))
    }

    /// Lists the face-up cards, those cast in this turn with a mark, and what lies face down.
    fn book(&self, seat: Seat) -> Option<Line> {
        let pages = self.view.books[seat].iter().map(|page| {
            let name = self.words.short(page.card.id());
            if page.cast { format!("{name} ✓") } else { name }
        });
        let cards: Vec<String> = pages.chain(self.facedown(seat)).collect();
        (!cards.is_empty()).then(|| Line::plain(cards.join(", ")))
    }

    /// Lists the counterspells of a seat if the viewer may see them; otherwise their number and
    /// those that everybody knows.
    fn facedown(&self, seat: Seat) -> Vec<String> {
        let name = |id: &str| format!("▒{}", self.words.short(id));
        if let Some(held) = &self.view.counterspells[seat] {
            return held.iter().map(|it| name(it.card.id())).collect();
        }
        let known = &self.view.known[seat];
        let hidden = usize::from(self.view.facedown[seat]) - known.len();
        let hidden = u16::try_from(hidden).ok().filter(|hidden| *hidden > 0);
        let hidden = hidden.map(|hidden| self.number("table-facedown", "count", hidden));
        let known =
            known.iter().map(|card| format!("{} ({})", name(card.id()), self.say("table-known")));
        known.chain(hidden).collect()
    }
}

/// Draws HP as half blocks, two to a column.
fn bar(hp: u8) -> String {
    let (full, half) = (usize::from(hp / 2), usize::from(hp % 2));
    let empty = usize::from(HP_MAX / 2) - full - half;
    format!("{}{}{}", "█".repeat(full), "▌".repeat(half), "·".repeat(empty))
}

/// Draws a number of diamonds, the rest of them empty.
pub(super) fn diamonds(full: u8, most: u8) -> String {
    let empty = most.saturating_sub(full);
    format!("{}{}", "◆".repeat(full.into()), "◇".repeat(empty.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn life_is_a_bar_of_nine_columns() {
        for (hp, expected) in [(18, "█████████"), (13, "██████▌··"), (1, "▌········")]
        {
            assert_eq!(bar(hp), expected);
        }
    }
}
