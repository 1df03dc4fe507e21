//! A visitor with a browser: the language, the name, and the address of this server.

use std::convert::Infallible;

use axum::{
    RequestPartsExt,
    extract::FromRequestParts,
    http::{header::HOST, request::Parts},
};
use store::TableId;

use crate::{App, caller::Named, language::Here, pages::Place, transfers::Code};

/// A visitor with a browser.
pub(crate) struct Visitor {
    pub(crate) place: Place,
    /// The name that the visitor used last; empty if none.
    pub(crate) name: String,
    /// The address of this server, as the browser knows it.
    home: String,
}

impl Visitor {
    /// Returns the address of this server, as the browser knows it.
    pub(crate) fn home(&self) -> &str {
        &self.home
    }

    /// Returns the address of a table, to be sent to friends.
    pub(crate) fn link(&self, table: TableId) -> String {
        format!("{}/tables/{table}", self.home)
    }

    /// Returns the address at which another device takes the seats of this one.
    pub(crate) fn take_link(&self, code: Code) -> String {
        format!("{}/take/{code}", self.home)
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
