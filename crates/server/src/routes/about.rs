//! The about page, and the check of records.

use axum::extract::State;
use catalog::{Fact, Flaw, UnknownGame};
use kernel::{Record, RecordError};
use maud::Markup;
use serde::Deserialize;
use text::{Language, words};

use crate::{
    App,
    caller::At,
    form::Form,
    language::Here,
    pages::{self, About, Checked},
    refusal::Refusal,
};

/// The line and column where a record names its game.
const GAME_AT: (usize, usize) = (2, 6);

pub(crate) async fn show(Here(place): Here) -> Markup {
    pages::about(&place, &About { record: "", checked: None, table: None })
}

#[derive(Deserialize)]
pub(crate) struct Pasted {
    #[serde(default)]
    record: String,
}

pub(crate) async fn check(
    Here(place): Here,
    Form(Pasted { record }): Form<Pasted>,
) -> Result<Markup, Refusal> {
    let checked = Some(judge(tidied(&record), place.language).await?);
    Ok(pages::about(&place, &About { record: &record, checked, table: None }))
}

/// Checks the record of a table whose game is over.
pub(crate) async fn check_table(
    State(app): State<App>,
    At(table): At,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let record = app.host.record(table).await?.ok_or(host::Refusal::NotOver)?.to_string();
    let checked = Some(judge(record.clone(), place.language).await?);
    Ok(pages::about(&place, &About { record: &record, checked, table: Some(table) }))
}

/// Normalizes a pasted record: browsers send carriage returns, and copying may lose the last line
/// feed.
fn tidied(pasted: &str) -> String {
    let mut record = pasted.trim_end().replace("\r\n", "\n");
    record.push('\n');
    record
}

/// Checks a record on a blocking thread.
async fn judge(record: String, language: Language) -> Result<Checked, Refusal> {
    let judged = tokio::task::spawn_blocking(move || match play(&record, language) {
        Ok(record) => Checked::Whole(Box::new(record)),
        Err((at, what)) => {
            let line = record.lines().nth(at.0.saturating_sub(1)).unwrap_or_default().to_owned();
            Checked::Wrong { at, what, line }
        }
    });
    judged.await.map_err(|_| Refusal::OutOfOrder)
}

/// The line and column of an error in a record, and its text.
type LocatedError = ((usize, usize), String);

fn play(text: &str, language: Language) -> Result<Record, LocatedError> {
    let words = words(language);
    let at = |error: &RecordError| (error.line, error.column);
    let record: Record =
        text.parse().map_err(|error: RecordError| (at(&error), words.wrong(&error.what)))?;
    let game = catalog::find(&record.game).map_err(|unknown| no_game(&unknown, language))?;
    game.retell(&record, &mut |_| {}).map_err(|Flaw { error, refused }| {
        (at(&error), words.flaw(&record, &error.what, refused.as_ref().map(Fact::value)))
    })?;
    Ok(record)
}

fn no_game(unknown: &UnknownGame, language: Language) -> LocatedError {
    let known = catalog::GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let places = [("asked", unknown.asked.as_str().into()), ("known", known.into())];
    (GAME_AT, words(language).say("error-unknown-game", &places))
}
