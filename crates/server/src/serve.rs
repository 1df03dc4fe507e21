//! The server on a socket: as many connections as there is room for, and a clean end.

use std::{sync::Arc, time::Duration};

use axum::Router;
use hyper::{Request, body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{sleep, timeout},
};
use tower::ServiceExt;

use crate::{App, door::Peer, service::Gauges};

/// Who has not asked after so long is let go.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// At the end, so long is waited for answers that are under way.
const END_TIMEOUT: Duration = Duration::from_secs(5);
/// So long the server waits where no connection can be taken, such as when files run out.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);
const TIDY_EVERY: Duration = Duration::from_secs(5);

/// Says when the server is to close.
#[derive(Clone, Debug)]
pub struct Closing(watch::Receiver<bool>);

impl Closing {
    /// A word to close, and those who wait for it. It is said by sending `true`, or by dropping it.
    pub fn word() -> (watch::Sender<bool>, Self) {
        let (say, hear) = watch::channel(false);
        (say, Self(hear))
    }

    /// Waits until it is said.
    pub async fn said(&mut self) {
        // Where nobody is left to say it, it is said.
        let _ = self.0.wait_for(|said| *said).await;
    }
}

/// Serves until the app's [`Closing`] is said; streams end then, and answers under way are finished.
pub async fn serve(listener: TcpListener, app: App) {
    let mut closing = app.closing.clone();
    let tidying = tokio::spawn(tidy(app.gauges.clone()));
    let room = Arc::new(Semaphore::new(app.settings.connections_max));
    let (router, graceful) = (app.router(), GracefulShutdown::new());
    while let Ok(place) = Arc::clone(&room).acquire_owned().await {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing.said() => break,
        };
        match accepted {
            Ok((socket, peer)) => {
                let talk = talk(socket, Peer(peer), router.clone(), &graceful);
                tokio::spawn(async {
                    talk.await;
                    drop(place);
                });
            }
            Err(_) => sleep(ACCEPT_PAUSE).await,
        }
    }
    drop(listener);
    // Who does not let go is cut off.
    let _ = timeout(END_TIMEOUT, graceful.shutdown()).await;
    tidying.abort();
}

/// Talks with one connection until it ends.
fn talk(
    socket: TcpStream,
    peer: Peer,
    router: Router,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + use<> {
    let introduced = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request
    });
    // News is a few hundred bytes: it must not wait for more.
    let _ = socket.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(introduced));
    let connection = graceful.watch(connection);
    async {
        // A connection that breaks off is no fault of ours.
        let _ = connection.await;
    }
}

async fn tidy(gauges: Gauges) {
    loop {
        sleep(TIDY_EVERY).await;
        gauges.tidy();
    }
}
