//! Takes screenshots of every page and phase on all screens, for review, and the small pictures of
//! the README: `cargo xtask shots`.

use std::{
    collections::HashSet,
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use e2e::{Browser, Driver, Hands, House, Screen, State, play_in_terminal};

/// The pages that need no table.
const PAGES: [(&str, &str); 15] = [
    ("front", "/"),
    ("open", "/open?game=casting-shadows"),
    ("yours", "/yours"),
    ("settings", "/settings"),
    ("offline", "/offline"),
    ("missing", "/nowhere"),
    ("learn-shadow-throne", "/games/shadow-throne/learn"),
    ("learn-casting-shadows", "/games/casting-shadows/learn"),
    ("learn-princess", "/games/princess/learn"),
    ("about", "/about"),
    ("rules", "/games/shadow-throne/rules"),
    ("quick", "/games/shadow-throne/rules?quick=true"),
    ("cards", "/games/shadow-throne/cards"),
    ("card", "/games/shadow-throne/cards/king-kyros"),
    ("scenario", "/games/shadow-throne/scenarios/ex-017?at=6"),
];

/// The sizes of the windows, each with two numbers of players.
const SIZES: [(u32, u32, [u8; 2]); 5] = [
    (1_440, 900, [4, 5]),
    (1_366, 768, [5, 3]),
    (1_024, 768, [4, 5]),
    (390, 844, [3, 5]),
    (320, 690, [5, 4]),
];

/// The widths at which pages are taken in both themes in both languages.
const BOTH_THEMES: [u32; 2] = [1_440, 390];

/// What is typed for the picture of the terminal: six picks, then a card for two waves.
const TYPED: &str = "4\n3\n2\n2\n1\n1\n1\n";
/// How many choices of the other games are made before the second picture.
const TURNS: usize = 6;
/// How many times the front page is loaded to measure how fast it is painted.
const LOADS: usize = 5;
/// How many times slower the processor is meanwhile.
const SLOWER: u8 = 4;
/// Returns when the largest part of the page was painted, in milliseconds.
const PAINTED: &str = "
    const done = arguments[arguments.length - 1];
    new PerformanceObserver((list) => done(Math.round(list.getEntries().at(-1).startTime)))
        .observe({ type: 'largest-contentful-paint', buffered: true });";
/// How many lines of the terminal the picture shows.
const TERMINAL_LINES: usize = 38;

#[tokio::main]
async fn main() -> io::Result<()> {
    let folder = PathBuf::from("target").join("shots");
    fs::create_dir_all(&folder)?;
    let (house, driver) = (House::open("shots"), Driver::start());
    if env::args().any(|argument| argument == "paint") {
        return say_paints(&house, &driver).await;
    }
    readme_pictures(&house, &driver).await?;
    for (width, height, seats) in SIZES {
        for (language, dark, seats) in [("en", true, seats[0]), ("es", false, seats[1])] {
            let screen = Screen { width, height, language, dark, ..Screen::DESK };
            let browser = driver.browser(&screen).await;
            let name = format!("{width}-{language}-{seats}");
            let album = Album { folder: &folder, name: &name, browser: &browser };
            album.pages(&house).await?;
            album.lessons(&house).await?;
            let guest = driver.browser(&screen).await;
            album.guests(&house, &guest).await?;
            guest.close().await;
            album.game(&house, seats).await?;
            for game in ["casting-shadows", "princess"] {
                album.first_turns(&house, game).await?;
            }
            browser.close().await;
        }
        if BOTH_THEMES.contains(&width) {
            for (language, dark, theme) in [("en", false, "light"), ("es", true, "dark")] {
                let screen = Screen { width, height, language, dark, ..Screen::DESK };
                let browser = driver.browser(&screen).await;
                let name = format!("{width}-{language}-{theme}");
                let album = Album { folder: &folder, name: &name, browser: &browser };
                album.pages(&house).await?;
                album.lessons(&house).await?;
                browser.close().await;
            }
        }
    }
    say_paints(&house, &driver).await?;
    writeln!(io::stdout(), "{}", folder.display())
}

/// Says when the front page is painted.
async fn say_paints(house: &House, driver: &Driver) -> io::Result<()> {
    let painted = paints(house, driver).await;
    writeln!(
        io::stdout(),
        "largest contentful paint of the front page, processor {SLOWER} times slower: {painted:?} ms"
    )
}

/// Measures when the front page is painted, each time in a new browser.
async fn paints(house: &House, driver: &Driver) -> Vec<u64> {
    let mut painted = Vec::new();
    for _ in 0..LOADS {
        let browser = driver.browser(&Screen::DESK).await;
        browser.slow_down(SLOWER).await;
        browser.go(&house.at("/")).await;
        painted.extend(browser.run_later(PAINTED).await.as_u64());
        browser.close().await;
    }
    painted
}

/// Takes the pictures of the README: the front page, the table, the phone and the terminal.
async fn readme_pictures(house: &House, driver: &Driver) -> io::Result<()> {
    let folder = PathBuf::from("docs").join("pictures");
    fs::create_dir_all(&folder)?;
    let desk = driver.browser(&Screen::DESK).await;
    desk.go(&house.at("/")).await;
    fs::write(folder.join("front.webp"), desk.small_picture(0.5).await)?;
    let phone = driver.browser(&Screen::PHONE).await;
    for (browser, name, scale) in [(&desk, "table.webp", 0.75), (&phone, "phone.webp", 0.75)] {
        browser.go(&house.at("/")).await;
        browser.click(".play-now button.main").await;
        let third = "document.querySelector('#phase')?.dataset.phase == 'wave' && document.querySelectorAll('.mini').length > 6";
        while browser.run(&format!("return Boolean({third})")).await != true {
            browser.play_on(Hands::Pointer).await;
        }
        browser.wait_for_question().await;
        browser.try_click("[data-ask] .choice").await;
        fs::write(folder.join(name), browser.small_picture(scale).await)?;
    }
    let lines = play_in_terminal(TYPED);
    let lines: Vec<&str> = lines.lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with("Alba, your choice")).unwrap_or(0);
    let shown = lines[(last + 1).saturating_sub(TERMINAL_LINES)..=last].join("\n");
    desk.go("about:blank").await;
    desk.resize(&Screen { width: 720, height: 780, ..Screen::DESK }).await;
    let style = "margin:0;padding:20px;background:#0e0c12;color:#efe7d6;font:14px/1.35 monospace;white-space:pre";
    desk.run(&format!("document.body.style = {style:?}; document.body.textContent = {shown:?};"))
        .await;
    fs::write(folder.join("terminal.webp"), desk.small_picture(0.75).await)?;
    desk.close().await;
    phone.close().await;
    Ok(())
}

