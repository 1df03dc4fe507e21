//! Pages and their streams name no card that the reader may not know.

use hyper::StatusCode;
use serde_json::json;

use crate::house::{Guest, House};

/// Returns the ids of the cards in a text: as addresses, pictures or choices.
fn cards_in(text: &str) -> Vec<String> {
    let game = catalog::find("shadow-throne").expect("it is registered");
    let ids = game.cards().into_iter().map(|card| card.id);
    let marks = |id: &str| {
        ["/cards/", "own-", "play ", "draft ", "keep ", "add "].map(|mark| format!("{mark}{id}\""))
    };
    let shows = |id: &String| {
        marks(id).iter().any(|mark| text.contains(mark)) || text.contains(&format!("/{id}.svg\""))
    };
    ids.filter(shows).collect()
}

/// Checks that a page names only cards in its reader's view; returns how many it names.
async fn check(guest: &mut Guest, path: &str) -> usize {
    let page = path.replace("/api/v1", "");
    let (status, html) = guest.get(&page).await;
    assert_eq!(status, StatusCode::OK);
    let html = html.as_str().expect("a page");
    let (_, table) = guest.get(path).await;
    let known = table["view"].to_string();
    let named = cards_in(html);
    for card in &named {
        assert!(
            known.contains(&format!("\"{card}\"")),
            "{card} is on the page of {}",
            table["you"]
        );
    }
    named.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_names_no_card_that_its_reader_may_not_know() {
    let house = House::open("page-secrets").await;
    let (path, mut guests) = house.begun(3, 3).await;
    let mut stranger = house.stranger().await;
    let (mut own, mut open) = (0, 0);
    for _ in 0..36 {
        for guest in 0..3 {
            choose(&mut guests[guest], &path).await;
            for reader in &mut guests {
                own += check(reader, &path).await;
            }
            open += check(&mut stranger, &path).await;
        }
    }
    assert!(own > 500 && open > 100, "{own} {open}: there was something to find");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_stream_names_no_card_before_it_is_turned_up() {
    let house = House::open("piece-secrets").await;
    let (path, mut guests) = house.begun(3, 3).await;
    let pieces = format!("{}/stream", path.replace("/api/v1", ""));
    let client = house.stranger().await.client;
    let mut stream = client.listen(&pieces, None).await.expect("a stream");
    // The sixth pick makes itself.
    for _ in 0..5 {
        for guest in &mut guests {
            choose(guest, &path).await;
        }
    }
    // Two of three players have a card face down.
    choose(&mut guests[0], &path).await;
    choose(&mut guests[1], &path).await;
    let mut heard = String::new();
    while heard.matches("class=\"back").count() < 2 {
        let message = stream.next().await.expect("it goes on").expect("a message");
        heard.push_str(&message.data.replace('\\', ""));
    }
    assert_eq!(cards_in(&heard), [""; 0]);
    // The third choice turns all cards up.
    choose(&mut guests[2], &path).await;
    let message = stream.next().await.expect("it goes on").expect("a message");
    assert_ne!(cards_in(&message.data.replace('\\', "")), [""; 0], "the search finds something");
    house.close().await;
}

async fn choose(guest: &mut Guest, path: &str) {
    let (_, table) = guest.get(path).await;
    if let Some(choice) = table["question"]["legal"][0].as_str() {
        let body = json!({ "choice": choice, "version": table["version"] });
        guest.done(&format!("{path}/choose"), body).await;
    }
}
