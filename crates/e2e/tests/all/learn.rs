//! A lesson by keyboard: it is left, taken up again, and a bad idea is taken back.

use e2e::{Browser, Driver, House, Screen};

const ENTER: char = '\u{E007}';
const RIGHT: char = '\u{E014}';

/// What has to hold at every step: the coach is on the screen and covers nothing that it points at,
/// every place that it points at has a hole, and nothing is wider than the screen.
const WRONG: &str = "
    const coach = document.querySelector('.coach'), box = coach.getBoundingClientRect(), wrong = [];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push('off the screen');
    const last = 'last' in coach.dataset, rims = [...document.querySelectorAll('.scrim .rim')];
    if (!last && !rims.length) wrong.push('it points at nothing');
    for (const rim of rims) {
        const hole = rim.getBoundingClientRect();
        const wide = Math.min(hole.right, box.right) - Math.max(hole.left, box.left);
        const high = Math.min(hole.bottom, box.bottom) - Math.max(hole.top, box.top);
        if (wide > 0 && high > 0 && wide * high > 0.3 * hole.width * hole.height) wrong.push('it covers what it points at');
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('too wide');
    if (document.activeElement !== coach) wrong.push('it has no focus');
    return wrong.join(', ');";

pub(crate) async fn at(browser: &Browser) -> u64 {
    let at = browser.run("return Number(document.querySelector('.coach').dataset.at)").await;
    at.as_u64().expect("a number")
}

pub(crate) async fn check(browser: &Browser, step: u64) {
    browser.until(&format!("document.querySelector('.coach')?.dataset.at === '{step}'")).await;
    browser.until("document.querySelector('.scrim')").await;
    assert_eq!(browser.run(WRONG).await, "", "step {step}, {}", browser.address().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_learns_by_keyboard_and_takes_up_a_lesson_again() {
    let (house, driver) = (House::open("learn-keys"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/games/shadow-throne/learn")).await;
    check(&browser, 0).await;
    browser.press(RIGHT).await;
    check(&browser, 1).await;
    // The first card, then the second one of the next question, and out.
    browser.press('1').await;
    browser.press(ENTER).await;
    check(&browser, 2).await;
    browser.go(&house.at("/")).await;
    browser.go(&house.at("/games/shadow-throne/learn")).await;
    check(&browser, 0).await;
    assert!(browser.text("[data-resume]").await.contains('3'), "it was left at the third step");
    // Whoever begins again and leaves once more finds the place farther on.
    browser.press(RIGHT).await;
    check(&browser, 1).await;
    browser.go(&house.at("/games/shadow-throne/learn")).await;
    check(&browser, 0).await;
    assert!(browser.text("[data-resume]").await.contains('3'), "still at the third step");
    browser.click("[data-resume]").await;
    check(&browser, 2).await;
    // Princess Beatrice is too expensive: it happens, is explained, and is taken back.
    let dear = "return [...document.querySelectorAll('.choice input')].findIndex((it) => it.value === 'play princess-beatrice') + 1";
    let dear = browser.run(dear).await.as_u64().expect("she is in the hand");
    browser
        .press(char::from_digit(u32::try_from(dear).expect("small"), 10).expect("a digit"))
        .await;
    browser.press(ENTER).await;
    check(&browser, 3).await;
    assert!(browser.text(".coach h2").await.contains("Too expensive"));
    browser.press(ENTER).await;
    check(&browser, 2).await;
    while browser.count(".coach[data-last]").await == 0 {
        let step = at(&browser).await;
        if browser.count(".coach .deed").await > 0 {
            browser.press('1').await;
        }
        browser.press(ENTER).await;
        check(&browser, step + 1).await;
    }
    browser.press(ENTER).await;
    browser.wait_for_question().await;
    assert!(browser.address().await.contains("/tables/"));
    browser.close().await;
}
