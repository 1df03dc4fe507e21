//! Extractors for the caller and the table of a request.

use std::convert::Infallible;

use axum::{
    RequestPartsExt,
    extract::{FromRequestParts, Path},
    http::{
        HeaderMap, HeaderName, HeaderValue,
        header::{AUTHORIZATION, SET_COOKIE},
        request::Parts,
    },
};
use host::{Token, TokenHash, check_name};
use store::TableId;

use crate::{App, Settings, language::cookies, middleware::Peer, refusal::Refusal};

/// The cookie in which a browser keeps its token.
const NAME: &str = "sombra";
/// The cookie in which a browser keeps the visitor's name.
const NAME_COOKIE: &str = "name";
/// How long the cookies last: a year.
const SECONDS_MAX: u32 = 365 * 24 * 60 * 60;

/// The table in the address.
pub(crate) struct At(pub(crate) TableId);

impl At {
    /// Parses a table id; an invalid id is refused as an unknown table.
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

/// A caller with or without a token.
pub(crate) struct Caller(pub(crate) Option<TokenHash>);

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        Ok(Self(shown(&parts.headers)?.map(|token| token.hash())))
    }
}

/// A caller who must have a token.
pub(crate) struct Known(pub(crate) TokenHash);

impl FromRequestParts<App> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        Ok(Self(shown(&parts.headers)?.ok_or(Refusal::NoToken)?.hash()))
    }
}

/// A caller who must have a token, at the table in the address.
pub(crate) struct KnownAt {
    pub(crate) table: TableId,
    pub(crate) token: TokenHash,
}

impl FromRequestParts<App> for KnownAt {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let At(table) = parts.extract_with_state(app).await?;
        let Known(token) = parts.extract_with_state(app).await?;
        Ok(Self { table, token })
    }
}

/// Somebody who looks at the table in the address, with or without a token.
pub(crate) struct Viewer {
    pub(crate) table: TableId,
    pub(crate) token: Option<TokenHash>,
    /// Where the viewer is; a request that comes from nowhere is a test.
    pub(crate) from: Option<Peer>,
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let At(table) = parts.extract_with_state(app).await?;
        let Caller(token) = parts.extract_with_state(app).await?;
        Ok(Self { table, token, from: parts.extensions.get().copied() })
    }
}

/// A caller who sits down, and gets a new token in a cookie if there was none.
pub(crate) struct Newcomer {
    token: Token,
    is_new: bool,
}

impl Newcomer {
    pub(crate) fn hash(&self) -> TokenHash {
        self.token.hash()
    }

    /// Returns the cookie of a new token.
    pub(crate) fn cookie(&self, settings: &Settings) -> Option<(HeaderName, HeaderValue)> {
        token_cookie(&self.token, settings).filter(|_| self.is_new)
    }
}

/// Returns the cookie that keeps a token. Scripts cannot read it; other sites cannot post with it.
pub(crate) fn token_cookie(
    token: &Token,
    settings: &Settings,
) -> Option<(HeaderName, HeaderValue)> {
    let secure = if settings.secure_cookies { "; Secure" } else { "" };
    let token = token.reveal();
    let cookie =
        format!("{NAME}={token}; Path=/; Max-Age={SECONDS_MAX}; HttpOnly; SameSite=Lax{secure}");
    let mut cookie = HeaderValue::try_from(cookie).ok()?;
    cookie.set_sensitive(true);
    Some((SET_COOKIE, cookie))
}

/// Returns the cookies that make a browser forget its token, its name, its settings and its language.
pub(crate) fn forget_cookies() -> [(HeaderName, HeaderValue); 4] {
    [
        "sombra=; Path=/; Max-Age=0",
        "name=; Path=/; Max-Age=0",
        "settings=; Path=/; Max-Age=0",
        "lang=; Path=/; Max-Age=0",
    ]
    .map(|cookie| (SET_COOKIE, HeaderValue::from_static(cookie)))
}

/// A caller who must have a token, and brings it along.
pub(crate) struct Bearer(pub(crate) Token);

impl FromRequestParts<App> for Bearer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        Ok(Self(shown(&parts.headers)?.ok_or(Refusal::NoToken)?))
    }
}

impl FromRequestParts<App> for Newcomer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refusal> {
        let (token, is_new) = match shown(&parts.headers)? {
            Some(token) => (token, false),
            None => (Token::fresh().map_err(|_| Refusal::OutOfOrder)?, true),
        };
        Ok(Self { token, is_new })
    }
}

/// The name that the visitor used last; empty if there is none, or none that anybody may have.
pub(crate) struct Named(pub(crate) String);

impl Named {
    /// Returns the cookie that keeps a name for the next visit.
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
        let name = name.filter(|(_, name)| check_name(name).is_ok());
        Ok(Self(name.map(|(_, name)| name.into_owned()).unwrap_or_default()))
    }
}

/// The `Last-Event-ID` of a stream that reconnects.
pub(crate) struct LastEventId(pub(crate) Option<u64>);

impl FromRequestParts<App> for LastEventId {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        let id = parts.headers.get("last-event-id").and_then(|id| id.to_str().ok());
        // We only send numbers; with any other id the stream starts from the beginning.
        Ok(Self(id.and_then(|id| id.parse().ok())))
    }
}

/// Returns the token in the `Authorization` header, else in the cookie.
fn shown(headers: &HeaderMap) -> Result<Option<Token>, Refusal> {
    let header = headers.get(AUTHORIZATION);
    let text = match header {
        Some(header) => header.to_str().ok().and_then(|text| text.split_once(' ')),
        None => return Ok(cookie(headers)),
    };
    let text = text.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("Bearer"));
    let token = text.and_then(|(_, token)| token.trim().parse().ok());
    token.map(Some).ok_or(Refusal::BadToken)
}

/// Tells whether a request brings a token. Nobody looks yet whether it has a seat anywhere.
pub(crate) fn has_token(headers: &HeaderMap) -> bool {
    matches!(shown(headers), Ok(Some(_)))
}

/// Returns the token in the cookie. An invalid one counts as none: its visitor cannot fix it.
fn cookie(headers: &HeaderMap) -> Option<Token> {
    cookies(headers).find_map(|(name, value)| value.parse().ok().filter(|_| name == NAME))
}
