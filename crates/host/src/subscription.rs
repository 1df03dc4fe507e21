//! Looking on: numbered news, as one viewer may know it, that can be taken up again.

use std::{collections::VecDeque, sync::Arc};

use catalog::Fact;
use kernel::{BySeat, Eyes, SeatCount, Seats};
use serde::Serialize;
use store::Version;
use tokio::sync::broadcast;

use crate::{Change, ChatMessage, Stage, presence::Presence};

/// So many pieces of news a table keeps at hand for those who come back.
const HISTORY_MAX: usize = 32;

/// What one viewer is told: all that was written down together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct News {
    /// The number of the last line of it.
    pub version: Version,
    /// How far the table has come with it.
    pub stage: Stage,
    /// What the viewer may know of it: events of the game.
    pub events: Vec<Fact>,
    /// What was said.
    pub said: Vec<ChatMessage>,
    /// For whom a bot chose, because they were away or too slow.
    #[serde(skip)]
    pub held: Seats,
    /// Whether something about the table itself has changed: look at it.
    #[serde(skip)]
    pub table: bool,
    /// What the game waits for after it.
    pub question: Question,
}

/// What the game waits for, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Who owes a choice.
    pub owing: Seats,
    /// What the viewer may choose.
    pub legal: Vec<String>,
    /// How many milliseconds those who owe may still think, if there is a clock.
    pub left_ms: Option<u64>,
    /// How many lines the table had when this was asked. A choice may name any version from then on.
    #[serde(skip)]
    pub asked_at: Version,
}

/// What comes next to one who watches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Update {
    /// Something happened.
    News(News),
    /// Others came or went: these seats are looking on now.
    Here(Seats),
    /// The viewer was too slow, and has missed something: look at the whole table, then go on.
    Behind,
    /// The table has left memory, or who sits where has changed: watch it again.
    Ended,
}

/// How a stream goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resume {
    /// With what was missed, if anything was.
    Missed(Option<News>),
    /// With the whole view: too much was missed, or nothing was seen yet.
    Whole,
}

/// A stream of news for one viewer. While it lives, its seat counts as present.
#[derive(Debug)]
pub struct Subscription {
    pub(crate) eyes: Eyes,
    pub(crate) here: Seats,
    pub(crate) signals: broadcast::Receiver<Signal>,
    /// Held for as long as the viewer looks on.
    pub(crate) _presence: Presence,
}

impl Subscription {
    /// Waits for what comes next.
    pub async fn next(&mut self) -> Update {
        match self.signals.recv().await {
            Ok(signal) => signal.for_eyes(self.eyes),
            Err(broadcast::error::RecvError::Lagged(_)) => Update::Behind,
            Err(broadcast::error::RecvError::Closed) => Update::Ended,
        }
    }

    /// What is next, if it is there already.
    pub fn next_at_once(&mut self) -> Option<Update> {
        match self.signals.try_recv() {
            Ok(signal) => Some(signal.for_eyes(self.eyes)),
            Err(broadcast::error::TryRecvError::Empty) => None,
            Err(broadcast::error::TryRecvError::Lagged(_)) => Some(Update::Behind),
            Err(broadcast::error::TryRecvError::Closed) => Some(Update::Ended),
        }
    }

    /// From which seats somebody looked on when this began.
    pub const fn here(&self) -> Seats {
        self.here
    }

    /// Whose eyes look.
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }
}

/// What a line told, for everybody.
#[derive(Debug)]
pub(crate) struct VersionedChange {
    pub(crate) version: Version,
    pub(crate) stage: Stage,
    pub(crate) told: Change,
}

/// What the game waits for, for everybody.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) owing: Seats,
    pub(crate) legal: BySeat<Vec<String>>,
    pub(crate) left_ms: Option<u64>,
    pub(crate) at: Version,
}

/// What was written down together, and what the game waits for after it, for everybody.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) updates: Vec<Arc<VersionedChange>>,
    pub(crate) asked: Asked,
}

