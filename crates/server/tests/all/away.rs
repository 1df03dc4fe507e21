//! Absent players: the others are asked whether a bot should play for them.

use std::time::Duration;

use hyper::StatusCode;
use serde_json::{Value, json};

use crate::{
    forms::press,
    house::{Guest, House, Listener},
};

/// Waits for a message that fits.
async fn until(listener: &mut Listener, fits: impl Fn(&Value) -> bool) {
    while !fits(&listener.next().await.expect("it goes on").1) {}
}

/// Makes the first legal choice, as soon as there is one.
async fn choose(guest: &mut Guest, path: &str) {
    let mut table = Value::Null;
    while table["question"]["legal"][0].is_null() {
        (_, table) = guest.get(path).await;
    }
    let choice = json!({ "choice": table["question"]["legal"][0], "version": table["version"] });
    guest.done(&format!("{path}/choose"), choice).await;
}

async fn page(guest: &mut Guest, path: &str) -> String {
    let (_, page) = guest.get(&path.replace("/api/v1", "")).await;
    page.as_str().expect("a page").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_waits_can_let_a_bot_play() {
    let house = House::open_impatient("away", Duration::from_millis(1)).await;
    let (path, mut guests) = house.begun(2, 3).await;
    let (mut waiting, mut stranger) = (guests.remove(0), house.stranger().await);
    let stand_in = format!("{path}/stand-in");
    let mut listener = waiting.listen(&path, None).await;
    let asked = "Guest 1 is away. Let a bot play for Guest 1 until they are back?";
    assert!(!page(&mut waiting, &path).await.contains(asked), "others are still choosing");
    let (status, answer) = waiting.post(&stand_in, json!({ "seat": 1 })).await;
    assert_eq!((status, &answer["refusal"]), (StatusCode::CONFLICT, &json!("not-missing")));
    choose(&mut waiting, &path).await;
    until(&mut listener, |message| message["missing"] == json!([1])).await;
    assert!(page(&mut waiting, &path).await.contains(asked));
    let watched = page(&mut stranger, &path).await;
    assert!(watched.contains("Guest 1 is away, and the game waits."), "the fact");
    assert!(!watched.contains("/stand-in"), "and no button");
    let mut outsider = house.guest().await;
    let (status, answer) = outsider.post(&stand_in, json!({ "seat": 1 })).await;
    assert_eq!((status, &answer["refusal"]), (StatusCode::FORBIDDEN, &json!("not-seated")));
    let form = stand_in.replace("/api/v1", "");
    let pressed = press(&mut waiting, &form, "seat=1", "text/html").await;
    assert_eq!(pressed.status, StatusCode::SEE_OTHER);
    until(&mut listener, |message| message["stand_ins"] == json!([1])).await;
    assert!(page(&mut waiting, &path).await.contains("a bot plays"));
    // The bot plays, and the next question comes.
    choose(&mut waiting, &path).await;
    // Its player is back with the first request.
    guests[0].get(&path).await;
    until(&mut listener, |message| message["stand_ins"] == json!([])).await;
    house.close().await;
}
