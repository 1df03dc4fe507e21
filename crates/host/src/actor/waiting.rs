//! For whom a table waits, and for how long.

use std::{sync::Arc, time::Duration};

use kernel::{Seat, Seats};
use store::{Journal, TableStage};
use tokio::time::Instant;

use super::Actor;
use crate::{
    Command, Moment, Occupant, Present, Refusal, Stage, TokenHash, Who, lingering::Seen,
    live_tables::Audience, subscription::Signal,
};

/// How often viewers are told who is here, at most. A lobby looks as often for people who are still
/// at the end of the last game.
const TELL_EVERY: Duration = Duration::from_secs(1);
/// How often the journal is told that people use a table, at most.
const NOTE_EVERY: Duration = Duration::from_hours(1);

impl<J: Journal> Actor<J> {
    /// Returns who is here, and for whom the others wait.
    pub(super) fn present(&self) -> Present {
        let attendance = &self.state.attendance;
        let (here, watchers) = (attendance.looking(), attendance.watchers());
        let here = Present { here, watchers, ..Present::default() };
        match self.table.stage() {
            Stage::Gathering => Present { expected: self.expected(), ..here },
            Stage::Playing => {
                let (missing, stand_ins) = (self.missing(), attendance.stood_in());
                Present { missing, stand_ins, ..here }
            }
            Stage::Over => here,
        }
    }

    /// Tells the viewers who is here, if that has changed and they were not told just now. Otherwise
    /// `next_wake` sees to it that they are told later: a browser that opens and drops streams all
    /// the time must not keep all others busy.
    pub(super) fn tell_who_is_here(&mut self) {
        self.note_lingering();
        let (now, present) = (Instant::now(), self.present());
        if present != self.state.told && self.may_tell_from().is_none_or(|from| from <= now) {
            (self.state.told, self.state.told_at) = (present, Some(now));
            // An error means that there are no viewers.
            let _ = self.state.signals.send(Signal::Here(present));
        }
    }

    /// Lets a bot play for a player who is missing, until that player gives a sign of life.
    pub(super) fn stand_in(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.missing().has(seat) {
            return Err(Refusal::NotMissing { seat });
        }
        self.state.attendance.stand_in(seat);
        Ok(())
    }

    /// Refuses a start while people who sit here have not come yet.
    pub(super) fn check_arrived(&self, who: Who) -> Result<(), Refusal> {
        let seated = matches!(who, Who::Client(token) if self.table.seat_of(token).is_some());
        let expected = self.expected().filter(|_| seated);
        let names = expected.filter_map(|seat| self.table.seats()[seat].name());
        let names: Vec<String> = names.map(str::to_owned).collect();
        if names.is_empty() { Ok(()) } else { Err(Refusal::NotHere { names }) }
    }

    /// Refuses to arrange the table. Where strangers sit down, only the host says what is played and
    /// where bots sit, while the host is here; friends agree among themselves.
    pub(super) fn check_may_arrange(&self, who: Who, command: &Command) -> Result<(), Refusal> {
        let is_arranging = matches!(
            command,
            Command::Options(_) | Command::Clock(_) | Command::SeatBot(..) | Command::SendBot(_)
        );
        let is_gathering = self.table.stage() == Stage::Gathering;
        let Who::Client(token) = who else { return Ok(()) };
        let own = self.table.seat_of(token).filter(|_| is_arranging && is_gathering);
        let rules = self.table.host().is_some_and(|host| !self.absent().has(host));
        match own.filter(|_| rules && !self.table.is_private()) {
            Some(own) => self.table.check_host(own),
            None => Ok(()),
        }
    }

    /// Lets the table of the rematch know who is still here.
    fn note_lingering(&mut self) {
        let Some(next) = self.table.next() else { return };
        let people = self.people().filter_map(|seat| self.token_of(seat).map(|who| (seat, who)));
        let people = people.map(|(seat, who)| (who, self.state.attendance.seen(seat))).collect();
        let entry = self.state.lingering.get_or_insert_with(|| self.shared.lingering.entry(next));
        entry.note(people);
    }

    /// Returns the people who left, or who have given no sign of life for a while.
    pub(super) fn absent(&self) -> Seats {
        let (attendance, now) = (&self.state.attendance, Instant::now());
        let patience = self.shared.timeouts.gone_after;
        let is_gone = |seat| attendance.gone_from(seat, patience).is_some_and(|from| from <= now);
        let is_absent = |seat: &Seat| attendance.is_stood_in(*seat) || is_gone(*seat);
        self.people().filter(is_absent).collect()
    }

