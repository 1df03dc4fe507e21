//! Refusals, for programs and for people. The only file with status codes.

use std::sync::Arc;

use axum::{
    Json,
    http::{
        HeaderMap, HeaderValue, StatusCode,
        header::{ACCEPT, ALLOW, LOCATION, RETRY_AFTER, WWW_AUTHENTICATE},
    },
    response::{IntoResponse, Response},
};
use catalog::{Fact, View};
use host::{HostError, Snapshot};
use kernel::{Glossary, Message, Seat};
use serde::Serialize;
use serde_json::{Map, Value, json};
use text::{Argument, Language, Names, words};

use crate::pages::{self, Place, Refused};

/// Why a request was refused; nothing has changed. It serializes to its kind and its details.
#[derive(Debug, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub(crate) enum Refusal {
    /// The rules of the game refused a choice.
    Rules(Box<Unruly>),
    /// There is nothing at this address.
    NoPage,
    /// This address does not take this method.
    WrongMethod,
    /// There is no such game.
    NoGame,
    /// There is no such seat at any table.
    NoSeat,
    /// There is no bot of that level.
    NoLevel,
    /// There is no such standing answer.
    NoStanding,
    /// There is no such set phrase.
    NoPhrase,
    /// A browser that wants notices cannot be reached like that.
    BadSubscriber,
    /// There is no such clock.
    BadClock,
    /// The path or the query cannot be parsed.
    BadQuery,
    /// The request does not say which host it is for.
    NoHost,
    /// The content type is not JSON.
    NotJson,
    /// The body is too large.
    TooLarge,
    /// The body did not arrive in time.
    TooSlow,
    /// The body does not fit this address.
    BadBody {
        /// What is wrong with it, and where.
        why: Message,
    },
    /// The request needs a token.
    NoToken,
    /// The `Authorization` header has no valid token.
    BadToken,
    /// The request comes from another site.
    ForeignOrigin,
    /// The address of the client sent too many requests.
    TooFast,
    /// An internal failure: logged, and reported without details.
    OutOfOrder,
    /// The host or a table refused.
    #[serde(untagged)]
    Host(HostError),
}

/// A choice that the rules refused, with what is needed to put the reason into words.
#[derive(Debug, Serialize)]
pub(crate) struct Unruly {
    fact: Fact,
    reason: String,
    #[serde(skip)]
    game: &'static str,
    #[serde(skip)]
    names: Vec<String>,
    #[serde(skip)]
    you: Option<Seat>,
    #[serde(skip)]
    glossary: Option<Arc<dyn Glossary>>,
}

impl Refusal {
    pub(crate) fn rules((fact, reason): (Fact, String), table: &Snapshot) -> Self {
        let name = |seat: &host::SeatInfo| seat.name.clone().unwrap_or_default();
        let names = table.seats.iter().map(name).collect();
        let (game, you) = (table.game, table.you);
        let glossary = table.view.as_ref().and_then(View::glossary);
        Self::Rules(Box::new(Unruly { fact, reason, game, names, you, glossary }))
    }

