//! The state that all handlers share, and the settings of the server.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Extension, Router, middleware::from_fn_with_state};
use catalog::AnyGame;
use host::Host;
use kernel::ContentsHash;
use store::SqliteJournal;
use tokio::sync::Semaphore;
use tower_http::{CompressionLevel, compression::CompressionLayer};

use crate::{
    Closing, Notices,
    guests::Guests,
    middleware::{self, Peer},
    rate_limit::RateLimiter,
    refusal::Refusal,
    routes,
    service::Gauges,
    transfers::Transfers,
};

/// The kind of journal that the server uses.
pub type Journal = SqliteJournal;

/// The settings of the server.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How many state-changing requests per second one address may send in the long run; ten times
    /// as many in a burst.
    pub requests_per_second: u32,
    /// How many tables one address may open in an hour, which may be at once: all of them stay open for
    /// days.
    pub tables_per_hour: u32,
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
            tables_per_hour: 600,
            connections_max: 16_384,
            secure_cookies: false,
            heartbeat: Duration::from_secs(4),
        }
    }
}

/// How many requests read at once; others wait for their turn.
const READING_MAX: usize = 64;

/// How many lists of own tables are made at once.
const LISTS_MAX: usize = 2;

/// How many streams one address may have where it has no seat: a table has room for only so many
/// viewers.
const VIEWERS_PER_ADDRESS_MAX: usize = 50;

/// How many files of cards one address may bring in a day: they are kept for ever, and the room for them
/// is limited.
const CARD_FILES_PER_DAY: u32 = 40;

/// How many names of tables and codes for devices one address may try in an hour: they are shorter
/// than links.
const GUESSES_PER_HOUR: u32 = 120;

/// How many codes for devices one address may ask for in an hour: only so many can stand at once.
const CODES_PER_HOUR: u32 = 60;

/// A game with the contents that its tables are opened with, if nobody brings others.
#[derive(Clone)]
struct Usual(Arc<dyn AnyGame>);

impl fmt::Debug for Usual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Usual({}, {:?})", self.0.id(), self.0.contents())
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
    /// Seats on their way to another device.
    pub(crate) transfers: Arc<Transfers>,
    /// Sends notices to people who are away, if the server does that.
    pub(crate) notices: Option<Arc<Notices>>,
    /// Limit how many requests read at once: of those that show a token, of others, and of lists of
    /// somebody's tables.
    pub(crate) players_reading: Arc<Semaphore>,
    pub(crate) strangers_reading: Arc<Semaphore>,
    pub(crate) lists_reading: Arc<Semaphore>,
    /// Counts the streams of those who only watch.
    pub(crate) viewers: Guests,
    openings: Arc<RateLimiter>,
    guesses: Arc<RateLimiter>,
    codes: Arc<RateLimiter>,
    card_files: Arc<RateLimiter>,
    usual: Option<Usual>,
}

impl App {
    /// Creates a server on a host; its streams end when `closing` says so.
    pub fn new(host: Host<Journal>, settings: Settings, closing: Closing) -> Self {
        let limiter = Arc::new(RateLimiter::new(
            settings.requests_per_second.saturating_mul(middleware::CHANGE_COST),
        ));
        let card_files = Arc::new(RateLimiter::daily(CARD_FILES_PER_DAY));
        let guesses = Arc::new(RateLimiter::hourly(GUESSES_PER_HOUR));
        let codes = Arc::new(RateLimiter::hourly(CODES_PER_HOUR));
        let openings = Arc::new(RateLimiter::hourly(settings.tables_per_hour));
        Self {
            host,
            settings,
            closing,
            limiter,
            gauges: Gauges::install(),
            transfers: Arc::default(),
            notices: None,
            players_reading: Arc::new(Semaphore::new(READING_MAX)),
            strangers_reading: Arc::new(Semaphore::new(READING_MAX)),
            lists_reading: Arc::new(Semaphore::new(LISTS_MAX)),
            viewers: Guests::up_to(VIEWERS_PER_ADDRESS_MAX),
            openings,
            guesses,
            codes,
            card_files,
            usual: None,
        }
    }

