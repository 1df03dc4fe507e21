//! Presence: which seats have an open stream, and when each seat was last heard from.

use std::{
    mem,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use kernel::{BySeat, Eyes, Seat, SeatCount, Seats};
use serde::Serialize;
use tokio::{sync::mpsc, time::Instant};

use crate::{actor::Request, lingering::Seen};

/// How many streams one seat may have open: enough for a few browser tabs.
const STREAMS_PER_SEAT_MAX: usize = 16;

/// Who is at a table now, as anybody may know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Present {
    /// The seats with an open subscription.
    pub here: Seats,
    /// The absent players that everybody else waits for: the others may let a bot play for them.
    pub missing: Seats,
    /// The seats of people for whom a bot plays until they are back.
    pub stand_ins: Seats,
    /// Before the game: the people who have a seat here and have not come to this table yet. The game
    /// does not start without them while they look at the end of the last game, and until they count
    /// as absent.
    pub expected: Seats,
    /// How many streams without a seat are open.
    pub watchers: usize,
}

/// The presence of all seats at one table.
#[derive(Debug)]
pub(crate) struct Attendance {
    seats: BySeat<Attendant>,
    /// The open streams without a seat.
    watchers: Arc<AtomicUsize>,
    /// When the table was loaded into memory; counts as the first sign of life of every seat.
    since: Instant,
}

#[derive(Debug, Default)]
struct Attendant {
    streams: Arc<AtomicUsize>,
    /// The last sign of life: a request, or the end of a stream.
    heard: Option<Instant>,
    /// Whether the player left during the game; then nobody waits for the seat.
    left: bool,
    /// Whether the others let a bot play for the seat until its player is back.
    stands_in: bool,
}

impl Attendance {
    pub(crate) fn new(seats: SeatCount, since: Instant) -> Self {
        Self {
            seats: BySeat::new(seats, |_| Attendant::default()),
            watchers: Arc::default(),
            since,
        }
    }

    /// Counts a new stream; returns `None` if its seat has too many already.
    pub(crate) fn enter(
        &self,
        eyes: Eyes,
        requests: mpsc::WeakSender<Request>,
    ) -> Option<Presence> {
        let Eyes::Seat(seat) = eyes else {
            let streams = Arc::clone(&self.watchers);
            streams.fetch_add(1, Ordering::Relaxed);
            return Some(Presence { streams, seat: None, requests });
        };
        let streams = Arc::clone(&self.seats[seat].streams);
        if streams.fetch_add(1, Ordering::Relaxed) >= STREAMS_PER_SEAT_MAX {
            streams.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(Presence { streams, seat: Some(seat), requests })
    }

    /// Records a sign of life: from now on the player plays, and no bot.
    pub(crate) fn hear(&mut self, seat: Seat, now: Instant) {
        let attendant = &mut self.seats[seat];
        (attendant.heard, attendant.left, attendant.stands_in) = (Some(now), false, false);
    }

    /// Records that a stream has ended: the last sign of life. It is none of a player who left the
    /// game, or who has taken the seat since and was never heard from.
    pub(crate) fn end_stream(&mut self, seat: Seat, now: Instant) {
        if let Some(heard) = &mut self.seats[seat].heard {
            *heard = now;
        }
    }

    /// Records that a player left during the game.
    pub(crate) fn let_go(&mut self, seat: Seat) {
        self.seats[seat].heard = None;
        self.seats[seat].left = true;
    }

    /// Lets a bot play for a seat until its player gives a sign of life.
    pub(crate) fn stand_in(&mut self, seat: Seat) {
        self.seats[seat].stands_in = true;
    }

    /// Tells whether a bot plays for the seat until its player is back.
    pub(crate) fn is_stood_in(&self, seat: Seat) -> bool {
        self.seats[seat].left || self.seats[seat].stands_in
    }

    /// Records that a seat has another occupant, who has not been heard from and has no stream yet.
    pub(crate) fn vacate(&mut self, seat: Seat) {
        self.seats[seat] = Attendant::default();
    }

    /// Records that two occupants have changed places. Their streams end; they do not count for the
    /// seats any more.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        let heard = [one, other].map(|seat| mem::take(&mut self.seats[seat]).heard);
        [self.seats[other].heard, self.seats[one].heard] = heard;
    }

