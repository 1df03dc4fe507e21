//! What a lesson asks for is in view on a phone: nobody has to look for it.

use e2e::{Browser, Driver, House, Screen};
use serde_json::Value;

use crate::learn::{at, check};

/// Lists what can be chosen among what the step points at, with what is wrong about each: it is beside
/// the window, or the coach or the prompt lies on it. What stands further on in a strip that scrolls
/// sideways may be outside, if something in view is cut as a sign that there is more.
const ASKED: &str = "
    const points = document.querySelector('.coach').dataset.points.split('|').flatMap((it) => [...document.querySelectorAll(it)]);
    const own = '[data-ask]:not([inert]) :is(.choice, .deed):has(input), [data-ask]:not([inert]) button[name=choice]';
    const within = (what) => [...document.querySelectorAll(what)].filter((it) => points.some((point) => point.contains(it)) && it.checkVisibility());
    const things = within(own).length ? within(own) : within('.can');
    const strip = (it) => { while (it && !(/auto|scroll/.test(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth)) it = it.parentElement; return it; };
    const wrong = (it) => {
        const { left, top, right, bottom } = it.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `outside: ${[left, top, right, bottom].map(Math.round)}`;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const whole = it.closest('.hex') ?? it;
        return whole.contains(hit) ? '' : `under ${hit?.id || hit?.className || hit?.nodeName}`;
    };
    const value = (it) => (it.matches('button') ? it : it.querySelector('input'))?.value ?? it.id;
    const found = things.map((it) => ({ it, row: strip(it), value: value(it), wrong: wrong(it) }));
    for (const one of found.filter((one) => one.wrong && one.row)) {
        const { left, right } = one.row.getBoundingClientRect();
        const isCut = [...one.row.children].some((it) => { const box = it.getBoundingClientRect(); return box.left < right - 8 && box.right > right + 8; });
        one.row.scrollTo({ left: one.it.offsetLeft - one.row.clientWidth / 2, behavior: 'instant' });
        const after = wrong(one.it);
        one.row.scrollTo({ left: 0, behavior: 'instant' });
        one.further = isCut && !after;
    }
    return found.map(({ it, value, wrong, further }) => ({ value, name: it.textContent.trim().slice(0, 30), wrong, further: Boolean(further) }));";

/// Selects the choice with this number, whatever it is a part of; returns whether that has sent it, and
/// the values of the thing and of the choice.
pub(crate) const SELECT: &str = "
    const all = [...document.querySelectorAll('[data-ask] [name=choice]')], it = all[NUMBER % all.length];
    const preview = it.closest('.preview');
    const thing = preview && document.querySelector(`.choice[data-choice=\"${preview.dataset.for}\"] input`);
    if (thing) thing.click();
    it.click();
    return [it.matches('button'), (thing ?? it).value, it.value];";

/// Goes through a lesson, and tells of every choice that is not in view where it is asked for.
async fn look_for_choices(browser: &Browser, name: &str, wrong: &mut Vec<String>) {
    check(browser, 0).await;
    let mut tries = 0_usize;
    while browser.count(".coach[data-last]").await == 0 {
        let step = at(browser).await;
        let is_taken_back = browser.count(".coach .main[data-go=back]").await > 0;
        if browser.count(".coach .deed").await == 0 {
            browser.click(".coach .main").await;
            check(browser, if is_taken_back { step - 1 } else { step + 1 }).await;
            continue;
        }
        let asked = asked(browser).await;
        let place = format!("{name}, step {}", step + 1);
        let hidden = asked.iter().filter(|it| it["wrong"] != "" && it["further"] == false);
        wrong.extend(hidden.map(|it| format!("{place}: {} is {}", it["name"], it["wrong"])));
        let selected = browser.run(&SELECT.replace("NUMBER", &tries.to_string())).await;
        tries += 1;
        if selected[0] == false {
            browser.click("[data-ask] button.main").await;
        }
        check(browser, step + 1).await;
        if browser.count(".coach .main[data-go=back]").await == 0 {
            // This one was right: it is what was asked for.
            let right =
                asked.iter().find(|it| selected[1] == it["value"] || selected[2] == it["value"]);
            if let Some(it) = right.filter(|it| it["wrong"] != "") {
                wrong.push(format!("{place}: {}, which is right, is {}", it["name"], it["wrong"]));
            }
            tries = 0;
        }
    }
}

async fn asked(browser: &Browser) -> Vec<Value> {
    browser.run(ASKED).await.as_array().cloned().unwrap_or_default()
}

async fn a_lesson_shows_what_it_asks_for(game: &str) {
    let (house, driver) = (House::open(&format!("asked-{game}")), Driver::start());
    let mut wrong = Vec::new();
    for (width, height) in [(390, 844), (360, 640)] {
        for language in ["en", "es"] {
            let screen = Screen { width, height, language, ..Screen::PHONE };
            let browser = driver.browser(&screen).await;
            browser.go(&house.at(&format!("/games/{game}/learn"))).await;
            look_for_choices(&browser, &format!("{width}x{height}, {language}"), &mut wrong).await;
            browser.close().await;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_shadow_throne_shows_what_it_asks_for() {
    a_lesson_shows_what_it_asks_for("shadow-throne").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_casting_shadows_shows_what_it_asks_for() {
    a_lesson_shows_what_it_asks_for("casting-shadows").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_the_princess_shows_what_it_asks_for() {
    a_lesson_shows_what_it_asks_for("princess").await;
}
