//! Takes screenshots of every page on several screens, for review: `cargo xtask shots`.

use std::{
    collections::HashSet,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use e2e::{Browser, Driver, Hands, House, Screen, State};

/// The pages that need no table.
const PAGES: [(&str, &str); 7] = [
    ("front", "/"),
    ("about", "/about"),
    ("rules", "/games/shadow-throne/rules"),
    ("quick", "/games/shadow-throne/rules?quick=true"),
    ("cards", "/games/shadow-throne/cards"),
    ("card", "/games/shadow-throne/cards/king-kyros"),
    ("scenario", "/games/shadow-throne/scenarios/ex-017?at=6"),
];

#[tokio::main]
async fn main() -> io::Result<()> {
    let folder = PathBuf::from("target").join("shots");
    fs::create_dir_all(&folder)?;
    let (house, driver) = (House::open("shots"), Driver::start());
    let screens = [
        ("desk", Screen::DESK),
        ("desk-light", Screen { dark: false, ..Screen::DESK }),
        ("phone", Screen::PHONE),
        ("phone-es", Screen { language: "es", ..Screen::PHONE }),
    ];
    for (name, screen) in screens {
        let browser = driver.browser(&screen).await;
        let album = Album { folder: &folder, name, browser: &browser };
        album.pages(&house).await?;
        album.game(&house).await?;
        browser.close().await;
    }
    writeln!(io::stdout(), "{}", folder.display())
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
    async fn game(&self, house: &House) -> io::Result<()> {
        let browser = self.browser;
        browser.go(&house.at("/")).await;
        browser.write("form[action='/tables'] [name=name]", "Alba").await;
        browser.click("form[action='/tables'][method=post] button").await;
        browser.find("#table.lobby").await;
        self.take("lobby").await?;
        browser.click(".begin button").await;
        let mut taken = HashSet::new();
        while browser.count(".over").await == 0 {
            browser.wait_for_question_or_end().await;
            let phase = browser.run("return document.querySelector('#phase').innerText").await;
            let kind = browser.run("return document.querySelector('#phase').dataset.phase").await;
            let kind = kind.as_str().unwrap_or_default().to_owned();
            // Take a late wave, which shows more than the first.
            let late = kind != "wave" || phase.to_string().contains('3');
            if late && taken.insert(kind.clone()) {
                browser.try_click("[data-ask] .choice").await;
                self.take(&kind).await?;
            }
            browser.play_on(Hands::Pointer).await;
            if browser.state().await == State::Telling && taken.insert("telling".to_owned()) {
                self.take("telling").await?;
            }
        }
        self.take("end").await?;
        browser.click(".ways-on a[href$=replay]").await;
        browser.find("[data-go=after]").await;
        for _ in 0..4 {
            browser.click("[data-go=after]").await;
            browser.until("document.readyState == 'complete'").await;
        }
        self.take("replay").await
    }
}
