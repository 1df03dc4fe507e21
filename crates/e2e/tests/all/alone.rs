//! One person against bots: by mouse, by keyboard, on a phone, and without scripts.

use e2e::{Browser, Driver, Hands, House, Screen};
use serde_json::{Value, json};

async fn begin(house: &House, browser: &Browser) {
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    browser.find("#table.table").await;
    assert!(browser.address().await.contains("/tables/"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_whole_game_by_clicking() {
    let (house, driver) = (House::open("newcomer"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    begin(&house, &browser).await;
    browser.wait_for_question().await;
    assert!(browser.title().await.starts_with("● Your move"), "the tab says whose move it is");
    browser.play_to_the_end(Hands::Pointer).await;
    assert!(browser.count(".standings tbody tr").await == 4);
    assert!(browser.count(".standings tr.won").await <= 1);
    assert!(!browser.title().await.contains('●'));
    // The replay can be watched from every seat.
    browser.click(".ways-on a[href$=replay]").await;
    browser.find(".controls").await;
    for eyes in ["A", "crowd", "all"] {
        browser.click(&format!("[data-go=eyes-{eyes}]")).await;
        browser.find(&format!("[data-go=eyes-{eyes}][aria-current]")).await;
        browser.click("[data-go=after]").await;
        browser.until("document.querySelector('.scrub input').value > 0").await;
        browser.click("[data-go=first]").await;
        browser.until("document.querySelector('.scrub input').value == 0").await;
    }
    // The record can be checked.
    browser.click(".film-head a").await;
    browser.click(".ways-on a[href$=check]").await;
    browser.find(".verdict dl").await;
    // The rematch starts at once.
    browser.click(".about a[href^='/tables/']").await;
    browser.find(".over").await;
    let before = browser.address().await;
    browser.click(".ways-on button.main").await;
    browser.until("!document.querySelector('.over')").await;
    browser.wait_for_question().await;
    assert_ne!(browser.address().await, before);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_alone() {
    let (house, driver) = (House::open("keys"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    // Tab from link to link until the button has the focus.
    let tab = '\u{E004}';
    for _ in 0..40 {
        browser.press(tab).await;
        if browser.run("return document.activeElement.matches('.play-now button')").await == true {
            break;
        }
    }
    let ring = "return getComputedStyle(document.activeElement).outlineStyle";
    assert_eq!(browser.run(ring).await, "solid", "the focus can be seen");
    browser.press('\u{E007}').await;
    browser.find("#table.table").await;
    browser.press('?').await;
    browser.until("document.querySelector('#help').open").await;
    browser.press('\u{E00C}').await;
    browser.until("!document.querySelector('#help').open").await;
    browser.play_on(Hands::Keys).await;
    browser.wait_for_question().await;
    browser.until("document.activeElement.matches('[data-ask] input')").await;
    browser.play_to_the_end(Hands::Keys).await;
    // The replay plays by itself, and the same key stops it.
    browser.run("document.querySelector('.ways-on a[href$=replay]').focus()").await;
    browser.press('\u{E007}').await;
    browser.find(".controls").await;
    browser.run("document.querySelector('[data-play]').focus()").await;
    browser.press('\u{E007}').await;
    browser.until("document.querySelector('.scrub input').value > 1").await;
    let said = browser.text("[data-play]").await;
    browser.press('\u{E007}').await;
    browser.until(&format!("document.querySelector('[data-play]').textContent != '{said}'")).await;
    assert_eq!(said, "Pause");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_in_spanish_on_a_phone() {
    let (house, driver) = (House::open("spanish"), Driver::start());
    let browser = driver.browser(&Screen { language: "es", ..Screen::PHONE }).await;
    begin(&house, &browser).await;
    assert_eq!(browser.run("return document.documentElement.lang").await, "es");
    browser.wait_for_question().await;
    assert!(browser.title().await.starts_with("● Te toca"));
    let wide = "document.documentElement.scrollWidth > innerWidth";
    assert_eq!(browser.run(&format!("return {wide}")).await, false, "nothing is cut off");
    browser.play_to_the_end(Hands::Pointer).await;
    let page = browser.text("body").await;
    for english in ["Empire", "Church", "The game", "You ", "wins", "influence", "Chronicle"] {
        assert!(!page.contains(english), "{english} in {page}");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_without_any_script() {
    let (house, driver) = (House::open("plain"), Driver::start());
    let browser = driver.browser(&Screen { scripts: false, ..Screen::DESK }).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    // Six cards are drafted, four are played, one is kept; King Kyros may ask for one more.
    while !browser.text(".phase").await.contains("Battle 2") {
        browser.click("[data-ask] .choice").await;
        browser.click("[data-ask] button.main").await;
        browser.find("#act").await;
    }
    assert!(browser.source().await.contains("The battle "), "the chronicle tells of it");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wave_is_shown_step_by_step_and_things_move() {
    let (house, driver) = (House::open("steps"), Driver::start());
    let browser = driver.browser(&Screen { motion: true, ..Screen::DESK }).await;
    begin(&house, &browser).await;
    while browser.run("return document.querySelector('#phase').dataset.phase").await != "wave" {
        browser.play_on(Hands::Pointer).await;
    }
    // What led to the wave may still be told; from here on it would wait for the reader.
    browser.wait_for_question().await;
    // Each step waits for the reader, so that the test can look at it; animations are counted.
    browser
        .run(
            "document.documentElement.dataset.pace = 'wait';
            window.steps = 0; window.moved = 0;
            const move = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.moved += 1; return move.apply(this, how); };
            new MutationObserver(() => { window.steps += 1; })
                .observe(document.querySelector('#beat-text'), { childList: true });",
        )
        .await;
    let track = "document.querySelector('#track').getAttribute('aria-label')";
    let before = browser.run(&format!("return {track}")).await;
    browser.click("[data-ask] .choice").await;
    browser.click("[data-ask] button.main").await;
    browser.until("window.steps > 0").await;
    let step = format!(
        "return document.querySelector('#table.telling') ? [document.querySelector('#beat h2').textContent, {track}, \
        document.querySelectorAll('.cell.lit').length, window.steps] : null"
    );
    let mut told = Vec::new();
    while let Value::Array(parts) = browser.run(&step).await {
        told.push((parts[0].clone(), parts[1].clone(), parts[2].as_u64() > Some(0)));
        browser.click("#beat [data-next]").await;
        let next =
            format!("window.steps > {} || !document.querySelector('#table.telling')", parts[3]);
        browser.until(&next).await;
    }
    assert_eq!(told[0].0, "The cards are turned up");
    assert_eq!(told[1], (json!("Gold"), before.clone(), true), "power is not counted yet");
    let counted = told.iter().find(|(heading, ..)| *heading == "Power is counted");
    assert!(counted.is_some_and(|(_, track, _)| *track != before), "{told:?}");
    browser.wait_for_question().await;
    assert!(browser.run("return window.moved").await.as_u64() >= Some(2));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_preselected_and_a_card_preview_takes_no_focus() {
    let (house, driver) = (House::open("focus"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    begin(&house, &browser).await;
    // The same cards return later in a draft; an old selection must not return with them.
    for _ in 0..7 {
        browser.wait_for_question().await;
        let choices = browser.count("[data-ask] .choice").await;
        let checked = browser.count("[data-ask] :checked").await;
        assert_eq!(checked, usize::from(choices == 1), "only a single choice is selected at once");
        browser.play_on(Hands::Pointer).await;
    }
    browser.wait_for_question().await;
    browser.write(".say input", "half a thou").await;
    browser
        .run(
            "document.querySelector('.mini').dispatchEvent(
                new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))",
        )
        .await;
    browser.find("#hover:popover-open .card").await;
    let typing = "return document.activeElement.matches('.say input')";
    assert_eq!(browser.run(typing).await, true, "the chat field keeps the focus");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_can_be_gone_back() {
    let (house, driver) = (House::open("back"), Driver::start());
    // Without motion, a step stays until the reader goes on.
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    while browser.run("return document.querySelector('#phase')?.dataset.phase").await != "wave" {
        browser.play_on(Hands::Pointer).await;
    }
    browser.wait_for_question().await;
    let before = browser.text("#seat-0").await;
    browser.click("[data-ask] .choice").await;
    browser.click("[data-ask] button.main").await;
    let step = |title: &str| {
        format!("document.querySelector('.telling #beat h2')?.textContent == '{title}'")
    };
    let lines = "return document.querySelectorAll('#chronicle li').length";
    browser.until(&step("The cards are turned up")).await;
    assert_eq!(browser.count("#beat [data-back]:disabled").await, 1, "there is no step before it");
    let first = browser.text("#seat-0").await;
    browser.press(' ').await;
    browser.until(&step("Gold")).await;
    let (after, told) = (browser.text("#seat-0").await, browser.run(lines).await);
    browser.click("#beat [data-back]").await;
    browser.until(&step("The cards are turned up")).await;
    assert_eq!(browser.text("#seat-0").await, first, "{before}");
    browser.press(' ').await;
    browser.until(&step("Gold")).await;
    assert_eq!(browser.text("#seat-0").await, after);
    assert_eq!(browser.run(lines).await, told, "no line is told twice");
    // Another pace keeps the step; the settings have it, too, for whoever has turned steps off.
    browser.click("#beat .paces label:nth-child(2)").await;
    assert_eq!(browser.run(&format!("return {}", step("Gold"))).await, true);
    assert_eq!(browser.run("return document.cookie.includes('pace=slow')").await, true);
    browser.wait_for_question().await;
    browser.press(',').await;
    browser.until("document.querySelector('#settings-panel[open] [value=slow]').checked").await;
    browser.close().await;
}
