//! The answers of bots and the standing answers of players, each after an even pause.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use catalog::Level;
use kernel::{Seat, Standing};
use store::Journal;
use tokio::time::{Instant, sleep, sleep_until};

use super::{Actor, Request};
use crate::{Occupant, Who, live_tables::Audience, thinkers::Task};

/// The bot that chooses for somebody who is late or away.
const STAND_IN: Level = Level::Medium;
/// How long a bot may think at least, also where its answer does not wait.
const THINKING_MIN: Duration = Duration::from_millis(400);

impl<J: Journal> Actor<J> {
    /// Starts every bot that owes a choice and is not thinking yet.
    pub(super) fn wake_bots(&mut self) {
        for seat in self.table.owing() {
            if let Occupant::Bot { level, .. } = self.table.seats()[seat] {
                self.think(seat, level);
            }
        }
    }

    /// Lets a bot choose for every seat that is late or for which it stands in.
    pub(super) fn hold_late_seats(&mut self) {
        let now = Instant::now();
        for seat in self.table.owing() {
            if self.deadline(seat).is_some_and(|deadline| deadline <= now) {
                self.think(seat, STAND_IN);
            }
        }
    }

    /// Lets a bot think on another thread. Its answer comes after a pause, however long it thought.
    fn think(&mut self, seat: Seat, level: Level) {
        let (Some(live), Some(mailbox)) = (&self.table.live, self.mailbox.upgrade()) else {
            return;
        };
        if self.state.thinking.has(seat) {
            return;
        }
        let Some(secret) = self.table.secret else { return };
        let chance = self.shared.chance.thought(secret, seat, self.newest);
        let Ok(thought) = chance.map(|seed| live.think(seat, level, seed)) else { return };
        self.state.thinking = self.state.thinking.with(seat);
        let (version, kind) = (self.newest, (self.table.game().id(), level));
        let (now, pause) = (Instant::now(), self.pause(seat, level));
        let (ready, due) = (now + pause, now + pause.max(THINKING_MIN));
        let thinkers = self.shared.thinkers.clone();
        tokio::spawn(async move {
            let Some(choice) = thinkers.think(Task { kind, thought, due }).await else { return };
            // Even a sleep of zero lasts until the timer's next tick.
            if !pause.is_zero() {
                sleep_until(ready).await;
            }
            // An error means that the table has left memory.
            let _ = mailbox.send(Request::Thought(seat, choice, version)).await;
        });
    }

    /// Returns how long an answer waits. It follows from what everybody knows: the table, the seat, the
    /// question and the level of the bot. So nobody learns from it what the seat holds, or whether it
    /// had a choice. Nobody waits for nothing: at a table that nobody looks at there is no pause.
    fn pause(&self, seat: Seat, level: Level) -> Duration {
        if self.audience() == Audience::Nobody && !self.is_anybody_here() {
            return Duration::ZERO;
        }
        let mut hasher = DefaultHasher::new();
        (self.id, seat.number(), self.table.asked_at.get()).hash(&mut hasher);
        self.shared.timeouts.pause_of(level, hasher.finish())
    }

    /// Sets what a player answers without being asked.
    pub(super) fn stand(&mut self, who: Who, standing: Option<Standing>) {
        let Who::Client(token) = who else { return };
        if let Some(seat) = self.table.seat_of(token) {
            self.state.standing[seat] = standing;
        }
    }

    /// Answers for the players who have left an answer, after the time that a bot takes. A standing
    /// answer ends when its player is asked something that cannot be answered in advance.
    pub(super) fn answer_ahead(&mut self) {
        let (Some(live), Some(mailbox)) = (&self.table.live, self.mailbox.upgrade()) else {
            return;
        };
        let thinking = self.state.thinking;
        for seat in self.table.owing().filter(|seat| !thinking.has(*seat)) {
            let Some(standing) = self.state.standing[seat] else { continue };
            match live.standing_choice(seat, standing) {
                Some(choice) => {
                    self.state.thinking = self.state.thinking.with(seat);
                    let (mailbox, seen) = (mailbox.clone(), self.newest);
                    let pause = self.pause(seat, STAND_IN);
                    tokio::spawn(async move {
                        sleep(pause).await;
                        let _ = mailbox.send(Request::Foreseen(seat, choice, seen)).await;
                    });
                }
                None if live.standing_choice(seat, Standing::Pass).is_none() => {
                    self.state.standing[seat] = None;
                }
                None => {}
            }
        }
    }
}