    /// Returns the people that a start waits for.
    fn expected(&self) -> Seats {
        let is_open = |until| until > Seen::At(Instant::now());
        self.people().filter(|seat| self.expected_until(*seat).is_some_and(is_open)).collect()
    }

    /// Returns until when a start waits for somebody: as long as that person looks at the end of the
    /// last game, and some time after that. Nobody waits for a person who has come here.
    fn expected_until(&self, seat: Seat) -> Option<Seen> {
        let (attendance, patience) = (&self.state.attendance, self.shared.timeouts.gone_after);
        if self.table.stage() != Stage::Gathering || !attendance.is_unheard(seat) {
            return None;
        }
        let there = self.token_of(seat).and_then(|who| self.shared.lingering.seen(self.id, who));
        match there.max(Some(attendance.seen(seat)))? {
            Seen::At(last) => Some(Seen::At(last + patience)),
            Seen::Now => Some(Seen::Now),
        }
    }

    /// Returns when a lobby must look again for the people that a start waits for. The table of the
    /// last game tells nobody when they leave it.
    fn arrivals_change_at(&self) -> Option<Instant> {
        let soon = Instant::now() + TELL_EVERY;
        let is_watched = self.state.signals.receiver_count() > 0;
        let waits = self.people().any(|seat| self.expected_until(seat).is_some());
        (is_watched && waits).then_some(soon)
    }

    pub(super) fn token_of(&self, seat: Seat) -> Option<TokenHash> {
        self.table.seats()[seat].token()
    }

    pub(super) fn people(&self) -> Seats {
        let seats = self.table.seats().iter();
        let people = seats.filter(|(_, sitter)| matches!(sitter, Occupant::Human { .. }));
        people.map(|(seat, _)| seat).collect()
    }

    /// Takes a request as a sign of life.
    pub(super) fn hear(&mut self, who: Who) {
        if let Who::Client(token) = who {
            self.hear_token(Some(token));
        }
    }

    /// Records that a player left during the game. Before the game, nobody sits there any more.
    pub(super) fn let_go(&mut self, who: Who) {
        let Who::Client(token) = who else { return };
        if let Some(seat) = self.table.seat_of(token) {
            self.state.attendance.let_go(seat);
        }
    }

    pub(super) fn hear_token(&mut self, token: Option<TokenHash>) {
        let Some(seat) = token.and_then(|token| self.table.seat_of(token)) else { return };
        let now = Instant::now();
        if !self.is_anybody_here() {
            // The clock does not run while nobody is there: it starts now.
            self.state.asked.0 = now;
        }
        self.state.attendance.hear(seat, now);
        self.state.used = now;
        self.state.stays_until = now + self.shared.timeouts.idle_after;
        self.note_use();
    }

    /// Lets the journal know from time to time that people use the table, so that it is not closed.
    pub(super) fn note_use(&mut self) {
        let (now, stage) = (Instant::now(), TableStage::from(self.table.stage()));
        let is_known =
            |(noted, at)| noted == stage && (stage == TableStage::Over || now < at + NOTE_EVERY);
        if self.state.noted.is_some_and(is_known) {
            return;
        }
        self.state.noted = Some((stage, now));
        let (journal, id) = (Arc::clone(&self.shared.journal), self.id);
        let opened = self.shared.opened.clone();
        tokio::spawn(async move {
            match journal.note(id, stage).await {
                Ok(more) => opened.change(more),
                Err(error) => {
                    tracing::error!(table = ?id, %error, "the use of a table cannot be noted");
                }
            }
        });
    }

    /// Tells who looks at the table.
    pub(super) fn audience(&self) -> Audience {
        let attendance = &self.state.attendance;
        match (attendance.looking().is_empty(), attendance.watchers()) {
            (false, _) => Audience::Players,
            (true, 0) => Audience::Nobody,
            (true, _) => Audience::Viewers,
        }
    }

    /// Lets the host know who looks at the table.
    pub(super) fn note_audience(&mut self) {
        let audience = self.audience();
        if audience != Audience::Nobody {
            self.state.used = Instant::now();
        }
        self.usage.note(audience, self.state.used);
    }

