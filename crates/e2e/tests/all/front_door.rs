//! From the front page into a game and back, on one device and on another.

use e2e::{Browser, Driver, Hands, House, Screen};

use crate::looks::check;

/// Watches how much the page moves while it is painted, from its first moment on.
const SHIFT: &str = "
    const done = arguments[arguments.length - 1];
    let sum = 0;
    new PerformanceObserver((list) => { for (const it of list.getEntries()) if (!it.hadRecentInput) sum += it.value; })
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 500);";

pub(crate) async fn is_calm(browser: &Browser, name: &str) {
    let shift = browser.run_later(SHIFT).await.as_f64().expect("a number");
    assert!(shift < 0.05, "{name} moves by {shift}");
}

async fn set_theme(browser: &Browser, theme: &str) {
    browser.press(',').await;
    browser.find("#settings-panel[open]").await;
    browser.click(&format!("#settings-panel label:has([name=theme][value={theme}])")).await;
    browser.click("#settings-panel .done").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_and_finds_the_game_again() {
    let (house, driver) = (House::open("front-door"), Driver::start());
    let mut wrong = Vec::new();
    for screen in [Screen::DESK, Screen { language: "es", dark: false, ..Screen::PHONE }] {
        let browser = driver.browser(&screen).await;
        browser.go(&house.at("/")).await;
        is_calm(&browser, "the front page").await;
        wrong.extend(check(&browser, "the front page").await);
        browser.click(".game:nth-child(2) button.main").await;
        browser.wait_for_question().await;
        let table = browser.address().await;
        browser.go(&house.at("/")).await;
        is_calm(&browser, "the front page with a game").await;
        wrong.extend(check(&browser, "the front page with a game").await);
        browser.click("#continue .pill.mine").await;
        browser.wait_for_question().await;
        assert_eq!(browser.address().await, table);
        browser.go(&house.at("/yours")).await;
        is_calm(&browser, "your games").await;
        wrong.extend(check(&browser, "your games").await);
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.run(wide).await, true, "nothing is wider than the screen");
        browser.close().await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_to_a_second_browser() {
    let (house, driver) = (House::open("second-device"), Driver::start());
    let desk = driver.browser(&Screen::DESK).await;
    desk.go(&house.at("/")).await;
    desk.click(".play-now button.main").await;
    desk.wait_for_question().await;
    let table = desk.address().await;
    desk.go(&house.at("/yours")).await;
    desk.click(".device form button").await;
    desk.find(".qr").await;
    let mut wrong = check(&desk, "the code for another device").await;
    let words = desk.run("return document.querySelector('#device-words').value").await;
    let phone = driver.browser(&Screen::PHONE).await;
    phone.go(&house.at("/")).await;
    phone.write("#join [name=table]", words.as_str().expect("words")).await;
    phone.click("#join button").await;
    phone.find(".take").await;
    wrong.extend(check(&phone, "taking the seats").await);
    phone.click(".take button.main").await;
    // The page with the code says that it was used.
    desk.until("document.querySelector('#notice').textContent.includes('The code was used')").await;
    assert_eq!(desk.count(".qr").await, 0);
    phone.click(".own-game.mine a").await;
    phone.wait_for_question().await;
    assert_eq!(phone.address().await, table);
    phone.play_on(Hands::Pointer).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    desk.close().await;
    phone.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_apply_at_once_and_survive_a_reload() {
    let (house, driver) = (House::open("settings"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    let ground = "return getComputedStyle(document.documentElement).backgroundColor";
    let night = browser.run(ground).await;
    set_theme(&browser, "paper").await;
    let paper = browser.run(ground).await;
    assert_ne!(paper, night);
    browser.reload().await;
    assert_eq!(browser.run(ground).await, paper, "it is there from the first moment");
    browser.press(',').await;
    browser.find("#settings-panel[open]").await;
    browser.click("#settings-panel label:has([name=confirm][value=on])").await;
    browser.click("#settings-panel label:has([name=pace][value=off])").await;
    let wrong = check(&browser, "the settings").await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.click("#settings-panel .done").await;
    // At a table, a choice is asked for once more; the answer no leaves it open.
    browser.click(".play-now button.main").await;
    browser.wait_for_question().await;
    for (answer, is_sent) in [("no", false), ("yes", true)] {
        browser.click("[data-ask] .choice").await;
        browser.click("[data-ask] button.main").await;
        browser.find("#confirm[open]").await;
        let version =
            browser.run("return document.querySelector('[data-ask] [name=version]').value").await;
        browser.click(&format!("#confirm [value={answer}]")).await;
        if is_sent {
            let gone =
                format!("document.querySelector('[data-ask] [name=version]')?.value != {version}");
            browser.until(&gone).await;
        }
    }
    browser.close().await;
}

/// The settings that are chosen from a few values, each with one that is not the usual one.
const CHOSEN: [(&str, &str); 6] = [
    ("theme", "paper"),
    ("pace", "slow"),
    ("motion", "reduced"),
    ("confirm", "on"),
    ("marks", "signs"),
    ("ghosts", "off"),
];
/// Those that are numbers: one step of the slider further.
const SLID: [(&str, &str); 2] = [("size", "110"), ("volume", "80")];
const RIGHT: char = '\u{E014}';

#[tokio::test(flavor = "multi_thread")]
async fn every_setting_survives_a_reload() {
    let (house, driver) = (House::open("all-settings"), Driver::start());
    let browser = driver.browser(&Screen::PHONE).await;
    browser.go(&house.at("/")).await;
    browser.press(',').await;
    browser.find("#settings-panel[open] .sample .mini").await;
    for (name, value) in CHOSEN {
        browser.click(&format!("#settings-panel label:has([name={name}][value={value}])")).await;
    }
    for (name, _) in SLID {
        browser
            .run(&format!("document.querySelector('#settings-panel [name={name}]').focus()"))
            .await;
        browser.press(RIGHT).await;
    }
    browser.click("#settings-panel label:has([name=lang][value=es])").await;
    browser.until("document.documentElement.lang == 'es'").await;
    browser.go(&house.at("/about")).await;
    browser.reload().await;
    assert_eq!(browser.run("return document.documentElement.lang").await, "es");
    browser.press(',').await;
    browser.find("#settings-panel[open]").await;
    for (name, value) in CHOSEN.into_iter().chain(SLID) {
        let kept = format!("return document.documentElement.dataset.{name}");
        assert_eq!(browser.run(&kept).await, value, "{name} on the page");
        let field = format!("#settings-panel [name={name}]:is(:checked, [type=range])");
        let shown = format!("return document.querySelector({field:?}).value");
        assert_eq!(browser.run(&shown).await, value, "{name} in the panel");
    }
    let wrong = check(&browser, "all settings").await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.close().await;
}

/// What a finger has to hit on the front page is at least as high as the tokens ask for. Links in the
/// middle of a text are none of that.
#[tokio::test(flavor = "multi_thread")]
async fn a_finger_hits_what_it_means_on_the_front_page() {
    let (house, driver) = (House::open("fingers"), Driver::start());
    let browser = driver.browser(&Screen::PHONE).await;
    browser.go(&house.at("/")).await;
    let low = "
        const all = [...document.querySelectorAll('.games a, .games summary, .games button, .door button, .thumbs a')];
        return all.filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 44).map((it) => it.textContent);";
    assert_eq!(browser.run(low).await, serde_json::json!([]));
    browser.close().await;
}
