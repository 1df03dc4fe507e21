//! A form that a page sends, or the reason why it is none.

use axum::extract::{FromRequest, Request};
use kernel::Message;
use serde::de::DeserializeOwned;

use crate::{App, body, refusal::Refusal};

/// No form is longer than a whole record.
pub(crate) const FORM_BYTES_MAX: usize = 256 * 1_024;

/// A form, read.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let bytes = body::read(request, app, FORM_BYTES_MAX).await?;
        let read = serde_urlencoded::from_bytes(&bytes);
        read.map(Self).map_err(|error| Refusal::BadBody { why: wrong(&error.to_string()) })
    }
}

fn wrong(english: &str) -> Message {
    body::wrong_field(english).unwrap_or_else(|| Message::new("form-value", english, &[]))
}
