//! Notices by Web Push: a browser asks for them at each table.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use store::Subscriber;

use super::command::Noted;
use crate::{
    App, body::Body, caller::KnownAt, notices::Browser, refusal::Refusal, visitor::Visitor,
};

/// The longest address of a server.
const CONTACT_MAX: usize = 300;

/// The key of this server, which a browser needs before it subscribes.
#[derive(Serialize)]
pub(crate) struct Key {
    key: String,
}

/// The browser that wants no more notices.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Off {
    endpoint: String,
}

pub(crate) async fn key(State(app): State<App>) -> Result<Json<Key>, Refusal> {
    let notices = app.notices.as_ref().ok_or(Refusal::NoPage)?;
    Ok(Json(Key { key: notices.sender.public_key() }))
}

pub(crate) async fn on(
    State(app): State<App>,
    KnownAt { table, token }: KnownAt,
    visitor: Visitor,
    Body(keys): Body<push::Subscriber>,
) -> Result<Json<Noted>, Refusal> {
    let notices = app.notices.as_ref().ok_or(Refusal::NoPage)?;
    keys.check(&notices.services).map_err(|_| Refusal::BadSubscriber)?;
    let (endpoint, language) = (keys.endpoint.clone(), visitor.place.language.id().to_owned());
    let is_contact = |home: &&str| home.starts_with("https://") && home.len() <= CONTACT_MAX;
    let contact = Some(visitor.home()).filter(is_contact).map(str::to_owned);
    let browser = Browser { keys, language, contact };
    let text = serde_json::to_string(&browser).expect("it is plain text");
    app.host.keep_subscriber(table, token, Subscriber { endpoint, text }).await?;
    Ok(Json(Noted {}))
}

pub(crate) async fn off(
    State(app): State<App>,
    KnownAt { table, token }: KnownAt,
    Body(Off { endpoint }): Body<Off>,
) -> Result<Json<Noted>, Refusal> {
    app.host.drop_subscriber(table, token, endpoint).await?;
    Ok(Json(Noted {}))
}