    /// Tells whether nothing was heard from a seat since the table was loaded.
    pub(crate) fn is_unheard(&self, seat: Seat) -> bool {
        self.seats[seat].heard.is_none()
    }

    /// Returns the last sign of life of a seat since the table was loaded.
    pub(crate) fn heard(&self, seat: Seat) -> Option<Instant> {
        self.seats[seat].heard
    }

    /// Returns when each seat was last seen: now, if it has a stream. Of a seat that was never heard
    /// from, it is the time when the table was loaded.
    pub(crate) fn seen(&self, seat: Seat) -> Seen {
        let heard = self.seats[seat].heard.unwrap_or(self.since);
        if self.looks(seat) { Seen::Now } else { Seen::At(heard) }
    }

    /// Returns the seats for which a bot plays until their players are back.
    pub(crate) fn stood_in(&self) -> Seats {
        self.seats.iter().map(|(seat, _)| seat).filter(|seat| self.is_stood_in(*seat)).collect()
    }

    /// Returns from when on a seat counts as absent; `None` while it has a stream. `patience` counts
    /// from the last sign of life, not from every question.
    pub(crate) fn gone_from(&self, seat: Seat, patience: Duration) -> Option<Instant> {
        let gone = self.seats[seat].heard.unwrap_or(self.since) + patience;
        (!self.looks(seat)).then_some(gone)
    }

    /// Returns the seats with an open stream.
    pub(crate) fn looking(&self) -> Seats {
        self.seats.iter().filter(|(seat, _)| self.looks(*seat)).map(|(seat, _)| seat).collect()
    }

    /// Returns how many streams without a seat are open.
    pub(crate) fn watchers(&self) -> usize {
        self.watchers.load(Ordering::Relaxed)
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
        self.streams.fetch_sub(1, Ordering::Relaxed);
        let Some(requests) = self.requests.upgrade() else { return };
        // A full mailbox is no problem: the table is awake, and reads the count itself.
        let _ = requests.try_send(Request::Gone(self.seat));
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
    fn a_player_is_gone_some_time_after_the_last_sign_of_life() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let (mut attendance, seat, mailbox) = attendance(start);
        assert_eq!(attendance.gone_from(seat, PATIENCE), Some(at(30)), "never heard from");
        attendance.hear(seat, at(10));
        assert_eq!(attendance.gone_from(seat, PATIENCE), Some(at(40)));
        let presence = attendance.enter(Eyes::Seat(seat), mailbox).expect("there is room");
        assert_eq!(attendance.gone_from(seat, PATIENCE), None, "somebody looks");
        drop(presence);
        attendance.end_stream(seat, at(20));
        assert_eq!(attendance.gone_from(seat, PATIENCE), Some(at(50)));
    }

    #[test]
    fn a_bot_plays_until_the_player_is_back() {
        let start = Instant::now();
        let (mut attendance, seat, mailbox) = attendance(start);
        assert!(!attendance.is_stood_in(seat));
        attendance.stand_in(seat);
        assert_eq!(attendance.stood_in(), Seats::only(seat));
        attendance.hear(seat, start);
        assert!(!attendance.is_stood_in(seat));
        let presence = attendance.enter(Eyes::Seat(seat), mailbox).expect("there is room");
        attendance.let_go(seat);
        drop(presence);
        attendance.end_stream(seat, start);
        assert!(attendance.is_stood_in(seat), "the end of a stream is no sign of life then");
        attendance.hear(seat, start);
        assert_eq!(attendance.stood_in(), Seats::NONE);
    }

    #[test]
    fn the_streams_of_the_last_occupant_do_not_count_for_the_next() {
        let (mut attendance, seat, mailbox) = attendance(Instant::now());
        let enter = |attendance: &Attendance| attendance.enter(Eyes::Seat(seat), mailbox.clone());
        let old: Vec<Presence> = (0..99).map_while(|_| enter(&attendance)).collect();
        assert_eq!(old.len(), STREAMS_PER_SEAT_MAX);
        attendance.vacate(seat);
        assert!(attendance.looking().is_empty(), "nobody looks from that seat now");
        let new = enter(&attendance).expect("the next occupant has streams of their own");
        drop(old);
        assert_eq!(attendance.looking(), Seats::only(seat));
        drop(new);
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
