//! A table's stream for programs: numbered JSON messages for one viewer. After a lost connection,
//! reconnect with `Last-Event-ID`; nothing is missed.

use std::{convert::Infallible, io::Write, mem};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderName, header::CONTENT_TYPE},
    response::IntoResponse,
};
use futures_util::stream;
use host::{HostError, News, Update};
use serde::Serialize;
use store::Version;

use crate::{
    App,
    caller::{LastEventId, Viewer},
    listener::Listener,
    refusal::Refusal,
};

/// Tells clients how many milliseconds to wait before they reconnect.
pub(crate) const BEGINNING: &[u8] = b"retry: 1000\n\n";
pub(crate) const HEARTBEAT: &[u8] = b":\n\n";
/// The buffer space for a message; most are shorter.
const MESSAGE_BYTES: usize = 1_024;

pub(crate) async fn events(
    State(app): State<App>,
    viewer: Viewer,
    LastEventId(seen): LastEventId,
) -> Result<impl IntoResponse, Refusal> {
    let seen = seen.map(Version::new);
    let listener = Listener::begin(app, viewer, seen).await?;
    let mut feed = Feed { listener, ready: BEGINNING.to_vec(), told: seen.unwrap_or_default() };
    feed.take_what_is_there().await?;
    let messages = stream::unfold(feed, async |mut feed| {
        let messages: Result<Bytes, Infallible> = Ok(feed.next().await?);
        Some((messages, feed))
    });
    Ok((head(), Body::from_stream(messages)))
}

/// Returns the headers of every stream.
pub(crate) fn head() -> [(HeaderName, &'static str); 2] {
    // A proxy that buffers would delay every message.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), "no");
    [(CONTENT_TYPE, "text/event-stream"), unbuffered]
}

/// The stream of one viewer.
struct Feed {
    listener: Listener,
    /// The messages to send next, in one piece.
    ready: Vec<u8>,
    /// The version up to which the viewer has been sent updates.
    told: Version,
}

impl Feed {
    /// Returns the next messages; `None` when the server closes or the table cannot be reached.
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
        while let Some(update) = self.listener.try_next(self.told) {
            self.take(update).await?;
        }
        Ok(())
    }

    async fn take(&mut self, update: Update) -> Result<(), HostError> {
        match update {
            Update::News(news) => return self.tell(news).await,
            Update::Whole => return self.show().await,
            // Without an id: a viewer that reconnects gets them anyway.
            Update::Here(present) => write(&mut self.ready, ("here", None), &present),
            Update::Watchers(said) => write(&mut self.ready, ("watchers", None), &*said),
            // The listener renews its subscription.
            Update::Ended => {}
        }
        Ok(())
    }

    async fn tell(&mut self, news: News) -> Result<(), HostError> {
        // The viewer has got this already, with the whole table.
        if news.version <= self.told {
            return Ok(());
        }
        self.told = news.version;
        write(&mut self.ready, ("news", Some(news.version)), &news);
        if news.table {
            let whole = self
                .listener
                .app
                .host
                .look(self.listener.viewer.table, self.listener.viewer.token)
                .await?;
            write(&mut self.ready, ("table", None), &whole);
        }
        Ok(())
    }

    /// Sends the whole table.
    async fn show(&mut self) -> Result<(), HostError> {
        let whole = self
            .listener
            .app
            .host
            .look(self.listener.viewer.table, self.listener.viewer.token)
            .await?;
        self.told = whole.version;
        write(&mut self.ready, ("table", Some(whole.version)), &whole);
        Ok(())
    }
}

/// Writes a message of a kind, with an id if it has one. The data is one line, because JSON writes
/// a line feed as `\\n`.
pub(crate) fn write(
    out: &mut Vec<u8>,
    (kind, id): (&str, Option<Version>),
    data: &(impl Serialize + ?Sized),
) {
    out.reserve(MESSAGE_BYTES);
    let number = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    write!(out, "{number}event: {kind}\ndata: ").expect("memory takes any text");
    serde_json::to_writer(&mut *out, data).expect("messages are plain values");
    out.extend_from_slice(b"\n\n");
}
