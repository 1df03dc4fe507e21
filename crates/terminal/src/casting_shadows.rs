//! The table of Casting Shadows: the map with the seats beside it, the pool and the own cards below.

mod cards;
mod foresee;
mod map;
mod offer;
mod pool;
mod seats;

use anstyle::Style;
use catalog::{
    LegalChoice,
    casting_shadows::{AP_MAX, Aim, Means, Phase, View},
};
use kernel::Seat;
use unicode_width::UnicodeWidthStr;

use crate::{
    ACCENT, HEADING, Line, Picture, QUIET, cut,
    find::numbers,
    pad,
    picture::{Board, heading},
};
use offer::Numbered;
use seats::diamonds;

const PLAIN: Style = Style::new();
/// How many columns the table may take.
const SCREEN: usize = 79;
/// The most columns of a name in a heading.
const NAME_MAX: usize = 24;
/// The blanks between the map and the seats.
const GAP: usize = 2;

type Table<'b> = Board<'b, View>;

impl Picture for Table<'_> {
    fn primer(&self) -> Vec<Line> {
        self.say("primer").lines().map(Line::plain).collect()
    }

    fn table(&self) -> Vec<Line> {
        let seats = self.seats(SCREEN - map::WIDTH - GAP);
        let board = beside(self.map(), seats, map::WIDTH + GAP);
        [vec![self.title()], board, self.pool(), self.own_cards(), self.decks()].concat()
    }

    fn question(&self, seat: Seat) -> Line {
        Line::styled(ACCENT, self.asked(seat))
    }

    fn offer(&self, _seat: Seat, choice: &LegalChoice) -> Vec<Line> {
        self.choice(choice)
    }

    fn end(&self) -> Vec<Line> {
        let figures = |seat: Seat| {
            let life = format!("{:>2} {}", self.view.hp[seat], self.say("table-hp"));
            let energy = format!("{} {}", self.view.energy[seat], self.say("table-energy"));
            let character = self.character(seat).unwrap_or_default();
            format!("{}  {}  {character}", pad(&life, 8), pad(&energy, 10))
        };
        self.standings(self.view.standings(), self.view.outcome, figures)
    }

    /// Shows the cards that everybody has seen: the discard pile, and the known counterspells.
    fn seen(&self, _seat: Seat) -> Vec<Line> {
        let discards = self.view.discards.iter().rev().map(|card| self.words.short(card.id()));
        let known = self.view.counterdeck_known.iter().map(|card| self.words.short(card.id()));
        let rows = [
            ("table-discards", discards.collect::<Vec<_>>()),
            ("table-counterdeck", known.collect::<Vec<_>>()),
        ];
        let rows = rows.into_iter().filter(|(_, cards)| !cards.is_empty());
        let row = |(key, cards): (&str, Vec<String>)| {
            let label = format!("  {}: ", self.words.finish(&self.say(key)));
            Line::plain(cards.join(", ")).after(&label)
        };
        let rows: Vec<Line> = rows.map(row).collect();
        match rows[..] {
            [] => rows,
            _ => [vec![Line::styled(HEADING, self.say("terminal-seen"))], rows].concat(),
        }
    }

    fn attempt(&self, card: &str) -> Option<String> {
        self.attempted(card).map(|choice| choice.to_string())
    }

    /// Numbers the choices. Many rerolls are one line, and so are other ways to pay for the same:
    /// their numbers can be typed all the same.
    fn choices(&self, seat: Seat, legal: &[LegalChoice]) -> Vec<Line> {
        if legal.is_empty() {
            return Vec::new();
        }
        let numbered: Vec<Numbered<'_>> = legal.iter().zip(numbers(legal)).collect();
        let groups = offer::groups(&numbered);
        let lines = groups.iter().flat_map(|group| self.group(seat, group));
        [self.question(seat)].into_iter().chain(lines).collect()
    }
}

