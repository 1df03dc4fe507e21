//! Who is here: who looks on from which seat, and who has just asked for something.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use kernel::{BySeat, Eyes, Seat, SeatCount, Seats};
use tokio::{sync::mpsc, time::Instant};

use crate::actor::Request;

/// From one seat so many streams at most: a browser has a few tabs, not a hundred.
const STREAMS_PER_SEAT_MAX: usize = 16;

/// What a table knows of who is here.
#[derive(Debug)]
pub(crate) struct Attendance {
    seats: BySeat<Attendant>,
    /// Since when the table is in memory: before that nobody could be heard.
    since: Instant,
}

#[derive(Debug)]
struct Attendant {
    streams: Arc<AtomicUsize>,
    /// The last sign of life, in whichever form.
    heard: Option<Instant>,
    /// Whether the player got up: others need not wait for her.
    left: bool,
}

impl Attendance {
    pub(crate) fn new(seats: SeatCount, since: Instant) -> Self {
        let attendant = |_| Attendant { streams: Arc::default(), heard: None, left: false };
        Self { seats: BySeat::new(seats, attendant), since }
    }

    /// Lets somebody look on, unless too many do from there already.
    pub(crate) fn enter(
        &self,
        eyes: Eyes,
        requests: mpsc::WeakSender<Request>,
    ) -> Option<Presence> {
        let Eyes::Seat(seat) = eyes else {
            return Some(Presence { streams: Arc::default(), seat: None, requests });
        };
        let streams = Arc::clone(&self.seats[seat].streams);
        if streams.fetch_add(1, Ordering::Relaxed) >= STREAMS_PER_SEAT_MAX {
            streams.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(Presence { streams, seat: Some(seat), requests })
    }

    /// Notes a sign of life.
    pub(crate) fn hear(&mut self, seat: Seat, now: Instant) {
        self.seats[seat].heard = Some(now);
        self.seats[seat].left = false;
    }

    /// Notes that a stream has ended. Who got up before does not come back by that.
    pub(crate) fn end_stream(&mut self, seat: Seat, now: Instant) {
        if !self.seats[seat].left {
            self.seats[seat].heard = Some(now);
        }
    }

    /// Notes that a player got up in the middle of a game.
    pub(crate) fn let_go(&mut self, seat: Seat) {
        self.seats[seat].heard = None;
        self.seats[seat].left = true;
    }

    /// When the others have waited long enough for a seat that was asked at `asked`: who is gone is
    /// waited for once, for as long as `patience` lasts, and not at every question.
    pub(crate) fn given_up_at(
        &self,
        seat: Seat,
        asked: Instant,
        patience: Duration,
    ) -> Option<Instant> {
        let Attendant { heard, left, .. } = &self.seats[seat];
        if *left {
            return Some(asked);
        }
        let gone = heard.unwrap_or(self.since) + patience;
        (!self.looks(seat)).then_some(gone.max(asked))
    }

    /// The seats from which somebody looks on.
    pub(crate) fn looking(&self) -> Seats {
        self.seats.iter().filter(|(seat, _)| self.looks(*seat)).map(|(seat, _)| seat).collect()
    }

    fn looks(&self, seat: Seat) -> bool {
        self.seats[seat].streams.load(Ordering::Relaxed) > 0
    }

    /// Tells whether somebody looks on, or was heard of after `since`.
    pub(crate) fn anybody(&self, since: Option<Instant>) -> bool {
        let heard = |attendant: &Attendant| attendant.heard.is_some_and(|at| Some(at) > since);
        !self.looking().is_empty() || self.seats.values().any(heard)
    }
}

/// That somebody looks on; it ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Presence {
    streams: Arc<AtomicUsize>,
    seat: Option<Seat>,
    requests: mpsc::WeakSender<Request>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.streams.fetch_sub(usize::from(self.seat.is_some()), Ordering::Relaxed);
        let Some((seat, requests)) = self.seat.zip(self.requests.upgrade()) else { return };
        // A table with a full mailbox is awake anyway, and looks at the count itself.
        let _ = requests.try_send(Request::Gone(seat));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    fn attendance(start: Instant) -> (Attendance, Seat, mpsc::WeakSender<Request>) {
        let (mailbox, _) = mpsc::channel(1);
        let seats = SeatCount::new(3).expect("three");
        (Attendance::new(seats, start), Seat::default(), mailbox.downgrade())
    }

    #[test]
    fn who_is_gone_is_waited_for_once() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let (mut attendance, seat, _) = attendance(start);
        assert_eq!(attendance.given_up_at(seat, at(5), PATIENCE), Some(at(30)), "never heard of");
        attendance.hear(seat, at(10));
        assert_eq!(attendance.given_up_at(seat, at(20), PATIENCE), Some(at(40)));
        assert_eq!(attendance.given_up_at(seat, at(50), PATIENCE), Some(at(50)), "gone already");
    }

    #[test]
    fn who_looks_on_is_not_given_up_and_who_got_up_is() {
        let start = Instant::now();
        let (mut attendance, seat, mailbox) = attendance(start);
        let presence = attendance.enter(Eyes::Seat(seat), mailbox).expect("there is room");
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), None);
        attendance.let_go(seat);
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), Some(start));
        drop(presence);
        attendance.end_stream(seat, start);
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), Some(start), "still up");
        attendance.hear(seat, start);
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), Some(start + PATIENCE));
    }

    #[test]
    fn somebody_is_here_who_looks_on_or_was_heard_just_now() {
        let start = Instant::now();
        let (mut attendance, seat, mailbox) = attendance(start);
        let later = start + PATIENCE;
        assert!(!attendance.anybody(Some(start)));
        attendance.hear(seat, later);
        assert!(attendance.anybody(Some(start)) && !attendance.anybody(Some(later)));
        let presence = attendance.enter(Eyes::Seat(seat), mailbox).expect("there is room");
        assert!(attendance.anybody(Some(later)));
        drop(presence);
        assert!(!attendance.anybody(Some(later)));
    }
}
