//! Where bots think: all tables share a few threads. When many thoughts wait, bots think less instead
//! of answering late.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::available_parallelism,
    time::{Duration, Instant as Stopwatch},
};

use catalog::{Effort, Level, Thought};
use metrics::{gauge, histogram};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    task::spawn_blocking,
    time::Instant,
};

/// What a bot is asked, and until when.
pub(crate) struct Task {
    pub(crate) kind: Kind,
    pub(crate) thought: Thought,
    /// When the answer is wanted.
    pub(crate) due: Instant,
}

/// Thoughts that cost about the same: those of one game and one level.
pub(crate) type Kind = (&'static str, Level);

/// The threads on which the bots of all tables think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    threads: usize,
    turns: Arc<Semaphore>,
    /// What is not a bot's choice waits here first: so it takes half of the threads at most, or the only
    /// one in turns with the bots.
    asides: Arc<Semaphore>,
    queue: Arc<Mutex<Queue>>,
}

/// A thread on which something else than a bot's choice may be thought about.
#[derive(Debug)]
pub(crate) struct Aside {
    _turn: OwnedSemaphorePermit,
    _first: OwnedSemaphorePermit,
}

/// The thoughts that wait, the most urgent first, and what thoughts have cost so far.
#[derive(Debug, Default)]
struct Queue {
    waiting: BTreeMap<(Instant, u64), Waiting>,
    /// How many thoughts there were; thoughts that are due at the same moment keep their order.
    count: u64,
    costs: Costs,
}

struct Waiting {
    kind: Kind,
    thought: Thought,
    reply: oneshot::Sender<String>,
}

/// How long a thought of each kind takes with full effort.
#[derive(Debug, Default)]
struct Costs(BTreeMap<Kind, Duration>);

impl Thinkers {
    /// Takes one thread for each core but one, which is left to requests.
    pub(crate) fn new() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self::with_threads(cores.saturating_sub(1).max(1))
    }

    fn with_threads(threads: usize) -> Self {
        Self {
            threads,
            turns: Arc::new(Semaphore::new(threads)),
            asides: Arc::new(Semaphore::new((threads / 2).max(1))),
            queue: Arc::default(),
        }
    }

    /// Lets a bot think, and returns its choice; `None` if it broke down.
    pub(crate) async fn think(&self, task: Task) -> Option<String> {
        let (reply, answer) = oneshot::channel();
        self.queue().add(task, reply);
        let turn = self.turn().await?;
        let thinkers = self.clone();
        // Each task does one thought: the most urgent one, whoever has asked for it.
        spawn_blocking(move || {
            thinkers.think_one();
            drop(turn);
        });
        answer.await.ok()
    }

    /// Waits for a thread on which something else may be thought about, such as a hint; `None` if there
    /// are none any more. However many wait, a bot waits for no more than half of the threads, or for
    /// one of them where there is only one thread.
    pub(crate) async fn aside(&self) -> Option<Aside> {
        let first = Arc::clone(&self.asides).acquire_owned().await.ok()?;
        Some(Aside { _turn: self.turn().await?, _first: first })
    }

    async fn turn(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.turns).acquire_owned().await.ok()
    }

    fn think_one(&self) {
        let Some((waiting, effort)) = self.queue().take(self.threads, Instant::now()) else {
            return;
        };
        let Waiting { kind, thought, reply } = waiting;
        histogram!("sombra_thought_effort")
            .record(f64::from(effort.parts()) / f64::from(Effort::PARTS));
        let began = Stopwatch::now();
        let choice = thought(effort);
        self.queue().costs.learn(kind, effort, began.elapsed());
        // An error means that the table has left memory.
        let _ = reply.send(choice);
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing is left half done by a panic: a thought runs while the queue is free.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn add(&mut self, Task { kind, thought, due }: Task, reply: oneshot::Sender<String>) {
        self.count += 1;
        self.waiting.insert((due, self.count), Waiting { kind, thought, reply });
        gauge!("sombra_thoughts_waiting").increment(1.0);
    }

    /// Takes the most urgent thought, and says how much effort there is time for.
    fn take(&mut self, threads: usize, now: Instant) -> Option<(Waiting, Effort)> {
        let effort = self.effort(threads, now);
        let (_, waiting) = self.waiting.pop_first()?;
        gauge!("sombra_thoughts_waiting").decrement(1.0);
        let effort = effort.max(waiting.kind.1.least_effort());
        Some((waiting, effort))
    }

    /// Returns the greatest effort with which all that waits will be done in time: the time until a
    /// thought is due must hold that thought and all more urgent ones.
    fn effort(&self, threads: usize, now: Instant) -> Effort {
        let (mut fixed, mut elastic) = (Duration::ZERO, Duration::ZERO);
        let mut least = Effort::FULL;
        for (((due, _), waiting), place) in self.waiting.iter().zip(1_usize..) {
            let is_fixed = waiting.kind.1.least_effort() == Effort::FULL;
            let sum = if is_fixed { &mut fixed } else { &mut elastic };
            *sum += self.costs.of(waiting.kind);
            // One thought cannot use two threads.
            let hands = u32::try_from(threads.min(place)).unwrap_or(u32::MAX);
            let room = due.saturating_duration_since(now) * hands;
            least = least.min(fitting(room.mul_f64(USABLE).saturating_sub(fixed), elastic));
        }
        least
    }
}

