//! Symbols as signs with a letter for the color, and the pool.

use anstyle::{AnsiColor, Style};
use catalog::casting_shadows::{Cost, Die, Phase, Symbol, Symbols};

use super::{PLAIN, SCREEN, Table, flow};
use crate::{Line, QUIET};

impl Table<'_> {
    /// Shows what the active player can spend: each die with its id, then the tokens.
    pub(super) fn pool(&self) -> Vec<Line> {
        let pool = &self.view.pool;
        let is_empty = pool.tokens.is_empty() && pool.dice.iter().flatten().count() == 0;
        if is_empty || self.view.phase == Phase::Over {
            return Vec::new();
        }
        let label = self.of_active("table-pool");
        let dice = Die::ALL.into_iter().map(|die| {
            let line = Line::styled(QUIET, format!("{die} "));
            match pool.shows(die) {
                Some(face) => self.symbol(line, face, 1),
                None => line.then(QUIET, self.say("table-die-out")),
            }
        });
        let tokens = Symbol::ALL.into_iter().filter_map(|symbol| {
            let count = pool.tokens.count(symbol);
            (count > 0).then(|| self.symbol(Line::styled(QUIET, "+ "), symbol, count))
        });
        flow(&format!("  {label}: "), dice.chain(tokens), SCREEN)
    }

    /// Adds a symbol: `2× ♦r red Gem`.
    fn symbol(&self, line: Line, symbol: Symbol, count: u8) -> Line {
        let times = if count > 1 { format!("{count}× ") } else { String::new() };
        let line = line.then(PLAIN, times).then(color(symbol.id()), self.sign(symbol.id()));
        line.then(PLAIN, format!(" {}", self.words.name(symbol.id())))
    }

    /// Returns the sign of a symbol, with a letter for its color; gray, which is any, has none.
    fn sign(&self, id: &str) -> String {
        let (color, kind) = id.split_once('-').unwrap_or(("", id));
        let sign = match kind {
            "gem" => "♦",
            "orb" => "●",
            "shadow" => "✦",
            _ => "×",
        };
        let letter = match color {
            "red" | "blue" | "purple" => self.say(&format!("terminal-{color}")),
            _ => String::new(),
        };
        format!("{sign}{letter}")
    }

    /// Lists the signs of a cost.
    pub(super) fn cost(&self, cost: Cost) -> String {
        cost.ids().map(|id| self.sign(id)).collect::<Vec<_>>().join(" ")
    }

    /// Lists the signs of some symbols.
    pub(super) fn signs(&self, symbols: Symbols) -> String {
        symbols.iter().map(|symbol| self.sign(symbol.id())).collect::<Vec<_>>().join(" ")
    }
}

/// A color for each symbol; its letter and its name always stand beside it.
fn color(id: &str) -> Style {
    match id.split_once('-') {
        Some(("red", _)) => AnsiColor::Red.on_default(),
        Some(("blue", _)) => AnsiColor::Blue.on_default(),
        Some(_) => AnsiColor::Magenta.on_default(),
        None => Style::new().bold(),
    }
}
