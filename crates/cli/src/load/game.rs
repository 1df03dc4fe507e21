//! Whole games over HTTP, with the time from each choice until every client was told of it.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    time::{Duration, Instant},
};

use client::{Client, Stream};
use http_body_util::Full;
use hyper::{Method, StatusCode, header::ACCEPT_ENCODING};
use kernel::Dice;
use serde_json::json;
use tokio::{sync::watch, task::JoinSet};

use super::table::{Behavior, FullTable, Plan, Update, page};

/// How long clients listen after the end, to hear of the last choices.
const LISTEN_AFTER_END: Duration = Duration::from_secs(1);

/// What was played, and how long it took.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) choices: u64,
    pub(super) errors: usize,
    /// From sending a choice until the last client was told of it.
    pub(super) latencies: Vec<Duration>,
    /// From sending a choice until the server said that it is taken.
    pub(super) acknowledged: Vec<Duration>,
    /// From the question until a bot's answer, as a client hears of them.
    pub(super) answers: Vec<Duration>,
    /// How long each page took.
    pub(super) pages: Vec<Duration>,
}

impl Played {
    pub(super) fn add(&mut self, other: Self) {
        self.choices += other.choices;
        self.errors += other.errors;
        self.latencies.extend(other.latencies);
        self.acknowledged.extend(other.acknowledged);
        self.answers.extend(other.answers);
        self.pages.extend(other.pages);
    }
}

/// Plays game after game until the time is over.
pub(super) async fn play_until(plan: Plan, mut dice: Dice, time: Range<Instant>) -> Played {
    let mut all = Played::default();
    while Instant::now() < time.end {
        match plan.begin().await {
            Ok(table) => all.add(play(table, plan.behavior, &mut dice, &time).await),
            Err(_) => all.errors += 1,
        }
    }
    all
}

async fn play(
    table: FullTable,
    behavior: Behavior,
    dice: &mut Dice,
    time: &Range<Instant>,
) -> Played {
    let clients = table.players.into_iter().map(|(client, stream)| {
        let (path, dice) = (table.path.clone(), Dice::new(&dice.seed()));
        let player = Player { client, path, dice, behavior, taken: 0, log: PlayerLog::default() };
        let listener = Listener::new(stream, behavior.pages);
        play_one(player, listener, time.end)
    });
    let clients = clients.collect::<JoinSet<_>>().join_all().await;
    let (logs, listeners): (Vec<PlayerLog>, Vec<Listener>) = clients.into_iter().unzip();
    let errors = listeners.iter().map(|listener| listener.errors).sum();
    let mut played = Played { errors, ..Played::default() };
    let answers = listeners.iter().flat_map(|listener| &listener.answers);
    let answers = answers.filter(|(asked, _)| time.contains(asked));
    played.answers.extend(answers.map(|(_, took)| *took));
    for log in logs {
        played.errors += log.errors;
        let pages = log.pages.iter().filter(|(asked, _)| time.contains(asked));
        played.pages.extend(pages.map(|(_, took)| *took));
        for (sent, took, version) in log.sent.iter().filter(|(sent, ..)| time.contains(sent)) {
            played.choices += 1;
            played.acknowledged.push(*took);
            match latency(&listeners, *sent, *version) {
                Some(latency) => played.latencies.push(latency),
                None => played.errors += 1,
            }
        }
    }
    played
}

/// Returns the time from sending a choice until the last client was told of it; nothing if one
/// never was.
fn latency(listeners: &[Listener], sent: Instant, version: u64) -> Option<Duration> {
    let told = listeners.iter().map(|listener| {
        let place = listener.told.partition_point(|(_, told)| *told < version);
        listener.told.get(place).map(|(at, _)| *at)
    });
    let last = told.collect::<Option<Vec<Instant>>>()?.into_iter().max()?;
    Some(last.saturating_duration_since(sent))
}

/// Lets a client play until its game is over. When the time is over, it still listens for a while.
async fn play_one(
    mut player: Player,
    mut listener: Listener,
    ends: Instant,
) -> (PlayerLog, Listener) {
    let (ask, asked) = watch::channel(Asked::default());
    tokio::select! {
        () = listener.listen(ask) => {}
        () = player.answer(asked, ends) => {}
        () = tokio::time::sleep_until((ends + LISTEN_AFTER_END).into()) => {}
    }
    (player.log, listener)
}

/// The last question: its version, and the legal choices.
type Asked = (u64, Vec<String>);

