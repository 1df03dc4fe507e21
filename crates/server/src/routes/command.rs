//! What somebody can wish for at a table. Programs say it in JSON, people by a form; it is the same.

use axum::{Json, extract::State, response::Redirect};
use host::Command;
use kernel::Seat;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use store::Version;

use crate::{
    App,
    body::Body,
    caller::{At, Known},
    form::Form,
    refusal::Refusal,
};

/// Something that can be sent to a table.
pub(crate) trait Asks: DeserializeOwned + Send {
    /// What is wished for; or why that can be no wish.
    fn wish(self) -> Result<Command, Refusal>;
}

/// What is answered where something was done: from which version on it is there.
#[derive(Serialize)]
pub(crate) struct Done {
    pub(crate) version: Version,
}

/// Asks for it in JSON.
pub(crate) async fn json<A: Asks>(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(asked): Body<A>,
) -> Result<Json<Done>, Refusal> {
    let version = app.ask(table, token, asked.wish()?).await?;
    Ok(Json(Done { version }))
}

/// Asks for it by a form, and leads back to the table.
pub(crate) async fn form<A: Asks>(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(asked): Form<A>,
) -> Result<Redirect, Refusal> {
    app.ask(table, token, asked.wish()?).await?;
    Ok(super::room::back(table))
}

/// To change places.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Move {
    seat: u8,
}

impl Asks for Move {
    fn wish(self) -> Result<Command, Refusal> {
        read_seat(self.seat).map(Command::Move)
    }
}

/// A bot at a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBot {
    seat: u8,
    level: String,
}

impl Asks for SeatBot {
    fn wish(self) -> Result<Command, Refusal> {
        let level = self.level.parse().map_err(|_| Refusal::NoLevel)?;
        Ok(Command::SeatBot(read_seat(self.seat)?, level))
    }
}

/// No bot at a seat any more.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendBot {
    seat: u8,
}

impl Asks for SendBot {
    fn wish(self) -> Result<Command, Refusal> {
        read_seat(self.seat).map(Command::SendBot)
    }
}

/// A word that has a part in the deal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Word {
    word: String,
}

impl Asks for Word {
    fn wish(self) -> Result<Command, Refusal> {
        Ok(Command::Mix(self.word))
    }
}

/// Other options.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    options: String,
}

impl Asks for Options {
    fn wish(self) -> Result<Command, Refusal> {
        Ok(Command::Options(self.options))
    }
}

/// Another clock.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Clock {
    clock: String,
}

impl Asks for Clock {
    fn wish(self) -> Result<Command, Refusal> {
        self.clock.parse().map(Command::Clock).map_err(|_| Refusal::BadClock)
    }
}

/// A choice, at the version at which it was decided on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choose {
    choice: String,
    version: u64,
}

impl Asks for Choose {
    fn wish(self) -> Result<Command, Refusal> {
        Ok(Command::Choose { choice: self.choice, seen: Version::new(self.version) })
    }
}

/// Something said to all.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    text: String,
}

impl Asks for Say {
    fn wish(self) -> Result<Command, Refusal> {
        Ok(Command::Say(self.text))
    }
}

pub(super) fn read_seat(number: u8) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or(Refusal::NoSeat)
}
