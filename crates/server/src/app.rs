//! The state that all handlers share, and the settings of the server.

use std::{sync::Arc, time::Duration};

use axum::{Router, middleware::from_fn_with_state};
use host::Host;
use store::SqliteJournal;
use tower_http::{CompressionLevel, compression::CompressionLayer};

use crate::{Closing, middleware, rate_limit::RateLimiter, refusal, routes, service::Gauges};

/// The kind of journal that the server uses.
pub type Journal = SqliteJournal;

/// The settings of the server.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How many state-changing requests per second one address may send in the long run; ten times
    /// as many in a burst.
    pub requests_per_second: u32,
    /// How many connections may be open at once.
    pub connections_max: usize,
    /// Whether browsers reach the server by HTTPS, through a proxy; then cookies are `Secure`.
    pub secure_cookies: bool,
    /// How often a silent stream sends a heartbeat.
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

/// The state that all handlers share.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) host: Host<Journal>,
    pub(crate) settings: Settings,
    pub(crate) closing: Closing,
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) gauges: Gauges,
}

impl App {
    /// Creates a server on a host; its streams end when `closing` says so.
    pub fn new(host: Host<Journal>, settings: Settings, closing: Closing) -> Self {
        let limiter = Arc::new(RateLimiter::new(
            settings.requests_per_second.saturating_mul(middleware::CHANGE_COST),
        ));
        Self { host, settings, closing, limiter, gauges: Gauges::install() }
    }

    /// Builds the whole server.
    pub fn router(self) -> Router {
        // Only pages are compressed. The layer leaves event streams alone, and answers to programs
        // are small.
        routes::pages()
            .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
            .merge(routes::programs())
            .fallback(async || refusal::Refusal::NoPage)
            .method_not_allowed_fallback(async || refusal::Refusal::WrongMethod)
            .layer(from_fn_with_state(self.clone(), middleware::pass))
            .with_state(self)
    }
}
