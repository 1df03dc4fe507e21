//! Listening at a table for one viewer: what comes, in order, for as long as there is a table.

use std::collections::VecDeque;

use host::{HostError, News, Resume, Subscription, TokenHash, Update};
use kernel::Seats;
use metrics::gauge;
use store::{TableId, Version};
use tokio::time::sleep;

use crate::{App, Closing};

/// What is heard.
#[derive(Debug)]
pub(crate) enum Heard {
    /// Something happened.
    News(News),
    /// These seats are looking on now.
    Here(Seats),
    /// Too much was missed, or nothing was seen yet: look at the whole table.
    Whole,
    /// Nothing, for a while.
    Silence,
}

/// Listens at a table for one viewer.
pub(crate) struct Listener {
    pub(crate) app: App,
    pub(crate) table: TableId,
    pub(crate) token: Option<TokenHash>,
    watch: Subscription,
    closing: Closing,
    /// What is there to be heard already.
    pending: VecDeque<Heard>,
    /// Whether the table has left memory, or changed its seats, and must be found again.
    has_ended: bool,
    _counted: Counted,
}

impl Listener {
    /// Begins to listen, after what the viewer has seen.
    pub(crate) async fn begin(
        app: App,
        (table, token): (TableId, Option<TokenHash>),
        seen: Option<Version>,
    ) -> Result<Self, HostError> {
        let (resume, watch) = app.host.watch(table, token, seen).await?;
        let pending = heard(resume).into_iter().chain([Heard::Here(watch.here())]).collect();
        let (closing, has_ended, counted) = (app.closing.clone(), false, Counted::new());
        Ok(Self { app, table, token, watch, closing, pending, has_ended, _counted: counted })
    }

    /// Waits for what comes next, for who was told up to a version; nothing comes if the server
    /// closes or the table cannot be had any more.
    pub(crate) async fn next(&mut self, told: Version) -> Option<Heard> {
        if let Some(heard) = self.pending.pop_front() {
            return Some(heard);
        }
        if self.has_ended {
            return self.begin_anew(told).await.ok();
        }
        let next = tokio::select! {
            next = self.watch.next() => next,
            () = self.closing.said() => return None,
            () = sleep(self.app.settings.heartbeat) => return Some(Heard::Silence),
        };
        match self.read(next) {
            Some(heard) => Some(heard),
            None => self.begin_anew(told).await.ok(),
        }
    }

    /// What is next, if it is there already.
    pub(crate) fn next_at_once(&mut self) -> Option<Heard> {
        if self.has_ended {
            return None;
        }
        self.pending.pop_front().or_else(|| {
            let next = self.watch.next_at_once()?;
            self.read(next)
        })
    }

    fn read(&mut self, next: Update) -> Option<Heard> {
        match next {
            Update::News(news) => Some(Heard::News(news)),
            Update::Here(seats) => Some(Heard::Here(seats)),
            Update::Behind => Some(Heard::Whole),
            Update::Ended => {
                self.has_ended = true;
                None
            }
        }
    }

    async fn begin_anew(&mut self, told: Version) -> Result<Heard, HostError> {
        let (resume, watch) = self.app.host.watch(self.table, self.token, Some(told)).await?;
        (self.watch, self.has_ended) = (watch, false);
        self.pending.extend(heard(resume));
        Ok(Heard::Here(self.watch.here()))
    }
}

fn heard(resume: Resume) -> Option<Heard> {
    match resume {
        Resume::Whole => Some(Heard::Whole),
        Resume::Missed(missed) => missed.map(Heard::News),
    }
}

/// Counts a stream for as long as it is there.
struct Counted;

impl Counted {
    fn new() -> Self {
        gauge!("sombra_streams").increment(1.0);
        Self
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!("sombra_streams").decrement(1.0);
    }
}
