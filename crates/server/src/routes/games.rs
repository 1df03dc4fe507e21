//! The games on the shelf: what they are called, their cards and their rules.

use axum::{
    Json,
    extract::{Path, Query},
    http::header::CONTENT_TYPE,
    response::IntoResponse,
};
use catalog::{AnyGame, GAMES};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::{GameWords, Language, words};

use crate::{language::Spoken, refusal::Refusal};

#[derive(Serialize)]
pub(crate) struct Listed {
    id: &'static str,
    name: String,
    seats_min: u8,
    seats_max: u8,
}

pub(crate) async fn list(Spoken(language): Spoken) -> Json<Vec<Listed>> {
    let listed = |game: &&dyn AnyGame| Listed {
        id: game.id(),
        name: game_words(*game, language).say("title", &[]),
        seats_min: *game.seats().start(),
        seats_max: *game.seats().end(),
    };
    Json(GAMES.iter().map(listed).collect())
}

#[derive(Serialize)]
pub(crate) struct Card {
    id: &'static str,
    name: String,
    rule: Option<String>,
    facts: Value,
}

pub(crate) async fn cards(
    Path(game): Path<String>,
    Spoken(language): Spoken,
) -> Result<Json<Vec<Card>>, Refusal> {
    let game = find(&game)?;
    let words = game_words(game, language);
    let card = |card: catalog::Card| Card {
        id: card.id,
        name: words.name(card.id),
        rule: words.attribute(card.id, "rule"),
        facts: card.facts,
    };
    Ok(Json(game.cards().into_iter().map(card).collect()))
}

/// Which book.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    pub(super) quick: bool,
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Which { quick }): Query<Which>,
    Spoken(language): Spoken,
) -> Result<impl IntoResponse, Refusal> {
    let text = text_of(&game, quick, language)?;
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}

/// The rulebook of a game, or its quick reference.
pub(super) fn text_of(
    game: &str,
    quick: bool,
    language: Language,
) -> Result<&'static str, Refusal> {
    let books = find(game)?.pages(language.id()).expect("every game has rules in every language");
    Ok(if quick { books.quick } else { books.rulebook })
}

pub(super) fn find(id: &str) -> Result<&'static dyn AnyGame, Refusal> {
    catalog::find(id).map_err(|_| Refusal::NoGame)
}

fn game_words(game: &dyn AnyGame, language: Language) -> &'static GameWords {
    words(language).game(game.id()).expect("every game has words")
}
