//! The clock of a table, and moments that outlast the process.

use std::{
    fmt,
    str::FromStr,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use kernel::ParseError;
use tokio::time::Instant;

/// The time limit for a choice; when it runs out, a bot chooses for the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// [`Timeouts::relaxed`](crate::Timeouts::relaxed) for each choice.
    Relaxed,
    /// [`Timeouts::brisk`](crate::Timeouts::brisk) for each choice.
    Brisk,
    /// Half of [`Timeouts::day`](crate::Timeouts::day) for each choice.
    HalfDay,
    /// [`Timeouts::day`](crate::Timeouts::day) for each choice.
    Day,
    /// Three times as long.
    ThreeDays,
}

impl Clock {
    /// Every clock.
    pub const ALL: [Self; 6] =
        [Self::None, Self::Brisk, Self::Relaxed, Self::HalfDay, Self::Day, Self::ThreeDays];

    /// Returns its written form.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Relaxed => "relaxed",
            Self::Brisk => "brisk",
            Self::HalfDay => "12-hours",
            Self::Day => "1-day",
            Self::ThreeDays => "3-days",
        }
    }

    /// Tells whether a game goes on for days: the clock runs whether or not somebody is there, and
    /// the table leaves memory meanwhile.
    pub const fn is_slow(self) -> bool {
        matches!(self, Self::HalfDay | Self::Day | Self::ThreeDays)
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Clock {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|clock| clock.id() == text);
        let known = Self::ALL.map(Self::id).join(", ");
        found.ok_or_else(|| ParseError::new(0, format!("a clock is one of {known}")))
    }
}

/// A moment in milliseconds since 1970. Deadlines of slow games are written down so: they hold when
/// the process is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(u64);

impl Moment {
    /// Returns the present moment.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// Returns its milliseconds since 1970.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// Returns the moment that is later by `time`.
    #[must_use]
    pub fn later_by(self, time: Duration) -> Self {
        Self(self.0.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
    }

    /// Returns how long it is until then; nothing if it has passed.
    pub fn left(self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(Self::now().0))
    }

    /// Returns the same moment for a timer.
    pub(crate) fn instant(self) -> Instant {
        let (now, passed) = (Instant::now(), Self::now().0.saturating_sub(self.0));
        // A moment that has passed must not be later than another call's present.
        let before = now.checked_sub(Duration::from_millis(passed));
        if passed > 0 { before.unwrap_or(now) } else { now + self.left() }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Moment {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = |_| ParseError::new(0, "a moment is a number of milliseconds since 1970");
        text.parse().map(Self).map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_and_moments_read_back() {
        for clock in Clock::ALL {
            assert_eq!(clock.to_string().parse(), Ok(clock));
        }
        let why = "slow".parse::<Clock>().unwrap_err().what.to_string();
        assert_eq!(why, "a clock is one of none, brisk, relaxed, 12-hours, 1-day, 3-days");
        let soon = Moment::now().later_by(Duration::from_mins(1));
        assert_eq!(soon.to_string().parse(), Ok(soon));
        assert!(soon.left() > Duration::from_secs(50));
        assert_eq!(Moment(5).left(), Duration::ZERO);
        assert!("soon".parse::<Moment>().is_err());
    }
}
