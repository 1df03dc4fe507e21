//! The settings page, for browsers without scripts.

use axum::{
    extract::Query,
    http::header::SET_COOKIE,
    response::{AppendHeaders, IntoResponse, Redirect},
};
use maud::Markup;
use serde::Deserialize;
use text::Language;

use crate::{
    form::{Fields, Form},
    language::{self, Here},
    pages,
    preferences::Preferences,
};

/// The query: where the reader comes from.
#[derive(Deserialize)]
pub(crate) struct From {
    back: Option<String>,
}

pub(crate) async fn show(Here(place): Here, Query(from): Query<From>) -> Markup {
    pages::settings(&place, own_path(from.back.as_deref()))
}

/// Keeps the settings in cookies, and leads back.
pub(crate) async fn set(Form(fields): Form<Fields>) -> impl IntoResponse {
    let reset = fields.find("reset").is_some();
    let set = if reset { Preferences::default() } else { Preferences::of_form(&fields) };
    let spoken: Option<Language> = fields.find("lang").and_then(|id| id.parse().ok());
    let spoken = spoken.map(|spoken| (SET_COOKIE, language::remember(spoken)));
    let cookies: Vec<_> = [set.remember()].into_iter().chain(spoken).collect();
    (AppendHeaders(cookies), Redirect::to(own_path(fields.find("back"))))
}

/// Returns a path of this server, whatever is written there: nobody is led to another site.
fn own_path(back: Option<&str>) -> &str {
    let is_own = |path: &&str| {
        let rest = path.strip_prefix('/');
        rest.is_some_and(|rest| !rest.starts_with(['/', '\\']))
            && path.chars().all(|sign| sign.is_ascii_graphic())
    };
    back.filter(is_own).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_another_site() {
        for (back, path) in [
            ("/tables/x?at=1", "/tables/x?at=1"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"),
            ("/a\r\nset-cookie: x", "/"),
            ("", "/"),
        ] {
            assert_eq!(own_path(Some(back)), path);
        }
    }
}
