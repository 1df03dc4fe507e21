//! Forms and headers that are almost right: the server reads or refuses them, and does not fail.

use exam::{Trials, mutated};
use http_body_util::Full;
use hyper::{
    HeaderMap, Method, StatusCode,
    header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderValue},
};
use kernel::Dice;
use serde_json::json;

use crate::house::{Guest, House};

/// How many requests of each kind a trial sends.
const REQUESTS: usize = 60;
/// Every place that reads a form, with a form that it takes. `{table}` is the table.
#[rustfmt::skip]
const FORMS: [(&str, &str); 15] = [
    ("/about",                  "record=sombra+record+1%0D%0Agame+shadow-throne%0D%0Aseats+3%0D%0Aoptions+target+15"),
    ("/tables",                 "game=shadow-throne&seats=3&option-target=20&clock=brisk"),
    ("/play",                   "game=shadow-throne&seats=3&level=greedy&name=Alba"),
    ("/tables/{table}/join",    "name=Berta"),
    ("/tables/{table}/leave",   ""),
    ("/tables/{table}/move",    "seat=1"),
    ("/tables/{table}/bots",    "seat=1&level=greedy"),
    ("/tables/{table}/send",    "seat=1"),
    ("/tables/{table}/stand-in","seat=1"),
    ("/tables/{table}/agree",   "option-target=20&clock=brisk"),
    ("/tables/{table}/word",    "word=salt"),
    ("/tables/{table}/standing","standing=ask"),
    ("/tables/{table}/choose",  "choice=draft+outlaw&version=8&what=draft"),
    ("/tables/{table}/say",     "text=hello"),
    ("/tables/{table}/rematch", ""),
];
const COOKIES: [&str; 2] = ["lang=es; name=Alba+de+la+Torre%20", "sombra=x; lang=en;;name=%ff; ="];
const LANGUAGES: [&str; 2] = ["es-ES,es;q=0.9,en;q=0.8", "de, en;q=0"];

/// Sends a form that is almost right, in the name of somebody who sits at the table.
async fn send_form(guest: &mut Guest, table: &str, dice: &mut Dice) {
    let (place, _) = dice.pick(&FORMS).expect("there are some");
    let forms = FORMS.map(|(_, form)| form.replace('&', " "));
    let form = mutated(dice, &forms).replace(' ', "&");
    let path = place.replace("{table}", table);
    let request = guest.client.request(Method::POST, &path);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.body(Full::from(form.clone())).expect("a request");
    let (status, _) = guest.send(request).await;
    assert!(!status.is_server_error(), "{path} {form}: {status}");
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
            send_headers(&mut stranger, (table, &token), &mut dice).await;
        }
        assert_eq!(stranger.get(&path).await.0, StatusCode::OK, "the table is still there");
        house.close().await;
        trials.add(3 * REQUESTS);
    }
}
