//! Commands to a table. Programs send them as JSON and people as forms, with the same fields.

use axum::{Json, extract::State, response::Redirect};
use host::Command;
use kernel::{Seat, Standing};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use store::Version;

use crate::{
    App,
    body::Body,
    caller::{At, Known},
    form::{ASK, Form},
    refusal::Refusal,
};

/// A request body that stands for a command.
pub(crate) trait Asks: DeserializeOwned + Send {
    /// Converts the body to a command, or refuses it.
    fn command(self) -> Result<Command, Refusal>;
}

/// The answer to a command: the version of the table that includes its effect.
#[derive(Serialize)]
pub(crate) struct Done {
    pub(crate) version: Version,
}

/// The answer to a request that is not about the game: it is done, and the table has not changed.
#[derive(Serialize)]
pub(crate) struct Noted {}

/// Handles a command in JSON.
pub(crate) async fn json<A: Asks>(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Body(asked): Body<A>,
) -> Result<Json<Done>, Refusal> {
    let version = app.ask(table, token, asked.command()?).await?;
    Ok(Json(Done { version }))
}

/// Handles a command in a form, and redirects to the table.
pub(crate) async fn form<A: Asks>(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(asked): Form<A>,
) -> Result<Redirect, Refusal> {
    app.ask(table, token, asked.command()?).await?;
    Ok(super::room::back(table))
}

/// A move to another seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Move {
    seat: u8,
}

impl Asks for Move {
    fn command(self) -> Result<Command, Refusal> {
        read_seat(self.seat).map(Command::Move)
    }
}

/// A bot for a free seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBot {
    seat: u8,
    level: String,
}

impl Asks for SeatBot {
    fn command(self) -> Result<Command, Refusal> {
        let level = self.level.parse().map_err(|_| Refusal::NoLevel)?;
        Ok(Command::SeatBot(read_seat(self.seat)?, level))
    }
}

/// The removal of a bot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendBot {
    seat: u8,
}

impl Asks for SendBot {
    fn command(self) -> Result<Command, Refusal> {
        read_seat(self.seat).map(Command::SendBot)
    }
}

/// A bot that plays for an absent player until that player is back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    seat: u8,
}

impl Asks for StandIn {
    fn command(self) -> Result<Command, Refusal> {
        read_seat(self.seat).map(Command::StandIn)
    }
}

/// A player's contribution to the deal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Word {
    word: String,
}

impl Asks for Word {
    fn command(self) -> Result<Command, Refusal> {
        Ok(Command::Mix(self.word))
    }
}

/// New options of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    options: String,
}

impl Asks for Options {
    fn command(self) -> Result<Command, Refusal> {
        Ok(Command::Options(self.options))
    }
}

/// A new clock.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Clock {
    clock: String,
}

impl Asks for Clock {
    fn command(self) -> Result<Command, Refusal> {
        self.clock.parse().map(Command::Clock).map_err(|_| Refusal::BadClock)
    }
}

/// A choice in the game, and the version of the table that it was based on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choose {
    choice: String,
    version: u64,
}

impl Asks for Choose {
    fn command(self) -> Result<Command, Refusal> {
        Ok(Command::Choose { choice: self.choice, seen: Version::new(self.version) })
    }
}

/// A choice on a page. `what` says which group of choices was open there; it does not matter here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChooseOnPage {
    choice: String,
    version: u64,
    #[serde(default, rename = "what")]
    _what: Option<String>,
}

impl Asks for ChooseOnPage {
    fn command(self) -> Result<Command, Refusal> {
        Choose { choice: self.choice, version: self.version }.command()
    }
}

/// A standing answer, or `ask` for none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stand {
    standing: String,
}

impl Asks for Stand {
    fn command(self) -> Result<Command, Refusal> {
        if self.standing == ASK {
            return Ok(Command::Stand(None));
        }
        let standing = Standing::ALL.into_iter().find(|it| it.id() == self.standing);
        standing.map(|it| Command::Stand(Some(it))).ok_or(Refusal::NoStanding)
    }
}

pub(super) fn read_seat(number: u8) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or(Refusal::NoSeat)
}
