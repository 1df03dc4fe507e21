//! How long a table waits for what.

use std::time::Duration;

use kernel::Weight;

use crate::{Clock, table::Change};

/// How long a table waits for what.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// After so long a seat whose player is gone is held by a bot.
    pub gone_after: Duration,
    /// After so long a table that nobody looks at leaves memory.
    pub idle_after: Duration,
    /// How long a choice may take by the relaxed clock.
    pub relaxed: Duration,
    /// How long a choice may take by the brisk clock.
    pub brisk: Duration,
    /// How long people look at each thing that is shown to them, before their time runs.
    pub look: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            gone_after: Duration::from_secs(30),
            idle_after: Duration::from_mins(10),
            relaxed: Duration::from_secs(90),
            brisk: Duration::from_secs(20),
            look: Duration::from_secs(1),
        }
    }
}

impl Timeouts {
    /// However much is shown, the time runs again after so long.
    pub(crate) const SHOWING_MAX: Duration = Duration::from_secs(20);

    /// The time for one choice, if it is limited.
    pub(crate) const fn limit(&self, clock: Clock) -> Option<Duration> {
        match clock {
            Clock::None => None,
            Clock::Relaxed => Some(self.relaxed),
            Clock::Brisk => Some(self.brisk),
        }
    }

    /// How long people look at what has happened, before they think about what to do.
    pub(crate) fn showing<'t>(&self, told: impl Iterator<Item = &'t Change>) -> Duration {
        // Where a game begins, a new page comes, and nothing is shown step by step.
        let told = told.filter(|change| !matches!(change, Change::Started(_)));
        let events = told.flat_map(Change::events);
        self.look_at(events.filter(|event| event.weight >= Weight::Shown).count())
    }

    /// How long people look at so many things: a moment to find one's way, and one for each.
    pub fn look_at(&self, things: usize) -> Duration {
        let moments = if things == 0 { 0 } else { things.saturating_add(2) };
        self.look.saturating_mul(u32::try_from(moments).unwrap_or(u32::MAX)).min(Self::SHOWING_MAX)
    }
}
