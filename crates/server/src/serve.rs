//! The server on a socket: as many connections as there is room for, and a clean end.

use std::{
    collections::HashMap,
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::Router;
use hyper::{Request, body::Incoming, server::conn::http1};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use socket2::SockRef;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::{sleep, timeout},
};
use tower::ServiceExt;

use crate::{App, middleware::Peer, service::Gauges};

/// From one address so many connections at once: friends behind one router, each with a few tabs.
const CONNECTIONS_PER_ADDRESS_MAX: usize = 256;
/// A head of a request may be so large.
const HEAD_BYTES_MAX: usize = 32 * 1_024;
/// What was sent must be acknowledged after so long, or the other side is gone.
const SILENCE_MAX: Duration = Duration::from_secs(20);
/// Who has not asked after so long is let go.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// At the end, so long is waited for answers that are under way.
const END_TIMEOUT: Duration = Duration::from_secs(2);
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
    let guests = Guests::default();
    loop {
        let (place, accepted) = tokio::select! {
            accepted = accept(&room, &listener) => accepted,
            () = closing.said() => break,
        };
        let Ok((socket, peer)) = accepted else {
            sleep(ACCEPT_PAUSE).await;
            continue;
        };
        // Who has too many connections open already is not talked to.
        let Some(guest) = guests.enter(peer.ip()) else { continue };
        let talk = talk(socket, Peer(peer), router.clone(), &graceful);
        tokio::spawn(async {
            talk.await;
            drop((place, guest));
        });
    }
    drop(listener);
    // Who does not let go is cut off.
    let _ = timeout(END_TIMEOUT, graceful.shutdown()).await;
    tidying.abort();
}

/// Waits for room, then for somebody to take it.
async fn accept(
    room: &Arc<Semaphore>,
    listener: &TcpListener,
) -> (OwnedSemaphorePermit, io::Result<(TcpStream, SocketAddr)>) {
    let place = Arc::clone(room).acquire_owned().await.expect("nobody closes the room");
    (place, listener.accept().await)
}

/// How many connections each address has.
#[derive(Clone, Debug, Default)]
struct Guests(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Guests {
    /// Lets one more connection in, unless its address has enough. This machine itself is not
    /// counted: a proxy on it speaks for many.
    fn enter(&self, address: IpAddr) -> Option<Guest> {
        let mut guests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = guests.entry(address).or_default();
        if *count >= CONNECTIONS_PER_ADDRESS_MAX && !address.is_loopback() {
            return None;
        }
        *count += 1;
        Some(Guest { all: self.clone(), address })
    }
}

/// One connection of an address, counted until it ends.
#[derive(Debug)]
struct Guest {
    all: Guests,
    address: IpAddr,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = guests.entry(self.address).or_default();
        *count = count.saturating_sub(1);
        if *count == 0 {
            guests.remove(&self.address);
        }
    }
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
    // News is a few hundred bytes: it must not wait for more. And who has gone without a word, as
    // into a tunnel, must not count as present for long. If it cannot be, it is only slower.
    let _ = socket.set_nodelay(true);
    let _ = SockRef::from(&socket).set_tcp_user_timeout(Some(SILENCE_MAX));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(HEAD_BYTES_MAX)
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
