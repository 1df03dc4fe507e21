//! Notices: tells people who are away that it is their move, by Web Push.

use std::{collections::HashSet, sync::Arc, time::Duration};

use host::{Alert, Happening, Snapshot};
use kernel::Seat;
use metrics::counter;
use push::{Message, SendError, Sender, Services};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::Subscriber;
use text::{Language, Names, words};
use tokio::{
    sync::{Semaphore, broadcast::error::RecvError},
    task::spawn_blocking,
    time::sleep,
};

use crate::{App, assets::address};

/// How many messages are sent at once.
const SENDING_MAX: usize = 16;
/// How long to wait before each further try.
const TRY_AGAIN_AFTER: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(15)];
/// How long a push service keeps a notice for a browser that cannot be reached: a move may have no
/// time limit.
const KEEP: Duration = Duration::from_hours(24);

/// What the server needs to send notices.
#[derive(Clone, Debug)]
pub struct Notices {
    /// Encrypts and sends, with the key of this server.
    pub sender: Sender,
    /// The push services that browsers may name.
    pub services: Services,
}

/// A browser that wants notices, as the journal keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Browser {
    pub(crate) keys: push::Subscriber,
    /// The language of the page on which notices were asked for.
    pub(crate) language: String,
    /// The address of this server, as the browser knows it, if a push service can use it.
    pub(crate) contact: Option<String>,
}

/// Delivers what people who are away should be told, as long as the server runs.
pub(crate) async fn deliver(app: App) {
    let Some(notices) = app.notices.clone() else { return };
    let (mut alerts, sending) = (app.host.alerts(), Arc::new(Semaphore::new(SENDING_MAX)));
    loop {
        match alerts.recv().await {
            Ok(alert) => {
                let (app, notices, sending) = (app.clone(), notices.clone(), sending.clone());
                tokio::spawn(async move { Delivery { app, notices, sending, alert }.go().await });
            }
            Err(RecvError::Lagged(count)) => {
                tracing::warn!(count, "notices were lost: there were too many at once");
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// An alert on its way to the browsers of its person.
struct Delivery {
    app: App,
    notices: Arc<Notices>,
    /// Only so many messages are sent at once. Whoever waits before another try holds up nobody.
    sending: Arc<Semaphore>,
    alert: Alert,
}

impl Delivery {
    /// Sends the alert, and sends it again where a push service was busy, as long as it still holds.
    async fn go(self) {
        let mut reached = HashSet::new();
        for pause in TRY_AGAIN_AFTER.into_iter().map(Some).chain([None]) {
            // A journal that cannot be read has been logged.
            let Ok(Some((table, browsers))) = self.app.host.recipients(self.alert).await else {
                return;
            };
            let mut is_done = true;
            for kept in browsers {
                if reached.contains(&kept.endpoint) {
                    continue;
                }
                let sent = self.send(&kept, &table).await;
                let is_passing = matches!(&sent, Err(error) if error.is_passing());
                if is_passing && pause.is_some() {
                    is_done = false;
                } else {
                    reached.insert(kept.endpoint.clone());
                    self.note(sent, kept).await;
                }
            }
            match pause {
                Some(pause) if !is_done => sleep(pause).await,
                _ => return,
            }
        }
    }

    async fn send(&self, kept: &Subscriber, table: &Snapshot) -> Result<(), SendError> {
        let Ok(browser) = serde_json::from_str::<Browser>(&kept.text) else {
            return Err(SendError::Gone);
        };
        // The operator may have removed a push service since then.
        browser.keys.check(&self.notices.services)?;
        let (what, topic) = (self.alert.what, table.table.to_string());
        let text = notice(&browser, what, table);
        let left = table.question.left_ms.filter(|_| what == Happening::YourMove);
        let keep = left.map_or(KEEP, Duration::from_millis);
        let turn = self.sending.acquire().await.expect("it is never closed");
        let sender = self.notices.sender.clone();
        let sent = spawn_blocking(move || {
            let contact = browser.contact.as_deref();
            sender.send(&browser.keys, &Message { text: &text, topic: &topic, keep, contact })
        });
        let sent = sent.await.expect("sending does not panic");
        drop(turn);
        sent
    }

    /// Counts a notice. A browser is forgotten after the end of its game, and if its subscription has
    /// ended or cannot be used. A push service that refuses a message may take the next one.
    async fn note(&self, sent: Result<(), SendError>, kept: Subscriber) {
        let is_useless = matches!(sent, Err(SendError::Gone | SendError::Bad(_)));
        if is_useless || self.alert.what == Happening::Over {
            let Alert { table, token, .. } = self.alert;
            // If this fails, it was logged, and the next notice tries again.
            let _ = self.app.host.drop_subscriber(table, token, kept.endpoint).await;
        }
        let result = if sent.is_ok() { "sent" } else { "failed" };
        counter!("sombra_notices_total", "result" => result).increment(1);
        if let Err(error) = sent {
            tracing::warn!(table = ?self.alert.table, %error, "a notice was not sent");
        }
    }
}

/// Returns what the service worker gets: a title, a sentence, and where a click leads.
fn notice(browser: &Browser, what: Happening, table: &Snapshot) -> String {
    let language = Language::of_locale(&browser.language).unwrap_or_default();
    let (words, path) = (words(language), format!("/tables/{}", table.table));
    let game = words.game(table.game).expect("every game has words");
    let names = table.seats.iter().map(|seat| seat.name.clone().unwrap_or_default());
    let names = Names::new(names, table.you);
    let others =
        (0..).map_while(Seat::new).zip(&table.seats).filter(|(at, _)| Some(*at) != table.you);
    let others: Vec<String> = others.map(|(at, _)| names.of(at)).collect();
    let places = [("game", game.say("title", &[]).into()), ("names", game.list(&others).into())];
    let title = match what {
        Happening::YourMove => words.say("notice-your-move", &[]),
        Happening::Over => words.say("notice-over", &[]),
    };
    let says = words.say("notice-where", &places);
    json!({ "title": title, "says": says, "path": path, "icon": address("app-192.png") })
        .to_string()
}
