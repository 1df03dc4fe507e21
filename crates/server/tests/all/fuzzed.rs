//! Forms and headers that are almost right: the server reads or refuses them, and does not fail.

use std::collections::BTreeSet;

use exam::{Trials, mutated};
use http_body_util::Full;
use hyper::{
    HeaderMap, Method, StatusCode,
    header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderValue},
};
use kernel::Dice;
use serde_json::json;

use crate::{
    description::{is_page, routes},
    house::{Guest, House},
};

/// How many requests of each kind a trial sends.
const REQUESTS: usize = 60;
/// Every place to which pages send a form, with a form that it takes. `{table}` is the table.
#[rustfmt::skip]
const FORMS: [(&str, &str); 27] = [
    ("/about",                    "record=sombra+record+1%0D%0Agame+shadow-throne%0D%0Aseats+3%0D%0Aoptions+target+15"),
    ("/play",                     "game=shadow-throne&seats=3&level=greedy&name=Alba"),
    ("/settings",                 "lang=es&theme=night&size=125&pace=slow&back=/tables/x"),
    ("/take/{code}",              ""),
    ("/yours/name",               "name=Berta"),
    ("/yours/device",             ""),
    ("/yours/device/revoke",      ""),
    ("/yours/forget",             "names=on"),
    ("/tables",                   "game=shadow-throne&seats=3&name=Alba&option-target=20&clock=brisk&who=anybody&quiet=on"),
    ("/tables/{table}/join",      "name=Berta&seat=1"),
    ("/tables/{table}/leave",     ""),
    ("/tables/{table}/move",      "seat=1"),
    ("/tables/{table}/bots",      "seat=1&level=greedy"),
    ("/tables/{table}/send",      "seat=1"),
    ("/tables/{table}/stand-in",  "seat=1"),
    ("/tables/{table}/agree",     "option-target=20&clock=brisk"),
    ("/tables/{table}/word",      "word=salt"),
    ("/tables/{table}/start",     "level=greedy"),
    ("/tables/{table}/standing",  "standing=ask"),
    ("/tables/{table}/choose",    "choice=draft+outlaw&version=8&what=draft"),
    ("/tables/{table}/say",       "text=hello"),
    ("/tables/{table}/phrase",    "phrase=good-luck"),
    ("/tables/{table}/quiet",     "quiet=true"),
    ("/tables/{table}/mute",      "seat=1&muted=true"),
    ("/tables/{table}/remove",    "seat=1"),
    ("/tables/{table}/watchers",  "name=Berta&text=hello"),
    ("/tables/{table}/rematch",   "other=on"),
];
/// A form that may bring a file, as a browser sends it to [`UPLOADS`].
const UPLOAD: &str = "--x\r\ncontent-disposition: form-data; name=\"game\"\r\n\r\nprincess\r\n\
    --x\r\ncontent-disposition: form-data; name=\"seats\"\r\n\r\n2\r\n\
    --x\r\ncontent-disposition: form-data; name=\"name\"\r\n\r\nAlba\r\n\
    --x\r\ncontent-disposition: form-data; name=\"cards-file\"; filename=\"cards.toml\"\r\n\
    content-type: application/toml\r\n\r\n[[card]]\nid = \"fangs\"\r\n--x--\r\n";
const UPLOADS: &str = "/tables";
/// The content types of uploads: the boundary is a part of them.
const UPLOAD_TYPES: [&str; 2] = ["multipart/form-data; boundary=x", "multipart/form-data"];
/// A code for another device, as an address has it; nobody was given it.
const CODE: &str = "magma-feta-begonia-salami-memorial-regular";
/// The routes of programs that read no body; a test sends all others bodies of the description.
const WITHOUT_BODY: [&str; 5] = [
    "/api/v1/tokens",
    "/api/v1/tables/{table}/rematch",
    "/api/v1/tables/{table}/leave",
    "/api/v1/tables/{table}/bots/{seat}",
    "/api/v1/tables/{table}/start",
];
const COOKIES: [&str; 2] = ["lang=es; name=Alba+de+la+Torre%20", "sombra=x; lang=en;;name=%ff; ="];
const LANGUAGES: [&str; 2] = ["es-ES,es;q=0.9,en;q=0.8", "de, en;q=0"];

/// Sends a form that is almost right, in the name of somebody who sits at the table: to the place
/// that takes such a form, or to any other.
async fn send_form(guest: &mut Guest, table: &str, dice: &mut Dice) {
    let (place, own) = *dice.pick(&FORMS).expect("there are some");
    let (_, other) = *dice.pick(&FORMS).expect("there are some");
    let forms = [own, own, other].map(|form| form.replace('&', " "));
    let form = mutated(dice, &forms).replace(' ', "&");
    let path = place.replace("{table}", table).replace("{code}", CODE);
    send(guest, &path, "application/x-www-form-urlencoded", form).await;
}

