//! Whole games over the wire, with the time from each choice to every watcher told.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use client::{Client, ClientError, Message, Stream};
use http_body_util::Full;
use hyper::{Method, StatusCode, header::ACCEPT_ENCODING};
use serde::{Deserialize, Serialize};

use super::table::{Full as Table, Habits, News, Plan, page};

/// So long after the end it is listened for what was chosen before.
const AFTERMATH: Duration = Duration::from_secs(1);

/// What came of playing.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) choices: usize,
    pub(super) errors: usize,
    /// From sending a choice until the last watcher was told of it.
    pub(super) latencies: Vec<Duration>,
    /// How long a page took.
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

/// What one client did and heard.
#[derive(Debug, Default)]
struct Diary {
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
                all.add(play(table, (plan.habits, seed), (begins, ends)).await);
            }
            Err(_) => all.errors += 1,
        }
        games += 1;
    }
    all
}

async fn play(
    table: Table,
    (habits, seed): (Habits, usize),
    (begins, ends): (Instant, Instant),
) -> Played {
    let path: Arc<str> = table.path.into();
    let clients = table.players.into_iter().enumerate().map(|(seat, (client, stream))| {
        let (path, dice) = (Arc::clone(&path), Dice::new(seed * 8 + seat));
        let player = Player { client: Some(client), path, dice, habits, question: None, taken: 0 };
        tokio::spawn(player.play(stream, ends))
    });
    let mut diaries = Vec::new();
    for client in clients.collect::<Vec<_>>() {
        diaries.extend(client.await.ok());
    }
    let counted = |sent: &Instant| (begins..ends).contains(sent);
    let mut played = Played::default();
    for diary in &diaries {
        played.errors += diary.errors;
        let pages = diary.pages.iter().filter(|(asked, _)| counted(asked));
        played.pages.extend(pages.map(|(_, took)| *took));
        for (sent, version) in diary.sent.iter().filter(|(sent, _)| counted(sent)) {
            played.choices += 1;
            match latency(&diaries, *sent, *version) {
                Some(latency) => played.latencies.push(latency),
                None => played.errors += 1,
            }
        }
    }
    played
}

/// From sending a choice until the last watcher was told of it; nothing, if one never was.
fn latency(diaries: &[Diary], sent: Instant, version: u64) -> Option<Duration> {
    let told = diaries.iter().map(|diary| {
        let place = diary.told.partition_point(|(_, told)| *told < version);
        diary.told.get(place).map(|(at, _)| *at)
    });
    let last = told.collect::<Option<Vec<Instant>>>()?.into_iter().max()?;
    Some(last.saturating_duration_since(sent))
}

/// One client at a table: it chooses at once, whatever comes.
struct Player {
    /// Not there while it waits for an answer.
    client: Option<Client>,
    path: Arc<str>,
    dice: Dice,
    habits: Habits,
    /// What it was asked last, and at which version.
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
    async fn play(mut self, mut stream: Stream, ends: Instant) -> Diary {
        let mut diary = Diary::default();
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
                    diary.pages.extend(page);
                    match taken {
                        Ok(version) => {
                            self.taken = version;
                            diary.sent.push((sent, version));
                        }
                        Err(()) => diary.errors += 1,
                    }
                }
                message = stream.next() => {
                    let over = if let Ok(Some(message)) = message {
                        self.hear(&message, &mut diary)
                    } else {
                        diary.errors += 1;
                        true
                    };
                    if over {
                        return diary;
                    }
                }
                // What was chosen last is still waited for.
                () = tokio::time::sleep_until((ends + AFTERMATH).into()) => return diary,
            }
        }
    }

    /// Takes in a message, and tells whether the game is over.
    fn hear(&mut self, message: &Message, diary: &mut Diary) -> bool {
        if ["here", "alive"].contains(&message.event.as_str()) {
            return false;
        }
        let read = if self.habits.pages { News::of_pieces(message) } else { message.read() };
        let Ok(news) = read else {
            diary.errors += 1;
            return false;
        };
        diary.told.push((Instant::now(), news.version));
        let over = news.is_over();
        if let Some(question) = news.question {
            self.question = Some((question.asked_at.unwrap_or(news.version), question.legal));
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
        let Habits { pages, think } = self.habits;
        // Nobody thinks as long as the next: tables do not keep step.
        let think = think.mul_f64(0.5 + self.dice.part());
        Some(async move {
            // Even no time at all would last until the timer's next beat.
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

/// Loads a page as a browser does: packed.
async fn load(client: &mut Client, path: &str) -> Option<(Instant, Duration)> {
    let request = client.request(Method::GET, path).header(ACCEPT_ENCODING, "gzip");
    let asked = Instant::now();
    let answer = client.send_whole(request.body(Full::default()).ok()?).await.ok()?;
    (answer.status == StatusCode::OK).then(|| (asked, asked.elapsed()))
}

/// Enough chance for a client that does not care.
#[derive(Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: usize) -> Self {
        Self(u64::try_from(seed).unwrap_or(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `limit`.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let limit = u64::try_from(limit.max(1)).unwrap_or(1);
        usize::try_from((self.0 >> 11) % limit).unwrap_or_default()
    }

    /// A part of one.
    fn part(&mut self) -> f64 {
        f64::from(u32::try_from(self.below(1_000)).unwrap_or_default()) / 1_000.0
    }

    pub(super) fn pick<'l, T>(&mut self, list: &'l [T]) -> Option<&'l T> {
        list.get(self.below(list.len()))
    }
}
