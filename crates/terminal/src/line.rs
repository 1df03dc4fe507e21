//! Lines of styled text.

use std::fmt;

use anstyle::{AnsiColor, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The style of what asks for a choice.
pub const ACCENT: Style = AnsiColor::Yellow.on_default().bold();
/// The style of what can be skipped.
pub const QUIET: Style = Style::new().dimmed();
/// The style of headings.
pub const HEADING: Style = Style::new().bold();

/// A line of styled text. Its `Display` writes the styles as ANSI escape codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The text, from left to right.
    pub spans: Vec<Span>,
    /// How many blanks begin each further row if the line has to be wrapped.
    pub indent: usize,
}

/// A part of a line in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// How it looks.
    pub style: Style,
    /// What it says.
    pub text: String,
}

impl Line {
    /// Makes an empty line.
    pub fn blank() -> Self {
        Self::default()
    }

    /// Makes a line without style.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::styled(Style::new(), text)
    }

    /// Makes a line in one style.
    pub fn styled(style: Style, text: impl Into<String>) -> Self {
        Self::default().then(style, text)
    }

    /// Adds text at the end.
    #[must_use]
    pub fn then(mut self, style: Style, text: impl Into<String>) -> Self {
        let text = text.into();
        match self.spans.last_mut() {
            Some(last) if last.style == style => last.text.push_str(&text),
            _ => self.spans.push(Span { style, text }),
        }
        self
    }

    /// Puts a label in front; further rows begin below the text, not below the label.
    #[must_use]
    pub fn after(mut self, label: &str) -> Self {
        self.spans.insert(0, Span { style: Style::new(), text: label.to_owned() });
        self.indent += label.width();
        self
    }

    /// Puts blanks in front.
    #[must_use]
    pub fn indented(self, blanks: usize) -> Self {
        self.after(&" ".repeat(blanks))
    }

    /// Returns the text without its styles.
    pub fn text(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }

    /// Returns how many columns it takes.
    pub fn width(&self) -> usize {
        self.spans.iter().map(|span| span.text.width()).sum()
    }

    /// Breaks the line at its blanks into rows that are at most `width` columns wide. A word that is
    /// too long gets a row of its own.
    pub fn wrap(&self, width: usize) -> Vec<Self> {
        if self.width() <= width {
            return vec![self.clone()];
        }
        let (mut rows, mut row) = (Vec::new(), Self::blank());
        let pieces = self
            .spans
            .iter()
            .flat_map(|span| span.text.split_inclusive(' ').map(move |piece| (span.style, piece)));
        let pieces: Vec<(Style, &str)> = pieces.collect();
        // A word may have several styles: it ends with a blank.
        for word in pieces.split_inclusive(|(_, piece)| piece.ends_with(' ')) {
            let wide: usize = word.iter().map(|(_, piece)| piece.trim_end().width()).sum();
            if row.width() + wide > width && row.width() > self.indent {
                rows.push(row.trimmed());
                row = Self::plain(" ".repeat(self.indent));
            }
            row = word.iter().fold(row, |row, (style, piece)| row.then(*style, *piece));
        }
        rows.push(row.trimmed());
        rows
    }

    fn trimmed(mut self) -> Self {
        if let Some(last) = self.spans.last_mut() {
            last.text.truncate(last.text.trim_end().len());
        }
        self
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|Span { style, text }| write!(f, "{style}{text}{style:#}"))
    }
}

/// Fills a text up with blanks to a width on the screen.
pub fn pad(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}

/// The same with the blanks in front.
pub fn pad_left(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{}{text}", " ".repeat(blanks))
}

/// Shortens a text to a width; a mark shows that something is missing.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut room = width.saturating_sub(1);
    let fits = |letter: &char| {
        let wide = letter.width().unwrap_or(0);
        let fits = wide <= room;
        room = room.saturating_sub(wide);
        fits
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(line: &Line, width: usize) -> Vec<String> {
        line.wrap(width).iter().map(Line::text).collect()
    }

    #[test]
    fn a_line_is_wrapped_at_its_blanks() {
        assert_eq!(rows(&Line::plain("one two three four"), 9), ["one two", "three", "four"]);
        assert_eq!(rows(&Line::plain("a verylongword b"), 5), ["a", "verylongword", "b"]);
        assert_eq!(rows(&Line::plain("a  column"), 9), ["a  column"], "what fits stays as it is");
        assert_eq!(rows(&Line::blank(), 9), [""]);
    }

    #[test]
    fn further_rows_begin_below_the_text() {
        assert_eq!(rows(&Line::plain("one two three").indented(2), 9), ["  one two", "  three"]);
        assert_eq!(rows(&Line::plain("one two").after(" 1  "), 9), [" 1  one", "    two"]);
    }

    #[test]
    fn a_word_of_two_styles_stays_together() {
        let line = Line::plain("one +").then(HEADING, "two three");
        assert_eq!(rows(&line, 7), ["one", "+two", "three"]);
    }

    #[test]
    fn styles_survive_wrapping() {
        let line = Line::plain("one ").then(HEADING, "two three").then(Style::new(), " four");
        let wrapped = line.wrap(8);
        assert_eq!(wrapped[0], Line::plain("one ").then(HEADING, "two"));
        assert_eq!(wrapped[1].text(), "three");
        assert_eq!(wrapped[2].text(), "four");
        assert_eq!(wrapped[0].to_string(), "one \u{1b}[1mtwo\u{1b}[0m");
    }
}