    /// Returns the HTTP status.
    fn status(&self) -> StatusCode {
        use host::Refusal as At;
        match self {
            Self::BadQuery | Self::NoHost | Self::BadBody { .. } => StatusCode::BAD_REQUEST,
            Self::NoToken | Self::BadToken => StatusCode::UNAUTHORIZED,
            Self::ForeignOrigin
            | Self::Host(HostError::Refused(
                At::NotSeated
                | At::HostOnly
                | At::NoHints
                | At::Quiet
                | At::Muted
                | At::Removed
                | At::NotTheHost,
            )) => StatusCode::FORBIDDEN,
            Self::NoPage
            | Self::NoGame
            | Self::NoSeat
            | Self::Host(HostError::NoTable | HostError::Refused(At::NoSuchSeat { .. })) => {
                StatusCode::NOT_FOUND
            }
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Rules(_)
            | Self::NoLevel
            | Self::NoStanding
            | Self::NoPhrase
            | Self::BadSubscriber
            | Self::BadClock
            | Self::Host(
                HostError::BadOpening { .. }
                | HostError::BadContents { .. }
                | HostError::Refused(
                    At::BadName { .. }
                    | At::BadWord { .. }
                    | At::BadSaying { .. }
                    | At::BadOptions { .. }
                    | At::Unreadable { .. }
                    | At::Rules { .. },
                ),
            ) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooFast | Self::Host(HostError::TooManyWatchers) => StatusCode::TOO_MANY_REQUESTS,
            Self::Host(HostError::TooManyBrowsers | HostError::Refused(_)) => StatusCode::CONFLICT,
            Self::OutOfOrder
            | Self::Host(
                HostError::Full
                | HostError::FullShelf
                | HostError::TryAgain
                | HostError::Damaged
                | HostError::Journal,
            ) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Returns the kind of the refusal and its details, as JSON.
    fn facts(&self) -> Map<String, Value> {
        match serde_json::to_value(self).expect("a refusal is plain values") {
            Value::Object(facts) => facts,
            _ => Map::new(),
        }
    }

    /// Puts the refusal into words.
    fn in_words(&self, language: Language, reader: Reader) -> String {
        if let Self::Rules(unruly) = self {
            let names = Names::new(unruly.names.iter().map(String::as_str), unruly.you);
            let names = names.with_glossary(unruly.glossary.clone());
            let game = words(language).game(unruly.game).expect("every game has words");
            return game.sentence(unruly.fact.value(), &names);
        }
        let facts = self.facts();
        let words = words(language);
        if let Self::Host(HostError::BadContents { mistakes }) = self {
            let first = mistakes.first();
            let at = first.map(|it| format!("{}:{}", it.at.line, it.at.column)).unwrap_or_default();
            let what = first.map(|it| it.what.get(language.id())).unwrap_or_default();
            let count = kernel::count_mistakes(mistakes);
            let places = [("count", count.into()), ("at", at.into()), ("what", what.into())];
            return words.say("refusal-bad-cards", &places);
        }
        let place = |(name, value): (&String, &Value)| match self.why() {
            Some(why) if name == "why" => words.wrong(why),
            _ => shown(name, value),
        };
        let places: Vec<String> = facts.iter().map(place).collect();
        let places: Vec<Argument<'_>> =
            facts.keys().map(String::as_str).zip(places.into_iter().map(Into::into)).collect();
        let own = matches!(reader, Reader::Person) && self.has_plainer_words();
        let person = if own { "-person" } else { "" };
        words.say(&format!("refusal-{}{person}", kind(&facts)), &places)
    }

    /// Tells whether people get other words than programs: they see forms, not fields.
    const fn has_plainer_words(&self) -> bool {
        matches!(
            self,
            Self::NoLevel
                | Self::BadClock
                | Self::BadBody { .. }
                | Self::NoToken
                | Self::Host(HostError::Refused(host::Refusal::Unreadable { .. }))
        )
    }

    /// Returns what exactly is wrong, for refusals that can have many reasons.
    const fn why(&self) -> Option<&Message> {
        match self {
            Self::BadBody { why }
            | Self::Host(
                HostError::BadOpening { why }
                | HostError::Refused(host::Refusal::BadOptions { why }),
            ) => Some(why),
            _ => None,
        }
    }
}

/// Answers that something was created.
pub(crate) fn created(what: impl IntoResponse) -> Response {
    (StatusCode::CREATED, what).into_response()
}

/// Answers that something will be there later.
pub(crate) fn accepted(what: impl IntoResponse) -> Response {
    (StatusCode::ACCEPTED, what).into_response()
}

/// Answers with a page that says that something was there and is no more.
pub(crate) fn gone(page: impl IntoResponse) -> Response {
    (StatusCode::GONE, page).into_response()
}

/// Answers with a page that says why something cannot be done as it was sent.
pub(crate) fn unprocessed(page: impl IntoResponse) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
}

/// The side that caused a refusal or failure: the client, the server or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Nobodys,
    Askers,
    Ours,
}

impl Fault {
    pub(crate) fn of(response: &Response) -> Self {
        match response.status() {
            status if status.is_client_error() => Self::Askers,
            status if status.is_server_error() => Self::Ours,
            _ => Self::Nobodys,
        }
    }
}

