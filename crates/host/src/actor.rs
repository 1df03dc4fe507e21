//! The task of a live table: decides commands, appends their lines, then sends the changes.

use std::{mem, sync::Arc, time::Duration};

use catalog::{Fact, Frame, Legal, Level};
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

/// How many requests a table's mailbox holds; further senders wait for room.
pub(crate) const MAILBOX: usize = 256;
/// How many signals a viewer may lag behind before it needs the whole table.
const LAG_MAX: usize = 32;

/// A request to a live table.
#[derive(Debug)]
pub(crate) enum Request {
    /// Boxed, because a command is large and a mailbox has room for many requests.
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
    shared: Shared<J>,
    id: TableId,
    table: Table,
    /// The version that is on disk.
    newest: Version,
    requests: mpsc::Receiver<Request>,
    /// For bots and viewers; weak, so that it does not keep the table alive.
    mailbox: mpsc::WeakSender<Request>,
    state: LiveState,
}

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Shared<J> {
    pub(crate) journal: Arc<J>,
    pub(crate) timeouts: Timeouts,
    pub(crate) limits: Limits,
    pub(crate) listing: Listing,
}

impl<J> Clone for Shared<J> {
    fn clone(&self) -> Self {
        let (journal, listing) = (Arc::clone(&self.journal), self.listing.clone());
        Self { journal, timeouts: self.timeouts, limits: self.limits, listing }
    }
}

/// State that is not in the journal: viewers, presence, thinking bots and timers.
struct LiveState {
    signals: broadcast::Sender<Signal>,
    history: History,
    attendance: Attendance,
    /// The present seats, as they were last sent to viewers.
    here: Seats,
    thinking: Seats,
    /// When the clock of the present question starts, and the version at which it was asked.
    asked: (Instant, Version),
    /// What seats may choose, listed for the present question.
    legal: BySeat<Option<Legal>>,
    /// Until when the table stays in memory without viewers.
    stays_until: Instant,
}

type Answer<T> = oneshot::Sender<Result<T, HostError>>;
type Reply = Answer<Version>;

/// Lines to append, changes to send and answers to give, in one batch.
#[derive(Default)]
struct Pending {
    lines: Vec<TableEvent>,
    changes: Vec<(Change, Stage)>,
    answers: Vec<(Reply, Result<Version, Refusal>)>,
}

