//! Who asks, and about which table.

use std::convert::Infallible;

use axum::{
    RequestPartsExt,
    extract::{FromRequestParts, Path},
    http::{
        HeaderName, HeaderValue,
        header::{AUTHORIZATION, SET_COOKIE},
        request::Parts,
    },
};
use host::{Token, TokenHash};
use store::TableId;

use crate::{App, Settings, language::cookies, refusal::Refusal};

/// The cookie in which a browser keeps its token.
const NAME: &str = "sombra";
/// The cookie in which a browser keeps what its person is called.
const NAME_COOKIE: &str = "name";
/// A year: who comes back in the spring finds the seat.
const SECONDS_MAX: u32 = 365 * 24 * 60 * 60;

/// The table in the address.
pub(crate) struct At(pub(crate) TableId);

impl At {
    /// A name that cannot be one is the name of no table.
    pub(crate) fn read(name: &str) -> Result<Self, Refusal> {
        name.parse().map(Self).map_err(|_| host::HostError::NoTable.into())
    }
}

impl FromRequestParts<App> for At {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let name = parts.extract_with_state::<Path<String>, App>(app).await;
        Self::read(&name.map_err(|_| Refusal::NoPage)?.0)
    }
}

/// Who asks, if it can be told: anybody may look.
pub(crate) struct Caller(pub(crate) Option<TokenHash>);

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        Ok(Self(shown(parts)?.map(|token| token.hash())))
    }
}

/// Somebody with a token.
pub(crate) struct Known(pub(crate) TokenHash);

impl FromRequestParts<App> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        Ok(Self(shown(parts)?.ok_or(Refusal::NoToken)?.hash()))
    }
}

/// Somebody who sits down: who has no token is given one, in a cookie.
pub(crate) struct Newcomer {
    token: Token,
    is_new: bool,
}

impl Newcomer {
    pub(crate) fn hash(&self) -> TokenHash {
        self.token.hash()
    }

    /// The cookie for who had none. No script can read it, and no other site can send it along.
    pub(crate) fn cookie(&self, settings: &Settings) -> Option<(HeaderName, HeaderValue)> {
        let secure = if settings.secure_cookies { "; Secure" } else { "" };
        let token = self.token.reveal();
        let cookie = format!(
            "{NAME}={token}; Path=/; Max-Age={SECONDS_MAX}; HttpOnly; SameSite=Lax{secure}"
        );
        let mut cookie = HeaderValue::try_from(cookie).ok()?;
        cookie.set_sensitive(true);
        self.is_new.then_some((SET_COOKIE, cookie))
    }
}

impl FromRequestParts<App> for Newcomer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        let (token, is_new) = match shown(parts)? {
            Some(token) => (token, false),
            None => (Token::fresh().map_err(|_| Refusal::OutOfOrder)?, true),
        };
        Ok(Self { token, is_new })
    }
}

/// What somebody was called the last time, or nothing.
pub(crate) struct Named(pub(crate) String);

impl Named {
    /// A cookie, so that nobody types a name twice.
    pub(crate) fn remember(name: &str) -> (HeaderName, HeaderValue) {
        let name: String = form_urlencoded::byte_serialize(name.trim().as_bytes()).collect();
        let cookie =
            format!("{NAME_COOKIE}={name}; Path=/; Max-Age={SECONDS_MAX}; HttpOnly; SameSite=Lax");
        (SET_COOKIE, HeaderValue::try_from(cookie).expect("what was encoded is plain letters"))
    }
}

impl FromRequestParts<App> for Named {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let text = cookies(&parts.headers).find(|(name, _)| *name == NAME_COOKIE);
        let pair = text.map(|(_, text)| format!("={text}")).unwrap_or_default();
        let name = form_urlencoded::parse(pair.as_bytes()).next();
        Ok(Self(name.map(|(_, name)| name.into_owned()).unwrap_or_default()))
    }
}

/// The number of the last message that a stream has seen.
pub(crate) struct LastEventId(pub(crate) Option<u64>);

impl FromRequestParts<App> for LastEventId {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let id = parts.headers.get("last-event-id").and_then(|id| id.to_str().ok());
        // What is no number was never sent by us: the stream begins anew.
        Ok(Self(id.and_then(|id| id.parse().ok())))
    }
}

/// The token that is shown: in the header, else in the cookie.
fn shown(parts: &Parts) -> Result<Option<Token>, Refusal> {
    let header = parts.headers.get(AUTHORIZATION);
    let text = match header {
        Some(header) => header.to_str().ok().and_then(|text| text.split_once(' ')),
        None => return Ok(cookie(parts)),
    };
    let text = text.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("Bearer"));
    let token = text.and_then(|(_, token)| token.trim().parse().ok());
    token.map(Some).ok_or(Refusal::BadToken)
}

/// The token in the cookie. One that is none is as good as none: a browser cannot help it.
fn cookie(parts: &Parts) -> Option<Token> {
    cookies(&parts.headers).find_map(|(name, value)| value.parse().ok().filter(|_| name == NAME))
}