/// The kind of reader that an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// A person with a browser, who gets a page.
    Person,
    /// A program, or the script of a page, which gets JSON.
    Program,
}

impl Reader {
    /// Determines the reader from the path and the `Accept` header.
    pub(crate) fn of(path: &str, headers: &HeaderMap) -> Self {
        let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
        let json = accept.is_some_and(|accept| accept.starts_with("application/json"));
        if json || path.starts_with("/api/") || ["/health", "/metrics"].contains(&path) {
            Self::Program
        } else {
            Self::Person
        }
    }
}

/// Fills in a response that is a refusal, in the language of the client: as a page for people, as
/// JSON for programs.
pub(crate) fn write(mut response: Response, place: Place, reader: Reader) -> Response {
    if reader == Reader::Program && response.status() == StatusCode::SEE_OTHER {
        // The script of a page has sent a form. It needs no other page, only to know that it worked.
        *response.status_mut() = StatusCode::NO_CONTENT;
        response.headers_mut().remove(LOCATION);
    }
    let ours = response.extensions().get::<Arc<Refusal>>().map(Arc::clone);
    // The framework itself answers 400 if it cannot parse the path or the query.
    let theirs = || {
        let refused = response.status() == StatusCode::BAD_REQUEST;
        refused.then(|| Arc::new(Refusal::BadQuery))
    };
    let Some(refusal) = ours.or_else(theirs) else { return response };
    // The script of a page asks for JSON, and shows the message to a person.
    let asker = if place.path.starts_with("/api/") { Reader::Program } else { Reader::Person };
    let message = refusal.in_words(place.language, asker);
    let mut written = match reader {
        Reader::Program => {
            let mut facts = refusal.facts();
            if let Refusal::Host(HostError::BadContents { mistakes }) = &*refusal {
                let texts = mistakes.iter().map(|it| json!(it.in_language(place.language.id())));
                facts.insert("mistakes".into(), texts.collect());
            }
            facts.insert("message".into(), message.into());
            (response.status(), Json(facts)).into_response()
        }
        Reader::Person => {
            let what = match (&*refusal, response.status()) {
                (Refusal::Host(HostError::NoTable), _) => Refused::Table,
                (_, StatusCode::NOT_FOUND) => Refused::Page,
                _ => Refused::Deed,
            };
            (response.status(), pages::refused(&place, &message, what)).into_response()
        }
    };
    match *refusal {
        Refusal::TooFast => {
            written.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        Refusal::NoToken | Refusal::BadToken => {
            written.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        _ => {}
    }
    if let Some(methods) = response.headers().get(ALLOW) {
        written.headers_mut().insert(ALLOW, methods.clone());
    }
    written
}

fn kind(facts: &Map<String, Value>) -> &str {
    facts.get("refusal").and_then(Value::as_str).unwrap_or_default()
}

/// Writes a detail for use in a sentence: a seat as its letter, names with commas.
fn shown(name: &str, value: &Value) -> String {
    let seat = || value.as_u64().and_then(|number| Seat::new(u8::try_from(number).ok()?));
    match value {
        Value::Number(_) if name == "seat" => seat().map_or_else(String::new, |s| s.to_string()),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            items.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

/// Sets only the status; the middleware fills in the rest, in the language of the client.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        if let Self::OutOfOrder | Self::Host(HostError::Journal) = self {
            tracing::error!("the world is out of order");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

impl From<HostError> for Refusal {
    fn from(error: HostError) -> Self {
        Self::Host(error)
    }
}

impl From<host::Refusal> for Refusal {
    fn from(refusal: host::Refusal) -> Self {
        Self::Host(refusal.into())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn wrong() -> Message {
        Message::new("seat-count", "so", &[])
    }

    fn of_tables() -> Vec<host::Refusal> {
        use host::Refusal as At;
        let (seat, why) = (Seat::default(), String::from("so"));
        vec![
            At::NotSeated,
            At::SeatedAlready,
            At::NoSuchSeat { seat },
            At::SeatTaken { seat },
            At::Full,
            At::NoBot { seat },
            At::NotMissing { seat },
            At::BadName { why: why.clone() },
            At::NameTaken { name: "Alba".into() },
            At::BadWord { why: why.clone() },
            At::BadSaying { max: 300 },
            At::BadOptions { why: wrong() },
            At::Begun,
            At::NotBegun,
            At::NotOver,
            At::SeatsFree,
            At::NotHere { names: vec!["Alba".into(), "Bruno".into()] },
            At::Stale { now: store::Version::new(7) },
            At::TooMuch,
            At::Unreadable { why, at: 0 },
            At::NoHints,
            At::NothingAsked,
            At::Over,
            At::Quiet,
            At::Muted,
            At::Removed,
            At::NotTheHost,
            At::NobodyElse { seat },
            At::HostOnly,
        ]
    }

    fn of_the_host() -> Vec<HostError> {
        vec![
            HostError::NoTable,
            HostError::BadOpening { why: wrong() },
            HostError::BadContents {
                mistakes: vec![kernel::Mistake::whole(kernel::Bilingual::same("so"))],
            },
            HostError::FullShelf,
            HostError::Full,
            HostError::TooManyWatchers,
            HostError::TooManyBrowsers,
            HostError::TryAgain,
            HostError::Damaged,
            HostError::Journal,
        ]
    }

    fn all() -> Vec<Refusal> {
        let fact = Fact::of(&json!({ "refusal": "game-over" }));
        let (game, names) = ("shadow-throne", vec![String::from("Alba")]);
        let unruly = Unruly { fact, reason: "so".into(), game, names, you: None, glossary: None };
        let own = [
            Refusal::Rules(Box::new(unruly)),
            Refusal::NoPage,
            Refusal::WrongMethod,
            Refusal::NoGame,
            Refusal::NoSeat,
            Refusal::NoLevel,
            Refusal::NoStanding,
            Refusal::NoPhrase,
            Refusal::BadSubscriber,
            Refusal::BadClock,
            Refusal::BadQuery,
            Refusal::NoHost,
            Refusal::NotJson,
            Refusal::TooLarge,
            Refusal::TooSlow,
            Refusal::BadBody { why: wrong() },
            Refusal::NoToken,
            Refusal::BadToken,
            Refusal::ForeignOrigin,
            Refusal::TooFast,
            Refusal::OutOfOrder,
        ];
        let of_tables = of_tables().into_iter().map(Refusal::from);
        of_tables.chain(of_the_host().into_iter().map(Refusal::from)).chain(own).collect()
    }

    #[test]
    fn every_refusal_is_described_with_its_status_and_has_words_in_both_languages() {
        let document: Value = serde_json::from_str(&crate::OPENAPI).expect("it is JSON");
        let responses = document["components"]["responses"].as_object().expect("there are some");
        let operations = document["paths"].to_string();
        let mut kinds = BTreeSet::new();
        for refusal in all() {
            let facts = refusal.facts();
            kinds.insert(kind(&facts).to_owned());
            let [english, spanish] = [Language::English, Language::Spanish]
                .map(|it| refusal.in_words(it, Reader::Program));
            let person = refusal.in_words(Language::Spanish, Reader::Person);
            assert!(!person.contains(['`', '_']) || !refusal.has_plainer_words(), "{person}");
            assert_ne!(english, spanish);
            if refusal.status() == StatusCode::METHOD_NOT_ALLOWED {
                continue;
            }
            let described = responses.iter().find(|(_, response)| {
                let text = response["description"].as_str().unwrap_or_default();
                text.contains(&format!("`{}`", kind(&facts)))
            });
            let (name, _) = described.unwrap_or_else(|| panic!("{facts:?} is not described"));
            let status = refusal.status().as_u16();
            let place = format!("\"{status}\":{{\"$ref\":\"#/components/responses/{name}\"}}");
            assert!(operations.contains(&place), "{facts:?} is not answered with {status}");
        }
        let listed = &document["components"]["schemas"]["Refusal"]["properties"]["refusal"]["enum"];
        let listed = listed.as_array().into_iter().flatten().filter_map(Value::as_str);
        assert_eq!(kinds, listed.map(str::to_owned).collect());
    }
}
