//! The description of the interface matches the routes, and every answer matches it.

use std::collections::{BTreeMap, BTreeSet};

use client::Answer;
use hyper::{Method, StatusCode, header::CONTENT_TYPE};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::house::House;

/// A request that the description has.
pub(crate) struct Operation {
    pub(crate) method: Method,
    /// Its path, with names in braces.
    pub(crate) path: String,
    /// The names in its query.
    pub(crate) query: Vec<String>,
    /// The schema of its body, and how to check a body.
    pub(crate) body: Option<(Value, Validator)>,
    pub(crate) needs_token: bool,
}

pub(crate) struct Description {
    document: Value,
    schemas: BTreeMap<String, Validator>,
}

impl Description {
    pub(crate) fn read() -> Self {
        let document: Value = serde_json::from_str(&server::OPENAPI).expect("it is JSON");
        let names = document["components"]["schemas"].as_object().expect("there are some").keys();
        let validator = |name: &String| {
            let place = json!({ "$ref": format!("#/components/schemas/{name}") });
            (name.clone(), compile(&document, place))
        };
        let schemas = names.map(validator).collect();
        Self { document, schemas }
    }

    /// Checks an answer against the description of its route, and returns its body.
    pub(crate) fn check(&self, method: &Method, path: &str, answer: &Answer) -> Value {
        let kind = answer.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
        let text = String::from_utf8(answer.body.to_vec()).expect("every answer is text");
        let value = match kind {
            "application/json" => serde_json::from_str(&text).expect("it is JSON"),
            _ => Value::from(text),
        };
        if let Some(operation) = self.operation(method, path) {
            let status = answer.status.as_u16().to_string();
            let response = self.follow(&operation["responses"][&status]);
            assert!(!response.is_null(), "{method} {path}: {status} is not described: {value}");
            let schema = &response["content"][kind]["schema"];
            assert!(!schema.is_null(), "{method} {path}: {status} as {kind} is not described");
            let wrong = compile(&self.document, schema.clone());
            let wrong: Vec<String> = wrong.iter_errors(&value).map(|e| e.to_string()).collect();
            assert_eq!(wrong, [""; 0], "{method} {path} {status}: {value}");
            return value;
        }
        if !is_page(path) {
            let missing = [StatusCode::NOT_FOUND, StatusCode::METHOD_NOT_ALLOWED];
            assert!(missing.contains(&answer.status), "{method} {path} is not described");
            self.check_schema("Refusal", &value);
        }
        value
    }

    pub(crate) fn check_message(&self, event: &str, value: &Value) {
        let schema = match event {
            "table" => "Table",
            "news" => "News",
            "here" => "Here",
            other => panic!("there are no messages of the kind {other}"),
        };
        self.check_schema(schema, value);
    }

    fn check_schema(&self, schema: &str, value: &Value) {
        let wrong = self.schemas[schema].iter_errors(value).map(|error| error.to_string());
        assert_eq!(wrong.collect::<Vec<_>>(), [""; 0], "{schema}: {value}");
    }

    /// Returns every path with each of its methods.
    fn operations(&self) -> BTreeSet<(String, String)> {
        let paths = self.document["paths"].as_object().expect("there are some");
        let operations = paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("there are some").keys();
            methods.map(move |method| (path.clone(), method.clone()))
        });
        operations.collect()
    }

    /// Returns every request, with what it may carry.
    pub(crate) fn requests(&self) -> Vec<Operation> {
        let request = |(path, method): (String, String)| {
            let operation = &self.document["paths"][&path][&method];
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let parameters = parameters.map(|parameter| self.follow(parameter));
            let query = parameters.filter(|parameter| parameter["in"] == "query");
            let query = query.filter_map(|parameter| parameter["name"].as_str().map(str::to_owned));
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            let body = (!schema.is_null())
                .then(|| (schema.clone(), compile(&self.document, schema.clone())));
            let security = operation["security"].as_array();
            let needs_token = security.is_some_and(|ways| !ways.contains(&json!({})));
            let method = method.to_uppercase().parse().expect("a method");
            Operation { method, query: query.collect(), path, body, needs_token }
        };
        self.operations().into_iter().map(request).collect()
    }

    fn operation(&self, method: &Method, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap_or_default();
        let paths = self.document["paths"].as_object().expect("there are some");
        let (_, methods) = paths.iter().find(|(pattern, _)| fits(pattern, path))?;
        methods.get(method.as_str().to_lowercase())
    }

    /// Follows a reference.
    pub(crate) fn follow<'v>(&'v self, value: &'v Value) -> &'v Value {
        let place = value["$ref"].as_str().and_then(|place| place.strip_prefix('#'));
        place.and_then(|place| self.document.pointer(place)).unwrap_or(value)
    }
}

