//! The small game that proves the seams, in a real browser.

use e2e::{Browser, Driver, Hands, House, Screen};

async fn begin(house: &House, browser: &Browser, language: &str) {
    browser.go(&house.at(&format!("/?lang={language}"))).await;
    assert!(!browser.text("main").await.contains("Goofspiel"), "it is not on the front page");
    browser.submit("/play", &[("game", "goofspiel"), ("seats", "3")]).await;
    browser.find("#table.table").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_small_game_is_played_to_its_end() {
    let (house, driver) = (House::open("goofspiel"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    begin(&house, &browser, "en").await;
    browser.wait_for_question().await;
    assert_eq!(browser.count("[data-ask] .choice").await, 13);
    browser.play_to_the_end(Hands::Pointer).await;
    assert_eq!(browser.count(".standings tbody tr").await, 3);
    assert!(browser.count("#chronicle li").await > 26, "two sentences for each round");
    browser.click(".ways-on a[href$=replay]").await;
    browser.find(".controls").await;
    browser.click("[data-go=after]").await;
    browser.until("document.querySelector('.scrub input').value > 0").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_small_game_is_played_by_keys_on_a_phone_in_spanish() {
    let (house, driver) = (House::open("goofspiel-es"), Driver::start());
    let browser = driver.browser(&Screen::PHONE).await;
    begin(&house, &browser, "es").await;
    browser.wait_for_question().await;
    let wide = "return document.documentElement.scrollWidth > innerWidth";
    assert_eq!(browser.run(wide).await, false, "nothing is wider than the phone");
    browser.play_to_the_end(Hands::Keys).await;
    assert!(browser.text(".over").await.contains("puntos"));
    browser.close().await;
}
