//! How long a table waits for players and viewers.

use std::time::Duration;

use catalog::Level;
use kernel::Weight;

use crate::{Change, Clock};

/// How long a table waits for players and viewers.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// How long a player without a stream may be silent before the player counts as absent: then the
    /// others may let a bot play.
    pub gone_after: Duration,
    /// How long a table without viewers stays in memory after the last request of a player.
    pub idle_after: Duration,
    /// How long a table stays in memory if only people without a seat have asked for it.
    pub glance_after: Duration,
    /// How long nobody may use an open table before it is closed.
    pub unused_after: Duration,
    /// The time for one choice with the relaxed clock.
    pub relaxed: Duration,
    /// The time for one choice with the brisk clock.
    pub brisk: Duration,
    /// What counts as a day: the time for one choice in a game over days.
    pub day: Duration,
    /// How often the host looks for tables over days whose time is up.
    pub wake_every: Duration,
    /// How long somebody with an open page may owe a choice before a notice: the page may be in the
    /// background. Without a page, a notice comes at once.
    pub notice_after: Duration,
    /// How long a medium bot or a standing answer waits before it answers, more or less an eighth. A
    /// stronger bot waits up to a third longer, a weaker one a quarter less.
    pub pause: Duration,
    /// How long people look at each event that is shown to them, before the clock starts.
    pub look: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            gone_after: Duration::from_mins(2),
            idle_after: Duration::from_mins(10),
            glance_after: Duration::from_secs(30),
            unused_after: Duration::from_hours(7 * 24),
            relaxed: Duration::from_secs(90),
            brisk: Duration::from_secs(20),
            day: Duration::from_hours(24),
            wake_every: Duration::from_secs(5),
            notice_after: Duration::from_secs(30),
            pause: Duration::from_millis(600),
            look: Duration::from_secs(1),
        }
    }
}

impl Timeouts {
    /// The longest time that the clock waits for events to be shown.
    pub(crate) const SHOWING_MAX: Duration = Duration::from_secs(20);

    /// Returns the time for one choice, if it is limited.
    pub(crate) fn limit(&self, clock: Clock) -> Option<Duration> {
        match clock {
            Clock::None => None,
            Clock::Relaxed => Some(self.relaxed),
            Clock::Brisk => Some(self.brisk),
            Clock::HalfDay => Some(self.day / 2),
            Clock::Day => Some(self.day),
            Clock::ThreeDays => Some(self.day * 3),
        }
    }

    /// Returns how long a bot of this level waits before it answers; `whim` is any number.
    pub(crate) fn pause_of(&self, level: Level, whim: u64) -> Duration {
        let twelfths = match level {
            Level::Random | Level::Easy | Level::Greedy => 9,
            Level::Medium => 12,
            Level::Hard => 14,
            Level::Master => 16,
        };
        let usual = self.pause * twelfths / 12;
        // From seven to nine eighths of it.
        let steps = u32::try_from(whim % 257).unwrap_or_default();
        usual * 7 / 8 + usual / 4 * steps / 256
    }

    /// Returns how long people look at these changes before they think about their choice.
    pub(crate) fn showing<'t>(&self, changes: impl Iterator<Item = &'t Change>) -> Duration {
        // When a game starts, the browser loads a new page; no event is shown step by step.
        let changes = changes.filter(|change| !matches!(change, Change::Started(_)));
        let events = changes.flat_map(Change::events);
        self.look_at(events.filter(|event| event.weight >= Weight::Shown).count())
    }

    /// Returns how long people look at this many events: `look` for each and two more, limited.
    pub fn look_at(&self, events: usize) -> Duration {
        let moments = if events == 0 { 0 } else { events.saturating_add(2) };
        self.look.saturating_mul(u32::try_from(moments).unwrap_or(u32::MAX)).min(Self::SHOWING_MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_are_narrow_and_stronger_bots_take_longer() {
        let timeouts = Timeouts::default();
        let range = |level| {
            let pauses = (0..1_000).map(|whim| timeouts.pause_of(level, whim).as_millis());
            (pauses.clone().min(), pauses.max())
        };
        assert_eq!(range(Level::Easy), (Some(393), Some(506)));
        assert_eq!(range(Level::Medium), (Some(525), Some(675)));
        assert_eq!(range(Level::Hard), (Some(612), Some(787)));
        assert_eq!(range(Level::Master), (Some(700), Some(900)));
        let none = Timeouts { pause: Duration::ZERO, ..timeouts };
        assert_eq!(none.pause_of(Level::Master, 5), Duration::ZERO);
    }
}
