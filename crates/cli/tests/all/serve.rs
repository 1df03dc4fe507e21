//! `sombra serve` and `sombra load`, tried from outside.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::Value;

use crate::{
    cards::edited,
    sombra::{folder, sombra},
};

/// A server, and the address that it printed.
fn serve(arguments: &[&str], home: &Path) -> (Child, BufReader<impl Read + use<>>, String) {
    greeted(Command::new(env!("CARGO_BIN_EXE_sombra")).args(arguments).env("XDG_DATA_HOME", home))
}

/// Starts a server by this command, and reads the address that it prints.
pub(crate) fn greeted(command: &mut Command) -> (Child, BufReader<impl Read + use<>>, String) {
    let mut child = command
        .env("LC_ALL", "es_ES.UTF-8")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut line = String::new();
    output.read_line(&mut line).expect("it greets");
    let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
    (child, output, address)
}

pub(crate) fn get(address: &str, path: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("it connects");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    socket.write_all(request.as_bytes()).expect("it asks");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    answer
}

pub(crate) fn end(mut child: Child, mut output: impl Read, signal: &str) -> (Option<i32>, String) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([signal, &id]).status().expect("kill runs");
    assert!(sent.success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("it says goodbye");
    (child.wait().expect("it ends").code(), rest)
}

#[test]
fn a_bare_sombra_opens_tables_and_closes_cleanly() {
    let home = folder("bare");
    for signal in ["-TERM", "-INT"] {
        let (child, output, address) = serve(&[], &home);
        assert!(get(&address, "/health").contains("\"well\""));
        let (code, rest) = end(child, output, signal);
        assert_eq!(code, Some(0));
        assert!(rest.contains("Cerrado. Todas las mesas están guardadas."), "{rest}");
    }
    assert!(home.join("sombra").join("sombra.db").exists(), "it made its folder");
}

#[test]
fn it_listens_where_it_is_told_and_keeps_its_data_there() {
    let data = folder("told").join("deep").join("down");
    let path = data.display().to_string();
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", &path, "--lang", "en"];
    let (child, output, address) = serve(&arguments, &data);
    assert!(get(&address, "/").contains("A table for games of shadow"));
    let second = sombra(&arguments);
    assert_eq!(second.code, Some(2));
    assert!(second.err.contains("another Sombra is using this folder"), "{}", second.err);
    let (code, rest) = end(child, output, "-TERM");
    assert_eq!(code, Some(0));
    assert!(rest.contains(&path) && rest.contains("Closed."), "{rest}");
    assert!(data.join("sombra.db").exists());
}

/// Sends a request, and returns the answer.
/// The front page leads to the cards of the file; built-in cards keep their own pages.
#[test]
fn a_server_with_other_cards_shows_both() {
    let file = edited("served-cards", &[("en = \"The Wolf\"", "en = \"The Sheep\"")]);
    let (child, output, address) =
        serve(&["serve", "--listen", "127.0.0.1:0", "--cards", &file], &folder("served-home"));
    let front = get(&address, "/?lang=en");
    let own = front.split('"').find(|it| it.starts_with("/games/princess/cards?of="));
    let own = own.expect("a link to the gallery").to_owned();
    let card = format!("{}&lang=en", own.replace("cards?", "cards/fangs?"));
    assert!(get(&address, &card).contains("The Sheep"), "{card}");
    let built_in = get(&address, "/games/princess/cards/fangs?lang=en");
    assert!(built_in.contains("The Wolf") && !built_in.contains("The Sheep"));
    assert!(get(&address, "/games/princess/cards.toml").contains("The Sheep"));
    assert_eq!(end(child, output, "-TERM").0, Some(0));
}

