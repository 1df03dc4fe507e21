//! Hints and analyses, for programs and on pages.

use hyper::StatusCode;
use serde_json::{Value, json};

use crate::{
    house::{Guest, House},
    play::play,
};

async fn page(guest: &mut Guest, path: &str) -> String {
    let (_, page) = guest.get(&path.replace("/api/v1", "")).await;
    page.as_str().expect("a page").to_owned()
}

/// Waits for the analysis of a finished game.
async fn analysis(guest: &mut Guest, path: &str) -> Value {
    loop {
        let (status, analysis) = guest.get(&format!("{path}/analysis")).await;
        if status == StatusCode::OK {
            return analysis;
        }
        assert_eq!(status, StatusCode::ACCEPTED);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_against_bots_gets_a_hint() {
    let house = House::open("hint").await;
    let (path, mut guests) = house.begun(1, 3).await;
    let (guest, mut stranger) = (&mut guests[0], house.stranger().await);
    let hint = format!("{path}/hint");
    let (status, answer) = guest.get(&hint).await;
    assert_eq!(status, StatusCode::OK);
    let (_, table) = guest.get(&path).await;
    let best = answer["options"][0]["choice"].as_str().expect("a choice");
    let legal = table["question"]["legal"].as_array().expect("a list");
    assert!(legal.contains(&json!(best)), "{best}");
    let (_, again) = guest.get(&hint).await;
    assert_eq!(again, answer, "the same question gets the same hint");
    // On the page: a link beside the question, the page with the hint, and the hint alone.
    let offered = page(guest, &path).await;
    assert!(offered.contains("data-hint") && !offered.contains("from what you know"));
    let shown = page(guest, &hint).await;
    assert!(shown.contains("A strong bot, from what you know") && shown.contains("<main"));
    let bare = page(guest, &format!("{hint}?bare=true")).await;
    assert!(bare.contains("A strong bot, from what you know") && !bare.contains("<main"));
    assert_eq!(stranger.get(&hint).await.0, StatusCode::UNAUTHORIZED);
    let (status, refused) = house.guest().await.get(&hint).await;
    assert_eq!((status, &refused["refusal"]), (StatusCode::FORBIDDEN, &json!("not-seated")));
    assert!(!page(&mut stranger, &path).await.contains("data-hint"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_among_themselves_get_no_hints() {
    let house = House::open("no-hint").await;
    let (path, mut guests) = house.begun(2, 3).await;
    let guest = &mut guests[0];
    let (status, refused) = guest.get(&format!("{path}/hint")).await;
    assert_eq!((status, &refused["refusal"]), (StatusCode::FORBIDDEN, &json!("no-hints")));
    assert!(page(guest, &format!("{path}/hint")).await.contains("everybody else is a bot"));
    assert!(!page(guest, &path).await.contains("data-hint"), "nor a link to one");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analyzed_for_everybody() {
    let house = House::open("analysis").await;
    let (path, mut guests) = house.begun(1, 3).await;
    let (mut guest, mut stranger) = (guests.remove(0), house.stranger().await);
    let (status, refused) = stranger.get(&format!("{path}/analysis")).await;
    assert_eq!((status, &refused["refusal"]), (StatusCode::CONFLICT, &json!("not-over")));
    let listener = guest.listen(&path, None).await;
    play(&mut guest, &path, listener).await;
    let computing = page(&mut stranger, &format!("{path}/replay")).await;
    assert!(computing.contains("A strong bot is looking at this game"), "it begins when asked for");
    assert!(computing.contains(&format!("data-poll=\"{path}/analysis\"")));
    let analysis = analysis(&mut stranger, &path).await;
    let judged = analysis["choices"][0]["at"].as_u64().expect("somebody chose");
    let shown = page(&mut stranger, &format!("{path}/replay?at={judged}&eyes=A")).await;
    for said in ["How the game turned", "The chance to win over time", "Guest 0 chose"] {
        assert!(shown.contains(said), "{said}");
    }
    let other = page(&mut stranger, &format!("{path}/replay?at={judged}&eyes=B")).await;
    assert!(!other.contains("Guest 0 chose"), "only the choices of those eyes");
    let over = page(&mut stranger, &path).await;
    assert!(over.contains("/replay#turned"), "the end of the game leads there");
    let mut spanish = house.stranger().await.speak("es");
    assert!(page(&mut spanish, &format!("{path}/replay")).await.contains("Cómo cambió la partida"));
    house.close().await;
}
