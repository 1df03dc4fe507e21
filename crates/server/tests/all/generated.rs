//! Requests generated from the description: every answer fits it, the server fails at none, and it
//! reads exactly the bodies that the description admits.

use catalog::GAMES;
use client::ClientError;
use exam::{Trials, mutated};
use http_body_util::Full;
use hyper::{
    Method, StatusCode,
    header::{AUTHORIZATION, CONTENT_TYPE, COOKIE},
};
use kernel::Dice;
use serde_json::{Map, Value, json};

use crate::{
    description::{Description, Operation},
    house::{Guest, House},
};

/// How many requests a trial sends.
const REQUESTS: usize = 150;
/// The refusals that no body gets if the description admits it.
#[rustfmt::skip]
const UNREAD: [&str; 8] =
    ["bad-body", "not-json", "too-large", "bad-clock", "no-level", "no-standing", "bad-word", "no-seat"];
/// Numbers at the edges.
#[rustfmt::skip]
const NUMBERS: [&str; 16] = [
    "0", "1", "2", "3", "7", "8", "-1", "6.0", "0.5", "255", "256", "1e15", "9007199254740991.0",
    "9007199254740992", "1e18", "18446744073709551615",
];
/// Texts that some fields expect and others do not.
#[rustfmt::skip]
const TEXTS: [&str; 20] = [
    "Alba", "Berta", "salt", "none", "brisk", "random", "greedy", "ask", "pass", "target 20", "",
    " ", " Alba ", "\u{202e}", "\u{0}", "ñ", "true", "two\nlines", "k7qpm2xw9fztc4n8dubh",
    "a name that is longer than forty characters",
];

/// A server with tables before and in the game.
struct Target {
    house: House,
    description: Description,
    operations: Vec<Operation>,
    stranger: Guest,
    tables: Vec<String>,
    tokens: Vec<String>,
    /// Texts that mean something here: choices, games, names.
    texts: Vec<String>,
}

/// The body of a request.
struct Sent {
    text: String,
    /// Whether the description admits it; nothing if that is hard to say.
    is_admitted: Option<bool>,
}

impl Target {
    async fn open(dice: &mut Dice) -> Self {
        let house = House::rehearse("generated", dice.seed()).await;
        let (mut tables, mut tokens) = (Vec::new(), Vec::new());
        let mut texts: Vec<String> = TEXTS.map(str::to_owned).to_vec();
        for game in GAMES {
            let seats = *game.seats().start();
            let (begun, guests) = house.begun_at(game.id(), seats, seats).await;
            let mut host = house.guest().await;
            let gathering = host.open(json!({ "game": game.id(), "seats": seats })).await;
            host.done(&format!("{gathering}/join"), json!({ "name": "Alba" })).await;
            tables.extend(
                [begun, gathering]
                    .iter()
                    .filter_map(|path| Some(path.rsplit('/').next()?.to_owned())),
            );
            tokens.extend(guests.into_iter().chain([host]).filter_map(|guest| guest.token));
            texts.push(game.id().to_owned());
        }
        let (description, stranger) = (Description::read(), house.stranger().await);
        let operations = description.requests();
        Self { house, description, operations, stranger, tables, tokens, texts }
    }

    /// Sends a request that is drawn from the description, and checks the answer.
    async fn attack(&mut self, dice: &mut Dice) {
        let operation = index(dice, self.operations.len());
        let path = self.path(operation, dice);
        let token = dice.pick(&self.tokens).filter(|_| dice.below(6) > 0).cloned();
        if path.ends_with("/events") {
            return self.listen(&path, token, dice).await;
        }
        let choice = self.choice(&path, token.as_deref(), dice).await;
        let sent = self.body(operation, choice.filter(|_| dice.below(4) > 0), dice);
        let Operation { method, needs_token, .. } = &self.operations[operation];
        let odd = [Method::PUT, Method::PATCH, Method::DELETE];
        let method = dice.pick(&odd).filter(|_| dice.below(30) == 0).unwrap_or(method).clone();
        let mut request = self.stranger.client.request(method.clone(), &path);
        request = match (&token, dice.below(3)) {
            (None, 0) => request.header(AUTHORIZATION, "Bearer x"),
            (None, _) => request.header(COOKIE, "lang=es; sombra=x; =; name=%ff"),
            (Some(token), 0) => request.header(COOKIE, format!("sombra={token}")),
            (Some(token), _) => request.header(AUTHORIZATION, format!("Bearer {token}")),
        };
        let kind = if dice.below(30) == 0 { "text/plain" } else { "application/json" };
        request = request.header(CONTENT_TYPE, kind);
        let whole = request.body(Full::from(sent.text.clone())).expect("a request");
        let (status, answer) = self.stranger.send(whole).await;
        let what = format!("{method} {path} {}: {status} {answer}", sent.text);
        assert!(!status.is_server_error(), "{what}");
        assert!(
            !(*needs_token && token.is_none() && status.is_success()),
            "{what}: without a token"
        );
        let is_unread = UNREAD.iter().any(|refusal| answer["refusal"] == *refusal);
        let is_read = sent.is_admitted == Some(true) && kind == "application/json";
        assert!(!(is_unread && is_read), "{what}: the description admits this body");
        let is_strange = sent.is_admitted == Some(false) && status.is_success();
        assert!(!is_strange, "{what}: the description does not admit this body");
    }