impl Table<'_> {
    /// Says which round it is, whose turn, what is going on, and how many action points are left.
    fn title(&self) -> Line {
        let view = self.view;
        let round = self.number("table-round", "round", view.round);
        let turn = self.of_active("terminal-turn");
        let phase = || self.say(&format!("table-{}", view.phase.id()));
        let parts = match view.phase {
            Phase::Pick => vec![phase()],
            Phase::Over => vec![round, phase()],
            Phase::Act => {
                let left = self.number("table-ap", "ap", view.ap);
                vec![round, turn, format!("{} {left}", diamonds(view.ap, AP_MAX))]
            }
            _ => vec![round, turn, phase()],
        };
        heading(&parts.join(" · "))
    }

    /// Says something about the active player: `KEY-you` to that player, `KEY-of` to others.
    fn of_active(&self, key: &str) -> String {
        let active = self.view.active;
        if self.names.is_reader(active) {
            return self.say(&format!("{key}-you"));
        }
        let name = cut(&self.names.of(active), NAME_MAX);
        self.words.say(&format!("{key}-of"), &[("name", name.into())])
    }

    /// Lists the portal, and how many cards the decks have.
    fn decks(&self) -> Vec<Line> {
        let view = self.view;
        let portal = view.portal.iter().map(|companion| self.words.short(companion.id()));
        let portal = portal.collect::<Vec<_>>().join(", ");
        let sizes = [
            ("table-deck-size", view.deck_size),
            ("table-counterdeck-size", view.counterdeck_size),
            ("table-discards-size", view.discards.len()),
        ];
        let sizes = sizes
            .map(|(key, size)| self.number(key, "count", u16::try_from(size).unwrap_or(u16::MAX)));
        let portal =
            (!portal.is_empty()).then(|| format!("{}: {portal}", self.say("table-portal")));
        let lines = portal.into_iter().chain([self.words.finish(&sizes.join(" · "))]);
        lines.map(|line| Line::styled(QUIET, line).indented(2)).collect()
    }

    /// Says what a seat has to choose.
    fn asked(&self, seat: Seat) -> String {
        let (view, attack) = (self.view, self.view.attack.as_ref());
        let key = format!("ask-{}", view.phase.id());
        let by = self.names.of(view.active);
        match view.phase {
            Phase::Act => self.number(&key, "ap", view.ap),
            Phase::Attack => {
                let what = match attack.map(|attack| attack.means) {
                    Some(Means::Spell(card)) => self.words.said(card.id()),
                    _ => self.say("terminal-ability"),
                };
                let strength = attack.map_or(0, |attack| attack.strengths[seat]);
                let places =
                    [("by", by.into()), ("what", what.into()), ("strength", strength.into())];
                self.words.say(&key, &places)
            }
            Phase::Hit => {
                let damage = attack.map_or(0, |attack| attack.took[seat]);
                self.words.say(&key, &[("by", by.into()), ("damage", damage.into())])
            }
            Phase::Arrival => self.words.say(&key, &[("by", by.into())]),
            Phase::Push => {
                let target = match attack.map(|attack| attack.aim) {
                    Some(Aim::At(target)) => self.names.of(target),
                    _ => String::new(),
                };
                self.words.say(&key, &[("name", target.into())])
            }
            Phase::Pick | Phase::Night => self.say(&key),
            Phase::Over => String::new(),
        }
    }
}

/// Puts two columns side by side; the second begins at this place.
fn beside(left: Vec<Line>, right: Vec<Line>, place: usize) -> Vec<Line> {
    let rows = left.len().max(right.len());
    let mut rights = right.into_iter();
    let lefts = left.into_iter().chain(std::iter::repeat(Line::blank())).take(rows);
    let join = |left: Line| {
        let Some(right) = rights.next() else { return left };
        let blanks = " ".repeat(place.saturating_sub(left.width()));
        let start = left.then(PLAIN, blanks);
        right.spans.into_iter().fold(start, |line, span| line.then(span.style, span.text))
    };
    lefts.map(join).collect()
}

/// Sets items side by side into rows of this width, the first after a label.
fn flow(label: &str, items: impl IntoIterator<Item = Line>, width: usize) -> Vec<Line> {
    let start = label.width();
    let mut rows = vec![Line::plain(label)];
    for item in items {
        let last = rows.last().map_or(0, Line::width);
        if last > start && last + item.width() + 2 > width {
            rows.push(Line::plain(" ".repeat(start)));
        }
        let row = rows.pop().unwrap_or_default();
        let gap = if row.width() > start { "  " } else { "" };
        let row = row.then(PLAIN, gap);
        rows.push(item.spans.into_iter().fold(row, |row, span| row.then(span.style, span.text)));
    }
    rows
}
