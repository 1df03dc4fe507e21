//! The game itself: begin, choose, talk.

use axum::{Json, extract::State};
use host::{HostError, TokenHash, Who, Wish};
use serde::Deserialize;
use store::{TableId, Version};

use super::seats::Done;
use crate::{
    App,
    body::Body,
    caller::{At, Known},
    refusal::Refusal,
};

pub(crate) async fn start(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Start).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choose {
    choice: String,
    version: u64,
}

pub(crate) async fn choose(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Choose { choice, version }): Body<Choose>,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Choose { choice, seen: Version::new(version) }).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chat {
    text: String,
}

pub(crate) async fn chat(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Chat { text }): Body<Chat>,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Say(text)).await
}

impl App {
    /// Asks the host, for a program.
    pub(crate) async fn wish(
        &self,
        table: TableId,
        token: TokenHash,
        wish: Wish,
    ) -> Result<Json<Done>, Refusal> {
        Ok(Json(Done { version: self.ask(table, token, wish).await? }))
    }

    /// Asks the host; what the rules refuse is told with the names of who sits at the table.
    pub(crate) async fn ask(
        &self,
        table: TableId,
        token: TokenHash,
        wish: Wish,
    ) -> Result<Version, Refusal> {
        match self.host.wish(table, Who::Client(token), wish).await {
            Ok(version) => Ok(version),
            Err(HostError::Refused(host::Refusal::Rules { fact, reason })) => {
                let table = self.host.look(table, Some(token)).await?;
                Err(Refusal::rules((fact, reason), &table))
            }
            Err(error) => Err(error.into()),
        }
    }
}
