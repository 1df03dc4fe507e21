//! The pictures of cards that tables have brought.

use axum::{
    extract::{Path, State},
    http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE},
    response::IntoResponse,
};
use catalog::AnyGame;

use crate::{App, pages, refusal::Refusal};

/// A picture may neither run nor load anything, even if it is opened by itself.
const POLICY: &str = "default-src 'none'; sandbox";
/// The contents, and so the picture, are named by their hash.
const FOR_EVER: &str = "private, max-age=31536000, immutable";

/// Returns the picture that a card brings, or one that is made from what is printed on it.
pub(crate) async fn picture(
    State(app): State<App>,
    Path((game, hash, file)): Path<(String, String, String)>,
) -> Result<impl IntoResponse, Refusal> {
    let id = file.strip_suffix(".svg").ok_or(Refusal::NoPage)?;
    let game = app.game(&game, Some(&hash)).await?;
    let svg = draw(&*game, id).ok_or(Refusal::NoPage)?;
    let head = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CONTENT_SECURITY_POLICY, POLICY),
        (CACHE_CONTROL, FOR_EVER),
    ];
    Ok((head, svg))
}

fn draw(game: &dyn AnyGame, id: &str) -> Option<String> {
    let glossary = game.glossary()?;
    let made = || {
        let card = game.cards().into_iter().find(|card| card.id == id)?;
        let fact = |name: &str| card.facts[name].as_str();
        let (kind, color) = (fact("kind").unwrap_or_default(), glossary.color(id));
        Some(pages::picture(kind, fact("symbol"), color.as_deref()).0)
    };
    glossary.picture(id).or_else(made)
}
