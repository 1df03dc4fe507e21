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
use host::{HostError, News};
use kernel::Seats;
use serde::Serialize;
use serde_json::json;
use store::Version;

use crate::{
    App,
    caller::{At, Caller, LastEventId},
    listener::{Heard, Listener},
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
    let ear = Listener::begin(app, (table, token), seen).await?;
    let mut feed = Feed { ear, ready: BEGINNING.to_vec(), told: seen.unwrap_or_default() };
    feed.hear_what_is_there().await?;
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
    ear: Listener,
    /// Messages as they will be sent, all that are there in one piece.
    ready: Vec<u8>,
    /// How far the viewer has been told.
    told: Version,
}

impl Feed {
    /// The next messages; none, if the server closes or the table cannot be had any more.
    async fn next(&mut self) -> Option<Bytes> {
        while self.ready.is_empty() {
            let heard = self.ear.next(self.told).await?;
            self.hear(heard).await.ok()?;
            self.hear_what_is_there().await.ok()?;
        }
        Some(mem::take(&mut self.ready).into())
    }

    async fn hear_what_is_there(&mut self) -> Result<(), HostError> {
        while let Some(heard) = self.ear.next_at_once() {
            self.hear(heard).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, heard: Heard) -> Result<(), HostError> {
        match heard {
            Heard::News(news) => return self.tell(news).await,
            Heard::Whole => return self.show().await,
            Heard::Here(seats) => self.tell_here(seats),
            Heard::Silence => self.ready.extend_from_slice(HEARTBEAT),
        }
        Ok(())
    }

    /// It has no number: who comes back is told anew who is here.
    fn tell_here(&mut self, seats: Seats) {
        write(&mut self.ready, ("here", None), &json!({ "here": seats }));
    }

    async fn tell(&mut self, news: News) -> Result<(), HostError> {
        // What the whole view has shown already is not told again.
        if news.version <= self.told {
            return Ok(());
        }
        self.told = news.version;
        write(&mut self.ready, ("news", Some(news.version)), &news);
        if news.table {
            let whole = self.ear.app.host.look(self.ear.table, self.ear.token).await?;
            write(&mut self.ready, ("table", None), &whole);
        }
        Ok(())
    }

    /// Sends the whole table.
    async fn show(&mut self) -> Result<(), HostError> {
        let whole = self.ear.app.host.look(self.ear.table, self.ear.token).await?;
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
