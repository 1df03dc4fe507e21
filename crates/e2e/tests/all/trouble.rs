//! Reloads, server crashes and lost connections.

use std::time::Duration;

use e2e::{Driver, Hands, House, Screen, State};
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn a_page_can_be_loaded_again_in_the_middle_of_a_choice() {
    let (house, driver) = (House::open("reload"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    browser.wait_for_question().await;
    let asked = browser.state().await;
    browser.click("[data-ask] .choice").await;
    browser.reload().await;
    browser.wait_for_question().await;
    assert_eq!(browser.state().await, asked, "nothing was chosen");
    // A choice is there when the page is loaded again.
    let table = browser.address().await;
    browser.play_on(Hands::Pointer).await;
    browser.go(&table).await;
    browser.wait_for_question().await;
    assert_ne!(browser.state().await, asked);
    assert!(browser.text("#chronicle").await.contains("You take"), "the chronicle is there again");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_and_started_again_loses_nothing() {
    let (mut house, driver) = (House::open("killed"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    for _ in 0..3 {
        browser.wait_for_question().await;
        browser.play_on(Hands::Pointer).await;
    }
    browser.wait_for_question().await;
    let (asked, chronicle) = (browser.state().await, browser.text("#chronicle").await);
    // The server dies after a card is selected and before it is confirmed.
    browser.click("[data-ask] .choice").await;
    house.kill();
    browser.until("!document.querySelector('#notice').hidden").await;
    browser.click("[data-ask] button.main").await;
    browser.until("document.querySelector('#notice').dataset.kind == 'word'").await;
    assert_eq!(browser.state().await, asked, "the choice can be tried again");
    house.start();
    browser.until("document.querySelector('#notice').hidden").await;
    assert_eq!(browser.text("#chronicle").await, chronicle);
    assert_eq!(browser.state().await, asked);
    browser.play_to_the_end(Hands::Pointer).await;
    assert_eq!(browser.state().await, State::Over);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_is_noticed_and_replaced() {
    let (house, driver) = (House::open("frozen"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    browser.wait_for_question().await;
    house.freeze(true);
    browser.until("document.querySelector('#notice').dataset.kind == 'lost'").await;
    house.freeze(false);
    browser.until("document.querySelector('#notice').hidden").await;
    // A reconnection in the middle of a wave loses nothing and shows nothing twice.
    // Only questions are answered: steps that begin meanwhile must not be skipped.
    loop {
        match browser.state().await {
            State::Telling => break,
            State::Asked(_) => drop(browser.play_on(Hands::Pointer).await),
            State::Waiting | State::Over => sleep(Duration::from_millis(20)).await,
        }
    }
    browser.run("dispatchEvent(new Event('online'))").await;
    browser.wait_for_question().await;
    assert_eq!(browser.count("#chronicle :is(.t-settled, .t-poor)").await, 4);
    assert_eq!(browser.count("#chronicle .t-counted").await, 1);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_connection_a_page_says_so_and_comes_back_by_itself() {
    let (mut house, driver) = (House::open("offline"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/?lang=es")).await;
    browser.until("navigator.serviceWorker.controller").await;
    house.kill();
    browser.run("location.href = '/yours'").await;
    browser.until("document.querySelector('[data-offline]')").await;
    assert!(browser.text("main").await.contains("Sin conexión"));
    assert_eq!(browser.address().await, house.at("/yours"), "the page that was wanted");
    house.start();
    browser.until("!document.querySelector('[data-offline]')").await;
    assert_eq!(browser.text("h1").await, "Tus partidas");
    browser.close().await;
}
