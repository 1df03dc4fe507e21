//! What this is, and whether a record is right.

use axum::extract::State;
use catalog::UnknownGame;
use kernel::{Record, RecordError};
use maud::Markup;
use serde::Deserialize;

use crate::{
    App,
    caller::At,
    form::Form,
    language::Here,
    pages::{self, About, Checked},
    refusal::Refusal,
};

pub(crate) async fn show(Here(place): Here) -> Markup {
    pages::about(&place, &About { record: "", checked: None })
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
    let checked = Some(judge(tidied(&record)).await?);
    Ok(pages::about(&place, &About { record: &record, checked }))
}

/// Checks the record of a table whose game is over.
pub(crate) async fn check_table(
    State(app): State<App>,
    At(table): At,
    Here(place): Here,
) -> Result<Markup, Refusal> {
    let record = app.host.record(table).await?.ok_or(host::Refusal::NotOver)?.to_string();
    let checked = Some(judge(record.clone()).await?);
    Ok(pages::about(&place, &About { record: &record, checked }))
}

/// A browser ends lines with a carriage return too, and who copies by hand loses the last line
/// feed: neither is a fault of the record.
fn tidied(pasted: &str) -> String {
    let mut record = pasted.trim_end().replace("\r\n", "\n");
    record.push('\n');
    record
}

/// Plays a record again, on a thread where nobody waits for it.
async fn judge(record: String) -> Result<Checked, Refusal> {
    let judged = tokio::task::spawn_blocking(move || match play(&record) {
        Ok(record) => Checked::Whole(Box::new(record)),
        Err(Fault::Game(unknown)) => Checked::NoGame(unknown),
        Err(Fault::Line(error)) => {
            let line = record.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
            Checked::Wrong { line: line.to_owned(), error }
        }
    });
    judged.await.map_err(|_| Refusal::OutOfOrder)
}

/// What can be wrong with a record.
enum Fault {
    Game(UnknownGame),
    Line(RecordError),
}

fn play(text: &str) -> Result<Record, Fault> {
    let record: Record = text.parse().map_err(Fault::Line)?;
    let game = catalog::find(&record.game).map_err(Fault::Game)?;
    game.retell(&record, &mut |_| {}).map_err(Fault::Line)?;
    Ok(record)
}
