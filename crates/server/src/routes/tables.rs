//! Tables, for programs: list, open, look, rematch and record.

use axum::{
    Extension, Json,
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION},
    response::IntoResponse,
};
use host::{Listed, Opening, Snapshot};
use serde::{Deserialize, Serialize};
use store::TableId;

use crate::{
    App,
    body::{Body, CONTENTS_BODY_BYTES_MAX},
    caller::{At, Caller, Known},
    middleware::Peer,
    refusal::{Refusal, created},
};

pub(crate) async fn list(State(app): State<App>) -> Json<Vec<Listed>> {
    Json(app.host.public_tables())
}

/// The body that opens a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    game: String,
    seats: u8,
    #[serde(default)]
    options: String,
    #[serde(default = "no_clock")]
    clock: String,
    #[serde(default = "yes")]
    private: bool,
    #[serde(default)]
    quiet: bool,
    #[serde(default)]
    cards: Option<String>,
}

fn no_clock() -> String {
    "none".into()
}

const fn yes() -> bool {
    true
}

#[derive(Serialize)]
pub(crate) struct Opened {
    table: TableId,
}

impl Opened {
    fn answer(table: TableId) -> impl IntoResponse {
        let place = [(LOCATION, format!("/api/v1/tables/{table}"))];
        created((place, Json(Self { table })))
    }
}

pub(crate) async fn open(
    State(app): State<App>,
    from: Option<Extension<Peer>>,
    Body(asked): Body<Open, CONTENTS_BODY_BYTES_MAX>,
) -> Result<impl IntoResponse, Refusal> {
    let Open { game, seats, options, clock, private, quiet, cards } = asked;
    let clock = clock.parse().map_err(|_| Refusal::BadClock)?;
    let from = from.map(|Extension(peer)| peer);
    let contents = app.contents(&game, cards, from)?;
    let opening = Opening { game, seats, options, clock, private, quiet, contents };
    Ok(Opened::answer(app.host.open_from(&opening, from.map(Peer::network)).await?))
}

pub(crate) async fn look(
    State(app): State<App>,
    At(table): At,
    Caller(token): Caller,
) -> Result<Json<Snapshot>, Refusal> {
    Ok(Json(app.host.look(table, token).await?))
}

pub(crate) async fn rematch(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
) -> Result<impl IntoResponse, Refusal> {
    Ok(Opened::answer(app.host.rematch(table, token).await?))
}

pub(crate) async fn record(
    State(app): State<App>,
    At(table): At,
) -> Result<impl IntoResponse, Refusal> {
    let record = app.host.record(table).await?.ok_or(host::Refusal::NotOver)?;
    let file = format!("attachment; filename=\"{}-{table}.rec\"", record.game);
    let head =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)];
    Ok((head, record.to_string()))
}
