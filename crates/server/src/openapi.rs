//! The description of the JSON interface. It is written by hand; tests hold every address and
//! every answer against it.

use axum::{http::header::CONTENT_TYPE, response::IntoResponse};

/// The description, as `OpenAPI` 3.1 in JSON.
pub const DOCUMENT: &str = include_str!("../openapi.json");

pub(crate) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT)
}
