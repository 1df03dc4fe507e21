//! The description of the JSON interface. It is written by hand; tests check every route and every
//! answer against it. The schemas of each game's views and events are in a file of their own.

use std::sync::LazyLock;

use axum::{http::header::CONTENT_TYPE, response::IntoResponse};
use serde_json::{Map, Value, json};

/// Registers the schemas of games, by their ids.
macro_rules! schemas_of {
    ($($game:literal),*) => {
        const GAMES: &[&str] = &[$(include_str!(concat!("../openapi/", $game, ".json"))),*];
    };
}

schemas_of!["shadow-throne", "casting-shadows", "princess", "goofspiel"];

/// The description, as `OpenAPI` 3.1 in JSON.
pub static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let mut document: Value = parse(include_str!("../openapi.json"));
    let schemas = &mut document["components"]["schemas"];
    for game in GAMES {
        let own: Map<String, Value> = parse(game);
        for (name, schema) in own {
            for kind in ["View", "Event"].into_iter().filter(|kind| name.ends_with(kind)) {
                let any = schemas[kind]["anyOf"].as_array_mut().expect("it lists the games");
                any.push(json!({ "$ref": format!("#/components/schemas/{name}") }));
            }
            schemas[name] = schema;
        }
    }
    let listed = || catalog::GAMES.iter();
    let opening = &mut document["components"]["schemas"]["Opening"]["properties"];
    opening["game"]["enum"] = listed().map(|game| game.id()).collect();
    opening["seats"]["minimum"] = listed().map(|game| *game.seats().start()).min().into();
    opening["seats"]["maximum"] = listed().map(|game| *game.seats().end()).max().into();
    serde_json::to_string_pretty(&document).expect("it is JSON")
});

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("our own files are JSON")
}

pub(crate) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}
