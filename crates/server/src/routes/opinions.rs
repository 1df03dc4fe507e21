//! What a strong bot thinks: hints at a live table, and the analysis of a finished game.

use axum::{
    Json,
    extract::{Query, State},
    http::header::{CONTENT_TYPE, RETRY_AFTER},
    response::{IntoResponse, Response},
};
use catalog::View;
use host::{Analyzed, Hint, SeatInfo};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
use text::Names;

use crate::{
    App,
    caller::{At, Known},
    pages::{Paper, Room, hint_list},
    refusal::{Refusal, accepted},
    visitor::Visitor,
};

/// Whether only the hint is wanted, for a page that is there already.
#[derive(Deserialize)]
pub(crate) struct Bare {
    #[serde(default)]
    bare: bool,
}

/// Shows the table with a hint for whoever asks.
pub(crate) async fn show_hint(
    State(app): State<App>,
    At(id): At,
    Known(token): Known,
    (visitor, Query(Bare { bare })): (Visitor, Query<Bare>),
) -> Result<Markup, Refusal> {
    let hint = app.host.hint(id, token).await?;
    let (table, chronicle) = app.host.read(id, Some(token)).await?;
    let place = &visitor.place;
    if bare {
        let name = |seat: &SeatInfo| seat.name.clone().unwrap_or_default();
        let names = Names::new(table.seats.iter().map(name), table.you);
        let names = names.with_glossary(table.view.as_ref().and_then(View::glossary));
        return Ok(hint_list(Paper::new(place, table.game), &names, &hint));
    }
    let hint = Some(&*hint).filter(|hint| hint.asked_at == table.question.asked_at);
    let room = Room { place, table: &table, story: &[], hint, name: &visitor.name };
    Ok(room.page(&chronicle))
}

pub(crate) async fn hint(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
) -> Result<Json<Hint>, Refusal> {
    Ok(Json(Hint::clone(&*app.host.hint(table, token).await?)))
}

pub(crate) async fn analysis(State(app): State<App>, At(table): At) -> Result<Response, Refusal> {
    match app.host.analysis(table).await? {
        Analyzed::Ready(text) => Ok(([(CONTENT_TYPE, "application/json")], text).into_response()),
        Analyzed::Computing => {
            let later = [(RETRY_AFTER, "2")];
            Ok(accepted((later, Json(json!({ "status": "computing" })))))
        }
    }
}
