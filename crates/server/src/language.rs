//! The language of an answer.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{
        HeaderMap, HeaderValue, Uri,
        header::{ACCEPT_LANGUAGE, COOKIE},
        request::Parts,
    },
};
use text::Language;

use crate::{pages::Place, preferences::Preferences};

/// The cookie with the language that the visitor has chosen.
const COOKIE_NAME: &str = "lang";

/// The language to answer in: from `?lang=`, the cookie or `Accept-Language`, in this order, or
/// else the default.
#[derive(Clone, Copy)]
pub(crate) struct Spoken(pub(crate) Language);

impl Spoken {
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let preferred = || headers.get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(best);
        let chosen = || cookies(headers).find(|(name, _)| *name == COOKIE_NAME)?.1.parse().ok();
        Self(asked(uri).or_else(chosen).or_else(preferred).unwrap_or_default())
    }
}

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.uri, &parts.headers))
    }
}

/// The address and the language of a page.
pub(crate) struct Here(pub(crate) Place);

impl<S: Sync> FromRequestParts<S> for Here {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let Spoken(language) = Spoken::of(&parts.uri, &parts.headers);
        let (path, preferences) = (parts.uri.path().to_owned(), Preferences::of(&parts.headers));
        Ok(Self(Place { path, query: query(&parts.uri), language, preferences }))
    }
}

/// Returns the language in `?lang=`, if there is one.
pub(crate) fn asked(uri: &Uri) -> Option<Language> {
    let pairs = uri.query().into_iter().flat_map(|query| query.split('&'));
    pairs.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Language::of_locale)
}

/// Returns the query without `lang`.
fn query(uri: &Uri) -> String {
    let pairs = uri.query().unwrap_or_default().split('&');
    let others: Vec<&str> = pairs.filter(|pair| !pair.starts_with("lang=")).collect();
    others.join("&")
}

/// Returns the cookie that keeps a chosen language for later pages.
pub(crate) fn remember(language: Language) -> HeaderValue {
    let cookie = format!("{COOKIE_NAME}={}; Path=/; Max-Age=31536000; SameSite=Lax", language.id());
    HeaderValue::try_from(cookie).expect("it is plain letters")
}

/// Returns all cookies as pairs of name and value.
pub(crate) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// Returns the most wanted language in `Accept-Language` that we have.
fn best(accept: &str) -> Option<Language> {
    let wanted = |range: &str| {
        let (tag, weight) = range.split_once(';').unwrap_or((range, "q=1"));
        let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
        Some((weight, Language::of_locale(tag.trim())?)).filter(|(weight, _)| *weight > 0.0)
    };
    let mut best: Option<(f32, Language)> = None;
    for (weight, language) in accept.split(',').filter_map(wanted) {
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_answered_in_the_language_it_prefers() {
        for (accept, language) in [
            ("es-ES,es;q=0.9,en;q=0.8", Some(Language::Spanish)),
            ("fr, en;q=0.5, es;q=0.7", Some(Language::Spanish)),
            ("en", Some(Language::English)),
            ("es;q=0, en;q=0.1", Some(Language::English)),
            ("de", None),
            ("", None),
            (";;q=,,es;q=x", None),
        ] {
            assert_eq!(best(accept), language, "{accept}");
        }
    }
}
