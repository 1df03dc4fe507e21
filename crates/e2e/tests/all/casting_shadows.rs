//! Casting Shadows in a real browser: whole games by clicking and by keys, with reactions.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use e2e::{Browser, Driver, Hands, House, Screen, State};
use serde_json::json;
use tokio::time::sleep;

use crate::{
    layout::{STRETCH, look},
    looks::{TABLE_PAGE_BYTES_MAX, check, transferred},
};

/// How long a game may take before the test fails.
const PATIENCE: Duration = Duration::from_mins(9);
const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';
const RIGHT: char = '\u{E014}';
const DOWN: char = '\u{E015}';

/// The kinds of choices, from the most to the least wanted: they lead to fights.
const FIGHTS: &[&str] = &[
    "pick",
    "cast",
    "ability",
    "transform",
    "absorb",
    "collect",
    "use",
    "travel",
    "protect",
    "end",
];
/// The kinds of choices of somebody who does nothing.
const IDLES: &[&str] = &["pick", "end", "done", "pass"];

const PHASE: &str = "return document.querySelector('#phase').dataset.phase";
const WIDE: &str = "return document.documentElement.scrollWidth > innerWidth";
const CHOSEN: &str = "return document.querySelector('[name=choice]:checked')?.value";

/// A game that is played through its page.
struct Game<'b> {
    browser: &'b Browser,
    hands: Hands,
    wanted: &'static [&'static str],
    /// The phases that have been seen.
    phases: BTreeSet<String>,
    /// What looks wrong.
    wrong: BTreeSet<String>,
    /// The screen on which it is played.
    screen: Screen,
    /// The longest name of a card.
    card: &'static str,
    /// Whether each phase is looked at on all screens.
    is_watched: bool,
}

/// Plays the game of this page to its end, for whoever plays it.
pub(crate) async fn play_to_the_end(browser: &Browser, screen: Screen, hands: Hands) {
    let mut game = Game { hands, is_watched: false, ..Game::at(browser, screen) };
    game.play().await;
    // Whoever is out waits for the end.
    let start = Instant::now();
    while browser.state().await != State::Over {
        assert!(start.elapsed() < PATIENCE, "the game does not end");
        game.skip().await;
        sleep(Duration::from_millis(80)).await;
    }
}

impl<'b> Game<'b> {
    /// Asks for a game in the way the front page does.
    async fn begin(house: &House, browser: &'b Browser, (screen, seats): (Screen, u8)) -> Self {
        browser.go(&house.at(&format!("/?lang={}", screen.language))).await;
        let seats = seats.to_string();
        let fields = [("game", "casting-shadows"), ("seats", &*seats), ("level", "greedy")];
        browser.submit("/play", &fields).await;
        browser.find("#table.table").await;
        browser.wait_for_question().await;
        Self::at(browser, screen)
    }

    fn at(browser: &'b Browser, screen: Screen) -> Self {
        let card =
            if screen.language == "es" { "Nana de las Sanguijuelas" } else { "Turncoat Crystals" };
        let (phases, wrong) = (BTreeSet::new(), BTreeSet::new());
        let hands = Hands::Pointer;
        Self { browser, hands, wanted: FIGHTS, phases, wrong, screen, card, is_watched: true }
    }

    /// Plays until the game is over, or the reader is out. Looks at every phase on every screen.
    async fn play(&mut self) {
        let (browser, start) = (self.browser, Instant::now());
        loop {
            assert!(start.elapsed() < PATIENCE, "the game does not end");
            let state = browser.state().await;
            match &state {
                State::Over => return,
                _ if browser.count(".rival.me.out").await > 0 => return,
                State::Telling => self.skip().await,
                State::Waiting => sleep(Duration::from_millis(60)).await,
                State::Asked(_) => {
                    let phase = browser.run(PHASE).await.as_str().unwrap_or_default().to_owned();
                    self.answer(&phase).await;
                    let asked = Instant::now();
                    while browser.state().await == state && asked.elapsed() < Duration::from_secs(5)
                    {
                        sleep(Duration::from_millis(40)).await;
                    }
                }
            }
        }
    }