/// The ear of a client.
struct Listener {
    stream: Stream,
    /// Whether parts of a page come, not JSON.
    pages: bool,
    /// When a version was told.
    told: Vec<(Instant, u64)>,
    /// Which other seats owe a choice, and since when.
    owing: BTreeMap<u8, Instant>,
    /// When another seat was asked, and how long it took to answer.
    answers: Vec<(Instant, Duration)>,
    errors: usize,
}

impl Listener {
    fn new(stream: Stream, pages: bool) -> Self {
        let (told, owing, answers) = (Vec::new(), BTreeMap::new(), Vec::new());
        Self { stream, pages, told, owing, answers, errors: 0 }
    }

    /// Listens until the game is over or the stream breaks, and passes questions on.
    async fn listen(&mut self, ask: watch::Sender<Asked>) {
        while let Ok(Some(message)) = self.stream.next().await {
            if ["here", "alive"].contains(&message.event.as_str()) {
                continue;
            }
            let read = if self.pages { Update::from_page_parts(&message) } else { message.read() };
            let Ok(update) = read else {
                self.errors += 1;
                continue;
            };
            self.told.push((Instant::now(), update.version));
            self.note_answers(&update);
            if update.is_over() {
                return;
            }
            if let Some(question) = update.question {
                ask.send_replace((question.asked_at.unwrap_or(update.version), question.legal));
            }
        }
        self.errors += 1;
    }

    /// Notes which other seats have answered, and which owe a choice from now on. The client of a
    /// table with bots has the first seat.
    fn note_answers(&mut self, update: &Update) {
        let (now, alone) = (Instant::now(), self.owing.len() == 1);
        let owing = update.question.iter().flat_map(|it| &it.owing);
        let owing: BTreeSet<u8> = owing.copied().filter(|seat| *seat > 0).collect();
        let answers = &mut self.answers;
        self.owing.retain(|seat, asked| {
            let answered = alone || !owing.contains(seat) || update.has_answered(*seat);
            if answered {
                answers.push((*asked, now.saturating_duration_since(*asked)));
            }
            !answered
        });
        for seat in owing {
            self.owing.entry(seat).or_insert(now);
        }
    }
}

/// The hand of a client. It takes a random choice.
struct Player {
    client: Client,
    path: String,
    dice: Dice,
    behavior: Behavior,
    /// The version of its own last choice: older questions have been answered.
    taken: u64,
    log: PlayerLog,
}

/// What a client did.
#[derive(Default)]
struct PlayerLog {
    /// When a choice was sent, how long until it was acknowledged, and at which version it was taken.
    sent: Vec<(Instant, Duration, u64)>,
    /// When a page was asked for, and how long it took.
    pages: Vec<(Instant, Duration)>,
    errors: usize,
}

impl Player {
    /// Answers all questions that are asked before the end.
    async fn answer(&mut self, mut asked: watch::Receiver<Asked>, ends: Instant) {
        while asked.changed().await.is_ok() {
            let Some((version, choice)) = self.decide(&asked.borrow_and_update()) else { continue };
            if Instant::now() >= ends {
                continue;
            }
            // Clients think for different times, so that tables do not run in step.
            let factor = 0.5 + f64::from(self.dice.below(1_000)) / 1_000.0;
            let think = self.behavior.think.mul_f64(factor);
            // Even a sleep of zero lasts until the timer's next tick.
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
            if self.behavior.pages {
                let loaded = self.load().await;
                self.log.pages.extend(loaded);
            }
            let sent = Instant::now();
            match self.choose(version, &choice).await {
                Some(version) => {
                    self.taken = version;
                    self.log.sent.push((sent, sent.elapsed(), version));
                }
                None => self.log.errors += 1,
            }
        }
    }

    fn decide(&mut self, (version, legal): &Asked) -> Option<(u64, String)> {
        let choice = self.dice.pick(legal).filter(|_| *version >= self.taken)?;
        Some((*version, choice.clone()))
    }

    /// Loads the page as a browser does: compressed.
    async fn load(&mut self) -> Option<(Instant, Duration)> {
        let request = self.client.request(Method::GET, page(&self.path));
        let request = request.header(ACCEPT_ENCODING, "gzip").body(Full::default()).ok()?;
        let asked = Instant::now();
        let answer = self.client.send_whole(request).await.ok()?;
        (answer.status == StatusCode::OK).then(|| (asked, asked.elapsed()))
    }

    /// Sends a choice, and returns the version at which it was taken.
    async fn choose(&mut self, version: u64, choice: &str) -> Option<u64> {
        let body = json!({ "choice": choice, "version": version });
        let answer = self.client.post(&format!("{}/choose", self.path), &body).await.ok()?;
        answer.json().ok()?["version"].as_u64()
    }
}