pub(crate) fn post(address: &str, path: &str, head: &str, body: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("it connects");
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{head}\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    socket.write_all(request.as_bytes()).expect("it asks");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn no_secret_stands_in_the_log() {
    let data = folder("log");
    let path = data.display().to_string();
    let log = ["--log", "debug", "--log-json"];
    let arguments = [&["serve", "--listen", "127.0.0.1:0", "--data", &path], &log[..]].concat();
    let (mut child, output, address) = serve(&arguments, &data);
    let opened = post(&address, "/api/v1/tables", "", r#"{"game":"shadow-throne","seats":3}"#);
    let table = opened.split('"').rev().nth(1).expect("a name").to_owned();
    let join = format!("/api/v1/tables/{table}/join");
    let joined = post(&address, &join, "", r#"{"name":"Alba","word":"salt"}"#);
    let token = joined.split("sombra=").nth(1).expect("a cookie").split(';').next().expect("it");
    let chat = format!("/api/v1/tables/{table}/chat");
    let head = format!("authorization: Bearer {token}\r\n");
    assert!(post(&address, &chat, &head, r#"{"text":"whisper"}"#).contains("200 OK"));
    assert!(post(&address, &chat, &head, r#"{"text":"}"#).contains("400 Bad Request"));
    let mut errors = child.stderr.take().expect("it is piped");
    end(child, output, "-TERM");
    let mut log = String::new();
    errors.read_to_string(&mut log).expect("a log");
    assert!(log.lines().count() > 5 && log.contains(r#""message":"opened""#), "{log}");
    assert!(log.contains("/api/v1/tables/{table}/chat"), "{log}");
    for secret in [table.as_str(), token, "whisper", "salt", "Alba"] {
        assert!(!log.contains(secret), "{secret} stands in {log}");
    }
}

#[test]
fn what_cannot_be_served_is_told_in_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("it has an address").to_string();
    let file = folder("no-folder").join("file");
    fs::write(&file, "not a folder").expect("it can be written");
    let (file, data) = (file.display().to_string(), folder("data").display().to_string());
    let broken = folder("broken");
    fs::write(broken.join("sombra.db"), "not a journal".repeat(1_000)).expect("it can be written");
    let broken = broken.display().to_string();
    for (arguments, said) in [
        (["--listen", &address, "--data", &data], "something else listens there already"),
        (["--listen", "nowhere", "--data", &data], "an address looks like 127.0.0.1:7777"),
        (["--listen", "127.0.0.1:0", "--data", &file], "file"),
        (["--listen", "127.0.0.1:0", "--data", &broken], "the journal cannot be used"),
    ] {
        let ran = sombra(&[&["serve"], &arguments[..]].concat());
        assert_eq!(ran.code, Some(2), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{arguments:?}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
}

pub(crate) fn json(arguments: &[&str]) -> Value {
    let ran = sombra(arguments);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    serde_json::from_str(&ran.out).expect("it is JSON")
}

#[test]
fn load_plays_over_the_wire_and_measures() {
    let small = ["load", "--tables", "2", "--clients", "3", "--seconds", "1"];
    let idle = ["--idle-tables", "300", "--idle-streams", "5", "--json"];
    let report = json(&[&small[..], &idle[..]].concat());
    assert_eq!(report["errors"], 0, "{report}");
    for name in ["choices_per_second", "p50_ms", "p99_ms", "bytes_per_table"] {
        assert!(report[name].as_f64().is_some_and(|figure| figure > 0.0), "{name} in {report}");
    }
}

#[test]
fn a_flood_does_not_keep_others_from_playing() {
    let flood = ["load", "goofspiel", "--flood", "20", "--clients", "2", "--seconds", "2"];
    let report = json(&[&flood[..], &["--idle-tables", "300", "--json"]].concat());
    assert_eq!((report["errors"].as_u64(), report["tables"].as_u64()), (Some(0), Some(300)));
    for name in ["reads_per_second", "requests", "p99_ms"] {
        assert!(report[name].as_f64().is_some_and(|figure| figure > 0.0), "{name} in {report}");
    }
}
