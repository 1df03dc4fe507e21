//! Whole games over HTTP, with the time from each choice until every client was told of it.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use client::{Client, ClientError, Message, Stream};
use http_body_util::Full;
use hyper::{Method, StatusCode, header::ACCEPT_ENCODING};
use serde::{Deserialize, Serialize};

use super::table::{Behavior, FullTable, Plan, Update, page};

/// How long clients listen after the end, to hear of the last choices.
const LISTEN_AFTER_END: Duration = Duration::from_secs(1);

/// What was played, and how long it took.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) choices: usize,
    pub(super) errors: usize,
    /// From sending a choice until the last client was told of it.
    pub(super) latencies: Vec<Duration>,
    /// How long each page took.
    pub(super) pages: Vec<Duration>,
}

impl Played {
    pub(super) fn add(&mut self, other: Self) {
        self.choices += other.choices;
        self.errors += other.errors;
        self.latencies.extend(other.latencies);
        self.pages.extend(other.pages);
    }
}

/// What one client did and was told.
#[derive(Debug, Default)]
struct ClientLog {
    /// When a choice was sent, and at which version it was taken.
    sent: Vec<(Instant, u64)>,
    /// When a version was told.
    told: Vec<(Instant, u64)>,
    /// When a page was asked for, and how long it took.
    pages: Vec<(Instant, Duration)>,
    errors: usize,
}

/// Plays game after game until the time is over.
pub(super) async fn play_until(
    plan: &Plan,
    number: usize,
    (begins, ends): (Instant, Instant),
) -> Played {
    let (mut all, mut games) = (Played::default(), 0);
    while Instant::now() < ends {
        match plan.begin().await {
            Ok(table) => {
                let seed = number + 1_000 * games;
                all.add(play(table, (plan.behavior, seed), (begins, ends)).await);
            }
            Err(_) => all.errors += 1,
        }
        games += 1;
    }
    all
}

async fn play(
    table: FullTable,
    (behavior, seed): (Behavior, usize),
    (begins, ends): (Instant, Instant),
) -> Played {
    let path: Arc<str> = table.path.into();
    let clients = table.players.into_iter().enumerate().map(|(seat, (client, stream))| {
        let (path, dice) = (Arc::clone(&path), Dice::new(seed * 8 + seat));
        let player =
            Player { client: Some(client), path, dice, behavior, question: None, taken: 0 };
        tokio::spawn(player.play(stream, ends))
    });
    let mut logs = Vec::new();
    for client in clients.collect::<Vec<_>>() {
        logs.extend(client.await.ok());
    }
    let counted = |sent: &Instant| (begins..ends).contains(sent);
    let mut played = Played::default();
    for log in &logs {
        played.errors += log.errors;
        let pages = log.pages.iter().filter(|(asked, _)| counted(asked));
        played.pages.extend(pages.map(|(_, took)| *took));
        for (sent, version) in log.sent.iter().filter(|(sent, _)| counted(sent)) {
            played.choices += 1;
            match latency(&logs, *sent, *version) {
                Some(latency) => played.latencies.push(latency),
                None => played.errors += 1,
            }
        }
    }
    played
}

/// Returns the time from sending a choice until the last client was told of it; nothing if one
/// never was.
fn latency(logs: &[ClientLog], sent: Instant, version: u64) -> Option<Duration> {
    let told = logs.iter().map(|log| {
        let place = log.told.partition_point(|(_, told)| *told < version);
        log.told.get(place).map(|(at, _)| *at)
    });
    let last = told.collect::<Option<Vec<Instant>>>()?.into_iter().max()?;
    Some(last.saturating_duration_since(sent))
}

/// One client at a table. It takes a random choice.
struct Player {
    /// Nothing while it waits for an answer.
    client: Option<Client>,
    path: Arc<str>,
    dice: Dice,
    behavior: Behavior,
    /// The version of the last question, and its legal choices.
    question: Option<(u64, Vec<String>)>,
    /// The version of its own last choice: older questions have been answered.
    taken: u64,
}

#[derive(Serialize)]
struct Choice<'c> {
    choice: &'c str,
    version: u64,
}

