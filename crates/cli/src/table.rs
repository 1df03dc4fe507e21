//! Columns of text.

use std::io;

use terminal::{HEADING, pad, pad_left};
use unicode_width::UnicodeWidthStr;

use crate::shell::Shell;

/// Writes rows, of which the first is the heading. Columns of numbers are aligned to the right.
pub(crate) fn write(shell: &mut Shell, rows: &[Vec<String>]) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or_default()
    };
    let is_number = |column: usize| {
        let cells = rows.iter().skip(1).filter_map(|row| row.get(column));
        let mut cells = cells.filter(|cell| !cell.is_empty()).peekable();
        cells.peek().is_some() && cells.all(|cell| is_figure(cell))
    };
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let fill = if is_number(column) { pad_left } else { pad };
            fill(cell, width(column))
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        match number {
            0 => shell.styled(HEADING, line.trim_end())?,
            _ => shell.line(line.trim_end())?,
        }
    }
    Ok(())
}

fn is_figure(cell: &str) -> bool {
    cell.starts_with(|first: char| first.is_ascii_digit() || "+-−–".contains(first))
        && !cell.chars().any(|letter| letter.is_alphabetic() && letter != 'n' && letter != 's')
}
