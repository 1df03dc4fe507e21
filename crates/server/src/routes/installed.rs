//! What a browser needs to keep Sombra as an app: a manifest, a service worker, and a page for the
//! time without a connection.

use axum::{
    Json,
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::IntoResponse,
};
use maud::Markup;
use serde_json::json;

use crate::{
    assets::{self, address},
    language::Here,
    pages,
};

/// The color of the dark room, around the app and while it starts.
const INK: &str = "#0e0c12";

pub(crate) async fn manifest(Here(place): Here) -> impl IntoResponse {
    let icon =
        |file, sizes, purpose| json!({ "src": address(file), "sizes": sizes, "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": "Sombra",
        "description": place.say("front-title"),
        "lang": place.language.id(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": INK,
        "theme_color": INK,
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("app-192.png", "192x192", "any"),
            icon("app-512.png", "512x512", "any"),
            icon("app-512.png", "512x512", "maskable"),
        ],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], Json(manifest))
}

/// The script of the service worker. Its address has no hash: a browser asks here for a newer one.
pub(crate) async fn worker() -> impl IntoResponse {
    let head = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (head, assets::contents("worker.js"))
}

pub(crate) async fn offline(Here(place): Here) -> Markup {
    pages::offline(&place)
}
