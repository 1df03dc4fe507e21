//! When viewers are told what was written: choices at once, talk and seats not too often.

use std::{mem, sync::Arc, time::Duration};

use catalog::Frame;
use store::Journal;
use tokio::{sync::broadcast, time::Instant};

use super::{Actor, LAG_MAX};
use crate::{
    Change, Stage,
    subscription::{Asked, Batch, Signal, VersionedChange},
};

/// How often viewers are told of talk, seats and settings in the long run; [`AHEAD`] lets more come
/// at once, so that nobody who talks as people do has to wait.
const TELL_EVERY: Duration = Duration::from_secs(1);
const AHEAD: Duration = Duration::from_secs(3);

/// What was written and not yet told. Each telling costs a message to every viewer, and on pages it
/// is large, so one person must not cause many.
#[derive(Debug, Default)]
pub(super) struct Untold {
    changes: Vec<Arc<VersionedChange>>,
    /// Up to when the time is used up: each telling without choices uses a second.
    used_to: Option<Instant>,
}

impl Untold {
    /// Returns when the changes must be told, if there are some.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        let free = self.used_to.and_then(|used_to| used_to.checked_sub(AHEAD)).unwrap_or(now);
        (!self.changes.is_empty()).then_some(free)
    }

    fn note(&mut self, now: Instant) {
        self.used_to = Some(self.used_to.map_or(now, |used_to| used_to.max(now)) + TELL_EVERY);
    }
}

impl<J: Journal> Actor<J> {
    /// Tells the viewers the changes of one append, in one batch: choices at once, together with what
    /// has waited, and everything else as soon as it may be told.
    pub(super) fn tell(&mut self, written: Vec<(Change, Stage)>) {
        // Whoever loses a seat during a game loses the view at once.
        let is_urgent = written.iter().any(|(change, stage)| {
            let has_view = *stage != Stage::Gathering && matches!(change, Change::Seats);
            change.is_of_game() || has_view
        });
        for (change, stage) in written {
            self.newest = self.newest.later_by(1);
            if matches!(change, Change::Seats) {
                self.state.reseated_at = self.newest;
            }
            let change = Arc::new(VersionedChange { version: self.newest, stage, change });
            self.state.history.push(Arc::clone(&change));
            self.state.untold.changes.push(change);
        }
        if is_urgent { self.tell_all() } else { self.tell_untold() }
    }

    /// Tells the viewers what has waited, if that is due.
    pub(super) fn tell_untold(&mut self) {
        let now = Instant::now();
        if self.state.untold.due(now).is_some_and(|due| due <= now) {
            self.state.untold.note(now);
            self.tell_all();
        }
    }

    fn tell_all(&mut self) {
        let mut changes = Vec::new();
        for change in mem::take(&mut self.state.untold.changes) {
            let reseated = matches!(change.change, Change::Seats);
            changes.push(change);
            if reseated {
                // A seat changed hands: end all subscriptions, so that nobody keeps the old seat's
                // view. The question and the game are left out: a later line may have dealt cards
                // that are for the new occupant only.
                let nothing = Asked::nothing(self.table.seats().count());
                self.send(mem::take(&mut changes), nothing, None);
                (self.state.signals, _) = broadcast::channel(LAG_MAX);
            }
        }
        if !changes.is_empty() {
            let readers = self.state.attendance.looking();
            self.list_choices(readers);
            self.send(changes, self.asked(readers), self.table.now());
        }
    }

    fn send(&self, changes: Vec<Arc<VersionedChange>>, asked: Asked, now: Option<Frame>) {
        if self.state.signals.receiver_count() > 0 {
            let batch = Batch { changes, asked, now };
            // An error means that the last viewer has just gone.
            let _ = self.state.signals.send(Signal::News(Arc::new(batch)));
        }
    }
}
