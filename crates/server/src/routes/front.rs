//! The front page, quick games against bots, and new tables for friends.

use axum::{
    Extension,
    extract::{Query, State},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::{AnyGame, Level};
use host::{Command, HostError, Opening, TokenHash, Who};
use kernel::{Message, Seat};
use maud::Markup;
use serde::Deserialize;
use store::{TableId, TableName};

use super::{games::find as find_game, room::back};
use crate::{
    App,
    caller::{Caller, Named, Newcomer},
    form::{Form, Upload},
    language::Here,
    middleware::Peer,
    pages::{self, Front, Mending, NewTable},
    refusal::{Refusal, unprocessed},
    transfers::Code,
    visitor::Visitor,
};

/// How many of the reader's running games the front page looks at; if there are fewer than the second
/// number, it shows finished ones, too. The rate limit counts them.
const OWN: (usize, usize) = (8, 2);

pub(crate) async fn front(
    State(app): State<App>,
    Caller(token): Caller,
    visitor: Visitor,
) -> Result<Markup, Refusal> {
    let tables = app.host.public_tables();
    let (running, finished) = match token {
        Some(token) => app.host.recent_tables(token, OWN).await?,
        None => <_>::default(),
    };
    let usual: Vec<_> = catalog::listed().map(|game| app.usual(game)).collect();
    let games: Vec<&dyn AnyGame> = usual.iter().map(|game| &**game).collect();
    let front = Front { games: &games, tables: &tables, running: &running, finished: &finished };
    Ok(pages::front(&visitor.place, &front))
}

/// The query: the game of the new table.
#[derive(Deserialize)]
pub(crate) struct OpenWhat {
    game: Option<String>,
}

/// Shows the form that opens a table for friends.
pub(crate) async fn open_page(
    State(app): State<App>,
    visitor: Visitor,
    Query(OpenWhat { game }): Query<OpenWhat>,
) -> Result<Markup, Refusal> {
    let usual: Vec<_> = catalog::listed().map(|game| app.usual(game)).collect();
    let games: Vec<&dyn AnyGame> = usual.iter().map(|game| &**game).collect();
    let asked = game.as_deref().map(catalog::find).transpose().map_err(|_| Refusal::NoGame)?;
    let asked = asked.map(|game| app.usual(game)).or_else(|| usual.first().cloned());
    let game = asked.ok_or(Refusal::NoGame)?;
    let new = NewTable { games: &games, game: &*game, name: &visitor.name };
    Ok(pages::new_table(&visitor.place, &new))
}

/// The form for a quick game against bots.
#[derive(Deserialize)]
pub(crate) struct Play {
    game: String,
    #[serde(default)]
    seats: Option<u8>,
    #[serde(default)]
    level: Option<String>,
}

pub(crate) async fn play(
    State(app): State<App>,
    Visitor { place, name, .. }: Visitor,
    newcomer: Newcomer,
    Form(asked): Form<Play>,
) -> Result<impl IntoResponse, Refusal> {
    let Play { game, seats, level } = asked;
    let seats = seats.or_else(|| catalog::find(&game).ok().map(pages::usual_seats)).unwrap_or(0);
    let level = read_level(level.as_deref())?;
    let name = if name.is_empty() { place.say("room-guest") } else { name };
    let contents = app.contents(&game, None, None)?;
    let (options, clock) = (String::new(), host::Clock::None);
    let (private, quiet) = (true, false);
    let opening = Opening { game, seats, options, clock, private, quiet, contents };
    let table = app.host.open(&opening).await?;
    app.sit(table, newcomer.hash(), (&name, None)).await?;
    app.fill(table, newcomer.hash(), level).await?;
    app.ask(table, newcomer.hash(), Command::Start).await?;
    Ok(seated(&app, &newcomer, table))
}

/// Opens a table for friends; shows what is wrong with the cards that they have brought.
pub(crate) async fn open(
    State(app): State<App>,
    Here(place): Here,
    newcomer: Newcomer,
    Upload { fields, from }: Upload,
) -> Result<Response, Refusal> {
    let seats = fields.get("seats")?.parse().map_err(|_| Refusal::BadBody {
        why: Message::new("form-value", "`seats` is not a number of seats", &[]),
    })?;
    let (game, name) = (fields.get("game")?.to_owned(), fields.get("name")?);
    let clock = fields.find("clock").unwrap_or("none").parse().map_err(|_| Refusal::BadClock)?;
    let (options, private) = (fields.options(), fields.find("who") != Some("anybody"));
    let quiet = fields.find("quiet").is_some();
    let contents = app.contents(&game, fields.cards(), from)?;
    let opening = Opening { game, seats, options, clock, private, quiet, contents };
    let table = match app.host.open_from(&opening, from.map(Peer::network)).await {
        Err(HostError::BadContents { mistakes }) => {
            let (game, source) = (find_game(&opening.game)?, opening.contents.unwrap_or_default());
            let mending = Mending { game, fields: &fields, source: &source, mistakes: &mistakes };
            return Ok(unprocessed(pages::mending(&place, &mending)));
        }
        opened => opened?,
    };
    app.sit(table, newcomer.hash(), (name, None)).await?;
    Ok((AppendHeaders([Named::remember(name)]), seated(&app, &newcomer, table)).into_response())
}

/// The query: a link to a table or its id, its name, or the code for another device.
#[derive(Deserialize)]
pub(crate) struct Find {
    table: String,
}

pub(crate) async fn find(
    State(app): State<App>,
    from: Option<Extension<Peer>>,
    Query(Find { table }): Query<Find>,
) -> Result<Redirect, Refusal> {
    let pieces = table.trim().trim_end_matches('/').rsplit('/');
    let mut named = pieces.map(|piece| piece.split(['?', '#']).next().unwrap_or_default());
    if let Some(id) = named.clone().find_map(|piece| piece.parse::<TableId>().ok()) {
        return Ok(back(id));
    }
    if let Some(code) = named.clone().find_map(|piece| piece.parse::<Code>().ok()) {
        return Ok(Redirect::to(&format!("/take/{code}")));
    }
    let name: Option<TableName> = named.find_map(|piece| piece.parse().ok());
    let name = name.ok_or(HostError::NoTable)?;
    app.pay_for_guess(from)?;
    Ok(back(app.host.find_named(name).await?))
}

/// Reads the level of bots; the usual one, if nothing is said.
pub(super) fn read_level(level: Option<&str>) -> Result<Level, Refusal> {
    level.map_or(Ok(pages::USUAL), str::parse).map_err(|_| Refusal::NoLevel)
}

/// Redirects a player who has just sat down to the table, with the cookie of a new token.
fn seated(app: &App, newcomer: &Newcomer, table: TableId) -> impl IntoResponse + use<> {
    let cookie = AppendHeaders(newcomer.cookie(&app.settings));
    (cookie, Redirect::to(&format!("/tables/{table}")))
}

impl App {
    pub(crate) async fn sit(
        &self,
        table: TableId,
        token: TokenHash,
        (name, seat): (&str, Option<Seat>),
    ) -> Result<(), Refusal> {
        let sit = Command::Sit { seat, name: name.trim().to_owned(), word: None };
        self.ask(table, token, sit).await.map(drop)
    }

    /// Seats a bot at every free seat.
    pub(crate) async fn fill(
        &self,
        table: TableId,
        token: TokenHash,
        level: Level,
    ) -> Result<(), Refusal> {
        let seats = self.host.look(table, Some(token)).await?.seats;
        for (info, number) in seats.iter().zip(0..) {
            let free = Seat::new(number).filter(|_| info.name.is_none());
            if let Some(seat) = free {
                self.host.command(table, Who::Client(token), Command::SeatBot(seat, level)).await?;
            }
        }
        Ok(())
    }
}
