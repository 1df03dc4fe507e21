//! A table's stream for programs: numbered messages in JSON, as one viewer may know them, that can
//! be taken up again.

use std::{convert::Infallible, io::Write, mem};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderName, header::CONTENT_TYPE},
    response::IntoResponse,
};
use futures_util::stream;
use host::{HostError, News, Update};
use kernel::Seats;
use serde::Serialize;
use serde_json::json;
use store::Version;

use crate::{
    App,
    caller::{At, Caller, LastEventId},
    listener::Listener,
    refusal::Refusal,
};

/// After so many milliseconds a browser that lost its stream asks again.
pub(crate) const BEGINNING: &[u8] = b"retry: 1000\n\n";
pub(crate) const HEARTBEAT: &[u8] = b":\n\n";
/// Most messages are shorter than this.
const MESSAGE_BYTES: usize = 1_024;

pub(crate) async fn events(
    State(app): State<App>,
    At(table): At,
    Caller(token): Caller,
    LastEventId(seen): LastEventId,
) -> Result<impl IntoResponse, Refusal> {
    let seen = seen.map(Version::new);
    let listener = Listener::begin(app, (table, token), seen).await?;
    let mut feed = Feed { listener, ready: BEGINNING.to_vec(), told: seen.unwrap_or_default() };
    feed.take_what_is_there().await?;
    let messages = stream::unfold(feed, async |mut feed| {
        let messages: Result<Bytes, Infallible> = Ok(feed.next().await?);
        Some((messages, feed))
    });
    Ok((head(), Body::from_stream(messages)))
}

/// What is said over every stream.
pub(crate) fn head() -> [(HeaderName, &'static str); 2] {
    // A proxy that collects before it passes on would keep everybody waiting.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), "no");
    [(CONTENT_TYPE, "text/event-stream"), unbuffered]
}

/// What one viewer is sent.
struct Feed {
    listener: Listener,
    /// Messages as they will be sent, all that are there in one piece.
    ready: Vec<u8>,
    /// How far the viewer has been told.
    told: Version,
}

impl Feed {
    /// The next messages; none, if the server closes or the table cannot be reached any more.
    async fn next(&mut self) -> Option<Bytes> {
        while self.ready.is_empty() {
            match self.listener.next(self.told).await? {
                Some(update) => self.take(update).await.ok()?,
                None => self.ready.extend_from_slice(HEARTBEAT),
            }
            self.take_what_is_there().await.ok()?;
        }
        Some(mem::take(&mut self.ready).into())
    }

    async fn take_what_is_there(&mut self) -> Result<(), HostError> {
        while let Some(update) = self.listener.try_next() {
            self.take(update).await?;
        }
        Ok(())
    }

    async fn take(&mut self, update: Update) -> Result<(), HostError> {
        match update {
            Update::News(news) => return self.tell(news).await,
            Update::Whole => return self.show().await,
            Update::Here(seats) => self.tell_here(seats),
            // The listener subscribes again by itself.
            Update::Ended => {}
        }
        Ok(())
    }

    /// It has no number: a viewer that comes back is told anew who is here.
    fn tell_here(&mut self, seats: Seats) {
        write(&mut self.ready, ("here", None), &json!({ "here": seats }));
    }

    async fn tell(&mut self, news: News) -> Result<(), HostError> {
        // The whole view has shown it already.
        if news.version <= self.told {
            return Ok(());
        }
        self.told = news.version;
        write(&mut self.ready, ("news", Some(news.version)), &news);
        if news.table {
            let whole =
                self.listener.app.host.look(self.listener.table, self.listener.token).await?;
            write(&mut self.ready, ("table", None), &whole);
        }
        Ok(())
    }

    /// Sends the whole table.
    async fn show(&mut self) -> Result<(), HostError> {
        let whole = self.listener.app.host.look(self.listener.table, self.listener.token).await?;
        self.told = whole.version;
        write(&mut self.ready, ("table", Some(whole.version)), &whole);
        Ok(())
    }
}

/// Writes a message of a kind, with a number if it has one. Its data is one line, for JSON writes
/// the end of a line as `\\n`.
pub(crate) fn write(out: &mut Vec<u8>, (kind, id): (&str, Option<Version>), data: &impl Serialize) {
    out.reserve(MESSAGE_BYTES);
    let number = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    write!(out, "{number}event: {kind}\ndata: ").expect("memory takes any text");
    serde_json::to_writer(&mut *out, data).expect("messages are plain values");
    out.extend_from_slice(b"\n\n");
}
