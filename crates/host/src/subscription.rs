//! Subscriptions: numbered updates for one viewer, which can be resumed.

use std::{collections::VecDeque, sync::Arc};

use catalog::{Event, Fact, Frame, Legal, View};
use kernel::{BySeat, Eyes, SeatCount, Seats, Weight};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use store::Version;
use tokio::sync::broadcast;

use crate::{Change, ChatMessage, Present, Stage, WatcherMessage, presence::Presence};

/// How many changes a table keeps for viewers that reconnect.
const HISTORY_MAX: usize = 32;

/// What one viewer may know of the lines that were appended together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct News {
    /// The version after the last line.
    pub version: Version,
    /// The stage after the last line.
    pub stage: Stage,
    /// The events of the game that the viewer may know.
    pub events: Vec<SeenEvent>,
    /// The new chat messages.
    pub said: Vec<ChatMessage>,
    /// The seats for which a bot chose, because their players were away or too slow.
    #[serde(skip)]
    pub held: Seats,
    /// Whether the seats or settings changed, or the game started: read the table again.
    #[serde(skip)]
    pub table: bool,
    /// What the game waits for now.
    pub question: Question,
    /// The game after the last line, if it has started.
    #[serde(skip)]
    pub now: Option<SeenFrame>,
}

/// An event of the game that one viewer may know. It serializes to its fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenEvent {
    /// What happened.
    pub fact: Fact,
    /// How much attention it deserves.
    pub weight: Weight,
    /// The game at that moment, if it has to be shown.
    pub frame: Option<SeenFrame>,
}

impl SeenEvent {
    fn of(event: &Event, eyes: Eyes) -> Self {
        let frame = event.frame.clone().map(|frame| SeenFrame { frame, eyes });
        Self { fact: event.fact.clone(), weight: event.weight, frame }
    }
}

impl Serialize for SeenEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fact.serialize(serializer)
    }
}

/// The game at one moment, for the eyes of one viewer and no others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenFrame {
    frame: Frame,
    eyes: Eyes,
}

impl SeenFrame {
    /// Builds what the viewer may know of that moment.
    pub fn view(&self) -> View {
        self.frame.view(self.eyes)
    }
}

/// What the game waits for, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The seats that owe a choice.
    pub owing: Seats,
    /// The legal choices of the viewer.
    pub legal: Legal,
    /// The milliseconds that are left for the choices, if there is a clock.
    pub left_ms: Option<u64>,
    /// The version of the table when this was asked. A choice may name any version from then on.
    pub asked_at: Version,
}

/// `legal` has the written form of each choice, `choices` the parts of the same choices.
impl Serialize for Question {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut question = serializer.serialize_struct("Question", 4)?;
        question.serialize_field("owing", &self.owing)?;
        question.serialize_field("legal", self.legal.texts())?;
        question.serialize_field("choices", self.legal.parts())?;
        question.serialize_field("left_ms", &self.left_ms)?;
        question.end()
    }
}

/// An update for a subscriber.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Update {
    /// New lines were appended.
    News(News),
    /// Viewers came or went, or others wait for an absent player.
    Here(Present),
    /// Somebody who watches has said something: all that was said lately, for those who watch.
    Watchers(Arc<[WatcherMessage]>),
    /// Too much was missed, or nothing was seen yet: read the whole table, then go on.
    Whole,
    /// The table has left memory, or its seats have changed: subscribe again.
    Ended,
}

/// A stream of updates for one viewer. While it exists, its seat counts as present.
#[derive(Debug)]
pub struct Subscription {
    pub(crate) eyes: Eyes,
    /// The version at which this began, and the one that the viewer has seen since: what comes later
    /// may be told together with what came earlier.
    pub(crate) since: Version,
    pub(crate) seen: Version,
    /// Updates to return before the first signal.
    pub(crate) pending: VecDeque<Update>,
    pub(crate) signals: broadcast::Receiver<Signal>,
    /// Counts the viewer as present until it is dropped.
    pub(crate) _presence: Presence,
}

impl Subscription {
    /// Waits for the next update.
    pub async fn next(&mut self) -> Update {
        if let Some(update) = self.pending.pop_front() {
            return update;
        }
        loop {
            return match self.signals.recv().await {
                Ok(signal) => match signal.for_eyes(self.eyes, self.seen) {
                    Some(update) => update,
                    None => continue,
                },
                Err(broadcast::error::RecvError::Lagged(_)) => Update::Whole,
                Err(broadcast::error::RecvError::Closed) => Update::Ended,
            };
        }
    }

    /// Returns the next update if there is one already.
    pub fn try_next(&mut self) -> Option<Update> {
        if let Some(update) = self.pending.pop_front() {
            return Some(update);
        }
        loop {
            return match self.signals.try_recv() {
                Ok(signal) => match signal.for_eyes(self.eyes, self.seen) {
                    Some(update) => Some(update),
                    None => continue,
                },
                Err(broadcast::error::TryRecvError::Empty) => None,
                Err(broadcast::error::TryRecvError::Lagged(_)) => Some(Update::Whole),
                Err(broadcast::error::TryRecvError::Closed) => Some(Update::Ended),
            };
        }
    }

