//! Pages in large text: nothing overlaps, nothing is cut, and every choice can be reached.

use std::collections::BTreeSet;

use e2e::{Browser, Driver, House, Screen};
use serde_json::Value;

use crate::{
    asked::SELECT,
    layout::{FRAME, LONGEST, overlaps},
    learn::{at, check},
};

const GAMES: [&str; 3] = ["shadow-throne", "casting-shadows", "princess"];
const SIZES: [u8; 2] = [125, 150];

/// Numbers what can be chosen, and the button that sends it; in a lesson, what the step points at. Says
/// of each whether it is that button.
const NUMBER: &str = "
    document.querySelectorAll('[data-reach]').forEach((it) => it.removeAttribute('data-reach'));
    const ask = '[data-ask]:not([inert])';
    const all = [...document.querySelectorAll(`${ask} :is(.choice, .deed):has(input:enabled), ${ask} button.main`)];
    const points = document.querySelector('.coach')?.dataset.points.split('|').flatMap((it) => [...document.querySelectorAll(it)]);
    const isMeant = (it) => !points || it.matches('button') || points.some((point) => point.contains(it));
    const things = all.filter((it) => isMeant(it) && it.checkVisibility() && it.getBoundingClientRect().width > 2);
    things.forEach((it, n) => { it.dataset.reach = n; });
    return things.map((it) => it.matches('button'));";

/// Scrolls to the thing with this number, and tells whether its middle can be hit there.
const HITS: &str = "
    const it = document.querySelector('[data-reach=\"NUMBER\"]');
    it.scrollIntoView({ block: 'BLOCK', inline: 'center', behavior: 'instant' });
    const later = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
    return new Promise((done) => later(() => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        done(it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)));
    }));";

/// A phone widens a page that does not fit: then everything is smaller than it was asked to be.
const WIDTH: &str = "return Math.max(innerWidth, document.documentElement.scrollWidth)";

/// Finds what is wrong with the page as it is.
async fn look(browser: &Browser, screen: &Screen, place: &str, wrong: &mut BTreeSet<String>) {
    browser.run(FRAME).await;
    overlaps(browser, place, wrong).await;
    let width = browser.run(WIDTH).await;
    if width.as_u64() > Some(screen.width.into()) {
        wrong.insert(format!("{place}: it is {width} wide"));
    }
}

/// Clicks on every choice; the button is only looked for, as it would go on.
async fn reach(browser: &Browser, place: &str, wrong: &mut BTreeSet<String>) {
    let things = browser.run(NUMBER).await;
    for (number, is_button) in things.as_array().into_iter().flatten().enumerate() {
        let what = format!("[data-reach='{number}']");
        let mut is_reached = false;
        for block in ["nearest", "start", "center", "end"] {
            let hits = HITS.replace("NUMBER", &number.to_string()).replace("BLOCK", block);
            is_reached = browser.run(&hits).await == true
                && (*is_button == true
                    || browser.try_click(&what).await && is_taken(browser, &what).await);
            if is_reached {
                break;
            }
        }
        if !is_reached {
            let name = browser
                .run(&format!(
                    "return document.querySelector(\"{what}\").textContent.trim().slice(0, 30)"
                ))
                .await;
            wrong.insert(format!("{place}: {name} cannot be reached"));
        }
    }
}

async fn is_taken(browser: &Browser, what: &str) -> bool {
    let checked = format!("return document.querySelector(\"{what} input\").checked");
    browser.run(&checked).await == true
}

/// Looks at a table of each game, at the pages that list them, and at a lesson, in this size.
async fn pages(
    house: &House,
    (browser, screen): (&Browser, &Screen),
    place: &str,
    wrong: &mut BTreeSet<String>,
) {
    for game in GAMES {
        let place = format!("{place}, {game}");
        browser.go(&house.at("/")).await;
        let button = format!("article[aria-labelledby='game-{game}'] button.main");
        // A bar lies on the lower end of the page.
        let scroll = "scrollIntoView({ block: 'center', behavior: 'instant' })";
        browser.run(&format!("document.querySelector(\"{button}\").{scroll}")).await;
        browser.click(&button).await;
        browser.wait_for_question().await;
        look(browser, screen, &place, wrong).await;
        browser.run(LONGEST).await;
        look(browser, screen, &format!("{place}, selected"), wrong).await;
        reach(browser, &place, wrong).await;
    }
    for path in ["/", "/yours", "/settings"] {
        browser.go(&house.at(path)).await;
        look(browser, screen, &format!("{place}, {path}"), wrong).await;
    }
}

/// Goes through a lesson with its first choices that are not taken back.
async fn lesson(browser: &Browser, screen: &Screen, place: &str, wrong: &mut BTreeSet<String>) {
    let mut tries = 0_usize;
    check(browser, 0).await;
    while browser.count(".coach[data-last]").await == 0 {
        let step = at(browser).await;
        let place = format!("{place}, step {}", step + 1);
        look(browser, screen, &place, wrong).await;
        let is_taken_back = browser.count(".coach .main[data-go=back]").await > 0;
        if browser.count(".coach .deed").await == 0 {
            browser.click(".coach .main").await;
            check(browser, if is_taken_back { step - 1 } else { step + 1 }).await;
            continue;
        }
        reach(browser, &place, wrong).await;
        let selected = browser.run(&SELECT.replace("NUMBER", &tries.to_string())).await;
        tries += 1;
        if selected[0] == false {
            browser.click("[data-ask] button.main").await;
        }
        check(browser, step + 1).await;
        if browser.count(".coach .main[data-go=back]").await == 0 {
            tries = 0;
        }
    }
    look(browser, screen, &format!("{place}, the last step"), wrong).await;
}

async fn in_large_text(name: &str, screen: Screen) {
    let (house, driver) = (House::open(&format!("sizes-{name}")), Driver::start());
    let mut wrong = BTreeSet::new();
    for size in SIZES {
        let browser = driver.browser(&screen).await;
        let place = format!("{size} %");
        browser.go(&house.at("/about")).await;
        browser.run(&format!("document.cookie = 'settings=size={size}; path=/'")).await;
        pages(&house, (&browser, &screen), &place, &mut wrong).await;
        for game in GAMES {
            browser.go(&house.at(&format!("/games/{game}/learn"))).await;
            lesson(&browser, &screen, &format!("{place}, lesson of {game}"), &mut wrong).await;
        }
        browser.close().await;
    }
    assert!(wrong.is_empty(), "{}", Vec::from_iter(wrong).join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn large_text_fits_on_a_desk() {
    in_large_text("desk", Screen { language: "es", ..Screen::DESK }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn large_text_fits_on_a_phone() {
    in_large_text("phone", Screen { language: "es", ..Screen::PHONE }).await;
}

/// A size that is set now holds now, and media queries follow it: the page is not loaded again.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_laid_out_anew_as_soon_as_a_size_is_set() {
    let (house, driver) = (House::open("sizes-now"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    let columns = "return getComputedStyle(document.querySelector('.front-grid')).gridTemplateColumns.split(' ').length";
    let before: Value = browser.run(columns).await;
    browser.run("document.documentElement.dataset.size = '150'").await;
    browser.until(&format!("(() => {{ {columns} }})() === 2")).await;
    browser.run("delete document.documentElement.dataset.size").await;
    browser.until(&format!("(() => {{ {columns} }})() === {before}")).await;
    browser.close().await;
}
