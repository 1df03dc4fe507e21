//! The server on a socket: connection limits, timeouts and graceful shutdown.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

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

use crate::{App, guests::Guests, middleware::Peer, notices::deliver, service::Gauges};

/// How many connections one address may have: friends behind one router, each with a few tabs.
const CONNECTIONS_PER_ADDRESS_MAX: usize = 256;
/// How large the head of a request may be before the server reads no more. The last read may bring
/// half as much again.
const HEAD_BYTES_MAX: usize = 32 * 1_024;
/// How long sent data may stay unacknowledged before the connection is closed.
const SILENCE_MAX: Duration = Duration::from_secs(20);
/// How long a connection may take to send the head of its next request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// How long a shutdown waits for answers that are under way.
const END_TIMEOUT: Duration = Duration::from_secs(2);
/// How long the server pauses after a failed accept, such as when file descriptors run out.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);
const TIDY_EVERY: Duration = Duration::from_secs(5);

/// A signal that the server is to close.
#[derive(Clone, Debug)]
pub struct Closing(watch::Receiver<bool>);

impl Closing {
    /// Creates the signal and its sender. Send `true`, or drop the sender, to close the server.
    pub fn word() -> (watch::Sender<bool>, Self) {
        let (sender, receiver) = watch::channel(false);
        (sender, Self(receiver))
    }

    /// Waits for the signal.
    pub async fn said(&mut self) {
        // An error means that the sender was dropped, which also closes the server.
        let _ = self.0.wait_for(|said| *said).await;
    }
}

/// Serves until the app's [`Closing`] signal; then ends streams and finishes answers under way.
pub async fn serve(listener: TcpListener, app: App) {
    let mut closing = app.closing.clone();
    let tidying = tokio::spawn(tidy(app.gauges.clone()));
    let delivering = tokio::spawn(deliver(app.clone()));
    let room = Arc::new(Semaphore::new(app.settings.connections_max));
    let (router, graceful) = (app.router(), GracefulShutdown::new());
    let guests = Guests::up_to(CONNECTIONS_PER_ADDRESS_MAX);
    loop {
        let (permit, accepted) = tokio::select! {
            accepted = accept(&room, &listener) => accepted,
            () = closing.said() => break,
        };
        let Ok((socket, peer)) = accepted else {
            sleep(ACCEPT_PAUSE).await;
            continue;
        };
        // If the address has too many connections, close this one at once.
        let Some(guest) = guests.enter(peer.ip()) else { continue };
        let talk = talk(socket, Peer(peer), router.clone(), &graceful);
        tokio::spawn(async {
            talk.await;
            drop((permit, guest));
        });
    }
    drop(listener);
    // Do not wait longer for connections that stay open.
    let _ = timeout(END_TIMEOUT, graceful.shutdown()).await;
    tidying.abort();
    delivering.abort();
}

/// Waits for a free connection slot, then for a connection.
async fn accept(
    room: &Arc<Semaphore>,
    listener: &TcpListener,
) -> (OwnedSemaphorePermit, io::Result<(TcpStream, SocketAddr)>) {
    let permit = Arc::clone(room).acquire_owned().await.expect("it is never closed");
    (permit, listener.accept().await)
}

/// Serves one connection until it ends.
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
    // Messages are a few hundred bytes and must not wait for more. A viewer who lost the network
    // must not count as present for long. Without these options, both only take longer.
    let _ = socket.set_nodelay(true);
    let _ = SockRef::from(&socket).set_tcp_user_timeout(Some(SILENCE_MAX));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(HEAD_BYTES_MAX)
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(introduced));
    let connection = graceful.watch(connection);
    async {
        // A connection that breaks off is not an error of the server.
        let _ = connection.await;
    }
}

async fn tidy(gauges: Gauges) {
    loop {
        sleep(TIDY_EVERY).await;
        gauges.tidy();
    }
}
