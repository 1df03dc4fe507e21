//! Forms that pages send.

use axum::extract::{FromRequest, Request};
use kernel::Message;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{App, body, refusal::Refusal};

/// How large a form may be; the longest holds a whole record.
pub(crate) const FORM_BYTES_MAX: usize = 256 * 1_024;

/// What is written for no standing answer.
pub(crate) const ASK: &str = "ask";

/// An extractor for a form.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let bytes = body::read(request, app, FORM_BYTES_MAX).await?;
        let read = serde_urlencoded::from_bytes(&bytes);
        read.map(Self).map_err(|error| Refusal::BadBody { why: wrong(&error.to_string()) })
    }
}

/// The fields of a form whose names are not known beforehand.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Finds a required field.
    pub(crate) fn get(&self, name: &str) -> Result<&str, Refusal> {
        let missing = || {
            let why = wrong(&format!("missing field `{name}`"));
            Refusal::BadBody { why }
        };
        self.find(name).ok_or_else(missing)
    }

    /// Finds an optional field.
    pub(crate) fn find(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Returns the options of a game, from the fields `option-NAME`, in their written form.
    pub(crate) fn options(&self) -> String {
        let options = self.0.iter().filter_map(|(field, value)| {
            Some(format!("{} {value}", field.strip_prefix("option-")?))
        });
        options.collect::<Vec<_>>().join(" ")
    }
}

fn wrong(english: &str) -> Message {
    body::wrong_field(english).unwrap_or_else(|| Message::new("form-value", english, &[]))
}
