//! Reads a line of the effect language [C.1].

use alloc::vec::Vec;
use core::ops::{Range, RangeInclusive};

use super::{
    problem::{EffectProblem, Problem},
    syntax::Syntax,
    text_place::TextPlace,
    words::Sort,
};
use crate::{Line, LineForm, STEPS_MAX, Steps};

/// The signs that end a step or condition.
const SIGNS: [&str; 3] = [":", "&", "|"];
/// What a step or `pay` may name as an amount.
pub(super) const AMOUNTS: RangeInclusive<u8> = 1..=20;

/// Reads a line that stands at a place. Each problem comes with the bytes of the wrong words.
pub(super) fn read(text: &str, place: TextPlace) -> (Line, Vec<(Range<usize>, Problem)>) {
    let mut reader = LineReader::new(text, place);
    let line = if reader.is_spaced_right(text) { reader.line() } else { Line::default() };
    (line, reader.problems)
}

/// Reads the words of one line, from first to last. A function that returns `None` has reported
/// why.
pub(super) struct LineReader<'t> {
    words: Vec<(Range<usize>, &'t str)>,
    /// The place of the next word.
    next: usize,
    end: usize,
    pub(super) place: TextPlace,
    /// Whether the line cannot be read any further.
    has_stopped: bool,
    problems: Vec<(Range<usize>, Problem)>,
}

