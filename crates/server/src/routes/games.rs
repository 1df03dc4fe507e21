//! The games, for programs: names, options, cards and rules.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header::CONTENT_TYPE,
    response::IntoResponse,
};
use catalog::{AnyGame, GAMES};
use kernel::OptionSpec;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use text::{GameWords, Language, words};

use crate::{App, language::Spoken, refusal::Refusal};

#[derive(Serialize)]
pub(crate) struct Listed {
    id: &'static str,
    name: String,
    seats_min: u8,
    seats_max: u8,
    options: Vec<Agreed>,
}

/// An option of a game, and its values with the default first.
#[derive(Serialize)]
pub(crate) struct Agreed {
    option: &'static str,
    name: String,
    values: Vec<Value>,
}

pub(crate) async fn list(Spoken(language): Spoken) -> Json<Vec<Listed>> {
    let option = |words: &GameWords, spec: &OptionSpec| {
        let name = |value: &str| words.say(&format!("option-{}-{value}", spec.name), &[]);
        let values = spec.values.iter().map(|value| json!({ "value": value, "name": name(value) }));
        let (option, name) = (spec.name, words.say(&format!("option-{}", spec.name), &[]));
        Agreed { option, name, values: values.collect() }
    };
    let listed = |game: &&dyn AnyGame| Listed {
        id: game.id(),
        name: game_words(*game, language).say("title", &[]),
        seats_min: *game.seats().start(),
        seats_max: *game.seats().end(),
        options: game
            .option_specs()
            .iter()
            .map(|spec| option(game_words(*game, language), spec))
            .collect(),
    };
    Json(GAMES.iter().map(listed).collect())
}

#[derive(Serialize)]
pub(crate) struct Card {
    id: String,
    name: String,
    rule: Option<String>,
    facts: Value,
}

/// The query: the contents that cards belong to, by their hash; the built-in ones without it.
#[derive(Deserialize)]
pub(crate) struct Contents {
    pub(super) of: Option<String>,
}

pub(crate) async fn cards(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Contents { of }): Query<Contents>,
    Spoken(language): Spoken,
) -> Result<Json<Vec<Card>>, Refusal> {
    let game = app.game(&game, of.as_deref()).await?;
    let words = game_words(&*game, language).with_glossary(game.glossary());
    let card = |card: catalog::Card| Card {
        name: words.name(&card.id),
        rule: words.attribute(&card.id, "rule"),
        id: card.id,
        facts: card.facts,
    };
    Ok(Json(game.cards().into_iter().map(card).collect()))
}

/// The query: the quick reference, or else the rulebook.
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

/// Returns the rulebook of a game, or its quick reference.
pub(super) fn text_of(
    game: &str,
    quick: bool,
    language: Language,
) -> Result<&'static str, Refusal> {
    let books = find(game)?.books(language.id()).expect("every game has rules in every language");
    Ok(if quick { books.quick } else { books.rulebook })
}

pub(super) fn find(id: &str) -> Result<&'static dyn AnyGame, Refusal> {
    catalog::find(id).map_err(|_| Refusal::NoGame)
}

fn game_words(game: &dyn AnyGame, language: Language) -> &'static GameWords {
    words(language).game(game.id()).expect("every game has words")
}
