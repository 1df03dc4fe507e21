//! Request bodies in JSON.

use std::{fmt, iter, time::Duration};

use axum::{
    body::Bytes,
    extract::{
        DefaultBodyLimit, FromRequest, Request,
        rejection::{BytesRejection, FailedToBufferBody},
    },
    http::header::CONTENT_TYPE,
};
use kernel::{CONTENTS_BYTES_MAX, Message};
use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, MapAccess, Visitor, value::MapDeserializer},
};
use serde_json::Value;
use tokio::time::timeout;

use crate::{App, refusal::Refusal};

/// How large a JSON body may be; the longest is a chat message.
pub(crate) const BODY_BYTES_MAX: usize = 8 * 1_024;
/// How large a body may be that brings contents: quotes and line breaks take two bytes.
pub(crate) const CONTENTS_BODY_BYTES_MAX: usize = 2 * CONTENTS_BYTES_MAX;

/// How long a client may take to send a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);
/// Below this, 2⁵³, a number with a point stands for one whole number only.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// An extractor for a JSON body.
pub(crate) struct Body<T, const BYTES_MAX: usize = BODY_BYTES_MAX>(pub(crate) T);

impl<T: DeserializeOwned, const BYTES_MAX: usize> FromRequest<App> for Body<T, BYTES_MAX> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        let is_json = kind.eq_ignore_ascii_case("application/json");
        if !is_json {
            return Err(Refusal::NotJson);
        }
        let bytes = read(request, app, BYTES_MAX).await?;
        // Serde would also accept a list of the fields in order.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            let why = Message::new("no-object", "an object is expected: {…}", &[]);
            return Err(Refusal::BadBody { why });
        }
        parse(&bytes).map(Self).map_err(|error| Refusal::BadBody { why: wrong(&error) })
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
    let too_large = |error| {
        matches!(error, BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)))
    };
    let refused = |error| if too_large(error) { Refusal::TooLarge } else { broken() };
    bytes.map_err(|_| Refusal::TooSlow)?.map_err(refused)
}

fn broken() -> Refusal {
    let what = "it breaks off, or its chunks are malformed";
    Refusal::BadBody { why: Message::new("broken-body", what, &[]) }
}

/// Parses JSON. A whole number may be written as `6.0`, as JSON schemas allow.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> serde_json::Result<T> {
    serde_json::from_slice(bytes).or_else(|error| {
        if !error.to_string().starts_with("invalid type: floating point") {
            return Err(error);
        }
        let Fields(fields) = serde_json::from_slice(bytes)?;
        let rounded = fields.into_iter().map(|(name, value)| (name, rounded(value)));
        // The first error knows its line and column.
        T::deserialize(MapDeserializer::new(rounded)).map_err(|_: serde_json::Error| error)
    })
}

/// The fields of an object in their order. One that is there twice stays so, to be refused.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(object: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Fields, A::Error> {
                let next = || object.next_entry().transpose();
                iter::from_fn(next).collect::<Result<_, _>>().map(Fields)
            }
        }

        object.deserialize_map(Reader)
    }
}

/// Turns a whole number into an integer, as far as a number with a point is exact.
fn rounded(value: Value) -> Value {
    let whole = value.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < EXACT);
    let whole = whole.and_then(|number| format!("{number:.0}").parse::<i64>().ok());
    whole.map_or(value, Value::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_number_may_have_a_point() {
        #[derive(Debug, PartialEq, Eq, serde::Deserialize)]
        struct Sent {
            seats: u8,
        }
        let sent = |text: &str| parse::<Sent>(text.as_bytes()).ok();
        for text in [r#"{"seats":6}"#, r#"{"seats":6.0}"#, r#"{"seats":60e-1}"#] {
            assert_eq!(sent(text), Some(Sent { seats: 6 }), "{text}");
        }
        for text in
            [r#"{"seats":6.5}"#, r#"{"seats":1e300}"#, r#"{"seats":-1}"#, r#"{"seats":"6"}"#]
        {
            assert_eq!(sent(text), None, "{text}");
        }
    }

    #[test]
    fn a_field_stands_there_once() {
        #[derive(Debug, PartialEq, Eq, serde::Deserialize)]
        struct Sent {
            game: String,
            version: u64,
        }
        let sent = |text: &str| parse::<Sent>(text.as_bytes()).ok();
        for number in ["2", "2.0", "9007199254740991", "9007199254740991.0"] {
            let once = format!(r#"{{"game":"chess","version":{number}}}"#);
            assert!(sent(&once).is_some(), "{once}");
            let twice = format!(r#"{{"game":"chess","game":"goofspiel","version":{number}}}"#);
            assert_eq!(sent(&twice), None, "{twice}");
            let last = format!(r#"{{"version":2.0,"game":"chess","version":{number}}}"#);
            assert_eq!(sent(&last), None, "{last}");
        }
    }
}
