//! Pages about the games: cards, rules and scenarios.

use axum::extract::{Path, Query, State};
use maud::Markup;
use serde::Deserialize;

use super::games::{Contents, Which, find, text_of};
use crate::{
    App,
    language::Here,
    pages::{self, Book, ExamplePage},
    refusal::Refusal,
};

pub(crate) async fn cards(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let of = query.iter().find(|(name, _)| name == "of").map(|(_, hash)| hash.as_str());
    let game = app.game(&game, of).await?;
    let filters = pages::filters(game.id());
    let filter = query.into_iter().filter(|(fact, _)| filters.iter().any(|(it, _)| it == fact));
    Ok(pages::gallery(&place, &*game, &filter.collect()))
}

pub(crate) async fn card(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Query(Contents { of }): Query<Contents>,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let book = text_of(&game, false, place.language)?;
    let game = app.game(&game, of.as_deref()).await?;
    pages::large(&place, &*game, &id, book).ok_or(Refusal::NoPage)
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

/// The query: a moment of a scenario.
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
    let steps = title.show(&example.scenario).map_err(|_| Refusal::OutOfOrder)?;
    Ok(ExamplePage { place: &place, game: title.id(), example, steps: &steps }.page(at))
}