    async fn skip(&self) {
        match self.hands {
            Hands::Keys => self.browser.press(ESCAPE).await,
            Hands::Pointer => drop(self.browser.try_click("[data-skip]").await),
        }
    }

    /// Answers a question: in a window with the first counterspell that fits, else with the thing
    /// that is most wanted.
    async fn answer(&mut self, phase: &str) {
        let browser = self.browser;
        if browser.count("[data-ask] .answer").await > 0 {
            if self.is_watched && self.phases.insert(format!("{phase} window")) {
                self.reload_in_window().await;
                self.look(&format!("{phase} window")).await;
            }
            return self.react().await;
        }
        let Some((kind, number)) = self.next_thing().await else { return };
        if !self.select(number).await {
            return;
        }
        assert!(!browser.text("[data-ask] .preview.on").await.is_empty(), "a choice has a preview");
        let checked =
            "return document.querySelectorAll('.preview.on [name=choice]:checked').length";
        assert_eq!(browser.run(checked).await, json!(1), "one way is selected");
        if self.is_watched && self.phases.insert(format!("{phase} {kind}")) {
            self.look(&format!("{phase} {kind}")).await;
            if self.hands == Hands::Keys {
                self.other_way().await;
            }
        }
        match self.hands {
            Hands::Keys => browser.press(ENTER).await,
            Hands::Pointer => drop(browser.try_click("[data-ask] button.main").await),
        }
    }

    /// Returns the kind and the number of the thing to do next.
    async fn next_thing(&self) -> Option<(String, usize)> {
        let things = self
            .browser
            .run(
                "return [...document.querySelectorAll('[data-ask] .preview[data-for]')].map((it) =>
                    [it.querySelector('[name=choice]')?.value.split(' ')[0] ?? '', Number(it.dataset.for)])",
            )
            .await;
        let things: Vec<(String, usize)> = serde_json::from_value(things).unwrap_or_default();
        let find = |kind: &&str| things.iter().find(|(it, _)| it == kind);
        self.wanted.iter().find_map(find).or_else(|| things.first()).cloned()
    }

    /// Selects a thing by a click, or by its number or letter.
    async fn select(&self, number: usize) -> bool {
        let browser = self.browser;
        let choice = format!("[data-ask] .choice[data-choice='{number}']");
        if self.hands == Hands::Pointer {
            // A card may still be moving into its place.
            return browser.try_click(&choice).await || browser.reach(&choice).await;
        }
        let digit = u32::try_from(number).ok().and_then(|number| char::from_digit(number, 10));
        let letter = format!("return document.querySelector(\"{choice} input\").dataset.key");
        let letter = browser.run(&letter).await.as_str().and_then(|key| key.chars().next());
        browser.press(digit.or(letter).expect("each thing has a key")).await;
        let selected = "return document.querySelector('[data-ask] .preview.on')?.dataset.for";
        assert_eq!(browser.run(selected).await, json!(number.to_string()), "the key selects it");
        true
    }

    /// Goes to the ways of the selected thing with Tab, and to another one with an arrow key.
    async fn other_way(&self) {
        let browser = self.browser;
        let ways = "return document.querySelectorAll('.preview.on .ways-of:not(.unlisted) [name=choice]').length";
        if browser.run(ways).await.as_u64() < Some(2) {
            return;
        }
        let before = browser.run(CHOSEN).await;
        tab_to(browser, ".preview.on [name=choice]").await;
        browser.press(RIGHT).await;
        assert_ne!(browser.run(CHOSEN).await, before, "an arrow key selects another way");
    }

    async fn react(&self) {
        let browser = self.browser;
        let acts = browser.count("[data-ask] .answer.acts button").await > 0;
        match self.hands {
            Hands::Keys => browser.press(if acts { 'y' } else { 'n' }).await,
            Hands::Pointer => {
                let button = if acts {
                    "[data-ask] .answer.acts button"
                } else {
                    "[data-ask] .answer button"
                };
                browser.try_click(button).await;
            }
        }
    }

    /// A page that is loaded again inside a window asks the same, and still shows the attack.
    async fn reload_in_window(&self) {
        let browser = self.browser;
        let asked = "return [document.querySelector('#window-title').textContent,
            document.querySelectorAll('.threats .aim').length,
            ...[...document.querySelectorAll('[data-ask] .answer button')].map((it) => it.value)]";
        let before = browser.run(asked).await;
        browser.reload().await;
        browser.wait_for_question().await;
        assert_eq!(browser.run(asked).await, before);
    }

    /// Looks at a moment on all screens, and checks that everybody can use it.
    async fn look(&mut self, moment: &str) {
        let stretch = STRETCH.replace("arguments[0]", &format!("{:?}", self.card));
        self.wrong.extend(check(self.browser, moment).await);
        look(self.browser, moment, &stretch, &mut self.wrong).await;
        self.browser.resize(&self.screen).await;
    }

    fn finish(self) {
        assert!(self.wrong.is_empty(), "{}", Vec::from_iter(self.wrong).join("\n"));
    }
}

