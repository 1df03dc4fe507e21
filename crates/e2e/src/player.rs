//! Playing a game through its page.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::time::sleep;

use crate::Browser;

/// The code points of keys in `WebDriver`.
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';

/// How long a game may take before the test fails.
const PATIENCE: Duration = Duration::from_mins(4);
const GLANCE: Duration = Duration::from_millis(80);

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// A question that was asked at this version.
    Asked(String),
    /// Events, step by step.
    Telling,
    /// Others are choosing.
    Waiting,
    /// The game is over.
    Over,
}

/// How a person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// With a mouse or by touch.
    Pointer,
    /// With the keyboard.
    Keys,
}

const STATE: &str = "
    const table = document.querySelector('#table');
    if (!table) return 'waiting';
    if (table.classList.contains('telling')) return 'telling';
    if (document.querySelector('.over')) return 'over';
    const ask = document.querySelector('[data-ask]:not([inert])');
    return ask ? ask.querySelector('[name=version]').value : 'waiting';";

/// Plays the game of this page to its end through the JSON interface.
const PLAY: &str = "
    const done = arguments[arguments.length - 1], path = '/api/v1' + location.pathname;
    (async () => {
        for (let n = 0; ; n += 1) {
            const { stage, version, question } = await (await fetch(path)).json();
            if (stage === 'over') return done(true);
            if (!question.legal.length) { await new Promise((next) => setTimeout(next, 20)); continue; }
            const body = JSON.stringify({ choice: question.legal[n % question.legal.length], version });
            await fetch(path + '/choose', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        }
    })();";

impl Browser {
    /// Returns what the page shows now.
    pub async fn state(&self) -> State {
        match self.try_run(STATE).await.as_ref().map(Value::as_str) {
            Ok(Some("telling")) => State::Telling,
            Ok(Some("over")) => State::Over,
            Ok(Some("waiting") | None) | Err(_) => State::Waiting,
            Ok(Some(version)) => State::Asked(version.to_owned()),
        }
    }

    /// Answers a question or skips the steps, if the page shows either. Returns what the page
    /// showed.
    pub async fn play_on(&self, hands: Hands) -> State {
        let state = self.state().await;
        match &state {
            // The step may end before the click arrives.
            State::Telling => drop(self.act(hands, ESCAPE, "[data-skip]").await),
            State::Asked(_) => self.answer(hands, &state).await,
            State::Waiting | State::Over => sleep(GLANCE).await,
        }
        state
    }

    /// Plays until the game is over.
    pub async fn play_to_the_end(&self, hands: Hands) {
        let start = Instant::now();
        while self.play_on(hands).await != State::Over {
            assert!(start.elapsed() < PATIENCE, "the game does not end");
        }
    }

    /// Plays until the game is over without the page, and loads the page of its end.
    pub async fn play_out(&self) {
        self.run_later(PLAY).await;
        self.reload().await;
        self.find(".over .verdict").await;
    }

    /// Waits for a question; skips the steps before it.
    pub async fn wait_for_question(&self) {
        self.wait_for_question_or_end().await;
        assert_ne!(self.state().await, State::Over, "the game is over");
    }

    /// Waits for a question or the end of the game; skips the steps before it.
    pub async fn wait_for_question_or_end(&self) {
        let start = Instant::now();
        while !matches!(self.state().await, State::Asked(_) | State::Over) {
            assert!(start.elapsed() < PATIENCE, "nothing is asked");
            self.try_click("[data-skip]").await;
            sleep(GLANCE).await;
        }
    }

    /// Presses a key or clicks on an element; returns whether that worked.
    async fn act(&self, hands: Hands, key: char, what: &str) -> bool {
        if hands == Hands::Pointer {
            return self.try_click(what).await || self.reach(what).await;
        }
        self.press(key).await;
        true
    }

    /// Selects the first card, checks its preview, and confirms it. Elements that still move cannot
    /// be clicked; the caller tries again.
    async fn answer(&self, hands: Hands, asked: &State) {
        // A hand may begin with cards that cannot be chosen now.
        if !self.act(hands, '1', "[data-ask] .choice:has(input)").await {
            return;
        }
        let said = self.text("[data-ask] .preview.on").await;
        assert!(!said.is_empty(), "a choice has a preview");
        if !self.act(hands, ENTER, "[data-ask] button.main").await {
            return;
        }
        let start = Instant::now();
        while self.state().await == *asked {
            assert!(start.elapsed() < PATIENCE, "a choice is not taken");
            sleep(GLANCE).await;
        }
    }
}
