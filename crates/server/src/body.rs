//! Request bodies in JSON.

use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequest, Request},
    http::header::CONTENT_TYPE,
};
use kernel::Message;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{App, refusal::Refusal};

/// How large a JSON body may be; the longest is a chat message.
pub(crate) const BODY_BYTES_MAX: usize = 8 * 1_024;

/// How long a client may take to send a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// An extractor for a JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        let is_json = kind.eq_ignore_ascii_case("application/json");
        if !is_json {
            return Err(Refusal::NotJson);
        }
        let bytes = read(request, app, BODY_BYTES_MAX).await?;
        // Serde would also accept a list of the fields in order.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            let why = Message::new("no-object", "an object is expected: {…}", &[]);
            return Err(Refusal::BadBody { why });
        }
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| Refusal::BadBody { why: wrong(&error) })
    }
}

fn wrong(error: &serde_json::Error) -> Message {
    let kind = if error.is_data() { "value" } else { "syntax" };
    let (english, line, column) = (error.to_string(), error.line(), error.column());
    wrong_field(&english)
        .unwrap_or_else(|| Message::new(kind, english, &[("line", &line), ("column", &column)]))
}

/// Names the missing or unknown field, if that is the error.
pub(crate) fn wrong_field(english: &str) -> Option<Message> {
    let starts = [("missing field `", "missing-field"), ("unknown field `", "extra-field")];
    starts.into_iter().find_map(|(start, kind)| {
        let (field, _) = english.strip_prefix(start)?.split_once('`')?;
        Some(Message::new(kind, english, &[("field", &field)]))
    })
}

/// Reads a whole body, limited in size and time.
pub(crate) async fn read(
    mut request: Request,
    app: &App,
    bytes_max: usize,
) -> Result<Bytes, Refusal> {
    DefaultBodyLimit::max(bytes_max).apply(&mut request);
    let bytes = timeout(BODY_TIMEOUT, Bytes::from_request(request, app)).await;
    bytes.map_err(|_| Refusal::TooSlow)?.map_err(|_| Refusal::TooLarge)
}
