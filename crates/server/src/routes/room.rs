//! A table in the browser: looked at, and all that is done there by pressing something.

use axum::{
    extract::State,
    response::{AppendHeaders, IntoResponse, Redirect},
};
use catalog::{FactText, Level};
use host::{Snapshot, Stage, TokenHash, Wish};
use kernel::Seat;
use maud::Markup;
use serde::Deserialize;
use store::{TableId, Version};

use crate::{
    App,
    caller::{At, Caller, Known, Named, Newcomer},
    form::Form,
    pages::{Lobby, Room, Story},
    refusal::Refusal,
    visitor::Visitor,
};

type Done = Result<Redirect, Refusal>;

pub(crate) async fn show(
    State(app): State<App>,
    At(id): At,
    Caller(token): Caller,
    visitor: Visitor,
) -> Result<Markup, Refusal> {
    let (table, chronicle) = app.host.read(id, token).await?;
    let place = &visitor.place;
    if table.stage == Stage::Gathering {
        let link = visitor.link(id);
        return Ok(Lobby { place, table: &table, link: &link, name: &visitor.name }.page());
    }
    let story = app.story(&table).await?;
    Ok(Room { place, table: &table, story: &story }.page(&chronicle))
}

impl App {
    /// What the battles of a finished game brought; nothing yet of one that goes on.
    pub(crate) async fn story(&self, table: &Snapshot) -> Result<Story, Refusal> {
        if table.stage != Stage::Over {
            return Ok(Story::default());
        }
        let record = self.host.record(table.table).await?.ok_or(host::Refusal::NotOver)?;
        let game = super::games::find(&record.game)?;
        let told = game.chronicle(&record, usize::MAX);
        let facts: Vec<FactText> = told.into_iter().map(|told| told.fact).collect();
        Ok(Story::of(&facts))
    }

    /// Does what was wished for, and leads back to the table.
    async fn press(&self, table: TableId, token: TokenHash, wish: Wish) -> Done {
        self.ask(table, token, wish).await?;
        Ok(back(table))
    }
}

fn back(table: TableId) -> Redirect {
    Redirect::to(&format!("/tables/{table}"))
}

#[derive(Deserialize)]
pub(crate) struct Join {
    name: String,
}

pub(crate) async fn join(
    State(app): State<App>,
    At(table): At,
    newcomer: Newcomer,
    Form(Join { name }): Form<Join>,
) -> Result<impl IntoResponse, Refusal> {
    app.sit(table, newcomer.hash(), &name).await?;
    let cookies = newcomer.cookie(&app.settings).into_iter().chain([Named::remember(&name)]);
    let cookies: Vec<_> = cookies.collect();
    Ok((AppendHeaders(cookies), back(table)))
}

pub(crate) async fn leave(State(app): State<App>, At(table): At, Known(token): Known) -> Done {
    app.press(table, token, Wish::Leave).await
}

#[derive(Deserialize)]
pub(crate) struct Which {
    seat: u8,
}

pub(crate) async fn change_seat(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Which { seat }): Form<Which>,
) -> Done {
    app.press(table, token, Wish::Move(read_seat(seat)?)).await
}

#[derive(Deserialize)]
pub(crate) struct Bot {
    seat: u8,
    level: String,
}

pub(crate) async fn seat_bot(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Bot { seat, level }): Form<Bot>,
) -> Done {
    let level = level.parse().map_err(|_| Refusal::NoLevel)?;
    app.press(table, token, Wish::SeatBot(read_seat(seat)?, level)).await
}

pub(crate) async fn send_bot(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Which { seat }): Form<Which>,
) -> Done {
    app.press(table, token, Wish::SendBot(read_seat(seat)?)).await
}

/// What is agreed before the game.
#[derive(Deserialize)]
pub(crate) struct Agree {
    options: String,
    clock: String,
}

pub(crate) async fn agree(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Agree { options, clock }): Form<Agree>,
) -> Done {
    let clock = clock.parse().map_err(|_| Refusal::BadClock)?;
    app.ask(table, token, Wish::Options(options)).await?;
    app.press(table, token, Wish::Clock(clock)).await
}

/// A word that has a part in the deal.
#[derive(Deserialize)]
pub(crate) struct Word {
    word: String,
}

pub(crate) async fn word(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Word { word }): Form<Word>,
) -> Done {
    app.press(table, token, Wish::Mix(word)).await
}

/// Begins, with bots where nobody sits.
pub(crate) async fn start(State(app): State<App>, At(table): At, Known(token): Known) -> Done {
    app.fill(table, token, Level::Greedy).await?;
    app.press(table, token, Wish::Start).await
}

#[derive(Deserialize)]
pub(crate) struct Choose {
    choice: String,
    version: u64,
}

pub(crate) async fn choose(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Choose { choice, version }): Form<Choose>,
) -> Done {
    app.press(table, token, Wish::Choose { choice, seen: Version::new(version) }).await
}

#[derive(Deserialize)]
pub(crate) struct Say {
    text: String,
}

pub(crate) async fn say(
    State(app): State<App>,
    At(table): At,
    Known(token): Known,
    Form(Say { text }): Form<Say>,
) -> Done {
    app.press(table, token, Wish::Say(text)).await
}

/// Once more, with the same people. Who plays against bots alone waits for nobody.
pub(crate) async fn rematch(State(app): State<App>, At(table): At, Known(token): Known) -> Done {
    let next = app.host.rematch(table, token).await?;
    let seats = app.host.look(next, Some(token)).await?.seats;
    if seats.iter().filter(|seat| seat.bot.is_none()).count() == 1 {
        // If it has begun already, so much the better.
        let _ = app.ask(next, token, Wish::Start).await;
    }
    Ok(back(next))
}

fn read_seat(number: u8) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or(Refusal::NoSeat)
}
