//! The texts that games are played with.

use axum::{
    extract::{Path, State},
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::IntoResponse,
};

use super::games::find;
use crate::{App, caller::At, refusal::Refusal};

/// Offers the contents that tables of a game usually have.
pub(crate) async fn usual(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let game = app.usual(find(&game)?);
    let text = game.contents_source().ok_or(Refusal::NoPage)?;
    Ok(file(game.id(), text))
}

/// Offers the contents of a table.
pub(crate) async fn of_table(
    State(app): State<App>,
    At(table): At,
) -> Result<impl IntoResponse, Refusal> {
    let table = app.host.look(table, None).await?;
    let cards = table.cards.ok_or(Refusal::NoPage)?;
    let text = app.host.contents(cards.hash).await?.ok_or(Refusal::NoPage)?;
    Ok(file(table.game, text))
}

fn file(game: &str, text: String) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"{game}-cards.toml\"");
    let head =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    (head, text)
}
