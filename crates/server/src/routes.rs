//! Every address of the server, in one list.

mod about;
mod entrance;
mod games;
mod replay;
mod room;
mod seats;
mod shelf;
mod tables;
mod wish;

use axum::{
    Router,
    routing::{delete, get, post},
};

use crate::{App, assets, openapi, screen, service, stream};
use wish::{form, json};

/// What people see.
#[rustfmt::skip]
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/",                                   get(entrance::front))
        .route("/play",                               post(entrance::play))
        .route("/tables",                             get(entrance::find).post(entrance::open))
        .route("/tables/{table}",                     get(room::show))
        .route("/tables/{table}/stream",              get(screen::show))
        .route("/tables/{table}/replay",              get(replay::show))
        .route("/tables/{table}/join",                post(room::join))
        .route("/tables/{table}/leave",               post(room::leave))
        .route("/tables/{table}/move",                post(form::<wish::Move>))
        .route("/tables/{table}/bots",                post(form::<wish::SeatBot>))
        .route("/tables/{table}/send",                post(form::<wish::SendBot>))
        .route("/tables/{table}/agree",               post(room::agree))
        .route("/tables/{table}/word",                post(form::<wish::Word>))
        .route("/tables/{table}/start",               post(room::start))
        .route("/tables/{table}/choose",              post(form::<wish::Choose>))
        .route("/tables/{table}/say",                 post(form::<wish::Say>))
        .route("/tables/{table}/rematch",             post(room::rematch))
        .route("/tables/{table}/check",               get(about::check_table))
        .route("/about",                              get(about::show).post(about::check))
        .route("/games/{game}/cards",                 get(shelf::cards))
        .route("/games/{game}/cards/{card}",          get(shelf::card))
        .route("/games/{game}/rules",                 get(shelf::rules))
        .route("/games/{game}/scenarios/{name}",      get(shelf::scenario))
        .route("/assets/{hash}/{file}",               get(assets::file))
}

/// What programs ask.
#[rustfmt::skip]
pub(crate) fn programs() -> Router<App> {
    Router::new()
        .route("/health",                             get(service::health))
        .route("/metrics",                            get(service::metrics))
        .route("/api/v1/openapi.json",                get(openapi::document))
        .route("/api/v1/games",                       get(games::list))
        .route("/api/v1/games/{game}/cards",          get(games::cards))
        .route("/api/v1/games/{game}/rules",          get(games::rules))
        .route("/api/v1/tokens",                      post(seats::draw_token))
        .route("/api/v1/tables",                      get(tables::list).post(tables::open))
        .route("/api/v1/tables/{table}",              get(tables::look))
        .route("/api/v1/tables/{table}/events",       get(stream::events))
        .route("/api/v1/tables/{table}/record",       get(tables::record))
        .route("/api/v1/tables/{table}/rematch",      post(tables::rematch))
        .route("/api/v1/tables/{table}/join",         post(seats::join))
        .route("/api/v1/tables/{table}/leave",        post(seats::leave))
        .route("/api/v1/tables/{table}/move",         post(json::<wish::Move>))
        .route("/api/v1/tables/{table}/bots",         post(json::<wish::SeatBot>))
        .route("/api/v1/tables/{table}/bots/{seat}",  delete(seats::send_bot))
        .route("/api/v1/tables/{table}/word",         post(json::<wish::Word>))
        .route("/api/v1/tables/{table}/options",      post(json::<wish::Options>))
        .route("/api/v1/tables/{table}/clock",        post(json::<wish::Clock>))
        .route("/api/v1/tables/{table}/start",        post(seats::start))
        .route("/api/v1/tables/{table}/choose",       post(json::<wish::Choose>))
        .route("/api/v1/tables/{table}/chat",         post(json::<wish::Say>))
}