/// What those who watch are sent.
#[derive(Clone, Debug)]
pub(crate) enum Signal {
    News(Arc<Batch>),
    Here(Seats),
}

impl Signal {
    fn for_eyes(&self, eyes: Eyes) -> Update {
        match self {
            Self::News(tidings) => tidings.for_eyes(eyes).map_or(Update::Behind, Update::News),
            Self::Here(seats) => Update::Here(*seats),
        }
    }
}

impl Batch {
    /// What these eyes may know of it; its number they get in any case. Of nothing there is no news.
    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Option<News> {
        let &VersionedChange { version, stage, .. } = &**self.updates.last()?;
        let (events, said, question) = (Vec::new(), Vec::new(), self.asked.for_eyes(eyes));
        let (held, table) = (Seats::NONE, false);
        let mut news = News { version, stage, events, said, held, table, question };
        for update in &self.updates {
            match &update.told {
                Change::Table | Change::Seats => news.table = true,
                Change::Started(told) => {
                    news.table = true;
                    news.events.extend(known(told, eyes));
                }
                Change::Game(told) => news.events.extend(known(told, eyes)),
                Change::Held(seat, told) => {
                    news.held = news.held.with(*seat);
                    news.events.extend(known(told, eyes));
                }
                Change::Said(saying) => news.said.push(saying.clone()),
            }
        }
        Some(news)
    }
}

fn known(told: &[catalog::Event], eyes: Eyes) -> impl Iterator<Item = Fact> {
    told.iter().filter(move |told| eyes.may_know(told.eyes)).map(|told| told.fact.clone())
}

impl Asked {
    /// Nothing is asked of anybody.
    pub(crate) fn nothing(seats: SeatCount) -> Self {
        let legal = BySeat::new(seats, |_| Vec::new());
        Self { owing: Seats::NONE, legal, left_ms: None, at: Version::START }
    }

    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Question {
        let legal = match eyes {
            Eyes::Seat(seat) => self.legal[seat].clone(),
            Eyes::Crowd | Eyes::All => Vec::new(),
        };
        Question { owing: self.owing, legal, left_ms: self.left_ms, asked_at: self.at }
    }
}

/// The newest updates of a table.
#[derive(Debug, Default)]
pub(crate) struct History(VecDeque<Arc<VersionedChange>>);

impl History {
    pub(crate) fn push(&mut self, update: Arc<VersionedChange>) {
        if self.0.len() == HISTORY_MAX {
            self.0.pop_front();
        }
        self.0.push_back(update);
    }

    /// Finds what was missed after `seen`; nothing can be said if it reaches too far back, or
    /// names a version that was never written.
    pub(crate) fn after(
        &self,
        seen: Version,
        newest: Version,
    ) -> Option<Vec<Arc<VersionedChange>>> {
        let covered = self.0.front().map_or(newest, |first| Version::new(first.version.get() - 1));
        let known = covered <= seen && seen <= newest;
        let missed = self.0.iter().filter(|update| update.version > seen);
        known.then(|| missed.cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_gets_what_was_missed_or_the_whole() {
        let mut history = History::default();
        let newest = Version::new(100);
        for number in 1..=100 {
            let version = Version::new(number);
            history.push(Arc::new(VersionedChange {
                version,
                stage: Stage::Gathering,
                told: Change::Table,
            }));
        }
        let missed = |seen| {
            let missed = history.after(Version::new(seen), newest)?;
            Some(missed.iter().map(|update| update.version.get()).collect::<Vec<_>>())
        };
        assert_eq!(missed(100), Some(vec![]));
        assert_eq!(missed(98), Some(vec![99, 100]));
        assert_eq!(missed(68).map(|missed| missed.len()), Some(32));
        assert_eq!(missed(67), None, "it reaches too far back");
        assert_eq!(missed(101), None, "it was never written");
    }
}