#[derive(Deserialize)]
struct Taken {
    version: u64,
}

impl Player {
    async fn play(mut self, mut stream: Stream, ends: Instant) -> ClientLog {
        let mut log = ClientLog::default();
        let mut answer = None;
        loop {
            if answer.is_none() && Instant::now() < ends {
                answer = self.next_choice().map(Box::pin);
            }
            tokio::select! {
                (client, taken, when) = async { answer.as_mut().expect("checked").await },
                    if answer.is_some() =>
                {
                    answer = None;
                    self.client = Some(client);
                    let When { page, sent } = when;
                    log.pages.extend(page);
                    match taken {
                        Ok(version) => {
                            self.taken = version;
                            log.sent.push((sent, version));
                        }
                        Err(()) => log.errors += 1,
                    }
                }
                message = stream.next() => {
                    let over = if let Ok(Some(message)) = message {
                        self.hear(&message, &mut log)
                    } else {
                        log.errors += 1;
                        true
                    };
                    if over {
                        return log;
                    }
                }
                // The last choices are still waited for.
                () = tokio::time::sleep_until((ends + LISTEN_AFTER_END).into()) => return log,
            }
        }
    }

    /// Notes a message; returns whether the game is over.
    fn hear(&mut self, message: &Message, log: &mut ClientLog) -> bool {
        if ["here", "alive"].contains(&message.event.as_str()) {
            return false;
        }
        let read =
            if self.behavior.pages { Update::from_page_parts(message) } else { message.read() };
        let Ok(update) = read else {
            log.errors += 1;
            return false;
        };
        log.told.push((Instant::now(), update.version));
        let over = update.is_over();
        if let Some(question) = update.question {
            self.question = Some((question.asked_at.unwrap_or(update.version), question.legal));
        }
        over
    }

    /// Sends a choice, if there is one to make.
    fn next_choice(
        &mut self,
    ) -> Option<impl Future<Output = (Client, Result<u64, ()>, When)> + use<>> {
        let (version, legal) = self.question.take_if(|(version, _)| *version >= self.taken)?;
        let choice = self.dice.pick(&legal)?.clone();
        let (mut client, path) = (self.client.take()?, Arc::clone(&self.path));
        let Behavior { pages, think } = self.behavior;
        // Clients think for different times, so that tables do not run in step.
        let think = think.mul_f64(0.5 + self.dice.part());
        Some(async move {
            // Even a sleep of zero lasts until the timer's next tick.
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
            let page = if pages { load(&mut client, page(&path)).await } else { None };
            let sent = Instant::now();
            let body = Choice { choice: &choice, version };
            let answer = client.post(&format!("{path}/choose"), &body).await;
            let taken = answer.and_then(|answer| answer.read::<Taken>());
            let taken = taken.map(|taken| taken.version).map_err(drop::<ClientError>);
            (client, taken, When { page, sent })
        })
    }
}

/// When a choice was sent; and when the page before it was asked for, and how long that took.
struct When {
    page: Option<(Instant, Duration)>,
    sent: Instant,
}

/// Loads a page as a browser does: compressed.
async fn load(client: &mut Client, path: &str) -> Option<(Instant, Duration)> {
    let request = client.request(Method::GET, path).header(ACCEPT_ENCODING, "gzip");
    let asked = Instant::now();
    let answer = client.send_whole(request.body(Full::default()).ok()?).await.ok()?;
    (answer.status == StatusCode::OK).then(|| (asked, asked.elapsed()))
}

/// A small random generator (xorshift).
#[derive(Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: usize) -> Self {
        Self(u64::try_from(seed).unwrap_or(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Returns a number below `limit`.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let limit = u64::try_from(limit.max(1)).unwrap_or(1);
        usize::try_from((self.0 >> 11) % limit).unwrap_or_default()
    }

    /// Returns a number from 0 to 1.
    fn part(&mut self) -> f64 {
        f64::from(u32::try_from(self.below(1_000)).unwrap_or_default()) / 1_000.0
    }

    pub(super) fn pick<'l, T>(&mut self, list: &'l [T]) -> Option<&'l T> {
        list.get(self.below(list.len()))
    }
}
