//! A newcomer goes from the front page through the lesson into a finished game, in each game; and a
//! stranger finds an open table.

use std::collections::BTreeMap;

use e2e::{Browser, Driver, Hands, House, Screen};

use crate::{
    casting_shadows,
    choosing::choose,
    learn::{at, check},
};

const ENTER: char = '\u{E007}';

/// Goes through the lesson to its last step, with the first choice that is not taken back.
async fn learn(browser: &Browser, hands: Hands) {
    check(browser, 0).await;
    let mut tries: BTreeMap<u64, usize> = BTreeMap::new();
    while browser.count(".coach[data-last]").await == 0 {
        let step = at(browser).await;
        let is_asked = browser.count(".coach .deed").await > 0;
        let is_taken_back = browser.count(".coach .main[data-go=back]").await > 0;
        let mut is_sent = false;
        if is_asked {
            let number = tries.entry(step).or_default();
            is_sent = choose(browser, hands, *number).await;
            *number += 1;
        }
        match (hands, is_asked) {
            _ if is_sent => {}
            (Hands::Keys, _) => browser.press(ENTER).await,
            (Hands::Pointer, true) => browser.click("[data-ask] button.main").await,
            (Hands::Pointer, false) => browser.click(".coach .main").await,
        }
        check(browser, if is_taken_back { step - 1 } else { step + 1 }).await;
    }
}

/// A short game: its id, how many play it, and the options that make it short.
struct Short {
    game: &'static str,
    seats: u8,
    option: Option<(&'static str, &'static str)>,
}

/// Opens a table on the page for it, and begins with easy bots.
async fn open(house: &House, browser: &Browser, short: &Short) {
    let Short { game, seats, option } = short;
    browser.go(&house.at(&format!("/open?game={game}"))).await;
    browser.write(".open-table [name=name]", "Alba").await;
    let set = |field: &str, value: &str| {
        format!("document.querySelector('.open-table [name={field}]').value = '{value}'")
    };
    browser.run(&set("seats", &seats.to_string())).await;
    if let Some((name, value)) = option {
        browser.run(&set(&format!("option-{name}"), value)).await;
    }
    browser.click(".open-table button.main").await;
    browser.find("#table.lobby").await;
    browser.click(".begin .level:has([value=easy])").await;
    browser.click(".begin button.main").await;
    browser.find("#table.table").await;
}

/// Learns a game and plays it to its end through the page, at a desk by keys and on a phone by touch, in
/// Spanish.
async fn becomes_a_player(short: Short) {
    let game = short.game;
    let (house, driver) = (House::open(&format!("newcomer-{game}")), Driver::start());
    let phone = Screen { language: "es", ..Screen::PHONE };
    for (screen, hands) in [(Screen::DESK, Hands::Keys), (phone, Hands::Pointer)] {
        let browser = driver.browser(&screen).await;
        browser.go(&house.at("/")).await;
        browser.click(&format!("a.learn[href='/games/{game}/learn']")).await;
        learn(&browser, hands).await;
        // The lesson ends with a real game.
        browser.click(".coach .main").await;
        browser.wait_for_question().await;
        assert!(browser.address().await.contains("/tables/"), "a real game");
        browser.play_on(hands).await;
        open(&house, &browser, &short).await;
        if game == "casting-shadows" {
            casting_shadows::play_to_the_end(&browser, screen, hands).await;
        } else {
            browser.play_to_the_end(hands).await;
        }
        browser.find(".over .verdict").await;
        share(&browser).await;
        browser.go(&house.at("/yours")).await;
        assert_eq!(browser.count(".finished li").await, 1, "the game is listed");
        assert_eq!(browser.count(".finished .place").await, 1, "with the place or the result");
        assert_eq!(browser.count(".own-game").await, 1, "and so is the one that goes on");
        browser.close().await;
    }
}

/// Shares the replay: without a share sheet, the link is copied.
async fn share(browser: &Browser) {
    browser.click(".ways-on [data-share]").await;
    browser.until("!document.querySelector('#notice').hidden").await;
    let said = browser.text("#notice").await;
    assert!(["The link is copied.", "El enlace está copiado."].contains(&said.as_str()), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_and_plays_shadow_throne() {
    becomes_a_player(Short { game: "shadow-throne", seats: 3, option: None }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_and_plays_casting_shadows() {
    becomes_a_player(Short { game: "casting-shadows", seats: 2, option: Some(("rounds", "20")) })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_and_plays_the_princess() {
    becomes_a_player(Short { game: "princess", seats: 2, option: Some(("ghosts", "off")) }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_joins_an_open_table_from_the_front_page() {
    let (house, driver) = (House::open("stranger"), Driver::start());
    let (alba, vera) = (driver.browser(&Screen::DESK).await, driver.browser(&Screen::PHONE).await);
    alba.go(&house.at("/open?game=casting-shadows")).await;
    alba.write(".open-table [name=name]", "Alba").await;
    alba.click(".open-table label:has([value=anybody])").await;
    alba.click(".open-table button.main").await;
    alba.find("#table.lobby").await;
    vera.go(&house.at("/")).await;
    assert!(vera.text("#watch").await.contains("Alba"));
    vera.click(".thumbs a[href='#watch']").await;
    vera.click("#watch .tables a.pill").await;
    assert_eq!(vera.text("h1").await, "Alba invites you to play Casting Shadows");
    vera.write("#name", "Vera").await;
    vera.click("#sit button").await;
    vera.find(".seats .me").await;
    // Nobody is there to invite any more: the page says so without being loaded again.
    let otto = driver.browser(&Screen::DESK).await;
    otto.go(&vera.address().await).await;
    otto.find(".invitation").await;
    alba.click(".seats .me form[action$=leave] button").await;
    otto.until(
        "document.querySelector('h1').textContent === 'Vera invites you to play Casting Shadows'",
    )
    .await;
    for browser in [alba, vera, otto] {
        browser.close().await;
    }
}
