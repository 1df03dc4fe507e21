//! The about page, and the check of records.

use axum::extract::State;
use catalog::{AnyGame, Fact, Flaw, UnknownGame};
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
    State(app): State<App>,
    Here(place): Here,
    Form(Pasted { record }): Form<Pasted>,
) -> Result<Markup, Refusal> {
    let checked = Some(judge(&app, tidied(&record), place.language).await?);
    Ok(pages::about(&place, &About { record: &record, checked, table: None }))
}

/// Checks the record of a table whose game is over.
pub(crate) async fn check_table(
    State(app): State<App>,
    At(table): At,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let record = app.host.record(table).await?.ok_or(host::Refusal::NotOver)?.to_string();
    let checked = Some(judge(&app, record.clone(), place.language).await?);
    Ok(pages::about(&place, &About { record: &record, checked, table: Some(table) }))
}

/// Normalizes a pasted record: browsers send carriage returns, and copying may lose the last line
/// feed.
fn tidied(pasted: &str) -> String {
    let mut record = pasted.trim_end().replace("\r\n", "\n");
    record.push('\n');
    record
}

/// Checks a record, with the contents that it names if the journal keeps them.
async fn judge(app: &App, text: String, language: Language) -> Result<Checked, Refusal> {
    let judged = match read(&text, language) {
        Err(wrong) => Err(wrong),
        Ok(record) => {
            let game = app.host.game(&record.game, record.contents).await?;
            // A long game takes a while.
            let played = tokio::task::spawn_blocking(move || play(&*game, record, language));
            played.await.map_err(|_| Refusal::OutOfOrder)?
        }
    };
    Ok(match judged {
        Ok(record) => Checked::Whole(Box::new(record)),
        Err((at, what)) => {
            let line = text.lines().nth(at.0.saturating_sub(1)).unwrap_or_default().to_owned();
            Checked::Wrong { at, what, line }
        }
    })
}

/// The line and column of an error in a record, and its text.
type LocatedError = ((usize, usize), String);

fn read(text: &str, language: Language) -> Result<Record, LocatedError> {
    let wrong = |error: RecordError| (at(&error), words(language).wrong(&error.what));
    let record: Record = text.parse().map_err(wrong)?;
    catalog::find(&record.game).map_err(|unknown| no_game(&unknown, language))?;
    Ok(record)
}

fn play(game: &dyn AnyGame, record: Record, language: Language) -> Result<Record, LocatedError> {
    game.retell(&record, &mut |_| {}).map_err(|Flaw { error, refused }| {
        let refused = refused.as_ref().map(Fact::value);
        (at(&error), words(language).flaw(&record, &error.what, refused))
    })?;
    Ok(record)
}

const fn at(error: &RecordError) -> (usize, usize) {
    (error.line, error.column)
}

fn no_game(unknown: &UnknownGame, language: Language) -> LocatedError {
    let known = catalog::GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let places = [("asked", unknown.asked.as_str().into()), ("known", known.into())];
    (GAME_AT, words(language).say("error-unknown-game", &places))
}
