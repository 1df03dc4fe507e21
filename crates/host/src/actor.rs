//! One live table: it takes wishes one by one, writes what follows from them, and then tells.

use std::{sync::Arc, time::Duration};

use catalog::Level;
use kernel::{BySeat, Eyes, Record, Seat, Seats, Seed};
use store::{AppendError, Journal, TableId, Version};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    Broken, HostError, Line, Refusal, Resume, Sitter, Snapshot, Stage, Table, TokenHash, Told,
    Watch, Who, Wish,
    listing::Listing,
    watch::{History, Update, news},
};

/// So many requests wait at a table; more are told to come back.
pub(crate) const MAILBOX: usize = 256;
/// So many pieces of news a slow viewer may lag behind.
const LAG_MAX: usize = 64;

/// How long a table waits for what.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// After so long a seat whose player is gone is held by a bot.
    pub gone_after: Duration,
    /// After so long a table that nobody looks at leaves memory.
    pub idle_after: Duration,
}

/// What is asked of a live table.
#[derive(Debug)]
pub(crate) enum Request {
    Wish(Who, Wish, oneshot::Sender<Result<Version, HostError>>),
    Look(Option<TokenHash>, oneshot::Sender<Snapshot>),
    Watch(Option<TokenHash>, Option<Version>, oneshot::Sender<(Resume, Watch)>),
    Record(oneshot::Sender<Option<Record>>),
    Again(TokenHash, oneshot::Sender<Result<Vec<Line>, Refusal>>),
    Gone(Seat),
    Thought(Seat, String, usize),
}

pub(crate) struct Actor<J> {
    pub(crate) id: TableId,
    pub(crate) journal: Arc<J>,
    pub(crate) pace: Pace,
    pub(crate) table: Table,
    pub(crate) newest: Version,
    pub(crate) listing: Listing,
    pub(crate) requests: mpsc::Receiver<Request>,
    /// For thoughts and viewers; it must not keep the table alive by itself.
    pub(crate) mailbox: mpsc::WeakSender<Request>,
    state: Room,
}

/// What is not in the journal: who is here, and what is under way.
struct Room {
    updates: broadcast::Sender<Arc<Update>>,
    history: History,
    present: BySeat<usize>,
    thinking: Seats,
    /// When the present question was asked, and at how many choices.
    asked: (Instant, usize),
    touched: Instant,
}

/// What is to be written, told and acknowledged together.
#[derive(Default)]
struct Batch {
    lines: Vec<Line>,
    told: Vec<Told>,
    granted: Vec<(oneshot::Sender<Result<Version, HostError>>, Version)>,
}

impl<J: Journal> Actor<J> {
    pub(crate) fn new(
        (id, table, newest): (TableId, Table, Version),
        (journal, pace, listing): (Arc<J>, Pace, Listing),
        (mailbox, requests): (mpsc::WeakSender<Request>, mpsc::Receiver<Request>),
    ) -> Self {
        let present = BySeat::new(table.seats().count(), |_| 0);
        let now = Instant::now();
        let (updates, _) = broadcast::channel(LAG_MAX);
        let state = Room {
            updates,
            history: History::default(),
            present,
            thinking: Seats::NONE,
            asked: (now, table.choices()),
            touched: now,
        };
        Self { id, journal, pace, table, newest, listing, requests, mailbox, state }
    }

    /// Lives until nobody looks any more, or until the journal went on without it.
    pub(crate) async fn live(mut self) {
        let mut requests = Vec::new();
        loop {
            self.wake_bots();
            let wake = self.next_wake();
            tokio::select! {
                count = self.requests.recv_many(&mut requests, MAILBOX) => {
                    if count == 0 {
                        return;
                    }
                    if self.serve(&mut requests).await.is_err() {
                        return self.turn_away().await;
                    }
                }
                // From here on nobody can ask; who has asked just before is still served.
                () = sleep_until(wake) => if self.is_idle() {
                    self.requests.close();
                } else {
                    self.hold_late_seats();
                }
            }
        }
    }

    /// Lets go of all who have asked, those too who were about to: they will ask anew.
    async fn turn_away(mut self) {
        self.requests.close();
        while self.requests.recv().await.is_some() {}
    }

    /// Serves a batch: all its wishes share one append.
    async fn serve(&mut self, requests: &mut Vec<Request>) -> Result<(), Broken> {
        self.state.touched = Instant::now();
        let (mut batch, mut later) = (Batch::default(), Vec::new());
        for request in requests.drain(..) {
            match request {
                Request::Wish(who, wish, reply) => match self.grant(who, &wish, &mut batch) {
                    Ok(version) => batch.granted.push((reply, version)),
                    Err(refusal) => {
                        let _ = reply.send(Err(refusal.into()));
                    }
                },
                Request::Thought(seat, choice, seen) => {
                    self.state.thinking = self.state.thinking.without(seat);
                    // A thought that comes too late is forgotten; a new one is under way.
                    let wish = Wish::Hold { seat, choice, seen };
                    let _ = self.grant(Who::Host, &wish, &mut batch);
                }
                other => later.push(other),
            }
        }
        self.write(batch).await?;
        // What only looks is served last: it must not see what is not on disk yet.
        for request in later {
            self.show(request);
        }
        Ok(())
    }

    /// Applies a wish to the table in memory, where nobody sees it before it is on disk.
    fn grant(&mut self, who: Who, wish: &Wish, batch: &mut Batch) -> Result<Version, Refusal> {
        for line in self.table.decide(who, wish)? {
            let applied = self.table.apply(&line);
            batch.told.push(applied.expect("a table takes the lines that it decided on"));
            batch.lines.push(line);
        }
        Ok(self.newest.later_by(batch.lines.len()))
    }

