//! Choosing as a person does: by clicks on what can be seen, or by keys.

use e2e::{Browser, Hands};
use serde_json::Value;

use crate::casting_shadows::tab_to;

const RIGHT: char = '\u{E014}';
/// How many times a key is pressed before the test fails.
const PRESSES_MAX: usize = 60;

/// Marks what leads to the choice with this number: the button that sends it, or a thing and the way in
/// which it is used. Returns how each is reached by keys and on the board.
const MARK: &str = "
    document.querySelectorAll('[data-mark]').forEach((it) => it.removeAttribute('data-mark'));
    const all = [...document.querySelectorAll('[data-ask]:not([inert]) [name=choice]')], it = all[NUMBER % all.length];
    const preview = it.closest('.preview'), sends = it.matches('button');
    const thing = preview ? document.querySelector(`.choice[data-choice=\"${preview.dataset.for}\"]`) : it.closest('.choice');
    if (sends) it.dataset.mark = 'button';
    else if (preview) it.closest('label').dataset.mark = 'way';
    if (thing) thing.dataset.mark = 'thing';
    const input = thing?.querySelector('input'), at = [...document.querySelectorAll('.choice input')].indexOf(input);
    return { sends, value: it.value, own: it.dataset.key, key: input?.dataset.key ?? String(at + 1), taps: it.dataset.on?.split(' ').filter(Boolean) ?? [] };";

/// Scrolls to what is marked so, as a hand does that finds it under something.
const SCROLL: &str = "document.querySelector('[data-mark=WHAT]').scrollIntoView({ block: 'BLOCK', inline: 'center', behavior: 'instant' });";
const CHOSEN: &str = "return document.querySelector('[data-ask] [name=choice]:checked')?.value";

/// Selects the choice with this number; returns whether that has sent it, as the buttons of a reaction
/// do.
pub(crate) async fn choose(browser: &Browser, hands: Hands, number: usize) -> bool {
    let marked = browser.run(&MARK.replace("NUMBER", &number.to_string())).await;
    let sends = marked["sends"] == true;
    let what = if sends { "button" } else { "thing" };
    match hands {
        Hands::Keys => press(browser, &marked[if sends { "own" } else { "key" }]).await,
        Hands::Pointer => touch(browser, what).await,
    }
    if !sends && browser.run(CHOSEN).await != marked["value"] {
        select_way(browser, hands, &marked).await;
        assert_eq!(browser.run(CHOSEN).await, marked["value"], "it is selected by {hands:?}");
    }
    sends
}

/// Selects another way than the usual one of the selected thing.
async fn select_way(browser: &Browser, hands: Hands, marked: &Value) {
    let is_listed = "return Boolean(document.querySelector('[data-mark=way]')?.closest('.ways-of:not(.unlisted)'))";
    let is_listed = browser.run(is_listed).await == true;
    match hands {
        Hands::Keys if marked["own"].is_string() => press(browser, &marked["own"]).await,
        Hands::Keys => {
            tab_to(browser, ".preview.on [name=choice]").await;
            for _ in 0..PRESSES_MAX {
                if browser.run(CHOSEN).await == marked["value"] {
                    return;
                }
                browser.press(RIGHT).await;
            }
        }
        Hands::Pointer if is_listed => touch(browser, "way").await,
        Hands::Pointer => {
            for key in marked["taps"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                let mark = format!(
                    "document.querySelector('[data-tap=\"{key}\"]').dataset.mark = 'tap-{key}'"
                );
                browser.run(&mark).await;
                touch(browser, &format!("tap-{key}")).await;
            }
        }
    }
}

async fn press(browser: &Browser, key: &Value) {
    let key = key.as_str().and_then(|key| key.chars().next());
    browser.press(key.expect("everything that can be chosen has a key")).await;
}

/// Clicks on what is marked so, where it can be hit.
async fn touch(browser: &Browser, what: &str) {
    let marked = format!("[data-mark={what}]");
    for block in ["nearest", "center", "start", "end"] {
        browser.run(&SCROLL.replace("WHAT", what).replace("BLOCK", block)).await;
        if browser.try_click(&marked).await {
            return;
        }
    }
    let name = browser.text(&marked).await;
    panic!("{name} cannot be hit");
}
