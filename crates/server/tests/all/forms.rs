//! Forms, as a browser without scripts sends them.

use client::Answer;
use http_body_util::Full;
use hyper::{Method, StatusCode, header::CONTENT_TYPE};

use crate::house::{Guest, House};

pub(crate) async fn press(guest: &mut Guest, path: &str, form: &str, accept: &str) -> Answer {
    let request = guest.client.request(Method::POST, path);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.header("accept", accept);
    let request = request.body(Full::from(form.to_owned())).expect("a request");
    guest.client.send_whole(request).await.expect("an answer")
}

pub(crate) fn header<'a>(answer: &'a Answer, name: &str) -> Vec<&'a str> {
    answer.headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect()
}

pub(crate) fn text(answer: &Answer) -> String {
    String::from_utf8(answer.body.to_vec()).expect("it is text")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_starts_a_game() {
    let house = House::open("one-click").await;
    let mut stranger = house.stranger().await;
    let answer = press(&mut stranger, "/play", "game=shadow-throne", "text/html").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let [cookie] = header(&answer, "set-cookie")[..] else { panic!("one cookie: the token") };
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).expect("a token").to_owned();
    let table = header(&answer, "location")[0].to_owned();
    let mut player = house.stranger().await.show(&token);
    let (status, page) = player.get(&table).await;
    let page = page.as_str().expect("a page");
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("data-ask") && page.contains("value=\"draft "), "a card is asked for");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_remembered_and_nothing_in_it_is_markup() {
    let house = House::open("names").await;
    let mut stranger = house.stranger().await;
    let form = "game=shadow-throne&seats=3&name=%3Cb%3EAlba%22%3B+%C3%B1%3C%2Fb%3E";
    let answer = press(&mut stranger, "/tables", form, "text/html").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", text(&answer));
    let cookies = header(&answer, "set-cookie");
    let name = cookies.iter().find(|cookie| cookie.starts_with("name=")).expect("a name");
    assert!(name.is_ascii() && !name.contains('<'), "{name}");
    let pair = name.split(';').next().expect("a pair");
    let request = stranger.client.request(Method::GET, "/open").header("cookie", pair);
    let front = stranger.client.send_whole(request.body(Full::default()).expect("it")).await;
    let front = text(&front.expect("an answer"));
    assert!(front.contains("value=\"&lt;b&gt;Alba&quot;; ñ&lt;/b&gt;\""), "{front}");
    let (_, lobby) = stranger.get(header(&answer, "location")[0]).await;
    let lobby = lobby.as_str().expect("a page");
    assert!(lobby.contains("&lt;b&gt;Alba") && !lobby.contains("<b>Alba"), "{lobby}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_a_page_for_people_and_json_for_the_script() {
    let house = House::open("refused-forms").await;
    let mut owner = house.guest().await;
    let form = "game=shadow-throne&seats=3&name=Alba";
    let opened = press(&mut owner, "/tables", form, "text/html").await;
    let table = header(&opened, "location")[0].to_owned();
    let cases = [
        (format!("{table}/choose"), "choice=play+outlaw&version=1", StatusCode::CONFLICT),
        (format!("{table}/choose"), "choice=play+outlaw", StatusCode::BAD_REQUEST),
        (format!("{table}/bots"), "seat=1&level=genius", StatusCode::UNPROCESSABLE_ENTITY),
        (format!("{table}/join"), "name=Alba", StatusCode::CONFLICT),
        ("/play".into(), "game=chess", StatusCode::UNPROCESSABLE_ENTITY),
        ("/tables/nowhere/start".into(), "", StatusCode::NOT_FOUND),
    ];
    for (path, form, status) in cases {
        let page = press(&mut owner, &path, form, "text/html").await;
        assert_eq!(page.status, status, "{path} {form}");
        let missing = status == StatusCode::NOT_FOUND;
        let title = if missing { "There is nothing here" } else { "That could not be done" };
        assert!(text(&page).contains(&format!("<h1>{title}</h1>")), "{path}");
        let back = format!("href=\"{table}\"");
        assert_eq!(text(&page).contains(&back), path.starts_with(&table), "{path} leads back");
        let json = press(&mut owner, &path, form, "application/json").await;
        assert_eq!(json.status, status, "{path} {form}");
        let said: serde_json::Value = serde_json::from_slice(&json.body).expect("JSON");
        assert!(said["message"].as_str().is_some_and(|said| said.len() > 10), "{said}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_leads_to_its_table_however_it_is_pasted() {
    let house = House::open("links").await;
    let mut guest = house.guest().await;
    let form = "game=shadow-throne&seats=3&name=Alba";
    let opened = press(&mut guest, "/tables", form, "text/html").await;
    let table = header(&opened, "location")[0].to_owned();
    let name = table.rsplit('/').next().expect("a name");
    for pasted in [name, &table, &format!("http%3A%2F%2Fsombra.example%2Ftables%2F{name}%2F")] {
        let found = guest.client.get(&format!("/tables?table={pasted}")).await.expect("an answer");
        assert_eq!(header(&found, "location"), [&table], "{pasted}");
    }
    let lost = guest.client.get("/tables?table=nonsense").await.expect("an answer");
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    house.close().await;
}
