//! In which language to answer.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header::ACCEPT_LANGUAGE, request::Parts},
};
use text::Language;

/// The language to answer in: the one in `?lang=`, else the one that the browser prefers.
pub(crate) struct Spoken(pub(crate) Language);

impl Spoken {
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let asked = uri.query().into_iter().flat_map(|query| query.split('&'));
        let mut asked = asked.filter_map(|pair| pair.strip_prefix("lang="));
        let asked = asked.find_map(Language::of_locale);
        let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|accept| accept.to_str().ok());
        Self(asked.or_else(|| preferred.and_then(best)).unwrap_or_default())
    }
}

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.uri, &parts.headers))
    }
}

/// The language that is wanted most of those that we speak.
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
