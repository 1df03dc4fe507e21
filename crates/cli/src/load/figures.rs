//! Figures: sorted, and written one under the other.

use std::{io, time::Duration};

use terminal::pad;
use unicode_width::UnicodeWidthStr;

use crate::shell::Shell;

/// Times, the shortest first.
#[derive(Debug)]
pub(super) struct Latencies(Vec<Duration>);

impl Latencies {
    pub(super) fn of(mut all: Vec<Duration>) -> Self {
        all.sort_unstable();
        Self(all)
    }

    /// Returns the time that `percent` of them took at most, in milliseconds.
    pub(super) fn at(&self, percent: usize) -> f64 {
        let place = (self.0.len() * percent).div_ceil(100).saturating_sub(1);
        let latency = self.0.get(place).copied().unwrap_or_default();
        (latency.as_secs_f64() * 1e5).round() / 1e2
    }
}

/// Writes what was measured, a name and a value on each line.
pub(super) fn write(shell: &mut Shell, lines: &[(&str, String)]) -> io::Result<()> {
    let names: Vec<String> = lines.iter().map(|(key, _)| shell.words.say(key, &[])).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or_default();
    let mut rows = names.iter().zip(lines);
    rows.try_for_each(|(name, (_, value))| shell.line(format!("{}  {value}", pad(name, width))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundredth_is_where_it_should_be() {
        let latencies = Latencies::of((1..=200).rev().map(Duration::from_millis).collect());
        let at = |percent| (latencies.at(percent) * 100.0).round() / 100.0;
        let close = |one: f64, other: f64| (one - other).abs() < 0.01;
        assert!(close(at(50), 100.0) && close(at(99), 198.0) && close(at(100), 200.0));
        assert!(close(Latencies::of(Vec::new()).at(99), 0.0));
    }
}