impl<J: Journal> Actor<J> {
    pub(crate) fn new(
        shared: Shared<J>,
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
            legal: BySeat::new(table.seats().count(), |_| None),
            stays_until: now + shared.timeouts.idle_after,
        };
        let newest = table.version();
        Self { shared, id, table, newest, requests, mailbox, state }
    }

    /// Serves requests until the table is idle or an append fails.
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
                // A closed mailbox takes no new requests; those in it are still served.
                () = sleep_until(wake) => if self.is_idle() {
                    self.requests.close();
                } else {
                    self.stay();
                    self.hold_late_seats();
                }
            }
        }
    }

    /// Closes the mailbox and drops all requests in it; their senders try again.
    async fn turn_away(mut self) {
        self.requests.close();
        while self.requests.recv().await.is_some() {}
    }

    /// Serves a batch of requests; all its commands share one append.
    async fn serve(&mut self, requests: &mut Vec<Request>) -> Result<(), Broken> {
        self.stay();
        let (mut batch, mut later) = (Pending::default(), Vec::new());
        for request in requests.drain(..) {
            match request {
                Request::Command(who, command, reply) => {
                    let granted = self.grant(who, &command, &mut batch);
                    self.hear(who, &command);
                    // A refusal waits too: it may follow from lines that are not on disk yet.
                    batch.answers.push((reply, granted));
                }
                Request::Thought(seat, choice, seen) => {
                    self.state.thinking = self.state.thinking.without(seat);
                    // A choice that comes too late is dropped; `live` asks the bot again.
                    let command = Command::Hold { seat, choice, seen };
                    let _ = self.grant(Who::Host, &command, &mut batch);
                }
                other => later.push(other),
            }
        }
        self.write(batch).await?;
        // Reads come last: they must not see what is not on disk yet.
        for request in later {
            self.show(request);
        }
        Ok(())
    }

    /// Applies a command to the table in memory; nobody sees the result before it is on disk.
    fn grant(
        &mut self,
        who: Who,
        command: &Command,
        batch: &mut Pending,
    ) -> Result<Version, Refusal> {
        for line in self.table.decide(who, command)? {
            let change = self.table.apply(&line);
            let change = change.expect("a table takes the lines that it decided on");
            if matches!(line, TableEvent::Chose(..) | TableEvent::Held(..)) {
                counter!("sombra_choices_total").increment(1);
            }
            batch.changes.push((change, self.table.stage()));
            batch.lines.push(line);
        }
        Ok(self.newest.later_by(batch.lines.len()))
    }

    /// Appends the lines, sends the changes, then answers. After an error, drop the table.
    async fn write(&mut self, batch: Pending) -> Result<(), Broken> {
        let Pending { lines, changes, answers } = batch;
        if !lines.is_empty() {
            let texts = lines.iter().map(ToString::to_string).collect();
            let appended = self.shared.journal.append(self.id, self.newest, texts).await;
            if let Err(error) = appended {
                let conflict = matches!(error, AppendError::Conflict { .. });
                for (reply, _) in answers {
                    let error = if conflict { HostError::TryAgain } else { HostError::Journal };
                    let _ = reply.send(Err(error));
                }
                return Err(Broken(error.to_string()));
            }
        }
        if !changes.is_empty() {
            self.note_question(&changes);
            self.log(&changes);
            self.tell(changes);
            self.shared.listing.note(self.id, &self.table);
        }
        for (reply, answer) in answers {
            let _ = reply.send(answer.map_err(HostError::from));
        }
        Ok(())
    }

    /// Sends the changes of one append to the viewers, in one batch.
    fn tell(&mut self, written: Vec<(Change, Stage)>) {
        let mut changes = Vec::with_capacity(written.len());
        for (change, stage) in written {
            self.newest = self.newest.later_by(1);
            let reseated = matches!(change, Change::Seats);
            let change = Arc::new(VersionedChange { version: self.newest, stage, change });
            self.state.history.push(Arc::clone(&change));
            changes.push(change);
            if reseated {
                // A seat changed hands: end all subscriptions, so that nobody keeps the old seat's
                // view. The question and the game are left out: a later line of the same append may
                // have dealt cards that are for the new occupant only.
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

    fn log(&self, changes: &[(Change, Stage)]) {
        if changes.iter().any(|(change, _)| matches!(change, Change::Started(_))) {
            tracing::info!(table = ?self.id, "begun");
        }
        let over = |(change, stage): &(Change, Stage)| {
            matches!(change, Change::Game(_) | Change::Held(..)) && *stage == Stage::Over
        };
        if changes.iter().any(over) {
            tracing::info!(table = ?self.id, choices = self.table.choices(), "over");
        }
    }

    /// Returns what the game waits for now, with the choices of those seats that will read it.
    fn asked(&self, readers: Seats) -> Asked {
        let owing = self.table.owing();
        let clock = self.limit().filter(|_| !owing.is_empty());
        let end = |limit| self.state.asked.0 + limit;
        let left = clock.map(|limit| end(limit).saturating_duration_since(Instant::now()));
        let left_ms = left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        let legal = BySeat::new(self.table.seats().count(), |seat| {
            if readers.has(seat) { self.legal(seat) } else { Legal::default() }
        });
        Asked { owing, legal, left_ms, at: self.table.asked_at }
    }

    /// Lists what these seats may choose, once for a question: what others answer meanwhile is
    /// sealed, and cannot change it.
    fn list_choices(&mut self, readers: Seats) {
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

    fn limit(&self) -> Option<Duration> {
        self.shared.timeouts.limit(self.table.clock())
    }

    /// Sets the clock of a new question: it starts when people have seen what led to it.
    fn note_question(&mut self, changes: &[(Change, Stage)]) {
        if self.state.asked.1 != self.table.asked_at {
            let (now, before) = (Instant::now(), self.state.asked.0);
            let changes = changes.iter().map(|(change, _)| change);
            let seen = before.max(now) + self.shared.timeouts.showing(changes);
            self.state.asked = (seen.min(now + Timeouts::SHOWING_MAX), self.table.asked_at);
            self.state.legal = BySeat::new(self.table.seats().count(), |_| None);
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
                // If the client is gone, this drops the subscription and its presence.
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
        let crowded = self.state.signals.receiver_count() >= self.shared.limits.watchers_max;
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

    /// Returns the update that a returning viewer needs; `None` if it has seen everything.
    fn missed(&self, eyes: Eyes, seen: Option<Version>) -> Option<Update> {
        let missed = seen.and_then(|seen| self.state.history.after(seen, self.newest));
        let Some(changes) = missed else { return Some(Update::Whole) };
        if changes.is_empty() && self.limit().is_some() {
            // No line was missed, but the clock may have started again.
            return Some(Update::Whole);
        }
        let asked = self.asked(seats_of(eyes));
        let batch = Batch { changes, asked, now: self.table.now() };
        batch.for_eyes(eyes).map(Update::News)
    }

    fn tell_who_is_here(&mut self) {
        let here = self.state.attendance.looking();
        if here != self.state.here {
            self.state.here = here;
            // An error means that there are no viewers.
            let _ = self.state.signals.send(Signal::Here(here));
        }
    }

    /// Takes a command as a sign of life, except for leaving during a game.
    fn hear(&mut self, who: Who, command: &Command) {
        let Who::Client(token) = who else { return };
        self.hear_token(Some(token));
        let seat = self.table.seat_of(token).filter(|_| *command == Command::Leave);
        if let Some(seat) = seat {
            self.state.attendance.let_go(seat);
        }
    }

    fn look(&self, token: Option<TokenHash>) -> Snapshot {
        let here = self.state.attendance.looking();
        let asked = self.asked(seats_of(self.table.eyes_of(token)));
        Snapshot::of((self.id, &self.table), token, &asked, here)
    }

    fn hear_token(&mut self, token: Option<TokenHash>) {
        let Some(seat) = token.and_then(|token| self.table.seat_of(token)) else { return };
        let now = Instant::now();
        if !self.is_anybody_here() {
            // The clock does not run while nobody is there: it starts now.
            self.state.asked.0 = now;
        }
        self.state.attendance.hear(seat, now);
    }

    /// Tells whether somebody waits for others. A sign of life counts for half of `gone_after`: of
    /// two players who leave one after the other, the second does not wait for the first.
    fn is_anybody_here(&self) -> bool {
        self.state
            .attendance
            .anybody(Instant::now().checked_sub(self.shared.timeouts.gone_after / 2))
    }

    fn stay(&mut self) {
        self.state.stays_until = Instant::now() + self.shared.timeouts.idle_after;
    }

    /// Starts every bot that owes a choice and is not thinking yet.
    fn wake_bots(&mut self) {
        for seat in self.table.owing() {
            if let Occupant::Bot { level, .. } = self.table.seats()[seat] {
                self.think(seat, level);
            }
        }
    }

    /// Lets a bot choose for every seat that is late or whose player is gone.
    fn hold_late_seats(&mut self) {
        let now = Instant::now();
        for seat in self.table.owing() {
            if self.deadline(seat).is_some_and(|deadline| deadline <= now) {
                self.think(seat, Level::Greedy);
            }
        }
    }

    /// Lets a bot think on a blocking thread.
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
            // An error means that the table has left memory.
            let _ = mailbox.blocking_send(Request::Thought(seat, thought(), seen));
        });
    }

    /// Returns when a bot may choose for this seat, which owes a choice. While nobody is there,
    /// nobody waits.
    fn deadline(&self, seat: Seat) -> Option<Instant> {
        let is_bot = matches!(self.table.seats()[seat], Occupant::Bot { .. });
        if is_bot || !self.is_anybody_here() {
            return None;
        }
        let (asked, patience) = (self.state.asked.0, self.shared.timeouts.gone_after);
        let clock = self.limit().map(|limit| asked + limit);
        let gone = self.state.attendance.given_up_at(seat, asked, patience);
        clock.into_iter().chain(gone).min()
    }

    /// Returns when the table must wake up without a request.
    fn next_wake(&self) -> Instant {
        let deadlines = self.table.owing().filter(|&seat| !self.state.thinking.has(seat));
        let deadline = deadlines.filter_map(|seat| self.deadline(seat)).min();
        deadline.map_or(self.state.stays_until, |deadline| deadline.min(self.state.stays_until))
    }

    /// Tells whether there are no viewers, no thinking bots and no recent requests.
    fn is_idle(&self) -> bool {
        let unwatched = self.state.signals.receiver_count() == 0;
        let quiet = self.state.stays_until <= Instant::now();
        let waiting = self.table.stage() != Stage::Playing || self.state.thinking.is_empty();
        unwatched && quiet && waiting
    }
}

fn seats_of(eyes: Eyes) -> Seats {
    match eyes {
        Eyes::Seat(seat) => Seats::only(seat),
        Eyes::Crowd | Eyes::All => Seats::NONE,
    }
}
