//! Talk at a table, and what its host may do about it.

use axum::{
    Json,
    extract::State,
    response::{AppendHeaders, IntoResponse},
};
use host::{Command, TokenHash, WatcherMessage};
use serde::Deserialize;
use store::TableId;

use super::{
    command::{Asks, Noted, read_seat},
    room::back,
};
use crate::{
    App,
    body::Body,
    caller::{At, Known, Named, Newcomer},
    form::Form,
    refusal::Refusal,
};

/// A chat message.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    text: String,
}

impl Asks for Say {
    fn command(self) -> Result<Command, Refusal> {
        Ok(Command::Say(self.text))
    }
}

/// A set phrase.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Phrase {
    phrase: String,
}

impl Asks for Phrase {
    fn command(self) -> Result<Command, Refusal> {
        self.phrase.parse().map(Command::Phrase).map_err(|_| Refusal::NoPhrase)
    }
}

/// Whether there are only set phrases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Quiet {
    quiet: bool,
}

impl Asks for Quiet {
    fn command(self) -> Result<Command, Refusal> {
        Ok(Command::Quiet(self.quiet))
    }
}

/// Whether somebody may not talk.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mute {
    seat: u8,
    muted: bool,
}

impl Asks for Mute {
    fn command(self) -> Result<Command, Refusal> {
        Ok(Command::Mute(read_seat(self.seat)?, self.muted))
    }
}

/// The removal of somebody.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Remove {
    seat: u8,
}

impl Asks for Remove {
    fn command(self) -> Result<Command, Refusal> {
        read_seat(self.seat).map(Command::Remove)
    }
}

/// What somebody who watches says to the others who do.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WatcherSays {
    name: String,
    text: String,
}

pub(crate) async fn watcher_json(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(said): Body<WatcherSays>,
) -> Result<Json<Noted>, Refusal> {
    app.hear_watcher(table, token, said).await?;
    Ok(Json(Noted {}))
}

pub(crate) async fn watcher_form(
    State(app): State<App>,
    At(table): At,
    newcomer: Newcomer,
    Form(said): Form<WatcherSays>,
) -> Result<impl IntoResponse, Refusal> {
    let name = Named::remember(said.name.trim());
    app.hear_watcher(table, newcomer.hash(), said).await?;
    let cookies: Vec<_> = newcomer.cookie(&app.settings).into_iter().chain([name]).collect();
    Ok((AppendHeaders(cookies), back(table)))
}

impl App {
    async fn hear_watcher(
        &self,
        table: TableId,
        token: TokenHash,
        WatcherSays { name, text }: WatcherSays,
    ) -> Result<(), Refusal> {
        let message = WatcherMessage { name: name.trim().to_owned(), text };
        Ok(self.host.watcher_says(table, token, message).await?)
    }
}
