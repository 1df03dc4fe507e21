//! The levels of bots: chosen on the front page and in the lobby, seen at the table.

use e2e::{Browser, Driver, House, Screen};

use crate::looks::check;

const RIGHT: char = '\u{E014}';

/// Returns the words of every element that matches, one on each line.
async fn texts(browser: &Browser, what: &str) -> String {
    let script = format!(
        "return [...document.querySelectorAll({what:?})].map((it) => it.textContent.trim()).join('\\n')"
    );
    browser.run(&script).await.as_str().expect("a text").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_is_chosen_with_one_click_and_seen_at_the_table() {
    let (house, driver) = (House::open("levels"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    browser.go(&house.at("/")).await;
    browser.click(".game:first-of-type summary").await;
    let form = ".game:first-of-type .levels";
    assert_eq!(texts(&browser, &format!("{form} b")).await, "Easy\nMedium\nHard\nMaster");
    let chosen = format!("{form} :checked");
    assert_eq!(
        browser.run(&format!("return document.querySelector({chosen:?}).value")).await,
        "medium"
    );
    browser.click(&format!("{form} [value=hard]")).await;
    browser.click(".game:first-of-type button.main").await;
    browser.wait_for_question().await;
    assert_eq!(browser.count(".seat .seal.bot img[src$='level-hard.svg']").await, 3);
    assert_eq!(browser.count(".seat .seal:not(.bot)").await, 1, "people have their initial");
    assert_eq!(texts(&browser, ".seat small.level").await, "bot Hard\nbot Hard\nbot Hard");
    let wrong = check(&browser, "a table with hard bots").await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_lobby_every_free_seat_takes_a_level_on_a_phone_in_spanish() {
    let (house, driver) = (House::open("levels-lobby"), Driver::start());
    let browser = driver.browser(&Screen { language: "es", dark: false, ..Screen::PHONE }).await;
    browser.go(&house.at("/open")).await;
    browser.write("form[action='/tables'] [name=name]", "Alba").await;
    browser.click("form[action='/tables'][method=post] button.main").await;
    browser.find("#table.lobby").await;
    browser.click(".seats li:nth-child(2) .faces [value=master]").await;
    browser.find(".seats li:nth-child(2) img[src$='level-master.svg']").await;
    assert_eq!(browser.text(".seats li:nth-child(2) b").await, "Bruno");
    let names = texts(&browser, ".levels b").await;
    assert_eq!(names, "Fácil\nIntermedio\nDifícil\nMaestro");
    assert!(texts(&browser, ".levels small").await.contains("Lleva la cuenta de tus cartas."));
    // The chooser is one stop for the keyboard; arrows choose.
    browser.run("document.querySelector('.levels :checked').focus()").await;
    browser.press(RIGHT).await;
    browser.until("document.querySelector('.levels :checked').value === 'hard'").await;
    let wrong = check(&browser, "the lobby with levels").await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let wide = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(wide).await, true, "nothing is wider than the phone");
    browser.click(".begin button").await;
    browser.wait_for_question().await;
    let faces = "return [...document.querySelectorAll('.seat small.level img')].map((it) => it.src.match(/level-([a-z]+)/)[1]).join(' ')";
    assert_eq!(browser.run(faces).await, "master hard hard");
    browser.close().await;
}
