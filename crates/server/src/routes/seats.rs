//! Seats, for programs: tokens, joining, leaving, bots, and the start.

use axum::{
    Json,
    extract::{Path, State},
    response::{AppendHeaders, IntoResponse},
};
use host::{Command, HostError, Token, TokenHash, Who};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::{TableId, Version};

use super::command::{Done, read_seat};
use crate::{
    App,
    body::Body,
    caller::{At, Known, Newcomer},
    refusal::{Refusal, created},
};

#[derive(Serialize)]
pub(crate) struct Drawn {
    token: String,
}

pub(crate) async fn draw_token() -> Result<impl IntoResponse, Refusal> {
    let token = Token::fresh().map_err(|_| Refusal::OutOfOrder)?.reveal();
    Ok(created(Json(Drawn { token })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    name: String,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    word: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct Joined {
    version: Version,
    seat: Option<Seat>,
}

pub(crate) async fn join(
    State(app): State<App>,
    At(table): At,
    newcomer: Newcomer,
    Body(Join { name, seat, word }): Body<Join>,
) -> Result<impl IntoResponse, Refusal> {
    let seat = seat.map(read_seat).transpose()?;
    let token = newcomer.hash();
    let version = app.ask(table, token, Command::Sit { seat, name, word }).await?;
    // The seat is taken now, so the cookie must be sent even if this look fails.
    let seat = app.host.look(table, Some(token)).await.ok().and_then(|table| table.you);
    let cookie = AppendHeaders(newcomer.cookie(&app.settings));
    Ok((cookie, Json(Joined { version, seat })))
}

pub(crate) async fn leave(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
) -> Result<Json<Done>, Refusal> {
    Ok(Json(Done { version: app.ask(table, token, Command::Leave).await? }))
}

pub(crate) async fn send_bot(
    State(app): State<App>,
    Path((table, seat)): Path<(String, String)>,
    Known(token): Known,
) -> Result<Json<Done>, Refusal> {
    let At(table) = At::read(&table)?;
    let seat = read_seat(seat.parse().map_err(|_| Refusal::NoSeat)?)?;
    Ok(Json(Done { version: app.ask(table, token, Command::SendBot(seat)).await? }))
}

pub(crate) async fn start(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
) -> Result<Json<Done>, Refusal> {
    Ok(Json(Done { version: app.ask(table, token, Command::Start).await? }))
}

impl App {
    /// Sends a command to the host. A refusal by the rules gets the players' names, for its words.
    pub(crate) async fn ask(
        &self,
        table: TableId,
        token: TokenHash,
        command: Command,
    ) -> Result<Version, Refusal> {
        match self.host.command(table, Who::Client(token), command).await {
            Ok(version) => Ok(version),
            Err(HostError::Refused(host::Refusal::Rules { fact, reason })) => {
                let table = self.host.look(table, Some(token)).await?;
                Err(Refusal::rules((fact, reason), &table))
            }
            Err(error) => Err(error.into()),
        }
    }
}