/// The share of the time that is planned for: more thoughts will come, and others use the cores, too.
const USABLE: f64 = 0.75;

/// Returns the effort with which thoughts that take `full` fit into `room`.
fn fitting(room: Duration, full: Duration) -> Effort {
    if full <= room {
        return Effort::FULL;
    }
    let parts = room.as_micros() * u128::from(Effort::PARTS) / full.as_micros().max(1);
    Effort::of_parts(u8::try_from(parts).unwrap_or(Effort::PARTS))
}

impl Costs {
    fn of(&self, kind: Kind) -> Duration {
        self.0.get(&kind).copied().unwrap_or_default()
    }

    /// Learns what a thought has cost. It rises faster than it falls: where there is only one choice a
    /// thought costs nothing, and the next one may cost much.
    fn learn(&mut self, kind: Kind, effort: Effort, took: Duration) {
        let full = took * u32::from(Effort::PARTS) / u32::from(effort.parts());
        let so_far = self.0.entry(kind).or_insert(full);
        let by = full.abs_diff(*so_far);
        *so_far = if full > *so_far { *so_far + by / 4 } else { so_far.saturating_sub(by / 32) };
    }
}

impl fmt::Debug for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Waiting").field("kind", &self.kind).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::{spawn, task::yield_now};

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Returns a queue in which this many thoughts of a level wait. Each takes `full`, and all are due a
    /// second from `now`.
    fn queue(count: u8, level: Level, full: Duration, now: Instant) -> Queue {
        let (mut queue, kind) = (Queue::default(), ("a game", level));
        queue.costs.learn(kind, Effort::FULL, full);
        for _ in 0..count {
            let task = Task { kind, thought: Box::new(|_| String::new()), due: now + SECOND };
            queue.add(task, oneshot::channel().0);
        }
        queue
    }

    fn effort(count: u8, level: Level, full: Duration) -> u8 {
        let now = Instant::now();
        let taken = queue(count, level, full, now).take(2, now);
        taken.map_or(0, |(_, effort)| effort.parts())
    }

    #[test]
    fn bots_think_less_when_more_of_them_wait_than_can_be_done_in_time() {
        let tenth = SECOND / 10;
        assert_eq!(effort(1, Level::Hard, tenth), 64);
        assert_eq!(effort(15, Level::Hard, tenth), 64, "1.5 s of work for two threads");
        assert_eq!(effort(30, Level::Hard, tenth), 32, "twice as much");
        assert_eq!(effort(60, Level::Hard, tenth), 16);
        assert_eq!(effort(255, Level::Hard, SECOND), 2, "no less than this");
        assert_eq!(effort(255, Level::Master, tenth), 3);
        assert_eq!(effort(255, Level::Medium, tenth), 64, "it is never hurried");
    }

    #[test]
    fn one_thought_fits_into_one_thread() {
        assert_eq!(effort(1, Level::Master, SECOND), 48);
        assert_eq!(effort(1, Level::Master, 3 * SECOND), 16);
    }

    #[test]
    fn what_is_due_first_comes_first_and_late_work_does_not_hurry_it() {
        let now = Instant::now();
        let mut queue = queue(1, Level::Hard, SECOND / 2, now);
        let urgent = Task {
            kind: ("a game", Level::Easy),
            thought: Box::new(|_| "urgent".to_owned()),
            due: now + SECOND / 10,
        };
        queue.add(urgent, oneshot::channel().0);
        let (first, effort) = queue.take(1, now).expect("two wait");
        assert_eq!(((first.thought)(effort).as_str(), effort), ("urgent", Effort::FULL));
        assert_eq!(queue.waiting.len(), 1);
    }

    #[test]
    fn costs_rise_fast_fall_slowly_and_count_for_full_effort() {
        let (mut costs, kind) = (Costs::default(), ("a game", Level::Hard));
        costs.learn(kind, Effort::of_parts(32), SECOND);
        assert_eq!(costs.of(kind), 2 * SECOND);
        costs.learn(kind, Effort::FULL, 6 * SECOND);
        assert_eq!(costs.of(kind), 3 * SECOND);
        costs.learn(kind, Effort::FULL, Duration::ZERO);
        assert!(costs.of(kind) > SECOND * 29 / 10);
        assert_eq!(costs.of(("a game", Level::Medium)), Duration::ZERO, "nothing is known yet");
    }

    #[tokio::test]
    async fn every_thought_is_answered() {
        let thinkers = Thinkers::new();
        let ask = |number: u64| {
            let thought: Thought = Box::new(move |_| number.to_string());
            let due = Instant::now() + SECOND / (1 + u32::try_from(number).unwrap_or(0));
            thinkers.think(Task { kind: ("a game", Level::Hard), thought, due })
        };
        let (one, two, three) = tokio::join!(ask(1), ask(2), ask(3));
        let answers = [one, two, three].map(Option::unwrap_or_default);
        assert_eq!(answers, ["1", "2", "3"]);
        let broken: Thought = Box::new(|_| panic!("a bug in a bot"));
        let task = Task { kind: ("a game", Level::Hard), thought: broken, due: Instant::now() };
        assert_eq!(thinkers.think(task).await, None);
        assert_eq!(ask(4).await.as_deref(), Some("4"), "others go on");
    }

    /// A thread is busy; hints have asked for it before a bot does.
    #[tokio::test]
    async fn on_the_only_thread_a_bot_waits_for_one_hint_at_most() {
        let thinkers = Thinkers::with_threads(1);
        let busy = thinkers.turn().await.expect("it is free");
        let given = Arc::new(AtomicU32::new(0));
        let hint = |thinkers: Thinkers, given: Arc<AtomicU32>| async move {
            let _aside = thinkers.aside().await.expect("the thread is there");
            given.fetch_add(1, Ordering::SeqCst);
        };
        let hints: Vec<_> =
            (0..5).map(|_| spawn(hint(thinkers.clone(), Arc::clone(&given)))).collect();
        yield_now().await;
        let seen = Arc::clone(&given);
        let thought: Thought = Box::new(move |_| seen.load(Ordering::SeqCst).to_string());
        let task = Task { kind: ("a game", Level::Hard), thought, due: Instant::now() };
        let (answer, ()) = tokio::join!(thinkers.think(task), async { drop(busy) });
        assert_eq!(answer.as_deref(), Some("1"), "hints that were given before the bot thought");
        for hint in hints {
            hint.await.expect("it is given in the end");
        }
        assert_eq!(given.load(Ordering::SeqCst), 5);
    }
}
