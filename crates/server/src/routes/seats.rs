//! Seats: who sits where, and what is agreed before the game.

use axum::{
    Json,
    extract::{Path, State},
    response::{AppendHeaders, IntoResponse},
};
use host::{Token, Wish};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::Version;

use crate::{
    App,
    body::Body,
    caller::{At, Known, Newcomer},
    refusal::{Refusal, created},
};

/// What is answered where something was done: from which version on it is there.
#[derive(Serialize)]
pub(crate) struct Done {
    pub(crate) version: Version,
}

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
    let version = app.ask(table, token, Wish::Sit { seat, name, word }).await?;
    // The seat is taken: whatever comes now, its token must reach the newcomer.
    let seat = app.host.look(table, Some(token)).await.ok().and_then(|table| table.you);
    let cookie = AppendHeaders(newcomer.cookie(&app.settings));
    Ok((cookie, Json(Joined { version, seat })))
}

pub(crate) async fn leave(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Leave).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    seat: u8,
}

pub(crate) async fn change_seat(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Place { seat }): Body<Place>,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Move(read_seat(seat)?)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot {
    seat: u8,
    level: String,
}

pub(crate) async fn seat_bot(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Bot { seat, level }): Body<Bot>,
) -> Result<Json<Done>, Refusal> {
    let level = level.parse().map_err(|_| Refusal::NoLevel)?;
    app.wish(table, token, Wish::SeatBot(read_seat(seat)?, level)).await
}

pub(crate) async fn send_bot(
    State(app): State<App>,
    Path((table, seat)): Path<(String, String)>,
    Known(token): Known,
) -> Result<Json<Done>, Refusal> {
    let At(table) = At::read(&table)?;
    let seat = read_seat(seat.parse().map_err(|_| Refusal::NoSeat)?)?;
    app.wish(table, token, Wish::SendBot(seat)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Word {
    word: String,
}

pub(crate) async fn word(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Word { word }): Body<Word>,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Mix(word)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    options: String,
}

pub(crate) async fn options(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Options { options }): Body<Options>,
) -> Result<Json<Done>, Refusal> {
    app.wish(table, token, Wish::Options(options)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Clock {
    clock: String,
}

pub(crate) async fn clock(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(Clock { clock }): Body<Clock>,
) -> Result<Json<Done>, Refusal> {
    let clock = clock.parse().map_err(|_| Refusal::BadClock)?;
    app.wish(table, token, Wish::Clock(clock)).await
}

fn read_seat(number: u8) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or(Refusal::NoSeat)
}
