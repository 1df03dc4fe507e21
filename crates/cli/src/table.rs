//! Columns of text.

use std::io;

use terminal::{HEADING, pad, pad_left};
use unicode_width::UnicodeWidthStr;

use crate::shell::Shell;

/// Writes rows, of which the first is the heading. Columns of numbers are aligned to the right.
pub(crate) fn write(shell: &mut Shell, rows: &[Vec<String>]) -> io::Result<()> {
    lines(rows).iter().enumerate().try_for_each(|(number, line)| match number {
        0 => shell.styled(HEADING, line),
        _ => shell.line(line),
    })
}

/// Returns the rows as lines.
pub(crate) fn lines(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or_default()
    };
    let is_number = |column: usize| {
        let cells = rows.iter().skip(1).filter_map(|row| row.get(column));
        let mut cells = cells.filter(|cell| !cell.is_empty()).peekable();
        cells.peek().is_some() && cells.all(|cell| is_figure(cell))
    };
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let fill = if is_number(column) { pad_left } else { pad };
            fill(cell, width(column))
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

fn is_figure(cell: &str) -> bool {
    cell.starts_with(|first: char| first.is_ascii_digit() || "+-−–".contains(first))
        && !cell.chars().any(|letter| letter.is_alphabetic() && letter != 'n' && letter != 's')
}
