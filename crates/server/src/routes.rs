//! All routes of the server, in one list.

mod about;
mod art;
mod books;
mod command;
mod contents;
mod front;
mod games;
mod installed;
mod notices;
mod opinions;
mod replay;
mod room;
mod seats;
mod settings;
mod tables;
mod talk;
mod tutorial;
mod yours;

use axum::{
    Router,
    routing::{delete, get, post},
};

use crate::{App, api_stream, assets, openapi, page_stream, service};
use command::{form, json};

/// Returns the routes for people.
#[rustfmt::skip]
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/",                                   get(front::front))
        .route("/play",                               post(front::play))
        .route("/open",                               get(front::open_page))
        .route("/yours",                              get(yours::show))
        .route("/yours/name",                         post(yours::rename))
        .route("/yours/device",                       get(yours::is_gone).post(yours::offer))
        .route("/yours/device/revoke",                post(yours::revoke))
        .route("/yours/forget",                       post(yours::forget))
        .route("/take/{code}",                        get(yours::ask).post(yours::take))
        .route("/settings",                           get(settings::show).post(settings::set))
        .route("/tables",                             get(front::find).post(front::open))
        .route("/tables/{table}",                     get(room::show))
        .route("/tables/{table}/stream",              get(page_stream::show))
        .route("/tables/{table}/replay",              get(replay::show))
        .route("/tables/{table}/hint",                get(opinions::show_hint))
        .route("/tables/{table}/join",                post(room::join))
        .route("/tables/{table}/leave",               post(room::leave))
        .route("/tables/{table}/move",                post(form::<command::Move>))
        .route("/tables/{table}/bots",                post(form::<command::SeatBot>))
        .route("/tables/{table}/send",                post(form::<command::SendBot>))
        .route("/tables/{table}/stand-in",            post(form::<command::StandIn>))
        .route("/tables/{table}/agree",               post(room::agree))
        .route("/tables/{table}/word",                post(form::<command::Word>))
        .route("/tables/{table}/start",               post(room::start))
        .route("/tables/{table}/standing",            post(form::<command::Stand>))
        .route("/tables/{table}/choose",              post(form::<command::ChooseOnPage>))
        .route("/tables/{table}/say",                 post(form::<talk::Say>))
        .route("/tables/{table}/phrase",              post(form::<talk::Phrase>))
        .route("/tables/{table}/quiet",               post(form::<talk::Quiet>))
        .route("/tables/{table}/mute",                post(form::<talk::Mute>))
        .route("/tables/{table}/remove",              post(form::<talk::Remove>))
        .route("/tables/{table}/watchers",            post(talk::watcher_form))
        .route("/tables/{table}/rematch",             post(room::rematch))
        .route("/tables/{table}/check",               get(about::check_table))
        .route("/tables/{table}/cards.toml",          get(contents::of_table))
        .route("/about",                              get(about::show).post(about::check))
        .route("/games/{game}/cards",                 get(books::cards))
        .route("/games/{game}/cards.toml",            get(contents::usual))
        .route("/games/{game}/cards/{card}",          get(books::card))
        .route("/games/{game}/learn",                 get(tutorial::show))
        .route("/games/{game}/rules",                 get(books::rules))
        .route("/games/{game}/scenarios/{name}",      get(books::scenario))
        .route("/art/{game}/{hash}/{file}",           get(art::picture))
        .route("/manifest.webmanifest",               get(installed::manifest))
        .route("/worker.js",                          get(installed::worker))
        .route("/offline",                            get(installed::offline))
        .route("/assets/{hash}/{*file}",              get(assets::file))
}

/// Returns the routes for programs.
#[rustfmt::skip]
pub(crate) fn programs() -> Router<App> {
    Router::new()
        .route("/health",                             get(service::health))
        .route("/metrics",                            get(service::metrics))
        .route("/api/v1/openapi.json",                get(openapi::document))
        .route("/api/v1/games",                       get(games::list))
        .route("/api/v1/games/{game}/cards",          get(games::cards))
        .route("/api/v1/games/{game}/rules",          get(games::rules))
        .route("/api/v1/notices",                     get(notices::key))
        .route("/api/v1/tokens",                      post(seats::draw_token))
        .route("/api/v1/tables",                      get(tables::list).post(tables::open))
        .route("/api/v1/tables/{table}",              get(tables::look))
        .route("/api/v1/tables/{table}/events",       get(api_stream::events))
        .route("/api/v1/tables/{table}/record",       get(tables::record))
        .route("/api/v1/tables/{table}/hint",         get(opinions::hint))
        .route("/api/v1/tables/{table}/analysis",     get(opinions::analysis))
        .route("/api/v1/tables/{table}/rematch",      post(tables::rematch))
        .route("/api/v1/tables/{table}/join",         post(seats::join))
        .route("/api/v1/tables/{table}/leave",        post(seats::leave))
        .route("/api/v1/tables/{table}/move",         post(json::<command::Move>))
        .route("/api/v1/tables/{table}/bots",         post(json::<command::SeatBot>))
        .route("/api/v1/tables/{table}/bots/{seat}",  delete(seats::send_bot))
        .route("/api/v1/tables/{table}/stand-in",     post(json::<command::StandIn>))
        .route("/api/v1/tables/{table}/word",         post(json::<command::Word>))
        .route("/api/v1/tables/{table}/options",      post(json::<command::Options>))
        .route("/api/v1/tables/{table}/clock",        post(json::<command::Clock>))
        .route("/api/v1/tables/{table}/start",        post(seats::start))
        .route("/api/v1/tables/{table}/standing",     post(json::<command::Stand>))
        .route("/api/v1/tables/{table}/choose",       post(json::<command::Choose>))
        .route("/api/v1/tables/{table}/chat",         post(json::<talk::Say>))
        .route("/api/v1/tables/{table}/phrase",       post(json::<talk::Phrase>))
        .route("/api/v1/tables/{table}/quiet",        post(json::<talk::Quiet>))
        .route("/api/v1/tables/{table}/mute",         post(json::<talk::Mute>))
        .route("/api/v1/tables/{table}/remove",       post(json::<talk::Remove>))
        .route("/api/v1/tables/{table}/watchers",     post(talk::watcher_json))
        .route("/api/v1/tables/{table}/notices",      post(notices::on))
        .route("/api/v1/tables/{table}/notices/off",  post(notices::off))
}