    /// Leaves out what has happened up to this version: the viewer has read the whole table since.
    pub fn skip_to(&mut self, seen: Version) {
        self.seen = self.since.max(seen);
    }

    /// Returns the eyes of the viewer.
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }
}

/// What a line of the journal changed, unfiltered, with its version.
#[derive(Debug)]
pub(crate) struct VersionedChange {
    pub(crate) version: Version,
    pub(crate) stage: Stage,
    pub(crate) change: Change,
}

/// What the game waits for, unfiltered.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) owing: Seats,
    pub(crate) legal: BySeat<Legal>,
    pub(crate) left_ms: Option<u64>,
    pub(crate) at: Version,
}

/// The changes of one append and the question after them, unfiltered.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) changes: Vec<Arc<VersionedChange>>,
    pub(crate) asked: Asked,
    /// The game after the last line, if it has started.
    pub(crate) now: Option<Frame>,
}

/// What a table broadcasts to its subscriptions.
#[derive(Clone, Debug)]
pub(crate) enum Signal {
    News(Arc<Batch>),
    Here(Present),
    Watchers(Arc<[WatcherMessage]>),
}

impl Signal {
    /// Returns what these eyes may know of it and have not seen; `None` if it is not for them.
    fn for_eyes(&self, eyes: Eyes, seen: Version) -> Option<Update> {
        Some(match self {
            Self::News(batch) => Update::News(batch.for_eyes(eyes, seen)?),
            Self::Here(present) => Update::Here(*present),
            Self::Watchers(_) if eyes != Eyes::Crowd => return None,
            Self::Watchers(messages) => Update::Watchers(Arc::clone(messages)),
        })
    }
}

impl Batch {
    /// Returns what these eyes may know of the changes after `seen`, at least their version; `None` if
    /// there are none.
    pub(crate) fn for_eyes(&self, eyes: Eyes, seen: Version) -> Option<News> {
        let new = || self.changes.iter().filter(|change| change.version > seen);
        let &VersionedChange { version, stage, .. } = &**new().next_back()?;
        let now = self.now.clone().map(|frame| SeenFrame { frame, eyes });
        let (events, said, question) = (Vec::new(), Vec::new(), self.asked.for_eyes(eyes));
        let (held, table) = (Seats::NONE, false);
        let mut news = News { version, stage, events, said, held, table, question, now };
        for change in new() {
            news.take(&change.change, eyes);
        }
        Some(news)
    }
}

impl News {
    fn take(&mut self, change: &Change, eyes: Eyes) {
        match change {
            Change::Table | Change::Seats | Change::Started(_) => self.table = true,
            Change::Held(seat, _) => self.held = self.held.with(*seat),
            Change::Game(_) => {}
            Change::Said(message) => self.said.push(message.clone()),
        }
        let known = change.events().iter().filter(|event| eyes.may_know(event.eyes));
        self.events.extend(known.map(|event| SeenEvent::of(event, eyes)));
    }
}

impl Asked {
    /// Returns a value without a question.
    pub(crate) fn nothing(seats: SeatCount) -> Self {
        let legal = BySeat::new(seats, |_| Legal::default());
        Self { owing: Seats::NONE, legal, left_ms: None, at: Version::START }
    }

    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Question {
        let legal = match eyes {
            Eyes::Seat(seat) => self.legal[seat].clone(),
            Eyes::Crowd | Eyes::All => Legal::default(),
        };
        Question { owing: self.owing, legal, left_ms: self.left_ms, asked_at: self.at }
    }
}

/// The last changes of a table. Only the newest change with frames keeps them, because they are
/// large: a viewer that missed older ones gets their events without the game at that moment.
#[derive(Debug, Default)]
pub(crate) struct History(VecDeque<Arc<VersionedChange>>);

impl History {
    pub(crate) fn push(&mut self, change: Arc<VersionedChange>) {
        if change.change.has_frames() {
            for older in self.0.iter_mut().filter(|older| older.change.has_frames()) {
                let VersionedChange { version, stage, change } = &**older;
                let (version, stage) = (*version, *stage);
                *older = Arc::new(VersionedChange { version, stage, change: change.bare() });
            }
        }
        if self.0.len() == HISTORY_MAX {
            self.0.pop_front();
        }
        self.0.push_back(change);
    }

    /// Returns the changes after `seen`; `None` if `seen` is too old, or was never written.
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
    fn a_viewer_that_reconnects_gets_what_it_missed_or_the_whole() {
        let mut history = History::default();
        let newest = Version::new(100);
        for number in 1..=100 {
            let version = Version::new(number);
            history.push(Arc::new(VersionedChange {
                version,
                stage: Stage::Gathering,
                change: Change::Table,
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