    /// Appends, then acknowledges, then tells. If it cannot, the table in memory is worth nothing.
    async fn write(&mut self, batch: Batch) -> Result<(), Broken> {
        let Batch { lines, told, granted } = batch;
        if !lines.is_empty() {
            let texts = lines.iter().map(ToString::to_string).collect();
            let appended = self.journal.append(self.id, self.newest, texts).await;
            if let Err(error) = appended {
                let conflict = matches!(error, AppendError::Conflict { .. });
                for (reply, _) in granted {
                    let error = if conflict { HostError::TryAgain } else { HostError::Journal };
                    let _ = reply.send(Err(error));
                }
                return Err(Broken(error.to_string()));
            }
        }
        for told in told {
            self.newest = self.newest.later_by(1);
            let update = Arc::new(Update { version: self.newest, told });
            self.state.history.push(Arc::clone(&update));
            // Where nobody listens there is nothing to tell.
            let _ = self.state.updates.send(update);
        }
        self.note_question();
        self.listing.note(self.id, &self.table);
        for (reply, version) in granted {
            let _ = reply.send(Ok(version));
        }
        Ok(())
    }

    /// Takes the time when a new question is asked.
    fn note_question(&mut self) {
        if self.state.asked.1 != self.table.asked_at {
            self.state.asked = (Instant::now(), self.table.asked_at);
        }
    }

    fn show(&mut self, request: Request) {
        match request {
            Request::Look(token, reply) => {
                let _ = reply.send(Snapshot::of(&self.table, self.id, self.newest, token));
            }
            Request::Watch(token, seen, reply) => self.watch(token, seen, reply),
            Request::Record(reply) => {
                let _ = reply.send(self.table.record().cloned());
            }
            Request::Again(token, reply) => {
                let _ = reply.send(self.table.again(token));
            }
            Request::Gone(seat) => {
                self.state.present[seat] = self.state.present[seat].saturating_sub(1);
            }
            Request::Wish(..) | Request::Thought(..) => {}
        }
    }

    fn watch(
        &mut self,
        token: Option<TokenHash>,
        seen: Option<Version>,
        reply: oneshot::Sender<(Resume, Watch)>,
    ) {
        let Some(requests) = self.mailbox.upgrade() else { return };
        let seat = token.and_then(|token| self.table.seat_of(token));
        let eyes = seat.map_or(Eyes::Crowd, Eyes::Seat);
        if let Some(seat) = seat {
            self.state.present[seat] += 1;
        }
        let missed = seen.and_then(|seen| self.state.history.after(seen, self.newest));
        let resume = missed.map_or(Resume::Whole, |missed| {
            Resume::Missed(missed.iter().map(|update| news(update, eyes)).collect())
        });
        let watch = Watch { eyes, updates: self.state.updates.subscribe(), requests };
        // Who is gone before the answer drops the watch, and with it its presence.
        let _ = reply.send((resume, watch));
    }

    /// Sets bots thinking that owe a choice and are not at it yet.
    fn wake_bots(&mut self) {
        for seat in self.table.owing() {
            if let Sitter::Bot { level, .. } = self.table.seats()[seat] {
                self.think(seat, level);
            }
        }
    }

    /// Lets a bot hold every seat that is late, or whose player is gone.
    fn hold_late_seats(&mut self) {
        let now = Instant::now();
        for seat in self.table.owing() {
            if self.deadline(seat).is_some_and(|deadline| deadline <= now) {
                self.think(seat, Level::Greedy);
            }
        }
    }

    /// Thinks on a thread where nobody waits for it.
    fn think(&mut self, seat: Seat, level: Level) {
        let (Some(live), Some(mailbox)) = (&self.table.live, self.mailbox.upgrade()) else {
            return;
        };
        if self.state.thinking.has(seat) {
            return;
        }
        let mut bytes = [0; 32];
        if getrandom::fill(&mut bytes).is_err() {
            return;
        }
        self.state.thinking = self.state.thinking.with(seat);
        let (thought, seen) = (live.think(seat, level, Seed::from(bytes)), self.table.choices());
        tokio::task::spawn_blocking(move || {
            // If the table has gone, nobody waits for the thought.
            let _ = mailbox.blocking_send(Request::Thought(seat, thought(), seen));
        });
    }

    /// When this seat, which owes a choice, has waited long enough.
    fn deadline(&self, seat: Seat) -> Option<Instant> {
        if matches!(self.table.seats()[seat], Sitter::Bot { .. }) {
            return None;
        }
        let clock = self.table.clock().limit();
        let gone = (self.state.present[seat] == 0).then_some(self.pace.gone_after);
        let wait = clock.into_iter().chain(gone).min()?;
        Some(self.state.asked.0 + wait)
    }

    /// When there is something to do although nobody asks.
    fn next_wake(&self) -> Instant {
        let deadlines = self.table.owing().filter(|&seat| !self.state.thinking.has(seat));
        let deadline = deadlines.filter_map(|seat| self.deadline(seat)).min();
        let idle = self.state.touched + self.pace.idle_after;
        deadline.map_or(idle, |deadline| deadline.min(idle))
    }

    /// Nobody looks, nobody is thinking, and nothing was asked for a while.
    fn is_idle(&self) -> bool {
        let unwatched = self.state.updates.receiver_count() == 0;
        let quiet = self.state.touched + self.pace.idle_after <= Instant::now();
        let waiting = self.table.stage() != Stage::Playing || self.state.thinking.is_empty();
        unwatched && quiet && waiting
    }
}
