//! A table's stream: numbered messages, as one viewer may know them, that can be taken up again.

use std::{collections::VecDeque, convert::Infallible, time::Duration};

use axum::{
    extract::State,
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, stream};
use host::{HostError, News, Next, Resume, TokenHash, Watch};
use kernel::Seats;
use metrics::gauge;
use serde::Serialize;
use serde_json::json;
use store::{TableId, Version};

use crate::{
    App, Closing,
    caller::{At, Caller, LastEventId},
    refusal::Refusal,
};

/// After so long a browser that lost its stream asks again.
const RETRY: Duration = Duration::from_secs(1);

pub(crate) async fn events(
    State(app): State<App>,
    At(table): At,
    Caller(token): Caller,
    LastEventId(seen): LastEventId,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let heartbeat = app.settings.heartbeat;
    let feed = Feed::begin(app, (table, token), seen.map(Version::new)).await?;
    let messages = stream::unfold(feed, async |mut feed| Some((Ok(feed.next().await?), feed)));
    Ok(Sse::new(messages).keep_alive(KeepAlive::new().interval(heartbeat)))
}

/// What one viewer is sent.
struct Feed {
    app: App,
    table: TableId,
    token: Option<TokenHash>,
    watch: Watch,
    closing: Closing,
    /// What is to be sent before anything new.
    ready: VecDeque<Event>,
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
        let ready = VecDeque::from([Event::default().retry(RETRY)]);
        let here = watch.here();
        let mut feed =
            Self { app, table, token, watch, closing, ready, told, _counted: Counted::new() };
        feed.take_up(resume).await?;
        feed.tell_here(here);
        Ok(feed)
    }

    /// The next message; none, if the server closes or the table cannot be had any more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Some(event);
            }
            let next = tokio::select! {
                next = self.watch.next() => next,
                () = self.closing.said() => return None,
            };
            self.hear(next).await.ok()?;
        }
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
        self.ready.push_back(message("here", &json!({ "here": seats })));
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
        self.ready.push_back(message("news", &news).id(news.version.to_string()));
        if news.table {
            let whole = self.app.host.look(self.table, self.token).await?;
            self.ready.push_back(message("table", &whole));
        }
        Ok(())
    }

    /// Sends the whole table.
    async fn show(&mut self) -> Result<(), HostError> {
        let whole = self.app.host.look(self.table, self.token).await?;
        self.told = whole.version;
        self.ready.push_back(message("table", &whole).id(whole.version.to_string()));
        Ok(())
    }
}

fn message(kind: &str, data: &impl Serialize) -> Event {
    Event::default().event(kind).json_data(data).expect("news is plain values")
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
