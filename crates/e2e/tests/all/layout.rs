//! The layout of every phase on every screen: no text is cut or lies on other text, the button is in
//! view, and nothing jumps.

use std::collections::BTreeSet;

use e2e::{Browser, Driver, Hands, House, Screen, State};
use serde_json::Value;

/// Finds text that is cut or that lies on other text.
const OVERLAPS: &str = include_str!("overlaps.js");

/// A name of 40 letters, which is the longest.
const NAME: &str = "Maximiliano Fernández de la Torre y Vega";

/// The sizes of the windows.
const SIZES: [(u32, u32); 6] =
    [(1_440, 900), (1_366, 768), (1_280, 800), (1_024, 768), (390, 844), (320, 690)];

/// Gives everybody and every played card a long name, which bots and a chance deal do not have.
pub(crate) const STRETCH: &str = "
    const names = ['Maximiliana de la Serna y Ortiz-Villalba', 'Wolfeschlegelsteinhausenbergerdorff', 'Mª Concepción'];
    document.querySelectorAll('.seat .who').forEach((it, n) => { it.textContent = names[n % names.length]; });
    document.querySelectorAll('.mini .name').forEach((it) => { it.textContent = arguments[0]; });";

/// Gives every card of a battle that is nearly over the most marks that a card can have, and puts
/// the most cards into cells: the extra card of King Kyros is the second of a cell, a Langman who
/// stayed is the third of the first wave. `UNCROWD` puts everything back.
const CROWD: &str = r#"
    const grid = document.querySelector('.grid');
    if (!grid?.querySelector('.mini') || !grid.querySelector('.pay') && document.querySelectorAll('.room .dots .on').length < 4) return false;
    window.plain = grid.innerHTML;
    const signs = grid.querySelector('.glyph use').getAttribute('href').split('#')[0];
    const mark = (kind) => `<span class="mark ${kind}"><svg class="glyph"><use href="${signs}#${kind}"/></svg>+1</span>`;
    for (const it of grid.querySelectorAll('.mini .marks')) {
        const kinds = it.closest('.dead') ? ['cards', 'converted', 'dead'] : ['converted', 'emboldened', 'silenced'];
        it.innerHTML = kinds.map(mark).join('');
    }
    for (const [n, cell] of [...grid.querySelectorAll('.cell:has(.mini)')].entries()) {
        const most = cell.id.endsWith('-1') ? 3 : 2;
        for (let more = n % most; more > 0; more -= 1) cell.append(cell.querySelector('.place:has(.mini)').cloneNode(true));
    }
    return true;"#;
const UNCROWD: &str = "document.querySelector('.grid').innerHTML = window.plain;";

/// Waits until the page has heard of its new size.
pub(crate) const FRAME: &str =
    "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));";

/// Selects the choice about which there is most to say.
pub(crate) const LONGEST: &str = "
    const said = (it) => document.getElementById(it.getAttribute('aria-describedby'))?.textContent.length ?? 0;
    [...document.querySelectorAll('[data-ask] .choice input')].sort((a, b) => said(b) - said(a))[0]?.click();";

