//! A form that a page sends, or the reason why it is none.

use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequest, Request},
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{App, refusal::Refusal};

/// No form is longer than a whole record.
pub(crate) const FORM_BYTES_MAX: usize = 256 * 1_024;

/// Who has not sent a whole form after so long is let go.
const FORM_TIMEOUT: Duration = Duration::from_secs(10);

/// A form, read.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, app: &App) -> Result<Self, Refusal> {
        DefaultBodyLimit::max(FORM_BYTES_MAX).apply(&mut request);
        let bytes = timeout(FORM_TIMEOUT, Bytes::from_request(request, app)).await;
        let bytes = bytes.map_err(|_| Refusal::TooSlow)?.map_err(|_| Refusal::TooLarge)?;
        let read = serde_urlencoded::from_bytes(&bytes);
        read.map(Self).map_err(|error| Refusal::BadBody { why: error.to_string() })
    }
}
