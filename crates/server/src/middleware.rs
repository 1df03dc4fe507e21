//! The middleware around every request: the origin check, the rate limit, refusals in words and
//! response headers.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method,
        header::{
            CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE,
            X_CONTENT_TYPE_OPTIONS,
        },
        uri::Authority,
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    App, caller,
    language::{self, Spoken},
    pages::Place,
    preferences::Preferences,
    rate_limit::network,
    refusal::{self, Fault, Reader, Refusal},
    service,
};

/// What a request costs in the rate limiter.
const READ_COST: u32 = 1;
pub(crate) const CHANGE_COST: u32 = 10;
const ARRANGE_COST: u32 = 40;
const OPEN_COST: u32 = 100;

/// The paths that open tables; so does every path that ends with `/rematch`.
const OPENING: [&str; 3] = ["/api/v1/tables", "/tables", "/play"];
const REMATCH: &str = "/rematch";
/// Whoever sits down and gets up all the time makes a table long, and everybody there is told.
const ARRANGING: [&str; 4] = ["/join", "/leave", "/move", "/bots"];
/// Pages that list the tables of their reader cost as much as a look at each of these tables.
const OWN_LISTS: [(&str, u32); 2] = [("/", 10), ("/yours", 40)];
/// A request for a hint changes nothing, but a bot has to think: it costs as much as a change.
const HINT: &str = "/hint";

/// The content security policy: only our own files, no inline scripts, no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Peer {
    /// Returns the address that stands for the client: for IPv6 its network.
    pub(crate) fn network(self) -> IpAddr {
        network(self.0.ip())
    }
}

pub(crate) async fn pass(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    // Log the pattern, not the path: the path contains the id of a table, which may be private.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let Spoken(language) = Spoken::of(request.uri(), request.headers());
    let (path, chosen) = (request.uri().path().to_owned(), language::asked(request.uri()));
    let (reader, preferences) =
        (Reader::of(&path, request.headers()), Preferences::of(request.headers()));
    let response = match check(&app, &request, began) {
        Ok(()) => {
            let turn = reading_turn(turns(&app, &request)).await;
            let response = next.run(request).await;
            drop(turn);
            response
        }
        Err(refusal) => refusal.into_response(),
    };
    let place = Place { path, query: String::new(), language, preferences };
    let mut response = refusal::write(response, place, reader);
    write_headers(response.headers_mut());
    if let Some(chosen) = chosen {
        response.headers_mut().append(SET_COOKIE, language::remember(chosen));
    }
    let (fault, took) = (Fault::of(&response), began.elapsed());
    service::count(fault, took);
    tracing::debug!(%method, route = route.as_ref().map(MatchedPath::as_str), ?fault, ?took);
    response
}

/// Waits until not too many others are reading. If a thousand clients read all the time, each step of
/// every request would wait for all of them; like this, only those wait that read, and once. A stream
/// has its turn only until it begins.
async fn reading_turn(turns: Option<Arc<Semaphore>>) -> Option<OwnedSemaphorePermit> {
    Some(turns?.acquire_owned().await.expect("it is never closed"))
}

/// Returns with whom a request shares its turns, if it has to wait for one. Players do not wait for
/// strangers. Lists of tables wait for each other: many tables may have to be loaded for one. A hint
/// takes longer than others should wait.
fn turns(app: &App, request: &Request) -> Option<Arc<Semaphore>> {
    let path = request.uri().path();
    if changes(request) || path.ends_with(HINT) {
        return None;
    }
    let is_list = lists_own(request).is_some() || path.starts_with("/take/");
    let turns = match caller::has_token(request.headers()) {
        true if is_list => &app.lists_reading,
        true => &app.players_reading,
        false => &app.strangers_reading,
    };
    Some(Arc::clone(turns))
}

fn changes(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Returns how many tables this page may have to load, if it lists those of its reader.
fn lists_own(request: &Request) -> Option<u32> {
    let listed = OWN_LISTS.iter().find(|(path, _)| *path == request.uri().path());
    listed.filter(|_| caller::has_token(request.headers())).map(|(_, tables)| *tables)
}

fn check(app: &App, request: &Request, now: Instant) -> Result<(), Refusal> {
    let changes = changes(request);
    if changes && !is_own(request.headers()) {
        return Err(Refusal::ForeignOrigin);
    }
    let peer: Option<IpAddr> = request.extensions().get().map(|Peer(address)| address.ip());
    if peer.is_some() && !has_host(request.headers()) {
        return Err(Refusal::NoHost);
    }
    let path = request.uri().path();
    let opens = changes && (OPENING.contains(&path) || path.ends_with(REMATCH));
    let arranges = ARRANGING.iter().any(|end| path.ends_with(end));
    let cost = match (changes, opens) {
        (_, true) => OPEN_COST,
        (true, false) if arranges => ARRANGE_COST,
        (true, false) => CHANGE_COST,
        (false, false) if path.ends_with(HINT) => CHANGE_COST,
        (false, false) => READ_COST * lists_own(request).unwrap_or(1),
    };
    let paid = peer.is_none_or(|peer| app.limiter.pay(peer, cost, now));
    if !paid {
        return Err(Refusal::TooFast);
    }
    if opens { app.pay_for_table(request.extensions().get().copied()) } else { Ok(()) }
}

/// Tells whether a request says for which host it is: once, and by a name that a host can have.
fn has_host(headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok()).filter(|host| !host.contains('@'));
    host.is_some_and(|host| host.parse::<Authority>().is_ok()) && hosts.next().is_none()
}

/// Tells whether a request comes from one of our pages, or from no page at all. Browsers always
/// send the origin of a state-changing request.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or(""));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let own_site = site.is_none_or(|site| matches!(site, "same-origin" | "none"));
    let own_origin = text(ORIGIN).is_none_or(|origin| {
        let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        place.is_some() && place == text(HOST)
    });
    own_site && own_origin
}

fn write_headers(headers: &mut HeaderMap) {
    // A picture that somebody has brought has a stricter one.
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    let fixed = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Other sites must not learn the address of a private table; our own forms need an origin.
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn only_whoever_reads_waits_for_others_who_read() {
        let full = Arc::new(Semaphore::new(1));
        let waits =
            async |turns| timeout(Duration::from_millis(20), reading_turn(turns)).await.is_err();
        let reads = || Some(Arc::clone(&full));
        assert!(!waits(reads()).await, "there is room");
        let turn = reading_turn(reads()).await;
        assert!(waits(reads()).await);
        assert!(!waits(None).await, "a change does not wait");
        drop(turn);
        assert!(!waits(reads()).await, "there is room again");
    }

    #[test]
    fn only_our_own_pages_change_something() {
        let own = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            });
            is_own(&pairs.collect())
        };
        let host = ("host", "sombra.example:7777");
        assert!(own(&[host]), "a program");
        assert!(own(&[host, ("origin", "http://sombra.example:7777")]));
        assert!(own(&[host, ("origin", "https://sombra.example:7777")]), "behind a proxy");
        for origin in
            ["http://evil.example", "http://sombra.example", "null", "", "sombra.example:7777"]
        {
            assert!(!own(&[host, ("origin", origin)]), "{origin}");
        }
        assert!(!own(&[("origin", "http://sombra.example:7777")]), "no host at all");
        assert!(!own(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[host, ("sec-fetch-site", "same-site")]), "another host of the same site");
        assert!(own(&[host, ("sec-fetch-site", "same-origin")]));
    }
}
