//! The present question of a table: what each seat may choose, and how much time is left.

use std::time::Duration;

use catalog::Legal;
use kernel::{BySeat, Seat, Seats};
use store::Journal;
use tokio::time::Instant;

use super::{Actor, Pending};
use crate::{Change, Moment, Stage, TableEvent, Timeouts, subscription::Asked};

impl<J: Journal> Actor<J> {
    /// Returns what the game waits for now, with the choices of those seats that will read it.
    pub(super) fn asked(&self, readers: Seats) -> Asked {
        let owing = self.table.owing();
        let left = self.time_left().filter(|_| !owing.is_empty());
        let left_ms = left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        let legal = BySeat::new(self.table.seats().count(), |seat| {
            if readers.has(seat) { self.legal(seat) } else { Legal::default() }
        });
        Asked { owing, legal, left_ms, at: self.table.asked_at }
    }

    /// Lists what these seats may choose, once for a question: what others answer meanwhile is
    /// sealed, and cannot change it.
    pub(super) fn list_choices(&mut self, readers: Seats) {
        for seat in readers {
            if self.state.legal[seat].is_none() {
                self.state.legal[seat] = Some(self.table.legal(seat));
            }
        }
    }

    fn legal(&self, seat: Seat) -> Legal {
        let listed = self.state.legal[seat].clone().filter(|_| self.table.owing().has(seat));
        listed.unwrap_or_else(|| self.table.legal(seat))
    }

    pub(super) fn limit(&self) -> Option<Duration> {
        self.shared.timeouts.limit(self.table.clock())
    }

    /// Writes down until when a new question is to be answered, in a game over days: in the same
    /// append as what led to the question, so that no crash can come between.
    pub(super) fn set_deadline(&mut self, batch: &mut Pending) {
        let is_new = self.table.stage() == Stage::Playing && self.table.due().is_none();
        let limit = self.limit().filter(|_| is_new && self.table.clock().is_slow());
        if let Some(limit) = limit {
            self.add(TableEvent::Due(Moment::now().later_by(limit)), batch);
        }
    }

    /// Returns the time that is left for the present question, if there is a clock.
    fn time_left(&self) -> Option<Duration> {
        let running =
            |limit| (self.state.asked.0 + limit).saturating_duration_since(Instant::now());
        self.table.due().map(Moment::left).or_else(|| self.limit().map(running))
    }

    /// Sets the clock of a new question: it starts when people have seen what led to it.
    pub(super) fn note_question(&mut self, changes: &[(Change, Stage)]) {
        if self.state.asked.1 != self.table.asked_at {
            let (now, before) = (Instant::now(), self.state.asked.0);
            let changes = changes.iter().map(|(change, _)| change);
            let seen = before.max(now) + self.shared.timeouts.showing(changes);
            self.state.asked = (seen.min(now + Timeouts::SHOWING_MAX), self.table.asked_at);
            self.forget_alerts();
            self.state.legal = BySeat::new(self.table.seats().count(), |_| None);
        }
    }
}
