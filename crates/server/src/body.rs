//! A body in JSON, or the reason why it is none.

use axum::{
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequest, Request},
    http::header::CONTENT_TYPE,
};
use serde::de::DeserializeOwned;

use crate::{App, refusal::Refusal};

/// Nothing that is sent here is longer than a message in the chat and a few words.
pub(crate) const BODY_BYTES_MAX: usize = 8 * 1_024;

/// A body in JSON, read.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, app: &App) -> Result<Self, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json = kind.is_some_and(|kind| kind.split(';').next() == Some("application/json"));
        if !is_json {
            return Err(Refusal::NotJson);
        }
        DefaultBodyLimit::max(BODY_BYTES_MAX).apply(&mut request);
        let bytes = Bytes::from_request(request, app).await.map_err(|_| Refusal::TooLarge)?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| Refusal::BadBody { why: error.to_string() })
    }
}
