//! The Princess in a real browser: whole games by clicking and by keys, and with cards of one's own.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use e2e::{Browser, Driver, Hands, House, Screen, State};
use serde_json::json;
use tokio::time::sleep;

use crate::{
    layout::play_and_look,
    looks::{TABLE_PAGE_BYTES_MAX, check, transferred},
};

/// How long a game may take before the test fails.
const PATIENCE: Duration = Duration::from_mins(6);

const GLANCE: Duration = Duration::from_millis(80);

const WIDE: &str = "return document.documentElement.scrollWidth > innerWidth";
const CHOSEN: &str = "return document.querySelector('[name=choice]:checked')?.value";
const QUESTION: &str = "return document.querySelector('[data-ask] .hand')?.dataset.phase ?? ''";

/// Asks for a game in the way the front page does.
async fn begin(house: &House, browser: &Browser, (language, seats): (&str, u8)) {
    browser.go(&house.at(&format!("/?lang={language}"))).await;
    let seats = seats.to_string();
    let fields = [("game", "princess"), ("seats", &*seats), ("level", "greedy")];
    browser.submit("/play", &fields).await;
    browser.find("#table.table").await;
    browser.wait_for_question().await;
}

/// Plays until the game is over, or for this many answers. Checks that everybody can use each kind of
/// question; returns the kinds.
async fn play(browser: &Browser, hands: Hands, answers: usize) -> BTreeSet<String> {
    let (start, mut kinds, mut wrong) = (Instant::now(), BTreeSet::new(), Vec::new());
    let mut asked = BTreeSet::new();
    while asked.len() <= answers {
        assert!(start.elapsed() < PATIENCE, "the game does not end");
        if let State::Asked(version) = browser.state().await {
            asked.insert(version.clone());
            let kind = browser.run(QUESTION).await.as_str().unwrap_or_default().to_owned();
            if kinds.insert(kind.clone()) {
                wrong.extend(check(browser, &kind).await);
                assert_eq!(
                    browser.run(WIDE).await,
                    false,
                    "{kind}: nothing is wider than the page"
                );
            }
            if kind == "reincarnate" && come_back(browser, &version).await {
                continue;
            }
        }
        if browser.play_on(hands).await == State::Over {
            break;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    kinds
}

/// Leaves the ghosts if that can be chosen; returns whether it was.
async fn come_back(browser: &Browser, version: &str) -> bool {
    let asked = State::Asked(version.to_owned());
    if !browser.try_click(".choice:has([value=reincarnate])").await
        || !browser.try_click("[data-ask] button.main").await
    {
        return false;
    }
    let start = Instant::now();
    while browser.state().await == asked {
        assert!(start.elapsed() < PATIENCE, "a choice is not taken");
        sleep(GLANCE).await;
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn five_players_play_a_whole_game_by_clicking() {
    let (house, driver) = (House::open("princess"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    begin(&house, &browser, ("en", 5)).await;
    assert_eq!(browser.count(".player").await, 5);
    assert_eq!(browser.count(".anchor").await, 5);
    // Two gestures: a card, then a direction. The seat at which it would point is marked.
    browser.click("[data-ask] .choice").await;
    let left = browser.run(CHOSEN).await;
    assert!(left.as_str().is_some_and(|it| it.ends_with(" left")), "{left}");
    browser.click(".preview.on .way.right").await;
    let right = browser.run(CHOSEN).await;
    assert!(right.as_str().is_some_and(|it| it.ends_with(" right")), "{right}");
    assert_eq!(browser.count(".player.at-4.aimed").await, 1, "the right neighbor");
    assert_eq!(browser.count("#on-ring .aims.wide .wish").await, 1, "an arrow leads there");
    browser.click(".player.at-1").await;
    assert_eq!(browser.run(CHOSEN).await, left, "a click on a neighbor points the card");
    let kinds = play(&browser, Hands::Pointer, usize::MAX).await;
    assert!(kinds.contains("action"), "{kinds:?}");
    assert_eq!(browser.count(".end-of").await, 5);
    assert!(check(&browser, "the end").await.is_empty());
    browser.click(".ways-on a[href$=replay]").await;
    browser.find(".controls").await;
    browser.click("[data-go=after]").await;
    browser.until("document.querySelector('.scrub input').value > 0").await;
    let wrong = check(&browser, "the replay").await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_or_overlaps_with_eight_seats() {
    look_at_a_whole_game(8, Screen::DESK, "Golden Goose, Angry").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_or_overlaps_with_five_seats_in_spanish() {
    let screen = Screen { language: "es", dark: false, ..Screen::DESK };
    look_at_a_whole_game(5, screen, "Oficina de Objetos Perdidos").await;
}

async fn look_at_a_whole_game(seats: u8, screen: Screen, card: &str) {
    let name = format!("princess-layout-{seats}");
    let (house, driver, mut wrong) = (House::open(&name), Driver::start(), BTreeSet::new());
    let browser = driver.browser(&screen).await;
    begin(&house, &browser, (screen.language, seats)).await;
    play_and_look(&browser, card, &mut wrong).await;
    browser.close().await;
    assert!(wrong.is_empty(), "{}", Vec::from_iter(wrong).join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_play_by_keys_on_a_phone_in_spanish() {
    let (house, driver) = (House::open("princess-es"), Driver::start());
    let screen = Screen { language: "es", dark: false, ..Screen::PHONE };
    let browser = driver.browser(&screen).await;
    begin(&house, &browser, ("es", 2)).await;
    assert!(browser.text("#act").await.contains("Qué carta juegas contra"), "it asks in Spanish");
    play(&browser, Hands::Keys, usize::MAX).await;
    assert_eq!(browser.count(".end-of").await, 2);
    assert_eq!(browser.run(WIDE).await, false, "nothing is wider than the phone");
    browser.close().await;
}

/// Eight seats fit a phone: every seat and every anchor is inside the window, and no seat covers
/// another.
#[tokio::test(flavor = "multi_thread")]
async fn eight_players_fit_a_phone() {
    let (house, driver) = (House::open("princess-8"), Driver::start());
    let browser = driver.browser(&Screen::PHONE).await;
    begin(&house, &browser, ("en", 8)).await;
    let covered = "
        const boxes = [...document.querySelectorAll('.player')].map((it) => [it.id, it.getBoundingClientRect()]);
        const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
        return boxes.flatMap(([one, a], n) => [
            ...(a.left < -2 || a.right > innerWidth + 2 ? [one + ' is outside'] : []),
            ...boxes.slice(n + 1).filter(([, b]) => meet(a, b)).map(([other]) => one + ' lies on ' + other),
        ]);";
    assert_eq!(browser.run(covered).await, json!([]));
    play(&browser, Hands::Keys, 6).await;
    assert_eq!(browser.run(covered).await, json!([]));
    browser.close().await;
}

/// Eight seats, by turns on a desk and on a phone, until a ghost has come back to life and both roads
/// have led to victory. Which games that takes depends on the bots.
#[tokio::test(flavor = "multi_thread")]
async fn ghosts_return_and_both_roads_lead_to_victory() {
    let driver = Driver::start();
    let (mut met, mut seeds) = (BTreeSet::new(), [10, 7, 8, 9, 11, 12, 13, 14].into_iter());
    for screen in [Screen::DESK, Screen::PHONE].into_iter().cycle() {
        let seed = seeds.next().expect("some of the games show everything");
        let house = House::dealing("princess-roads", seed.to_string());
        let browser = driver.browser(&screen).await;
        begin(&house, &browser, ("en", 8)).await;
        met.extend(play(&browser, Hands::Pointer, usize::MAX).await);
        let end = browser.text(".over").await;
        let roads = [("last", "the last one alive"), ("princess", "La Princesa is with")];
        met.extend(
            roads.iter().filter(|(_, says)| end.contains(says)).map(|(it, _)| (*it).to_owned()),
        );
        let returns = browser.count("#chronicle .t-reincarnated").await;
        assert_eq!(end.contains("back in turn"), returns > 0, "the end tells who came back: {end}");
        browser.close().await;
        if ["ghosts", "reincarnate", "last", "princess"].iter().all(|it| met.contains(*it)) {
            return;
        }
    }
}

/// A designer opens a table with cards of their own; a mistake is shown with its place, and nothing
/// that was written is lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_with_own_cards() {
    let (house, driver) = (House::open("princess-own"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/open?game=princess")).await;
    let open = |change: &str| {
        format!(
            "const done = arguments[arguments.length - 1];
            fetch('/games/princess/cards.toml').then((it) => it.text()).then((text) => {{
                const form = document.querySelector('form[action=\"/tables\"]:has([name=game][value=princess])');
                form.querySelector('[name=name]').value = 'Alba';
                form.querySelector('textarea[name=cards]').value = text{change};
                form.requestSubmit();
                done(true);
            }});"
        )
    };
    browser.run_later(&open(".replace('damage target 3', 'damage targt 3')")).await;
    browser.find(".mistakes li").await;
    assert!(browser.text(".mistakes").await.contains("targt"), "the wrong word is shown");
    browser.go(&house.at("/open?game=princess")).await;
    browser.run_later(&open(".replaceAll('\"Fangs\"', '\"Paper Teeth\"')")).await;
    browser.find("#table.lobby").await;
    browser.click(".begin button").await;
    browser.wait_for_question().await;
    let own = "
        const done = arguments[arguments.length - 1];
        const of = new URL(document.querySelector('.sliver').href).searchParams.get('of');
        fetch(`/games/princess/cards/fangs?of=${of}`).then((it) => it.text())
            .then((text) => done(text.includes('Paper Teeth') && !text.includes('>Fangs<')));";
    assert_eq!(browser.run_later(own).await, json!(true), "a card leads to the cards of its table");
    browser.click(".sliver, .attribute-of").await;
    browser.find("#peek[open] .card").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_transfers_little() {
    let (house, driver) = (House::open("princess-light"), Driver::start());
    let [player, visitor] =
        [driver.browser(&Screen::DESK).await, driver.browser(&Screen::DESK).await];
    begin(&house, &player, ("en", 8)).await;
    visitor.go(&player.address().await).await;
    visitor.find(".player").await;
    let bytes = transferred(&visitor).await;
    assert!((5_000..TABLE_PAGE_BYTES_MAX).contains(&bytes), "{bytes} bytes");
    let mut wrong: Vec<String> = Vec::new();
    for path in ["cards?symbol=attack", "cards/fangs", "rules?quick=true"] {
        visitor.go(&house.at(&format!("/games/princess/{path}"))).await;
        wrong.extend(check(&visitor, path).await);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    player.close().await;
    visitor.close().await;
}