    /// Tells whether somebody waits for others. A sign of life counts for half of `gone_after`: of
    /// two players who leave one after the other, the second does not wait for the first.
    pub(super) fn is_anybody_here(&self) -> bool {
        self.state
            .attendance
            .anybody(Instant::now().checked_sub(self.shared.timeouts.gone_after / 2))
    }

    /// Keeps the table in memory a little longer: somebody looks at it, or a bot thinks.
    pub(super) fn stay(&mut self) {
        let soon = Instant::now() + self.shared.timeouts.glance_after;
        self.state.stays_until = self.state.stays_until.max(soon);
    }

    /// Returns the absent players, if the game waits for nobody else. With a clock nobody is missing:
    /// the clock decides when a bot chooses.
    fn missing(&self) -> Seats {
        let missing = self.missing_from().is_some_and(|from| from <= Instant::now());
        if missing { self.awaited() } else { Seats::NONE }
    }

    /// Returns from when on the game waits for absent players only; `None` while somebody who is
    /// there is still choosing.
    fn missing_from(&self) -> Option<Instant> {
        if self.limit().is_some() {
            return None;
        }
        let (attendance, patience) = (&self.state.attendance, self.shared.timeouts.gone_after);
        let gone = self.awaited().map(|seat| attendance.gone_from(seat, patience));
        gone.collect::<Option<Vec<Instant>>>()?.into_iter().max()
    }

    /// Returns the people who owe a choice, without those for whom a bot plays.
    pub(super) fn awaited(&self) -> Seats {
        let owing = self.table.owing().filter(|seat| !self.is_bot(*seat));
        owing.filter(|seat| !self.state.attendance.is_stood_in(*seat)).collect()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.table.seats()[seat], Occupant::Bot { .. })
    }

    /// Returns when a bot chooses for this person, who owes a choice: at once where it stands in,
    /// otherwise when the clock runs out. While nobody is there, nobody waits, unless the game goes on
    /// for days.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Instant> {
        if self.is_bot(seat) {
            return None;
        }
        let due = self.table.due().map(Moment::instant);
        if !self.is_anybody_here() {
            return due;
        }
        let asked = self.state.asked.0;
        let clock = due.or_else(|| self.limit().map(|limit| asked + limit));
        if self.state.attendance.is_stood_in(seat) { Some(asked) } else { clock }
    }

    /// Tells whether people use a table that has just changed. In a game over days a bot also plays
    /// where everybody has given up; that is no use, so the table is closed some day.
    pub(super) fn is_used(&self) -> bool {
        match self.table.stage() {
            Stage::Gathering => false,
            Stage::Playing => !self.table.clock().is_slow() || self.is_anybody_here(),
            Stage::Over => true,
        }
    }

    /// Returns when the table must wake up without a request.
    pub(super) fn next_wake(&self) -> Instant {
        let deadlines = self.table.owing().filter(|&seat| !self.state.thinking.has(seat));
        let deadlines = deadlines.filter_map(|seat| self.deadline(seat));
        let now = Instant::now();
        let said = self.state.watcher_chat.due(now).into_iter().chain(self.state.untold.due(now));
        let others = self.presence_changes_at().into_iter().chain(said).chain(self.next_alert());
        deadlines.chain(others).chain([self.state.stays_until]).min().expect("it has an element")
    }

    /// Returns from when on the viewers may be told who is here; `None` if they never were.
    fn may_tell_from(&self) -> Option<Instant> {
        self.state.told_at.map(|at| at + TELL_EVERY)
    }

    /// Returns when the viewers must be told who is here although nothing happens until then.
    fn presence_changes_at(&self) -> Option<Instant> {
        let now = Instant::now();
        if self.present() != self.state.told {
            return Some(self.may_tell_from().unwrap_or(now));
        }
        let missing = self.missing_from().into_iter();
        missing.chain(self.arrivals_change_at()).filter(|at| *at > now).min()
    }

    /// Tells whether there are no viewers, no thinking bots and no recent requests.
    pub(super) fn is_idle(&self) -> bool {
        let unwatched = self.state.signals.receiver_count() == 0;
        let quiet = self.state.stays_until <= Instant::now();
        let waiting = self.table.stage() != Stage::Playing || self.state.thinking.is_empty();
        unwatched && quiet && waiting
    }
}
