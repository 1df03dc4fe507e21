//! Presence: which seats have an open stream, and when each seat was last heard from.

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

/// How many streams one seat may have open: enough for a few browser tabs.
const STREAMS_PER_SEAT_MAX: usize = 16;

/// The presence of all seats at one table.
#[derive(Debug)]
pub(crate) struct Attendance {
    seats: BySeat<Attendant>,
    /// When the table was loaded into memory; counts as the first sign of life of every seat.
    since: Instant,
}

#[derive(Debug)]
struct Attendant {
    streams: Arc<AtomicUsize>,
    /// The last sign of life: a request, or the end of a stream.
    heard: Option<Instant>,
    /// Whether the player left during the game; then nobody waits for the seat.
    left: bool,
}

impl Attendance {
    pub(crate) fn new(seats: SeatCount, since: Instant) -> Self {
        let attendant = |_| Attendant { streams: Arc::default(), heard: None, left: false };
        Self { seats: BySeat::new(seats, attendant), since }
    }

    /// Counts a new stream; returns `None` if its seat has too many already.
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

    /// Records a sign of life.
    pub(crate) fn hear(&mut self, seat: Seat, now: Instant) {
        self.seats[seat].heard = Some(now);
        self.seats[seat].left = false;
    }

    /// Records that a stream has ended. After leaving the game, this is no sign of life.
    pub(crate) fn end_stream(&mut self, seat: Seat, now: Instant) {
        if !self.seats[seat].left {
            self.seats[seat].heard = Some(now);
        }
    }

    /// Records that a player left during the game.
    pub(crate) fn let_go(&mut self, seat: Seat) {
        self.seats[seat].heard = None;
        self.seats[seat].left = true;
    }

    /// Returns when a bot may choose for a seat that was asked at `asked`; `None` while the seat
    /// has a stream. `patience` counts from the last sign of life, not from every question.
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

    /// Returns the seats with an open stream.
    pub(crate) fn looking(&self) -> Seats {
        self.seats.iter().filter(|(seat, _)| self.looks(*seat)).map(|(seat, _)| seat).collect()
    }

    fn looks(&self, seat: Seat) -> bool {
        self.seats[seat].streams.load(Ordering::Relaxed) > 0
    }

    /// Tells whether any seat has an open stream, or gave a sign of life after `since`.
    pub(crate) fn anybody(&self, since: Option<Instant>) -> bool {
        let heard = |attendant: &Attendant| attendant.heard.is_some_and(|at| Some(at) > since);
        !self.looking().is_empty() || self.seats.values().any(heard)
    }
}

/// A guard that counts one open stream until it is dropped.
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
        // A full mailbox is no problem: the table is awake, and reads the count itself.
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
    fn an_absent_player_is_waited_for_once() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let (mut attendance, seat, _) = attendance(start);
        assert_eq!(attendance.given_up_at(seat, at(5), PATIENCE), Some(at(30)), "never heard from");
        attendance.hear(seat, at(10));
        assert_eq!(attendance.given_up_at(seat, at(20), PATIENCE), Some(at(40)));
        assert_eq!(attendance.given_up_at(seat, at(50), PATIENCE), Some(at(50)), "gone already");
    }

    #[test]
    fn a_seat_with_a_stream_is_waited_for_unless_its_player_left() {
        let start = Instant::now();
        let (mut attendance, seat, mailbox) = attendance(start);
        let presence = attendance.enter(Eyes::Seat(seat), mailbox).expect("there is room");
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), None);
        attendance.let_go(seat);
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), Some(start));
        drop(presence);
        attendance.end_stream(seat, start);
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), Some(start), "still gone");
        attendance.hear(seat, start);
        assert_eq!(attendance.given_up_at(seat, start, PATIENCE), Some(start + PATIENCE));
    }

    #[test]
    fn a_stream_or_a_recent_request_counts_as_presence() {
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