fn compile(document: &Value, mut schema: Value) -> Validator {
    schema["components"] = document["components"].clone();
    jsonschema::validator_for(&schema).expect("it is a schema")
}

fn fits(pattern: &str, path: &str) -> bool {
    let (pattern, path): (Vec<&str>, Vec<&str>) =
        (pattern.split('/').collect(), path.split('/').collect());
    let same = |(one, other): (&&str, &&str)| one.starts_with('{') || one == other;
    pattern.len() == path.len() && pattern.iter().zip(&path).all(same)
}

/// Tells whether a path is a page for people, which is not described.
pub(crate) fn is_page(path: &str) -> bool {
    !["/api/", "/health", "/metrics"].iter().any(|start| path.starts_with(start))
}

/// Reads the routes from the source text, because a router cannot list them.
pub(crate) fn routes() -> BTreeSet<(String, String)> {
    let list = include_str!("../../src/routes.rs");
    let lines = list.lines().filter_map(|line| line.trim().strip_prefix(".route(\""));
    let pairs = lines.flat_map(|line| {
        let (path, _) = line.split_once('"').expect("a route has an address");
        let methods = ["get", "post", "delete", "put", "patch"].into_iter();
        let methods = methods.filter(move |method| has_call(path, line, method));
        methods.map(move |method| (path.to_owned(), method.to_owned()))
    });
    pairs.collect()
}

fn has_call(path: &str, line: &str, method: &str) -> bool {
    let rest = &line[path.len()..];
    rest.contains(&format!(" {method}(")) || rest.contains(&format!(".{method}("))
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let described = |(path, _): &(String, String)| !is_page(path);
    let routes: BTreeSet<_> = routes().into_iter().filter(described).collect();
    assert!(routes.len() > 20, "the list can be read");
    assert_eq!(routes, Description::read().operations());
}

#[test]
fn it_is_openapi_3_1_with_a_name_for_every_operation() {
    let description = Description::read();
    assert_eq!(description.document["openapi"], "3.1.0");
    let mut names = BTreeSet::new();
    for (path, method) in description.operations() {
        let operation = &description.document["paths"][&path][&method];
        let name = operation["operationId"].as_str().expect("an operation has a name");
        assert!(names.insert(name), "{name} is there twice");
        assert!(operation["summary"].is_string(), "{name} has no summary");
        let places = path.split('/').filter(|part| part.starts_with('{')).count();
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        let in_path = parameters.iter().map(|parameter| description.follow(parameter));
        assert_eq!(in_path.filter(|parameter| parameter["in"] == "path").count(), places, "{name}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let description = Description::read();
    let mut open = vec![&description.document];
    while let Some(value) = open.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(place) = fields.get("$ref").and_then(Value::as_str) {
                    let place = place.strip_prefix('#').expect("it is in the same document");
                    assert!(description.document.pointer(place).is_some(), "{place}");
                }
                open.extend(fields.values());
            }
            Value::Array(items) => open.extend(items),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_served() {
    let house = House::open("description").await;
    let (status, served) = house.stranger().await.get("/api/v1/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(served, Description::read().document);
}
