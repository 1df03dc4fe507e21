//! Checks of every page: size and accessibility.

use std::{env, fs, path::Path};

use e2e::{Browser, Driver, Hands, House, Screen};
use serde_json::Value;

use crate::{front_door::is_calm, learn};

/// The pages that need no table.
const PAGES: [&str; 15] = [
    "/",
    "/open",
    "/yours",
    "/settings",
    "/about",
    "/offline",
    "/games/shadow-throne/learn",
    "/games/casting-shadows/learn",
    "/games/princess/learn",
    "/games/shadow-throne/rules",
    "/games/shadow-throne/rules?quick=true",
    "/games/shadow-throne/cards",
    "/games/shadow-throne/cards/datura",
    "/games/shadow-throne/scenarios/ex-017?at=3",
    "/nowhere",
];

/// How many bytes a first visit to a table may transfer before the pictures of its cards.
pub(crate) const TABLE_PAGE_BYTES_MAX: u64 = 80 * 1_024;

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_to_a_table_transfers_little() {
    let (house, driver) = (House::open("light"), Driver::start());
    let [player, visitor] =
        [driver.browser(&Screen::DESK).await, driver.browser(&Screen::DESK).await];
    player.go(&house.at("/")).await;
    player.click(".play-now button.main").await;
    for _ in 0..9 {
        player.wait_for_question().await;
        player.play_on(Hands::Pointer).await;
    }
    player.wait_for_question().await;
    visitor.go(&player.address().await).await;
    visitor.find(".mini").await;
    let bytes = transferred(&visitor).await;
    assert!((5_000..TABLE_PAGE_BYTES_MAX).contains(&bytes), "{bytes} bytes");
    player.close().await;
    visitor.close().await;
}

