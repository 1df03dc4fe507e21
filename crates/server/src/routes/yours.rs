//! The games of a browser: the list, the way to another device, and being forgotten.

use std::time::Instant;

use axum::{
    Extension, RequestPartsExt,
    extract::{FromRequestParts, Path, State},
    http::request::Parts,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::{Analysis, Outlook};
use host::{OwnTable, Stage, check_name};
use maud::Markup;

use crate::{
    App,
    caller::{Bearer, Caller, Known, Named, forget_cookies, token_cookie},
    form::{Fields, Form},
    language::Here,
    middleware::Peer,
    pages::{self, Curves, Device, Offer, Yours},
    refusal::{Refusal, accepted, gone},
    transfers::Code,
    visitor::Visitor,
};

/// How many games are listed. The rate limit counts them.
const GAMES_MAX: usize = 40;
/// For how many finished games the chance to win is drawn.
const CURVES_MAX: usize = 12;
/// At how many tables a name is replaced in one go.
const FORGOTTEN_MAX: usize = 1_000;

pub(crate) async fn show(
    State(app): State<App>,
    Caller(token): Caller,
    visitor: Visitor,
) -> Result<Markup, Refusal> {
    let games = match token {
        Some(token) => app.host.own_tables(token, GAMES_MAX).await?,
        None => Vec::new(),
    };
    let standing = token.and_then(|token| app.transfers.of(token, Instant::now()));
    let link = standing.map(|(code, _)| visitor.take_link(code)).unwrap_or_default();
    let offer = standing.map(|(code, left)| Offer { link: &link, words: code.to_string(), left });
    let device = Device { has_seats: token.is_some(), offer };
    let curves = app.curves(&games).await?;
    let yours = Yours { games: &games, curves: &curves, name: &visitor.name, device };
    Ok(pages::yours(&visitor.place, &yours))
}

/// Remembers another name in this browser. At tables where it has a seat, the old one stays.
pub(crate) async fn rename(Form(fields): Form<Fields>) -> Result<impl IntoResponse, Refusal> {
    let name = fields.find("name").unwrap_or_default().trim();
    check_name(name)?;
    Ok((AppendHeaders([Named::remember(name)]), Redirect::to("/yours")))
}

impl App {
    /// Returns how the chance to win changed for the player, in finished games whose analysis was
    /// made.
    async fn curves(&self, games: &[OwnTable]) -> Result<Curves, Refusal> {
        let mut curves = Curves::new();
        let finished = games.iter().filter(|own| own.table.stage == Stage::Over);
        for OwnTable { table, .. } in finished.take(CURVES_MAX) {
            let text = self.host.kept_analysis(table.table).await?;
            let analysis = text.and_then(|text| serde_json::from_str::<Analysis>(&text).ok());
            let Some((analysis, seat)) = analysis.zip(table.you) else { continue };
            let own = |it: &Outlook| it.chances.get(usize::from(seat.number())).copied();
            curves.insert(table.table, analysis.outlook.iter().filter_map(own).collect());
        }
        Ok(curves)
    }
}

/// Offers the seats of this browser to another device.
pub(crate) async fn offer(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    Bearer(token): Bearer,
    visitor: Visitor,
) -> Result<Redirect, Refusal> {
    app.pay_for_code(peer)?;
    let offered = app.transfers.offer(token, visitor.name, Instant::now());
    offered.map(|_| to_device()).ok_or(Refusal::OutOfOrder)
}

/// Answers as soon as the offer is gone: another device has the seats, it was taken back, or is too old.
pub(crate) async fn is_gone(State(app): State<App>, Caller(token): Caller) -> Response {
    match token.and_then(|token| app.transfers.of(token, Instant::now())) {
        Some(_) => accepted(""),
        None => "".into_response(),
    }
}

pub(crate) async fn revoke(State(app): State<App>, Known(token): Known) -> Redirect {
    app.transfers.revoke(token);
    to_device()
}

fn to_device() -> Redirect {
    Redirect::to("/yours#device")
}

/// The code in the address, if it can be one. Somebody may have guessed it, so every one is counted.
pub(crate) struct Brought(Option<Code>);

impl FromRequestParts<App> for Brought {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        app.pay_for_guess(parts.extensions.get().copied().map(Extension))?;
        let code = parts.extract_with_state::<Path<String>, App>(app).await;
        Ok(Self(code.map_err(|_| Refusal::NoPage)?.0.parse().ok()))
    }
}

/// Asks the other device whether it wants the seats. A link that is only looked at, as messengers
/// do, is not used up.
pub(crate) async fn ask(
    State(app): State<App>,
    Caller(token): Caller,
    Here(place): Here,
    Brought(code): Brought,
) -> Result<Response, Refusal> {
    let Some(name) = code.and_then(|code| app.transfers.name(code, Instant::now())) else {
        return Ok(gone(pages::taken(&place)));
    };
    let own = match token {
        Some(token) => app.host.running_tables(token, GAMES_MAX).await?.len(),
        None => 0,
    };
    Ok(pages::take(&place, &name, own).into_response())
}

/// Gives the seats to the other device.
pub(crate) async fn take(
    State(app): State<App>,
    Here(place): Here,
    Brought(code): Brought,
) -> Result<Response, Refusal> {
    let Some(seats) = code.and_then(|code| app.transfers.take(code, Instant::now())) else {
        return Ok(gone(pages::taken(&place)));
    };
    let name = Some(Named::remember(&seats.name)).filter(|_| !seats.name.is_empty());
    let cookies: Vec<_> =
        token_cookie(&seats.token, &app.settings).into_iter().chain(name).collect();
    Ok((AppendHeaders(cookies), Redirect::to("/yours")).into_response())
}

/// Removes what the browser keeps, and, if that is wanted, its name at its tables.
pub(crate) async fn forget(
    State(app): State<App>,
    Caller(token): Caller,
    Here(place): Here,
    Form(fields): Form<Fields>,
) -> Result<impl IntoResponse, Refusal> {
    if let Some(token) = token {
        app.transfers.revoke(token);
        app.host.drop_subscribers(token).await?;
        if fields.find("names").is_some() {
            app.host.forget(token, FORGOTTEN_MAX).await?;
        }
    }
    Ok((AppendHeaders(forget_cookies()), pages::forgotten(&place)))
}
