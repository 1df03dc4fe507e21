//! A table in the browser: its page and its forms.

use std::sync::Arc;

use axum::{
    extract::State,
    response::{AppendHeaders, IntoResponse, Redirect},
};
use catalog::Fact;
use host::{Command, Snapshot, Stage, TokenHash};
use maud::Markup;
use serde::Deserialize;
use store::TableId;

use super::{command::read_seat, front::read_level};
use crate::{
    App,
    caller::{At, Caller, Known, Named, Newcomer},
    form::{Fields, Form},
    pages::{Lobby, Room},
    refusal::Refusal,
    visitor::Visitor,
};

type Done = Result<Redirect, Refusal>;

pub(crate) async fn show(
    State(app): State<App>,
    At(id): At,
    Caller(token): Caller,
    visitor: Visitor,
) -> Result<Markup, Refusal> {
    let (table, chronicle) = app.host.read(id, token).await?;
    let place = &visitor.place;
    if table.stage == Stage::Gathering {
        let link = visitor.link(id);
        return Ok(Lobby { place, table: &table, link: &link, name: &visitor.name }.page());
    }
    let story = app.story(&table).await?;
    let room = Room { place, table: &table, story: &story, hint: None, name: &visitor.name };
    Ok(room.page(&chronicle))
}

impl App {
    /// Returns all facts of a finished game; empty before the end.
    pub(crate) async fn story(&self, table: &Snapshot) -> Result<Arc<[Fact]>, Refusal> {
        if table.stage != Stage::Over {
            return Ok(Arc::from([]));
        }
        Ok(self.host.story(table.table).await?)
    }

    /// Sends a command and redirects to the table.
    async fn press(&self, table: TableId, token: TokenHash, command: Command) -> Done {
        self.ask(table, token, command).await?;
        Ok(back(table))
    }
}

pub(super) fn back(table: TableId) -> Redirect {
    Redirect::to(&format!("/tables/{table}"))
}

#[derive(Deserialize)]
pub(crate) struct Join {
    name: String,
    /// The seat of somebody who was removed; the first free one, if nothing is said.
    #[serde(default)]
    seat: Option<u8>,
}

pub(crate) async fn join(
    State(app): State<App>,
    At(table): At,
    newcomer: Newcomer,
    Form(Join { name, seat }): Form<Join>,
) -> Result<impl IntoResponse, Refusal> {
    let seat = seat.map(read_seat).transpose()?;
    app.sit(table, newcomer.hash(), (&name, seat)).await?;
    let cookies = newcomer.cookie(&app.settings).into_iter().chain([Named::remember(&name)]);
    let cookies: Vec<_> = cookies.collect();
    Ok((AppendHeaders(cookies), back(table)))
}

/// Gets up from the seat; out of a running game, goes to the front page.
pub(crate) async fn leave(State(app): State<App>, At(table): At, Known(token): Known) -> Done {
    let back = app.press(table, token, Command::Leave).await?;
    let is_playing = app.host.look(table, None).await?.stage == Stage::Playing;
    Ok(if is_playing { Redirect::to("/") } else { back })
}

/// Sets the options and the clock.
pub(crate) async fn agree(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(fields): Form<Fields>,
) -> Done {
    let clock = fields.get("clock")?.parse().map_err(|_| Refusal::BadClock)?;
    app.ask(table, token, Command::Options(fields.options())).await?;
    app.press(table, token, Command::Clock(clock)).await
}

/// Starts the game, with bots of this level at the free seats, unless somebody is still expected.
pub(crate) async fn start(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(fields): Form<Fields>,
) -> Done {
    let level = read_level(fields.find("level"))?;
    if app.host.look(table, Some(token)).await?.present.expected.is_empty() {
        app.fill(table, token, level).await?;
    }
    app.press(table, token, Command::Start).await
}

/// Opens a rematch, and starts it at once if all other seats have bots, unless the player wants
/// other options.
pub(crate) async fn rematch(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(fields): Form<Fields>,
) -> Done {
    let next = app.host.rematch(table, token).await?;
    let seats = app.host.look(next, Some(token)).await?.seats;
    let alone = seats.iter().filter(|seat| seat.bot.is_none()).count() == 1;
    if alone && fields.find("other").is_none() {
        // Another tab may have started it already.
        let _ = app.ask(next, token, Command::Start).await;
    }
    Ok(back(next))
}
