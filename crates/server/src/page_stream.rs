//! A table's stream for a page: the parts that changed, drawn for one viewer, beat by beat.

use std::{
    collections::HashMap,
    convert::Infallible,
    hash::{DefaultHasher, Hash, Hasher},
    mem,
};

use axum::{
    body::{Body, Bytes},
    extract::{Query, State},
    response::IntoResponse,
};
use futures_util::stream;
use host::{News, Snapshot, Stage, Update};
use serde::{Deserialize, Serialize};
use store::Version;

use crate::{
    App,
    api_stream::{BEGINNING, head, write},
    caller::{LastEventId, Viewer},
    listener::Listener,
    pages::{Beat, Lobby, Part, Room, Telling, entries, held, page_key},
    refusal::Refusal,
    visitor::Visitor,
};

/// How many chat messages a page shows.
const CHAT_MAX: usize = 100;

/// The version of the table that the page was drawn from.
#[derive(Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    seen: Option<u64>,
}

pub(crate) async fn show(
    State(app): State<App>,
    viewer: Viewer,
    visitor: Visitor,
    (LastEventId(last), Query(Seen { seen })): (LastEventId, Query<Seen>),
) -> Result<impl IntoResponse, Refusal> {
    // A reconnecting browser repeats the old `seen`; its `Last-Event-ID` is newer.
    let seen = last.or(seen).map(Version::new);
    let listener = Listener::begin(app, viewer, seen).await?;
    let mut page = PageStream::new(listener, visitor);
    page.begin(seen).await?;
    let messages = stream::unfold(page, async |mut page| {
        let messages: Result<Bytes, Infallible> = Ok(page.next().await?);
        Some((messages, page))
    });
    Ok((head(), Body::from_stream(messages)))
}

/// What one viewer's page shows, and the messages to send next.
struct PageStream {
    listener: Listener,
    visitor: Visitor,
    /// The table as it was drawn last; `None` until the page is known.
    shown: Option<Snapshot>,
    /// The hash of each part as it was sent last; unchanged parts are not sent again.
    pieces: HashMap<String, u64>,
    ready: Vec<u8>,
    /// The number of the step that was told last.
    step: usize,
    /// The version up to which the page has been sent updates.
    told: Version,
}

/// A message: the page that it is for, and what happens on it.
#[derive(Serialize)]
struct PageUpdate {
    page: String,
    /// The version of the table that is shown after the last beat.
    version: Version,
    beats: Vec<Beat>,
}

impl PageStream {
    fn new(listener: Listener, visitor: Visitor) -> Self {
        let (pieces, ready) = (HashMap::new(), [BEGINNING, &heartbeat(&listener)].concat());
        Self { listener, visitor, shown: None, pieces, ready, step: 0, told: Version::START }
    }

    /// Assumes that the page shows the table if nothing has happened since `seen`; otherwise the
    /// first update draws everything.
    async fn begin(&mut self, seen: Option<Version>) -> Result<(), Refusal> {
        self.told = seen.unwrap_or(Version::START);
        let table = self.look().await?;
        if seen == Some(table.version) {
            let parts = self.parts(&table).await?;
            self.changed(&parts);
            // The page was drawn before this stream counted as a viewer.
            self.pieces.remove("watchers");
            self.shown = Some(table);
        }
        Ok(())
    }

    /// Returns the next messages; `None` when the server closes or the table cannot be reached.
    async fn next(&mut self) -> Option<Bytes> {
        while self.ready.is_empty() {
            match self.listener.next(self.told).await? {
                Some(update) => self.take(update).await.ok()?,
                None => self.ready.extend_from_slice(&heartbeat(&self.listener)),
            }
            while let Some(update) = self.listener.try_next(self.told) {
                self.take(update).await.ok()?;
            }
        }
        Some(mem::take(&mut self.ready).into())
    }

    async fn take(&mut self, update: Update) -> Result<(), Refusal> {
        match update {
            Update::News(news) if news.version > self.told => self.tell(news).await,
            Update::Here(present) => self.redraw(|table| table.present = present).await,
            Update::Watchers(said) => self.redraw(|table| table.watcher_chat = said.to_vec()).await,
            Update::Whole => self.draw_all().await,
            // The page has shown this already, or the listener will renew its subscription.
            Update::News(_) | Update::Ended => Ok(()),
        }
    }

    async fn look(&self) -> Result<Snapshot, Refusal> {
        Ok(self
            .listener
            .app
            .host
            .look(self.listener.viewer.table, self.listener.viewer.token)
            .await?)
    }

