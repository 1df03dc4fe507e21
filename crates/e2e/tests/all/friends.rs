//! Four browsers at one table, and a watcher.

use e2e::{Browser, Driver, Hands, House, Screen};
use futures_util::future::join_all;

/// A screen between a phone and a desktop.
const TABLET: Screen = Screen { width: 768, height: 1_024, ..Screen::DESK };

/// Opens a table for four, and seats four browsers with different screens.
async fn gather(house: &House, driver: &Driver) -> Vec<Browser> {
    let first = driver.browser(&Screen::DESK).await;
    first.go(&house.at("/open")).await;
    first.write("form[action='/tables'] [name=name]", "Alba").await;
    first.click("[name=who][value=anybody]").await;
    first.click("form[action='/tables'][method=post] button.main").await;
    first.find("#table.lobby").await;
    let link = first.run("return document.querySelector('#link').value").await;
    let link = link.as_str().expect("a link").to_owned();
    assert_eq!(link, first.address().await, "the link that is sent is this page");
    let mut friends = vec![first];
    for (name, screen) in [("Bruno", Screen::PHONE), ("Carla", TABLET), ("Darío", Screen::PHONE)] {
        let friend = driver.browser(&screen).await;
        friend.go(&link).await;
        friend.write("#name", name).await;
        friend.click("#sit button").await;
        friend.find(".seats .me").await;
        friends.push(friend);
    }
    friends
}

#[tokio::test(flavor = "multi_thread")]
async fn four_browsers_play_a_table_together() {
    let (house, driver) = (House::open("friends"), Driver::start());
    let friends = gather(&house, &driver).await;
    // All seats appear without a reload.
    friends[0].until("document.querySelectorAll('.seats b').length == 4").await;
    // A message reaches the others, and does not erase what another player is typing.
    friends[1].write(".say input", "half a thou").await;
    friends[0].write(".say input", "Shall we?").await;
    friends[0].click(".say button").await;
    friends[1].until("document.querySelector('#chat').textContent.includes('Shall we?')").await;
    assert_eq!(
        friends[1].run("return document.querySelector('.say input').value").await,
        "half a thou"
    );
    friends[0].click(".begin button").await;
    for friend in &friends {
        friend.find("#table.table").await;
    }
    let hands = [Hands::Pointer, Hands::Pointer, Hands::Keys, Hands::Keys];
    join_all(friends.iter().zip(hands).map(|(friend, hands)| friend.play_to_the_end(hands))).await;
    let verdict = friends[0].text(".standings").await;
    for friend in &friends[1..] {
        let seats = "return [...document.querySelectorAll('.standings tbody td')].map(td => td.textContent).join()";
        assert_eq!(friend.run(seats).await, friends[0].run(seats).await, "{verdict}");
    }
    for friend in friends {
        friend.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_for_both() {
    let (house, driver) = (House::open("rematch"), Driver::start());
    let (alba, bruno) = (driver.browser(&Screen::DESK).await, driver.browser(&Screen::PHONE).await);
    alba.go(&house.at("/")).await;
    let small = [("game", "goofspiel"), ("seats", "2"), ("name", "Alba")];
    alba.submit("/tables", &small).await;
    alba.find("#table.lobby").await;
    bruno.go(&alba.address().await).await;
    bruno.write("#name", "Bruno").await;
    bruno.click("#sit button").await;
    bruno.find(".seats .me").await;
    alba.click(".begin button").await;
    bruno.find("#table.table").await;
    join_all([&alba, &bruno].map(|browser| browser.play_to_the_end(Hands::Pointer))).await;
    // Alba asks for a rematch, and cannot begin it without Bruno.
    alba.click(".ways-on button.main").await;
    alba.find("#table.lobby").await;
    alba.find(".begin button[disabled]").await;
    assert!(alba.text(".begin").await.contains("Not here yet: Bruno."));
    // He is told so, also by a screen reader, and follows.
    bruno.find(".verdict .again").await;
    assert_eq!(bruno.text(".verdict .again").await, "Alba wants to play again.");
    bruno
        .until("document.querySelector('#status').textContent == 'Alba wants to play again.'")
        .await;
    bruno.click(".ways-on a.main").await;
    bruno.find("#table.lobby").await;
    assert_eq!(alba.address().await, bruno.address().await);
    alba.find(".begin button:not([disabled])").await;
    alba.click(".begin button").await;
    for browser in [alba, bruno] {
        browser.find("#table.table").await;
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_sees_no_secret() {
    let (house, driver) = (House::open("watcher"), Driver::start());
    let friends = gather(&house, &driver).await;
    friends[0].click(".begin button").await;
    let watcher = driver.browser(&Screen::DESK).await;
    watcher.go(&house.at("/")).await;
    watcher.click(".tables a").await;
    watcher.find("#table.table").await;
    assert_eq!(watcher.count("[data-ask]").await, 0);
    for who in [&friends[0], &watcher] {
        let counted =
            "document.querySelector('#watchers').textContent.trim() == '1 person is watching'";
        who.until(counted).await;
    }
    // Until the first wave is turned up, only the holder of a card knows it.
    let wave = "return document.querySelector('#phase').dataset.phase";
    // The sixth pick makes itself.
    for _ in 0..5 {
        for friend in &friends {
            friend.wait_for_question().await;
            friend.play_on(Hands::Pointer).await;
        }
        let page = watcher.source().await;
        assert!(!page.contains("/cards/"), "a card is on the watcher's page: {page}");
    }
    watcher.until("document.querySelector('#phase').dataset.phase == 'wave'").await;
    friends[0].wait_for_question().await;
    friends[0].play_on(Hands::Pointer).await;
    assert_eq!(watcher.run(wave).await, "wave");
    watcher.until("document.querySelectorAll('.back').length == 1").await;
    let page = watcher.source().await;
    assert!(!page.contains("/cards/"), "a card is on the watcher's page: {page}");
    // A player sees the own face-down card, and no other.
    friends[0].until("document.querySelectorAll('.back.mine').length == 1").await;
    assert_eq!(friends[1].count(".back.mine").await, 0);
    for friend in friends {
        friend.close().await;
    }
    watcher.close().await;
}
