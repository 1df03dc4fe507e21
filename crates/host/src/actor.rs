//! One live table: it takes wishes one by one, writes what follows from them, and then tells.

use std::{mem, sync::Arc, time::Duration};

use catalog::{Fact, LegalChoice, Level};
use kernel::{BySeat, Eyes, Record, Seat, Seats, Seed};
use metrics::counter;
use store::{AppendError, Journal, TableId, Version};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    Broken, Change, Command, Entry, HostError, Limits, Occupant, Refusal, Snapshot, Stage,
    Subscription, Table, TableEvent, Timeouts, TokenHash, Update, Who,
    listing::Listing,
    presence::Attendance,
    subscription::{Asked, Batch, History, Signal, VersionedChange},
};

/// So many requests wait at a table; more are told to come back.
pub(crate) const MAILBOX: usize = 256;
/// So many pieces of news a slow viewer may lag behind.
const LAG_MAX: usize = 32;

/// What is asked of a live table.
#[derive(Debug)]
pub(crate) enum Request {
    /// A wish is large, and a mailbox has room for many: it stands beside it.
    Command(Who, Box<Command>, Reply),
    Look(Option<TokenHash>, oneshot::Sender<Snapshot>),
    Read(Option<TokenHash>, oneshot::Sender<(Snapshot, Vec<Entry>)>),
    Subscribe(Option<TokenHash>, Option<Version>, Answer<Subscription>),
    Record(oneshot::Sender<Option<Record>>),
    Story(oneshot::Sender<Arc<[Fact]>>),
    Again(TokenHash, oneshot::Sender<Result<Vec<TableEvent>, Refusal>>),
    Gone(Seat),
    Thought(Seat, String, Version),
}

pub(crate) struct Actor<J> {
    house: Shared<J>,
    id: TableId,
    table: Table,
    /// How far the table is on disk.
    newest: Version,
    requests: mpsc::Receiver<Request>,
    /// For thoughts and viewers; it must not keep the table alive by itself.
    mailbox: mpsc::WeakSender<Request>,
    state: LiveState,
}

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Shared<J> {
    pub(crate) journal: Arc<J>,
    pub(crate) pace: Timeouts,
    pub(crate) limits: Limits,
    pub(crate) listing: Listing,
}

impl<J> Clone for Shared<J> {
    fn clone(&self) -> Self {
        let (journal, listing) = (Arc::clone(&self.journal), self.listing.clone());
        Self { journal, pace: self.pace, limits: self.limits, listing }
    }
}

/// What is not in the journal: who is here, and what is under way.
struct LiveState {
    signals: broadcast::Sender<Signal>,
    history: History,
    attendance: Attendance,
    /// Who was here when it was last told.
    here: Seats,
    thinking: Seats,
    /// From when the time for the present question runs, and at which version it was asked.
    asked: (Instant, Version),
    /// Until when the table stays in memory even if nobody looks.
    stays_until: Instant,
}

type Answer<T> = oneshot::Sender<Result<T, HostError>>;
type Reply = Answer<Version>;

/// What is to be written, told and acknowledged together.
#[derive(Default)]
struct Pending {
    lines: Vec<TableEvent>,
    told: Vec<(Change, Stage)>,
    answers: Vec<(Reply, Result<Version, Refusal>)>,
}

