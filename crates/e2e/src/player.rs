//! Playing through the page, and only through the page.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::time::sleep;

use crate::Browser;

/// The keys by their numbers in the protocol.
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';

/// A game that takes longer than this does not end.
const PATIENCE: Duration = Duration::from_mins(4);
const GLANCE: Duration = Duration::from_millis(80);

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// A question, asked at this version.
    Asked(String),
    /// A wave, step by step.
    Telling,
    /// That others are choosing.
    Waiting,
    /// That the game is over.
    Over,
}

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Clicking, or tapping.
    Pointer,
    /// Pressing keys.
    Keys,
}

const STATE: &str = "
    const table = document.querySelector('#table');
    if (!table) return 'waiting';
    if (table.classList.contains('telling')) return 'telling';
    if (document.querySelector('.act.over')) return 'over';
    const ask = document.querySelector('[data-ask]:not([inert])');
    return ask ? ask.querySelector('[name=version]').value : 'waiting';";

impl Browser {
    /// What the page shows now.
    pub async fn state(&self) -> State {
        match self.try_run(STATE).await.as_ref().map(Value::as_str) {
            Ok(Some("telling")) => State::Telling,
            Ok(Some("over")) => State::Over,
            Ok(Some("waiting") | None) | Err(_) => State::Waiting,
            Ok(Some(version)) => State::Asked(version.to_owned()),
        }
    }

    /// Answers a question if there is one, and skips what is being told. Returns what the page
    /// showed.
    pub async fn play_on(&self, hands: Hands) -> State {
        let state = self.state().await;
        match &state {
            State::Telling => self.skip(hands).await,
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

    /// Waits for a question, and skips what is told before it.
    pub async fn wait_for_question(&self) {
        self.wait_for_question_or_end().await;
        assert_ne!(self.state().await, State::Over, "the game is over");
    }

    /// Waits until something is asked or the game is over, and skips what is told before that.
    pub async fn wait_for_question_or_end(&self) {
        let start = Instant::now();
        while !matches!(self.state().await, State::Asked(_) | State::Over) {
            assert!(start.elapsed() < PATIENCE, "nothing is asked");
            self.skip(Hands::Pointer).await;
            sleep(GLANCE).await;
        }
    }

    async fn skip(&self, hands: Hands) {
        match hands {
            Hands::Keys => self.press(ESCAPE).await,
            // It may be over before the click arrives.
            Hands::Pointer => drop(self.try_click("[data-skip]").await),
        }
    }

    /// Chooses the first card, reads what it does, and does it.
    async fn answer(&self, hands: Hands, asked: &State) {
        match hands {
            Hands::Keys => self.press('1').await,
            // While things still move they cannot be clicked: then a moment later.
            Hands::Pointer if !self.try_click("[data-ask] .choice").await => return,
            Hands::Pointer => {}
        }
        let said = self.text("[data-ask] .preview.p1").await;
        assert!(!said.is_empty(), "what a choice does is said before it is made");
        match hands {
            Hands::Keys => self.press(ENTER).await,
            Hands::Pointer if !self.try_click("[data-ask] button.main").await => return,
            Hands::Pointer => {}
        }
        let start = Instant::now();
        while self.state().await == *asked {
            assert!(start.elapsed() < PATIENCE, "a choice is not taken");
            sleep(GLANCE).await;
        }
    }
}
