//! The task of a live table: decides commands, appends their lines, then sends the changes.

mod alerting;
mod answering;
mod arranging;
mod asking;
mod hint;
mod show;
mod telling;
mod waiting;
mod watching;

use std::{collections::HashMap, sync::Arc};

use catalog::{Fact, Legal};
use kernel::{BySeat, Record, Seat, Seats, Standing};
use metrics::counter;
use store::{AppendError, Journal, TableId, TableStage, Version};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    Broken, Chance, Change, Command, Entry, HostError, Limits, Present, Refusal, Snapshot, Stage,
    Subscription, Table, TableEvent, Timeouts, TokenHash, WatcherMessage, Who,
    alert::Alerts,
    analyst::{Analyst, Review},
    lingering::{self, Lingering},
    listing::Listing,
    live_tables::{Audience, Post, Usage},
    presence::Attendance,
    shelf::Shelf,
    subscription::{History, Signal},
    sweeping::OpenCount,
    thinkers::Thinkers,
};

use alerting::alerted_before;
pub use hint::Hint;
use hint::Hinting;
use telling::Untold;
use watching::WatcherChat;

/// How many requests a table's mailbox holds; further senders wait for room.
pub(crate) const MAILBOX: usize = 256;
/// How many signals a viewer may lag behind before it needs the whole table.
const LAG_MAX: usize = 32;
/// How many forced choices are made in one go: more than any game has in a row.
const FORCED_MAX: usize = 64;

/// A request to a live table.
#[derive(Debug)]
pub(crate) enum Request {
    /// Boxed, because a command is large and a mailbox has room for many requests.
    Command(Who, Box<Command>, Reply),
    Look(Option<TokenHash>, oneshot::Sender<Snapshot>),
    /// The same from elsewhere: it does not mean that the viewer is here.
    Glance(TokenHash, oneshot::Sender<Snapshot>),
    Read(Option<TokenHash>, oneshot::Sender<(Snapshot, Vec<Entry>)>),
    Subscribe(Option<TokenHash>, Option<Version>, Answer<Subscription>),
    Record(oneshot::Sender<Option<Record>>),
    /// A finished game, to be analyzed.
    Review(oneshot::Sender<Option<Review>>),
    Hint(TokenHash, Answer<Arc<Hint>>),
    Hinted(Seat, Arc<Hint>),
    Story(oneshot::Sender<Arc<[Fact]>>),
    /// Somebody who watches says something to the others who do.
    Watcher(TokenHash, WatcherMessage, Answer<()>),
    /// With a fresh id for the table of the rematch; without one if the host is full.
    Rematch(TokenHash, Option<TableId>, Answer<Rematch>),
    /// A stream has ended, of this seat if it had one.
    Gone(Option<Seat>),
    Thought(Seat, String, Version),
    /// The choice of a standing answer, after the time that a bot takes.
    Foreseen(Seat, String, Version),
}

/// The table of a rematch, and the lines to open it with, if nobody has done so yet.
#[derive(Debug)]
pub(crate) struct Rematch {
    pub(crate) next: TableId,
    pub(crate) lines: Vec<TableEvent>,
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
    /// Who looks at the table, for the host; and its word that the table is to leave memory.
    usage: Arc<Usage>,
    state: LiveState,
}

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Shared<J> {
    pub(crate) journal: Arc<J>,
    pub(crate) timeouts: Timeouts,
    pub(crate) limits: Limits,
    pub(crate) chance: Chance,
    pub(crate) listing: Listing,
    pub(crate) lingering: Lingering,
    pub(crate) opened: OpenCount,
    pub(crate) shelf: Shelf,
    pub(crate) analyst: Analyst,
    pub(crate) thinkers: Thinkers,
    pub(crate) alerts: Alerts,
}

impl<J> Shared<J> {
    pub(crate) fn new(journal: J, timeouts: Timeouts, limits: Limits, chance: Chance) -> Self {
        let (listing, lingering, opened, shelf, analyst, alerts) = <_>::default();
        let (journal, thinkers) = (Arc::new(journal), Thinkers::new());
        Self {
            journal,
            timeouts,
            limits,
            chance,
            listing,
            lingering,
            opened,
            shelf,
            analyst,
            thinkers,
            alerts,
        }
    }
}

impl<J> Clone for Shared<J> {
    fn clone(&self) -> Self {
        Self {
            journal: Arc::clone(&self.journal),
            timeouts: self.timeouts,
            limits: self.limits,
            chance: self.chance.clone(),
            listing: self.listing.clone(),
            lingering: self.lingering.clone(),
            opened: self.opened.clone(),
            shelf: self.shelf.clone(),
            analyst: self.analyst.clone(),
            thinkers: self.thinkers.clone(),
            alerts: self.alerts.clone(),
        }
    }
}

