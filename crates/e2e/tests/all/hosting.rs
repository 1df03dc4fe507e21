//! The host of a table removes somebody during the game, and a watcher takes the seat.

use e2e::{Driver, Hands, House, Screen};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_watches_and_another_takes_the_seat() {
    let (house, driver) = (House::open("hosting"), Driver::start());
    let (alba, bruno) = (driver.browser(&Screen::DESK).await, driver.browser(&Screen::PHONE).await);
    alba.go(&house.at("/")).await;
    let quiet = [("game", "goofspiel"), ("seats", "2"), ("name", "Alba"), ("quiet", "yes")];
    alba.submit("/tables", &quiet).await;
    alba.find("#table.lobby").await;
    bruno.go(&alba.address().await).await;
    bruno.write("#name", "Bruno").await;
    bruno.click("#sit button").await;
    bruno.find(".seats .me").await;
    alba.click(".begin button").await;
    bruno.find("#table.table").await;
    // At a quiet table there are phrases, and no field for words.
    alba.find(".phrases summary").await;
    assert_eq!(alba.count("#talk input[name=text]").await, 0);
    alba.click(".phrases summary").await;
    alba.click(".phrases [value=good-luck]").await;
    alba.until("document.querySelector('#chat').textContent.includes('Good luck!')").await;
    // The host removes him, after being asked once more.
    alba.click(".hosting summary").await;
    alba.click(".hosting form[action$=remove] button").await;
    alba.find("#confirm[open]").await;
    alba.click("#confirm button[value=yes]").await;
    alba.until("document.querySelector('#chat').textContent.includes('Bruno was removed')").await;
    // He watches now, and cannot take the seat again.
    bruno.find(".removed a").await;
    assert_eq!(bruno.count("[data-ask]").await, 0);
    let bea = driver.browser(&Screen::DESK).await;
    bea.go(&alba.address().await).await;
    bea.write(".vacant [name=name]", "Bea").await;
    bea.click(".vacant button.main").await;
    bea.until("!document.querySelector('.vacant')").await;
    // The bot may have bid for her already; the next bid is hers.
    alba.wait_for_question().await;
    alba.play_on(Hands::Pointer).await;
    bea.wait_for_question().await;
    assert_eq!(bruno.count(".vacant").await, 0);
    for browser in [alba, bruno, bea] {
        browser.close().await;
    }
}

/// Before the game, everybody reads who was removed; whoever is muted reads so, and may talk again later.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_and_mutes_before_the_game() {
    let (house, driver) = (House::open("hosting-lobby"), Driver::start());
    let alba = driver.browser(&Screen::DESK).await;
    alba.go(&house.at("/")).await;
    alba.submit("/tables", &[("game", "goofspiel"), ("seats", "3"), ("name", "Alba")]).await;
    alba.find("#table.lobby").await;
    let (bruno, carla) =
        (driver.browser(&Screen::PHONE).await, driver.browser(&Screen::DESK).await);
    for (friend, name) in [(&bruno, "Bruno"), (&carla, "Carla")] {
        friend.go(&alba.address().await).await;
        friend.write("#name", name).await;
        friend.click("#sit button").await;
        friend.find(".seats .me").await;
    }
    alba.until("document.querySelectorAll('.hosting li').length == 2").await;
    alba.click(".hosting summary").await;
    alba.click(".hosting li:first-child form[action$=remove] button").await;
    alba.click("#confirm[open] button[value=yes]").await;
    bruno.find(".removed a").await;
    for other in [&alba, &carla] {
        other
            .until("document.querySelector('#chat').textContent.includes('Bruno was removed')")
            .await;
    }
    alba.until("document.querySelectorAll('.hosting li').length == 1").await;
    alba.click(".hosting form[action$=mute] button").await;
    carla.find("#talk .say-note").await;
    assert_eq!(carla.count("#talk input[name=text]").await, 0, "she cannot write");
    alba.until("document.querySelector('.hosting form[action$=mute] button').value == 'false'")
        .await;
    alba.click(".hosting form[action$=mute] button").await;
    carla.write("#talk input[name=text]", "Thank you").await;
    carla.click("#talk .say button").await;
    alba.until("document.querySelector('#chat').textContent.includes('Thank you')").await;
    for browser in [alba, bruno, carla] {
        browser.close().await;
    }
}

/// Counts the phrases, and tells which of them cannot be hit, which of the lines below them cannot be
/// hit where they are scrolled to, and whether there is room for what was said.
const TALK: &str = "
    const isHit = (it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const phrases = [...document.querySelectorAll('.phrases button')], lines = [...document.querySelectorAll('.hosting summary, .story .notices')];
    const scrolled = (it) => { it.scrollIntoView({ block: 'nearest', behavior: 'instant' }); return isHit(it); };
    const missed = [...phrases.filter((it) => !isHit(it)), ...lines.filter((it) => !scrolled(it))];
    const said = document.querySelector('.story .scroll').clientHeight;
    return [phrases.length, missed.map((it) => it.textContent), said > 60];";

/// With the list of phrases open, all of them are in sight, and so is what was said.
#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_table_shows_its_phrases_and_what_was_said() {
    let (house, driver) = (House::open("phrases"), Driver::start());
    for game in ["shadow-throne", "casting-shadows", "princess"] {
        let screen = Screen { language: "es", ..Screen::DESK };
        let (alba, bruno) = (driver.browser(&screen).await, driver.browser(&screen).await);
        alba.go(&house.at(&format!("/open?game={game}"))).await;
        alba.write(".open-table [name=name]", "Alba").await;
        alba.click(".open-table [name=quiet]").await;
        alba.click(".open-table button.main").await;
        alba.find("#table.lobby").await;
        bruno.go(&alba.address().await).await;
        bruno.write("#name", "Bruno").await;
        bruno.click("#sit button").await;
        bruno.find(".seats .me").await;
        alba.click(".begin button").await;
        bruno.find("#table.table").await;
        bruno.click(".phrases summary").await;
        bruno.click(".phrases button").await;
        bruno.until("document.querySelector('#chat li')").await;
        assert_eq!(bruno.run(TALK).await, json!([12, [], true]), "{game}");
        alba.close().await;
        bruno.close().await;
    }
}
