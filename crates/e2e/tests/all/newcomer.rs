//! A newcomer goes from the front page through the lesson into a finished game, in each game; and a
//! stranger finds an open table.

use std::collections::BTreeMap;

use e2e::{Browser, Driver, Hands, House, Screen};

use crate::learn::{at, check};

const ENTER: char = '\u{E007}';

/// Selects the choice with this number, whatever it is a part of: a card, a side, a hex. Returns
/// whether that has sent it, as the two buttons of a reaction do.
const SELECT: &str = "
    const all = [...document.querySelectorAll('[data-ask] [name=choice]')], it = all[NUMBER % all.length];
    const preview = it.closest('.preview');
    const thing = preview && document.querySelector(`.choice[data-choice=\"${preview.dataset.for}\"] input`);
    if (thing) thing.click();
    it.click();
    return it.matches('button');";

/// Plays the game of this page to its end through the JSON interface.
const PLAY: &str = "
    const done = arguments[arguments.length - 1], path = '/api/v1' + location.pathname;
    (async () => {
        for (let n = 0; ; n += 1) {
            const { stage, version, question } = await (await fetch(path)).json();
            if (stage === 'over') return done(true);
            if (!question.legal.length) { await new Promise((next) => setTimeout(next, 20)); continue; }
            const body = JSON.stringify({ choice: question.legal[n % question.legal.length], version });
            await fetch(path + '/choose', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        }
    })();";

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
            is_sent = browser.run(&SELECT.replace("NUMBER", &number.to_string())).await == true;
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

/// Learns a game and plays it, at a desk by keys and on a phone by touch, in Spanish.
async fn becomes_a_player(game: &str) {
    let (house, driver) = (House::open(&format!("newcomer-{game}")), Driver::start());
    let phone = Screen { language: "es", ..Screen::PHONE };
    for (screen, hands) in [(Screen::DESK, Hands::Keys), (phone, Hands::Pointer)] {
        let browser = driver.browser(&screen).await;
        browser.go(&house.at("/")).await;
        browser.click(&format!("a.learn[href='/games/{game}/learn']")).await;
        learn(&browser, hands).await;
        browser.click(".coach .main").await;
        browser.wait_for_question().await;
        assert!(browser.address().await.contains("/tables/"), "a real game");
        browser.play_on(hands).await;
        browser.run_later(PLAY).await;
        browser.wait_for_question_or_end().await;
        browser.find(".over .verdict").await;
        share(&browser).await;
        browser.go(&house.at("/yours")).await;
        assert_eq!(browser.count(".finished li").await, 1, "the game is listed");
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
    becomes_a_player("shadow-throne").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_and_plays_casting_shadows() {
    becomes_a_player("casting-shadows").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_and_plays_the_princess() {
    becomes_a_player("princess").await;
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
