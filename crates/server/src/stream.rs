//! A table's stream: numbered messages, as one viewer may know them, that can be taken up again.

use std::{convert::Infallible, io::Write, mem};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderName, header::CONTENT_TYPE},
    response::IntoResponse,
};
use futures_util::stream;
use host::{HostError, News, Next, Resume, TokenHash, Watch};
use kernel::Seats;
use metrics::gauge;
use serde::Serialize;
use serde_json::json;
use store::{TableId, Version};
use tokio::time::sleep;

use crate::{
    App, Closing,
    caller::{At, Caller, LastEventId},
    refusal::Refusal,
};

/// After so many milliseconds a browser that lost its stream asks again.
const BEGINNING: &[u8] = b"retry: 1000\n\n";
const HEARTBEAT: &[u8] = b":\n\n";
/// Most messages are shorter than this.
const MESSAGE_BYTES: usize = 1_024;

pub(crate) async fn events(
    State(app): State<App>,
    At(table): At,
    Caller(token): Caller,
    LastEventId(seen): LastEventId,
) -> Result<impl IntoResponse, Refusal> {
    let feed = Feed::begin(app, (table, token), seen.map(Version::new)).await?;
    let messages = stream::unfold(feed, async |mut feed| {
        let messages: Result<Bytes, Infallible> = Ok(feed.next().await?);
        Some((messages, feed))
    });
    // A proxy that collects before it passes on would keep everybody waiting.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), "no");
    let head = [(CONTENT_TYPE, "text/event-stream"), unbuffered];
    Ok((head, Body::from_stream(messages)))
}

/// What one viewer is sent.
struct Feed {
    app: App,
    table: TableId,
    token: Option<TokenHash>,
    watch: Watch,
    closing: Closing,
    /// Messages as they will be sent, all that are there in one piece.
    ready: Vec<u8>,
    /// How far the viewer has been told.
    told: Version,
    _counted: Counted,
}

impl Feed {
    async fn begin(
        app: App,
        (table, token): (TableId, Option<TokenHash>),
        seen: Option<Version>,
    ) -> Result<Self, HostError> {
        let (resume, watch) = app.host.watch(table, token, seen).await?;
        let (closing, told) = (app.closing.clone(), seen.unwrap_or_default());
        let ready = BEGINNING.to_vec();
        let here = watch.here();
        let mut feed =
            Self { app, table, token, watch, closing, ready, told, _counted: Counted::new() };
        feed.take_up(resume).await?;
        feed.tell_here(here);
        Ok(feed)
    }

    /// The next messages; none, if the server closes or the table cannot be had any more.
    async fn next(&mut self) -> Option<Bytes> {
        while self.ready.is_empty() {
            let next = tokio::select! {
                next = self.watch.next() => next,
                () = self.closing.said() => return None,
                () = sleep(self.app.settings.heartbeat) => return Some(HEARTBEAT.into()),
            };
            self.hear(next).await.ok()?;
            while let Some(next) = self.watch.next_at_once() {
                self.hear(next).await.ok()?;
            }
        }
        Some(mem::take(&mut self.ready).into())
    }

    async fn hear(&mut self, next: Next) -> Result<(), HostError> {
        match next {
            Next::News(news) => self.tell(news).await,
            Next::Here(seats) => {
                self.tell_here(seats);
                Ok(())
            }
            Next::Behind => self.show().await,
            Next::Ended => {
                let (host, told) = (&self.app.host, self.told);
                let (resume, watch) = host.watch(self.table, self.token, Some(told)).await?;
                self.watch = watch;
                self.tell_here(self.watch.here());
                self.take_up(resume).await
            }
        }
    }

    /// It has no number: who comes back is told anew who is here.
    fn tell_here(&mut self, seats: Seats) {
        self.write("here", None, &json!({ "here": seats }));
    }

    async fn take_up(&mut self, resume: Resume) -> Result<(), HostError> {
        match resume {
            Resume::Whole => self.show().await,
            Resume::Missed(Some(missed)) => self.tell(missed).await,
            Resume::Missed(None) => Ok(()),
        }
    }

    async fn tell(&mut self, news: News) -> Result<(), HostError> {
        // What the whole view has shown already is not told again.
        if news.version <= self.told {
            return Ok(());
        }
        self.told = news.version;
        self.write("news", Some(news.version), &news);
        if news.table {
            let whole = self.app.host.look(self.table, self.token).await?;
            self.write("table", None, &whole);
        }
        Ok(())
    }

    /// Sends the whole table.
    async fn show(&mut self) -> Result<(), HostError> {
        let whole = self.app.host.look(self.table, self.token).await?;
        self.told = whole.version;
        self.write("table", Some(whole.version), &whole);
        Ok(())
    }

    /// Writes a message. Its data is one line, for JSON writes the end of a line as `\\n`.
    fn write(&mut self, kind: &str, id: Option<Version>, data: &impl Serialize) {
        let out = &mut self.ready;
        out.reserve(MESSAGE_BYTES);
        let number = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
        write!(out, "{number}event: {kind}\ndata: ").expect("memory takes any text");
        serde_json::to_writer(&mut *out, data).expect("news is plain values");
        out.extend_from_slice(b"\n\n");
    }
}

/// Counts a stream for as long as it is there.
struct Counted;

impl Counted {
    fn new() -> Self {
        gauge!("sombra_streams").increment(1.0);
        Self
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!("sombra_streams").decrement(1.0);
    }
}
