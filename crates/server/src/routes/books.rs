//! Books about the games on the shelf.

use axum::extract::{Path, Query};
use maud::Markup;
use serde::Deserialize;

use super::games::{Which, find, text_of};
use crate::{
    language::Here,
    pages::{self, Book, Filter, Shown, game_words},
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
    let book = text_of(&game, false, place.language)?;
    let game = find(&game)?;
    let card = id.parse().map_err(|_| Refusal::NoPage)?;
    Ok(pages::large(&place, game, card, book))
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Which { quick }): Query<Which>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let text = text_of(&game, quick, place.language)?;
    let examples = find(&game)?.scenarios();
    Ok(pages::book(&place, &Book { game: &game, text, quick, examples }))
}

/// Which moment of a scenario.
#[derive(Deserialize)]
pub(crate) struct Moment {
    #[serde(default)]
    at: usize,
}

pub(crate) async fn scenario(
    Path((game, name)): Path<(String, String)>,
    Query(Moment { at }): Query<Moment>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let title = find(&game)?;
    let example = title.scenarios().iter().find(|example| example.name == name);
    let example = example.ok_or(Refusal::NoPage)?;
    let shots = title.stage(&example.scenario).map_err(|_| Refusal::OutOfOrder)?;
    let words = game_words(&place, title.id());
    Ok(Shown { place: &place, words, game: title.id(), example, shots: &shots }.page(at))
}
