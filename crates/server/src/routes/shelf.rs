//! Pages about the games on the shelf.

use axum::extract::{Path, Query};
use maud::Markup;
use serde::Deserialize;

use super::games::{Which, find, text_of};
use crate::{
    language::Here,
    pages::{self, Book, Filter},
    refusal::Refusal,
};

#[derive(Deserialize)]
pub(crate) struct Wanted {
    faction: Option<String>,
    rank: Option<String>,
}

pub(crate) async fn cards(
    Path(game): Path<String>,
    Query(Wanted { faction, rank }): Query<Wanted>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    Ok(pages::gallery(&place, find(&game)?, &Filter { faction, rank }))
}

pub(crate) async fn card(
    Path((game, id)): Path<(String, String)>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let game = find(&game)?;
    let card = id.parse().map_err(|_| Refusal::NoPage)?;
    Ok(pages::large(&place, game, card))
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Which { quick }): Query<Which>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let text = text_of(&game, quick, place.language)?;
    Ok(pages::book(&place, &Book { text, quick }))
}