    /// Opens tables of this game with its contents, if nobody brings others.
    #[must_use]
    pub fn with_usual(self, game: Arc<dyn AnyGame>) -> Self {
        Self { usual: Some(Usual(game)), ..self }
    }

    /// Sends notices to people who are away.
    #[must_use]
    pub fn with_notices(self, notices: Notices) -> Self {
        Self { notices: Some(Arc::new(notices)), ..self }
    }

    /// Returns a game with the contents that its tables are opened with, if nobody brings others.
    pub(crate) fn usual(&self, game: &dyn AnyGame) -> Arc<dyn AnyGame> {
        let usual = self.usual.as_ref().filter(|Usual(usual)| usual.id() == game.id());
        usual.map_or_else(|| game.to_arc(), |Usual(usual)| Arc::clone(usual))
    }

    /// Returns a game with the contents of this hash, or else with those that are built in.
    pub(crate) async fn game(
        &self,
        id: &str,
        hash: Option<&str>,
    ) -> Result<Arc<dyn AnyGame>, Refusal> {
        let built_in = catalog::find(id).map_err(|_| Refusal::NoGame)?;
        let Some(hash) = hash else { return Ok(built_in.to_arc()) };
        let hash: ContentsHash = hash.parse().map_err(|_| Refusal::NoPage)?;
        // No table may have kept the usual contents yet.
        let usual = self.usual(built_in);
        let game = if usual.contents() == Some(hash) {
            usual
        } else {
            self.host.game(built_in.id(), Some(hash)).await?
        };
        if game.contents() == Some(hash) { Ok(game) } else { Err(Refusal::NoPage) }
    }

    /// Returns the contents for a new table: those that somebody at this address has brought, or
    /// else the usual ones.
    pub(crate) fn contents(
        &self,
        game: &str,
        brought: Option<String>,
        from: Option<Peer>,
    ) -> Result<Option<String>, Refusal> {
        let Some(text) = brought else {
            let usual = self.usual.as_ref().filter(|Usual(usual)| usual.id() == game);
            return Ok(usual.and_then(|Usual(usual)| usual.contents_source()));
        };
        pay(&self.card_files, from).map(|()| Some(text))
    }

    /// Counts an attempt to use a name or a code, which somebody at this address may have guessed.
    pub(crate) fn pay_for_guess(&self, from: Option<Extension<Peer>>) -> Result<(), Refusal> {
        pay(&self.guesses, from.map(|Extension(peer)| peer))
    }

    /// Counts a code for another device that somebody at this address asks for.
    pub(crate) fn pay_for_code(&self, from: Option<Extension<Peer>>) -> Result<(), Refusal> {
        pay(&self.codes, from.map(|Extension(peer)| peer))
    }

    /// Counts a table that somebody at this address opens.
    pub(crate) fn pay_for_table(&self, from: Option<Peer>) -> Result<(), Refusal> {
        pay(&self.openings, from)
    }

    /// Builds the whole server.
    pub fn router(self) -> Router {
        // Only pages are compressed. The layer leaves event streams alone, and answers to programs
        // are small.
        routes::pages()
            .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
            .merge(routes::programs())
            .fallback(async || Refusal::NoPage)
            .method_not_allowed_fallback(async || Refusal::WrongMethod)
            .layer(from_fn_with_state(self.clone(), middleware::pass))
            .with_state(self)
    }
}

/// Takes something that an address may do only so often; a request that comes from nowhere is a test.
fn pay(limiter: &RateLimiter, from: Option<Peer>) -> Result<(), Refusal> {
    let pays = |Peer(peer): Peer| limiter.pay(peer.ip(), 1, Instant::now());
    if from.is_none_or(pays) { Ok(()) } else { Err(Refusal::TooFast) }
}
