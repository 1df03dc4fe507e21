//! Whom a table tells that it is their move, although they do not look.

use kernel::{BySeat, Seat, Seats};
use store::Journal;
use tokio::time::Instant;

use super::Actor;
use crate::{Alert, Happening, Table};

/// Returns when each seat was last told that it is its move. Whoever owes a choice at a table that
/// has just been loaded was told when the question was asked.
pub(super) fn alerted_before(table: &Table, now: Instant) -> BySeat<Option<Instant>> {
    let owing = table.owing();
    BySeat::new(table.seats().count(), |seat| owing.has(seat).then_some(now))
}

impl<J: Journal> Actor<J> {
    /// Tells people who are away that it is their move.
    pub(super) fn alert_awaited(&mut self) {
        let now = Instant::now();
        for seat in self.unalerted().filter(|seat| self.alert_at(*seat) <= now).collect::<Seats>() {
            self.state.alerted[seat] = Some(now);
            self.alert(seat, Happening::YourMove);
        }
    }

    /// Tells everybody that the game is over. A page that is being looked at keeps silent about it.
    pub(super) fn alert_over(&self) {
        for seat in self.people() {
            self.alert(seat, Happening::Over);
        }
    }

    /// Returns when somebody must be told.
    pub(super) fn next_alert(&self) -> Option<Instant> {
        self.unalerted().map(|seat| self.alert_at(seat)).min()
    }

    /// Lets people be told of a new question: in a game over days of each one, otherwise of one until
    /// they give a sign of life. With a clock of seconds there would be too many.
    pub(super) fn forget_alerts(&mut self) {
        let is_slow = self.table.clock().is_slow();
        let attendance = &self.state.attendance;
        let is_away = |seat, at| attendance.heard(seat).is_none_or(|heard| heard <= at);
        self.state.alerted = BySeat::new(self.table.seats().count(), |seat| {
            self.state.alerted[seat].filter(|at| !is_slow && is_away(seat, *at))
        });
    }

    fn unalerted(&self) -> Seats {
        self.awaited().filter(|seat| self.state.alerted[*seat].is_none()).collect()
    }

    fn alert_at(&self, seat: Seat) -> Instant {
        let asked = self.state.asked.0;
        let looks = self.state.attendance.looking().has(seat);
        if looks { asked + self.shared.timeouts.notice_after } else { asked }
    }

    fn alert(&self, seat: Seat, what: Happening) {
        if let Some(token) = self.token_of(seat) {
            self.shared.alerts.send(Alert { table: self.id, token, what });
        }
    }
}
