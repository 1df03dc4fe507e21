//! Goofspiel is played through the same interfaces and pages as the large games.

use hyper::StatusCode;
use serde_json::json;

use crate::{house::House, play::play_all};

#[tokio::test(flavor = "multi_thread")]
async fn it_is_played_through_the_interface_and_shown_on_pages() {
    let house = House::open("goofspiel").await;
    let (path, guests) = house.begun_at("goofspiel", 2, 3).await;
    let page = path.replace("/api/v1", "");
    let mut watcher = house.stranger().await;
    let (status, html) = watcher.get(&page).await;
    assert_eq!(status, StatusCode::OK);
    let html = html.as_str().expect("a page");
    assert!(html.contains("goofspiel/style.css") && html.contains("round 1 of 13"), "{html}");
    let mut played = play_all(&path, guests).await;
    let (guest, diary) = &mut played[0];
    let choices = diary.iter().filter_map(|(_, _, value)| value["question"]["choices"].get(0));
    assert!(choices.clone().count() >= 12, "each question has its choices in parts");
    assert!(choices.clone().all(|parts| parts["choice"] == "bid" && parts["bid"].is_u64()));
    let (_, html) = guest.get(&page).await;
    let html = html.as_str().expect("a page");
    assert!(html.contains("class=\"over\"") && html.contains("Final standings"), "{html}");
    for path in [format!("{page}/replay?at=9&eyes=A"), format!("{page}/check")] {
        assert_eq!(guest.get(&path).await.0, StatusCode::OK, "{path}");
    }
    for path in ["rules", "rules?quick=true", "cards", "cards/prize-7"] {
        let (status, html) = guest.get(&format!("/games/goofspiel/{path}")).await;
        assert_eq!(status, StatusCode::OK, "{path}: {html}");
    }
    let game = catalog::find("goofspiel").expect("it is registered");
    for example in game.scenarios() {
        let path = format!("/games/goofspiel/scenarios/{}?at=1", example.name);
        assert_eq!(guest.get(&path).await.0, StatusCode::OK, "{path}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_on_the_front_page_and_the_interface_lists_it() {
    let house = House::open("goofspiel-front").await;
    let mut guest = house.stranger().await;
    let (_, front) = guest.get("/").await;
    assert!(!front.as_str().expect("a page").to_lowercase().contains("goofspiel"));
    let (_, games) = guest.get("/api/v1/games").await;
    let ids = games.as_array().expect("a list").iter().map(|game| game["id"].clone());
    assert!(ids.collect::<Vec<_>>().contains(&json!("goofspiel")));
    house.close().await;
}

/// Each round is shown in steps: the bids, then the prize.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_shown_step_by_step() {
    let house = House::open("goofspiel-steps").await;
    let (path, mut guests) = house.begun_at("goofspiel", 1, 2).await;
    let pieces = format!("{}/stream", path.replace("/api/v1", ""));
    let mut stream = guests[0].client.listen(&pieces, None).await.expect("a stream");
    while !stream.next().await.expect("a message").expect("more").data.contains("chronicle") {}
    let (_, table) = guests[0].get(&path).await;
    let choice = json!({ "choice": "bid 7", "version": table["version"] });
    guests[0].done(&format!("{path}/choose"), choice).await;
    loop {
        let message = stream.next().await.expect("a message").expect("it has not ended");
        if message.data.contains("The bids are revealed") {
            assert!(message.data.contains("The prize"), "{}", message.data);
            break;
        }
    }
    house.close().await;
}
