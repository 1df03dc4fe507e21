//! Forms that pages send.

use std::convert::Infallible;

use axum::{
    extract::{FromRequest, Request},
    http::header::CONTENT_TYPE,
};
use futures_util::stream;
use kernel::Message;
use multer::{Multipart, parse_boundary};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{App, body, middleware::Peer, refusal::Refusal};

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

/// The field with pasted cards, and the field with a file of them.
pub(crate) const CARDS: &str = "cards";
pub(crate) const CARDS_FILE: &str = "cards-file";
/// How many fields a form with files may have.
const FIELDS_MAX: usize = 64;

/// An extractor for a form that may bring a file, and the address that it comes from.
pub(crate) struct Upload {
    pub(crate) fields: Fields,
    pub(crate) from: Option<Peer>,
}

impl FromRequest<App> for Upload {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let boundary = kind.and_then(|kind| parse_boundary(kind).ok());
        let from = request.extensions().get().copied();
        let bytes = body::read(request, app, body::CONTENTS_BODY_BYTES_MAX).await?;
        let bad = |english: String| Refusal::BadBody { why: wrong(&english) };
        let Some(boundary) = boundary else {
            let read = serde_urlencoded::from_bytes(&bytes);
            let fields = read.map_err(|error| bad(error.to_string()))?;
            return Ok(Self { fields, from });
        };
        let whole = stream::iter([Ok::<_, Infallible>(bytes)]);
        let (mut parts, mut fields) = (Multipart::new(whole, boundary), Vec::new());
        while let Some(part) = parts.next_field().await.map_err(|error| bad(error.to_string()))? {
            let name = part.name().unwrap_or_default().to_owned();
            let value = part.bytes().await.map_err(|error| bad(error.to_string()))?;
            let value = String::from_utf8(value.to_vec());
            fields.push((name, value.map_err(|_| bad("a field is not text in UTF-8".to_owned()))?));
            if fields.len() > FIELDS_MAX {
                return Err(bad("the form has too many fields".to_owned()));
            }
        }
        Ok(Self { fields: Fields(fields), from })
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

    /// Returns the cards that the form has brought: those of a file, or else those that were pasted.
    pub(crate) fn cards(&self) -> Option<String> {
        let given = |name| self.find(name).filter(|text| !text.trim().is_empty());
        // Browsers send a carriage return with each line break of a text that was pasted.
        let pasted = || given(CARDS).map(|text| text.replace("\r\n", "\n"));
        given(CARDS_FILE).map(str::to_owned).or_else(pasted)
    }

    /// Lists all other fields.
    pub(crate) fn without_cards(&self) -> impl Iterator<Item = &(String, String)> {
        self.0.iter().filter(|(name, _)| ![CARDS, CARDS_FILE].contains(&name.as_str()))
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
