//! The tables in memory, and which of them leave when there is no more room.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use store::TableId;
use tokio::{
    sync::{Notify, mpsc},
    time::Instant,
};

use crate::actor::{MAILBOX, Request};

/// When there is no room, this part of all tables leaves at once, if nobody looks at them: finding
/// them takes a look at every table.
const LEAVING_PART: usize = 64;

/// All tables in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct LiveTables(Arc<Mutex<HashMap<TableId, LiveTable>>>);

#[derive(Debug)]
struct LiveTable {
    mailbox: mpsc::Sender<Request>,
    usage: Arc<Usage>,
}

/// Who uses a table in memory, as its task last said.
#[derive(Debug)]
pub(crate) struct Usage {
    now: Mutex<(Audience, Instant)>,
    /// Tells the task of the table to leave memory.
    pub(crate) leave: Notify,
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Audience {
    /// Nobody has a stream.
    Nobody,
    /// Only viewers without a seat have streams.
    Viewers,
    /// Somebody with a seat has a stream: the table stays.
    Players,
}

impl Usage {
    /// Notes who looks at the table, and when it was last used by somebody with a seat or a stream.
    pub(crate) fn note(&self, audience: Audience, used: Instant) {
        *self.lock() = (audience, used);
    }

    fn lock(&self) -> MutexGuard<'_, (Audience, Instant)> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveTables {
    /// Returns the mailbox of a table in memory.
    pub(crate) fn mailbox(&self, id: TableId) -> Option<mpsc::Sender<Request>> {
        self.lock().get(&id).filter(|table| table.is_open()).map(|table| table.mailbox.clone())
    }

    /// Returns how many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().values().filter(|table| table.is_open()).count()
    }

    /// Makes room for one more table. If there is none, the tables with less than this audience
    /// that were unused for longest leave. Returns whether there is room.
    pub(crate) fn make_room(&self, tables_max: usize, audience: Audience) -> bool {
        let tables = self.lock();
        if tables.len() < tables_max {
            return true;
        }
        let usages = tables.values().map(|table| (*table.usage.lock(), &table.usage));
        let mut unused: Vec<_> = usages.filter(|((has, _), _)| *has < audience).collect();
        unused.sort_unstable_by_key(|(usage, _)| *usage);
        let leaving = tables.len() - tables_max + 1 + tables_max / LEAVING_PART;
        for (_, usage) in unused.iter().take(leaving) {
            usage.leave.notify_one();
        }
        !unused.is_empty()
    }

    /// Adds a table with the task that `start` makes of its usage and its requests. If another call
    /// was first, drops this copy.
    pub(crate) fn add<T: Future<Output = ()> + Send + 'static>(
        &self,
        id: TableId,
        start: impl FnOnce(Arc<Usage>, Post) -> T,
    ) -> mpsc::Sender<Request> {
        let mut tables = self.lock();
        if let Some(table) = tables.get(&id).filter(|table| table.is_open()) {
            return table.mailbox.clone();
        }
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        let usage = Arc::new(Usage {
            now: Mutex::new((Audience::Nobody, Instant::now())),
            leave: Notify::new(),
        });
        let table = LiveTable { mailbox: mailbox.clone(), usage: Arc::clone(&usage) };
        tables.insert(id, table);
        let (task, all) = (start(usage, (mailbox.downgrade(), requests)), self.clone());
        tokio::spawn(async move {
            task.await;
            all.forget(id);
        });
        mailbox
    }

    /// Removes a table whose task has ended, unless it was started again.
    fn forget(&self, id: TableId) {
        let mut tables = self.lock();
        if tables.get(&id).is_some_and(|table| !table.is_open()) {
            tables.remove(&id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, LiveTable>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveTable {
    fn is_open(&self) -> bool {
        !self.mailbox.is_closed()
    }
}

/// Both ends of a table's mailbox; the sender is weak, so that it does not keep the table alive.
pub(crate) type Post = (mpsc::WeakSender<Request>, mpsc::Receiver<Request>);

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_was_unused_for_longest_leaves_first_and_players_stay() {
        let (tables, (left, mut heard)) = (LiveTables::default(), mpsc::unbounded_channel());
        let now = Instant::now();
        let uses = [
            (Audience::Nobody, 3),
            (Audience::Nobody, 1),
            (Audience::Viewers, 0),
            (Audience::Nobody, 2),
            (Audience::Players, 0),
        ];
        for (number, (audience, seconds)) in uses.into_iter().enumerate() {
            let (left, id) = (left.clone(), TableId::fresh().expect("random numbers"));
            tables.add(id, |usage, (_, requests)| async move {
                usage.note(audience, now + Duration::from_secs(seconds));
                usage.leave.notified().await;
                left.send(number).expect("somebody listens");
                drop(requests);
            });
        }
        tokio::task::yield_now().await;
        assert!(tables.make_room(6, Audience::Nobody), "there is room");
        assert!(!tables.make_room(5, Audience::Nobody), "nothing has less than this audience");
        let mut order = Vec::new();
        for _ in 0..4 {
            let most = tables.count();
            assert!(tables.make_room(most, Audience::Players));
            order.push(heard.recv().await.expect("one leaves"));
            tokio::task::yield_now().await;
        }
        assert_eq!(order, [1, 3, 0, 2], "viewers leave after those that nobody looks at");
        assert!(!tables.make_room(1, Audience::Players), "a player looks at the last one");
    }
}
