//! Tutorials. Nothing is kept: the address has the step and the choices of the learner.

use axum::extract::{Path, Query};
use maud::Markup;

use super::games::find;
use crate::{pages::TutorialPage, refusal::Refusal, visitor::Visitor};

pub(crate) async fn show(
    Path(game): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    Visitor { place, name, .. }: Visitor,
) -> Result<Markup, Refusal> {
    let game = find(&game)?;
    let tutorial = game.tutorial().ok_or(Refusal::NoPage)?;
    let value = |pair: &(String, String)| pair.1.clone();
    let at = query.iter().find(|(name, _)| name == "at").and_then(|(_, at)| at.parse().ok());
    // A form adds the choice that was just made.
    let made = query.iter().filter(|(name, _)| name == "made" || name == "choice");
    let made: Vec<String> = made.take(tutorial.steps.len()).map(value).collect();
    let taught = tutorial.play(game, &made, at.unwrap_or_default());
    let name = if name.is_empty() { place.say("room-guest") } else { name };
    Ok(TutorialPage { place: &place, game, tutorial, taught: &taught, name: &name }.page())
}
