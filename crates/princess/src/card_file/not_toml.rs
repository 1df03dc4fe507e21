//! Reports where a file is not TOML. The TOML reader goes on after an error and then finds many
//! more, which only follow from the first; these are left out, and what may follow from them.

use alloc::{
    collections::BTreeMap,
    string::{String, ToString},
    vec::Vec,
};
use core::ops::Range;

use toml::de::Error;

use super::{
    entry::{Found, Reader},
    keys::ValueType,
    problem::{Problem, Repair},
};

/// The most broken lines that people write at once; of more, all but the first are consequences.
const BROKEN_LINES_MAX: usize = 3;
/// The most mistakes after a broken line that are taken for mistakes of their own.
const LATER_MAX: usize = 20;

/// The lines that the TOML reader could not read, by their first bytes.
type BrokenLines = BTreeMap<usize, BrokenLine>;

/// A line that the TOML reader could not read, with its first error.
struct BrokenLine {
    end: usize,
    span: Range<usize>,
    message: String,
}

/// Reports where the file is not TOML, and forgets what may only follow from that.
pub(super) fn report(reader: &mut Reader<'_>, errors: &[Error]) {
    let mut broken = broken_lines(reader, errors);
    reader.found.retain(|found| {
        // Absent is what the TOML reader left out, and what it could not read stands nowhere; the
        // rest of a broken line is not what was meant.
        let is_consequence = found.problem.is_absence() || found.span == (0..0);
        !is_consequence && !is_broken(&broken, found.span.start)
    });
    let Some(first) = broken.values().next().map(|line| line.span.start) else { return };
    let is_flood = broken.len() > BROKEN_LINES_MAX;
    let is_later = |found: &&Found| found.span.start > first;
    if is_flood || reader.found.iter().filter(is_later).count() > LATER_MAX {
        reader.found.retain(|found| !is_later(&found));
    }
    if is_flood {
        let second = broken.keys().nth(1).copied().unwrap_or_default();
        broken.split_off(&second);
    }
    for BrokenLine { span, message, .. } in broken.into_values() {
        let repair = repair(reader.source, &span, is_flood);
        reader.wrong(span, None, Problem::NotToml { message, repair });
    }
}

fn broken_lines(reader: &Reader<'_>, errors: &[Error]) -> BrokenLines {
    let source = reader.source;
    // After one `[card]` each `[[card]]` is an error. Only the first has to be mended.
    let single = |found: &Found| match &found.problem {
        Problem::WrongType { key, right: ValueType::Entries } => Some(key.clone()),
        _ => None,
    };
    let singles: Vec<_> = reader.found.iter().filter_map(single).collect();
    let is_placeless = errors.iter().any(|error| error.span().is_none());
    let deepest = if is_placeless { deepest_key(source) } else { 0..0 };
    let mut broken = BrokenLines::new();
    for error in errors {
        let span = error.span().unwrap_or_else(|| deepest.clone());
        let at = source.floor_char_boundary(span.start);
        let start = source[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let end = source[at..].find('\n').map_or(source.len(), |length| at + length);
        let is_after_single =
            || header(&source[start..end]).is_some_and(|key| singles.iter().any(|it| it == key));
        if !is_broken(&broken, at) && !is_after_single() {
            let message = error.message().to_string();
            broken.insert(start, BrokenLine { end, span, message });
        }
    }
    broken
}

fn is_broken(broken: &BrokenLines, at: usize) -> bool {
    broken.range(..=at).next_back().is_some_and(|(_, line)| at <= line.end)
}

/// Returns the key with the most dots. The TOML reader refuses a key that is nested too deep, and
/// does not say where.
fn deepest_key(source: &str) -> Range<usize> {
    let (mut start, mut dots_max, mut deepest) = (0, 0, 0..0);
    for line in source.split_inclusive('\n') {
        let dots = line.bytes().filter(|byte| *byte == b'.').count();
        if dots > dots_max {
            let length = line.find(['=', ' ', '\t', '\r', '\n']).unwrap_or(line.len());
            (dots_max, deepest) = (dots, start..start + length);
        }
        start += line.len();
    }
    deepest
}

/// Returns the key of a line that is a header.
fn header(line: &str) -> Option<&str> {
    let line = line.split('#').next().unwrap_or_default().trim();
    Some(line.strip_prefix('[')?.trim_start_matches('[').trim_end_matches(']').trim())
}

/// Finds out how an error can be mended.
fn repair(source: &str, span: &Range<usize>, is_flood: bool) -> Repair {
    let at = source.floor_char_boundary(span.start);
    let start = source[..at].rfind('\n').map_or(0, |newline| newline + 1);
    match open_at(source, at) {
        Some((opened, sign)) if opened < start => Repair::Close { sign, opened },
        _ if is_flood => Repair::CloseBefore,
        _ => Repair::Unknown,
    }
}

/// Finds the bracket or the text in three quotes that is open at a byte, and where it begins. All
/// that stands before the byte is TOML.
fn open_at(source: &str, at: usize) -> Option<(usize, &'static str)> {
    let mut open = Vec::new();
    let mut next = 0;
    while let Some(rest) = source.get(next..at).filter(|rest| !rest.is_empty()) {
        next += match rest.as_bytes()[0] {
            b'#' => rest.find('\n').unwrap_or(rest.len()),
            b'"' if rest.starts_with("\"\"\"") => match text_end(rest, "\"\"\"") {
                Some(end) => end,
                None => return Some((next, "\"\"\"")),
            },
            b'\'' if rest.starts_with("'''") => match text_end(rest, "'''") {
                Some(end) => end,
                None => return Some((next, "'''")),
            },
            b'"' => text_end(rest, "\"").unwrap_or(rest.len()),
            b'\'' => text_end(rest, "'").unwrap_or(rest.len()),
            sign => {
                match sign {
                    b'[' => open.push((next, "[")),
                    b'{' => open.push((next, "{")),
                    b']' | b'}' => drop(open.pop()),
                    _ => {}
                }
                rest.chars().next().map_or(1, char::len_utf8)
            }
        };
    }
    open.pop()
}

/// Returns the length of a text with its quotes, with which it begins.
fn text_end(text: &str, quotes: &str) -> Option<usize> {
    let has_escapes = quotes.starts_with('"');
    let mut at = quotes.len();
    loop {
        let rest = text.get(at..)?;
        if rest.starts_with(quotes) {
            return Some(at + quotes.len());
        }
        let mut letters = rest.chars();
        let letter = letters.next()?;
        at += letter.len_utf8();
        if has_escapes && letter == '\\' {
            at += letters.next().map_or(0, char::len_utf8);
        }
    }
}