/// Presses Tab until the focus is there.
pub(crate) async fn tab_to(browser: &Browser, what: &str) {
    let there = format!("return document.activeElement.matches({what:?})");
    for _ in 0..60 {
        if browser.run(&there).await == json!(true) {
            return;
        }
        browser.press(TAB).await;
    }
    panic!("Tab does not reach {what}");
}

async fn told(browser: &Browser, kind: &str) -> usize {
    browser.count(&format!("#chronicle .t-{kind}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_clicking() {
    let (house, driver) = (House::open("casting-shadows"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    let mut game = Game::begin(&house, &browser, (Screen::DESK, 4)).await;
    assert_eq!(browser.count(".hex").await, 7);
    assert_eq!(browser.count(".rivals .seat").await, 3);
    game.play().await;
    browser.wait_for_question_or_end().await;
    for seen in ["act ability", "night transform", "attack window", "hit window", "arrival window"]
    {
        assert!(game.phases.contains(seen), "{seen} in {:?}", game.phases);
    }
    assert!(told(&browser, "transformed").await > 0, "somebody takes the shadow form");
    assert_eq!(told(&browser, "eliminated").await, 3, "one is left");
    assert_eq!(browser.count(".fate").await, 4);
    game.look("the end").await;
    browser.click(".ways-on a[href$=replay]").await;
    browser.find(".controls").await;
    browser.click("[data-go=after]").await;
    browser.until("document.querySelector('.scrub input').value > 0").await;
    game.wrong.extend(check(&browser, "the replay").await);
    game.finish();
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_keys_on_a_phone_in_spanish() {
    let (house, driver) = (House::open("casting-shadows-es"), Driver::start());
    let screen = Screen { language: "es", dark: false, ..Screen::PHONE };
    let browser = driver.browser(&screen).await;
    let mut game = Game::begin(&house, &browser, (screen, 2)).await;
    game.hands = Hands::Keys;
    assert_eq!(browser.run(WIDE).await, false, "nothing is wider than the phone");
    game.play().await;
    browser.wait_for_question_or_end().await;
    assert_eq!(browser.run(WIDE).await, false, "nothing is wider than the phone");
    assert_eq!(browser.count(".fate").await, 2);
    assert!(game.phases.contains("act cast"), "a spell is cast: {:?}", game.phases);
    game.look("the end").await;
    game.finish();
    browser.close().await;
}

/// Whoever is out watches the others, sees everything public, and can chat.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_eliminated_watches() {
    let (house, driver) = (House::open("casting-shadows-out"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    let mut game = Game::begin(&house, &browser, (Screen::DESK, 4)).await;
    game.wanted = IDLES;
    game.phases.extend(["act end", "night done"].map(String::from));
    game.phases.extend(["attack", "hit", "arrival"].map(|phase| format!("{phase} window")));
    game.play().await;
    assert_eq!(browser.count(".rival.me.out").await, 1, "the reader is out");
    assert_eq!(browser.count("[data-ask]").await, 0, "nothing is asked");
    let alive = browser.count(".rivals .rival:not(.out) .book").await;
    assert!(alive >= 2, "the others play on: {alive}");
    browser.write(".say input", "Well played").await;
    browser.press(ENTER).await;
    let said = "return document.querySelector('.story').textContent.includes('Well played')";
    let start = Instant::now();
    while browser.run(said).await != json!(true) {
        assert!(start.elapsed() < PATIENCE, "nothing is said");
        game.skip().await;
    }
    browser.close().await;
}

/// The map is played by keys alone: Tab reaches it, arrow keys walk, Enter chooses and confirms.
#[tokio::test(flavor = "multi_thread")]
async fn the_map_is_played_by_keys() {
    let (house, driver) = (House::open("casting-shadows-map"), Driver::start());
    let browser = driver.browser(&Screen::DESK).await;
    Game::begin(&house, &browser, (Screen::DESK, 3)).await;
    tab_to(&browser, ".slot-0 .tile").await;
    browser.press(DOWN).await;
    let focused = "return document.activeElement.closest('.hex')?.id";
    assert_eq!(browser.run(focused).await, json!("hex-ancient-rune"));
    browser.press(' ').await;
    assert_eq!(browser.run(CHOSEN).await, json!("travel ancient-rune"));
    assert_eq!(browser.count("#hex-ancient-rune .tile.aimed").await, 1);
    // The dice of a reroll are chosen one by one.
    browser.press('d').await;
    assert_eq!(browser.count(".tile.aimed").await, 0, "something else is chosen");
    let before = browser.run(CHOSEN).await;
    tab_to(&browser, ".preview.on .die-pick").await;
    browser.press(' ').await;
    assert_ne!(browser.run(CHOSEN).await, before, "a key adds a die or takes it away");
    browser.press('t').await;
    tab_to(&browser, ".preview.on [name=choice]").await;
    while browser.run(CHOSEN).await != json!("travel ancient-rune") {
        browser.press(RIGHT).await;
    }
    browser.press(ENTER).await;
    browser.until("document.querySelector('#hex-ancient-rune .own')").await;
    browser.close().await;
}

/// A click on a hex travels there; a click on a card beside a hex collects it.
#[tokio::test(flavor = "multi_thread")]
async fn the_map_is_played_by_clicking() {
    let (house, driver) = (House::open("casting-shadows-click"), Driver::start());
    for screen in [Screen::DESK, Screen::PHONE] {
        let browser = driver.browser(&screen).await;
        Game::begin(&house, &browser, (screen, 3)).await;
        browser.click("#hex-ancient-rune .ring").await;
        assert_eq!(browser.run(CHOSEN).await, json!("travel ancient-rune"));
        assert_eq!(browser.count("#hex-ancient-rune .tile.aimed").await, 1);
        // Not every roll can pay for a card.
        if browser.count(".plate.can").await > 0 {
            browser.click(".plate.can").await;
            let chosen = browser.run(CHOSEN).await;
            assert!(chosen.as_str().is_some_and(|it| it.starts_with("collect ")), "{chosen}");
        }
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_transfers_little() {
    let (house, driver) = (House::open("casting-shadows-light"), Driver::start());
    let [player, visitor] =
        [driver.browser(&Screen::DESK).await, driver.browser(&Screen::DESK).await];
    let mut game = Game::begin(&house, &player, (Screen::DESK, 4)).await;
    game.phases.extend(FIGHTS.iter().map(|kind| format!("act {kind}")));
    for _ in 0..4 {
        player.wait_for_question().await;
        game.answer("act").await;
    }
    visitor.go(&player.address().await).await;
    visitor.find(".plate").await;
    let bytes = transferred(&visitor).await;
    assert!((5_000..TABLE_PAGE_BYTES_MAX).contains(&bytes), "{bytes} bytes");
    let mut wrong: Vec<String> = Vec::new();
    for path in ["cards?level=2", "cards/poof", "rules?quick=true"] {
        visitor.go(&house.at(&format!("/games/casting-shadows/{path}"))).await;
        wrong.extend(check(&visitor, path).await);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    player.close().await;
    visitor.close().await;
}