/// State that is not in the journal: viewers, presence, thinking bots and timers.
struct LiveState {
    signals: broadcast::Sender<Signal>,
    history: History,
    untold: Untold,
    attendance: Attendance,
    /// After the game: what the table of the rematch knows of the people here.
    lingering: Option<lingering::Entry>,
    /// Who is here, as it was last sent to viewers, and when.
    told: Present,
    told_at: Option<Instant>,
    /// The version at which a seat last changed hands: viewers were sent no question with it.
    reseated_at: Version,
    /// How often each person has arranged the table.
    arranged: HashMap<TokenHash, usize>,
    thinking: Seats,
    /// When each seat was last told that it is its move, in case its player is away.
    alerted: BySeat<Option<Instant>>,
    /// What players answer without being asked. Not in the journal: nobody else may know of it.
    standing: BySeat<Option<Standing>>,
    /// When the clock of the present question starts, and the version at which it was asked.
    asked: (Instant, Version),
    /// What seats may choose, listed for the present question.
    legal: BySeat<Option<Legal>>,
    hints: BySeat<Hinting>,
    watcher_chat: WatcherChat,
    /// When somebody with a seat or a stream last used the table.
    used: Instant,
    /// What the journal was last told of the use of the table, and when.
    noted: Option<(TableStage, Instant)>,
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
        (mailbox, requests): Post,
        usage: Arc<Usage>,
    ) -> Self {
        let now = Instant::now();
        let (signals, _) = broadcast::channel(LAG_MAX);
        let state = LiveState {
            signals,
            history: History::default(),
            untold: Untold::default(),
            attendance: Attendance::new(table.seats().count(), now),
            lingering: None,
            told: Present::default(),
            told_at: None,
            reseated_at: Version::START,
            arranged: HashMap::new(),
            thinking: Seats::NONE,
            alerted: alerted_before(&table, now),
            standing: BySeat::new(table.seats().count(), |_| None),
            asked: (now, table.asked_at),
            legal: BySeat::new(table.seats().count(), |_| None),
            hints: BySeat::new(table.seats().count(), |_| Hinting::Nothing),
            watcher_chat: WatcherChat::default(),
            used: now,
            // A finished game was noted when it ended.
            noted: (table.stage() == Stage::Over).then_some((TableStage::Over, now)),
            stays_until: now + shared.timeouts.glance_after,
        };
        let newest = table.version();
        Self { shared, id, table, newest, requests, mailbox, usage, state }
    }

    /// Serves requests until the table is idle or an append fails.
    pub(crate) async fn live(mut self) {
        if let Err(error) = self.begin().await {
            tracing::warn!(table = ?self.id, %error, "a table starts anew");
            return self.turn_away().await;
        }
        let mut requests = Vec::new();
        loop {
            self.wake_bots();
            self.answer_ahead();
            self.alert_awaited();
            self.note_audience();
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
                () = self.usage.leave.notified() => if self.audience() != Audience::Players {
                    self.requests.close();
                },
                () = sleep_until(wake) => if self.is_idle() {
                    self.requests.close();
                } else {
                    self.stay();
                    self.hold_late_seats();
                    self.tell_untold();
                    self.tell_who_is_here();
                    self.tell_watchers();
                }
            }
        }
    }

    /// Makes the forced choices of a table that an older version has written.
    async fn begin(&mut self) -> Result<(), Broken> {
        let mut batch = Pending::default();
        self.take_forced(&mut batch);
        self.write(batch).await
    }

    /// Closes the mailbox and drops all requests in it; their senders try again.
    async fn turn_away(mut self) {
        self.requests.close();
        while self.requests.recv().await.is_some() {}
    }

    /// Serves a batch of requests; all its commands share one append.
    async fn serve(&mut self, requests: &mut Vec<Request>) -> Result<(), Broken> {
        let (mut batch, mut later, mut rematches) = (Pending::default(), Vec::new(), Vec::new());
        for request in requests.drain(..) {
            match request {
                Request::Command(who, command, reply) => {
                    let granted = self.obey(who, &command, &mut batch);
                    // A refusal waits too: it may follow from lines that are not on disk yet.
                    batch.answers.push((reply, granted));
                }
                // Somebody may have sat down in the place of the bot that thought.
                Request::Thought(seat, ..) if !self.state.thinking.has(seat) => {}
                Request::Thought(seat, choice, seen) => {
                    self.state.thinking = self.state.thinking.without(seat);
                    // A choice that comes too late is dropped; `live` asks the bot again.
                    let command = Command::Hold { seat, choice, seen };
                    let _ = self.grant(Who::Host, &command, &mut batch);
                }
                Request::Foreseen(seat, choice, seen) => {
                    self.state.thinking = self.state.thinking.without(seat);
                    // The player may have taken the answer back meanwhile.
                    if self.state.standing[seat].is_some() {
                        let command = Command::Foreseen { seat, choice, seen };
                        let _ = self.grant(Who::Host, &command, &mut batch);
                    }
                }
                Request::Rematch(token, fresh, reply) => {
                    self.hear(Who::Client(token));
                    rematches.push((reply, self.rematch(token, fresh, &mut batch)));
                }
                other => later.push(other),
            }
        }
        self.write(batch).await?;
        for (reply, rematch) in rematches {
            let _ = reply.send(rematch);
        }
        // Reads come last: they must not see what is not on disk yet.
        for request in later {
            self.show(request);
        }
        self.tell_untold();
        self.tell_who_is_here();
        self.tell_watchers();
        Ok(())
    }

    /// Decides where the rematch is: this task alone does, so there is one for a table. Whoever asks
    /// later gets the same answer.
    fn rematch(
        &mut self,
        token: TokenHash,
        fresh: Option<TableId>,
        batch: &mut Pending,
    ) -> Result<Rematch, HostError> {
        let seat = self.table.may_rematch(token)?;
        let next = match self.table.next() {
            Some(next) => next,
            None => fresh.ok_or(HostError::Full)?,
        };
        if self.table.next().is_none() {
            self.add(TableEvent::Rematched(next, Some(seat)), batch);
        }
        Ok(Rematch { next, lines: self.table.again(self.absent()) })
    }

    /// Takes a command of a client: as a sign of life, and for what it asks.
    fn obey(
        &mut self,
        who: Who,
        command: &Command,
        batch: &mut Pending,
    ) -> Result<Version, Refusal> {
        self.hear(who);
        if *command == Command::Start {
            self.check_arrived(who)?;
        }
        self.check_may_arrange(who, command)?;
        self.count_arranging(who, command)?;
        let version = self.grant(who, command, batch)?;
        match command {
            Command::Leave => self.let_go(who),
            Command::StandIn(seat) => self.stand_in(*seat)?,
            Command::Stand(standing) => self.stand(who, *standing),
            // Whoever has just sat down has a seat now.
            _ => self.hear(who),
        }
        Ok(version)
    }

    /// Applies a command to the table in memory; nobody sees the result before it is on disk.
    fn grant(
        &mut self,
        who: Who,
        command: &Command,
        batch: &mut Pending,
    ) -> Result<Version, Refusal> {
        for line in self.table.decide(who, command)? {
            self.add(line, batch);
        }
        let version = self.newest.later_by(batch.lines.len());
        self.take_forced(batch);
        Ok(version)
    }

    /// Makes the choices that everybody can see to be the only ones; nobody has to click for them.
    fn take_forced(&mut self, batch: &mut Pending) {
        for _ in 0..FORCED_MAX {
            let Some(line) = self.table.forced() else { return };
            self.add(line, batch);
        }
    }

    fn add(&mut self, line: TableEvent, batch: &mut Pending) {
        let change = self.table.apply(&line);
        let change = change.expect("a table takes the lines that it decided on");
        match &line {
            TableEvent::Sat(seat, _) | TableEvent::Forgot(seat) => {
                self.state.attendance.vacate(*seat);
                self.state.standing[*seat] = None;
                self.state.thinking = self.state.thinking.without(*seat);
            }
            TableEvent::Swapped(one, other) => self.state.attendance.swap(*one, *other),
            _ => {}
        }
        if matches!(line, TableEvent::Chose(..) | TableEvent::Held(..)) {
            counter!("sombra_choices_total").increment(1);
        }
        batch.changes.push((change, self.table.stage()));
        batch.lines.push(line);
    }

    /// Appends the lines, sends the changes, then answers. After an error, drop the table.
    async fn write(&mut self, mut batch: Pending) -> Result<(), Broken> {
        self.set_deadline(&mut batch);
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
            if is_over_by(&changes) {
                self.alert_over();
            }
            if self.is_used() {
                self.note_use();
            }
            self.tell(changes);
            self.shared.listing.note(self.id, &self.table);
        }
        for (reply, answer) in answers {
            let _ = reply.send(answer.map_err(HostError::from));
        }
        Ok(())
    }

    fn log(&self, changes: &[(Change, Stage)]) {
        if changes.iter().any(|(change, _)| matches!(change, Change::Started(_))) {
            tracing::info!(table = ?self.id, "begun");
        }
        if is_over_by(changes) {
            tracing::info!(table = ?self.id, choices = self.table.choices(), "over");
        }
    }
}

/// Tells whether these changes have ended the game.
fn is_over_by(changes: &[(Change, Stage)]) -> bool {
    changes.iter().any(|(change, stage)| {
        matches!(change, Change::Game(_) | Change::Held(..)) && *stage == Stage::Over
    })
}