    /// Sends the parts that differ after a change that is not in the journal.
    async fn redraw(&mut self, change: impl FnOnce(&mut Snapshot)) -> Result<(), Refusal> {
        let Some(mut table) = self.shown.take() else { return Ok(()) };
        change(&mut table);
        let html = self.parts(&table).await?;
        let html = self.changed(&html);
        if html.is_empty() {
            self.shown = Some(table);
        } else {
            self.send(table, vec![Beat::at_once(html)]);
        }
        Ok(())
    }

    /// Sends the events step by step, with the parts that each step changes.
    async fn tell(&mut self, news: News) -> Result<(), Refusal> {
        let Some(before) = self.shown.take() else { return self.draw_all().await };
        let telling = Telling::of(&self.visitor.place, &before, &news, self.step);
        let Telling { steps, rest, number } = telling;
        self.step = number;
        let page = page_key(&before);
        let table = if news.table { self.arrange(before).await? } else { before };
        let table = after(table, &news);
        self.told = news.version;
        let parts = self.parts(&table).await?;
        if page != page_key(&table) {
            // The script loads the other page, which comes with its chronicle.
            self.pieces.clear();
            self.send(table, Vec::new());
            return Ok(());
        }
        // First the line that says for whom a bot chose, then what followed from the choice.
        let mut held = held(&self.visitor.place, &table, news.held);
        let mut beats: Vec<Beat> = Vec::new();
        for step in steps {
            let html = self.changed(&step.parts) + &mem::take(&mut held) + &step.lines;
            beats.push(step.beat.with(html));
        }
        beats.push(Beat::at_once(self.changed(&parts) + &held + &rest));
        self.send(table, beats);
        Ok(())
    }

    /// Takes the seats and settings from the host again; the chat and presence stay as they were
    /// sent.
    async fn arrange(&self, table: Snapshot) -> Result<Snapshot, Refusal> {
        let now = self.look().await?;
        let (chat, present, watcher_chat) = (table.chat, table.present, table.watcher_chat);
        Ok(Snapshot { chat, present, watcher_chat, ..now })
    }

    /// Sends all parts and the whole chronicle.
    async fn draw_all(&mut self) -> Result<(), Refusal> {
        let (table, chronicle) = self
            .listener
            .app
            .host
            .read(self.listener.viewer.table, self.listener.viewer.token)
            .await?;
        let parts = self.parts(&table).await?;
        self.told = table.version;
        self.pieces.clear();
        let lines = entries(&self.visitor.place, &table, &chronicle);
        let html = self.changed(&parts) + "<ol id=\"chronicle\"></ol>" + &lines;
        self.send(table, vec![Beat::at_once(html)]);
        Ok(())
    }

    async fn parts(&self, table: &Snapshot) -> Result<Vec<Part>, Refusal> {
        let Visitor { place, name, .. } = &self.visitor;
        if table.stage == Stage::Gathering {
            let link = self.visitor.link(table.table);
            return Ok(Lobby { place, table, link: &link, name }.parts());
        }
        let story = self.listener.app.story(table).await?;
        Ok(Room { place, table, story: &story, hint: None, name }.parts())
    }

    /// Returns the parts that differ from what was sent last.
    fn changed(&mut self, parts: &[Part]) -> String {
        let mut html = String::new();
        for Part { id, markup } in parts {
            let hash = hash_of(&markup.0);
            if self.pieces.insert(id.clone(), hash) != Some(hash) {
                html.push_str(&markup.0);
            }
        }
        html
    }

    fn send(&mut self, table: Snapshot, beats: Vec<Beat>) {
        let message = PageUpdate { page: page_key(&table), version: table.version, beats };
        write(&mut self.ready, ("show", Some(self.told)), &message);
        self.shown = Some(table);
    }
}

/// Returns the table after the news. It has the game as it was then: bots may have answered the
/// next question before the last step is shown.
fn after(table: Snapshot, news: &News) -> Snapshot {
    let mut chat = table.chat;
    chat.extend(news.said.iter().cloned());
    chat.drain(..chat.len().saturating_sub(CHAT_MAX));
    let (version, stage, question) = (news.version, news.stage, news.question.clone());
    let view = news.now.as_ref().map(host::SeenFrame::view);
    Snapshot { version, stage, question, chat, view, ..table }
}

fn hash_of(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}

/// Returns a heartbeat that the script can see. It says after how many milliseconds without another
/// one the script must treat the connection as lost.
fn heartbeat(listener: &Listener) -> Vec<u8> {
    let patience = listener.app.settings.heartbeat.as_millis() * 5 / 2;
    format!("event: alive\ndata: {patience}\n\n").into_bytes()
}
