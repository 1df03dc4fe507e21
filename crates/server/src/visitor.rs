//! Somebody with a browser: in which language, called what, and by which name they call us.

use std::convert::Infallible;

use axum::{
    RequestPartsExt,
    extract::FromRequestParts,
    http::{header::HOST, request::Parts},
};
use store::TableId;

use crate::{App, caller::Named, language::Here, pages::Place};

/// Somebody with a browser.
pub(crate) struct Visitor {
    pub(crate) place: Place,
    /// What they were called the last time, or nothing.
    pub(crate) name: String,
    /// Where the browser says that we are.
    home: String,
}

impl Visitor {
    /// The address of a table, for friends.
    pub(crate) fn link(&self, table: TableId) -> String {
        format!("{}/tables/{table}", self.home)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let scheme = if app.settings.secure_cookies { "https" } else { "http" };
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let home = format!("{scheme}://{host}");
        let Here(place) = parts.extract().await?;
        let Named(name) = parts.extract_with_state(app).await?;
        Ok(Self { place, name, home })
    }
}