/// Sends a form with a file that is almost right.
async fn send_upload(guest: &mut Guest, dice: &mut Dice) {
    let kind = mutated_type(dice);
    let form = mutated(dice, &[UPLOAD.to_owned()]);
    send(guest, UPLOADS, &kind, form).await;
}

/// Draws a content type; most often the right one, so that what comes after it is read, too.
fn mutated_type(dice: &mut Dice) -> String {
    let types = UPLOAD_TYPES.map(str::to_owned);
    if dice.below(4) > 0 { types[0].clone() } else { mutated(dice, &types) }
}

async fn send(guest: &mut Guest, path: &str, kind: &str, body: String) {
    // Some texts are no headers at all.
    let Ok(kind) = HeaderValue::try_from(kind) else { return };
    let request = guest.client.request(Method::POST, path).header(CONTENT_TYPE, kind);
    let request = request.body(Full::from(body.clone())).expect("a request");
    let (status, _) = guest.send(request).await;
    assert!(!status.is_server_error(), "{path} {body}: {status}");
}

/// Looks at the table with headers that are almost right, as a page and as JSON.
async fn send_headers(stranger: &mut Guest, (table, token): (&str, &str), dice: &mut Dice) {
    let cookies = [format!("sombra={token}; {}", COOKIES[0]), COOKIES[1].to_owned()];
    let headers = [
        (COOKIE, mutated(dice, &cookies)),
        (ACCEPT_LANGUAGE, mutated(dice, &LANGUAGES.map(str::to_owned))),
        (AUTHORIZATION, mutated(dice, &[format!("Bearer {token}")])),
    ];
    // Some texts are no headers at all. The token in the cookie counts only without the other one.
    let headers = headers.into_iter().take(2 + index(dice));
    let valid = |(name, text): (_, String)| Some((name, HeaderValue::try_from(text).ok()?));
    let headers: HeaderMap = headers.filter_map(valid).collect();
    for path in [format!("/tables/{table}"), format!("/api/v1/tables/{table}")] {
        let mut request = stranger.client.request(Method::GET, &path);
        request.headers_mut().expect("it is not sent yet").extend(headers.clone());
        let (status, _) = stranger.send(request.body(Full::default()).expect("a request")).await;
        assert!(!status.is_server_error(), "{path} {headers:?}: {status}");
    }
}

fn index(dice: &mut Dice) -> usize {
    usize::try_from(dice.below(2)).expect("it is small")
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_and_headers_are_read_or_refused() {
    let mut trials = Trials::new("fuzzed forms and headers", 2);
    while let Some(mut dice) = trials.next() {
        let house = House::rehearse("fuzzed", dice.seed()).await;
        let mut guest = house.guest().await;
        let path = guest.open(json!({ "game": "shadow-throne", "seats": 3 })).await;
        guest.done(&format!("{path}/join"), json!({ "name": "Alba" })).await;
        let table = path.rsplit('/').next().expect("a name");
        let token = guest.token.clone().expect("a token");
        let mut stranger = house.stranger().await;
        for _ in 0..REQUESTS {
            send_form(&mut guest, table, &mut dice).await;
            send_upload(&mut guest, &mut dice).await;
            send_headers(&mut stranger, (table, &token), &mut dice).await;
        }
        assert_eq!(stranger.get(&path).await.0, StatusCode::OK, "the table is still there");
        house.close().await;
        trials.add(4 * REQUESTS);
    }
}

/// Returns the addresses of all routes that change something, in the list of the server.
fn commands() -> BTreeSet<String> {
    routes().into_iter().filter(|(_, method)| method != "get").map(|(path, _)| path).collect()
}

/// Checks that two lists of addresses have the same ones.
fn check_same(routes: &BTreeSet<String>, tried: &BTreeSet<String>, list: &str) {
    assert!(routes.len() > 20, "the routes can be read");
    let different: Vec<&String> = routes.symmetric_difference(tried).collect();
    assert!(different.is_empty(), "only among the routes, or only in {list}: {different:?}");
}

#[test]
fn every_form_is_sent() {
    let pages = commands().into_iter().filter(|path| is_page(path)).collect();
    check_same(&pages, &FORMS.map(|(path, _)| path.to_owned()).into(), "`FORMS`");
}

#[test]
fn every_route_that_reads_a_body_is_fuzzed() {
    let source = include_str!("../../../../fuzz/src/lib.rs");
    let list = source.split("ROUTES: [").nth(1).expect("it is there").split("];").next();
    let quoted = list.expect("it has an end").split('"').skip(1).step_by(2);
    let fuzzed: BTreeSet<String> = quoted.map(str::to_owned).collect();
    let mut all = commands();
    for path in WITHOUT_BODY {
        assert!(all.remove(path), "{path} is no route");
    }
    check_same(&all, &fuzzed, "`ROUTES` of `fuzz`");
}