/// Collects layout shifts that nobody caused by a click or a key, as browsers count them: the worst
/// window of at most 5 seconds without a pause of 1 second.
const WATCH_SHIFTS: &str = "
    window.shifts = 0;
    window.moved = [];
    let sum = 0, first = 0, last = 0;
    new PerformanceObserver((list) => {
        for (const it of list.getEntries()) {
            if (it.hadRecentInput) continue;
            const goesOn = it.startTime - last < 1000 && it.startTime - first < 5000;
            if (!goesOn) [sum, first] = [0, it.startTime];
            [sum, last] = [sum + it.value, it.startTime];
            window.shifts = Math.max(window.shifts, sum);
            const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
            const name = (node) => node?.id || node?.className || node?.nodeName;
            const who = it.sources.map((at) => `${name(at.node)}: ${box(at.previousRect)} -> ${box(at.currentRect)}`);
            window.moved.push(`${it.value.toFixed(3)} after ${Math.round(it.startTime)} ms: ${who.join('; ')}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });";

/// How much a page may shift.
const SHIFT_MAX: f64 = 0.05;

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_or_overlaps_in_english() {
    whole_game(5, Screen { language: "en", dark: false, ..Screen::DESK }, "Shepherd of the Lost")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_or_overlaps_in_spanish() {
    let screen = Screen { language: "es", dark: true, ..Screen::DESK };
    whole_game(5, screen, "Recaudador de Impuestos").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_or_overlaps_with_four_seats() {
    let screen = Screen { language: "es", dark: false, ..Screen::DESK };
    whole_game(4, screen, "Recaudador de Impuestos").await;
}

/// Plays a game, and looks at each of its moments on all screens.
async fn whole_game(seats: u8, screen: Screen, card: &str) {
    let name = format!("layout-{}-{seats}", screen.language);
    let (house, driver) = (House::open(&name), Driver::start());
    let browser = driver.browser(&screen).await;
    let mut wrong = BTreeSet::new();
    browser.go(&house.at("/")).await;
    look(&browser, "the front page", "", &mut wrong).await;
    browser.go(&house.at("/open")).await;
    look(&browser, "a new table", "", &mut wrong).await;
    let open = "form[action='/tables'][method=post]";
    browser.run(&format!("document.querySelector(\"{open} [name=seats]\").value = {seats}")).await;
    browser.write(&format!("{open} [name=name]"), NAME).await;
    browser.click(&format!("{open} button.main")).await;
    browser.find("#table.lobby").await;
    look(&browser, "the lobby", "", &mut wrong).await;
    browser.click(".begin button").await;
    play_and_look(&browser, card, &mut wrong).await;
    browser.close().await;
    assert!(wrong.is_empty(), "{}", Vec::from_iter(wrong).join("\n"));
}

/// Plays a game step by step to its end, and looks at each kind of moment on all screens. `card` is
/// the longest name of a card.
pub(crate) async fn play_and_look(browser: &Browser, card: &str, wrong: &mut BTreeSet<String>) {
    let stretch = STRETCH.replace("arguments[0]", &format!("{card:?}"));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    while browser.state().await != State::Over {
        let moment = moment(browser).await;
        if seen.insert(moment.clone()) {
            if matches!(browser.state().await, State::Asked(_)) {
                browser.run(LONGEST).await;
            }
            look(browser, &moment, &stretch, wrong).await;
        }
        // Step by step; the step may end before the click arrives.
        if browser.state().await == State::Telling {
            browser.try_click("#beat [data-next]").await;
        } else {
            browser.play_on(Hands::Pointer).await;
        }
    }
    look(browser, "the end", "", wrong).await;
}

/// Names what the page shows: the phase, how far it has come and what is asked, or the step that is
/// told.
async fn moment(browser: &Browser) -> String {
    let script = "
        const step = document.querySelector('.telling #beat h2')?.textContent;
        const waits = document.querySelector('[data-ask]:not([inert])') ? '' : ' (waiting)';
        const phase = document.querySelector('#phase');
        const asked = document.querySelector('.hand')?.dataset.phase ?? '';
        return step ?? `${phase?.dataset.phase} ${phase?.querySelectorAll('.on').length} ${asked}${waits}`;";
    browser.run(script).await.as_str().unwrap_or_default().to_owned()
}

/// Looks at the page on all screens.
pub(crate) async fn look(
    browser: &Browser,
    moment: &str,
    stretch: &str,
    wrong: &mut BTreeSet<String>,
) {
    for (width, height) in SIZES {
        browser.resize(&Screen { width, height, ..Screen::DESK }).await;
        browser.run(stretch).await;
        browser.run(FRAME).await;
        let place = format!("{width}x{height}, {moment}");
        overlaps(browser, &place, wrong).await;
        if browser.run(CROWD).await == true {
            overlaps(browser, &format!("{place} (crowded)"), wrong).await;
            browser.run(UNCROWD).await;
        }
        let button =
            "const it = document.querySelector('.beat:not([hidden]) .main, .prompt .main');
            return it ? it.getBoundingClientRect().bottom - innerHeight : 0;";
        let below = browser.run(button).await.as_f64().unwrap_or_default();
        if below > 0.0 {
            wrong.insert(format!("{place}: the button is {below} px below"));
        }
    }
    browser.resize(&Screen::DESK).await;
}

pub(crate) async fn overlaps(browser: &Browser, place: &str, wrong: &mut BTreeSet<String>) {
    let found = browser.run(OVERLAPS).await.as_array().cloned().unwrap_or_default();
    wrong.extend(found.iter().filter_map(Value::as_str).map(|what| format!("{place}: {what}")));
}

/// Replays and scenarios are laid out by the same areas: everything has its place in them.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_played_back_keeps_to_its_columns() {
    let columns = "
        const { gridTemplateAreas, gridTemplateColumns } = getComputedStyle(document.querySelector('.film .table'));
        const planned = gridTemplateAreas.split('\" \"')[0].split(' ').length;
        return gridTemplateColumns.split(' ').length === planned && document.documentElement.scrollWidth <= innerWidth;";
    let (house, driver) = (House::open("film"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    let mut wrong = BTreeSet::new();
    for scenario in [
        "shadow-throne/scenarios/ex-017",
        "casting-shadows/scenarios/a-whole-turn",
        "princess/scenarios/a-parade-of-pickpockets",
    ] {
        browser.go(&house.at(&format!("/games/{scenario}?at=3"))).await;
        for (width, height) in [(1_440, 900), (1_024, 768), (768, 1_024), (390, 844)] {
            browser.resize(&Screen { width, height, ..Screen::DESK }).await;
            browser.run(FRAME).await;
            assert_eq!(browser.run(columns).await, true, "{scenario} at {width} px");
            overlaps(&browser, &format!("{scenario} at {width} px"), &mut wrong).await;
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    browser.close().await;
}

/// The words of every card stay within its frame.
#[tokio::test(flavor = "multi_thread")]
async fn no_card_has_words_outside_its_frame() {
    let outside = "
        const low = (it) => it.getBoundingClientRect().bottom;
        const grows = (card) => [...card.querySelectorAll('*')].some((it) => low(it) > low(card) + 1);
        return [...document.querySelectorAll('.gallery .card')].filter(grows).map((it) => it.textContent);";
    let (house, driver) = (House::open("frames"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    for game in ["shadow-throne", "casting-shadows", "princess"] {
        for language in ["en", "es"] {
            browser.go(&house.at(&format!("/games/{game}/cards?lang={language}"))).await;
            assert!(browser.count(".gallery .card").await > 20, "{game}");
            assert_eq!(browser.run(outside).await, serde_json::json!([]), "{game} in {language}");
        }
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_does_not_jump_while_it_is_loaded_and_played() {
    let (house, driver) = (House::open("jumps"), Driver::start());
    for screen in [Screen::DESK, Screen::PHONE] {
        let browser = driver.browser(&screen).await;
        // A busy machine paints in the middle of everything.
        browser.slow_down(4).await;
        browser.go(&house.at("/")).await;
        browser.click(".play-now button.main").await;
        browser.wait_for_question().await;
        browser.reload().await;
        browser.run(WATCH_SHIFTS).await;
        browser.wait_for_question().await;
        browser
            .until("[...document.images].every((it) => it.complete || it.loading == 'lazy')")
            .await;
        for _ in 0..3 {
            browser.play_on(Hands::Pointer).await;
            browser.wait_for_question().await;
        }
        let shifts = browser.run("return window.shifts").await.as_f64().expect("a sum");
        let moved = browser.run("return window.moved").await;
        assert!(shifts < SHIFT_MAX, "{shifts} on {screen:?}: {moved}");
        browser.close().await;
    }
}

/// A click reaches its card at any moment, even while the card still moves to its place, and the
/// focus never rests on the body.
#[tokio::test(flavor = "multi_thread")]
async fn no_click_is_lost_while_cards_move() {
    let (house, driver) = (House::open("clicks"), Driver::start());
    let browser = driver.browser(&Screen { motion: true, ..Screen::DESK }).await;
    browser.go(&house.at("/")).await;
    browser.click(".play-now button.main").await;
    browser.wait_for_question().await;
    // Before the first key, the browser itself leaves the focus on the body.
    browser.run("document.querySelector('#main').focus()").await;
    // A click on a place as soon as the next hand is there, as a quick hand makes it.
    browser.run("window.lost = 0; window.bodies = 0;
        new MutationObserver(() => {
            const first = document.querySelector('[data-ask]:not([inert]) .choice input');
            if (document.activeElement === document.body) window.bodies += 1;
            if (!first || first.dataset.tried) return;
            first.dataset.tried = 'yes';
            requestAnimationFrame(() => {
                const box = first.closest('.choice').getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                if (hit !== first) window.lost += 1;
            });
        }).observe(document.querySelector('#table'), { childList: true, subtree: true });").await;
    for _ in 0..4 {
        browser.play_on(Hands::Keys).await;
        browser.wait_for_question().await;
    }
    assert_eq!(browser.run("return [window.lost, window.bodies]").await, serde_json::json!([0, 0]));
    // Without a card, the button says what is missing in our words.
    browser.run("document.querySelectorAll('[data-ask] :checked').forEach((it) => { it.checked = false; })").await;
    browser.click("[data-ask] button.main").await;
    browser.until("document.querySelector('#notice').textContent == 'Choose one first.'").await;
    browser.close().await;
}
