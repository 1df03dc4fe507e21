//! What every handler has at hand.

use std::{sync::Arc, time::Duration};

use axum::{Router, middleware::from_fn_with_state};
use host::Host;
use store::SqliteJournal;
use tower_http::{CompressionLevel, compression::CompressionLayer};

use crate::{Closing, middleware, rate_limit::RateLimiter, refusal, routes, service::Gauges};

/// The journal that the server keeps. Handlers do not care which it is.
pub type Journal = SqliteJournal;

/// How generous the server is.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// So many state-changing requests a second from one address, in the long run; ten times as
    /// many at once.
    pub requests_per_second: u32,
    /// So many connections at once.
    pub connections_max: usize,
    /// Whether browsers reach it by https, through a proxy: cookies are then for https alone.
    pub secure_cookies: bool,
    /// So often a silent stream says that it is still there.
    pub heartbeat: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            requests_per_second: 20,
            connections_max: 16_384,
            secure_cookies: false,
            heartbeat: Duration::from_secs(4),
        }
    }
}

/// What every handler has at hand.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) host: Host<Journal>,
    pub(crate) settings: Settings,
    pub(crate) closing: Closing,
    pub(crate) pacer: Arc<RateLimiter>,
    pub(crate) gauges: Gauges,
}

impl App {
    /// Puts a server on a host; its streams end when `closing` says so.
    pub fn new(host: Host<Journal>, settings: Settings, closing: Closing) -> Self {
        let pacer = Arc::new(RateLimiter::new(
            settings.requests_per_second.saturating_mul(middleware::CHANGE_COST),
        ));
        Self { host, settings, closing, pacer, gauges: Gauges::install() }
    }

    /// Builds the whole web face.
    pub fn router(self) -> Router {
        // Streams are left as they are, what is said must be heard at once; and programs get what
        // is small already.
        routes::pages()
            .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
            .merge(routes::programs())
            .fallback(async || refusal::Refusal::NoPage)
            .method_not_allowed_fallback(async || refusal::Refusal::WrongMethod)
            .layer(from_fn_with_state(self.clone(), middleware::pass))
            .with_state(self)
    }
}