    /// Opens a stream, and checks its first message.
    async fn listen(&self, path: &str, token: Option<String>, dice: &mut Dice) {
        let stranger = self.house.stranger().await;
        let guest = token.iter().fold(stranger, |guest, token| guest.show(token));
        let seen = (dice.below(2) == 0).then(|| u64::from(dice.below(20)));
        match guest.client.listen(path, seen).await {
            Ok(mut stream) => {
                let message = stream.next().await.expect("it does not break").expect("a message");
                self.description.check_message(&message.event, &message.read().expect("JSON"));
            }
            Err(ClientError::Refused(status)) => {
                assert!(status.is_client_error(), "{path}: {status}");
            }
            Err(error) => panic!("{path}: {error}"),
        }
    }

    /// Fills in the names in a path, and draws a query.
    fn path(&self, operation: usize, dice: &mut Dice) -> String {
        let Operation { path, query, .. } = &self.operations[operation];
        let seats: Vec<String> = NUMBERS.map(str::to_owned).to_vec();
        let mut filled = path.clone();
        for (name, known) in
            [("{table}", &self.tables), ("{game}", &self.texts), ("{seat}", &seats)]
        {
            let value = match dice.below(8) {
                0 => mutated(dice, &self.texts),
                1 => mutated(dice, known),
                _ => dice.pick(known).expect("there are some").clone(),
            };
            filled = filled.replace(name, &encoded(&value));
        }
        let fields = query.iter().filter_map(|name| {
            let value = dice.pick(&self.texts).filter(|_| dice.below(2) == 0)?;
            Some(format!("{name}={}", encoded(value)))
        });
        let fields: Vec<String> = fields.collect();
        if fields.is_empty() { filled } else { filled + "?" + &fields.join("&") }
    }

    /// Draws a body: one that the description admits, or one that is not quite so.
    fn body(&self, operation: usize, known: Option<Value>, dice: &mut Dice) -> Sent {
        let Some((schema, validator)) = &self.operations[operation].body else {
            let text = if dice.below(4) == 0 { "{}" } else { "" };
            return Sent { text: text.to_owned(), is_admitted: None };
        };
        let mut body = known.unwrap_or_else(|| self.instance(schema, dice));
        match dice.below(6) {
            0 => distort(&mut body, dice),
            1 => return Sent { text: mutated(dice, &[body.to_string()]), is_admitted: None },
            _ => {}
        }
        Sent { text: body.to_string(), is_admitted: Some(validator.is_valid(&body)) }
    }

    /// Returns a legal choice, if the owner of the token owes one at this table.
    async fn choice(&self, path: &str, token: Option<&str>, dice: &mut Dice) -> Option<Value> {
        let table = path.strip_suffix("/choose")?;
        let mut guest = self.house.stranger().await.show(token?);
        let (_, table) = guest.get(table).await;
        let choice = dice.pick(table["question"]["legal"].as_array()?)?;
        Some(json!({ "choice": choice, "version": table["version"] }))
    }

    /// Draws a value from a schema.
    fn instance(&self, schema: &Value, dice: &mut Dice) -> Value {
        let schema = self.description.follow(schema);
        if let Some(values) = schema["enum"].as_array() {
            return dice.pick(values).cloned().unwrap_or_default();
        }
        if let Some(schemas) = schema["oneOf"].as_array() {
            return self.instance(dice.pick(schemas).expect("there are some"), dice);
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => dice.pick(kinds).expect("there are some"),
            kind => kind,
        };
        match kind.as_str().expect("a value has a type") {
            "object" => self.object(schema, dice),
            "integer" => number(dice),
            "boolean" => Value::Bool(dice.below(2) == 0),
            "null" => Value::Null,
            _ => dice.pick(&self.texts).cloned().into(),
        }
    }

    fn object(&self, schema: &Value, dice: &mut Dice) -> Value {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let properties = schema["properties"].as_object().expect("an object has fields");
        let mut fields = Map::new();
        for (name, schema) in properties {
            if required.contains(&json!(name)) || dice.below(2) == 0 {
                fields.insert(name.clone(), self.instance(schema, dice));
            }
        }
        Value::Object(fields)
    }
}

/// Removes a field, adds one, or gives one a value of another type.
fn distort(body: &mut Value, dice: &mut Dice) {
    let fields = body.as_object_mut().expect("every body is an object");
    let names: Vec<String> = fields.keys().cloned().collect();
    let name = dice.pick(&names).cloned().unwrap_or_default();
    match dice.below(3) {
        0 => drop(fields.remove(&name)),
        1 => drop(fields.insert("table".to_owned(), Value::Null)),
        _ => {
            let odd = [number(dice), Value::Null, json!("x"), json!([]), json!({}), json!(true)];
            fields.insert(name, dice.pick(&odd).cloned().unwrap_or_default());
        }
    }
}

fn number(dice: &mut Dice) -> Value {
    let text = dice.pick(&NUMBERS).expect("there are some");
    serde_json::from_str(text).expect("a number")
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

fn index(dice: &mut Dice, length: usize) -> usize {
    let below = dice.below(u32::try_from(length).expect("it is small"));
    usize::try_from(below).expect("a machine of 32 bits or more")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_fits_the_description() {
    let mut trials = Trials::new("generated requests", 2);
    while let Some(mut dice) = trials.next() {
        let mut target = Target::open(&mut dice).await;
        for _ in 0..REQUESTS {
            target.attack(&mut dice).await;
        }
        for table in target.tables {
            let (status, _) = target.stranger.get(&format!("/api/v1/tables/{table}")).await;
            assert_eq!(status, StatusCode::OK, "{table} is still there");
        }
        assert_eq!(target.stranger.get("/health").await.0, StatusCode::OK);
        target.house.close().await;
        trials.add(REQUESTS);
    }
}