/// The screenshots of one screen.
struct Album<'a> {
    folder: &'a Path,
    name: &'a str,
    browser: &'a Browser,
}

impl Album<'_> {
    async fn take(&self, what: &str) -> io::Result<()> {
        let file = self.folder.join(format!("{what}-{}.png", self.name));
        fs::write(file, self.browser.picture().await)
    }

    async fn pages(&self, house: &House) -> io::Result<()> {
        for (what, path) in PAGES {
            self.browser.go(&house.at(path)).await;
            self.take(what).await?;
        }
        Ok(())
    }

    /// Plays a whole game, with a screenshot of each of its phases.
    async fn game(&self, house: &House, seats: u8) -> io::Result<()> {
        let browser = self.browser;
        browser.go(&house.at("/open")).await;
        browser.write("form[action='/tables'] [name=name]", "Alba").await;
        let field = "form[action='/tables'] [name=seats]";
        browser.run(&format!("document.querySelector({field:?}).value = {seats}")).await;
        browser.click("form[action='/tables'][method=post] button.main").await;
        browser.find("#table.lobby").await;
        self.take("lobby").await?;
        browser.click(".begin button").await;
        let mut taken = HashSet::new();
        while browser.state().await != State::Over {
            if let Some(moment) = self.moment().await.filter(|it| taken.insert(it.clone())) {
                browser.try_click("[data-ask]:not([inert]) .choice").await;
                self.take(&moment).await?;
            }
            browser.play_on(Hands::Pointer).await;
        }
        self.take("end").await?;
        browser.click(".ways-on a[href$=replay]").await;
        browser.find("[data-go=after]").await;
        for _ in 0..4 {
            browser.click("[data-go=after]").await;
            browser.until("document.readyState == 'complete'").await;
        }
        self.take("replay").await?;
        // With a game that is over and one that waits.
        browser.go(&house.at("/")).await;
        browser.click(".play-now button.main").await;
        browser.wait_for_question().await;
        for (what, path) in [("front-again", "/"), ("yours-games", "/yours")] {
            browser.go(&house.at(path)).await;
            self.take(what).await?;
        }
        browser.click(".device form button").await;
        browser.find(".qr").await;
        self.take("yours-device").await?;
        browser.press(',').await;
        browser.find("#settings-panel[open]").await;
        self.take("settings-panel").await
    }

    /// Takes the first question of a game, and one a few choices later.
    async fn first_turns(&self, house: &House, game: &str) -> io::Result<()> {
        let browser = self.browser;
        browser.go(&house.at("/")).await;
        browser.click(&format!("form:has([name=game][value={game}]) button.main")).await;
        browser.wait_for_question().await;
        self.take(&format!("{game}-first")).await?;
        for _ in 0..TURNS {
            browser.play_on(Hands::Pointer).await;
        }
        browser.wait_for_question().await;
        browser.try_click("[data-ask]:not([inert]) .choice:has(input)").await;
        self.take(&format!("{game}-later")).await?;
        browser.play_out().await;
        self.take(&format!("{game}-end")).await?;
        browser.click(".ways-on a[href$=replay]").await;
        browser.click("[data-go=after]").await;
        browser.until("document.querySelector('.scrub input').value > 0").await;
        self.take(&format!("{game}-replay")).await
    }

    /// Takes a later step of each lesson: the first that asks for something.
    async fn lessons(&self, house: &House) -> io::Result<()> {
        let browser = self.browser;
        for game in ["shadow-throne", "casting-shadows", "princess"] {
            browser.go(&house.at(&format!("/games/{game}/learn"))).await;
            browser.find(".scrim").await;
            while browser.count(".coach .deed").await == 0 {
                let at = browser.run("return document.querySelector('.coach').dataset.at").await;
                browser.click(".coach .main").await;
                let is_next = format!("document.querySelector('.coach')?.dataset.at !== {at}");
                browser.until(&format!("{is_next} && document.querySelector('.scrim')")).await;
            }
            self.take(&format!("learn-{game}-later")).await?;
        }
        Ok(())
    }

    /// Takes what others see of a table before the game, and the offer of somebody's seats.
    async fn guests(&self, house: &House, guest: &Browser) -> io::Result<()> {
        let browser = self.browser;
        browser.go(&house.at("/")).await;
        let small = [("game", "princess"), ("seats", "2"), ("name", "Alba")];
        browser.submit("/tables", &small).await;
        browser.find("#table.lobby").await;
        let guests = Album { browser: guest, ..*self };
        guest.go(&browser.address().await).await;
        guests.take("invitation").await?;
        browser.click(".faces button").await;
        browser.until("!document.querySelector('.faces')").await;
        guest.reload().await;
        guests.take("full-table").await?;
        browser.go(&house.at("/yours")).await;
        browser.click(".device form button").await;
        browser.find(".qr").await;
        let words = browser.run("return document.querySelector('#device-words').value").await;
        guest.go(&house.at(&format!("/take/{}", words.as_str().unwrap_or_default()))).await;
        guests.take("take").await?;
        // The code is asked for once more later.
        browser.click(".device form button").await;
        browser.until("!document.querySelector('.qr')").await;
        Ok(())
    }

    /// Names what is worth a picture now: the first question of a phase, a late wave, a step.
    async fn moment(&self) -> Option<String> {
        let script = "
            const phase = document.querySelector('#phase'), beat = document.querySelector('.telling #beat');
            if (beat) return beat.querySelector('.effects') ? `telling-${beat.querySelectorAll('.strip i.on').length}` : null;
            const done = phase?.querySelectorAll('.on').length;
            return !phase || (phase.dataset.phase === 'wave' && done !== 3) ? null : phase.dataset.phase;";
        self.browser.run(script).await.as_str().map(str::to_owned)
    }
}
