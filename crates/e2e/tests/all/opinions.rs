//! Second opinions in a browser: hints against bots, and how a finished game turned.

use e2e::{Browser, Driver, House, Screen, State};

use crate::looks::check;

/// Plays the game of this page to its end through the JSON interface.
const PLAY: &str = "
    const done = arguments[arguments.length - 1], path = '/api/v1' + location.pathname;
    (async () => {
        for (;;) {
            const { stage, version, question } = await (await fetch(path)).json();
            if (stage === 'over') return done(true);
            if (!question.legal.length) continue;
            const body = JSON.stringify({ choice: question.legal[0], version });
            await fetch(path + '/choose', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        }
    })();";

/// Tells whether something is wider than the page, or the button of the prompt is out of view.
const MISPLACED: &str = "
    const button = document.querySelector('[data-ask] button.main')?.getBoundingClientRect();
    return document.documentElement.scrollWidth > innerWidth || Boolean(button) && button.bottom > innerHeight + 1;";

async fn begin(house: &House, browser: &Browser, language: &str) {
    browser.go(&house.at(&format!("/?lang={language}"))).await;
    browser.submit("/play", &[("game", "goofspiel"), ("seats", "3")]).await;
    browser.find("#table.table").await;
    browser.wait_for_question().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_shows_a_hint_beside_the_question() {
    let (house, driver) = (House::open("hint"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    browser.wait_for_question().await;
    let asked = browser.state().await;
    browser.press('h').await;
    browser.find("#hint .odds .best").await;
    assert!(browser.text("#hint").await.to_lowercase().contains("from what you know"));
    // The best are seen at once, the others unfold: each option of the question has its chance.
    let seen = "return [...document.querySelectorAll('#hint .odds li')].filter((it) => it.checkVisibility()).length";
    assert_eq!(browser.run(seen).await, 4);
    browser.click("#hint summary").await;
    let all = browser.count("#hint .odds li").await;
    assert!(all > 4 && browser.run(seen).await == all, "{all} options");
    assert_eq!(browser.run(MISPLACED).await, false);
    assert_eq!(check(&browser, "a hint").await, [""; 0]);
    // It is about this question alone.
    browser.click("[data-ask] .choice").await;
    browser.click("[data-ask] button.main").await;
    while matches!(browser.state().await, State::Waiting) || browser.state().await == asked {
        browser.try_click("[data-skip]").await;
    }
    browser.wait_for_question().await;
    assert_eq!(browser.count("#hint .odds").await, 0);
    assert_eq!(browser.count("#hint [data-hint]").await, 1);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_fits_a_phone_and_needs_no_script() {
    let (house, driver) = (House::open("hint-phone"), Driver::start());
    let phone = driver.browser(&Screen::PHONE).await;
    begin(&house, &phone, "es").await;
    // A page that still scrolls to the question may move the link away from under the finger.
    while phone.count("#hint :is(a[aria-busy], .odds)").await == 0 {
        phone.click("#hint a").await;
    }
    phone.find("#hint .odds .best").await;
    assert!(phone.text("#hint").await.to_lowercase().contains("con lo que tú sabes"));
    assert_eq!(phone.run(MISPLACED).await, false);
    assert_eq!(check(&phone, "a hint on a phone").await, [""; 0]);
    phone.close().await;
    let plain = driver.browser(&Screen { scripts: false, ..Screen::DESK }).await;
    plain.go(&house.at("/")).await;
    plain.click(".play-now button.main").await;
    plain.click("#hint a").await;
    plain.find("#hint .odds .best").await;
    plain.find("[data-ask] button.main").await;
    plain.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_get_no_hints() {
    let (house, driver) = (House::open("no-hint"), Driver::start());
    let [alba, bruno] = [driver.browser(&Screen::DESK).await, driver.browser(&Screen::DESK).await];
    alba.go(&house.at("/open")).await;
    alba.write("form[action='/tables'] [name=name]", "Alba").await;
    alba.click("form[action='/tables'][method=post] button.main").await;
    alba.find("#table.lobby").await;
    bruno.go(&alba.address().await).await;
    bruno.write("#name", "Bruno").await;
    bruno.click("#sit button").await;
    bruno.find(".seats .me").await;
    alba.click(".begin button").await;
    alba.wait_for_question().await;
    assert_eq!(alba.count("#hint").await, 0);
    alba.close().await;
    bruno.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_shows_how_the_game_turned() {
    let (house, driver) = (House::open("turned"), Driver::start());
    for (language, title, screen) in [
        ("en", "how the game turned", Screen::DESK),
        ("es", "cómo cambió la partida", Screen { dark: false, ..Screen::PHONE }),
    ] {
        let browser = driver.browser(&screen).await;
        begin(&house, &browser, language).await;
        browser.run_later(PLAY).await;
        browser.reload().await;
        browser.click(".ways-on a.turned").await;
        // The page waits for the analysis, and shows it by itself.
        browser.find(".insight .odds-chart").await;
        assert!(browser.text(".insight").await.to_lowercase().contains(title));
        let lines = "return [...document.querySelectorAll('.odds-chart')].filter((it) => it.checkVisibility())
            .map((it) => it.querySelectorAll('.name').length).join()";
        assert_eq!(browser.run(lines).await, "3", "one chart, with the names of three seats");
        assert_eq!(browser.run(MISPLACED).await, false);
        assert_eq!(check(&browser, "the analysis").await, [""; 0]);
        // A moment of the chart is a link, and so is what cost most.
        let chapter = ".odds-chart a:not([tabindex])";
        let middle = format!(
            "const links = [...document.querySelectorAll('{chapter}')].filter((it) => it.checkVisibility());
            const it = links[Math.floor(links.length / 2)];
            it.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));"
        );
        browser.run(&middle).await;
        browser.until("Number(document.querySelector('.scrub input').value) > 0").await;
        browser.find(".insight .odds-chart .present").await;
        if browser.count(".costly a").await > 0 {
            browser.click(".costly a").await;
            browser.find(".costly a[aria-current]").await;
            browser.find(".insight .judged").await;
        }
        browser.close().await;
    }
}