/// Returns how many bytes a first visit has transferred, without the pictures of cards.
pub(crate) async fn transferred(visitor: &Browser) -> u64 {
    let sum = "return [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
        .filter((it) => !it.name.includes('/stream') && !/\\/(?!signs)[a-z-]+\\.svg$/.test(it.name)).reduce((sum, it) => sum + it.transferSize, 0)";
    visitor.run(sum).await.as_u64().expect("a sum")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_accessible() {
    let (house, driver) = (House::open("everyone"), Driver::start());
    let mut wrong = Vec::new();
    for screen in [Screen::DESK, Screen { dark: false, ..Screen::PHONE }] {
        let browser = driver.browser(&screen).await;
        for path in PAGES {
            browser.go(&house.at(path)).await;
            wrong.extend(check(&browser, path).await);
        }
        browser.go(&house.at("/open")).await;
        browser.write("form[action='/tables'] [name=name]", "Alba").await;
        browser.click("form[action='/tables'][method=post] button.main").await;
        browser.find("#table.lobby").await;
        wrong.extend(check(&browser, "the lobby").await);
        browser.click(".begin button").await;
        browser.wait_for_question().await;
        wrong.extend(check(&browser, "the draft").await);
        while browser.run("return document.querySelector('#phase').dataset.phase").await != "wave" {
            browser.play_on(Hands::Pointer).await;
        }
        browser.wait_for_question().await;
        browser.click("[data-ask] .choice").await;
        wrong.extend(check(&browser, "a wave").await);
        browser.play_to_the_end(Hands::Pointer).await;
        wrong.extend(check(&browser, "the end").await);
        browser.click(".ways-on a[href$=replay]").await;
        browser.find(".controls").await;
        wrong.extend(check(&browser, "the replay").await);
        browser.close().await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What others see of a table, what comes at its end, and what moves most: tables and lessons.
#[tokio::test(flavor = "multi_thread")]
async fn pages_around_a_table_are_accessible_and_calm() {
    let (house, driver) = (House::open("around"), Driver::start());
    let mut wrong = Vec::new();
    for screen in
        [Screen { language: "es", ..Screen::DESK }, Screen { dark: false, ..Screen::PHONE }]
    {
        let [alba, otto] = [driver.browser(&screen).await, driver.browser(&screen).await];
        alba.go(&house.at("/")).await;
        alba.submit("/tables", &[("game", "princess"), ("seats", "2"), ("name", "Alba")]).await;
        alba.find("#table.lobby").await;
        let table = alba.address().await;
        look(&otto, (&table, ".invitation"), &mut wrong).await;
        alba.click(".faces button").await;
        alba.until("!document.querySelector('.faces')").await;
        look(&otto, (&table, "#sit .panel form"), &mut wrong).await;
        assert_eq!(otto.count(".invitation").await, 0, "a full table invites nobody");
        alba.click(".begin button.main").await;
        alba.wait_for_question().await;
        look(&otto, (&table, ".board"), &mut wrong).await;
        alba.play_out().await;
        for browser in [&alba, &otto] {
            look(browser, (&table, ".over .verdict"), &mut wrong).await;
        }
        for game in ["casting-shadows", "princess"] {
            alba.go(&house.at("/")).await;
            alba.submit("/play", &[("game", game)]).await;
            alba.wait_for_question().await;
            look(&alba, (&alba.address().await, "[data-ask]"), &mut wrong).await;
        }
        for game in ["shadow-throne", "casting-shadows", "princess"] {
            let lesson = house.at(&format!("/games/{game}/learn"));
            look(&otto, (&lesson, ".coach"), &mut wrong).await;
            learn::check(&otto, 0).await;
            otto.click(".coach .main").await;
            learn::check(&otto, 1).await;
            look(&otto, (&otto.address().await, ".coach"), &mut wrong).await;
        }
        alba.close().await;
        otto.close().await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Loads a page, and checks it and whether it moves.
async fn look(browser: &Browser, (address, what): (&str, &str), wrong: &mut Vec<String>) {
    browser.go(address).await;
    browser.find(what).await;
    is_calm(browser, what).await;
    wrong.extend(check(browser, what).await);
}

/// Checks a page with our own checks, and with axe if it is installed.
pub(crate) async fn check(browser: &Browser, name: &str) -> Vec<String> {
    let mut found = browser.run(OWN).await.as_array().cloned().unwrap_or_default();
    if let Some(axe) = axe() {
        browser.run(&axe).await;
        found.extend(browser.run_later(ASK_AXE).await.as_array().cloned().unwrap_or_default());
    }
    found.iter().filter_map(Value::as_str).map(|what| format!("{name}: {what}")).collect()
}

/// Reads the script of axe-core, which `cargo xtask ci` fetches if it can.
fn axe() -> Option<String> {
    let here = env::current_exe().ok()?;
    here.ancestors().find_map(|folder: &Path| {
        fs::read_to_string(folder.join("axe").join("package").join("axe.min.js")).ok()
    })
}

const ASK_AXE: &str = "
    const done = arguments[arguments.length - 1];
    axe.run({ resultTypes: ['violations'] }).then((found) => done(found.violations
        .filter((it) => it.impact === 'serious' || it.impact === 'critical' || it.impact === 'moderate')
        .map((it) => `${it.id}: ${it.nodes.map((node) => node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? '')).slice(0, 3).join(' | ')}`)));";

/// Our own checks: all controls have names, there is one `h1`, ids are unique, and text has enough
/// contrast.
const OWN: &str = "
    const found = [];
    const shown = (it) => it.checkVisibility({ visibilityProperty: true });
    const name = (it) => (it.getAttribute('aria-label') ?? '') + it.textContent.trim() + (it.title ?? '')
        + [...(it.labels ?? [])].map((label) => label.textContent).join('');
    for (const it of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'))
        if (shown(it) && !name(it).trim()) found.push('no name: ' + it.outerHTML.slice(0, 120));
    const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
    for (const id of new Set(ids.filter((id, n) => ids.indexOf(id) !== n))) found.push('id twice: ' + id);
    if (document.querySelectorAll('h1').length !== 1) found.push('not one h1');
    for (const part of ['header', 'main', 'nav']) if (!document.querySelector(part)) found.push('no ' + part);
    if (!document.documentElement.lang) found.push('no language');
    const numbers = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
    const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
        .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        .reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0);
    const ground = (it) => {
        for (; it; it = it.parentElement) {
            const style = getComputedStyle(it);
            if (style.backgroundImage !== 'none') return null;
            const [r, g, b, a = 1] = numbers(style.backgroundColor);
            if (a > 0.95) return [r, g, b];
        }
        return null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const it = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || !shown(it) || it.closest('.unseen, [aria-hidden=true], noscript')) continue;
        const back = ground(it);
        if (!back) continue;
        const [one, other] = [light(numbers(getComputedStyle(it).color)), light(back)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < 4.5) found.push(`contrast ${ratio.toFixed(1)}: ${walker.currentNode.textContent.trim().slice(0, 40)}`);
    }
    return found;";