impl<'t> LineReader<'t> {
    fn new(text: &'t str, place: TextPlace) -> Self {
        let mut start = 0;
        let with_span = |word: &'t str| {
            let span = start..start + word.len();
            start = span.end + 1;
            (span, word)
        };
        let words = text.split(' ').map(with_span).collect();
        Self { words, next: 0, end: text.len(), place, has_stopped: false, problems: Vec::new() }
    }

    /// Checks that there is one blank between all words, and no other white space.
    fn is_spaced_right(&mut self, text: &str) -> bool {
        if text.is_empty() {
            self.words.clear();
            return true;
        }
        let is_wrong = |word: &str| word.is_empty() || word.contains(char::is_whitespace);
        let Some(at) = self.words.iter().position(|(_, word)| is_wrong(word)) else {
            return true;
        };
        // An empty word stands between two blanks: the second one is underlined.
        let (span, _) = self.words[at].clone();
        let following = self.words[at..].iter().find(|(_, word)| !word.is_empty());
        let from = following.map(|(_, word)| (*word).into());
        let end = span.end.max((span.start + 1).min(self.end));
        let start = if span.start == self.end { self.end - 1 } else { span.start };
        self.problem(start..end, EffectProblem::Spacing { from });
        false
    }

    fn line(&mut self) -> Line {
        let mut line = Line::default();
        if self.peek() == Some("if") {
            self.next += 1;
            line.condition = self.condition();
            if line.condition.is_none() {
                self.skip_to(&[":"]);
            }
            if self.sign(":", Syntax::If).is_none() {
                return line;
            }
        }
        let decides = |reader: &mut Self| {
            let (span, _) = reader.words[reader.next].clone();
            reader.next += 1;
            if !reader.place.has_self() {
                reader.problem(span, EffectProblem::NobodyDecides);
            }
        };
        match self.peek() {
            Some("pay") => {
                decides(self);
                let price = self.number(&AMOUNTS, Syntax::Pay);
                if price.is_none() {
                    self.skip_to(&[":"]);
                }
                if self.sign(":", Syntax::Pay).is_none() {
                    return line;
                }
                line.form = LineForm::Pay(price.unwrap_or_default());
                line.steps = self.steps();
            }
            Some("either") => {
                decides(self);
                line.form = LineForm::Either;
                line.steps = self.steps();
                if self.sign("|", Syntax::Either).is_none() {
                    return line;
                }
                line.others = self.steps();
            }
            _ => line.steps = self.steps(),
        }
        match self.peek() {
            Some("|") => self.unreadable(Syntax::Either),
            Some(":") => self.unreadable(Syntax::If),
            Some(_) => self.unreadable(Syntax::Steps),
            None => Some(()),
        };
        line
    }

    fn steps(&mut self) -> Steps {
        let mut steps = Steps::new();
        let mut count = 0;
        loop {
            let start = self.next;
            if let Some(step) = self.step() {
                // A step too many is reported below.
                let _ = steps.try_push(step);
            } else {
                self.skip_to(&["&", "|"]);
            }
            count += 1;
            if count == STEPS_MAX + 1 {
                let first = self.words.get(start).map_or(self.end, |(span, _)| span.start);
                let last = self.next.checked_sub(1).and_then(|last| self.words.get(last));
                let end = last.map_or(self.end, |(span, _)| span.end);
                self.problem(first..end.max(first), EffectProblem::TooManySteps);
            }
            if self.peek() != Some("&") {
                return steps;
            }
            self.next += 1;
        }
    }

    /// Returns the next word.
    pub(super) fn peek(&self) -> Option<&'t str> {
        self.words.get(self.next).map(|(_, word)| *word)
    }

    /// Takes the next word, unless it is a sign or the line ends.
    pub(super) fn word(&mut self, syntax: Syntax) -> Option<(Range<usize>, &'t str)> {
        match self.words.get(self.next) {
            Some((span, word)) if !SIGNS.contains(word) => {
                self.next += 1;
                Some((span.clone(), word))
            }
            _ => self.unreadable(syntax),
        }
    }

    /// Takes the next word if it is this one.
    pub(super) fn sign(&mut self, sign: &str, syntax: Syntax) -> Option<()> {
        if self.peek() != Some(sign) {
            return self.unreadable(syntax);
        }
        self.next += 1;
        Some(())
    }

    /// Takes a word of a sort, which `read` knows.
    pub(super) fn of_sort<T>(
        &mut self,
        sort: Sort,
        syntax: Syntax,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<(Range<usize>, T)> {
        let (span, word) = self.word(syntax)?;
        if let Some(value) = read(word) {
            return Some((span, value));
        }
        // A number or sign at the place of a word is not a misspelled word: the line has the wrong
        // form.
        let is_word = word.chars().all(|it| it.is_alphabetic() || "-_".contains(it));
        if is_word || sort == Sort::Operator {
            self.problem(span, Problem::UnknownWord { word: word.into(), sort });
            None
        } else {
            self.next -= 1;
            self.unreadable(syntax)
        }
    }

    /// Takes a number and checks its range; a number out of range is reported, and replaced.
    pub(super) fn number(&mut self, range: &RangeInclusive<u8>, syntax: Syntax) -> Option<u8> {
        let (span, word) = self.word(syntax)?;
        let Some(number) = integer(word) else {
            self.next -= 1;
            return self.unreadable(syntax);
        };
        Some(self.in_range(number, span, range))
    }

    /// Reports a number that is out of range.
    pub(super) fn in_range(
        &mut self,
        number: Integer<'_>,
        span: Range<usize>,
        range: &RangeInclusive<u8>,
    ) -> u8 {
        if let Some(value) = number.within(range) {
            return value;
        }
        self.problem(span, Problem::OutOfRange { n: number.0.into(), range: range.clone() });
        *range.start()
    }

    /// Reports that the line cannot be read from the next word on.
    pub(super) fn unreadable<T>(&mut self, syntax: Syntax) -> Option<T> {
        if self.has_stopped {
            return None;
        }
        let from = self.peek();
        let span = self.words.get(self.next).map_or(self.end..self.end, |(span, _)| span.clone());
        self.problem(span, EffectProblem::Unreadable { from: from.map(Into::into), syntax });
        self.has_stopped = true;
        self.next = self.words.len();
        None
    }

    pub(super) fn problem(&mut self, span: Range<usize>, problem: impl Into<Problem>) {
        self.problems.push((span, problem.into()));
    }

    fn skip_to(&mut self, signs: &[&str]) {
        while self.peek().is_some_and(|word| !signs.contains(&word)) {
            self.next += 1;
        }
    }
}

/// A number as it is written: digits, without a needless zero in front.
#[derive(Clone, Copy, Debug)]
pub(super) struct Integer<'t>(pub(super) &'t str);

/// Reads a number of any length.
pub(super) fn integer(word: &str) -> Option<Integer<'_>> {
    let is_digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    (is_digits && (word == "0" || !word.starts_with('0'))).then_some(Integer(word))
}

impl Integer<'_> {
    /// Returns its value if it is in a range.
    pub(super) fn within(self, range: &RangeInclusive<u8>) -> Option<u8> {
        self.0.parse().ok().filter(|value| range.contains(value))
    }
}