impl<J: Journal> Actor<J> {
    pub(crate) fn new(
        house: Shared<J>,
        (id, table): (TableId, Table),
        (mailbox, requests): (mpsc::WeakSender<Request>, mpsc::Receiver<Request>),
    ) -> Self {
        let now = Instant::now();
        let (signals, _) = broadcast::channel(LAG_MAX);
        let state = LiveState {
            signals,
            history: History::default(),
            attendance: Attendance::new(table.seats().count(), now),
            here: Seats::NONE,
            thinking: Seats::NONE,
            asked: (now, table.asked_at),
            stays_until: now + house.pace.idle_after,
        };
        let newest = table.version();
        Self { house, id, table, newest, requests, mailbox, state }
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
                    if let Err(error) = self.serve(&mut requests).await {
                        tracing::warn!(table = ?self.id, %error, "a table starts anew");
                        return self.turn_away().await;
                    }
                }
                // From here on nobody can ask; who has asked just before is still served.
                () = sleep_until(wake) => if self.is_idle() {
                    self.requests.close();
                } else {
                    self.stay();
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
        self.stay();
        let (mut batch, mut later) = (Pending::default(), Vec::new());
        for request in requests.drain(..) {
            match request {
                Request::Command(who, wish, reply) => {
                    let granted = self.grant(who, &wish, &mut batch);
                    self.hear(who, &wish);
                    // A refusal waits too: it may follow from what is not on disk yet.
                    batch.answers.push((reply, granted));
                }
                Request::Thought(seat, choice, seen) => {
                    self.state.thinking = self.state.thinking.without(seat);
                    // A thought that comes too late is forgotten; a new one is under way.
                    let wish = Command::Hold { seat, choice, seen };
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
    fn grant(&mut self, who: Who, wish: &Command, batch: &mut Pending) -> Result<Version, Refusal> {
        for line in self.table.decide(who, wish)? {
            let told = self.table.apply(&line);
            let told = told.expect("a table takes the lines that it decided on");
            if matches!(line, TableEvent::Chose(..) | TableEvent::Held(..)) {
                counter!("sombra_choices_total").increment(1);
            }
            batch.told.push((told, self.table.stage()));
            batch.lines.push(line);
        }
        Ok(self.newest.later_by(batch.lines.len()))
    }

    /// Appends, then tells, then acknowledges. If it cannot, the table in memory is worth nothing.
    async fn write(&mut self, batch: Pending) -> Result<(), Broken> {
        let Pending { lines, told, answers } = batch;
        if !lines.is_empty() {
            let texts = lines.iter().map(ToString::to_string).collect();
            let appended = self.house.journal.append(self.id, self.newest, texts).await;
            if let Err(error) = appended {
                let conflict = matches!(error, AppendError::Conflict { .. });
                for (reply, _) in answers {
                    let error = if conflict { HostError::TryAgain } else { HostError::Journal };
                    let _ = reply.send(Err(error));
                }
                return Err(Broken(error.to_string()));
            }
        }
        if !told.is_empty() {
            self.note_question(&told);
            self.log(&told);
            self.tell(told);
            self.house.listing.note(self.id, &self.table);
        }
        for (reply, answer) in answers {
            let _ = reply.send(answer.map_err(HostError::from));
        }
        Ok(())
    }

    /// Tells those who watch, all that was written together at once.
    fn tell(&mut self, told: Vec<(Change, Stage)>) {
        let mut changes = Vec::with_capacity(told.len());
        for (change, stage) in told {
            self.newest = self.newest.later_by(1);
            let reseated = matches!(change, Change::Seats);
            let change = Arc::new(VersionedChange { version: self.newest, stage, change });
            self.state.history.push(Arc::clone(&change));
            changes.push(change);
            if reseated {
                // Nobody goes on looking with the eyes of a seat that was hers: all watch anew. What
                // the game waits for may already be the new sitter's alone, and is told then.
                self.send(mem::take(&mut changes), Asked::nothing(self.table.seats().count()));
                (self.state.signals, _) = broadcast::channel(LAG_MAX);
            }
        }
        if !changes.is_empty() {
            self.send(changes, self.asked());
        }
    }

    fn send(&self, changes: Vec<Arc<VersionedChange>>, asked: Asked) {
        if self.state.signals.receiver_count() > 0 {
            let batch = Batch { changes, asked, now: self.table.now() };
            // A viewer who has just gone need not be told.
            let _ = self.state.signals.send(Signal::News(Arc::new(batch)));
        }
    }

    fn log(&self, told: &[(Change, Stage)]) {
        if told.iter().any(|(told, _)| matches!(told, Change::Started(_))) {
            tracing::info!(table = ?self.id, "begun");
        }
        let over = |(told, stage): &(Change, Stage)| {
            matches!(told, Change::Game(_) | Change::Held(..)) && *stage == Stage::Over
        };
        if told.iter().any(over) {
            tracing::info!(table = ?self.id, choices = self.table.choices(), "over");
        }
    }

    /// What the game waits for now.
    fn asked(&self) -> Asked {
        let owing = self.table.owing();
        let none: Arc<[LegalChoice]> = Arc::from([]);
        let legal = |seat| match owing.has(seat) {
            true => self.table.legal(seat).into(),
            false => Arc::clone(&none),
        };
        let clock = self.limit().filter(|_| !owing.is_empty());
        let end = |limit| self.state.asked.0 + limit;
        let left = clock.map(|limit| end(limit).saturating_duration_since(Instant::now()));
        let left_ms = left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        let legal = BySeat::new(self.table.seats().count(), legal);
        Asked { owing, legal, left_ms, at: self.table.asked_at }
    }

    fn limit(&self) -> Option<Duration> {
        self.house.pace.limit(self.table.clock())
    }

    /// Takes the time when a new question is asked: it runs when people have seen what led to it.
    fn note_question(&mut self, told: &[(Change, Stage)]) {
        if self.state.asked.1 != self.table.asked_at {
            let (now, before) = (Instant::now(), self.state.asked.0);
            let seen = before.max(now) + self.house.pace.showing(told.iter().map(|(told, _)| told));
            self.state.asked = (seen.min(now + Timeouts::SHOWING_MAX), self.table.asked_at);
        }
    }

    fn show(&mut self, request: Request) {
        match request {
            Request::Look(token, reply) => {
                self.hear_token(token);
                let _ = reply.send(self.look(token));
            }
            Request::Read(token, reply) => {
                self.hear_token(token);
                let chronicle = self.table.chronicle(self.table.eyes_of(token));
                let _ = reply.send((self.look(token), chronicle));
            }
            Request::Subscribe(token, seen, reply) => {
                self.hear_token(token);
                // Who is gone before the answer drops the watch, and with it its presence.
                let _ = reply.send(self.subscribe(token, seen));
            }
            Request::Record(reply) => {
                let _ = reply.send(self.table.record().cloned());
            }
            Request::Story(reply) => {
                let _ = reply.send(self.table.story());
            }
            Request::Again(token, reply) => {
                let _ = reply.send(self.table.again(token));
            }
            Request::Gone(seat) => {
                self.state.attendance.end_stream(seat, Instant::now());
                self.tell_who_is_here();
            }
            Request::Command(..) | Request::Thought(..) => {}
        }
    }

    fn subscribe(
        &mut self,
        token: Option<TokenHash>,
        seen: Option<Version>,
    ) -> Result<Subscription, HostError> {
        let eyes = self.table.eyes_of(token);
        let crowded = self.state.signals.receiver_count() >= self.house.limits.watchers_max;
        if eyes == Eyes::Crowd && crowded {
            return Err(HostError::TooManyWatchers);
        }
        let presence = self.state.attendance.enter(eyes, self.mailbox.clone());
        let presence = presence.ok_or(HostError::TooManyWatchers)?;
        self.tell_who_is_here();
        let missed = self.missed(eyes, seen).into_iter();
        let pending = missed.chain([Update::Here(self.state.here)]).collect();
        let signals = self.state.signals.subscribe();
        Ok(Subscription { eyes, pending, signals, _presence: presence })
    }

    /// What a viewer has missed that comes back; nothing, if it has seen everything.
    fn missed(&self, eyes: Eyes, seen: Option<Version>) -> Option<Update> {
        let missed = seen.and_then(|seen| self.state.history.after(seen, self.newest));
        let Some(changes) = missed else { return Some(Update::Whole) };
        if changes.is_empty() && self.limit().is_some() {
            // Nothing was missed but the clock, which may have begun anew.
            return Some(Update::Whole);
        }
        let batch = Batch { changes, asked: self.asked(), now: self.table.now() };
        batch.for_eyes(eyes).map(Update::News)
    }

    fn tell_who_is_here(&mut self) {
        let here = self.state.attendance.looking();
        if here != self.state.here {
            self.state.here = here;
            // Where nobody listens there is nothing to tell.
            let _ = self.state.signals.send(Signal::Here(here));
        }
    }

    /// Takes a wish as a sign of life; getting up in the middle of a game is the contrary.
    fn hear(&mut self, who: Who, wish: &Command) {
        let Who::Client(token) = who else { return };
        self.hear_token(Some(token));
        let seat = self.table.seat_of(token).filter(|_| *wish == Command::Leave);
        if let Some(seat) = seat {
            self.state.attendance.let_go(seat);
        }
    }

    fn look(&self, token: Option<TokenHash>) -> Snapshot {
        let here = self.state.attendance.looking();
        Snapshot::of((self.id, &self.table), token, &self.asked(), here)
    }

    fn hear_token(&mut self, token: Option<TokenHash>) {
        let Some(seat) = token.and_then(|token| self.table.seat_of(token)) else { return };
        let now = Instant::now();
        if !self.is_anybody_here() {
            // Nobody's time ran while nobody was there.
            self.state.asked.0 = now;
        }
        self.state.attendance.hear(seat, now);
    }

    /// Whoever was heard last is not yet gone when the one before her is; that does not make her
    /// somebody who waits. So a sign of life counts for half as long here.
    fn is_anybody_here(&self) -> bool {
        self.state.attendance.anybody(Instant::now().checked_sub(self.house.pace.gone_after / 2))
    }

    fn stay(&mut self) {
        self.state.stays_until = Instant::now() + self.house.pace.idle_after;
    }

    /// Sets bots thinking that owe a choice and are not at it yet.
    fn wake_bots(&mut self) {
        for seat in self.table.owing() {
            if let Occupant::Bot { level, .. } = self.table.seats()[seat] {
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
        let (thought, seen) = (live.think(seat, level, Seed::from(bytes)), self.newest);
        tokio::task::spawn_blocking(move || {
            // If the table has gone, nobody waits for the thought.
            let _ = mailbox.blocking_send(Request::Thought(seat, thought(), seen));
        });
    }

    /// When this seat, which owes a choice, has been waited for long enough. While nobody is
    /// there, nobody waits.
    fn deadline(&self, seat: Seat) -> Option<Instant> {
        let is_bot = matches!(self.table.seats()[seat], Occupant::Bot { .. });
        if is_bot || !self.is_anybody_here() {
            return None;
        }
        let (asked, patience) = (self.state.asked.0, self.house.pace.gone_after);
        let clock = self.limit().map(|limit| asked + limit);
        let gone = self.state.attendance.given_up_at(seat, asked, patience);
        clock.into_iter().chain(gone).min()
    }

    /// When there is something to do although nobody asks.
    fn next_wake(&self) -> Instant {
        let deadlines = self.table.owing().filter(|&seat| !self.state.thinking.has(seat));
        let deadline = deadlines.filter_map(|seat| self.deadline(seat)).min();
        deadline.map_or(self.state.stays_until, |deadline| deadline.min(self.state.stays_until))
    }

    /// Nobody looks, nobody is thinking, and nothing was asked for a while.
    fn is_idle(&self) -> bool {
        let unwatched = self.state.signals.receiver_count() == 0;
        let quiet = self.state.stays_until <= Instant::now();
        let waiting = self.table.stage() != Stage::Playing || self.state.thinking.is_empty();
        unwatched && quiet && waiting
    }
}
