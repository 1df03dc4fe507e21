//! The viewer's own cards, one row each, and the card beside the hex.

use catalog::casting_shadows::{
    Aimed, Card, Cost, Counterspell, Hex, Phase, Printed, Rider, Spell,
};
use kernel::{Eyes, Seat};
use unicode_width::UnicodeWidthStr;

use super::Table;
use crate::{Line, QUIET, pad};

/// A card in three columns: its level or kind, its name, and what it does.
type Row = (&'static str, String, String);

impl Table<'_> {
    /// Shows what lies in the viewer's book, and what can be collected here.
    pub(super) fn own_cards(&self) -> Vec<Line> {
        let Eyes::Seat(seat) = self.view.eyes else { return Vec::new() };
        let pages = self.view.books[seat].iter().map(|page| {
            let (level, name, effect) = self.row(page.card);
            let mark = if page.cast {
                format!(" ✓ {}", self.say("terminal-cast"))
            } else {
                String::new()
            };
            (level, name, effect + &mark)
        });
        let held = self.view.counterspells[seat].iter().flatten();
        let held = held.map(|it| self.counterspell(it.card, it.known));
        let book: Vec<Row> = pages.chain(held).collect();
        let here = self.card_here(seat);
        let names = book.iter().chain(here.iter().map(|(_, row)| row));
        let width = names.map(|(_, name, _)| name.width()).max().unwrap_or(0);
        let line = |(level, name, effect): Row| {
            let start = format!("  {} {}  ", pad(level, 3), pad(&name, width));
            Line::styled(QUIET, effect).after(&start)
        };
        let here = here.map(|(label, row)| [Line::plain(label).indented(2), line(row)]);
        book.into_iter().map(line).chain(here.into_iter().flatten()).collect()
    }

    /// A card of the book: its level, its name, what casting costs and does.
    fn row(&self, card: Card) -> Row {
        let printed = card.printed();
        (level(printed), self.words.short(card.id()), self.effect(printed))
    }

    /// Says what a card does: `♦r ×1–2 → damage 1/3 · enemy, own`.
    fn effect(&self, printed: &Printed) -> String {
        match printed.spell {
            Some(spell) if spell.damage.is_empty() => {
                format!("{} → {}", self.casting(spell), self.signs(printed.gain))
            }
            Some(spell) => {
                let damage = spell.damage.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
                let damage = self.words.say("fact-damage", &[("n", damage.into())]);
                let aimed = match spell.aimed {
                    Aimed::Enemy => self.words.plain("enemy"),
                    Aimed::Hex => self.words.plain("hex"),
                };
                let aimed = format!("{aimed}, {}", self.words.plain(spell.range.id()));
                let rider = spell.rider.map(|rider| self.words.plain(rider_id(rider)));
                let parts = [Some(damage), Some(aimed), rider];
                let parts = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
                format!("{} → {parts}", self.casting(spell))
            }
            None => format!("→ {}", self.signs(printed.gain)),
        }
    }

    fn casting(&self, spell: Spell) -> String {
        let cost = self.cost(spell.cast);
        if spell.steps > 1 { format!("{cost} ×1–{}", spell.steps) } else { cost }
    }

    fn counterspell(&self, card: Counterspell, is_known: bool) -> Row {
        let when = self.words.attribute(card.window().id(), "when").unwrap_or_default();
        let known = format!(" · {}", self.say("table-known"));
        let known = if is_known { known } else { String::new() };
        ("▒", self.words.short(card.id()), when + &known)
    }

    /// Shows what the viewer can collect here in this turn: a label with the cost, and the card.
    fn card_here(&self, seat: Seat) -> Option<(String, Row)> {
        let is_acting = seat == self.view.active && self.view.phase == Phase::Act;
        let hex = self.view.hexes[seat].filter(|_| is_acting)?;
        let (row, price) = match self.view.beside.at(hex) {
            Some(card) => (self.row(card), self.price(card.printed())),
            None if hex == Hex::DustyDesert && self.view.counterdeck_size > 0 => {
                let name = self.words.plain("counterspell");
                (("▒", name, self.say("table-only-you")), self.cost(Cost::COUNTERSPELL))
            }
            None => return None,
        };
        let places = [("hex", self.words.said(hex.id()).into()), ("price", price.into())];
        Some((self.words.finish(&self.words.say("terminal-beside", &places)), row))
    }

    /// Says what collecting a card costs: `♦ ●r ●b + a spell of level 1`.
    fn price(&self, printed: &Printed) -> String {
        let level = |level: u8| {
            self.words.say("value-level_cost", &[("size", level.into()), ("sign", "plus".into())])
        };
        let cost = Some(self.cost(printed.collect)).filter(|cost| !cost.is_empty());
        let price: Vec<String> = cost.into_iter().chain(printed.level_cost.map(level)).collect();
        if price.is_empty() { self.say("terminal-free") } else { price.join(" + ") }
    }
}

/// Returns the level of a spell in Roman figures; a resource card has none.
fn level(printed: &Printed) -> &'static str {
    match printed.spell.map(|spell| spell.level) {
        Some(1) => "I",
        Some(2) => "II",
        Some(_) => "III",
        None => "+",
    }
}

const fn rider_id(rider: Rider) -> &'static str {
    match rider {
        Rider::Leech => "leech",
        Rider::Push => "push",
        Rider::Recoil => "recoil",
    }
}
