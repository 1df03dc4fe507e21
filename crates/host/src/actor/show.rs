//! What a table answers to those who only look: snapshots, streams, records.

use std::sync::Arc;

use kernel::{Eyes, Seats};
use store::{Journal, Version};
use tokio::time::Instant;

use super::{Actor, Request};
use crate::{
    HostError, Snapshot, Stage, Subscription, TokenHash, Update, analyst::Review,
    subscription::Batch,
};

impl<J: Journal> Actor<J> {
    /// Answers a request that changes nothing.
    pub(super) fn show(&mut self, request: Request) {
        match request {
            Request::Look(token, reply) => {
                self.hear_token(token);
                let _ = reply.send(self.look(token));
            }
            Request::Glance(token, reply) => {
                let _ = reply.send(self.look(Some(token)));
            }
            Request::Read(token, reply) => {
                self.hear_token(token);
                let chronicle = self.table.chronicle(self.table.eyes_of(token));
                let _ = reply.send((self.look(token), chronicle));
            }
            Request::Subscribe(token, seen, reply) => {
                self.hear_token(token);
                let subscription = self.subscribe(token, seen);
                // Before the answer: whoever has a stream keeps the table in memory.
                self.note_audience();
                // If the client is gone, this drops the subscription and its presence.
                let _ = reply.send(subscription);
            }
            Request::Record(reply) => {
                let _ = reply.send(self.table.public_record());
            }
            Request::Review(reply) => {
                let _ = reply.send(self.review());
            }
            Request::Hint(token, reply) => {
                self.hear_token(Some(token));
                self.hint(token, reply);
            }
            Request::Watcher(token, message, reply) => {
                let _ = reply.send(self.hear_watcher(token, message).map_err(HostError::from));
            }
            Request::Hinted(seat, hint) => self.give_hint(seat, &hint),
            Request::Story(reply) => {
                let _ = reply.send(self.table.story());
            }
            Request::Gone(Some(seat)) => {
                self.state.attendance.end_stream(seat, Instant::now());
                self.note_audience();
            }
            Request::Gone(None)
            | Request::Command(..)
            | Request::Thought(..)
            | Request::Foreseen(..)
            | Request::Rematch(..) => {}
        }
    }

    /// Returns what is needed to analyze a finished game.
    fn review(&self) -> Option<Review> {
        Some(Review {
            game: Arc::clone(&self.table.game),
            record: self.table.record()?.clone(),
            people: self.people(),
            held: self.table.held.clone(),
        })
    }

    fn subscribe(
        &mut self,
        token: Option<TokenHash>,
        seen: Option<Version>,
    ) -> Result<Subscription, HostError> {
        let eyes = self.table.eyes_of(token);
        let crowded = self.state.signals.receiver_count() >= self.shared.limits.watchers_max;
        if eyes == Eyes::Crowd && crowded {
            return Err(HostError::TooManyWatchers);
        }
        let presence = self.state.attendance.enter(eyes, self.mailbox.clone());
        let presence = presence.ok_or(HostError::TooManyWatchers)?;
        self.tell_who_is_here();
        let missed = self.missed(eyes, seen).into_iter();
        let said = Some(self.state.watcher_chat.messages()).filter(|said| !said.is_empty());
        let said = said.filter(|_| eyes == Eyes::Crowd).map(|said| Update::Watchers(said.into()));
        let pending = missed.chain([Update::Here(self.present())]).chain(said).collect();
        let signals = self.state.signals.subscribe();
        let (since, seen) = (self.newest, self.newest);
        Ok(Subscription { eyes, since, seen, pending, signals, _presence: presence })
    }

    /// Returns the update that a returning viewer needs; `None` if it has seen everything.
    fn missed(&self, eyes: Eyes, seen: Option<Version>) -> Option<Update> {
        let missed = seen.and_then(|seen| self.state.history.after(seen, self.newest));
        let Some(changes) = missed else { return Some(Update::Whole) };
        // No line was missed, but the clock may have started again, or the question was left out when a
        // seat changed hands.
        let (has_clock, is_playing) =
            (self.limit().is_some(), self.table.stage() == Stage::Playing);
        let is_unasked = is_playing && self.state.reseated_at == self.newest;
        if changes.is_empty() && (has_clock || is_unasked) {
            return Some(Update::Whole);
        }
        let asked = self.asked(seats_of(eyes));
        let batch = Batch { changes, asked, now: self.table.now() };
        batch.for_eyes(eyes, Version::START).map(Update::News)
    }

    fn look(&self, token: Option<TokenHash>) -> Snapshot {
        let asked = self.asked(seats_of(self.table.eyes_of(token)));
        let seat = token.and_then(|token| self.table.seat_of(token));
        let standing = seat.and_then(|seat| self.state.standing[seat]);
        let said = &self.state.watcher_chat;
        let watcher_chat = if seat.is_none() { said.messages() } else { Vec::new() };
        let snapshot = Snapshot::of((self.id, &self.table), token, &asked, self.present());
        Snapshot { standing, watcher_chat, ..snapshot }
    }
}

fn seats_of(eyes: Eyes) -> Seats {
    match eyes {
        Eyes::Seat(seat) => Seats::only(seat),
        Eyes::Crowd | Eyes::All => Seats::NONE,
    }
}
