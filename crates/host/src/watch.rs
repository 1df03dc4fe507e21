//! Looking on: numbered news, as one viewer may know it, that can be taken up again.

use std::{collections::VecDeque, sync::Arc};

use kernel::{Eyes, Seat};
use serde_json::Value;
use store::Version;
use tokio::sync::{broadcast, mpsc};

use crate::{Told, actor::Request};

/// So many pieces of news a table keeps at hand for those who come back.
const HISTORY_MAX: usize = 64;

/// What a line told, for everybody.
#[derive(Debug)]
pub(crate) struct Update {
    pub(crate) version: Version,
    pub(crate) told: Told,
}

/// What one viewer is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The number of the line that told it.
    pub version: Version,
    /// What the viewer may know of it: events of the game.
    pub events: Vec<Value>,
    /// What somebody said.
    pub said: Option<(Seat, String)>,
}

/// What comes next to one who watches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Something happened.
    News(News),
    /// The viewer was too slow, and has missed something: look at the whole table, then go on.
    Behind,
    /// The table has left memory: watch it again.
    Ended,
}

/// How a stream goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resume {
    /// With this, which was missed.
    Missed(Vec<News>),
    /// With the whole view: too much was missed, or nothing was seen yet.
    Whole,
}

/// The newest updates of a table.
#[derive(Debug, Default)]
pub(crate) struct History(VecDeque<Arc<Update>>);

impl History {
    pub(crate) fn push(&mut self, update: Arc<Update>) {
        if self.0.len() == HISTORY_MAX {
            self.0.pop_front();
        }
        self.0.push_back(update);
    }

    /// Finds what was missed after `seen`; nothing can be said if it reaches too far back, or
    /// names a version that was never written.
    pub(crate) fn after(&self, seen: Version, newest: Version) -> Option<Vec<Arc<Update>>> {
        let covered = self.0.front().map_or(newest, |first| Version::new(first.version.get() - 1));
        let known = covered <= seen && seen <= newest;
        let missed = self.0.iter().filter(|update| update.version > seen);
        known.then(|| missed.cloned().collect())
    }
}

/// A stream of news for one viewer. While it lives, its seat counts as present.
#[derive(Debug)]
pub struct Watch {
    pub(crate) eyes: Eyes,
    pub(crate) updates: broadcast::Receiver<Arc<Update>>,
    pub(crate) requests: mpsc::Sender<Request>,
}

impl Watch {
    /// Waits for what comes next.
    pub async fn next(&mut self) -> Next {
        match self.updates.recv().await {
            Ok(update) => Next::News(news(&update, self.eyes)),
            Err(broadcast::error::RecvError::Lagged(_)) => Next::Behind,
            Err(broadcast::error::RecvError::Closed) => Next::Ended,
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Eyes::Seat(seat) = self.eyes {
            // A table whose mailbox is full will notice by the clock.
            let _ = self.requests.try_send(Request::Gone(seat));
        }
    }
}

/// What these eyes may know of an update; its number they get in any case.
pub(crate) fn news(update: &Update, eyes: Eyes) -> News {
    let (events, said) = match &update.told {
        Told::Table => (Vec::new(), None),
        Told::Game(told) => {
            let known = told.iter().filter(|told| eyes.may_know(told.eyes));
            (known.map(|told| told.fact.clone()).collect(), None)
        }
        Told::Said(seat, text) => (Vec::new(), Some((*seat, text.clone()))),
    };
    News { version: update.version, events, said }
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
            history.push(Arc::new(Update { version, told: Told::Table }));
        }
        let missed = |seen| {
            let missed = history.after(Version::new(seen), newest)?;
            Some(missed.iter().map(|update| update.version.get()).collect::<Vec<_>>())
        };
        assert_eq!(missed(100), Some(vec![]));
        assert_eq!(missed(98), Some(vec![99, 100]));
        assert_eq!(missed(36).map(|missed| missed.len()), Some(64));
        assert_eq!(missed(35), None, "it reaches too far back");
        assert_eq!(missed(101), None, "it was never written");
    }
}
